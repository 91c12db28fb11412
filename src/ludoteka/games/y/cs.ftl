title = Y
summary = Dotkněte se jediným souvislým řetězem všech tří stran trojúhelníku dřív než soupeř.
kind = spojovací hra
how-to-play =
    Plán je trojúhelník složený ze šestiúhelníků. Oba hráči chtějí totéž: jeden souvislý řetěz vlastních kamenů, který
    se dotýká všech tří stran. Rohové pole patří k oběma svým stranám.

    Začíná červený. Hráči střídavě pokládají po jednom kameni na libovolné prázdné pole; kameny se už nepřesouvají ani
    neberou. Kdo má první řetěz dotýkající se všech tří stran, vítězí. Remíza není možná: na plném plánu má takový
    řetěz vždy právě jeden z hráčů.

    Nejcennější jsou pole uprostřed, protože odtud je blízko ke všem stranám. První kámen je proto velká výhoda. Je-li
    povoleno pravidlo výměny, může ho druhý hráč místo položení svého kamene převzít. Začněte proto kamenem, proti
    kterému by vám nevadilo hrát.

    Dva kameny, mezi nimiž leží dvě prázdná pole sousedící s oběma, jsou prakticky spojené: obsadí-li soupeř jedno,
    obsadíte druhé. Stejně tak je se stranou prakticky spojen kámen v druhé řadě od ní. A protože i soupeř potřebuje
    všechny tři strany, stačí ho k jedné z nich nepustit.

# Místa u stolu
red = Červený
blue = Modrý

# Kameny
stone = kámen

# Volby
swap-sides = Vyměnit strany

# Nastavení
size = velikost plánu
size-question = Polí podél každé strany
swap-rule = pravidlo výměny
swap-rule-question = Smí druhý hráč převzít první kámen?
forbidden = zakázáno
allowed = povoleno
