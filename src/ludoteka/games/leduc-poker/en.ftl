title = Leduc poker
summary = Poker with six cards: one in your hand, one in the middle, and two rounds of betting.
kind = card game
how-to-play =
    The pack has two jacks, two queens and two kings. Each player pays one chip and gets a card that nobody else
    sees. Then they bet: whoever has the turn folds, calls or raises by two chips. There are at most two raises.
    When all have paid the same, a card is laid into the middle, and they bet again, now by four chips.

    If somebody folds, the other one takes the pot. Otherwise the hands are shown: a card that makes a pair with
    the middle wins, else the higher one. Equal cards share the pot.

    After the agreed number of deals whoever has won more wins. The game is small enough to be worked out, but
    not by heart: to win you must sometimes raise with a jack.

# Seats
player-1 = Player 1
player-2 = Player 2

# Cards
card = card
hearts = hearts
spades = spades
jack = jack
queen = queen
king = king
jack-of-hearts = jack of hearts
queen-of-hearts = queen of hearts
king-of-hearts = king of hearts
jack-of-spades = jack of spades
queen-of-spades = queen of spades
king-of-spades = king of spades
suit = suit
rank = rank

# Zones
deck = deck
middle = middle
hand = hand

# States
staying = in
folded = folded

# Numbers
deals-played = deals played
stake = stake
step = size of a raise
raises = raises
calls = calls
winnings = winnings
paid = paid

# What is remembered
leader = first to speak

# Choices
fold = Fold
call = Call
raise = Raise

# Options
deals = deals
deals-question = How many deals
