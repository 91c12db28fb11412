title = {title}
summary = Fill every row and every column with the figures 1 to 4.
kind = logic puzzle
how-to-play =
    Write a figure from 1 to 4 into each empty cell so that no row and no column has the same figure twice.

    Look for a row or column in which only one cell is still empty, or for a cell where three figures are impossible.

# Seats
player = Player

# Numbers
figure = figure

# Difficulty
easy = easy
medium = medium
hard = hard

# Levels
level-half-done = Half done
level-across = Across
