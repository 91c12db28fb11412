# What was considered
only-move = { $move } is the only move.
wins-now = { $move } wins at once.
wins = { $move } wins for certain.
draws = { $move } is a certain draw, and nothing better is certain.
loses = Every move loses; { $move } makes it hardest for the others.
saves = Every other move loses; { $move } gives { $hope }.
promises = { $move } gives { $hope }.
hope = { NUMBER($share, maximumFractionDigits: 0) } % of what can be won
others = Next best: { $moves }.
other = { $move } ({ NUMBER($share, maximumFractionDigits: 0) } %)
line = It expects: { $moves }.
other-line = Or: { $moves } ({ NUMBER($share, maximumFractionDigits: 0) } %, { $visits ->
    [one] tried once
   *[other] tried { $visits } times
}).
effort = { $nodes ->
    [one] One position considered
   *[other] { $nodes } positions considered
}, at most { $depth ->
    [one] one move
   *[other] { $depth } moves
} ahead, in { NUMBER($seconds, maximumFractionDigits: 2) } s.

# Hints for puzzles
solved-in = { $count ->
    [one] { $move } solves it.
   *[other] { $move } leads to a solution in { $count } moves.
}
unsolvable = It cannot be solved any more.
not-known = It is not known how to go on; no solution was found in the time given.

# Nobody chooses
nothing-to-choose = There is nothing to choose here.
