title = Rozsviť
summary = Rozestavte žárovky po místnostech tak, aby bylo světlo všude a žádná žárovka nesvítila na jinou.
kind = logický hlavolam
how-to-play =
    Žárovky se dávají na prázdná pole. Žárovka osvětlí své pole a všechna pole nad sebou, pod sebou, vlevo i
    vpravo až k nejbližší zdi. Úloha je vyřešena, když je každé prázdné pole osvětlené, žádná žárovka nesvítí
    na jinou a vedle každé zdi s číslem stojí právě tolik žárovek: nad ní, pod ní, vlevo a vpravo.

    Žárovku lze zase vzít. Tečka je vaše poznámka: sem žádná žárovka nepatří.

    Začněte velkými čísly: čtyřka má žárovky ze všech stran, stejně tak trojka u okraje a dvojka v rohu.
    Vedle nuly žádná není: udělejte tam tečky. Potom se u každého tmavého pole ptejte, odkud se ještě dá
    osvítit; zbývá-li jediné místo, patří tam žárovka.

# Místa u stolu
player = Hráč

# Kameny
bulb = žárovka
wall = zeď
clue = zeď s číslem

# Stavy a čísla
plain = čisté
dotted = s tečkou
value = žárovek vedle
    .counted = { $count ->
        [one] žárovka vedle
        [few] žárovky vedle
       *[other] žárovek vedle
    }

# Volby
take-away = Vzít
dot = Tečka, nebo ji smazat

# Obtížnost
easy = lehká
medium = střední
hard = těžká
very-hard = velmi těžká

# Úlohy
level-hallway = Chodba
level-pantry = Spíž
level-stairs = Schody
level-attic = Půda
level-cellar = Sklep
level-kitchen = Kuchyně
level-study = Pracovna
level-gallery = Galerie
level-winter-garden = Zimní zahrada
level-ballroom = Taneční sál
level-library = Knihovna
level-museum = Muzeum
level-castle = Hrad
