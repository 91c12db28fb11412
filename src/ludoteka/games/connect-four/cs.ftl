title = Čtyři v řadě
summary = Žetony padají do sedmi sloupců a čtyři vlastní v řadě znamenají výhru.
kind = hra na řady
how-to-play =
    Začíná červený. Na tahu si vyberete jeden ze sedmi sloupců, který ještě není plný. Žeton v něm spadne na
    nejnižší prázdné pole a tam zůstane.

    Jestliže nový žeton doplní čtveřici vašich žetonů v řadě (vodorovně, svisle nebo úhlopříčně), vyhráváte.
    Je-li všech čtyřicet dva polí zaplněno a taková řada nevznikla, hra končí remízou.

    Všímejte si, co svým žetonem umožníte soupeři: zpřístupníte mu totiž pole nad ním. Nejvíce řad prochází
    prostředním sloupcem.

# Místa u stolu
red = Červený
yellow = Žlutý

# Kameny
disc = žeton

# Zapamatované
new-disc = nový žeton
