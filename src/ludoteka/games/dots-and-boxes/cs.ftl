title = Tečky a čtverečky
summary = Kreslete čáry mezi tečkami, uzavírejte čtverečky a nenabídněte soupeři celý jejich řetěz.
kind = hra s tužkou a papírem
how-to-play =
    Plán tvoří mřížka teček. Hráči střídavě kreslí po jedné čáře mezi dvěma sousedními tečkami, svisle nebo
    vodorovně. Kdo nakreslí čtvrtou stranu čtverečku, uzavře ho: čtvereček je jeho a on kreslí ještě jednou.
    Jedna čára může uzavřít i dva čtverečky naráz.

    Když jsou nakresleny všechny čáry, vyhrává ten, kdo uzavřel víc čtverečků; při stejném počtu je remíza.

    Čtvereček se třemi stranami je dárek, proto zpočátku nikdo nechce kreslit třetí stranu žádného z nich. Jakmile
    nezbývá bezpečná čára, musí někdo otevřít řetěz čtverečků a soupeř ho celý sebere. Otevírejte nejdřív ten
    nejkratší.

    Tajemství dobrých hráčů: dostanete-li dlouhý řetěz, neberte ho celý. Poslední dva čtverečky nechte soupeři tak,
    aby je oba uzavřel jedinou čarou. Přijdete o dva čtverečky, ale další řetěz musí otevřít on.

# Místa u stolu
red = Červený
blue = Modrý

# Kameny
mark = značka

# Stavy
open = volná
drawn = nakreslená

# Nastavení
width = šířka
width-question = Čtverečků v řadě
height = výška
height-question = Počet řad

# Sady pravidel
small = Malý plán
