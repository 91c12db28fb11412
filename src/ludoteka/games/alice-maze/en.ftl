title = Alice maze
summary = Follow the arrows, as many cells at a time as your stride says; cakes make it longer, bottles shorter.
kind = maze of arrows
how-to-play =
    Alice stands on a cell with arrows and walks along one of them: exactly as many cells as her stride, no
    more and no fewer. At first her stride is 1. What lies on the way does not matter, only where she ends.

    On a cell with a cake she grows, and her stride is 1 longer from then on. On a cell with a bottle she
    shrinks, and it is 1 shorter. If her stride is 0, or no arrow leads to a cell of the board, she has lost
    her way. She wins at the gate.

    The same cell leads elsewhere each time the stride is another. So do not ask only where Alice stands, but
    how large she is there. Going backwards helps: from which cells, and with which stride, does an arrow end
    at the gate?

# Seats
player = Player

# Pieces
sign = sign
girl = Alice
arrow = arrow
slant = slanting arrow
straight = two arrows apart
corner = two arrows at a corner
fork = three arrows
cross = four arrows
star = four slanting arrows

# Numbers
stride = stride

# States
plain = plain
lengthening = cake
shortening = bottle
goal = gate

# Difficulty
easy = easy
medium = medium
hard = hard
very-hard = very hard

# Levels
level-down-the-rabbit-hole = Down the rabbit hole
level-pool-of-tears = Pool of tears
level-caucus-race = Caucus race
level-caterpillar = Caterpillar
level-pig-and-pepper = Pig and pepper
level-cheshire-cat = Cheshire cat
level-mad-tea-party = Mad tea party
level-march-hare = March hare
level-croquet-ground = Croquet ground
level-mock-turtle = Mock turtle
level-lobster-quadrille = Lobster quadrille
level-who-stole-the-tarts = Who stole the tarts
level-queen-of-hearts = Queen of hearts
level-through-the-looking-glass = Through the looking glass
