title = Hitori
summary = Blacken cells until no digit stands twice in a row or column, and keep the white ones together.
kind = logic puzzle
how-to-play =
    Blacken cells so that no digit is left twice among the white cells of a row or column. Two black cells
    never share a side, and all white cells hang together: from each of them you can walk to every other one,
    up, down, left and right.

    A circle is a note of your own: this cell surely stays white. A cell can be cleared again.

    Look for a digit between two equal ones, as 3 5 3: one of the two threes is black, so the five stays
    white. Of three equal digits side by side the middle one stays. Beside a black cell all are white, and a
    white cell makes its equals in the row and column black. In the corners take care that nothing is cut off.

# Seats
player = Player

# States and numbers
white = white
black = black
circled = circled
digit = digit

# Choices
blacken = Blacken
circle = Circle
clear = Clear

# Difficulty
easy = easy
medium = medium
hard = hard
very-hard = very hard

# Levels
level-pebble = Pebble
level-drop-of-ink = Drop of ink
level-sparrow = Sparrow
level-button = Button
level-snail = Snail
level-fence = Fence
level-umbrella = Umbrella
level-cobbles = Cobbles
level-piano = Piano
level-starlings = Starlings
level-rooftops = Rooftops
level-night-train = Night train
level-alone-in-the-crowd = Alone in the crowd
