title = Zapeklité zdvihy
summary = Řekněte, kolik zdvihů uděláte, a pak jich udělejte přesně tolik, ani víc, ani míň.
kind = karetní hra
how-to-play =
    V prvním kole dostane každý sedm karet, v každém dalším o jednu méně až k jedné, a pak zase víc. Další karta
    balíčku se otočí: její barva jsou trumfy.

    Počínaje hráčem po levici rozdávajícího každý ohlásí, kolik zdvihů udělá. Rozdávající mluví poslední a nesmí
    zvolit číslo, se kterým by součet hlášek souhlasil s počtem zdvihů: někdo se mýlit musí.

    První zdvih vynáší hráč po levici rozdávajícího. Barva se ctí, kdo ji má; kdo ne, hraje cokoli. Zdvih bere
    nejvyšší trumf, a není-li v něm, nejvyšší karta vynesené barvy. Kdo zdvih vzal, vynáší další.

    Kdo udělal přesně tolik zdvihů, kolik ohlásil, dostane 10 bodů a za každý z nich jeden navíc. Ostatní
    nedostanou nic. Po posledním kole vyhrává nejvíc bodů.

# Místa u stolu
player-1 = Hráč 1
player-2 = Hráč 2
player-3 = Hráč 3
player-4 = Hráč 4
player-5 = Hráč 5
player-6 = Hráč 6
player-7 = Hráč 7

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
upcard = trumfová karta
hand = ruka
winnings = vzaté zdvihy

# Stavy
going-down = karet ubývá
going-up = karet přibývá

# Čísla
cards-dealt = rozdané karty
bids-made = ohlášeno
points = body
    .counted = { $count ->
        [one] bod
        [few] body
       *[other] bodů
    }
target = ohlášené zdvihy
tricks = zdvihy
    .counted = { $count ->
        [one] zdvih
        [few] zdvihy
       *[other] zdvihů
    }

# Co se pamatuje
dealer = rozdávající
leader = vynášející
thrower = zahrál

# Nastavení
longest = nejdelší kolo
longest-question = Karet v nejdelším kole
way-back = cesta zpět
way-back-question = Přibývá po nejkratším kole zase karet?
played = ano
left-out = ne
hook = háček
hook-question = Musí se součet hlášek lišit od počtu zdvihů?
