### What the screens say, all but the table, the replay, settings and statistics.

## Library

library-welcome = What shall we play?
library-welcome-name = What shall we play, { $name }?
library-welcome-text = Just choose a game: no profile is needed.
library-continue = Continue playing
library-all = All games
library-switch = With a single switch: three presses of the space bar, or of a switch that acts as it, turn scanning on.
library-find = Find a game
library-search = Search games
library-filters = Filters
library-filters-show = Filters
library-filters-chosen = Filters ({ $count })
library-clear = Clear filters
library-order = Order
library-order-played = Last played
library-order-title = Name
library-order-time = Shortest
library-order-difficulty = Easiest
library-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
library-none = No such game here
library-none-advice = Try fewer words or fewer filters. A part of the name is enough.
library-play = Play
library-play-game = Play { $game }
library-about-game = Rules and opponents of { $game }
library-empty = There are no games yet

facet-group = Kind
facet-players = Players
facet-time = Time
facet-difficulty = Difficulty

group-capturing = Capturing
group-territory = Territory
group-lines = Lines and links
group-race = Races
group-logic = Logic
group-puzzle = Puzzles
group-numbers = Numbers
group-maze = Mazes
group-memory = Memory and guessing
group-cards = Cards and dice

players-one = Alone
players-two = For two
players-more = Three and more
time-short = Up to 10 min
time-medium = 10 to 25 min
time-long = Over 25 min
difficulty-1 = Easy
difficulty-2 = Medium
difficulty-3 = Hard

card-players = { $count ->
    [one] { $text } player
   *[other] { $text } players
}
card-minutes = { $minutes } min
card-levels = { $count ->
    [one] { $count } level
   *[other] { $count } levels
}

## Matches in lists

match-plies = { $count ->
    [0] no move yet
    [one] { $count } move
   *[other] { $count } moves
}
match-person = Another player
match-nobody = Nobody
match-computer = Computer { $level }
match-won = Won
match-lost = Lost
match-drawn = Drawn
match-solved = Solved
match-ended = Finished
match-open = In progress
match-helped = with help
match-continue = Continue
match-replay = Replay
match-record = Download the record
match-delete = Delete the match
match-delete-title = Delete this match?
match-delete-text = The match and its moves disappear from your history and statistics.
match-deleted = The match was deleted.
match-undo = Undo
match-actions = Actions with this match
match-more = Show more

## Game

game-unknown = There is no such game
game-unknown-advice = The address may be misspelt, or the game has gone.
game-back = All games
game-play = Play
game-play-level = Play level { $number }
game-play-here = Play from here
game-setup = New match
game-seats = Who plays
game-count = Number of players
game-seat = Seat of { $seat }
game-sit-me = Me
game-sit-person = Another person at this screen
game-sit-computer = Computer
game-sit-empty = Nobody yet
game-sit-kind = Who
game-changed-places = Places are changed: { $told }.
game-strength = Strength
game-strength-1 = 1 · beginner
game-strength-2 = 2 · easy
game-strength-3 = 3 · casual
game-strength-4 = 4 · decent
game-strength-5 = 5 · good
game-strength-6 = 6 · strong
game-strength-7 = 7 · very strong
game-strength-8 = 8 · master
game-options = Rules of this match
game-ruleset = Variant
game-ruleset-standard = Standard
game-ruleset-mixed = My own
game-clock = Clock
game-clock-none = No clock
game-clock-3-2 = 3 minutes + 2 seconds a move
game-clock-5 = 5 minutes
game-clock-10-5 = 10 minutes + 5 seconds a move
game-clock-30 = 30 minutes
game-untimed = I have no time limit
game-untimed-text = The clock is for the others alone.
game-levels = Levels
game-levels-solved = { $solved } of { $count } solved
game-level-minimum = fewest { $count }
game-level-best = best { $best } · fewest { $count }
game-level-best-only = best { $best }
game-level-new = not tried yet
game-level-tried = tried, not solved
game-star-solved = solved
game-star-minimal = in the fewest moves
game-star-alone = without help
game-stars = { $count ->
    [0] no star
    [one] { $count } star of 3
   *[other] { $count } stars of 3
}
game-difficulty-easy = easy
game-difficulty-medium = medium
game-difficulty-hard = hard
game-difficulty-expert = expert
game-how = How to play
game-facts = At a glance
game-text = The rules as the computer reads them
game-text-about = This text is all the computer knows of the game. Whoever changes it changes the game.
game-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
game-history = My matches
game-history-empty = You have not played this yet
game-history-empty-advice = Every match you play appears here: go on with it, replay it, or look how it ended.
game-import = Import a record
game-import-title = Import a match
game-import-text = Paste the record of a match, or choose a file with it.
game-import-paste = Record of the match
game-import-file = Choose a file
game-import-do = Import
game-import-reading = Playing the moves of the record…
game-start-failed = The match could not begin
game-position = A shared position
game-position-text = Somebody showed you this position. Look at it, or take a seat and play on.
game-position-bad = This position cannot be read
game-position-bad-advice = The link may have been cut. Ask for it once more, or begin a match of your own.

