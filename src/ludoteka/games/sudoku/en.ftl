title = Sudoku
summary = Fill the grid so that every row, every column and every box has each digit once.
kind = number puzzle
how-to-play =
    Some cells of the nine by nine grid have a digit. Choose an empty cell and a digit from 1 to 9 for it. A
    digit that already stands in the same row, the same column or the same box of three by three is not
    offered.

    The puzzle is solved when every cell has a digit. Each level has exactly one solution, and it can be found
    by thinking alone.

    A digit stays where it was put. A wrong one shows itself when some cell has nothing left that fits; if
    nothing at all can be put any more, the puzzle is lost.

    Begin where few cells are empty: in which cells of this box can the 7 still stand?

# Seats
player = Player

# Places
box = box

# Numbers
digit = digit

# Difficulty
easy = easy
medium = medium
hard = hard
very-hard = very hard

# Levels
level-morning-dew = Morning dew
level-first-light = First light
level-garden-gate = Garden gate
level-open-window = Open window
level-clay-pots = Clay pots
level-afternoon-walk = Afternoon walk
level-weather-vane = Weather vane
level-slope = Slope
level-crossroads = Crossroads
level-spider-web = Spider web
level-old-harbour = Old harbour
level-two-spirals = Two spirals
level-the-mask = The mask
level-night-shift = Night shift
level-steep-path = Steep path
