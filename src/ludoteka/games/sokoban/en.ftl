title = Sokoban
summary = Push all the boxes onto the goals; pushing is easy, but nothing can be pulled.
kind = pushing puzzle
how-to-play =
    The keeper walks through the store one step at a time: up, down, left or right. A box that stands in the
    way is pushed one cell on, if the cell behind it is free. The keeper pushes one box at a time and never
    pulls.

    The level is solved when every goal holds a box. It does not matter which box stands on which goal.

    Beware of corners: a box in a corner never comes out again, and a box along a wall stays along that wall.
    Think first about which goal has to be filled last. Each level says in how few steps it can be done;
    solving it at all comes first.

# Seats
player = Player

# Pieces
wall = wall
box = box
keeper = keeper

# States
floor = floor
goal = goal

# Difficulty
easy = easy
medium = medium
hard = hard
very-hard = very hard

# Levels
level-first-push = First push
level-round-the-back = Round the back
level-side-entrance = Side entrance
level-two-rooms = Two rooms
level-spare-room = Spare room
level-back-yard = Back yard
level-round-table = Round table
level-three-crates = Three crates
level-the-bridge = The bridge
level-the-alcove = The alcove
level-narrow-aisles = Narrow aisles
level-the-strongroom = The strongroom
level-loading-ramp = Loading ramp
