title = Tic-tac-toe
summary = Two players mark nine cells in turn, and three of your own in a line win.
kind = game of lines
how-to-play =
    X begins. In turn, each player puts a mark into one empty cell of the board of three by three.

    Whoever first has three marks in a line (across, down or diagonally) wins at once. If the board is full
    and there is no such line, the game is drawn.

    The middle cell lies on four lines, a corner on three and an edge on two. A good player makes two threats
    with one mark, because only one of them can be stopped. Two careful players always draw.

# Seats
x = X
o = O

# Pieces
mark = mark
