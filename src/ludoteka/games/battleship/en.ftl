title = Battleship
summary = Hide five ships in your sea and find those of the other one, shot by shot.
kind = guessing game
how-to-play =
    Each player has a sea of ten by ten squares. First you build your five ships, of 5, 4, 3, 3 and 2 squares:
    choose where a ship begins and whether it lies upwards or to the right. Ships do not touch each other, not
    even at a corner. The other player does not see them.

    Then you shoot by turns at a square of the other sea. You see at once whether there was water or a ship, and
    when all squares of a ship are hit, it is shown as sunk. A hit gives another shot.

    Whoever has sunk all ships first wins. Shoot in a pattern, like the dark squares of a chessboard: no ship
    can hide between. After a hit look along the line, and after a sunk ship leave out its neighbours.

# Seats
north = North
south = South

# Boards
north-sea = northern sea
south-sea = southern sea

# Pieces
square = square

# States
untried = untried
tried = tried
sunk = sunk
floating = floating
strange = of another ship

# Numbers
ship = ship
ships-built = ships built

# Choices
up = up
right = right

# Options
nearness = ships side by side
nearness-question = May ships touch?
forbidden = no
allowed = yes
hits = shots after a hit
hits-question = Does a hit give another shot?
rewarded = yes, again
plain = no, by turns

# What was decided unseen
hidden = hidden
