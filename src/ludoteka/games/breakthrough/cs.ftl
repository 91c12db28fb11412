title = Průlom
summary = Dvě armády pěšců spěchají na opačnou stranu a k výhře stačí, aby tam došel jediný z nich.
kind = postupová hra
how-to-play =
    Každá strana má na svých dvou nejbližších řadách šestnáct pěšců. Začíná bílý.

    Pěšec jde o jedno pole vpřed, přímo nebo šikmo, vždy na prázdné pole. Soupeřova pěšce bere jen šikmo
    vpřed, a to tak, že vstoupí na jeho pole; přímo před sebou může být zablokován. Braní není povinné.

    Kdo první dovede pěšce na nejvzdálenější řadu, vítězí. Kdo nemůže táhnout, prohrává. Remízy nejsou,
    protože každý tah vede kupředu.

    Nechte si několik pěšců doma: mezera v posledních dvou řadách se už nedá zavřít. Pěšce krytého dvěma
    dalšími je těžké odstranit.

# Místa u stolu
white = Bílý
black = Černý

# Kameny
pawn = pěšec
