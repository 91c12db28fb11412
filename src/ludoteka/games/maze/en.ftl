title = Maze
summary = Find the shortest way home between the hedges.
kind = maze
how-to-play =
    The walker goes one step at a time: up, down, left or right, wherever no hedge stands. The level is solved
    when the walker is home.

    Getting home is one thing; getting there in as few steps as the level says is another. Small mazes have
    one way only. In larger ones the ways meet again, and one of them is shorter than the others.

    Look before you walk. It often helps to begin at the house and go backwards, as fewer ways lead there, and
    to fill in blind alleys in your mind: what is left is the way.

# Seats
player = Player

# Pieces
wall = hedge
walker = walker

# States
path = path
home = home

# Difficulty
easy = easy
medium = medium
hard = hard
very-hard = very hard

# Levels
level-garden-gate = Garden gate
level-behind-the-shed = Behind the shed
level-hedge = Hedge
level-old-courtyard = Old courtyard
level-vineyard = Vineyard
level-side-streets = Side streets
level-cellar = Cellar
level-fish-market = Fish market
level-under-the-castle = Under the castle
level-long-way-round = Long way round
level-harbour = Harbour
level-thousand-doors = Thousand doors
level-labyrinth = Labyrinth
level-night-without-a-moon = Night without a moon
