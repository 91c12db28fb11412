title = Oh Hell
summary = Say how many tricks you will take, and then take exactly so many, no more and no fewer.
kind = card game
how-to-play =
    In the first round everybody gets seven cards, in each of the following ones a card fewer, down to one, and
    then up again. The next card of the pack is turned up: its suit is trumps.

    Beginning left of the dealer, everybody says how many tricks they will take. The dealer speaks last and may
    not choose the number that would make the bids fit the number of tricks: somebody has to be wrong.

    The player left of the dealer leads to the first trick. The suit that was led must be followed if possible;
    otherwise any card may be played. The highest trump takes the trick, or if there is none the highest card of
    the suit led, and the winner leads next.

    Whoever took exactly as many tricks as they said gets 10 points and one more for each of them. All others
    get nothing. After the last round the most points win.

# Seats
player-1 = Player 1
player-2 = Player 2
player-3 = Player 3
player-4 = Player 4
player-5 = Player 5
player-6 = Player 6
player-7 = Player 7

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
upcard = trump card
hand = hand
winnings = tricks taken

# States
going-down = fewer and fewer cards
going-up = more and more cards

# Numbers
cards-dealt = cards dealt
bids-made = bids made
points = points
    .counted = { $count ->
        [one] point
       *[other] points
    }
target = tricks announced
tricks = tricks
    .counted = { $count ->
        [one] trick
       *[other] tricks
    }

# What is remembered
dealer = dealer
leader = leader
thrower = played by

# Options
longest = longest deal
longest-question = Cards in the longest deal
way-back = way back
way-back-question = Do the deals grow again after the shortest?
played = yes
left-out = no
hook = hook
hook-question = Must the bids differ from the number of tricks?
