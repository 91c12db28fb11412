title = Clobber
summary = Každý tah srazí sousední soupeřův kámen; kdo už nemá koho srazit, prohrál.
kind = strategická hra
how-to-play =
    Na začátku je deska plná: bílé kameny stojí na tmavých polích, černé na světlých. Začíná bílý.

    V každém tahu posunete jeden svůj kámen o pole nahoru, dolů, doleva nebo doprava na soupeřův kámen, a
    ten se odstraní. Jiné tahy nejsou. Kdo nemůže táhnout, prohrává, takže vyhrává ten, kdo táhl poslední,
    a remíza není možná.

    Deska se brzy rozpadne na ostrůvky, které se nedotýkají. Počítejte, kolik tahů komu v každém z nich ještě
    zbývá. Kámen, vedle nějž nestojí žádný soupeřův, je ze hry, a tak si držte kameny poblíž těch, které
    budou moci srazit jako poslední.

# Místa u stolu
white = Bílý
black = Černý

# Kameny
stone = kámen

# Nastavení
width = sloupce
width-question = Kolik sloupců?
height = řady
height-question = Kolik řad?
