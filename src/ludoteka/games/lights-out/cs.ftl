title = Zhasni světla
summary = Každé stisknutí přepne až pět světel najednou; zhasněte celé pole.
kind = přepínací hlavolam
how-to-play =
    Každé pole je světlo, rozsvícené nebo zhasnuté. Stisknutím se pole přepne i se svými
    sousedy nahoře, dole, vlevo a vpravo: rozsvícená zhasnou a zhasnutá se rozsvítí.

    Úloha je vyřešena, když nesvítí žádné světlo.

    Na pořadí nezáleží a dvojí stisknutí téhož pole nezmění nic. Postup, který vás vždy dovede blízko k cíli:
    jděte shora po řádcích a stiskněte vždy pole pod světlem, které ještě svítí, až zůstanou svítit jen světla
    v posledním řádku. U každé úlohy je uvedeno, kolik stisknutí stačí.

# Místa u stolu
player = Hráč

# Stavy
dark = zhasnuté
lit = rozsvícené

# Obtížnost
easy = lehká
medium = střední
hard = těžká
very-hard = velmi těžká

# Úlohy
level-seven-lights = Sedm světel
level-two-stars = Dvě hvězdy
level-five-lights = Pět světel
level-four-corners = Čtyři rohy
level-sixteen-lights = Šestnáct světel
level-flower = Květ
level-nine-lights = Devět světel
level-stripes = Pruhy
level-tulip = Tulipán
level-frame = Rám
level-window = Okno
level-chequers = Šachovnice
level-diamond = Kosočtverec
level-everything = Všechna světla
