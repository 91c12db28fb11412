title = Nine Men's Morris
summary = Place nine men, close mills of three and take the enemy's men until only two are left.
kind = game of lines
how-to-play =
    The board has twenty-four points joined by lines. White begins.

    First the players put their nine men, one in each turn, onto empty points. Then they move: a man goes
    along a line to an empty point next to it. A player who is down to three men may fly, that is, move a man
    to any empty point.

    Three men of one colour next to each other on a straight line are a mill. Whoever closes a mill, by
    placing or by moving, takes one enemy man off the board. A man in a mill may be taken only if all enemy
    men are in mills. A mill can be opened and closed again, and each time it takes another man.

    Whoever has fewer than three men left, or cannot move, loses. The game is drawn when the same position
    occurs for the third time, or after a hundred moves without a capture.

# Seats
white = White
black = Black

# Pieces
man = man

# Numbers
men-in-hand = men in hand
    .counted = { $count ->
        [one] man in hand
       *[other] men in hand
    }
quiet-moves = quiet moves

# Remembered
moved-man = moved man
victim = victim
length = length
length-question = A draw by 100 quiet moves and repetition, or after 200 turns?
open = open
limited = limited to 200 turns
