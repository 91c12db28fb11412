title = Pexeso
summary = Otáčejte karty po dvou, pamatujte si, kde který obrázek leží, a sbírejte dvojice.
kind = paměťová hra
how-to-play =
    Karty leží obrázkem dolů a každý obrázek je mezi nimi dvakrát. Otočte jednu kartu a pak druhou. Mají-li obě
    stejný obrázek, dvojici si vezmete, získáte 10 bodů a pokračujete. Nemají-li, ztratíte 1 bod; obě zůstanou ležet
    obrázkem nahoru, dokud se neotočí další karta, aby si je každý mohl dobře prohlédnout.

    Partie končí, když je sebrána poslední dvojice. Hrajete-li sami, snažte se ztratit co nejméně bodů; ve dvou až
    šesti se hráči střídají, za dvojici je další tah a vyhrává ten, kdo má nejvíc bodů.

    O každém obrázku, který jste viděli, si povězte malý příběh s místem, kde leží. Otáčejte nejdřív kartu, kterou
    neznáte, a teprve potom tu, kterou si pamatujete: tak nepřijde nazmar nic z toho, co víte.

# Místa u stolu
player-1 = Hráč 1
player-2 = Hráč 2
player-3 = Hráč 3
player-4 = Hráč 4
player-5 = Hráč 5
player-6 = Hráč 6

# Kameny
card = karta

# Stavy
face-down = rubem nahoru
face-up = lícem nahoru

# Obrázky
sun = slunce
moon = měsíc
star = hvězda
cloud = mrak
heart = srdce
house = dům
tree = strom
flower = květina
apple = jablko
pear = hruška
cherry = třešně
mushroom = houba
fish = ryba
cat = kočka
snail = šnek
ladybird = beruška
boat = loďka
car = auto
balloon = balonek
kite = drak
ball = míč
drum = buben
bell = zvonek
key = klíč
clock = hodiny
candle = svíčka
cup = hrnek
umbrella = deštník
crown = koruna
flag = vlajka
anchor = kotva
leaf = list

# Čísla
score = body
    .counted = { $count ->
        [one] bod
        [few] body
       *[other] bodů
    }

# Obtížnost
easy = lehká
medium = střední
hard = těžká
very-hard = velmi těžká

# Úlohy
level-six-pairs = Šest dvojic
level-in-the-garden = Na zahradě
level-up-in-the-sky = Na obloze
level-the-toy-box = Krabice s hračkami
level-the-kitchen-table = Kuchyňský stůl
level-the-picture-frame = Rám obrazu
level-down-by-the-water = U vody
level-the-big-square = Velký čtverec
level-six-by-seven = Šest krát sedm
level-the-cross = Kříž
level-market-day = Trh
level-the-courtyard = Nádvoří
level-long-memory = Dobrá paměť
level-the-whole-pack = Celá hra
