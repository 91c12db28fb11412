# Library
search = Search (press /)
column-id = Name
column-title = Title
column-seats = Players
column-kind = Kind
column-levels = Levels
column-opponent = Opponent
column-wins = Wins
column-draws = Draws
column-losses = Losses
column-share = Share (95 %)
column-elo = Elo
kind-puzzle = puzzle
kind-two = for two
kind-many = for several
kind-unfinished = unfinished
moves-made = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}

# Before a match
level = Level
ruleset = Rules
own-settings = as set below
seats = Players
seat-person = a person
seat-random = computer, at random
seat-level-1 = computer 1, beginner
seat-level-2 = computer 2, easy
seat-level-3 = computer 3, casual
seat-level-4 = computer 4, fair
seat-level-5 = computer 5, good
seat-level-6 = computer 6, strong
seat-level-7 = computer 7, very strong
seat-level-8 = computer 8, strongest
begin = Begin

# Table
choices = Choices
log = Moves
type-here = Type a move (press t)
turn = { $seat } to move
your-turn = Your move
thinking = { $seat } is thinking
chance-turn = Chance decides
chance = Chance
over = The match is over
over-hint = u takes back, b begins again, q leaves.
over-hint-level = l goes to the next level, b begins this one again, q leaves.
empty = empty
tile-inside = in the middle { $part }
tile-sides = above { $above }, right { $right }, below { $below }, left { $left }
covered = face down
at-cell = at { $cell }
area-told = { $kind } of { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
areas-joined = { $count } areas joined
area-closed = closed
on-top = on top { $thing }, { $count } in all
pass-to = Pass the device to { $seat }. The others look away. Enter shows what { $seat } may see.
go-on = choose where to go on. Esc takes the step back.
which-one = { $cell }: choose one from the list.
nothing-to-undo = There is nothing to take back.
shown-stands = The move showed something hidden, so it cannot be taken back.
nothing-to-redo = There is nothing to make again.
fewest = (fewest { $count })
no-next-level = There is no next level.
level-title = Level { $number }: { $level }
save-as = Save the record as
saved = Saved: { $file }
kept = The match is kept in { $file }
cannot-save = { $file } cannot be written: { $reason }

# Help
looking-for-hint = Looking for a hint
looking-for-way = Looking for a solution
way-exact = { $count ->
    [one] One more move solves it.
   *[other] { $count } more moves solve it, and no fewer.
}
way-some = { $count ->
    [one] One more move solves it.
   *[other] { $count } more moves solve it, perhaps fewer do.
}
way-total = That is { $count } in all
way-next = Next: { $move }.
way-key = v makes it.
no-way-found = No solution was found in the time there was; there may be one all the same.
lost = It cannot be solved any more.
take-back = { $count ->
    [one] Take one move back.
   *[other] Take { $count } moves back.
}
take-back-some = Take moves back.
only-puzzles = Only puzzles where nothing is hidden have a solution.

# What the computer thought
thoughts-of = { $seat }: what the computer thought
thought-move = Move
thought-share = Worth
thought-words = In words
thought-visits = Tried
visits = tried { $count } ×
number = { $number }
no-thoughts = There is nothing to tell: the computer has not thought about a move yet.
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

# Keys
key-undo = undo
key-redo = redo
key-restart = restart
key-hint = hint
key-solve = solve
key-thoughts = thoughts
key-type = type
key-save = save
key-rules = rules
key-next-level = next level
key-back = step back
key-leave = leave
key-open = play
key-search = search
key-forget = forget match
key-close = Esc closes
key-setup = Enter begins, Tab changes settings, Esc goes back

# How it ends
won = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } win.
}
drawn = The match is drawn.
nobody-won = Nobody wins.
solved = Solved!
lost-alone = Not solved.
rule-line = rules, line { $line }: { $rule }
illegal = '{ $move }' is not a legal move here:
is-legal = '{ $move }' is legal.

