title = Síť
summary = Natočte trubky tak, aby byl každý počítač spojen se serverem a žádný konec nezůstal otevřený.
kind = otáčecí hlavolam
how-to-play =
    Na každém poli leží kus trubky a někdo je všechny zpřeházel. Vyberte trubku a ta se otočí o čtvrt obrátky
    doleva. Server má vývody na všechny čtyři strany a neotáčí se.

    Úloha je vyřešena, když je každý počítač spojen se serverem a žádný konec trubky není otevřený: každý
    navazuje na jiný. Řešení je právě jedno.

    Začněte u okrajů a v rozích, kde může trubka ležet jen několika způsoby. Trubka, o které už víte, jak
    leží, prozradí něco o sousedech. Dva počítače spolu nikdy přímo spojeny nejsou: zůstaly by odříznuté.
    V těžkých úlohách se trubka, která na jedné straně desku opustí, na protější straně vrací.

# Místa u stolu
player = Hráč

# Kameny
server = server
pipe = trubka
computer = počítač
straight = rovná trubka
bend = koleno
fork = rozbočka

# Obtížnost
easy = lehká
medium = střední
hard = těžká
very-hard = velmi těžká

# Úlohy
level-two-desks = Dva stoly
level-small-office = Malá kancelář
level-study = Pracovna
level-open-plan = Společná kancelář
level-ground-floor = Přízemí
level-library = Knihovna
level-round-the-patio = Kolem dvorku
level-campus = Areál školy
level-over-the-edge = Přes okraj
level-town-hall = Radnice
level-power-plant = Elektrárna
level-harbour-office = Přístavní úřad
level-satellite = Družice
level-around-the-world = Kolem světa
level-space-station = Vesmírná stanice
