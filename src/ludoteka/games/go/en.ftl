title = Go
summary = Put stones one by one, surround more of the board than the other player and keep your groups alive.
kind = territory game
how-to-play =
    Black begins. In turn, each player puts one stone onto an empty point or passes. Stones do not move.

    Stones of one colour that touch along the lines form a group. Empty points next to a group are its
    liberties. When you take the last liberty of an enemy group, the whole group is removed. You may not put a
    stone that would itself be without liberties once the captured stones are gone, and you may not bring back
    any arrangement of the whole board that has been there before.

    When both players pass one after the other, the game is over. Your area is the number of your stones on
    the board plus the number of empty points that only your stones border. Black wins with more than White's
    area and the komi together; otherwise White wins. All stones that stand count as alive, so take dead
    stones off by playing before you pass.

    A group with two separate empty eyes inside can never be taken.

# Seats
black = Black
white = White

# Pieces
stone = stone

# Choices
pass = Pass

# Numbers
passes = passes

# Remembered
new-stone = new stone

# Options
size = board size
size-question = Board size
komi = komi
komi-question = Points for White, who also wins when equal

# Rulesets
beginners = Beginners
