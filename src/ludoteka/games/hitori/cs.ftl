title = Hitori
summary = Začerňujte pole, až se v žádné řadě ani sloupci číslice neopakuje; bílá pole držte pohromadě.
kind = logický hlavolam
how-to-play =
    Začerněte pole tak, aby mezi bílými poli žádné řady ani sloupce nezůstala číslice dvakrát. Dvě černá pole
    se nikdy nedotýkají stranou a všechna bílá pole drží pohromadě: z každého lze dojít na každé jiné nahoru,
    dolů, doleva a doprava.

    Kroužek je vaše poznámka: toto pole zůstane jistě bílé. Pole lze zase vyčistit.

    Hledejte číslici mezi dvěma stejnými, třeba 3 5 3: jedna z trojek je černá, pětka tedy zůstane bílá. Ze
    tří stejných číslic vedle sebe zůstane prostřední. Vedle černého pole jsou všechna bílá a bílé pole
    začerní stejné číslice ve své řadě a sloupci. V rozích dejte pozor, aby se nic neodřízlo.

# Místa u stolu
player = Hráč

# Stavy a čísla
white = bílé
black = černé
circled = s kroužkem
digit = číslice

# Volby
blacken = Začernit
circle = Kroužek
clear = Vyčistit

# Obtížnost
easy = lehká
medium = střední
hard = těžká
very-hard = velmi těžká

# Úlohy
level-pebble = Oblázek
level-drop-of-ink = Kapka inkoustu
level-sparrow = Vrabec
level-button = Knoflík
level-snail = Šnek
level-fence = Plot
level-umbrella = Deštník
level-cobbles = Kočičí hlavy
level-piano = Klavír
level-starlings = Špačci
level-rooftops = Střechy
level-night-train = Noční vlak
level-alone-in-the-crowd = Sám v davu
