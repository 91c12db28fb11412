title = {title}
summary = Put your stones on the board and be the first to have four in line.
kind = placing game
how-to-play =
    Take turns putting one stone of your colour on an empty cell. Stones do not move.

    Whoever first has four stones in line, in any direction, wins. When the board is full, the game is drawn.

# Seats
black = Black
white = White

# Pieces
stone = stone
