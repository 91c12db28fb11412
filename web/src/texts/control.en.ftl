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
