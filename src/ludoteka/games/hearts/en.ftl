title = Hearts
summary = Take as few hearts as you can, and by no means the queen of spades, or else take them all.
kind = card game
how-to-play =
    Thirteen cards for each of four. Before play everybody passes three cards: to the left, in the next deal to
    the right, then across, and in the fourth deal nobody does.

    Whoever has the two of clubs leads it. The suit led must be followed if possible; otherwise any card may be
    played, but in the first trick neither hearts nor the queen of spades. The highest card of the suit led
    takes the trick and leads to the next. Hearts cannot be led before hearts are broken, that is, before one
    was played, or the queen of spades.

    Every heart taken is one point, the queen of spades thirteen. Points are bad. But whoever takes all of them
    gets none, and all others get 26. When somebody has 100 points, the one with the fewest wins.

    Pass on high spades, unless you have many of them, and try to get rid of a whole suit.

# Seats
player-1 = Player 1
player-2 = Player 2
player-3 = Player 3
player-4 = Player 4

# Cards
card = card
suit = suit
rank = rank
clubs = clubs
diamonds = diamonds
hearts = hearts
spades = spades
jack = jack
queen = queen
king = king
ace = ace
n-2-of-clubs = 2 of clubs
n-3-of-clubs = 3 of clubs
n-4-of-clubs = 4 of clubs
n-5-of-clubs = 5 of clubs
n-6-of-clubs = 6 of clubs
n-7-of-clubs = 7 of clubs
n-8-of-clubs = 8 of clubs
n-9-of-clubs = 9 of clubs
n-10-of-clubs = 10 of clubs
jack-of-clubs = jack of clubs
queen-of-clubs = queen of clubs
king-of-clubs = king of clubs
ace-of-clubs = ace of clubs
n-2-of-diamonds = 2 of diamonds
n-3-of-diamonds = 3 of diamonds
n-4-of-diamonds = 4 of diamonds
n-5-of-diamonds = 5 of diamonds
n-6-of-diamonds = 6 of diamonds
n-7-of-diamonds = 7 of diamonds
n-8-of-diamonds = 8 of diamonds
n-9-of-diamonds = 9 of diamonds
n-10-of-diamonds = 10 of diamonds
jack-of-diamonds = jack of diamonds
queen-of-diamonds = queen of diamonds
king-of-diamonds = king of diamonds
ace-of-diamonds = ace of diamonds
n-2-of-hearts = 2 of hearts
n-3-of-hearts = 3 of hearts
n-4-of-hearts = 4 of hearts
n-5-of-hearts = 5 of hearts
n-6-of-hearts = 6 of hearts
n-7-of-hearts = 7 of hearts
n-8-of-hearts = 8 of hearts
n-9-of-hearts = 9 of hearts
n-10-of-hearts = 10 of hearts
jack-of-hearts = jack of hearts
queen-of-hearts = queen of hearts
king-of-hearts = king of hearts
ace-of-hearts = ace of hearts
n-2-of-spades = 2 of spades
n-3-of-spades = 3 of spades
n-4-of-spades = 4 of spades
n-5-of-spades = 5 of spades
n-6-of-spades = 6 of spades
n-7-of-spades = 7 of spades
n-8-of-spades = 8 of spades
n-9-of-spades = 9 of spades
n-10-of-spades = 10 of spades
jack-of-spades = jack of spades
queen-of-spades = queen of spades
king-of-spades = king of spades
ace-of-spades = ace of spades

# Zones
deck = deck
trick = trick
hand = hand
parcel = parcel
winnings = tricks taken

# What is chosen together
gift = cards to pass
    .aim = for your left neighbour ({ $next })
    .aim-passing-right = for your right neighbour ({ $previous })
    .aim-passing-across = for whoever sits opposite ({ $opposite })

# States
passing-left = cards are passed to the left
passing-right = cards are passed to the right
passing-across = cards are passed across
keeping = no cards are passed
unbroken = hearts are not broken
broken = hearts are broken

# Numbers
tricks-played = tricks played
points = points
    .counted = { $count ->
        [one] point
       *[other] points
    }

# What is remembered
leader = leader
thrower = played by

# Options
limit = limit
limit-question = The game ends when a player has so many points
parcels = passing cards
parcels-question = Where do passed cards go?
varied = left, right, across, not at all
leftward = always to the left
rightward = always to the right
crossing = always across
left-out = nowhere
spade-queen = queen of spades played
spade-queen-question = Does the queen of spades break hearts, too?
breaking = breaks hearts
harmless = does not break hearts
red-jack = jack of diamonds taken
red-jack-question = Does the jack of diamonds take 10 points off?
ordinary = nothing
precious = 10 points off
clean-hands = no trick taken
clean-hands-question = Does a deal without a trick take 5 points off?
unnoticed = as usual
praised = 5 points off
