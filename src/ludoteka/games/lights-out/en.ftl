title = Lights Out
summary = Every press switches five lights at once; make the whole field dark.
kind = switching puzzle
how-to-play =
    Each cell is a light, lit or dark. Pressing a cell switches it together with its
    neighbours above, below, left and right: lit ones go dark and dark ones light up.

    The level is solved when no light is on.

    The order of presses does not matter, and pressing a cell twice does nothing. One way that always brings
    you near: go down row by row and press the cell below each light that is still lit, so that all of them
    end in the last row. Each level says how few presses are enough.

# Seats
player = Player

# States
dark = dark
lit = lit

# Difficulty
easy = easy
medium = medium
hard = hard
very-hard = very hard

# Levels
level-seven-lights = Seven lights
level-two-stars = Two stars
level-five-lights = Five lights
level-four-corners = Four corners
level-sixteen-lights = Sixteen lights
level-flower = Flower
level-nine-lights = Nine lights
level-stripes = Stripes
level-tulip = Tulip
level-frame = Frame
level-window = Window
level-chequers = Chequers
level-diamond = Diamond
level-everything = Everything
