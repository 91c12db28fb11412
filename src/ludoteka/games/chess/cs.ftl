title = Šachy
summary = Šest druhů figur, každá s vlastním pohybem, a jediný cíl: dát soupeřovu králi mat.
kind = strategická hra
how-to-play =
    Začíná bílý a hráči střídavě táhnou vždy jednou figurou. Figura, která vstoupí na pole obsazené soupeřem,
    ho bere. Věž chodí rovně, střelec šikmo a dáma obojím způsobem, vždy tak daleko, jak je volno. Král jde o
    jedno pole kterýmkoli směrem. Jezdec skáče o dvě pole rovně a o jedno stranou, a to přes cokoli.

    Pěšec jde o jedno pole přímo vpřed, ze základního postavení i o dvě, a bere o jedno pole šikmo vpřed.
    Pěšce, který dvojkrokem minul soupeřova pěšce, smí tento pěšec v následujícím tahu vzít mimochodem, jako
    by postoupil jen o jedno pole. Pěšec, který dojde na nejvzdálenější řadu, se promění v dámu, věž, střelce
    nebo jezdce.

    Jednou za partii můžete udělat rošádu: král postoupí o dvě pole směrem k věži a věž se postaví na pole,
    které král přešel. Ani jeden z nich předtím nesměl táhnout, nic mezi nimi nesmí stát a král nesmí být
    napaden na výchozím, přecházeném ani cílovém poli.

    Vlastního krále nikdy nesmíte nechat napadeného. Kdo je v šachu a nemá přípustný tah, dostal mat a
    prohrává. Nemá-li tah a v šachu není, je to pat, tedy remíza. Remíza je také, když se pozice objeví
    potřetí, když uplyne sto tahů bez tahu pěšcem a bez braní (padesát na každé straně) a když nikomu nezbývá
    dost figur k matu.

# Místa u stolu
white = Bílý
black = Černý

# Figury
king = král
queen = dáma
rook = věž
bishop = střelec
knight = jezdec
pawn = pěšec
officer = figura

# Stavy
used = už nemůže na rošádu
ready = může na rošádu
in-check = v šachu

# Čísla
quiet-moves = tahy bez braní a bez tahu pěšcem

# Zapamatované
skipped-cell = přeskočené pole
crossing = přecházené pole
middle = prostřední pole
new-kind = nová figura