fact-players = Players
fact-board-by-level = each level has its own
fact-board-squares = { $width } × { $height } cells
fact-board-hexagons = { $width } × { $height } hexagons
fact-board-triangle = a triangle with sides of { $width }
fact-board-star = a star of { $cells } cells
fact-board-ring = a ring of { $cells } places
fact-board-drawn = { $cells } points joined by lines
fact-board-growing = grows as tiles are laid
fact-board-other = { $cells } places
fact-board-boxes = in boxes of { $width } × { $height }
fact-board-dark = only the dark cells are used
fact-board-edges = one plays on the lines between cells
fact-board-corners = one plays on edges and corners of cells, too
fact-board-wrapping = opposite edges are joined
fact-count-each = { $count } each
fact-count = { $count }×
fact-shown = Shown while playing
fact-chance = Chance
fact-chance-yes = plays a part: something is shuffled or drawn by lot
fact-chance-no = none: it all depends on you
fact-stuck = Who cannot move
fact-stuck-lose = loses
fact-stuck-pass = passes
fact-ending-won = Win
fact-ending-lost = Loss
fact-ending-drawn = Draw
fact-ending-ranked = By order
fact-ending-ended = The end
fact-ending-line = rules, line { $line }
fact-board = Board
fact-pieces = Pieces
fact-options = Can be set
fact-ending = How it ends

## Profiles

profiles-title = Who is playing?
profiles-welcome = Welcome to Ludoteka
profiles-welcome-text = Board games, logic puzzles and more: against the computer, with someone beside you, or just for yourself. You can play at once.
profiles-guest = Play as a guest
profiles-guest-text = Nothing to fill in. Your matches stay in this browser.
profiles-first = Create my profile
profiles-first-text = With a name, a picture, and settings of your own.
profiles-add = New player
profiles-edit-of = Edit { $name }
profiles-manage = Edit players
profiles-bring = Bring a player from a file
profiles-file-other = That is no file of a player.
profiles-file-newer = The file is of a newer Ludoteka.
profiles-file-name = ludoteka-player
profiles-done = Done
profiles-current = playing now
profiles-countdown = { $name } plays on in { $seconds } s
profiles-countdown-said = { $seconds ->
    [one] In { $seconds } second { $name } is chosen. Press any key to stop this.
   *[other] In { $seconds } seconds { $name } is chosen. Press any key to stop this.
}
profiles-countdown-stop = Any key or tap stops this.
profiles-countdown-stopped = The automatic choice was stopped.
profiles-new-title = New player
profiles-edit-title = Edit a player
profiles-name = Name
profiles-name-hint = Whatever they like to be called
profiles-name-missing = Write a name.
profiles-picture = Picture
profiles-picture-taken = { $picture }, { $owner } has it already
profiles-age = Age
profiles-age-none = not said
profiles-age-child = child
profiles-age-teen = teenager
profiles-age-adult = adult
profiles-age-senior = senior
profiles-language = Language
profiles-language-auto = as the browser
profiles-needs = How the game is controlled
profiles-needs-0 = Freely
profiles-needs-0-text = Mouse, touch and keyboard. Nothing is different.
profiles-needs-1 = With more marks
profiles-needs-1-text = What can be chosen, the last move and the focus are marked strongly.
profiles-needs-2 = By keyboard only
profiles-needs-2-text = All marks are strong, and every move is confirmed, so that a slip of the hand does no harm.
profiles-needs-3 = With one switch
profiles-needs-3-text = All marks are strong, pieces move slowly, and scanning is turned on: a highlight moves over everything that can be chosen, and a press chooses.
profiles-save = Save
profiles-create = Create
profiles-delete = Delete
profiles-delete-title = Delete { $name }?
profiles-delete-text = All matches, stars and statistics of this player, and the report of choices, will be gone. This cannot be undone.
profiles-delete-do = Delete for good
profiles-save-failed = The player could not be saved

avatar-fox = fox
avatar-owl = owl
avatar-cat = cat
avatar-bear = bear
avatar-frog = frog
avatar-rabbit = rabbit
avatar-penguin = penguin
avatar-whale = whale
avatar-robot = robot
avatar-pawn = pawn
avatar-die = die
avatar-star = star

## Help and about

help-title = Help
help-open = Help for this screen
help-all = All of the help
help-close = Close help
help-contents = Contents

about-title = About Ludoteka
about-lead = A library of board games and logic puzzles where every game is a readable text.
about-what = What it is
about-what-text = Somebody writes down how a game is played, as a rulebook would say it. Ludoteka reads that text, offers exactly the moves that the rules allow, and finds an opponent for you. A new game needs no program.
about-private = What stays with you
about-private-text = Matches and profiles are stored on the computer where Ludoteka runs. Nothing is sent anywhere else and nothing follows you.
about-everyone = For everyone
about-everyone-text = By mouse, touch, keyboard or screen reader; in Czech and English; light, dark and high contrast; without time pressure.
about-version = Version
about-games = Games
about-games-levels = { $games }, with { $levels } levels
about-licence = Licence
about-licence-text = Apache 2.0: use it, change it, share it. The drawings and texts are our own.
about-keyboard = Keyboard
about-failed = The version could not be fetched
