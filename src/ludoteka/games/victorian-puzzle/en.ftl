title = Victorian puzzle
summary = Red and blue stones change places, sliding and jumping through a single hole.
kind = stone-moving puzzle
how-to-play =
    All holes of the board but one are filled with stones, red ones and blue ones. A stone next to the empty
    hole slides into it; a stone two holes away jumps into it over the one between, which stays where it is
    whatever its colour. Both go along rows and columns only.

    You have won when the colours have changed places: every red stone stands where a blue one stood at the
    beginning, and every blue stone where a red one stood. The colour of the cells reminds you.

    Stones of one colour should not bunch up: it is best when red and blue stand in turn, as then every stone
    has one of the other colour to jump over. A stone that steps back is almost always a move lost. Each level
    says how few moves are enough.

# Seats
player = Player

# Pieces
red-stone = red stone
blue-stone = blue stone

# States
plain = plain
red = red
blue = blue

# Difficulty
easy = easy
medium = medium
hard = hard
very-hard = very hard

# Levels
level-crossroads = Crossroads
level-short-row = Short row
level-junction = Junction
level-little-square = Little square
level-long-row = Long row
level-great-cross = Great cross
level-flag = Flag
level-boat = Boat
level-diamond = Diamond
level-zigzag = Zigzag
level-narrow-bridge = Narrow bridge
level-brick = Brick
level-mill = Mill
level-wings = Wings
level-tower = Tower
level-the-victorian-square = The Victorian square
