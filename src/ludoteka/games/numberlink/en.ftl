title = Numberlink
summary = Join equal numbers by paths that never cross, so that together they fill the whole board.
kind = path-drawing puzzle
how-to-play =
    On the board stand pairs of equal numbers. Join the two of each pair by a path that goes from cell to cell,
    up, down, left or right. Paths neither cross nor share a cell, and a path does not touch itself.

    A move makes a path one cell longer: choose its end, then an empty cell beside it. You may begin at either
    number and change between the paths as you like.

    You have won when all pairs are joined and no cell is left empty. There is exactly one such solution.

    Begin at the edges and in the corners: a corner can be entered and left in one way only, and a number near
    the edge often has just one way on. Do not shut off empty cells: some path has to come in and get out again.
    What you cannot decide yet, leave for later.

# Seats
player = Player

# Numbers
mark = number

# States
free = free
given = given

# Difficulty
easy = easy
medium = medium
hard = hard
very-hard = very hard

# Levels
level-warm-up = Warm-up
level-hairpin = Hairpin
level-shoelace = Shoelace
level-crossing = Crossing
level-long-thread = Long thread
level-ribbons = Ribbons
level-bypass = Bypass
level-fold = Fold
level-skein = Skein
level-ring-road = Ring road
level-tangle = Tangle
level-switchboard = Switchboard
level-circuit = Circuit
level-gordian-knot = Gordian knot
