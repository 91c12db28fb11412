title = {title}
summary = Be the first to bring a runner across the board.
kind = racing game
how-to-play =
    A runner moves one cell forward, straight or diagonally, to an empty cell. Diagonally forward it may also take an
    enemy runner.

    Whoever first brings a runner to the farthest row wins. A player who cannot move loses.

# Seats
white = White
black = Black

# Pieces
runner = runner
