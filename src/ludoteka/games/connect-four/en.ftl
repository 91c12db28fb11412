title = Connect Four
summary = Discs fall into seven columns, and four of your colour in a line win.
kind = game of lines
how-to-play =
    Red begins. On your turn choose one of the seven columns that is not full. Your disc falls to the lowest
    empty cell of that column and stays there.

    If your new disc makes four of your discs in a line (across, down or diagonally), you win. If all
    forty-two cells are full without such a line, the game is drawn.

    Look at what your disc makes possible for the other player: it also opens the cell above it. Discs in the
    middle column belong to the most lines.

# Seats
red = Red
yellow = Yellow

# Pieces
disc = disc

# Remembered
new-disc = new disc
