title = Weatherwrights
summary = Two makers of weather, one deck of forty cards: who will be left without warmth?
kind = card game
how-to-play =
    Two weatherwrights stand on their hills, each with 15 points of warmth, and draw from the same deck. Your
    turn gives you breath, at first three, then more, up to six. You draw a card and cast as many as your breath
    can pay. What you do not spend stays for answers in the other one's turn.

    A storm happens once. A lasting card stays on your hill and works as long as it lies there. An answer can be
    cast only when something waits in the sky, in either turn: first the opponent of the one who cast may
    answer, then by turns, until both pass. What was cast last happens first.

    Chill takes warmth away; shelter makes it weaker. Whoever has no warmth left has lost. Who has more than six
    cards at the end of a turn puts some away.

    Keep two breaths for a Calm when the sky looks dangerous, and do not let a Thundercloud stand too long.

# Seats
player-1 = Player 1
player-2 = Player 2

# Cards
card = card
storm = storm
answer = answer
lasting = lasting
drizzle = Drizzle
gust = Gust
hail = Hail
lightning = Lightning
sunbeam = Sunbeam
fair-wind = Fair Wind
tailwind = Tailwind
cold-snap = Cold Snap
whirlwind = Whirlwind
thaw = Thaw
umbrella = Umbrella
calm = Calm
mirror-lake = Mirror Lake
backdraught = Backdraught
cottage = Cottage
windmill = Windmill
thundercloud = Thundercloud
weathercock = Weathercock
rain-barrel = Rain Barrel
lightning-rod = Lightning Rod
fog = Fog

# Zones
deck = deck
discard = discard
sky = sky
hand = hand
hill = hill

# States
casting = casting
resting = resting

# Numbers
passes = passes
warmth = warmth
    .counted = { $count ->
        [one] point of warmth
       *[other] points of warmth
    }
breath = breath
    .counted = { $count ->
        [one] breath
       *[other] breaths
    }
lungs = breath of a turn
shelter = shelter
    .counted = { $count ->
        [one] point of shelter
       *[other] points of shelter
    }
cost = cost
drops = drops
    .counted = { $count ->
        [one] drop
       *[other] drops
    }

# What is remembered
maker = cast by

# Choices
cast-a-card = Cast a card
rest = Rest
reply = Answer
pass = Pass
pour-it-out = Pour it out
skip = Leave it standing