# Why a move is not legal; the kinds are those of ludoteka.core.reasons
reason-other = the rules do not allow it
reason-over = the match is over
reason-no-choice = '{ $move }' is not a choice here
reason-unfinished = the move is not finished; it goes on as { $offered }
reason-finished = the move is finished before '{ $rest }'
reason-preferred = another way must be preferred here
reason-forbidden = { $rule }
reason-avoidable = { $rule }, and another choice avoids it
reason-impossible = '{ $rule }' cannot be done
reason-nothing-fits = nothing fits '{ $rule }'
reason-drawn-nowhere = nothing would come of it there
reason-drawn-not-there = no such move leads to { $place }
reason-no-way = it has no way to { $verb }
reason-too-far = it cannot { $verb } as far as { $place }
reason-not-offered = that is not offered now; possible here: { $offered }
reason-nothing-there = nothing stands on { $place }
reason-not-empty = { $place } is not empty
reason-not-yours = { $place } is not { $phrase }
reason-not-beside = { $place } is not { $phrase }
reason-not-in-sight = { $place } is not { $phrase }
reason-out-of-reach = { $place } is not { $phrase }
reason-not-that = { $place } is not { $phrase }
reason-not-asked-for = { $place } does not fit '{ $rule }'

# Line mode
plain-intro = Type a move, ? for the list of moves, help for all commands.
prompt-over = The match is over. undo, again, next or quit
go-on-with = { $begun }: go on with
save-what = Say where: save FILE
plain-help =
    Type a move as text (or just its beginning), or its number in the list.
      ?            list the legal moves
      board        say what lies where
      undo, redo   take back, make again
      why MOVE     say why a move is not legal
      log          list the moves made
      hint         tell a good move and why it is good
      solve        print the solution of a puzzle
      step         make its next move
      thoughts     tell what the computer considered
      rules        print the rules
      save FILE    write the record
      again        begin again
      next         go to the next level
      quit         leave; the match is kept
command-moves = moves
command-board = board
command-undo = undo
command-redo = redo
command-again = again
command-next = next
command-why = why
command-log = log
command-hint = hint
command-solve = solve
command-step = step
command-thoughts = thoughts
command-save = save
command-rules = rules
command-help = help
command-quit = quit

# Trouble with input
no-such-file = There is no file { $file }.
a-directory = { $file } is a folder, not a file.
not-utf8 = { $file } is not text in UTF-8 (byte { $byte }).
unreadable = { $file } cannot be read: { $reason }.
did-you-mean = Did you mean { $names }?
there-is = There is { $names }.
no-such-word = The rule language has no word '{ $word }'.
words-that-speak-of-it = No word is called '{ $word }'; these speak of it:
no-such-game = There is no game '{ $game }'.
bad-game = { $file } is not right yet:
no-such-seat = Nobody called '{ $seat }' can sit down.
bad-budget = { $seat }: '{ $budget }' does not say how much to think; say a number of nodes (1000) or of seconds (0.5s).
seat-needs-native = '{ $seat }' needs native code, which is not here; install what it takes with: pip install "ludoteka[native]"
wrong-seats = { $title } is played with { $counts } seats, not { $found }.
no-levels = { $title } has no levels.
no-such-level = There is no level '{ $level }'; levels are numbered from 1 to { $last }.
no-such-ruleset = There is no ruleset '{ $ruleset }'.
no-such-option = There is no option '{ $option }'.
option-form = An option is given as name=value, not '{ $option }'.
no-person-here = Only opponents can play a series; a person plays with: ludoteka play
other-version = The record was made with version { $made } of the game; this is version { $now }.
cannot-convert = { $file } cannot be brought into the notation '{ $to }'; there is: { $names }.
no-tiles = { $game } has no drawn tiles, and is no folder of tiles named like L01M2C3__130_2_031_1.txt.
no-tile-files = { $folder } has no tiles: no file is named like L01M2C3__130_2_031_1.txt, that is its parts, '__' and its sides left, top, right and bottom.
tile-fault = { $file } ({ $tile }): { $fault }
tile-line = '{ $line }' is not understood; a line reads description=…, count=3, seg.0=100,150 or touch.0=2,3.
said-twice = '{ $key }' is said twice; say it once.
bad-copies = '{ $count }' is no number of copies; write a whole number from 1 to { $most }, such as count=3.
bad-spot = '{ $key }={ $value }' is no spot on the picture; write two whole numbers, such as { $key }=100,150.
bad-touch = '{ $key }={ $value }' does not say which cities a field touches; write their digits, such as { $key }=2,3.
unknown-part = '{ $key }' is about part { $part }, which the name of the file does not declare.
bad-tile-name = a tile of Carcassonne cannot be called so; write words of letters that its rules do not use, such as description=Gate road.
name-twice = { $file } is called so, too; give each tile a name of its own.
too-many-tiles = { $folder }: there are { $count } tiles in all; a board takes at most { $most }.
which-game = { $file } does not tell which game it belongs to: say it with --game.
which-match = Say which match of the series is meant, up to { $last }: { $file }:1
no-series = { $file } does not hold the matches of a series.
other-game = { $file } is a record of { $found }, not of { $expected }.
bad-move-in-record = The record cannot be replayed from move { $number } on:

