# Psané tahy a otázky
asking-title = Slovy
asking-field = Tah nebo otázka
asking-send = Zadat
asking-close = Zavřít psané tahy
asking-answer = Odpověď
asking-note = Napište tah, jak se říká nebo zapisuje, nebo otázku. Otazník vypíše, na co se lze ptát.
asking-help = Napište tah, nebo: { $words }. Za otázkou může stát místo nebo kámen.

# Na co se lze ptát
asking-here = Co je tady
asking-choices = Co lze zvolit
asking-last = Poslední tah
asking-turn = Kdo je na tahu a jaké je skóre
asking-mine = Kde jsou moje kameny
asking-others = Kde jsou kameny ostatních
asking-taken = Co bylo vzato
asking-row = Přečíst řadu
asking-column = Přečíst sloupec
asking-type = Napsat tah nebo otázku
asking-list = Deska jako seznam

# Slova, která se k tomu píší; první se ukazuje
asking-words-here = tady, co je tady, co je na, co je
asking-words-choices = tahy, možnosti, co lze zvolit, co mohu zvolit
asking-words-last = poslední, poslední tah
asking-words-turn = kdo je na tahu, na tahu, stav, skóre
asking-words-mine = moje, moje kameny, kde, kde jsou, kde jsou moje kameny
asking-words-others = cizí, soupeř, kde má soupeř, ostatní
asking-words-taken = vzato, co bylo vzato, chybí
asking-words-row = řada, řádek, přečíst řadu
asking-words-column = sloupec, přečíst sloupec
asking-words-back = zpět, krok zpět
asking-words-undo = vrátit, vrátit tah
asking-words-redo = znovu
asking-words-hint = rada, napověz
asking-words-pause = pauza, pokračovat
asking-words-flip = otočit
asking-words-next = další, další úroveň

# Odpovědi
answer-no-place = Nejdřív přejděte na místo na desce, nebo ho napište za otázku.
answer-choices = { $count ->
    [one] { $count } možnost: { $told }.
    [few] { $count } možnosti: { $told }.
    [many] { $count } možnosti: { $told }.
   *[other] { $count } možností: { $told }.
}
answer-choices-many = Celkem možností: { $count }: { $told } a další (ještě { $more }).
answer-choices-after = { $choice }. { $told }
answer-nowhere = Nikde.
answer-taken = Od začátku chybí: { $pieces }.
answer-nothing-taken = Nic nebylo vzato.
answer-several = Hodí se více tahů: { $moves }.
answer-played = Zahráno: { $move }.
answer-done = Hotovo.
answer-unknown = „{ $typed }“ není srozumitelné. Napište tah, nebo otazník pro seznam otázek.

# Deska jako seznam
list-choices = { $count ->
    [0] Není co zvolit
    [one] { $count } možnost
    [few] { $count } možnosti
    [many] { $count } možnosti
   *[other] { $count } možností
}
list-board = Deska
