title = Dots and Boxes
summary = Draw lines between dots, close boxes, and beware of handing the other player a whole chain of them.
kind = pencil game
how-to-play =
    The board is a field of dots. In turn, each player draws one line between two neighbouring dots, upright or
    level. Whoever draws the fourth side of a box closes it: the box is marked as theirs, and they draw once
    more. One line can close two boxes at once.

    When all lines are drawn, whoever has closed more boxes wins; with equally many it is a draw.

    A box with three sides drawn is a gift, so at first nobody wants to draw the third side of any box. When no
    safe line is left, somebody has to open a chain of boxes, and the other takes the whole of it. Open the
    shortest chain first.

    The secret of good players: when you are given a long chain, do not take it all. Leave the last two boxes to
    the other player with a line that closes both of them at once. You lose two boxes, but now the other one has
    to open the next chain.

# Seats
red = Red
blue = Blue

# Pieces
mark = mark

# States
open = open
drawn = drawn

# Options
width = width
width-question = Boxes in a row
height = height
height-question = Rows of boxes

# Rulesets
small = Small