# Chance, checked afterwards
vf-right = { $count ->
    [0] Chance decided nothing in this match.
    [one] Chance decided once, as the seed says.
   *[other] Chance decided { $count } times, always as the seed says.
}
vf-wrong = Move { $number } is '{ $recorded }', but the seed says '{ $said }'.
vf-no-seed = The record names no seed; it was compared with the seed { $seed }.
vf-other-version = The match was played by version { $recorded } of the rules, and was compared by version { $known }.
vf-other-seed = The seed of the record is not the one that was promised at the start.

# Commands
file-is-right = { $file }: everything is right.
found = { $errors ->
    [one] { $errors } error
   *[other] { $errors } errors
}, { $warnings ->
    [one] { $warnings } warning
   *[other] { $warnings } warnings
}.
severity-error = error
severity-warning = warning
hint = Hint: { $hint }
fix = Write instead: { $replacement }
other-fix = Or: { $replacement }
formatted = { $file } was rewritten.
already-formatted = { $file } was in order already.
mended = { $file } was mended:
would-format = { $file } would be rewritten.
one-to-print = One file can be printed; for several say --write or --check.
no-games-inside = There is no file in { $folder } that ends with .game.
needs-editor = The language server needs the package { $package }. Install it with: pip install "ludoteka[editor]"
played-out = { $playouts } matches with { $moves } moves in { $seconds } s: { $rate } matches a second ({ $code ->
    [native] native code
   *[interpreter] interpreter
}).
playing = Playing
counting = Counting to depth { $depth }
stopped = Stopped.
measuring = Measuring
bench-playouts = Random matches a second of processor time, in one thread
bench-game = Game
bench-ours = Ours
bench-peer = OpenSpiel
bench-ratio = Ratio
bench-spread = In slices
bench-moves = Moves
bench-actions = Actions
bench-mean = geometric mean
bench-chance-mean = mean with chance
bench-search = Simulations of tree search a second of processor time, in one thread
bench-ready = Seconds of processor time until native code is ready
bench-changed = From a changed text
bench-cached = From the cache
bench-reached = All goals are reached.
bench-not-all = Not everything was measured, so the goals are not known to be reached.
bench-missed-playouts = Goal missed: random matches, { $game }, { $found } times as fast, not { $wanted }.
bench-missed-search = Goal missed: tree search, { $game }, { $found } times as fast, not { $wanted }.
bench-missed-ready = Goal missed: { $game } is ready in { $found } s, not { $wanted } s.
bench-missed-cached = Goal missed: { $game } is ready from the cache in { $found } s, not { $wanted } s.
needs-native = Without native code the interpreter plays. Install what it needs with: pip install "ludoteka[native]"
no-such-pair = '{ $game }' is not a game that both have.
needs-peer = OpenSpiel is not here to compare with. Install it with: pip install { $package }

# A new game
template-placing = putting pieces on a board, for two
template-moving = moving pieces, for two
template-puzzle = a puzzle with levels: walking
template-logic = a logic puzzle with levels: filling in numbers
which-template = Which of them is nearest to your game
two-templates = Choose either --template or --like.
no-such-template = There is no template '{ $template }'.
bad-name = '{ $name }' cannot be the name of a game; a name is lower-case English letters and numbers with hyphens, as in my-game.
folder-exists = { $folder } is there already; nothing was changed.
no-such-folder = There is no folder { $folder }.
made-game = The folder { $folder } holds your game { $title }:
next-steps = Next:
step-play = play it
step-edit = write your rules here
step-check = see what is wrong, if anything
step-playtest = let the computer try it out
step-format = bring the text into its usual form
step-words = look up a word of the language

