title = Naklánění
summary = Nakloňte tác a všechno se sveze najednou; smaragdy patří do jámy, safír do ní spadnout nesmí.
kind = naklápěcí hlavolam
how-to-play =
    Nakloňte tác nahoru, dolů, doleva nebo doprava. Všechny drahokamy se tím směrem svezou najednou, každý tak
    daleko, jak může: než ho zastaví sloupek, okraj nebo jiný drahokam. Který se dostane nad jámu, spadne do ní,
    i kdyby jinak jel dál.

    Vyhráváte, když do jámy spadnou všechny smaragdy, zelené drahokamy. Spadne-li jediný safír, modrý drahokam,
    prohráváte, i kdyby s ním spadl smaragd.

    Drahokamy se zastavují navzájem: safír může posloužit smaragdu jako sloupek. Safíry držte mimo řádek a
    sloupec jámy, nebo za sloupkem. Před každým nakloněním se podívejte, které drahokamy stojí v jedné řadě,
    protože zadní se zastaví o pole dřív. U každé úlohy je uvedeno, kolik naklonění stačí.

# Místa u stolu
player = Hráč

# Kameny
post = sloupek
emerald = smaragd
sapphire = safír

# Stavy
floor = podlaha
hole = jáma

# Směry
up = nahoru
down = dolů
left = doleva
right = doprava

# Obtížnost
easy = lehká
medium = střední
hard = těžká
very-hard = velmi těžká

# Úlohy
level-first-tilt = První naklonění
level-round-trip = Okružní cesta
level-small-detour = Malá zajížďka
level-two-emeralds = Dva smaragdy
level-far-corners = Vzdálené kouty
level-two-and-two = Dva na dva
level-hole-in-the-wall = Díra ve zdi
level-jewel-box = Šperkovnice
level-lee-side = Závětří
level-fortress = Pevnost
level-long-way-round = Dlouhá oklika
level-three-guards = Tři strážci
level-crown-jewels = Korunovační klenoty
