title = {title}
summary = Doplňte do každé řady a každého sloupce číslice 1 až 4.
kind = logická úloha
how-to-play =
    Do každého prázdného pole napište číslici od 1 do 4 tak, aby v žádné řadě ani sloupci nebyla dvakrát tatáž.

    Hledejte řadu nebo sloupec, kde zbývá jediné prázdné pole, anebo pole, kam tři číslice nemohou.

# Místa u stolu
player = Hráč

# Čísla
figure = číslice

# Obtížnost
easy = lehká
medium = střední
hard = těžká

# Úlohy
level-half-done = Napůl hotovo
level-across = Křížem
