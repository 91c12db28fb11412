title = {title}
summary = Walk over every cell, each of them once.
kind = puzzle
how-to-play =
    The walker goes one step up, down, left or right, and never onto a cell where it has been already.

    The level is solved when the walker has been on every cell. Whoever walks into a dead end before that has to begin
    again. Look first for cells that have only one way in: there the walk has to end.

# Seats
player = Player

# Pieces
wall = wall
walker = walker

# States
fresh = fresh
walked = walked

# Difficulty
easy = easy
medium = medium
hard = hard

# Levels
level-first-steps = First steps
level-two-corners = Two corners
level-around-the-walls = Around the walls
