# Who does what at a table
wording-chance = Chance
wording-you = You
wording-person = Player
wording-sitter-empty = nobody
wording-sitter-random = Computer, at random
wording-sitter-level-1 = Computer 1, beginner
wording-sitter-level-2 = Computer 2, easy
wording-sitter-level-3 = Computer 3, casual
wording-sitter-level-4 = Computer 4, decent
wording-sitter-level-5 = Computer 5, good
wording-sitter-level-6 = Computer 6, strong
wording-sitter-level-7 = Computer 7, very strong
wording-sitter-level-8 = Computer 8, master
wording-empty = empty
wording-owned = { $owner } { $piece }
wording-part = { $part } of { $cell }
wording-covered = face down
wording-own = your { $zone }
wording-top = { $zone }: { $things }, on top { $thing }
wording-partly = { $zone }: { $things }, { $hidden } of them face down
wording-closed = { $zone }: { $things } face down
wording-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
wording-things-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
wording-things-die = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
wording-things-tile = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
wording-things-piece = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}

# How it ended
wording-won = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } win.
}
wording-you-won = You win.
wording-drawn = The game is drawn.
wording-nobody-won = Nobody wins.
wording-solved = Solved!
wording-not-solved = Not solved.
wording-resigned = { $seat } resigned.
wording-resigned-alone = Given up.
wording-timed-out = { $seat } ran out of time.
wording-timed-out-alone = Time is up.
wording-rule = rules, line { $line }: “{ $rule }”
