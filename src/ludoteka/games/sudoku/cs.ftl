title = Sudoku
summary = Doplňte mřížku tak, aby v každém řádku, sloupci i čtverci byla každá číslice právě jednou.
kind = číselný hlavolam
how-to-play =
    V mřížce devět krát devět jsou některé číslice zadány. Vyberte prázdné pole a číslici od 1 do 9, která do
    něj patří. Číslice, která už stojí v témž řádku, sloupci nebo čtverci tři krát tři, se nenabízí.

    Hlavolam je vyřešen, když je číslice v každém poli. Každá úloha má právě jedno řešení a dá se najít pouhým
    přemýšlením.

    Číslice zůstane tam, kam jste ji napsali. Chyba se pozná podle toho, že do některého pole už nic nepatří;
    nejde-li doplnit vůbec nic, úloha je prohraná.

    Začněte tam, kde je málo prázdných polí: na kterých místech tohoto čtverce ještě může stát sedmička?

# Místa u stolu
player = Hráč

# Místa na plánu
box = čtverec

# Čísla
digit = číslice

# Obtížnost
easy = lehká
medium = střední
hard = těžká
very-hard = velmi těžká

# Úlohy
level-morning-dew = Ranní rosa
level-first-light = První světlo
level-garden-gate = Zahradní branka
level-open-window = Otevřené okno
level-clay-pots = Hliněné hrnce
level-afternoon-walk = Odpolední procházka
level-weather-vane = Korouhvička
level-slope = Svah
level-crossroads = Křižovatka
level-spider-web = Pavučina
level-old-harbour = Starý přístav
level-two-spirals = Dvě spirály
level-the-mask = Maska
level-night-shift = Noční směna
level-steep-path = Strmá stezka
