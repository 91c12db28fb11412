title = Chess
summary = Six kinds of men with their own ways, and a single aim: the enemy king with no way out.
kind = strategy game
how-to-play =
    White begins and the players move in turn, one piece at a time. A piece that moves onto an enemy piece
    takes it. The rook goes straight, the bishop diagonally, the queen both ways, as far as the line is free.
    The king goes one cell any way. The knight leaps to a cell two steps straight and one step aside, over
    anything.

    A pawn goes one cell straight forward, from its first place also two, and takes one cell diagonally
    forward. A pawn that passed an enemy pawn by its double step can be taken by that pawn in the next move as
    if it had made a single one. A pawn that reaches the farthest row becomes a queen, rook, bishop or knight.

    Once in a game you may castle: the king goes two cells toward a rook and the rook is put on the cell it
    crossed. Neither of them may have moved before, nothing may stand between them, and the king may be
    attacked neither where it starts, nor where it passes, nor where it ends.

    You may never leave your own king attacked. Whoever is attacked and has no legal move is mated and loses.
    Without a legal move and without an attack the game is drawn; so it is when a position occurs for the
    third time, when a hundred moves pass without a pawn move or a capture (fifty by each side), and when
    nobody has enough left to give mate.

# Seats
white = White
black = Black

# Pieces
king = king
queen = queen
rook = rook
bishop = bishop
knight = knight
pawn = pawn
officer = officer

# States
used = can no longer castle
ready = ready to castle
in-check = in check

# Numbers
quiet-moves = quiet moves

# Remembered
skipped-cell = skipped cell
crossing = crossing
middle = middle
new-kind = new kind
