# Settings: how boards are controlled
settings-control = Control
settings-view = How the table is shown
settings-view-text = The list has all choices as buttons and the board in words.
settings-view-board = As a board
settings-view-list = As a list
settings-typed = Typed moves and questions
settings-typed-text = A field for them at every table. The key I opens it at any time.
settings-letters = Keys of a single letter
settings-letters-text = Letters are commands at the table, such as U to undo. Turn them off if you dictate or press keys by accident.

settings-leave = Leave it to the game
settings-moves = How moves are made
settings-moves-text = In games where one piece goes about, an arrow can move it at once, and so can pointing at a place.
settings-moves-options = Choose, then confirm
settings-moves-keys = Arrows move at once
settings-moves-both = Arrows and pointing
settings-boundary = At the edge of the board
settings-boundary-text = Where an arrow key leads when nothing is ahead.
settings-boundary-stay = Stay
settings-boundary-rotate = To the other end
settings-boundary-jump = To the next line
settings-illegal = Places that cannot be chosen
settings-illegal-text = Whether arrow keys stop there.
settings-illegal-select = Stop there
settings-illegal-skip = Pass over them

settings-show-always = Always
settings-show-never = Never
settings-show-legal = Mark what can be chosen
settings-show-legal-text = Pieces and places of legal moves.
settings-show-position = Mark where you stand
settings-show-position-text = The piece that goes about, and what you have chosen so far.
settings-show-focus = Mark the focus
settings-show-focus-text = A frame around the place where the arrow keys are. They walk even where it is not seen.

settings-speech = Spoken by the computer
settings-speech-text = What is in focus, moves and answers, for those who have no screen reader.
settings-speech-off = Nothing
settings-speech-short = In few words
settings-speech-full = In full
