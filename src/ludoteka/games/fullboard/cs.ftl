title = Plná deska
summary = Kulička se kutálí, dokud ji něco nezastaví, a nechává za sebou stopu; zaplňte jí celou desku.
kind = klouzavý hlavolam
how-to-play =
    Kulička se kutálí nahoru, dolů, doleva nebo doprava, dokud jí nestojí v cestě zeď, okraj nebo její vlastní
    stopa. Každé pole, které opustila, je zaplněné a vjet na ně už nejde. Na některých deskách kulička ještě
    neleží: nejprve ji položte na kterékoli pole.

    Vyhráváte, když je zaplněna celá deska. Zbývají-li volná pole a kulička se nemá kam kutálet, prohráváte.

    Hledejte slepé konce: pole s jediným přístupem musí být začátkem, nebo koncem cesty. Nerozdělte desku na dvě
    části, z jedné do druhé už se kulička nedostane. Na deskách bez kuličky napoví slepé konce i to, kde začít.
    Každá úloha má právě jedno řešení.

# Místa u stolu
player = Hráč

# Kameny
wall = zeď
trail = stopa
ball = kulička

# Obtížnost
easy = lehká
medium = střední
hard = těžká
very-hard = velmi těžká

# Úlohy
level-first-coat = První nátěr
level-behind-the-pillar = Za sloupem
level-corner-room = Rohový pokoj
level-hall = Síň
level-hanging-wall = Visutá zeď
level-free-choice = Volný začátek
level-two-columns = Dva sloupy
level-side-door = Boční dveře
level-gallery = Galerie
level-crooked-house = Křivý dům
level-rock-garden = Skalka
level-courtyard = Nádvoří
level-ballroom = Taneční sál
level-cloister = Křížová chodba
level-station-hall = Nádražní hala
level-castle-floor = Zámecká podlaha
