title = Nonograms
summary = Fill the right cells and a little picture appears; the numbers at the edge tell all you need.
kind = picture puzzle
how-to-play =
    The numbers to the left of a row and above a column are its clues: how long its runs of filled cells are, in
    this order, with at least one cell left free between two runs. A row with the clues 3 and 1 has three filled
    cells together and further right one more, and nothing else.

    Choose a cell and fill it, put a dot into it, or clear it. Dots are notes for yourself: no cell to fill is here.

    The puzzle is solved as soon as the filled cells fit every clue. There is exactly one such picture, and it can be
    found by thinking alone.

    Begin with the long runs: in a row of ten, a run of eight covers the six cells in the middle wherever it begins.
    Dot what cannot be filled, as a free cell tells as much as a full one, and go to and fro between rows and columns.

# Seats
player = Player

# Pieces
clue = clue
block = filled cell
dot = Dot

# Numbers
length = length of the run

# Choices
fill = Fill
clear = Clear

# Difficulty
easy = easy
medium = medium
hard = hard
very-hard = very hard

# Levels
level-heart = Heart
level-little-house = Little house
level-umbrella = Umbrella
level-duck = Duck
level-sailing-boat = Sailing boat
level-mushroom = Mushroom
level-coffee-cup = Coffee cup
level-cat = Cat
level-snail = Snail
level-key = Key
level-owl = Owl
level-rocket = Rocket
level-night-train = Night train
level-butterfly = Butterfly
level-spider = Spider
