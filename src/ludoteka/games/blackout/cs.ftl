title = Temné rovnice
summary = Začerněte v téže řádce postupně dva, tři a čtyři znaky tak, aby zbyly tři platné rovnice.
kind = číselný hlavolam
how-to-play =
    Táž řádka číslic a znamének je napsána třikrát. V horním řádku začerněte právě dva znaky, v prostředním tři a v
    dolním čtyři, a to tak, aby v každém řádku zbyla platná rovnice.

    Znak začerníte tím, že ho vyberete; když ho vyberete znovu, zase se odkryje. Začerněné znaky jako by nikdy nebyly:
    číslice, které se tím dostanou vedle sebe, tvoří jedno číslo, takže 1, kaňka a 2 je dohromady 12.

    Rovnice má jedno rovnítko. Násobení (*) a dělení (/) má přednost před sčítáním a odčítáním, každé dělení musí vyjít
    beze zbytku a výsledek může být i záporný: 3-5=-2 platí. Strana rovnice smí začínat minusem, ale žádným jiným
    znaménkem.

    V každém řádku je právě jedna možnost. Nejdřív počítejte: kolik znaků zbude a která znaménka mohou zůstat? Potom
    porovnejte, jak velká čísla jsou na obou stranách a jakou mají poslední číslici.

# Místa u stolu
player = Hráč

# Kameny
symbol = znak
digit = číslice
plus-sign = plus
minus-sign = minus
times-sign = krát
division-sign = děleno
equals-sign = rovnítko
blot = kaňka

# Čísla
value = hodnota

# Obtížnost
easy = lehká
medium = střední
hard = těžká
very-hard = velmi těžká

# Úlohy
level-inkwell = Kalamář
level-six-and-two = Šest a dva
level-first-smudge = První šmouha
level-nine-lives = Devět životů
level-lucky-sevens = Šťastné sedmičky
level-blotting-paper = Pijavý papír
level-goose-quill = Husí brk
level-halves = Poloviny
level-always-four = Pokaždé čtyři
level-small-products = Malé součiny
level-splitting = Štípání
level-torn-line = Potrhaná řádka
level-double-nine = Dvojnásobek devíti
level-deep-night = Hluboká noc
level-spilled-ink = Rozlitý inkoust
level-last-candle = Poslední svíčka