# Trying a game out
pt-title = { $title }, tried out
pt-games = { $games ->
    [one] One random game
   *[other] { $games } random games
}, seed { $seed }
pt-options = with { $options }
pt-findings = What showed
pt-lengths = Length of the games
pt-lengths-text = From { $low } to { $high } moves; half of the games had at most { $median }.
pt-column-moves = Moves
pt-column-games = Games
pt-results = Results
pt-column-seat = Player
pt-column-share = Share of points
pt-interval = between { $low } and { $high }
pt-branching = Moves to choose from
pt-branching-text = { $mean } on average; only one in { $forced } of the positions.
pt-column-when = Move number
pt-column-mean = Possible moves, mean
pt-endings = How the games ended
pt-column-ending = Ending
pt-ending-line = line { $line }: { $text }
pt-ending-stuck = a player had no move
pt-ending-limit = the turns ran out
pt-ending-cut = cut short after { $moves } moves
pt-levels = Levels
pt-column-level = Level
pt-column-solved = Solved by chance
pt-column-shortest = Best
pt-column-fewest = Fewest moves
pt-column-dead = Dead ends
pt-column-cut = Unfinished
pt-column-choices = Choices
pt-rules = Which rules were used
pt-rules-text = At each line with rules stands the share of the games in which it was used.
pt-mark-used = used
pt-mark-half = in part
pt-mark-never = never used
pt-random = Random players know nothing. What happens rarely may not have happened, and skill may change who wins.
pt-written = The report is in { $file }
pt-stopped = Stopped after { $games } games.
pt-no-text = { $title } is not written in the rule language, so it cannot be tried out.
pt-no-games = No game was played.

pt-cut = { $count } of { $games } games had no end after { $moves } moves.
pt-cut-advice = If that is too long, give the game an end: a line below 'end', or 'a game lasts at most 200 turns'.
pt-cut-alone = { $count } of { $games } tries had no end after { $moves } random moves.
pt-limit = { $count } of { $games } games ended only because the turns ran out.
pt-limit-advice = Look whether the game can go round in circles; 'the same position has occurred 3 times' can end it.
pt-ends = All { $games } games came to an end.
pt-few = { $games } games are few; play more of them before you believe the figures.
pt-first-ahead = { $seat } won { $wins } of { $games }: the first seat has the advantage.
pt-first-ahead-advice = Let the other player answer it: a second first move, a better place, or 'swap sides'.
pt-last-ahead = { $seat } won { $wins } of { $games }: the last seat has the advantage.
pt-last-ahead-advice = Give the first player a little more, or let the players choose who begins.
pt-middle-ahead = { $seat } won { $wins } of { $games }: that seat has the advantage.
pt-middle-ahead-advice = Look at what this seat has that the others have not.
pt-even = As far as { $games } games can tell, no seat has an advantage.
pt-draws = { $count } of { $games } games were drawn.
pt-draws-advice = If winning should be likelier, make the goal easier or the ways to defend fewer.
pt-short = The games are short: half of them had at most { $moves } moves.
pt-short-advice = Perhaps a condition holds earlier than you meant: look at the line that ended the games.
pt-forced = In { $percent } of the positions there was only one move.
pt-forced-advice = Players like to choose; look where the rules leave them nothing.
pt-wide = There were { $moves } moves to choose from on average.
pt-wide-advice = Many choices can be too much for people; a smaller board helps.
pt-shorter = Level '{ $level }' was solved in { $moves } moves, but it says { $fewest }.
pt-shorter-advice = Write the smaller number into levels.game.
pt-by-chance = Level '{ $level }' was solved by chance in { $count } of { $games } games.
pt-by-chance-advice = It may be too easy, or good as the first one.
pt-dead-ends = { $count } of { $games } games ran into a dead end.
pt-dead-ends-advice = That is what makes many puzzles hard; tell players how to begin again.
pt-unsolved = Chance did not solve { $count } of { $levels } levels.
pt-unsolved-advice = That says nothing bad; solve them yourself to be sure that they can be solved.
pt-never = Line { $line } was never used: { $text }
pt-never-advice = Either nothing leads there, or other options do, or it is rare: play more games.
pt-never-several = Lines { $first } to { $last } were never used, beginning with: { $text }
pt-never-several-advice = Either nothing leads there, or other options do, or it is rare: play more games.
pt-half = Line { $line } was looked at, but what it says was never done: { $text }
pt-half-advice = See whether its condition can hold at all.
pt-never-forbade = Line { $line } never forbade anything: { $text }
pt-never-forbade-advice = If it never can, it may be left out.
pt-unasked = Nobody ever asked for '{ $name }' (line { $line }).
pt-unasked-advice = If no rule needs the word, leave it out.
pt-no-piece = Never on the board: { $name }.
pt-no-piece-advice = Put one there in the set-up, or let something become one.
pt-no-state = Nothing ever was: { $name }.
pt-no-state-advice = Look for the rule that should make it so.
pt-no-change = Never changed: { $name }.
pt-no-change-advice = Look for the rule that should change it.
pt-not-offered = Could never be chosen: { $name }.
pt-not-offered-advice = Look at what stands below it and forbids it; other options may allow it.
pt-not-taken = Could be chosen, but never was: { $name }.
pt-not-taken-advice = Play more games.

