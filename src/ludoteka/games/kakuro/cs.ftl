title = Kakuro
summary = Křížovka z číslic: každý řádek a sloupec polí musí dát součet, který stojí v jeho čele.
kind = číselný hlavolam
how-to-play =
    Každá nepřerušená řada polí, vodorovná i svislá, má svůj součet. Stojí ve zdi v jejím čele: za lomítkem součet
    polí vpravo, před ním součet polí pod zdí. 16\24 znamená 16 směrem dolů a 24 směrem doprava.

    Vyberte prázdné pole a číslici od 1 do 9, která do něj patří. V jedné řadě nesmí být žádná číslice dvakrát;
    taková číslice se nenabízí.

    Hlavolam je vyřešen, když je číslice v každém poli a všechny součty souhlasí. Každá úloha má právě jedno řešení
    a dá se najít pouhým přemýšlením.

    Číslice zůstane tam, kam jste ji napsali. Nejde-li už nic doplnit a některý součet nesouhlasí, úloha je prohraná.

    Začněte součty, které dávají málo na vybranou: 3 ve dvou polích je jen 1 a 2, 4 jen 1 a 3, 17 jen 8 a 9 a 24 ve
    třech polích jen 7, 8 a 9. Kde se taková řada kříží s jinou, zbude často jediná možnost.

# Místa u stolu
player = Hráč

# Kameny
wall = zeď

# Čísla
digit = číslice
sum-below = součet dolů
sum-beside = součet vpravo

# Obtížnost
easy = lehká
medium = střední
hard = těžká
very-hard = velmi těžká

# Úlohy
level-first-sums = První součty
level-three-by-three = Tři krát tři
level-magic-threes = Kouzelné trojice
level-cut-corners = Useknuté rohy
level-pinwheel = Větrník
level-staircase = Schodiště
level-market-square = Tržiště
level-two-towers = Dvě věže
level-narrow-bridge = Úzký most
level-windmill = Větrný mlýn
level-winding-lane = Klikatá ulička
level-zigzag = Cik cak
level-city-blocks = Bloky domů
level-fountain = Kašna
level-long-street = Dlouhá třída
level-old-mine = Starý důl
level-labyrinth = Labyrint
