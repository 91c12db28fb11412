title = Kapradinový ostrov
summary = Osidlete ostrov o devatenácti krajích: stavte cesty, vesnice a města a vyměňujte, co vám chybí.
kind = stavební závod
how-to-play =
    Ostrov má devatenáct krajů: lesy dávají dřevo, hliniště hlínu, pastviny vlnu, pole obilí a lomy kámen;
    vřesoviště nedává nic. Na každém leží číslo. Nejdřív každý založí dvě vesnice, každou s cestou, jednou kolem
    stolu a jednou zpátky, a dostane po jednom zboží z každého kraje kolem nich.

    Tah začíná oběma kostkami. Každý kraj, jehož číslo padlo, dá jedno zboží každé vesnici a dvě každému městu
    ve svých rozích, ať jsou čí chtějí. Když padne sedm, nedává žádný kraj a kdo je na tahu, vezme si jedno
    zboží podle své volby.

    Pak se staví a vyměňuje. Cesta stojí dřevo a hlínu a navazuje na to, co už máte. Vesnice stojí dřevo, hlínu,
    vlnu a obilí, patří do rohu, kam vede vaše cesta, a nikdy těsně vedle jiné. Město stojí dvě obilí a tři
    kameny a nahradí vesnici. Za tři stejná zboží dá banka jedno jakékoli; nebo nabídněte jedno za jedno a kdo
    je ochotný, řekne to; nabídnout se smí jednou za tah.

    Každý má 15 cest, 5 vesnic a 4 města. Vesnice je bod, město dva. Vyhrává, kdo má první osm. Nejčastěji padá šest a osm; ale čtyři druhy krajů jsou
    lepší než jedno dobré číslo.

# Místa u stolu
player-1 = Hráč 1
player-2 = Hráč 2
player-3 = Hráč 3
player-4 = Hráč 4

# Kameny
road = cesta
home = sídlo
hamlet = vesnice
town = město

# Kostky
cube = kostka

# Karty
land = kraj
forest = Les
claypit = Hliniště
pasture = Pastvina
cornfield = Pole
quarry = Lom
heath = Vřesoviště
disc = žeton
disc-two = 2
disc-three = 3
disc-four = 4
disc-five = 5
disc-six = 6
disc-eight = 8
disc-nine = 9
disc-ten = 10
disc-eleven = 11
disc-twelve = 12
good = zboží
log = kláda
    .counted = { $count ->
        [one] kláda
        [few] klády
       *[other] klád
    }
brick = cihla
    .counted = { $count ->
        [one] cihla
        [few] cihly
       *[other] cihel
    }
fleece = rouno
    .counted = { $count ->
        [one] rouno
        [few] rouna
       *[other] roun
    }
sheaf = snop
    .counted = { $count ->
        [one] snop
        [few] snopy
       *[other] snopů
    }
block = kvádr
    .counted = { $count ->
        [one] kvádr
        [few] kvádry
       *[other] kvádrů
    }

# Slova
ware = druh zboží
wood = dřevo
clay = hlína
wool = vlna
grain = obilí
stone = kámen

# Místa pro karty
bank = banka
hand = ruka
dice = kostky

# Stavy
busy = staví se
late = nabídka už padla
unasked = bez odpovědi
willing = ochotný
unwilling = neochotný
free = volný
reached = dosažitelná

# Čísla
points = body
    .counted = { $count ->
        [one] bod
        [few] body
       *[other] bodů
    }
throw = číslo

# Co se pamatuje
offered-ware = nabízí se
wanted-ware = žádá se

# Volby
accept = Přijmout
refuse = Odmítnout
lay-a-road = Postavit cestu
found-a-hamlet = Založit vesnici
raise-a-town = Povýšit na město
trade-with-the-bank = Vyměnit s bankou
make-an-offer = Nabídnout výměnu
end-the-turn = Ukončit tah

# Nastavení
goal = cíl
goal-question = Kolik bodů vyhrává
