title = Gomoku
summary = Pokládejte kámen po kameni a mějte jako první pět v nepřerušené řadě.
kind = hra na řady
how-to-play =
    Začíná černý. Hráči střídavě pokládají po jednom kameni své barvy na libovolné prázdné pole. Kameny se už
    nepřesouvají ani neberou.

    Kdo má pět kamenů v nepřerušené řadě, vodorovně, svisle nebo šikmo, ihned vítězí. Zda vyhrává i řada
    delší než pět, lze nastavit před partií. Je-li deska plná, hra končí remízou.

    Na tři kameny v řadě s volným místem na obou koncích se musí odpovědět, jinak z nich budou čtyři, které
    už lze zavřít jen z jedné strany. K výhře proto vede kámen, který dělá dvě věci najednou: dvě trojice
    nebo trojici a čtveřici v různých směrech. A než začnete stavět, podívejte se, čím hrozí soupeř.

# Místa u stolu
black = Černý
white = Bílý

# Kameny
stone = kámen

# Nastavení
size = velikost desky
size-question = Velikost desky
long-lines = řady delší než pět
long-lines-question = Vyhrává i řada delší než pět?
winning = také vyhrávají
worthless = vyhrává jen právě pět
