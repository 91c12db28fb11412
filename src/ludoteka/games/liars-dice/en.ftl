title = Liar's dice
summary = Everybody looks under their own cup and bids what lies under all of them. Whom do you believe?
kind = dice game
how-to-play =
    All players roll their dice under a cup and look only at their own. Whoever begins makes a bid: so many
    dice, under all cups together, show this number. The next player either bids higher or says "Liar!".

    A bid is higher if it speaks of more dice, or of as many dice with a higher number. One face, usually the
    one, counts as any other.

    At "Liar!" all cups are lifted. If there are at least as many such dice as were bid, whoever doubted loses a
    die; otherwise the bidder does. The loser begins the next round. Whoever has no dice left is out, and the
    last one with dice wins.

    Count on one die in three to fit, your own included. A bid that you could defend is better than a bid that
    is merely higher.

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

# Zones
cup = cup

# States
bidding = bidding
doubted = doubted
fitting = fitting
out = out of the game

# Numbers
value = value
quantity = number of dice bid
face = number bid

# What is remembered
bidder = bidder
doubter = doubter
leader = first to bid

# Choices
bid = Bid
liar = Liar!

# Options
cup-size = dice in a cup
cup-size-question = How many dice has each player?
wild-face = wild number
wild-face-question = Which face counts as any other (0: none)?
length = length
length-question = Until one player has dice left, or a single round?
whole = until one is left
single = a single round
