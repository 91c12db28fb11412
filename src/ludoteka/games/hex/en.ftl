title = Hex
summary = Join your two sides of a board of hexagons by an unbroken chain before the other player joins theirs.
kind = connection game
how-to-play =
    The board is a slanted field of hexagons. Red wants to join the bottom side with the top side, Blue the
    left side with the right side. The corner cells belong to both.

    Red begins. In turn, each player puts one stone onto any empty cell; stones never move and are never
    taken. Whoever first has an unbroken chain of stones from one own side to the other wins. There is always
    a winner: if the board is full, exactly one of the two chains exists.

    The first stone is a great advantage. If the swap rule is allowed, the second player may answer it by
    taking over the first player's side instead of putting a stone. So begin with a stone that you would not
    mind playing against.

    Two stones with two empty cells between them, both of which touch both stones, are as good as joined: if
    one of the cells is taken, you take the other.

# Seats
red = Red
blue = Blue

# Pieces
stone = stone

# Choices
swap-sides = Swap sides

# Options
size = board size
size-question = Board size
swap-rule = swap rule
swap-rule-question = May the second player take over the first stone?
forbidden = forbidden
allowed = allowed
