title = Feathered Foxes
summary = Foxes have put on feathers and sit among the hens. Who are they?
kind = game of secret roles
how-to-play =
    Everybody gets a mask that nobody else sees: two are Foxes, one is the Owl, one the Dog, all others are
    Hens. Where five play, there is one fox alone. The foxes know each other. They are the pack; all others are the flock.

    By day all accuse somebody, at once and openly. Whoever is accused most has to leave and show the mask;
    equal numbers are decided by lot. If it is a fox, the flock has won at once.

    By night everybody secretly goes to another player, so that nobody can tell who is who. The Owl sees the
    mask of whom it visits. Whom the Dog visits is safe this night. The foxes carry off whom they visit; if they
    disagree, the lot decides. The hens only dream.

    If there are more foxes left than others, the pack has won. Remember who accused whom: foxes do not like to
    accuse foxes.

# Seats
player-1 = Player 1
player-2 = Player 2
player-3 = Player 3
player-4 = Player 4
player-5 = Player 5
player-6 = Player 6
player-7 = Player 7
player-8 = Player 8

# Cards
card = mask
role = mask
fox = Fox
owl = Owl
dog = Dog
hen = Hen

# Words
side = side
flock = flock
pack = pack

# Zones
box = box
mask = mask

# States
present = present
gone = gone
sly = of the pack
wise = wise
faithful = faithful
guarded = guarded
overrun = overrun

# What is remembered
suspect = accuses player number
mark = goes to
