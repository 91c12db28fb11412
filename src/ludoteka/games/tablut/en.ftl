title = Tablut
summary = A king in the middle tries to reach the edge, and an army twice as large tries to catch him.
kind = game of unequal sides
how-to-play =
    The Swedes, eight warriors and their king, stand in the middle; sixteen Muscovites surround them. The
    Muscovites begin. The Swedes win when their king reaches any cell of the edge, the Muscovites when they
    catch him.

    Every piece moves straight, across or up and down, over as many empty cells as it likes. The middle cell
    is the castle. Once the king has left it, nobody may enter or cross it any more, not even he.

    A warrior is taken when an enemy moves so that the warrior stands between two enemies in a straight line. The
    empty castle counts as an enemy too, and the king takes like a warrior. Who moves in between two enemies
    is safe. The king himself is caught in the same way, but in his castle only by four Muscovites around
    him, and next to it by three, with the castle as the fourth.

    Who cannot move loses, and a position that occurs for the third time is a draw.

    As a Muscovite, do not hurry to take: shut the corners and keep the ring closed. As a Swede, open one line
    after the other. If the king sees two free ways to the edge, he cannot be stopped.

# Seats
muscovite = Muscovite
swede = Swede

# Pieces
warrior = warrior
king = king

# Remembered
mover = moved piece
far-side = far side
castle = castle
