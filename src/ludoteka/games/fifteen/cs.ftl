title = Patnáctka
summary = Posouvejte patnáct očíslovaných kostek ve čtverci, až budou stát popořadě.
kind = posuvný hlavolam
how-to-play =
    Ve čtverci čtyři krát čtyři leží patnáct kostek s čísly od 1 do 15 a jedno místo je prázdné. Kostku, která
    s mezerou sousedí, do ní můžete posunout. Nic jiného se dělat nedá.

    Hlavolam je vyřešen, když čísla stojí popořadě, řádek po řádku od levého horního rohu, a mezera je v
    pravém dolním rohu.

    Osvědčuje se dokončit první řádek, potom první sloupec, a tak čtverec postupně zmenšovat. U každé úlohy je
    uvedeno, kolika posuny ji lze vyřešit.

# Místa u stolu
player = Hráč

# Kameny
block = kostka

# Čísla
value = číslo

# Obtížnost
easy = lehká
medium = střední
hard = těžká
very-hard = velmi těžká

# Úlohy
level-last-corner = Poslední roh
level-three-in-the-middle = Tři uprostřed
level-round-the-edge = Po obvodu
level-three-in-the-corner = Tři v rohu
level-corner-backwards = Roh pozpátku
level-crossed-middle = Překřížený střed
level-two-couples = Dvě dvojice
level-couples-far-apart = Vzdálené dvojice
level-four-couples = Čtyři dvojice
level-first-row-backwards = První řádek pozpátku
level-first-column-backwards = První sloupec pozpátku
level-second-row-first = Druhý řádek napřed
level-the-snail = Šnek
