title = English draughts
summary = Jump over enemy men on the dark cells, crown your own and leave the other side without a move.
kind = capturing game
how-to-play =
    The game is played on the dark cells. Each side has twelve men on its three nearest rows. Black begins.

    A man steps one cell diagonally forward to an empty cell. It takes by jumping diagonally forward over an
    enemy piece next to it to the empty cell behind. If you can jump, you must, but you choose which way.
    After a jump the same piece goes on jumping while it can.

    A man that ends on the farthest row becomes a king, and the turn is over. A king steps and jumps in
    the same way, but backward as well as forward.

    Whoever cannot move, because everything is taken or blocked, loses. The game is drawn when the same
    position occurs for the third time, or after the chosen number of moves in which no man moved and nothing
    was taken.

# Seats
black = Black
white = White

# Pieces
man = man
king = king

# Numbers
quiet-moves = quiet moves

# Options
quiet-limit = quiet limit
quiet-limit-question = Draw after so many moves without progress
progress = progress
progress-question = Is a man's move progress, or only taking?
stepping = any step of a man
taking = only taking
repetition = repetition
repetition-question = Is a position that occurs 3 times a draw?
counted = counted
ignored = ignored
