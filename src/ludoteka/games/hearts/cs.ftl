title = Srdce
summary = Berte co nejméně srdcí a pikovou dámu už vůbec ne, anebo je vezměte všechny.
kind = karetní hra
how-to-play =
    Čtyři hráči dostanou po třinácti kartách. Před hrou každý předá tři karty: doleva, v příštím rozdání
    doprava, pak naproti a ve čtvrtém nikdo.

    Kdo má křížovou dvojku, vynáší ji. Barva se ctí, kdo ji má; kdo ne, hraje cokoli, jen v prvním zdvihu ne
    srdce ani pikovou dámu. Zdvih bere nejvyšší karta vynesené barvy a kdo ho vzal, vynáší dál. Srdce nelze
    vynést, dokud nejsou otevřená, tedy dokud některé nebylo zahráno, nebo piková dáma.

    Za každé vzaté srdce je bod, za pikovou dámu třináct. Body jsou špatné. Kdo však vezme všechny, nedostane
    žádný a ostatní po 26. Když má někdo 100 bodů, vyhrává ten, kdo jich má nejméně.

    Předávejte vysoké piky, ledaže jich máte hodně, a zkuste se zbavit celé jedné barvy.

# Místa u stolu
player-1 = Hráč 1
player-2 = Hráč 2
player-3 = Hráč 3
player-4 = Hráč 4

# Karty
card = karta
suit = barva
rank = hodnota
clubs = kříže
diamonds = káry
hearts = srdce
spades = piky
jack = kluk
queen = dáma
king = král
ace = eso
n-2-of-clubs = křížová dvojka
n-3-of-clubs = křížová trojka
n-4-of-clubs = křížová čtyřka
n-5-of-clubs = křížová pětka
n-6-of-clubs = křížová šestka
n-7-of-clubs = křížová sedmička
n-8-of-clubs = křížová osmička
n-9-of-clubs = křížová devítka
n-10-of-clubs = křížová desítka
jack-of-clubs = křížový kluk
queen-of-clubs = křížová dáma
king-of-clubs = křížový král
ace-of-clubs = křížové eso
n-2-of-diamonds = kárová dvojka
n-3-of-diamonds = kárová trojka
n-4-of-diamonds = kárová čtyřka
n-5-of-diamonds = kárová pětka
n-6-of-diamonds = kárová šestka
n-7-of-diamonds = kárová sedmička
n-8-of-diamonds = kárová osmička
n-9-of-diamonds = kárová devítka
n-10-of-diamonds = kárová desítka
jack-of-diamonds = kárový kluk
queen-of-diamonds = kárová dáma
king-of-diamonds = kárový král
ace-of-diamonds = kárové eso
n-2-of-hearts = srdcová dvojka
n-3-of-hearts = srdcová trojka
n-4-of-hearts = srdcová čtyřka
n-5-of-hearts = srdcová pětka
n-6-of-hearts = srdcová šestka
n-7-of-hearts = srdcová sedmička
n-8-of-hearts = srdcová osmička
n-9-of-hearts = srdcová devítka
n-10-of-hearts = srdcová desítka
jack-of-hearts = srdcový kluk
queen-of-hearts = srdcová dáma
king-of-hearts = srdcový král
ace-of-hearts = srdcové eso
n-2-of-spades = piková dvojka
n-3-of-spades = piková trojka
n-4-of-spades = piková čtyřka
n-5-of-spades = piková pětka
n-6-of-spades = piková šestka
n-7-of-spades = piková sedmička
n-8-of-spades = piková osmička
n-9-of-spades = piková devítka
n-10-of-spades = piková desítka
jack-of-spades = pikový kluk
queen-of-spades = piková dáma
king-of-spades = pikový král
ace-of-spades = pikové eso

# Místa pro karty
deck = balíček
trick = zdvih
hand = ruka
parcel = předávané karty
winnings = vzaté zdvihy

# Co se volí najednou
gift = předávané karty
    .aim = pro souseda vlevo ({ $next })
    .aim-passing-right = pro souseda vpravo ({ $previous })
    .aim-passing-across = pro hráče naproti ({ $opposite })

# Stavy
passing-left = předává se doleva
passing-right = předává se doprava
passing-across = předává se naproti
keeping = nepředává se
unbroken = srdce nejsou otevřená
broken = srdce jsou otevřená

# Čísla
tricks-played = odehrané zdvihy
points = body
    .counted = { $count ->
        [one] bod
        [few] body
       *[other] bodů
    }

# Co se pamatuje
leader = vynášející
thrower = zahrál

# Nastavení
limit = hranice
limit-question = Při kolika bodech hra končí
parcels = předávání karet
parcels-question = Kam se karty předávají?
varied = doleva, doprava, naproti, vůbec
leftward = vždy doleva
rightward = vždy doprava
crossing = vždy naproti
left-out = nikam
spade-queen = zahraná piková dáma
spade-queen-question = Otevírá srdce i piková dáma?
breaking = otevírá srdce
harmless = srdce neotevírá
red-jack = vzatý kárový kluk
red-jack-question = Ubírá kárový kluk 10 bodů?
ordinary = nic
precious = 10 bodů méně
clean-hands = ani jeden zdvih
clean-hands-question = Ubírá rozdání bez zdvihu 5 bodů?
unnoticed = jako obvykle
praised = 5 bodů méně
