title = Hidato
summary = Number the cells so that 1, 2, 3 and so on make one walk across the whole board.
kind = logic puzzle
how-to-play =
    Write a number into every open cell. Numbers that follow one another touch, at a side or at a corner, so
    that all of them make one walk from 1 to the last. Each number is used once, and the given ones stay.

    A number that you wrote can be wiped off again.

    Look for given numbers that are close in value: only a few cells can lie between them. A cell in a corner
    with few free neighbours is as helpful, because the walk has to come in and to go out again.

# Seats
player = Player

# States and numbers
open = open
given = given
step = number

# Choices
write = Write
wipe-off = Wipe off

# Difficulty
easy = easy
medium = medium
hard = hard
very-hard = very hard

# Levels
level-first-walk = First walk
level-round-the-pond = Round the pond
level-garden-path = Garden path
level-four-corners = Four corners
level-bow-tie = Bow tie
level-old-town = Old town
level-barrel = Barrel
level-chessmen-on-leave = Chessmen on leave
level-crossroads = Crossroads
level-long-way-home = Long way home
level-round-hill = Round hill
level-pinwheel = Pinwheel
level-great-plain = Great plain
