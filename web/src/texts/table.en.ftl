# The status line
table-choose-piece = Choose a piece to move
table-choose-place = Choose a place
table-choose-target = Choose where the { $piece } goes
table-choose-onward = Choose where to go from { $place }
table-choose-next = Choose the next place
table-choose-other = Choose a piece of { $seat }
table-choose-number = Choose a number for { $place }
table-choose-option = Choose one of the options
table-choose-options = Choose: { $options }
table-choose-card = Choose a card
table-choose-die = Choose a die
table-choose-thing = Choose a piece
table-choose-card-or = Choose a card, or: { $options }
table-choose-die-or = Choose a die, or: { $options }
table-choose-thing-or = Choose a piece, or: { $options }
table-choose-place-or = Choose a place, or: { $options }
table-choose-either = Choose a place or one of the options
table-several-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-several-die = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
table-several-thing = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
table-several-place = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
table-several-exactly = Choose { $things }{ $aim }
table-several-up-to = Choose up to { $things }{ $aim }
table-several-between = Choose { $least } to { $things }{ $aim }
table-several-or = { $asked }, or: { $options }
table-several-chosen = { $chosen } of { $count } chosen{ $aim }
table-several-few = { $chosen } of at least { $least } chosen{ $aim }
table-several-enough = { $chosen } chosen{ $aim }; choose more, or: { $options }
table-sending = Playing { $move }…
table-thinking = { $who } is thinking…
table-thinking-longer = { $who } is still thinking…
table-thinking-share = { $who } is thinking… { $percent } %
table-waiting = Waiting for { $who }
table-chance = Chance decides…
table-dealt = Dealt: { $count }
table-empty = Nobody sits here yet
table-paused = Paused: time stands still
table-looking-back = You see the position after move { $ply } of { $plies }
table-looking-start = You see the position at the start
table-connecting = Opening the table…

table-rule-line = Line { $line } of the rules

# Who sits there
table-computer = Computer
table-computer-level = Computer (level { $level })
table-seats = Players
table-to-move = to move
table-yourself = { $name } (you)
table-you-play = You play { $seat }.
table-clock-left = time left
table-won-mark = winner
table-fewest = Fewest
table-time = Time
table-state = State
table-values = Values

# Choosing
table-choices = Choices
table-back = Back
table-confirm = Confirm
table-confirm-it = Confirm: { $move }
table-costs = costs { $told }
table-gains = gains { $told }
table-chosen-so-far = Chosen: { $path }
table-shared-place = Several choices meet at { $place }
table-can-be-chosen = can be chosen
table-is-chosen = chosen
table-edge = The edge of the board
table-way-there = { $key } goes there.
table-alone = Nothing else can be chosen here.
table-sending-why = Your move is on its way.

# Why not
table-why-not = { $what } cannot be chosen now
table-why-nothing = Nothing can be chosen there now.
table-why-rule = Which rule?
table-why-asking = Looking up the rules…
table-why-close = Close the explanation
table-not-your-turn = It is not your turn: { $who } is to choose.
table-paused-why = The match is paused. Resume it first.
table-over-why = The match is over. Start a new one, or take a move back.
table-watching-why = You are watching; only the players can choose.
table-looking-why = This is an earlier position. Go back to now first.

# Controls
table-controls = Controls
table-undo = Undo
table-redo = Redo
table-restart = Restart
table-pause = Pause
table-resume = Resume
table-hint = Hint
table-solve = Solve
table-next-step = Next step
table-play-all = Play all
table-stop = Stop
table-resign = Resign
table-new-game = New game
table-same-again = Again with the same settings
table-change-settings = Change the settings
table-next-level = Next level
table-previous-level = Previous level
table-flip = Flip the board
table-full-screen = Full screen
table-leave-full-screen = Leave full screen
table-bar = Menu bar
table-bar-shown = The menu bar is shown
table-bar-hidden = The menu bar is hidden
table-info = Panel beside the board
table-info-shown = The panel beside the board is shown
table-info-hidden = The panel beside the board is hidden
table-sound-on = Sound on
table-sound-off = Sound off
table-share = Share the position
table-export = Export the record
table-replay = Replay
table-menu = Menu
table-menu-does = More for this match
table-about-game = About the game: { $game }

