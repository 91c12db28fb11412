title = Spojování čísel
summary = Spojte stejná čísla cestami, které se nekříží a dohromady zaplní celou desku.
kind = hlavolam s cestami
how-to-play =
    Na desce stojí dvojice stejných čísel. Obě čísla každé dvojice spojte cestou, která vede z pole na pole
    nahoru, dolů, doleva nebo doprava. Cesty se nekříží, nemají společné pole a žádná se nedotýká sama sebe.

    Jedním tahem cestu o pole prodloužíte: zvolte její konec a potom prázdné pole vedle něj. Začít můžete
    u kteréhokoli z obou čísel a cesty smíte libovolně střídat.

    Vyhráváte, když jsou všechny dvojice spojeny a žádné pole nezůstalo prázdné. Takové řešení je právě jedno.

    Začněte u okrajů a v rozích: do rohu se dá vejít a zase vyjít jediným způsobem a číslo u okraje má často
    jedinou cestu dál. Neodřízněte prázdná pole, některá cesta musí dovnitř a zase ven. Co zatím nevíte, nechte
    na později.

# Místa u stolu
player = Hráč

# Čísla
mark = číslo

# Stavy
free = volné
given = zadané

# Obtížnost
easy = lehká
medium = střední
hard = těžká
very-hard = velmi těžká

# Úlohy
level-warm-up = Rozcvička
level-hairpin = Vlásenka
level-shoelace = Tkanička
level-crossing = Přejezd
level-long-thread = Dlouhá nit
level-ribbons = Stuhy
level-bypass = Obchvat
level-fold = Záhyb
level-skein = Přadeno
level-ring-road = Okruh
level-tangle = Spleť
level-switchboard = Přepojovatelna
level-circuit = Obvod
level-gordian-knot = Gordický uzel
