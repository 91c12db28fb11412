title = Tablut
summary = Král uprostřed se snaží dostat na okraj a dvakrát větší vojsko ho chce zajmout.
kind = hra s nerovnými stranami
how-to-play =
    Uprostřed stojí Švédové, osm bojovníků a jejich král, a kolem nich šestnáct Moskvanů. Začínají Moskvané.
    Švédové vítězí, když se jejich král dostane na kterékoli krajní pole, Moskvané, když ho zajmou.

    Každý kámen se pohybuje přímo, vodorovně nebo svisle, přes libovolný počet prázdných polí. Prostřední pole
    je hrad. Jakmile ho král opustí, nesmí na něj ani přes něj už nikdo, ani on sám.

    Bojovník je zajat, když soupeř táhne tak, že bojovník stojí v přímce mezi dvěma nepřáteli. Za nepřítele se
    počítá i prázdný hrad a král bere stejně jako bojovník. Kdo mezi dva nepřátele vstoupí sám, je v bezpečí.
    Také krále lze zajmout takto, ale na hradě jen tak, že ho obstoupí čtyři Moskvané, a vedle hradu tři,
    přičemž čtvrtým je hrad.

    Kdo nemůže táhnout, prohrává, a pozice, která nastane potřetí, je remíza.

    Za Moskvany nespěchejte s braním: zavřete rohy a držte kruh uzavřený. Za Švédy otvírejte jednu cestu za
    druhou. Vidí-li král dvě volné cesty k okraji, už ho nikdo nezastaví.

# Místa u stolu
muscovite = Moskvan
swede = Švéd

# Kameny
warrior = bojovník
king = král

# Zapamatované
mover = tažený kámen
far-side = druhá strana
castle = hrad
