title = Ludo
summary = Lead your four figures round the board and home, and send others back on the way.
kind = race
how-to-play =
    Every player has four figures in a yard. Whoever has the turn rolls the die. With a six a figure may come in
    onto the player's own first field. A figure that is under way goes on by as many fields as were rolled, once
    round the board and then into the player's four homes, in the middle.

    If a figure lands where another player's figure stands, that one is sent back to its yard. Your own figures
    do not meet on one field. Homes must be reached exactly; figures in them stay there or move further in.

    A six gives another turn. While none of your figures is under way, you may roll three times for a six. The
    first to have all four figures at home wins.

    Do not leave a figure just before somebody who could catch it, and do not let one straggler stand alone in
    the yard.

# Seats
player-1 = Player 1
player-2 = Player 2
player-3 = Player 3
player-4 = Player 4

# Pieces
figure = figure

# Dice
cube = die
die = die
dice = dice

# States
waiting = waiting
home = at home

# Numbers
value = value
walked = fields walked
    .counted = { $count ->
        [one] field walked
       *[other] fields walked
    }
field = field
lane = lane
depth = home
yard = yard
house = belongs to player
corner = corner
throws-left = throws left

# Choices
come-in = Come in

# Options
tries = throws for a six
tries-question = Throws while nobody is under way
