title = Návrat z Klondiku
summary = Číslo pod nohama určuje délku příštího kroku; najděte cestu ven z číselného pole.
kind = číselné bludiště
how-to-play =
    Poutník stojí uprostřed číselného pole a chce se dostat ven. Číslo, na kterém stojí, udává délku příštího
    kroku: přesně tolik polí rovně v kterémkoli z osmi směrů. Pole uprostřed má číslo 3.

    Venku jste, a tím vítězíte, když krok skončí přesně na prvním poli za okrajem. Krok, který by vedl dál,
    není možný. Kdo dojde na pole, odkud žádný krok nevede, zabloudil a prohrál.

    Pomáhá přemýšlet odzadu: ze kterých polí krok končí těsně za okrajem a jak se na ně dostat? U každé úlohy
    je uvedeno, kolik kroků stačí.

# Místa u stolu
player = Hráč

# Kameny
traveller = poutník

# Čísla
stride = délka kroku

# Stavy
inside = uvnitř
outside = venku

# Obtížnost
easy = lehká
medium = střední
hard = těžká
very-hard = velmi těžká

# Úlohy
level-clearing = Mýtina
level-thicket = Houština
level-berry-patch = Borůvčí
level-ford = Brod
level-log-cabin = Srub
level-moose-trail = Losí stezka
level-beaver-pond = Bobří rybník
level-gold-pan = Rýžovací pánev
level-avalanche = Lavina
level-frozen-lake = Zamrzlé jezero
level-round-hollow = Kulatá kotlina
level-northern-lights = Polární záře
level-great-plain = Velká pláň
level-long-winter = Dlouhá zima
