title = Carcassonne
summary = Lay tile by tile a land of roads, cities, monasteries and fields, and send your followers where they earn most.
kind = tile laying
how-to-play =
    One tile lies on the table. On your turn a tile is drawn: lay it beside another one so that every side
    fits, road to road, city to city, field to field, turned as you like. A tile that fits nowhere is put away and
    another one is drawn.

    Then you may place one of your followers on a part of that tile: on a road, in a city, in a monastery or
    on a field, unless somebody's follower is in the same area already, however far away.

    When an area is finished it scores and its followers come back. A road has both ends: one point for each tile.
    A city is closed by its wall: two points for each tile and each shield. A monastery is surrounded by eight
    tiles: nine points. Whoever has most followers there gets the points; those who are tied all get them.

    When the last tile is laid, unfinished roads give one point for each tile, cities one for each tile and shield,
    monasteries one for each tile of the nine. A field gives three points for every finished city beside it; its
    followers stay until then. Whoever has most points wins. Keep a follower at hand: those on fields do not come back.

# Seats
player-1 = Player 1
player-2 = Player 2
player-3 = Player 3
player-4 = Player 4
player-5 = Player 5
player-6 = Player 6

# Pieces
follower = follower
    .counted = { $count ->
        [one] follower
       *[other] followers
    }

# Parts of tiles
part = part
road = road
city = city
monastery = monastery
field = field
plain = plain
shielded = shielded

# Tiles
tile = tile
new-tile = new tile
scored-part = scored part
abbey-road = Abbey road
abbey = Abbey
walled-city = Walled city
gate-road = Gate road
gate = Gate
guarded-gap = Guarded gap
gap = Gap
facing-gates = Facing gates
corner-gates = Corner gates
gate-bend = Gate bend
gate-turn = Gate turn
gate-fork = Gate fork
guarded-bow = Guarded bow
bow = Bow
guarded-bay = Guarded bay
bay = Bay
guarded-keep = Guarded keep
keep = Keep
guarded-yard = Guarded yard
yard = Yard
straight = Straight
bend = Bend
fork = Fork
crossing = Crossing

# Zones
bag = bag
tray = drawn tile

# What points are given for
farm-as-in-edition-1 = fields
    .earned = fields supplying { $area }
farm-as-in-edition-2 = fields
    .earned = fields supplying { $area }

# Numbers
points = points
    .counted = { $count ->
        [one] point
       *[other] points
    }
count = number

# Choices
place-a-follower = Place a follower
skip = No follower
not-turned = not turned
turned-right = turned right
turned-around = turned around
turned-left = turned left

# Options
crew = followers
crew-question = How many followers has each player?
farming = fields
farming-question = Do fields score at the end?
played = score
left-out = are left out
edition = edition
edition-question = As in which edition do small cities and fields score?
