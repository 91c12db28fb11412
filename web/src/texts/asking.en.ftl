# Moves and questions that are typed
asking-title = In words
asking-field = Move or question
asking-send = Send
asking-close = Close the typed moves
asking-answer = Answer
asking-note = Type a move as it is called or recorded, or a question. A question mark lists what can be asked.
asking-help = Type a move, or: { $words }. After a question a place, a pile, a row or a piece may follow.

# What can be asked
asking-here = What is here
asking-choices = What can I choose
asking-last = The last move
asking-turn = Whose turn it is, and the score
asking-mine = Where my pieces are
asking-others = Where the others' pieces are
asking-taken = What was taken
asking-row = Read the row
asking-column = Read the column
asking-type = Type a move or a question
asking-list = The board as a list

# Words that are typed for it; the first one is shown
asking-words-here = here, what is, what is here, what is on, what is in, what is at, what is on the, what is in the, what is at the, what is the, read, read the
asking-words-choices = moves, choices, what can i choose, what can i play, options
asking-words-last = last, last move, the last move, what was the last move, what was played
asking-words-turn = turn, whose turn, whose turn is it, is it my turn, who is to move, status, score, what is the score
asking-words-mine = my pieces, my cards, my dice, mine, where, where is, where are, where are my pieces, where are my cards, what do i have
asking-words-others = their pieces, their cards, others, theirs, where are their, what do they have
asking-words-taken = taken, what was taken, missing
asking-words-row = row, rank, read row, read the row
asking-words-column = column, file, read column, read the column
asking-words-help = help, what can i ask
# They stand before the name of a pile that is one's own
asking-words-own = my, your
asking-words-yes = yes, y, ok, confirm
asking-words-no = no, n
asking-words-back = back, step back
asking-words-undo = undo, take back
asking-words-redo = redo
asking-words-hint = hint
asking-words-pause = pause, resume
asking-words-flip = flip
asking-words-next = next, next level

# Answers
answer-no-place = Go to a place of the board first, or name it after the question.
answer-in-zone = { $zone }, { $number } of { $count }: { $thing }
answer-choices = { $count ->
    [one] { $count } choice: { $told }.
   *[other] { $count } choices: { $told }.
}
answer-choices-after = { $choice }. { $told }
answer-nowhere = Nowhere.
answer-taken = Missing since the start: { $pieces }.
answer-nothing-taken = Nothing was taken.
answer-confirm = Enter or “yes” makes the move, “no” takes it back.
answer-several = Several moves fit: { $moves }.
answer-possible = Can be chosen: { $told }.
answer-possible-many = { $count } choices are possible.
answer-done = Done.
answer-unknown = “{ $typed }” is not understood. Type a move, or a question mark for what can be asked.

# The board as a list
list-choices = { $count ->
    [0] Nothing to choose
    [one] { $count } choice
   *[other] { $count } choices
}
list-board = The board

# What a move did besides what its own words say
effect-changed = now { $told }
effect-changed-many = now { $told }, and { $more } more
effect-earned = { $seat }: { $points } for { $place }
effect-came = to { $zone }: { $things }
effect-shown = seen now: { $things } ({ $zone })
effect-got = { $seat } gets { $things }
effect-drew = { $seat } draws { $things }
effect-you-got = you get { $things }
effect-you-drew = you draw { $things }
effect-thrown = Rolled: { $throw }
effect-area = { $kind } of { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
effect-joined = { $count } areas joined
effect-closed = closed

# Moves that were taken back or made again
turned-taken-back = Taken back: { $moves }.
turned-redone = Made again: { $moves }.
turned-restarted = The match begins anew. Taken back: { $moves }.
