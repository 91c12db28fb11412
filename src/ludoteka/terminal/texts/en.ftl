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
column-share = Share (95 % interval)
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
seat-random = computer (random)
begin = Begin

# Table
choices = Choices
log = Moves
type-here = Type a move (press t)
turn = { $seat } to move
your-turn = Your move
chance-turn = Chance decides
chance = Chance
over = The match is over
over-hint = u takes back, b begins again, q leaves.
over-hint-level = l goes to the next level, b begins this one again, q leaves.
empty = empty
go-on = choose where to go on. Esc takes the step back.
which-one = { $cell }: choose one from the list.
nothing-to-undo = There is nothing to take back.
nothing-to-redo = There is nothing to make again.
fewest = (it can be done in { $count })
no-next-level = There is no next level.
level-title = Level { $number }: { $level }
save-as = Save the record as
saved = Saved: { $file }
kept = The match is kept in { $file }
cannot-save = { $file } cannot be written: { $reason }

# Keys
key-undo = undo
key-redo = redo
key-restart = restart
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
no-such-game = There is no game '{ $game }'.
bad-game = { $file } is not right yet:
no-such-seat = Nobody called '{ $seat }' can sit down.
wrong-seats = { $title } is played with { $counts } seats, not { $found }.
no-levels = { $title } has no levels.
no-such-level = There is no level '{ $level }'; levels are numbered from 1 to { $last }.
no-such-ruleset = There is no ruleset '{ $ruleset }'.
no-such-option = There is no option '{ $option }'.
option-form = An option is given as name=value, not '{ $option }'.
no-person-here = Only opponents can play a series; a person plays with: ludoteka play
other-version = The record was made with version { $made } of the game; this is version { $now }.
other-game = { $file } is a record of { $found }, not of { $expected }.
bad-move-in-record = The record cannot be replayed from move { $number } on:

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
formatted = { $file } was rewritten.
already-formatted = { $file } was in order already.
mended = { $file } was mended:
would-format = { $file } would be rewritten.
one-to-print = One file can be printed; for several say --write or --check.
no-games-inside = There is no file in { $folder } that ends with .game.
played-out = { $playouts } matches with { $moves } moves in { $seconds } s: { $rate } matches a second.
average-length = { $moves } moves on average; cut short: { $unfinished }.
playing = Playing

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
step-format = bring the text into its usual form
step-words = look up a word of the language
