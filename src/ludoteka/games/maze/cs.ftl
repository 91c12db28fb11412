title = Bludiště
summary = Najděte mezi živými ploty nejkratší cestu domů.
kind = bludiště
how-to-play =
    Poutník chodí krok za krokem nahoru, dolů, doleva nebo doprava, kudy mu nebrání živý plot. Úloha je
    vyřešena, když dojde domů.

    Dojít domů je jedna věc, dojít tam tolika kroky, kolik úloha uvádí, věc druhá. Malými bludišti vede jediná
    cesta. Ve větších se cesty znovu sbíhají a jedna z nich bývá kratší než ostatní.

    Než vykročíte, rozhlédněte se. Často se vyplatí začít u domku a jít pozpátku, protože k němu vede cest
    méně. Slepé uličky si v duchu zaplňte: co zbude, je hledaná cesta.

# Místa u stolu
player = Hráč

# Kameny
wall = živý plot
walker = poutník

# Stavy
path = cesta
home = domov

# Obtížnost
easy = lehká
medium = střední
hard = těžká
very-hard = velmi těžká

# Úlohy
level-garden-gate = Zahradní branka
level-behind-the-shed = Za kůlnou
level-hedge = Živý plot
level-old-courtyard = Starý dvůr
level-vineyard = Vinice
level-side-streets = Postranní uličky
level-cellar = Sklep
level-fish-market = Rybí trh
level-under-the-castle = Pod hradem
level-long-way-round = Velká oklika
level-harbour = Přístav
level-thousand-doors = Tisíc dveří
level-labyrinth = Labyrint
level-night-without-a-moon = Bezměsíčná noc
