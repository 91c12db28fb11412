title = Tilt
summary = Tilt the tray and everything slides at once; drop the emeralds into the hole, but no sapphire.
kind = tilting puzzle
how-to-play =
    Tilt the tray up, down, left or right. All gems slide that way at once, each as far as it can: until a post,
    the rim or another gem stops it. A gem that comes to the hole falls in, even if it was on its way farther.

    You have won when all emeralds, the green gems, have fallen in. If a single sapphire, a blue gem, falls in,
    you have lost, even if an emerald falls in with it.

    Gems stop each other: use a sapphire as a post for an emerald, and keep the sapphires out of the row and
    the column of the hole, or behind a post. Look which gems stand in one line before every tilt, as the one
    behind stops one cell short. Each level says how few tilts are enough.

# Seats
player = Player

# Pieces
post = post
emerald = emerald
sapphire = sapphire

# States
floor = floor
hole = hole

# Directions
up = up
down = down
left = left
right = right

# Difficulty
easy = easy
medium = medium
hard = hard
very-hard = very hard

# Levels
level-first-tilt = First tilt
level-round-trip = Round trip
level-small-detour = Small detour
level-two-emeralds = Two emeralds
level-far-corners = Far corners
level-two-and-two = Two and two
level-hole-in-the-wall = Hole in the wall
level-jewel-box = Jewel box
level-lee-side = Lee side
level-fortress = Fortress
level-long-way-round = Long way round
level-three-guards = Three guards
level-crown-jewels = Crown jewels
