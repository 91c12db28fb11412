title = Netwalk
summary = Turn the pipes until every computer is connected to the server and no end is left open.
kind = turning puzzle
how-to-play =
    Every cell holds a piece of pipe, and somebody has turned them all about. Choose a pipe, and it turns a
    quarter to the left. The server is joined on all four sides and stays as it is.

    The level is solved when every computer is connected to the server and no end of a pipe is open: each one
    meets another. There is exactly one way to do it.

    Begin at the edge and in the corners, where a pipe has few ways to lie. A pipe that must lie so says
    something about its neighbours. Two computers are never joined to each other: they would be cut off. In
    the hard levels a pipe that leaves the board on one side comes back on the other.

# Seats
player = Player

# Pieces
server = server
pipe = pipe
computer = computer
straight = straight pipe
bend = bend
fork = fork

# Difficulty
easy = easy
medium = medium
hard = hard
very-hard = very hard

# Levels
level-two-desks = Two desks
level-small-office = Small office
level-study = Study
level-open-plan = Open plan
level-ground-floor = Ground floor
level-library = Library
level-round-the-patio = Round the patio
level-campus = Campus
level-over-the-edge = Over the edge
level-town-hall = Town hall
level-power-plant = Power plant
level-harbour-office = Harbour office
level-satellite = Satellite
level-around-the-world = Around the world
level-space-station = Space station
