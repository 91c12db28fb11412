title = Prasátko
summary = Házejte kostkou, dokud máte odvahu, a přestaňte dřív, než jednička všechno vezme.
kind = hra s kostkami
how-to-play =
    Kdo je na tahu, hází kostkou, kolikrát chce. Co padne, se sčítá do banku. Kdo přestane, tomu bank zůstane
    natrvalo a hraje další. Padne-li jednička, bank propadne a tah končí.

    Vyhrává ten, kdo první přestane s dohodnutým počtem bodů, obvykle se 100. Kdo jich i s bankem tolik má, dál
    házet nemusí.

    Pro začátek je dobré přestat, když je v banku aspoň 20. Když jsou soupeři blízko cíle, odvažte se víc; s
    velkým náskokem raději méně.

# Místa u stolu
player-1 = Hráč 1
player-2 = Hráč 2
player-3 = Hráč 3
player-4 = Hráč 4
player-5 = Hráč 5
player-6 = Hráč 6
player-7 = Hráč 7
player-8 = Hráč 8
player-9 = Hráč 9
player-10 = Hráč 10

# Kostky
cube = kostka
die = kostka
dice = kostky

# Stavy
rolling = hází se
resting = je přestávka

# Čísla
value = hodnota
pot = bank
score = body
    .counted = { $count ->
        [one] bod
        [few] body
       *[other] bodů
    }

# Volby
roll = Hodit
hold = Přestat

# Nastavení
goal = cíl
goal-question = Kolik bodů vyhrává
