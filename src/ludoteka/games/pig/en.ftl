title = Pig
summary = Roll the die as often as you dare, and hold before a one takes everything away.
kind = dice game
how-to-play =
    In your turn, roll the die as often as you like. What you roll is added up in the pot. If you hold, the pot
    is yours for good, and the next player goes on. If you roll a one, the pot is lost and your turn is over.

    The first to hold with as many points as agreed, usually 100, wins. Who has that many together with the pot
    need not roll any more.

    Holding at 20 or more is a good rule to begin with. If others are about to win, dare more; if you are far
    ahead, dare less.

# Seats
player-1 = Player 1
player-2 = Player 2
player-3 = Player 3
player-4 = Player 4
player-5 = Player 5
player-6 = Player 6
player-7 = Player 7
player-8 = Player 8
player-9 = Player 9
player-10 = Player 10

# Dice
cube = die
die = die
dice = dice

# States
rolling = rolling
resting = resting

# Numbers
value = value
pot = pot
score = points
    .counted = { $count ->
        [one] point
       *[other] points
    }

# Choices
roll = Roll
hold = Hold

# Options
goal = goal
goal-question = Points that win
