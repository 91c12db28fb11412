title = Minesweeper
summary = Uncover every cell without a mine; the numbers tell how many mines are around.
kind = logic puzzle
how-to-play =
    Mines are hidden under some of the cells. Uncover a cell: if there is a mine, you have lost. Otherwise you
    see how many of the up to eight cells around it hide a mine. Where there is none around, the neighbours are
    uncovered by themselves. The first cell is never dangerous.

    Where you are sure of a mine you may put a flag, so as not to step there by mistake; and you may take it
    away again. You win when all cells without a mine are uncovered.

    If a number sees exactly as many covered cells as it says, all of them are mines. If it has all its mines
    already, everything else around it is safe. Compare numbers that lie side by side: what one sees and the
    other does not is often decided by their difference.

# Seats
player = Player

# States
covered = covered
open = open
plain = without a flag
flagged = flagged
hollow = without mines around
safe = safe
mined = mined

# Numbers
danger = mines around
    .counted = { $count ->
        [one] mine around
       *[other] mines around
    }

# Choices
uncover = Uncover
flag = Flag

# Options
width = width
width-question = How wide
height = height
height-question = How high
hidden-mines = mines
hidden-mines-question = How many mines

# Rulesets
beginner = Beginner
advanced = Advanced
expert = Expert

# What was decided unseen
hidden = hidden
