title = Amazons
summary = Move like a queen, shoot an arrow, and wall the other amazons in before they wall in yours.
kind = game of territory
how-to-play =
    Each side has four amazons. White begins.

    A turn has two parts, and both must be done. First move one of your amazons in a straight line, across,
    up and down or diagonally, over as many empty cells as you like. Then the amazon that has moved shoots an
    arrow, which flies in the same way and stays where it lands. Neither amazons nor arrows can be jumped
    over, and nothing is ever taken.

    Each turn fills one more cell. Whoever cannot move loses.

    Do not send an amazon into a corner: it becomes easy to shut in. Shoot so that a region belongs to you
    alone, since there you can move while the other player runs out of cells. Near the end count the empty
    cells that each side can fill undisturbed.

# Seats
white = White
black = Black

# Pieces
amazon = amazon
arrow = arrow

# Options
size = board size
size-question = Board size
