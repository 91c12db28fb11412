title = International draughts
summary = A hundred cells, flying kings, and the rule that you must always take as many as you can.
kind = capturing game
how-to-play =
    Play goes on over the dark cells of a board of ten by ten. Each side has twenty men on its four nearest
    rows. White begins.

    A man moves one cell diagonally forward. It takes by jumping over an enemy piece beside it, forward or
    backward, to the empty cell behind, and goes on jumping with the same piece as long as it can. A king
    moves diagonally as far as it likes; it takes a piece from any distance and lands on any empty cell
    behind it.

    If you can take, you must, and of all ways you must choose one that takes the most pieces. What you have
    jumped over stays on the board until the whole capture is over, and may not be jumped over a second time.

    A man that ends its move on the farthest row becomes a king. One that only passes there while taking does
    not. Who cannot move loses. The game is drawn when a position occurs for the third time, when both sides
    have made 25 moves with kings alone and without taking, and when a single king has held out for 16 moves
    against three pieces, or for 5 against two or one.

    Since taking is compulsory, you can lead the other side where you want it: give one piece, or two, and
    take three.

# Seats
white = White
black = Black

# Pieces
man = man
king = king
prisoner = prisoner

# States
alone = has a single king left

# Numbers
quiet-moves = quiet moves
last-moves = last moves
