title = Fullboard
summary = The ball rolls until something stops it and leaves a trail; fill the whole board with it.
kind = sliding puzzle
how-to-play =
    The ball rolls up, down, left or right until a wall, the edge or its own trail is in the way. Every cell it
    has left is filled and cannot be entered again. On some boards no ball lies yet: first put it down on any
    cell you like.

    You have won when the whole board is full. If cells are left and the ball cannot roll on, you have lost.

    Look for dead ends: a cell with only one way in must be the start or the end. Do not cut the board in two,
    as the ball comes back from neither part. On boards without a ball, the dead ends also tell you where to
    begin. Every level has exactly one solution.

# Seats
player = Player

# Pieces
wall = wall
trail = trail
ball = ball

# Difficulty
easy = easy
medium = medium
hard = hard
very-hard = very hard

# Levels
level-first-coat = First coat
level-behind-the-pillar = Behind the pillar
level-corner-room = Corner room
level-hall = Hall
level-hanging-wall = Hanging wall
level-free-choice = Free choice
level-two-columns = Two columns
level-side-door = Side door
level-gallery = Gallery
level-crooked-house = Crooked house
level-rock-garden = Rock garden
level-courtyard = Courtyard
level-ballroom = Ballroom
level-cloister = Cloister
level-station-hall = Station hall
level-castle-floor = Castle floor
