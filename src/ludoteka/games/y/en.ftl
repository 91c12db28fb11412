title = Y
summary = Touch all three sides of a triangle with a single unbroken chain before the other player does.
kind = connection game
how-to-play =
    The board is a triangle of hexagons. Both players want the same thing: one unbroken chain of their own stones
    that touches all three sides. A corner cell belongs to both of its sides.

    Red begins. In turn, each player puts one stone onto any empty cell; stones never move and are never taken.
    Whoever first has a chain that touches all three sides wins. There is always a winner: if the board is full,
    exactly one player has such a chain.

    The cells in the middle are worth most, as all three sides are near from there. The first stone is therefore a
    great advantage. If the swap rule is allowed, the second player may answer it by taking it over instead of
    putting a stone. So begin with a stone that you would not mind playing against.

    Two stones with two empty cells between them, both of which touch both stones, are as good as joined: if one of
    the cells is taken, you take the other. In the same way a stone in the second row from a side is as good as
    joined to that side. And as the other player needs all three sides too, it is enough to keep them away from one.

# Seats
red = Red
blue = Blue

# Pieces
stone = stone

# Choices
swap-sides = Swap sides

# Options
size = board size
size-question = Cells along each side
swap-rule = swap rule
swap-rule-question = May the second player take over the first stone?
forbidden = forbidden
allowed = allowed
