title = Oware
summary = Rozsévejte semena do dvanácti důlků, sbírejte je po dvou a po třech a nenechte soupeře hladovět.
kind = mankala
how-to-play =
    Hrací plán je kruh dvanácti důlků a v každém jsou čtyři semena; každému hráči patří šest důlků. Začíná
    jih.

    Na tahu si vyberete svůj důlek, v němž jsou semena. Vezmete je všechna a rozséváte po jednom do dalších
    důlků proti směru hodinových ručiček; vyprázdněný důlek se vynechává. Jestliže po posledním semenu
    zůstanou v soupeřově důlku dvě nebo tři, získáváte je, a s nimi i semena z důlků bezprostředně předtím,
    dokud jde o soupeřovy důlky se dvěma nebo třemi semeny.

    Tahem, který by soupeři sebral všechna semena, nezískáte nic. Soupeři musíte nechat něco na hraní, pokud
    to jde: byly-li by po vašem tahu všechny jeho důlky prázdné, zvolte jiný tah.

    Kdo získal víc než dvacet čtyři semen, vyhrává. Když některý hráč nemůže táhnout nebo se tatáž pozice
    objeví potřetí, přičte si každý semena ze svých důlků a vyhrává ten, kdo jich má víc; při stejném počtu je
    remíza.

# Místa u stolu
south = Jih
north = Sever

# Místa na plánu
house = důlek

# Čísla
seeds = semena
    .counted = { $count ->
        [one] semeno
        [few] semena
       *[other] semen
    }
captured-seeds = získaná semena
    .counted = { $count ->
        [one] získané semeno
        [few] získaná semena
       *[other] získaných semen
    }

# Zapamatované
handful = hrst
last-house = poslední důlek
catch = úlovek
repeats = opakování
repeats-question = Kolikrát se smí opakovat pozice, než se semena rozdělí