# Questions
table-restart-title = Start again?
table-restart-text = { $count ->
    [one] The one move that was made will be taken back. You can play it again with Redo.
   *[other] All { $count } moves will be taken back. You can play them again with Redo.
}
table-restart-yes = Start again
table-resign-title = Resign?
table-resign-text = The match ends and counts as lost.
table-resign-as = { $seat } resigns
table-resign-yes = Resign

# Level solved
table-level = Level { $number }: { $level }
table-level-solved = Level solved
table-level-failed-text = Nothing can be moved any more. Take a move back or start again.
table-moves-made = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
table-minimum = the fewest possible: { $count }
table-helped = Solved with help.
table-stars = { $count ->
    [one] { $count } star of 3
   *[other] { $count } stars of 3
}

# Help from the computer
table-hint-working = Looking for a good move… { $percent } %
table-hint-looking = Looking for a good move…
table-hint-title = Hint: { $move }
table-hint-play = Play it
table-hint-close = Close the hint
table-hint-thoughts = What was considered
table-solve-working = Looking for a solution… { $percent } %
table-solve-looking = Looking for a solution…
table-solve-title = { $count ->
    [one] The solution: { $count } more move
   *[other] The solution: { $count } more moves
}
table-solve-minimal = No shorter one exists.
table-solve-none = It cannot be solved from here any more. Take some moves back.
table-solve-back = { $count ->
    [one] It cannot be solved from here any more. { $count } move must be taken back.
   *[other] It cannot be solved from here any more. { $count } moves must be taken back.
}
table-solve-unknown = No solution was found in the time given. There may still be one.
table-solve-next = Next: { $move }
hint-only-move = It is the only move.
hint-wins-now = It wins at once.
hint-wins = It wins for certain.
hint-draws = It is a certain draw, and nothing better is certain.
hint-loses = Every move loses; this one makes it hardest for the others.
hint-saves = Every other move loses.
hint-promises = It looks best: { $percent } % of what can be won.
hint-solved-in = It leads to a solution.

# What was the computer thinking
table-thoughts-of = What { $who } considered before { $move }
table-thoughts-show = What was the computer thinking?
table-thoughts-none = Nothing is known of this move.
table-thoughts-move = Move
table-thoughts-worth = Worth
table-thoughts-tries = Tries
table-thoughts-chosen = chosen
table-thoughts-line = It expected: { $moves }
table-thoughts-effort = { $nodes ->
    [one] One position considered
   *[other] { $nodes } positions considered
}, at most { $depth ->
    [one] one move
   *[other] { $depth } moves
} ahead, in { $seconds } s.
table-percent = { $percent } %
worth-won = wins for certain
worth-drawn = certainly a draw
worth-lost = loses for certain
worth-sure = certain
worth-far-ahead = nearly won
worth-ahead = much better
worth-bit-ahead = a little better
worth-even = even
worth-bit-behind = a little worse
worth-behind = much worse
worth-far-behind = nearly lost

# Moves
table-moves = Moves
table-no-moves = No move has been made yet.
table-seconds = { $seconds } s
table-minutes = { $minutes } min { $seconds } s
table-back-to-now = Back to now

# The connection
table-offline-wait = Your choice is kept and sent as soon as the table answers.
table-try-now = Try now
table-watching = You are watching
table-unknown = There is no such table
table-unknown-text = The match was deleted, or its address is not complete.
table-refused-stale = The table has moved on. Choose again.
table-refused-nothing-to-undo = There is nothing to take back.
table-refused-nothing-to-redo = There is nothing to play again.
table-refused-learnt = Something hidden has been shown since, so this move stays.
table-refused-no-help = No help is known here.
table-refused-busy = The computer is already working on it.
table-refused-too-fast = That was too fast. Try once more.
table-refused-failed = Something went wrong on the server. Nothing is lost: try again.
table-refused-other = That is not possible now.

