title = Prší
summary = Get rid of your cards: suit on suit or rank on rank, with sevens, aces and obers that sting.
kind = card game
how-to-play =
    Everybody gets four cards of a German pack. Whoever has the turn lays a card of the suit or the rank of the
    top card of the pile, or draws one.

    A seven makes the next player draw two cards, unless they answer with another seven; then it is four, six or
    eight for the one after. An ace makes the next player stand still, unless they answer with an ace. An ober
    may be laid onto anything, and whoever lays it chooses the suit that is wanted.

    When the deck is empty, the pile is turned over, all but its top card. Whoever has no cards left first wins.

    Keep an ober for the end, and your sevens for somebody who has a single card left.

# Seats
player-1 = Player 1
player-2 = Player 2
player-3 = Player 3
player-4 = Player 4
player-5 = Player 5

# Cards
card = card
suit = suit
rank = rank
hearts = hearts
bells = bells
leaves = leaves
acorns = acorns
unter = unter
ober = ober
king = king
ace = ace
n-7-of-hearts = 7 of hearts
n-8-of-hearts = 8 of hearts
n-9-of-hearts = 9 of hearts
n-10-of-hearts = 10 of hearts
unter-of-hearts = unter of hearts
ober-of-hearts = ober of hearts
king-of-hearts = king of hearts
ace-of-hearts = ace of hearts
n-7-of-bells = 7 of bells
n-8-of-bells = 8 of bells
n-9-of-bells = 9 of bells
n-10-of-bells = 10 of bells
unter-of-bells = unter of bells
ober-of-bells = ober of bells
king-of-bells = king of bells
ace-of-bells = ace of bells
n-7-of-leaves = 7 of leaves
n-8-of-leaves = 8 of leaves
n-9-of-leaves = 9 of leaves
n-10-of-leaves = 10 of leaves
unter-of-leaves = unter of leaves
ober-of-leaves = ober of leaves
king-of-leaves = king of leaves
ace-of-leaves = ace of leaves
n-7-of-acorns = 7 of acorns
n-8-of-acorns = 8 of acorns
n-9-of-acorns = 9 of acorns
n-10-of-acorns = 10 of acorns
unter-of-acorns = unter of acorns
ober-of-acorns = ober of acorns
king-of-acorns = king of acorns
ace-of-acorns = ace of acorns

# Zones
deck = deck
pile = pile
hand = hand

# States
flowing = play goes on
halted = somebody must stand still
fitting = fitting

# Numbers
debt = cards to draw
    .counted = { $count ->
        [one] card to draw
       *[other] cards to draw
    }

# What is remembered
wanted-suit = suit wanted

# Choices
answer-with-a-seven = Answer with a seven
draw-the-cards = Draw the cards
answer-with-an-ace = Answer with an ace
stand-still = Stand still
draw-a-card = Draw a card
