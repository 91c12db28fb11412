title = Light Up
summary = Put bulbs into the rooms of a house so that every cell is lit and no bulb shines on another.
kind = logic puzzle
how-to-play =
    Put bulbs onto empty cells. A bulb lights its own cell and all cells above, below, left and right of it,
    as far as the next wall. The level is solved when every empty cell is lit, no bulb shines on another, and
    beside every wall with a number stand exactly so many bulbs: above, below, left and right of it.

    A bulb can be taken away again. A dot is a note of your own: no bulb belongs here.

    Begin with the large numbers: a 4 has bulbs on all its sides, and so has a 3 at an edge or a 2 in a
    corner. Beside a 0 there are none: make dots. Then ask of each dark cell which places could still light
    it; if there is only one, it gets a bulb.

# Seats
player = Player

# Pieces
bulb = bulb
wall = wall
clue = wall with a number

# States and numbers
plain = plain
dotted = dotted
value = bulbs beside it
    .counted = { $count ->
        [one] bulb beside it
       *[other] bulbs beside it
    }

# Choices
take-away = Take away
dot = Dot or wipe it off

# Difficulty
easy = easy
medium = medium
hard = hard
very-hard = very hard

# Levels
level-hallway = Hallway
level-pantry = Pantry
level-stairs = Stairs
level-attic = Attic
level-cellar = Cellar
level-kitchen = Kitchen
level-study = Study
level-gallery = Gallery
level-winter-garden = Winter garden
level-ballroom = Ballroom
level-library = Library
level-museum = Museum
level-castle = Castle
