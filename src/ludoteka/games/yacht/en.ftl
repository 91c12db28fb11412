title = Yacht
summary = Five dice, three throws, twelve boxes: fill each of them once, as well as chance lets you.
kind = dice game
how-to-play =
    In your turn, throw all five dice. Then you may throw again, with as many of them as you like, and once
    more: three throws in all. Afterwards choose one open box of your sheet; it gets the points that the dice
    are worth there, or nothing.

    Ones to Sixes: the sum of that number. Full House: three equal and two equal, the sum of all. Four of a
    Kind: the sum of those four. Little Straight: 1 to 5, 30 points. Big Straight: 2 to 6, 30 points. Choice:
    the sum, whatever it is. Yacht: five equal, 50 points.

    Each box is filled once. When all sheets are full, the most points win. Keep Choice for the throw that goes
    wrong, and do not waste the high numbers on two dice.

# Seats
player-1 = Player 1
player-2 = Player 2
player-3 = Player 3
player-4 = Player 4
player-5 = Player 5
player-6 = Player 6

# Dice
cube = die
die = die
dice = dice

# Cards
box = box
number-box = number box
ones = Ones
twos = Twos
threes = Threes
fours = Fours
fives = Fives
sixes = Sixes
full-house = Full House
four-of-a-kind = Four of a Kind
little-straight = Little Straight
big-straight = Big Straight
choice = Choice
yacht = Yacht

# Zones
sheet = sheet

# States
open = open
filled = filled

# Numbers
value = value
score = points
    .counted = { $count ->
        [one] point
       *[other] points
    }
points = points
    .counted = { $count ->
        [one] point
       *[other] points
    }
throws = throws
face = number

# Choices
roll-some-again = Throw some again
write-it-down = Write it down
done = Done
loose-cubes = dice to roll again
    .aim = to roll again
