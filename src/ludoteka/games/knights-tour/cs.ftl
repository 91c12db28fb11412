title = Jezdcova procházka
summary = Projděte s jezdcem celou desku, na každé pole právě jednou, a skončete tam, odkud lze skočit domů.
kind = procházka
how-to-play =
    Jezdec skáče jako v šachu: o dvě pole v řadě nebo sloupci a o jedno stranou, ať leží mezi nimi cokoli. Na
    pole, kde už byl, nesmí. Procházka je hotová, když navštívil všechna pole.

    Uzavřená procházka musí skončit na poli, z něhož by jezdec mohl skočit na začátek a vyrazit znovu; pole,
    kde smí skončit, jsou vyznačena. Otevřená procházka smí skončit kdekoli: volbou se tak úloha usnadní.
    Jezdec, který už nemá kam skočit a procházku nedokončil, zabloudil.

    Na pole u okraje a vedle děr se těžko skáče a těžko se z nich odchází. Choďte nejdřív tam, odkud vede
    nejméně skoků dál, a nevyplýtvejte vyznačená pole: jedno z nich musí zbýt na konec.

# Místa u stolu
player = Hráč

# Kameny
knight = jezdec

# Čísla
step = krok

# Stavy
ordinary = běžné
final = cílové

# Volby
tour = Procházka
tour-question = Musí procházka skončit na skok od začátku?
closed = uzavřená
open = otevřená

# Obtížnost
easy = lehká
medium = střední
hard = těžká
very-hard = velmi těžká

# Úlohy
level-round-the-well = Kolem studny
level-round-table = Kulatý stůl
level-broken-tile = Rozbitá dlaždice
level-crossroads = Křižovatka
level-diamond = Kosočtverec
level-two-pillars = Dva sloupy
level-gatehouse = Strážnice
level-long-corridor = Dlouhá chodba
level-five-by-six = Pět krát šest
level-six-by-six = Šest krát šest
level-four-towers = Čtyři věže
level-pond = Rybník
level-fortress = Pevnost
level-chessboard = Šachovnice
level-pillared-hall = Sloupová síň
level-ten-by-ten = Deset krát deset
