title = Vrhcáby
summary = Přiveďte patnáct kamenů domů a z desky ven a vyhazujte ty, které stojí samy.
kind = závod
how-to-play =
    Bílý jde z bodu 1 na bod 24, černý opačně. Kdo je na tahu, hodí dvěma kostkami a táhne kamenem podle jedné a
    kamenem, týmž nebo jiným, podle druhé. Dvojice se hraje čtyřikrát. Nelze jít tam, kde stojí dva a více
    soupeřových kamenů.

    Kámen, který stojí sám, lze vyhodit: jde na přepážku a musí znovu nastoupit na prvních šest bodů dřív, než
    se táhne čímkoli jiným. Když jsou všechny kameny v posledních šesti bodech, lze je vyvádět, přesným číslem,
    nebo vyšším z bodu, který je nejvíc vzadu.

    Obě kostky se použít musí, když to jde, a jde-li použít jen jednu, tak tu vyšší. Kdo první vyvede všechno,
    získá bod; dva, nevyvedl-li soupeř ani jeden kámen; tři, má-li navíc ještě kámen na přepážce nebo v
    posledních šesti bodech vítěze.

    Body se dvěma kameny jsou bezpečné a několik v řadě je hradba. Utíkejte, když vedete, a držte body, když ne.

# Místa u stolu
white = Bílý
black = Černý

# Kameny
checker = kámen
    .counted = { $count ->
        [one] kámen
        [few] kameny
       *[other] kamenů
    }

# Kostky
cube = kostka
die = kostka
dice = kostky

# Místa pro karty
bar = přepážka
    .from = z přepážky

# Stavy
opening = úvodní hod
rolling = hází se
blocked = obsazený
far = ještě ne doma

# Čísla
value = hodnota
score = body
    .counted = { $count ->
        [one] bod
        [few] body
       *[other] bodů
    }
pips-played = odehrané body kostek
uses = použití
pips = zbývající cesta
count = kameny na místě

# Volby
bear-off = Vyvést

# Nastavení
match = zápas
match-question = Kolik bodů vyhrává zápas
