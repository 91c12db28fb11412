title = Lodě
summary = Ukryjte ve svém moři pět lodí a výstřel za výstřelem najděte ty cizí.
kind = hádací hra
how-to-play =
    Každý má moře o deseti krát deseti polích. Nejdřív se staví pět lodí o 5, 4, 3, 3 a 2 polích: zvolte, kde
    loď začíná a zda leží nahoru, nebo doprava. Lodě se nedotýkají, ani rohem. Soupeř je nevidí.

    Pak se střídavě střílí na pole cizího moře. Hned je vidět, zda tam byla voda, nebo loď, a jakmile je loď
    zasažená celá, ukáže se jako potopená. Po zásahu se střílí znovu.

    Vyhrává, kdo první potopí všechny lodě. Střílejte podle vzoru, třeba jen na tmavá pole šachovnice: tam se
    žádná loď neschová. Po zásahu hledejte v řadě dál a kolem potopené lodi už nestřílejte.

# Místa u stolu
north = Sever
south = Jih

# Desky
north-sea = severní moře
south-sea = jižní moře

# Kameny
square = pole

# Stavy
untried = nezkoušené
tried = zkoušené
sunk = potopené
floating = plující
strange = z jiné lodi

# Čísla
ship = loď
ships-built = postavené lodě

# Volby
up = nahoru
right = doprava

# Nastavení
nearness = lodě vedle sebe
nearness-question = Smějí se lodě dotýkat?
forbidden = ne
allowed = ano
hits = po zásahu
hits-question = Střílí se po zásahu znovu?
rewarded = ano, znovu
plain = ne, střídavě

# Co bylo rozhodnuto tajně
hidden = skryto
