title = Same to same
summary = Let the eye jump from picture to picture: always to the same colour or the same shape, never back.
kind = maze of pictures
how-to-play =
    The eye stands on a picture and looks in one direction. It goes straight on, to its left or to its right,
    but never back, as far as you like, to a picture that has the same colour or the same shape as the one it
    stands on. Then it looks in the direction in which it went. It passes over other pictures freely, but not
    over a hole.

    You win when the eye comes to the target. The target has a picture too, so the last step must fit like any
    other. An eye that can go nowhere has lost.

    Where you stand is only half of it: the same picture leads elsewhere when you come to it from another
    side. If you cannot turn round, make a loop. Going backwards from the target helps: which pictures in its
    row and column have its colour or its shape?

# Seats
player = Player

# Pieces
picture = picture
eye = eye
star = star
disc = disc
triangle = triangle
square = square
heart = heart
clover = clover

# States
bare = bare
red = red
blue = blue
green = green
yellow = yellow
orange = orange
white = white
ordinary = ordinary
target = target

# Difficulty
easy = easy
medium = medium
hard = hard
very-hard = very hard

# Levels
level-first-glance = First glance
level-blink = Blink
level-look-around = Look around
level-sidelong = Sidelong
level-peephole = Peephole
level-wide-awake = Wide awake
level-blind-spot = Blind spot
level-long-view = Long view
level-double-vision = Double vision
level-keyhole = Keyhole
level-eye-of-the-needle = Eye of the needle
level-mirage = Mirage
level-without-a-wink = Without a wink
level-hall-of-mirrors = Hall of mirrors
