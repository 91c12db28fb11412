title = Nurikabe
summary = Let water flow around islands whose sizes are given, in one sea without pools.
kind = logic puzzle
how-to-play =
    Each number stands on an island of so many cells; a cell belongs to the island if it shares a side with it.
    Make all other cells water. Every island has exactly one number, and two islands never share a side. The
    water is one sea: from each water cell you can sail to every other one, up, down, left and right. Nowhere
    does it fill a square of two by two cells.

    A dot is a note of your own: this is surely land. A cell can be cleared again.

    Begin with the ones: all around them is water. Between two numbers with one cell between them is water
    too. Then ask of every cell which island could still reach it: if none can, it is water. Three water cells
    in a square make the fourth one land.

# Seats
player = Player

# Pieces
clue = number

# States and numbers
land = land
water = water
dotted = dotted
value = size

# Choices
dot = Dot
clear = Clear

# Difficulty
easy = easy
medium = medium
hard = hard
very-hard = very hard

# Levels
level-puddle = Puddle
level-ferry = Ferry
level-three-rocks = Three rocks
level-ford = Ford
level-sandbank = Sandbank
level-delta = Delta
level-lagoon = Lagoon
level-lighthouse = Lighthouse
level-fjord = Fjord
level-reef = Reef
level-archipelago = Archipelago
level-strait = Strait
level-tide = Tide
level-ocean = Ocean
