title = Skid
summary = On the ice there is no stopping halfway; glide from rock to rock and come to rest on the goal.
kind = sliding puzzle
how-to-play =
    The skater stands on ice. Push off up, down, left or right, and the skater glides straight on until a rock
    or the edge of the ice is in the way. There is no stopping before that.

    You have won when the skater comes to rest on the goal. To glide over it is not enough.

    Think backwards: beside the goal there must be something that stops the skater, so from which side can you
    come, and where would you have to stand before? If you keep ending up in the same places, look for the one
    stop you have not left in every direction yet. Each level says how few slides are enough.

# Seats
player = Player

# Pieces
rock = rock
skater = skater

# States
ice = ice
goal = goal

# Difficulty
easy = easy
medium = medium
hard = hard
very-hard = very hard

# Levels
level-puddle = Puddle
level-duck-pond = Duck pond
level-schoolyard = Schoolyard
level-backwater = Backwater
level-mill-race = Mill race
level-village-pond = Village pond
level-canal = Canal
level-reed-bed = Reed bed
level-fjord = Fjord
level-glacier = Glacier
level-frozen-lake = Frozen lake
level-ice-cap = Ice cap
level-polar-night = Polar night
