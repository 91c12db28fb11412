title = Kuhnův poker
summary = Nejmenší poker: tři karty, jedna sázka, a přesto je proč blafovat.
kind = karetní hra
how-to-play =
    Ve hře jsou tři karty: kluk, dáma a král. Oba hráči vloží jeden žeton a dostanou jednu kartu, kterou ten druhý
    nevidí. Vyhrává vyšší karta.

    První hráč čeká, nebo vsadí jeden žeton. Po sázce ji druhý dorovná, což stojí také jeden žeton, nebo složí
    a přijde o to, co vložil. Když první čeká, může čekat i druhý a karty se porovnají; nebo vsadí a první musí
    dorovnat, nebo složit.

    S králem dorovnávejte vždy, s klukem nikdy. Kluk je od toho, aby se s ním blafovalo: občas s ním vsaďte, jinak
    vám za krále nikdo nezaplatí.

# Místa u stolu
player-1 = Hráč 1
player-2 = Hráč 2

# Volby
call = Dorovnat
fold = Složit
check = Čekat
bet = Vsadit

# Karty
card = karta
jack = kluk
queen = dáma
king = král

# Místa pro karty
deck = balíček
hand = ruka

# Slova a čísla
fresh = nikdo ještě nehrál
checked = čekáno
raised = vsazeno
chips = vyhrané žetony
stake = vklad
