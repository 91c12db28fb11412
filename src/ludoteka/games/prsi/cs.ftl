title = Prší
summary = Zbavte se karet: barva na barvu nebo hodnota na hodnotu, se sedmičkami, esy a svršky, které umějí potrápit.
kind = karetní hra
how-to-play =
    Každý dostane čtyři karty z německého balíčku. Kdo je na tahu, položí kartu barvy nebo hodnoty vrchní karty
    na hromádce, anebo si jednu lízne.

    Po sedmičce si další hráč lízne dvě karty, ledaže odpoví další sedmičkou; pak je to čtyři, šest nebo osm pro
    toho po něm. Po esu další hráč stojí, ledaže odpoví esem. Svršek lze položit na cokoli a kdo ho položí,
    zvolí barvu, která se bude hrát.

    Když balíček dojde, otočí se hromádka kromě vrchní karty. Vyhrává, kdo se první zbaví všech karet.

    Svrška si nechte na konec a sedmičky na toho, komu zbývá jediná karta.

# Místa u stolu
player-1 = Hráč 1
player-2 = Hráč 2
player-3 = Hráč 3
player-4 = Hráč 4
player-5 = Hráč 5

# Karty
card = karta
suit = barva
rank = hodnota
hearts = srdce
bells = kule
leaves = listy
acorns = žaludy
unter = spodek
ober = svršek
king = král
ace = eso
n-7-of-hearts = srdcová sedmička
n-8-of-hearts = srdcová osmička
n-9-of-hearts = srdcová devítka
n-10-of-hearts = srdcová desítka
unter-of-hearts = srdcový spodek
ober-of-hearts = srdcový svršek
king-of-hearts = srdcový král
ace-of-hearts = srdcové eso
n-7-of-bells = kulová sedmička
n-8-of-bells = kulová osmička
n-9-of-bells = kulová devítka
n-10-of-bells = kulová desítka
unter-of-bells = kulový spodek
ober-of-bells = kulový svršek
king-of-bells = kulový král
ace-of-bells = kulové eso
n-7-of-leaves = listová sedmička
n-8-of-leaves = listová osmička
n-9-of-leaves = listová devítka
n-10-of-leaves = listová desítka
unter-of-leaves = listový spodek
ober-of-leaves = listový svršek
king-of-leaves = listový král
ace-of-leaves = listové eso
n-7-of-acorns = žaludová sedmička
n-8-of-acorns = žaludová osmička
n-9-of-acorns = žaludová devítka
n-10-of-acorns = žaludová desítka
unter-of-acorns = žaludový spodek
ober-of-acorns = žaludový svršek
king-of-acorns = žaludový král
ace-of-acorns = žaludové eso

# Místa pro karty
deck = balíček
pile = hromádka
hand = ruka

# Stavy
flowing = hraje se
halted = někdo stojí
fitting = hratelná

# Čísla
debt = karet k líznutí
    .counted = { $count ->
        [one] karta k líznutí
        [few] karty k líznutí
       *[other] karet k líznutí
    }

# Co se pamatuje
wanted-suit = hraje se barva

# Volby
answer-with-a-seven = Odpovědět sedmičkou
draw-the-cards = Líznout karty
answer-with-an-ace = Odpovědět esem
stand-still = Stát
draw-a-card = Líznout kartu
