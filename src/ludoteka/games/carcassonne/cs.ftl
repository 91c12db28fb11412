title = Carcassonne
summary = Skládejte kartičku po kartičce kraj cest, měst, klášterů a luk a posílejte figurky tam, kde vydělají nejvíc.
kind = skládání kartiček
how-to-play =
    Na stole leží jedna kartička. V každém tahu se jedna vylosuje: přiložte ji k jiné tak, aby souhlasily všechny
    strany, cesta k cestě, město k městu, louka k louce; otočit ji můžete jakkoli. Kartička, která nikam nejde, se
    odloží a losuje se jiná.

    Pak můžete postavit jednu ze svých figurek na některou část té kartičky: na cestu, do města, do kláštera
    nebo na louku, pokud ve stejné oblasti nestojí žádná figurka, ani daleko odtud.

    Dokončená oblast přinese body a figurky se vrátí. Cesta má oba konce: bod za každou kartičku. Město uzavřou
    hradby: dva body za každou kartičku a za každý štít. Klášter obklopí osm kartiček: devět bodů. Body dostane,
    kdo tam má nejvíc figurek; při shodě je dostanou všichni, kdo jich mají stejně.

    Po poslední kartičce dají nedokončené cesty bod za kartičku, města bod za kartičku a štít, kláštery bod za
    každou z devíti kartiček. Louka dá tři body za každé dokončené město, které s ní sousedí; figurky na ní zůstávají
    až do konce. Vyhrává, kdo má nejvíc bodů. Nechte si figurku v záloze: z luk se nevracejí.

# Místa u stolu
player-1 = Hráč 1
player-2 = Hráč 2
player-3 = Hráč 3
player-4 = Hráč 4
player-5 = Hráč 5
player-6 = Hráč 6

# Kameny
follower = figurka
    .counted = { $count ->
        [one] figurka
        [few] figurky
       *[other] figurek
    }

# Části kartiček
part = část
road = cesta
city = město
monastery = klášter
field = louka
plain = bez štítu
shielded = se štítem

# Kartičky
tile = kartička
new-tile = nová kartička
scored-part = část, která se počítá
abbey-road = Klášter s cestou
abbey = Klášter
walled-city = Město s hradbami
gate-road = Brána s cestou
gate = Brána
guarded-gap = Strážená soutěska
gap = Soutěska
facing-gates = Brány proti sobě
corner-gates = Brány v rohu
gate-bend = Brána se zatáčkou
gate-turn = Brána s ohybem
gate-fork = Brána s rozcestím
guarded-bow = Strážený oblouk
bow = Oblouk
guarded-bay = Strážená zátoka
bay = Zátoka
guarded-keep = Strážená tvrz
keep = Tvrz
guarded-yard = Strážené nádvoří
yard = Nádvoří
straight = Přímá cesta
bend = Zatáčka
fork = Rozcestí
crossing = Křižovatka

# Zóny
bag = pytlík
tray = vylosovaná kartička

# Za co jsou body
farm-as-in-edition-1 = louky
    .earned = louky zásobující { $area }
farm-as-in-edition-2 = louky
    .earned = louky zásobující { $area }

# Čísla
points = body
    .counted = { $count ->
        [one] bod
        [few] body
       *[other] bodů
    }
count = počet

# Volby
place-a-follower = Postavit figurku
skip = Bez figurky
not-turned = neotočená
turned-right = otočená doprava
turned-around = otočená obráceně
turned-left = otočená doleva

# Možnosti
crew = figurky
crew-question = Kolik figurek má každý hráč?
farming = louky
farming-question = Počítají se na konci louky?
played = počítají se
left-out = nehrají
edition = vydání
edition-question = Podle kterého vydání se počítají malá města a louky?
