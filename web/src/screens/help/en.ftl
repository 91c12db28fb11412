library-title = Starting a game
library =
    Every card is one game. Click the picture and its page opens; `Play` on the card begins at once, set as you played it last time.

    _Continue playing_ keeps your unfinished matches, at the same move.

    Write a part of the name into the search, with or without accents. The filters show how many games each of them would leave; several of one kind widen the choice, of different kinds narrow it.

table-title = At the table
table =
    What can be chosen is marked. Choose a piece, then where it goes; if something more has to be said, the table asks for it. If a choice is not allowed, the table says why.

    Nothing is lost: every move is stored at once, and in a match at one screen you may take back as many moves as you like, unless something hidden has been shown since. `Hint` shows a good move; puzzles can also be solved step by step before your eyes.

    The line at the board always says who must do what. The list of moves tells the match in words.

keyboard-title = Playing by keys
keyboard =
    Everything can be done without a mouse. `Tab` goes from one part of the screen to the next; on the board the arrows walk, `J` goes to the next choice and `Enter` chooses. `Esc` takes back a choice begun, `U` a move.

scanning-title = Playing by a switch
scanning =
    Whoever can give a single signal plays everything: a highlight moves over everything that can be chosen, and a press chooses. At the end of every round there is the menu, and `Back` in every group; a long press goes back too. The menu makes the highlight slower or faster.

    `Set it up step by step` asks for ten presses, works out a suitable speed from them and lets you try it. While you play, every choice is written down: better settings are suggested here from that, and the _Report of choices_ shows you, and whoever helps you, how it goes. Each suggestion can be accepted, refused, and undone again.

    Nothing is switched over: mouse, keyboard and touch work as always, also while the highlight is moving.

reading-title = Playing with a screen reader
reading =
    A table is read by its questions. Each has a key and can also be typed: `O` what is here, `M` all that can be chosen, `L` the last move and what it did, `T` whose turn it is and the score, `Q` where your pieces or cards are, `E` where the others' are, `C` what was taken, `R` and `K` the row and the column. If your screen reader takes single letters for itself, switch to its focus mode first, or type.

    `I` opens a field for moves and questions. A move is typed as it is called (_knight f3_, _ober of bells_, _draw a card_) or as it is recorded (_e2 e4_), with dice only by its places (_24 20_). _here pile_, _my hand_, _row 5_, _where knight_ ask about something; the name of a pile alone reads it. _help_ lists everything that can be asked.

    The board is a grid. `J` goes to the next choice also beside it and among the buttons. Cards and dice beside the board are rows of their own, each a stop of `Tab`. `V` turns the whole table into lists of choices and places.

    What others do is read out by itself: the move, what it took or changed, and what you have to do then. Where a move cannot be taken back because something hidden has been seen since, `U` says so.

game-title = The page of a game
game =
    The big `Play` button begins a match. Beside it you set who sits where: you, another person at this screen, or a computer from 1 (beginner) to 8 (master). The page remembers it for the next time.

    Puzzles have levels. A level can earn three stars: for solving it, for the fewest possible moves, and for doing it without help. The next unsolved level is chosen for you.

    Below are the rules: in words, at a glance, and as the text that the computer itself reads. _My matches_ lets you go on, replay or delete. A match can be downloaded as a text and brought back by _Import a record_.

profiles-title = Players
profiles =
    A player has a name, a picture, a language and settings of their own, and their own stars and statistics. Nobody has to have a profile: a guest plays the same games.

    On start the one who played last is chosen after 15 seconds. Any key, click or touch stops that.

    _How the game is controlled_ has four stops, from no change at all to strong marks and slow moves. Everything it sets can also be set one by one in the settings.

settings-title = Settings
settings =
    Every change works at once and belongs to the player who is chosen. _Reset to defaults_ brings everything back.

    If your hands tremble or you play on a small screen, switch on _Confirm every move_: a move is made only when you confirm it.

replay-title = Replay
replay =
    Go through a match by keys or by the slider under the board. Where a computer moved, you can see which moves it considered and how good it found them.

    From any moment you can share the position as a link, or play on from there.

statistics-title = Statistics
statistics =
    How much you play, how long you think, how far from the fewest moves you are in puzzles, and how you do against the levels of the computer. Choose a game to see it alone.

    Every plot can be shown as a table, and everything can be downloaded as a CSV file for a spreadsheet.

keys-title = All keys
keys =
    As they are set now. `Change keys` in the settings gives them others.
