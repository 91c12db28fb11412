title = Amazonky
summary = Táhněte jako dáma, vystřelte šíp a zazděte soupeřovy amazonky dřív, než on zazdí vaše.
kind = hra o území
how-to-play =
    Každá strana má čtyři amazonky. Začíná bílý.

    Tah má dvě části a obě jsou povinné. Nejprve posunete jednu svou amazonku přímo, tedy vodorovně, svisle
    nebo šikmo, přes libovolný počet prázdných polí. Pak táž amazonka vystřelí šíp, který letí stejným
    způsobem a zůstane ležet tam, kam dopadl. Amazonky ani šípy nelze přeskočit a nic se nebere.

    Každým tahem ubude jedno prázdné pole. Kdo nemůže táhnout, prohrává.

    Neposílejte amazonku do rohu, snadno ji tam zavřou. Střílejte tak, aby vám některá oblast zůstala jen pro
    sebe: tam budete moci táhnout, zatímco soupeři pole dojdou. Ke konci počítejte, kolik prázdných polí může
    která strana nerušeně zaplnit.

# Místa u stolu
white = Bílý
black = Černý

# Kameny
amazon = amazonka
arrow = šíp

# Nastavení
size = velikost desky
size-question = Velikost desky
