title = Backgammon
summary = Bring your fifteen checkers home and off the board, and hit those that stand alone.
kind = race
how-to-play =
    White goes from point 1 to point 24, Black the other way. In turn, each player rolls two dice and moves a
    checker by the one and a checker, the same or another, by the other. A double is played four times. No
    checker may go where two or more of the other player's stand.

    A checker that stands alone can be hit: it goes onto the bar and must come in again, in the first six
    points, before anything else is moved. When all your checkers are in your last six points, you may bear them
    off, with the exact number, or with a higher one from the point that lies farthest back.

    You have to use both dice if you can, and the higher one if only one of them can be used. The first to have
    borne off everything wins a point; two, if the other one has borne off none; three, if moreover a checker of
    theirs is still on the bar or in the winner's last six points.

    Points with two checkers are safe, and several in a row are a wall. Run when you are ahead, hold points when
    you are behind.

# Seats
white = White
black = Black

# Pieces
checker = checker
    .counted = { $count ->
        [one] checker
       *[other] checkers
    }

# Dice
cube = die
die = die
dice = dice

# Zones
bar = bar
    .from = from the bar

# States
opening = opening throw
rolling = rolling
blocked = blocked
far = not home yet

# Numbers
value = value
score = points
    .counted = { $count ->
        [one] point
       *[other] points
    }
pips-played = pips played
uses = uses
pips = pips to go
count = checkers there

# Choices
bear-off = Bear off

# Options
match = match
match-question = Points that win the match
