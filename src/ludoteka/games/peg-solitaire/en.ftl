title = Peg solitaire
summary = Jump over pegs and take them off the board until a single one is left.
kind = jumping puzzle
how-to-play =
    A peg jumps over a neighbouring peg into the empty hole right behind it, along a row or a column. The peg
    it jumped over is taken off the board.

    You have won when a single peg is left, and if the board has a marked hole, when it stands in that hole. If
    no peg can jump and several are left, the level is lost.

    Pegs on the rim are easily left behind: bring them inwards early. Rather than single jumps, look for small
    groups that disappear together and leave everything else as it was: three pegs in a row with one more
    beside the end can be cleared by three jumps. Thinking backwards from the last peg helps too.

# Seats
player = Player

# Pieces
peg = peg

# States
plain = plain
marked = marked

# Difficulty
easy = easy
medium = medium
hard = hard
very-hard = very hard

# Levels
level-little-cross = Little cross
level-plus = Plus
level-chimney = Chimney
level-nutshell = Nutshell
level-house = House
level-pyramid = Pyramid
level-heart = Heart
level-arrow = Arrow
level-diamond = Diamond
level-french-star = French star
level-any-end = Any end
level-out-of-the-corner = Out of the corner
level-the-english-game = The English game
level-from-top-to-bottom = From top to bottom
level-the-french-game = The French game
