title = Lines of Action
summary = Svolejte všechny své kameny do jediné skupiny dřív, než to dokáže soupeř.
kind = spojovací hra
how-to-play =
    Každá strana má dvanáct kamenů, černý nahoře a dole, bílý vlevo a vpravo. Začíná černý.

    Kámen jde přímo, tedy vodorovně, svisle nebo šikmo, přesně o tolik polí, kolik kamenů obou barev stojí na
    celé té přímce i s ním samým. Přes vlastní kameny přejít smí, přes soupeřovy ne. Dopadne-li na soupeřův
    kámen, vezme ho; na vlastní vstoupit nesmí.

    Kdo má všechny kameny v jedné skupině, kde spolu sousedí stranou nebo rohem, vítězí. Skupinou je i jediný
    kámen, takže braním můžete soupeři pomoct. Spojí-li tah kameny obou, vyhrává ten, kdo táhl. Kdo nemůže
    táhnout, prohrává. Postavení, které se opakuje příliš často, je remíza.

    Skupiny se scházejí uprostřed: přivádějte opozdilce včas a soupeřovým se stavte do cesty. Každý tah změní,
    jak daleko půjdou ostatní na přímkách, které kámen opustil a na které vstoupil.

# Místa u stolu
black = Černý
white = Bílý

# Kameny
man = kámen

# Zapamatované
stride = délka tahu

# Nastavení
repeats = opakování
repeats-question = Po kolikátém výskytu téhož postavení je remíza?
