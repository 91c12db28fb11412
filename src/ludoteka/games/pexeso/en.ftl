title = Pexeso
summary = Turn up two cards at a time, remember where the pictures are, and take the pairs.
kind = memory game
how-to-play =
    The cards lie face down, and every picture is there twice. Turn up one card, then another. If both have the
    same picture, the pair is taken, you get 10 points and go on. If not, you lose 1 point; both stay face up until
    the next card is turned, so that everybody can look at them well.

    A match is over when the last pair is taken. Alone, try to lose as few points as you can; two to six
    players take turns, a pair gives another turn, and whoever has the most points wins.

    Tell yourself a little story about every picture you have seen and where it lies. Turn up a card that you do not
    know first, and only then the one that you remember: so you never waste what you know.

# Seats
player-1 = Player 1
player-2 = Player 2
player-3 = Player 3
player-4 = Player 4
player-5 = Player 5
player-6 = Player 6

# Pieces
card = card

# States
face-down = face down
face-up = face up

# Pictures
sun = sun
moon = moon
star = star
cloud = cloud
heart = heart
house = house
tree = tree
flower = flower
apple = apple
pear = pear
cherry = cherry
mushroom = mushroom
fish = fish
cat = cat
snail = snail
ladybird = ladybird
boat = boat
car = car
balloon = balloon
kite = kite
ball = ball
drum = drum
bell = bell
key = key
clock = clock
candle = candle
cup = cup
umbrella = umbrella
crown = crown
flag = flag
anchor = anchor
leaf = leaf

# Numbers
score = points
    .counted = { $count ->
        [one] point
       *[other] points
    }

# Difficulty
easy = easy
medium = medium
hard = hard
very-hard = very hard

# Levels
level-six-pairs = Six pairs
level-in-the-garden = In the garden
level-up-in-the-sky = Up in the sky
level-the-toy-box = The toy box
level-the-kitchen-table = The kitchen table
level-the-picture-frame = The picture frame
level-down-by-the-water = Down by the water
level-the-big-square = The big square
level-six-by-seven = Six by seven
level-the-cross = The cross
level-market-day = Market day
level-the-courtyard = The courtyard
level-long-memory = Long memory
level-the-whole-pack = The whole pack
