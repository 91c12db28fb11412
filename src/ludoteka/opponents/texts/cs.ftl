# Co bylo zváženo
only-move = { $move } je jediný možný tah.
wins-now = { $move } vyhrává hned.
wins = { $move } jistě vyhrává.
draws = { $move } je jistá remíza a nic lepšího jistě není.
loses = Všechny tahy prohrávají; { $move } to ostatním ztíží nejvíc.
saves = Všechny ostatní tahy prohrávají; { $move } dává { $hope }.
promises = { $move } dává { $hope }.
hope = { NUMBER($share, maximumFractionDigits: 0) } % z možné výhry
others = Další nejlepší: { $moves }.
other = { $move } ({ NUMBER($share, maximumFractionDigits: 0) } %)
line = Očekává: { $moves }.
other-line = Nebo: { $moves } ({ NUMBER($share, maximumFractionDigits: 0) } %, { $visits ->
    [one] jeden pokus
    [few] { $visits } pokusy
   *[other] { $visits } pokusů
}).
effort = { $nodes ->
    [one] Zvážena jedna pozice
    [few] Zváženy { $nodes } pozice
   *[other] Zváženo { $nodes } pozic
}, nejvýš { $depth ->
    [one] jeden tah
    [few] { $depth } tahy
   *[other] { $depth } tahů
} dopředu, za { NUMBER($seconds, maximumFractionDigits: 2) } s.

# Nápověda k hlavolamům
solved-in = { $count ->
    [one] { $move } hlavolam vyřeší.
    [few] { $move } vede k řešení ve { $count } tazích.
   *[other] { $move } vede k řešení v { $count } tazích.
}
unsolvable = Už to nelze vyřešit.
not-known = Jak dál, není známo; za daný čas se řešení nenašlo.

# Nikdo nevolí
nothing-to-choose = Tady není co volit.