# Sharing
table-link-copied = The link is copied
table-link-here = Copy this link:

# Replay
replay-title = Replay
replay-position = Move { $ply } of { $plies }
replay-scrubber = Moment of the match
replay-first = To the start
replay-previous = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-times = { $times }×
replay-share = Share this moment
replay-export = Export as text
replay-play-on = Play on from here
replay-to-table = To the table
replay-copied = The link to this moment is copied
replay-considered = Considerations
replay-at-start = The position at the start.

# Changing who sits where
table-sit = Who sits where

# The device goes from one person to another
cover-title = Pass the device to { $name }
cover-text = What only { $name } may see is covered until then. The others look away.
cover-show-cards = I am { $name }: show my cards
cover-show = I am { $name }: show what is mine
cover-shown = { $name }, it is your turn.

# What is promised of chance
chance-title = Honest chance
chance-text = Before the first move the server drew a secret number, the seed. Every roll and every card follows from it. Its fingerprint has been shown from the beginning: had the seed been changed later, the fingerprint would not fit.
chance-commitment = Fingerprint of the seed (SHA-256)
chance-seed = Seed
chance-seed-later = The seed is told here when the match is over.
chance-command = Export the record when it is over, and check it with this command
chance-copy = Copy
chance-copied = Copied
chance-not-copied = The browser does not allow copying. Select the text and copy it.

# Tiles
tile-above = above
tile-right = right
tile-below = below
tile-left = left
tile-around = all around
tile-part = { $part } { $where }
tile-inside = { $part } in the middle
tile-states = { $states } { $part }
tile-fits = fits { $ways }
tile-fits-ways = fits { $ways }; Enter lays it { $way }
tile-turn = Turn the tile
tile-tip = Point at a place to see the tile there. The wheel or the button turns it, a click lays it.
tile-tip-then = Then you choose how the tile lies there.
tile-tip-parts = The marked places on the board can be chosen at once.
area-told = { $kind } of { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
area-worth = worth { $worth }
area-led = led by { $leaders }
area-led-own = led by you
area-shared = shared by { $leaders }
area-shared-own = shared by you and { $leaders }
area-title = Areas and who leads there
area-none = Nobody stands anywhere yet.
scoring-title = What the final scoring brought
scoring-goes-on = The final scoring is going on.
scoring-step = { $number } of { $count }: { $told }
scoring-brought = { $seat } { $points }
scoring-brought-now = { $seat } { $points } (now { $sum })
scoring-next = Next area
scoring-skip = Show all
scoring-sum = Together
left-title = What is left

# Places and moves
wording-touches = by { $lands }
wording-run = { $first } to { $last }
wording-went = { $piece } to { $place }
wording-takes = { $piece } takes { $taken }
wording-taken = takes { $taken }
wording-went-numbered = { $piece } { $from } to { $place }
wording-side-up = { $cell } top
wording-side-down = { $cell } bottom
wording-side-left = { $cell } left
wording-side-right = { $cell } right
wording-side-upleft = { $cell } upper left edge
wording-side-upright = { $cell } upper right edge
wording-side-downleft = { $cell } lower left edge
wording-side-downright = { $cell } lower right edge
wording-side-top = { $cell } top corner
wording-side-bottom = { $cell } bottom corner
wording-side-topleft = { $cell } upper left corner
wording-side-topright = { $cell } upper right corner
wording-side-bottomleft = { $cell } lower left corner
wording-side-bottomright = { $cell } lower right corner
opinion-title = Show what the computer thinks of each place
opinion-share = hope { $percent } %
opinion-legend = Figures: your hope of winning in %. Blue is best, brown worst.
