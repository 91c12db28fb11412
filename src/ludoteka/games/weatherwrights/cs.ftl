title = Povětrníci
summary = Dva povětrníci a jeden balíček čtyřiceti karet: komu dojde teplo?
kind = karetní hra
how-to-play =
    Dva povětrníci stojí každý na svém kopci, mají po 15 bodech tepla a lížou ze společného balíčku. Tah přinese
    dech, nejdřív tři, pak víc, až šest. Kdo je na tahu, lízne kartu a sesílá karty, na které mu dech stačí. Co
    neutratí, zbude mu na odpovědi v soupeřově tahu.

    Bouře se stane jednou. Trvalá karta zůstane na kopci a působí, dokud tam leží. Odpověď lze seslat, jen když
    na obloze něco čeká, a to i v cizím tahu: nejdřív smí odpovědět soupeř toho, kdo sesílal, pak se střídají,
    dokud oba nevynechají. Co bylo sesláno poslední, stane se první.

    Chlad ubírá teplo, úkryt ho zeslabuje. Komu teplo dojde, prohrál. Kdo má na konci tahu víc než šest karet,
    přebytečné odloží.

    Když obloha vypadá nebezpečně, nechte si dva dechy na Bezvětří, a Bouřkový mrak nenechávejte stát příliš
    dlouho.

# Místa u stolu
player-1 = Hráč 1
player-2 = Hráč 2

# Karty
card = karta
storm = bouře
answer = odpověď
lasting = trvalá
drizzle = Mrholení
gust = Poryv
hail = Krupobití
lightning = Blesk
sunbeam = Paprsek
fair-wind = Příznivý vítr
tailwind = Vítr v zádech
cold-snap = Náhlý mráz
whirlwind = Vzdušný vír
thaw = Obleva
umbrella = Deštník
calm = Bezvětří
mirror-lake = Zrcadlové jezero
backdraught = Zpětný tah
cottage = Chalupa
windmill = Větrný mlýn
thundercloud = Bouřkový mrak
weathercock = Korouhvička
rain-barrel = Sud na dešťovku
lightning-rod = Hromosvod
fog = Mlha

# Místa pro karty
deck = balíček
discard = odložené karty
sky = obloha
hand = ruka
hill = kopec

# Stavy
casting = sesílá se
resting = odpočívá se

# Čísla
passes = vynechání
warmth = teplo
    .counted = { $count ->
        [one] bod tepla
        [few] body tepla
       *[other] bodů tepla
    }
breath = dech
    .counted = { $count ->
        [one] dech
        [few] dechy
       *[other] dechů
    }
lungs = dech na tah
shelter = úkryt
    .counted = { $count ->
        [one] bod úkrytu
        [few] body úkrytu
       *[other] bodů úkrytu
    }
cost = cena
drops = kapky
    .counted = { $count ->
        [one] kapka
        [few] kapky
       *[other] kapek
    }

# Co se pamatuje
maker = seslal

# Volby
cast-a-card = Seslat kartu
rest = Odpočinout si
reply = Odpovědět
pass = Vynechat
pour-it-out = Vylít sud
skip = Nechat ho stát
