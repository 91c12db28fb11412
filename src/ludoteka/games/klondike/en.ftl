title = Back from the Klondike
summary = The number under your feet is the length of your next stride; find the way out of the field.
kind = maze of numbers
how-to-play =
    The traveller stands in the middle of a field of numbers and wants to get out. The number of the cell is
    the length of the next stride: exactly so many cells in a straight line, in any of the eight directions.
    The cell in the middle has the number 3.

    You are out, and have won, when a stride ends exactly on the first cell outside the field. A stride that
    would go farther is not possible. Whoever comes to a cell from which no stride is possible has lost the
    way.

    Thinking backwards helps: from which cells does a stride end just outside, and how does one get to them?
    Each level says how few strides are enough.

# Seats
player = Player

# Pieces
traveller = traveller

# Numbers
stride = stride

# States
inside = inside
outside = outside

# Difficulty
easy = easy
medium = medium
hard = hard
very-hard = very hard

# Levels
level-clearing = Clearing
level-thicket = Thicket
level-berry-patch = Berry patch
level-ford = Ford
level-log-cabin = Log cabin
level-moose-trail = Moose trail
level-beaver-pond = Beaver pond
level-gold-pan = Gold pan
level-avalanche = Avalanche
level-frozen-lake = Frozen lake
level-round-hollow = Round hollow
level-northern-lights = Northern lights
level-great-plain = Great plain
level-long-winter = Long winter
