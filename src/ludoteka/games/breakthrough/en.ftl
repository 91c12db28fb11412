title = Breakthrough
summary = Two armies of pawns race to the far side, and one pawn that gets there wins.
kind = race game
how-to-play =
    Each side has sixteen pawns on its two nearest rows. White begins.

    A pawn moves one cell forward, straight or diagonally, to an empty cell. It takes an enemy pawn only
    diagonally forward, by moving onto its cell; straight ahead it can be blocked. Nobody has to take.

    Whoever first brings a pawn to the farthest row wins. A player who cannot move loses. There are no draws,
    since every move goes forward.

    Keep some pawns at home: a gap in the last two rows cannot be closed again. A pawn that is protected by
    two others is hard to get rid of.

# Seats
white = White
black = Black

# Pieces
pawn = pawn
