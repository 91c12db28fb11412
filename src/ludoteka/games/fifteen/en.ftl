title = Fifteen
summary = Slide fifteen numbered blocks in a square until they stand in order.
kind = sliding puzzle
how-to-play =
    Fifteen blocks numbered from 1 to 15 lie in a square of four by four, and one place is empty. A block next
    to the gap can be slid into it. Nothing else can be done.

    The puzzle is solved when the numbers stand in order, row by row from the top left corner, with the gap in
    the bottom right corner.

    A good way is to finish the first row, then the first column, and so to make the square smaller and
    smaller. Each level says in how few slides it can be done.

# Seats
player = Player

# Pieces
block = block

# Numbers
value = number

# Difficulty
easy = easy
medium = medium
hard = hard
very-hard = very hard

# Levels
level-last-corner = Last corner
level-three-in-the-middle = Three in the middle
level-round-the-edge = Round the edge
level-three-in-the-corner = Three in the corner
level-corner-backwards = Corner backwards
level-crossed-middle = Crossed middle
level-two-couples = Two couples
level-couples-far-apart = Couples far apart
level-four-couples = Four couples
level-first-row-backwards = First row backwards
level-first-column-backwards = First column backwards
level-second-row-first = Second row first
level-the-snail = The snail