# Puzzles solved by a command
sv-exact = { $count ->
    [one] Solved in one move.
   *[other] Solved in { $count } moves; fewer do not do.
}
sv-some = Solved in { $count } moves; perhaps fewer do.
sv-none = It cannot be solved.
sv-unknown = No solution was found in { $seconds } s; there may be one all the same.
sv-next = Next: { $move }
sv-hidden = (With everything that is hidden known.)
sv-levels = Solving the levels
sv-all-or-one = --all solves every level to its end: without --level, --position and --hint.
sv-no-levels = { $title } has no levels.
sv-not-alone = { $title } is not played alone; only puzzles are solved.
sv-by-chance = Chance has a say in { $title }, so no moves are sure to solve it.
sv-column-number = No.
sv-column-level = Level
sv-column-says = Says
sv-column-found = Moves
sv-column-fewest = Fewest?
sv-column-seconds = Seconds
sv-yes = yes
sv-perhaps = perhaps
sv-impossible = impossible
sv-open = not found

# Opponents against each other
column-length = Moves
column-time = Time
column-seat = Player
mt-moves = Moves in a match
mt-time = Time for a move
mt-points = Points, %
mt-results-text = From the left wins, draws and losses; below each bar the share of the points with its 95 % interval.
mt-stronger = { $one } is stronger than { $other }: { $share } of the points between them.
mt-close = These matches cannot tell whether { $one } or { $other } is stronger: { $share } of the points between them.
mt-seat-ahead = { $seat } has the advantage: { $share } of the points, where { $fair } would be even.
mt-course-text = The share of the points after each match, in percent.
mt-course-one = The share of the points after each match, in percent, within its 95 % interval.
mt-matches = Matches
mt-title = { $title }: opponents against each other
mt-games = { $games ->
    [one] One match
   *[other] { $games } matches
}, seeds from { $seed }
mt-games-of = { $games } of { $wanted } matches, seeds from { $seed }
mt-elo-text = Strengths that make these results most likely. Their mean is 0; 100 more are 64 % of the points, 200 more 76 %, 400 more 91 %. The lines are 95 % intervals; an arrow has no end.
mt-between = Against each other
mt-between-text = Points of the row against the column, and how often they met.
mt-seats = Is the first seat better?
mt-seats-text = Points by seat, whoever sat there; everybody sat everywhere equally often.
mt-lengths = Length of the matches
mt-lengths-text = From { $low } to { $high } moves, { $mean } on average; half of the matches had at most { $median }.
mt-cut = Cut short after { $moves } moves: { $count }.
mt-course = Over the course of the series
mt-last = Shares and strengths are given with 95 % intervals (Wilson; Bradley and Terry). Every match can be replayed from records.jsonl.
mt-stopped = Stopped after { $games } of { $wanted } matches.
mt-failed-by = The opponent { $who } failed
mt-failed = A match failed
mt-failed-why = on seed { $seed }: { $reason }

# Serving browsers
serving = Ludoteka is open at { $address } (Ctrl-C ends it)
port-taken = Port { $port } is taken; another one is used.
cannot-serve = The server cannot start: { $reason }

# How many things are chosen together
pick-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pick-die = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
pick-piece = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
pick-place = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
pick-exactly = Choose { $things }{ $aim }
pick-up-to = Choose up to { $things }{ $aim }
pick-between = Choose { $least } to { $things }{ $aim }
picked = { $chosen } of { $count } chosen{ $aim }
picked-few = { $chosen } of at least { $least } chosen{ $aim }
picked-enough = { $chosen } chosen{ $aim }; choose more, or that it is enough
