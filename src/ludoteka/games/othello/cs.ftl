title = Othello
summary = Sevřete řadu soupeřových kamenů, obraťte je na svou barvu a mějte jich na konci nejvíc.
kind = hra s obracením kamenů
how-to-play =
    Na začátku stojí uprostřed desky čtyři kameny. Začíná černý.

    Kámen položíte na prázdné pole tak, aby mezi ním a jiným vaším kamenem ležela aspoň jedna přímá řada
    soupeřových kamenů (vodorovná, svislá nebo úhlopříčná) bez mezery. Všechny takto sevřené kameny, ve všech
    směrech, se obrátí a jsou vaše. Kámen, který by nic neobrátil, položit nesmíte.

    Nemáte-li takový tah, jste vynecháni. Když nemůže táhnout nikdo, kameny se sečtou: kdo jich má víc,
    vyhrává, a při stejném počtu je remíza.

    Mít brzy hodně kamenů není výhoda. Kameny v rozích už nikdo neobrátí.

# Místa u stolu
black = Černý
white = Bílý

# Kameny
disc = kámen

# Zapamatované
new-disc = nový kámen
