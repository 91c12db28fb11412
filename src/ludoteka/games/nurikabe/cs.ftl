title = Nurikabe
summary = Obklopte vodou ostrovy dané velikosti: jedním mořem bez tůní.
kind = logický hlavolam
how-to-play =
    Každé číslo leží na ostrově o tolika polích; pole patří k ostrovu, dotýká-li se ho stranou. Všechna ostatní
    pole zaplavte vodou. Na každém ostrově je právě jedno číslo a dva ostrovy se nikdy nedotýkají stranou. Voda
    tvoří jedno moře: z každého vodního pole lze doplout na každé jiné nahoru, dolů, doleva a doprava. Nikde
    nevyplní čtverec dva krát dva.

    Tečka je vaše poznámka: tady je jistě pevnina. Pole lze zase vyčistit.

    Začněte jedničkami: kolem nich je všude voda. Voda je i mezi dvěma čísly, která dělí jediné pole. Potom se
    u každého pole ptejte, který ostrov na ně ještě dosáhne: když žádný, je to voda. Tři vodní pole ve čtverci
    dělají ze čtvrtého pevninu.

# Místa u stolu
player = Hráč

# Kameny
clue = číslo

# Stavy a čísla
land = pevnina
water = voda
dotted = s tečkou
value = velikost

# Volby
dot = Tečka
clear = Vyčistit

# Obtížnost
easy = lehká
medium = střední
hard = těžká
very-hard = velmi těžká

# Úlohy
level-puddle = Louže
level-ferry = Přívoz
level-three-rocks = Tři skály
level-ford = Brod
level-sandbank = Písčina
level-delta = Delta
level-lagoon = Laguna
level-lighthouse = Maják
level-fjord = Fjord
level-reef = Útes
level-archipelago = Souostroví
level-strait = Průliv
level-tide = Příliv
level-ocean = Oceán
