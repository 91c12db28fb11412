title = Fern Island
summary = Settle an island of nineteen lands: lay roads, found hamlets, raise towns and trade what you lack.
kind = building race
how-to-play =
    The island has nineteen lands: forests bear wood, claypits clay, pastures wool, cornfields grain and
    quarries stone; the heath bears nothing. On each lies a number. First everybody founds two hamlets, each
    with a road, once round the table and once back, and gets one good from every land beside them.

    Your turn begins with both dice. Every land whose number is rolled gives a good to each hamlet at its
    corners and two to each town, whosever they are. On a seven no land bears, and you take one good of your
    choice.

    Then build and trade as you like. A road costs wood and clay and joins what you have. A hamlet costs wood,
    clay, wool and grain, stands at a corner that your road reaches, and never directly beside another one. A
    town costs two grain and three stone and replaces a hamlet. Three equal goods buy any other one from the
    bank; or offer one for one, once in a turn, and whoever is willing says so.

    You have 15 roads, 5 hamlets and 4 towns. A hamlet is one point, a town two. The first to have eight wins. Six and eight are rolled most often; but
    four kinds of land are worth more than one good number.

# Seats
player-1 = Player 1
player-2 = Player 2
player-3 = Player 3
player-4 = Player 4

# Pieces
road = road
home = home
hamlet = hamlet
town = town

# Dice
cube = die

# Cards
land = land
forest = Forest
claypit = Claypit
pasture = Pasture
cornfield = Cornfield
quarry = Quarry
heath = Heath
disc = disc
disc-two = 2
disc-three = 3
disc-four = 4
disc-five = 5
disc-six = 6
disc-eight = 8
disc-nine = 9
disc-ten = 10
disc-eleven = 11
disc-twelve = 12
good = good
log = log
    .counted = { $count ->
        [one] log
       *[other] logs
    }
brick = brick
    .counted = { $count ->
        [one] brick
       *[other] bricks
    }
fleece = fleece
    .counted = { $count ->
        [one] fleece
       *[other] fleeces
    }
sheaf = sheaf
    .counted = { $count ->
        [one] sheaf
       *[other] sheaves
    }
block = block
    .counted = { $count ->
        [one] block
       *[other] blocks
    }

# Words
ware = ware
wood = wood
clay = clay
wool = wool
grain = grain
stone = stone

# Zones
bank = bank
hand = hand
dice = dice

# States
busy = building
late = an offer was made
unasked = not asked
willing = willing
unwilling = unwilling
free = free
reached = reached

# Numbers
points = points
    .counted = { $count ->
        [one] point
       *[other] points
    }
throw = number

# What is remembered
offered-ware = offered
wanted-ware = wanted

# Choices
accept = Accept
refuse = Refuse
lay-a-road = Lay a road
found-a-hamlet = Found a hamlet
raise-a-town = Raise a town
trade-with-the-bank = Trade with the bank
make-an-offer = Make an offer
end-the-turn = End the turn

# Options
goal = goal
goal-question = Points that win
