title = Mlýn
summary = Rozmístěte devět kamenů, zavírejte mlýny a berte soupeři kameny, dokud mu nezbudou jen dva.
kind = hra na řady
how-to-play =
    Hrací plán má dvacet čtyři bodů spojených čarami. Začíná bílý.

    Hráči nejprve střídavě kladou po jednom svých devět kamenů na prázdné body. Potom jimi táhnou: kámen se
    posune po čáře na sousední prázdný bod. Komu zbyly už jen tři kameny, smí s nimi skákat na kterýkoli
    prázdný bod.

    Tři kameny jedné barvy vedle sebe na přímce jsou mlýn. Kdo mlýn zavře, ať položením, nebo tahem, vezme
    soupeři jeden kámen z plánu. Kámen, který je sám v mlýnu, smí vzít jen tehdy, jsou-li v mlýnech všechny
    soupeřovy kameny. Mlýn lze otevřít a znovu zavřít a pokaždé tím přijde soupeř o další kámen.

    Komu zbývají méně než tři kameny nebo kdo nemůže táhnout, prohrává. Remíza nastane, když se tatáž pozice
    objeví potřetí nebo když uplyne sto tahů bez braní.

# Místa u stolu
white = Bílý
black = Černý

# Kameny
man = kámen

# Čísla
men-in-hand = kameny v ruce
    .counted = { $count ->
        [one] kámen v ruce
        [few] kameny v ruce
       *[other] kamenů v ruce
    }
quiet-moves = tahy bez braní

# Zapamatované
moved-man = tažený kámen
victim = odebíraný kámen
length = délka
length-question = Remíza po 100 klidných tazích a opakováním, nebo po 200 tazích?
open = bez omezení
limited = nejvýš 200 tahů
