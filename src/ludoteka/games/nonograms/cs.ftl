title = Kódované obrázky
summary = Vybarvěte správná pole a objeví se obrázek; čísla na okraji prozradí vše, co je potřeba.
kind = obrázkový hlavolam
how-to-play =
    Čísla vlevo od řádku a nad sloupcem jsou jeho nápovědy: jak dlouhé jsou v něm úseky vybarvených polí, a to
    v tomto pořadí, s aspoň jedním volným polem mezi dvěma úseky. V řádku s nápovědami 3 a 1 jsou tři vybarvená
    pole pohromadě, dál vpravo ještě jedno, a víc nic.

    Vyberte pole a vybarvěte je, udělejte do něj tečku, nebo je vymažte. Tečky jsou poznámky jen pro vás: tady se
    vybarvovat nemá.

    Úloha je vyřešena, jakmile vybarvená pole odpovídají všem nápovědám. Takový obrázek je právě jeden a dá se najít
    pouhým přemýšlením.

    Začněte dlouhými úseky: v řádku o deseti polích pokryje úsek délky osm prostředních šest polí, ať začíná kdekoli.
    Tečkujte, co vybarvené být nemůže, protože volné pole napoví stejně jako plné, a střídejte řádky se sloupci.

# Místa u stolu
player = Hráč

# Kameny
clue = nápověda
block = vybarvené pole
dot = Tečka

# Čísla
length = délka úseku

# Volby
fill = Vybarvit
clear = Vymazat

# Obtížnost
easy = lehká
medium = střední
hard = těžká
very-hard = velmi těžká

# Úlohy
level-heart = Srdce
level-little-house = Domeček
level-umbrella = Deštník
level-duck = Kachna
level-sailing-boat = Plachetnice
level-mushroom = Houba
level-coffee-cup = Hrnek kávy
level-cat = Kočka
level-snail = Šnek
level-key = Klíč
level-owl = Sova
level-rocket = Raketa
level-night-train = Noční vlak
level-butterfly = Motýl
level-spider = Pavouk
