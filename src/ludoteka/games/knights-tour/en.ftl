title = Knight's tour
summary = Leap with a knight over the whole board, onto every cell once, and end where you could leap home.
kind = tour
how-to-play =
    The knight leaps as in chess: two cells along a row or column and one across, whatever lies between. It
    may not land on a cell it has already visited. The tour is done when every cell has been visited.

    In a closed tour the last cell must be a leap away from the start, so that the knight could begin anew;
    the cells where it may end are marked. An open tour may end anywhere: choose it to make a level easier.
    A knight that cannot leap any more before the tour is done has lost its way.

    Cells at the edge and beside holes are hard to reach and hard to leave. Go first where the fewest leaps
    lead on, and do not use up the marked cells: one of them must be left for the end.

# Seats
player = Player

# Pieces
knight = knight

# Numbers
step = step

# States
ordinary = ordinary
final = final

# Options
tour = Tour
tour-question = Must the tour end a leap away from its start?
closed = closed
open = open

# Difficulty
easy = easy
medium = medium
hard = hard
very-hard = very hard

# Levels
level-round-the-well = Round the well
level-round-table = Round table
level-broken-tile = Broken tile
level-crossroads = Crossroads
level-diamond = Diamond
level-two-pillars = Two pillars
level-gatehouse = Gatehouse
level-long-corridor = Long corridor
level-five-by-six = Five by six
level-six-by-six = Six by six
level-four-towers = Four towers
level-pond = Pond
level-fortress = Fortress
level-chessboard = Chessboard
level-pillared-hall = Pillared hall
level-ten-by-ten = Ten by ten
