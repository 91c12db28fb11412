title = Solitér s kolíky
summary = Přeskakujte kolíky a odebírejte je z desky, až zůstane jediný.
kind = skákací hlavolam
how-to-play =
    Kolík přeskočí sousední kolík v řádku nebo ve sloupci a dopadne do prázdné jamky těsně za ním. Přeskočený
    kolík se z desky odebere.

    Vyhráváte, když na desce zůstane jediný kolík; má-li deska označenou jamku, musí stát právě v ní. Když už
    žádný kolík skočit nemůže a zbylo jich víc, úloha je prohraná.

    Kolíky na okraji se snadno zapomenou: stahujte je včas dovnitř. Nehledejte jednotlivé skoky, ale malé
    skupinky, které zmizí celé a okolí nechají beze změny: tři kolíky v řadě a čtvrtý vedle krajního z nich se
    dají odklidit třemi skoky. Pomáhá také přemýšlet odzadu, od posledního kolíku.

# Místa u stolu
player = Hráč

# Kameny
peg = kolík

# Stavy
plain = obyčejná
marked = označená

# Obtížnost
easy = lehká
medium = střední
hard = těžká
very-hard = velmi těžká

# Úlohy
level-little-cross = Křížek
level-plus = Plus
level-chimney = Komín
level-nutshell = Skořápka
level-house = Domek
level-pyramid = Pyramida
level-heart = Srdce
level-arrow = Šipka
level-diamond = Kosočtverec
level-french-star = Francouzská hvězda
level-any-end = Konec kdekoli
level-out-of-the-corner = Z rohu
level-the-english-game = Anglická hra
level-from-top-to-bottom = Shora dolů
level-the-french-game = Francouzská hra
