title = Viktoriánský hlavolam
summary = Červené a modré kameny si vymění místa, posouvají se a skáčou přes jediné volné pole.
kind = přesouvací hlavolam
how-to-play =
    Všechna pole desky kromě jednoho jsou obsazena kameny, červenými a modrými. Kámen, který s volným polem
    sousedí, se na ně posune; kámen o pole dál na ně přeskočí přes ten, který stojí mezi nimi. Přeskočený kámen
    zůstává na místě, ať má kteroukoli barvu. Posouvá se i skáče jen po řádcích a sloupcích.

    Vyhráváte, když si barvy vymění místa: každý červený kámen stojí tam, kde na začátku stál modrý, a každý
    modrý tam, kde stál červený. Připomíná to barva polí.

    Kameny téže barvy se nemají shlukovat: nejlépe je, když se červená s modrou střídá, protože pak má každý
    kámen přes co skákat. Krok zpátky je skoro vždycky ztracený tah. U každé úlohy je uvedeno, kolik tahů stačí.

# Místa u stolu
player = Hráč

# Kameny
red-stone = červený kámen
blue-stone = modrý kámen

# Stavy
plain = obyčejné
red = červené
blue = modré

# Obtížnost
easy = lehká
medium = střední
hard = těžká
very-hard = velmi těžká

# Úlohy
level-crossroads = Křižovatka
level-short-row = Krátká řada
level-junction = Odbočka
level-little-square = Čtvereček
level-long-row = Dlouhá řada
level-great-cross = Velký kříž
level-flag = Vlajka
level-boat = Loďka
level-diamond = Kosočtverec
level-zigzag = Klikatá cesta
level-narrow-bridge = Úzký most
level-brick = Cihla
level-mill = Mlýn
level-wings = Křídla
level-tower = Věž
level-the-victorian-square = Viktoriánský čtverec
