title = Lines of Action
summary = Bring all your men together into one group before the other player does.
kind = connection game
how-to-play =
    Each side has twelve men, Black along the top and bottom, White at the left and right. Black begins.

    A man moves in a straight line, across, up and down or diagonally, exactly as many cells as there are men
    of both colours on that whole line, itself included. It may pass over men of its own colour, but not over
    the other's. If it lands on an enemy man, that man is taken; it may not land on one of its own.

    Whoever has all men in one group, joined at sides or corners, wins. A single man is a group too, so taking
    can help the other side. If a move joins the men of both, the player who moved wins. Who cannot move
    loses. A board that occurs too often is a draw.

    The middle is where groups meet: bring stragglers in early, and shut the other player's men out by
    standing in their way. Every move changes how far others go on the lines it leaves and enters.

# Seats
black = Black
white = White

# Pieces
man = man

# Remembered
stride = how far it goes

# Options
repeats = repetitions
repeats-question = After how many occurrences of a board is it a draw?
