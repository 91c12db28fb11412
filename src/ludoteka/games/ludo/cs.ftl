title = Člověče, nezlob se
summary = Oběhněte se čtyřmi figurkami celý plán až do domečku a cestou posílejte soupeře zpátky.
kind = závod
how-to-play =
    Každý hráč má ve dvorku čtyři figurky. Kdo je na tahu, hodí kostkou. Padne-li šestka, smí figurka nastoupit
    na první pole svého hráče. Figurka na cestě postupuje o tolik polí, kolik padlo, jednou kolem celého plánu a
    pak do čtyř domečků uprostřed.

    Skončí-li figurka na poli s cizí figurkou, pošle ji zpátky do dvorku. Na vlastní figurku stoupnout nelze. Do
    domečku je třeba se trefit přesně; figurky v něm zůstávají nebo postupují dál.

    Šestka znamená další tah. Dokud není žádná figurka na cestě, hází se o šestku až třikrát. Vyhrává, kdo má
    první všechny čtyři figurky v domečku.

    Nenechávejte figurku stát těsně před někým, kdo by ji mohl vyhodit, a nezapomínejte na poslední ve dvorku. A
    když vás vyhodí: Člověče, nezlob se!

# Místa u stolu
player-1 = Hráč 1
player-2 = Hráč 2
player-3 = Hráč 3
player-4 = Hráč 4

# Kameny
figure = figurka

# Kostky
cube = kostka
die = kostka
dice = kostky

# Stavy
waiting = čeká
home = v domečku

# Čísla
value = hodnota
walked = ušlá pole
    .counted = { $count ->
        [one] ušlé pole
        [few] ušlá pole
       *[other] ušlých polí
    }
field = pole
lane = dráha domečků
depth = domeček
yard = dvorek
house = patří hráči
corner = roh
throws-left = zbývající hody

# Volby
come-in = Nastoupit

# Nastavení
tries = hody o šestku
tries-question = Kolikrát se hází, když není nikdo na cestě
