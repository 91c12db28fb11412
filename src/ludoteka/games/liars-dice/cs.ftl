title = Kostky pod kelímkem
summary = Každý se podívá jen pod svůj kelímek a hádá, co leží pod všemi. Komu věřit?
kind = hra s kostkami
how-to-play =
    Všichni hodí svými kostkami pod kelímkem a podívají se jen na své. Kdo začíná, řekne sázku: tolik kostek pod
    všemi kelímky dohromady ukazuje toto číslo. Další hráč buď sázku zvýší, nebo řekne „Lžeš!“.

    Sázka je vyšší, když mluví o více kostkách, nebo o stejně mnoha kostkách s vyšším číslem. Jedno číslo,
    obvykle jednička, platí za kterékoli jiné.

    Na „Lžeš!“ se všechny kelímky zvednou. Je-li takových kostek aspoň tolik, kolik zaznělo, ztrácí kostku ten,
    kdo nevěřil; jinak ten, kdo sázel. Kdo prohrál, začíná další kolo. Kdo nemá kostky, končí, a vyhrává
    poslední, komu nějaké zbyly.

    Počítejte s tím, že vyhoví zhruba každá třetí kostka včetně vašich. Sázka, kterou by šlo obhájit, je lepší
    než sázka, která je jen vyšší.

# Místa u stolu
player-1 = Hráč 1
player-2 = Hráč 2
player-3 = Hráč 3
player-4 = Hráč 4
player-5 = Hráč 5
player-6 = Hráč 6

# Kostky
cube = kostka
die = kostka

# Místa pro karty
cup = kelímek

# Stavy
bidding = sází se
doubted = kelímky se zvedají
fitting = vyhovuje
out = mimo hru

# Čísla
value = hodnota
quantity = vsazený počet kostek
face = vsazené číslo

# Co se pamatuje
bidder = kdo sázel
doubter = kdo nevěřil
leader = kdo začíná

# Volby
bid = Vsadit
liar = Lžeš!

# Nastavení
cup-size = kostek pod kelímkem
cup-size-question = Kolik kostek má každý hráč?
wild-face = číslo za všechna
wild-face-question = Které číslo platí za kterékoli jiné (0: žádné)?
length = délka
length-question = Dokud nezbude jeden hráč s kostkami, nebo jediné kolo?
whole = do posledního hráče
single = jediné kolo
