title = Alenčino bludiště
summary = Jděte po šipkách vždy o tolik polí, kolik měří krok; dort ho prodlouží, lahvička zkrátí.
kind = bludiště šipek
how-to-play =
    Alenka stojí na poli se šipkami a jde podle jedné z nich: přesně o tolik polí, kolik měří její krok, ani
    více, ani méně. Zpočátku měří krok 1. Na tom, co leží cestou, nezáleží; rozhoduje jen, kde skončí.

    Na poli s dortem Alenka vyroste a její krok je od té chvíle o 1 delší. Na poli s lahvičkou se zmenší a
    krok je o 1 kratší. Měří-li krok 0 nebo žádná šipka nevede na pole desky, Alenka zabloudila. Vyhrává
    u branky.

    Totéž pole vede pokaždé jinam, podle toho, jak je krok dlouhý. Neptejte se proto jen, kde Alenka stojí,
    ale i jak je tam velká. Pomáhá jít pozpátku: ze kterých polí a s jakým krokem skončí šipka u branky?

# Místa u stolu
player = Hráč

# Kameny
sign = ukazatel
girl = Alenka
arrow = šipka
slant = šikmá šipka
straight = dvě šipky proti sobě
corner = dvě šipky do rohu
fork = tři šipky
cross = čtyři šipky
star = čtyři šikmé šipky

# Čísla
stride = krok

# Stavy
plain = obyčejné
lengthening = dort
shortening = lahvička
goal = branka

# Obtížnost
easy = lehká
medium = střední
hard = těžká
very-hard = velmi těžká

# Úlohy
level-down-the-rabbit-hole = Dolů králičí norou
level-pool-of-tears = Louže slz
level-caucus-race = Závod bez pravidel
level-caterpillar = Houseňák
level-pig-and-pepper = Prasátko a pepř
level-cheshire-cat = Kočka Šklíba
level-mad-tea-party = Bláznivá svačina
level-march-hare = Zajíc Březňák
level-croquet-ground = Kroketové hřiště
level-mock-turtle = Falešná želva
level-lobster-quadrille = Humří čtverylka
level-who-stole-the-tarts = Kdo ukradl koláče
level-queen-of-hearts = Srdcová královna
level-through-the-looking-glass = Za zrcadlem
