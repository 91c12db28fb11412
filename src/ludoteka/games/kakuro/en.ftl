title = Kakuro
summary = A crossword of digits: each row and column of cells must add up to the number at its head.
kind = number puzzle
how-to-play =
    Every unbroken line of cells, across or down, has a sum, which stands in the wall at its head: after the
    stroke for the cells to the right, before it for the cells below. 16\24 means 16 below and 24 to the right.

    Choose an empty cell and a digit from 1 to 9 for it. No digit may stand twice in one line; such a digit is
    not offered.

    The puzzle is solved when every cell has a digit and every sum is right. Each level has exactly one solution,
    and it can be found by thinking alone.

    A digit stays where it was put. When nothing more can be put and some sum is wrong, the puzzle is lost.

    Begin with sums that leave little choice: 3 in two cells can only be 1 and 2, 4 only 1 and 3, 17 only 8 and 9,
    and 24 in three cells only 7, 8 and 9. Where such a line crosses another, often one digit is left.

# Seats
player = Player

# Pieces
wall = wall

# Numbers
digit = digit
sum-below = sum below
sum-beside = sum to the right

# Difficulty
easy = easy
medium = medium
hard = hard
very-hard = very hard

# Levels
level-first-sums = First sums
level-three-by-three = Three by three
level-magic-threes = Magic threes
level-cut-corners = Cut corners
level-pinwheel = Pinwheel
level-staircase = Staircase
level-market-square = Market square
level-two-towers = Two towers
level-narrow-bridge = Narrow bridge
level-windmill = Windmill
level-winding-lane = Winding lane
level-zigzag = Zigzag
level-city-blocks = City blocks
level-fountain = Fountain
level-long-street = Long street
level-old-mine = Old mine
level-labyrinth = Labyrinth
