title = Kuhn poker
summary = The smallest poker: three cards, one bet, and still a reason to bluff.
kind = card game
how-to-play =
    There are three cards: jack, queen and king. Both players put in one chip and get one card, which the other does
    not see. The higher card wins.

    The first player checks or bets one chip. After a bet the other calls it, which costs a chip too, or folds and
    gives up the chip that is in. After a check the other may check as well, and then the cards are compared; or bet,
    and then the first player has to call or fold.

    With a king call always, with a jack never. A jack is there to bluff: now and then bet with it, or nobody will
    pay for your king.

# Seats
player-1 = Player 1
player-2 = Player 2

# Choices
call = Call
fold = Fold
check = Check
bet = Bet

# Cards
card = card
jack = jack
queen = queen
king = king

# Zones
deck = deck
hand = hand

# Words and numbers
fresh = nobody has acted
checked = checked
raised = a bet is to be answered
chips = chips won
stake = stake
