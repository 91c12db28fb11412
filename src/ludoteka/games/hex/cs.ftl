title = Hex
summary = Spojte souvislým řetězem své dva okraje šestiúhelníkového plánu dřív, než soupeř spojí svoje.
kind = spojovací hra
how-to-play =
    Plán je kosočtverec složený ze šestiúhelníků. Červený chce spojit dolní okraj s horním, modrý levý okraj s
    pravým. Rohová pole patří oběma.

    Začíná červený. Hráči střídavě pokládají po jednom kameni na libovolné prázdné pole; kameny se už
    nepřesouvají ani neberou. Kdo první vytvoří souvislý řetěz kamenů od jednoho svého okraje k druhému,
    vítězí. Remíza není možná: na plném plánu existuje vždy právě jeden z obou řetězů.

    První kámen je velká výhoda. Je-li povoleno pravidlo výměny, může druhý hráč místo položení kamene převzít
    stranu prvního hráče. Začněte proto kamenem, proti kterému by vám nevadilo hrát.

    Dva kameny, mezi nimiž leží dvě prázdná pole sousedící s oběma, jsou prakticky spojené: obsadí-li soupeř
    jedno, obsadíte druhé.

# Místa u stolu
red = Červený
blue = Modrý

# Kameny
stone = kámen

# Volby
swap-sides = Vyměnit strany

# Nastavení
size = velikost plánu
size-question = Velikost plánu
swap-rule = pravidlo výměny
swap-rule-question = Smí druhý hráč převzít první kámen?
forbidden = zakázáno
allowed = povoleno
