title = Leducký poker
summary = Poker se šesti kartami: jedna v ruce, jedna uprostřed a dvě kola sázek.
kind = karetní hra
how-to-play =
    V balíčku jsou dva kluci, dvě dámy a dva králové. Každý vsadí jeden žeton a dostane kartu, kterou nikdo jiný
    nevidí. Pak se sází: kdo je na tahu, složí, dorovná, nebo přihodí dva žetony. Přihodit lze nanejvýš dvakrát.
    Když mají všichni vsazeno stejně, otočí se karta uprostřed a sází se znovu, tentokrát po čtyřech žetonech.

    Když někdo složí, bere druhý bank. Jinak se karty ukážou: vyhrává karta, která s kartou uprostřed tvoří
    dvojici, jinak ta vyšší. Při stejných kartách se bank dělí.

    Po dohodnutém počtu rozdání vyhrává, kdo získal víc. Hra je tak malá, že ji lze spočítat, ale ne zpaměti:
    kdo chce vyhrát, musí občas přihodit i s klukem.

# Místa u stolu
player-1 = Hráč 1
player-2 = Hráč 2

# Karty
card = karta
hearts = srdce
spades = piky
jack = kluk
queen = dáma
king = král
jack-of-hearts = srdcový kluk
queen-of-hearts = srdcová dáma
king-of-hearts = srdcový král
jack-of-spades = pikový kluk
queen-of-spades = piková dáma
king-of-spades = pikový král
suit = barva
rank = hodnota

# Místa pro karty
deck = balíček
middle = prostředek
hand = ruka

# Stavy
staying = ve hře
folded = složil

# Čísla
deals-played = odehraná rozdání
stake = sázka
step = přihazuje se po
raises = přihození
calls = dorovnání
winnings = výhra
paid = vsazeno

# Co se pamatuje
leader = začínající

# Volby
fold = Složit
call = Dorovnat
raise = Přihodit

# Nastavení
deals = rozdání
deals-question = Kolik rozdání
