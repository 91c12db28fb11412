title = Gomoku
summary = Put down stone after stone, and be the first with five of them in an unbroken line.
kind = line game
how-to-play =
    Black begins. In turn, each player puts one stone of their colour onto any empty cell. Stones are never
    moved and never taken.

    Whoever gets five stones in an unbroken line, across, up and down or diagonally, wins at once. Whether a
    line of more than five wins too can be set before the match. If the board is full, the game is drawn.

    Three in line with room at both ends must be answered, or they become four that can be closed on one side
    only. So the way to win is a stone that does two things at once: two threes, or a three and a four, in
    different directions. Before you build, look at what the other one threatens.

# Seats
black = Black
white = White

# Pieces
stone = stone

# Options
size = board size
size-question = Board size
long-lines = lines of more than five
long-lines-question = Does a line of more than five win too?
winning = they win too
worthless = only exactly five wins
