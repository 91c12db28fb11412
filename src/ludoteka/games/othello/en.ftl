title = Othello
summary = Enclose a row of enemy discs to turn them over, and have the most discs at the end.
kind = disc-flipping game
how-to-play =
    Four discs stand in the middle at the start. Black begins.

    Put a disc onto an empty cell so that at least one straight row of enemy discs (across, down or
    diagonally) lies between it and another of your discs, without a gap. All discs enclosed in this way, in
    every direction, are turned over and are now yours. A disc that would turn nothing over may not be put.

    If you have no such move, your turn is passed over. When neither player can move, the discs are counted:
    whoever has the most of them wins, and equal numbers are a draw.

    Having many discs early is no advantage. Discs in the corners can never be turned over again.

# Seats
black = Black
white = White

# Pieces
disc = disc

# Remembered
new-disc = new disc
