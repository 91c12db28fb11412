# Psané tahy a otázky
asking-title = Slovy
asking-field = Tah nebo otázka
asking-send = Zadat
asking-close = Zavřít psané tahy
asking-answer = Odpověď
asking-note = Napište tah, jak se říká nebo zapisuje, nebo otázku. Otazník vypíše, na co se lze ptát.
asking-help = Napište tah, nebo: { $words }. Za otázkou může stát místo, hromádka, řada nebo kámen.

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
asking-words-here = tady, co je tady, co je na, co je v, co je ve, co je u, co je, co leží na, co leží v, přečíst
asking-words-choices = tahy, možnosti, co lze zvolit, co mohu zvolit, co můžu zvolit, co lze hrát, co můžu hrát
asking-words-last = poslední, poslední tah, jaký byl poslední tah, co se hrálo
asking-words-turn = kdo je na tahu, na tahu, jsem na tahu, stav, skóre, jaké je skóre, kdo hraje
asking-words-mine = moje, moje kameny, moje karty, moje kostky, kde, kde je, kde jsou, kde jsou moje kameny, kde jsou moje karty, co mám
asking-words-others = cizí, cizí kameny, cizí karty, soupeř, kde má soupeř, co má soupeř, ostatní, co mají ostatní
asking-words-taken = vzato, co bylo vzato, chybí
asking-words-row = řada, řádek, řadu, přečíst řadu
asking-words-column = sloupec, přečíst sloupec
asking-words-help = nápověda, pomoc, na co se lze ptát
# Stojí před názvem vlastní hromádky
asking-words-own = moje, můj, má, mé, vlastní
asking-words-yes = ano, jo, ok, potvrdit
asking-words-no = ne
asking-words-back = zpět, krok zpět
asking-words-undo = vrátit, vrátit tah
asking-words-redo = znovu
asking-words-hint = rada, napověz
asking-words-pause = pauza, pokračovat
asking-words-flip = otočit
asking-words-next = další, další úroveň

# Odpovědi
answer-no-place = Nejdřív přejděte na místo na desce, nebo ho napište za otázku.
answer-in-zone = { $zone }, { $number } z { $count }: { $thing }
answer-choices = { $count ->
    [one] { $count } možnost: { $told }.
    [few] { $count } možnosti: { $told }.
    [many] { $count } možnosti: { $told }.
   *[other] { $count } možností: { $told }.
}
answer-choices-after = { $choice }. { $told }
answer-nowhere = Nikde.
answer-taken = Od začátku chybí: { $pieces }.
answer-nothing-taken = Nic nebylo vzato.
answer-confirm = Enter nebo „ano“ tah provede, „ne“ ho vezme zpět.
answer-several = Hodí se více tahů: { $moves }.
answer-possible = Lze zvolit: { $told }.
answer-possible-many = Lze zvolit { $count } možností.
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

# Co tah udělal kromě toho, co sám říká
effect-changed = nově { $told }
effect-changed-many = nově { $told } a další (ještě { $more })
effect-earned = { $seat }: { $points } za { $place }
effect-came = { $zone }, přibylo: { $things }
effect-shown = nyní je vidět: { $things } ({ $zone })
effect-got = { $seat } dostává: { $things }
effect-drew = { $seat } bere: { $things }
effect-you-got = dostáváte: { $things }
effect-you-drew = berete: { $things }
effect-thrown = Hozeno: { $throw }
effect-area = { $kind }, { $tiles ->
    [one] jedna kartička
    [few] { $tiles } kartičky
   *[other] { $tiles } kartiček
}
effect-joined = { $count ->
    [few] spojeny { $count } oblasti
   *[other] spojeno { $count } oblastí
}
effect-closed = uzavřeno

# Vrácené a znovu zahrané tahy
turned-taken-back = Vráceno: { $moves }.
turned-redone = Znovu zahráno: { $moves }.
turned-restarted = Začíná se znovu. Vráceno: { $moves }.
