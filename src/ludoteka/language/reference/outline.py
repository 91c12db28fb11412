"""The parts of a text."""

from __future__ import annotations

from functools import partial

from ludoteka.language.reference.entry import Entry, Section

SECTION = Section("outline", "The parts of a text", """
    A text is a list of parts. A part begins at the left margin; the lines that belong to it stand below it, two spaces
    further in. The parts may come in any order.""")
say = partial(Entry, section=SECTION.name)

ENTRIES = (
    say("game", forms=("game TITLE",), meaning="""
        The first line of every text: what the game is called. The rest of the line is the title, whatever words it has.
        """, frame="whole", example="""
        game Noughts and crosses
        players Nought, Cross
        board 3 by 3
        piece mark
        turn
          choose an empty cell
          put your mark there
        end
          if no cell is empty: the game is drawn
        """, see=("players", "board", "turn")),
    say("format", forms=("format 1",), meaning="""
        Which version of the language the text is written in. There is one, format 1, and a text that does not say it is
        read as format 1.
        """, frame="top", example="format 1"),
    say("players", also=("moving",), forms=(
        "players NAME, NAME", "players NAME moving up, NAME moving down", "players NUMBER", "players NUMBER to NUMBER",
        "players NUMBER, NUMBER or NUMBER"), meaning="""
        Who plays, in the order of their turns. Either the players have names, or there are so many of them: they are
        then called Player 1, Player 2 … A game is for 1 to 10 players. `players 1` makes a puzzle. With
        `players 2 to 4` or `players 2, 3, 4 or 6` those who play say how many they are.

        `moving` up, down, left or right says where `forward` is for a player, and which row is that player's first. A
        player that does not say it moves up.
        """, frame="whole", example="""
        game Race
        players White moving up, Black moving down
        board 4 by 6
        piece runner
          may run as drawn, forward
            @ .  ->  . @
        setup
          put White runners on White's first row
          put Black runners on Black's first row
        turn
          run with one of your runners
          if it is on your last row: you win
        """, see=("forward", "first", "you")),
    say("options", forms=("options", 'NAME is NUMBER to NUMBER, starting at NUMBER  "QUESTION"',
                          'NAME is VALUE, VALUE or VALUE  "QUESTION"'), meaning="""
        What players may set before a match, one option on each line below. An option has a name, the values it can
        have, the value it has if nobody asks (`starting at`, else the first one), and the question put to the players.

        An option can be the size of a board, say how many there are of a thing, be asked in a condition, and be used
        where a number is wanted. It never changes during a match.
        """, frame="whole", example="""
        game Fill
        players White, Black
        options
          size is 3 to 9, starting at 5   "Board size"
          goal is most or fewest          "Who wins: the most stones, or the fewest?"
        board size by size
        piece stone
        turn
          choose an empty cell
          put your stone there
        end
          if no cell is empty
            if the goal is most: the player with the most stones wins
            otherwise: the player with the fewest stones wins
        """, see=("ruleset", "starting at")),
    say("ruleset", forms=("ruleset NAME", "OPTION is VALUE"), meaning="""
        A named choice of options: a club's house rules in a few lines, the game untouched. Options that a ruleset does
        not name keep the value they start at.
        """, frame="whole", example="""
        game Fill
        players White, Black
        options
          size is 3 to 9, starting at 5   "Board size"
        board size by size
        piece stone
        turn
          choose an empty cell
          put your stone there
        end
          if no cell is empty: the game is drawn
        ruleset Beginners
          size is 3
        """, see=("options",)),
    say("setup", forms=("setup", "setup drawn"), meaning="""
        What is done once, before the first turn. Its lines are sentences like those of a turn. They come after the
        drawn set-up, if there is one. A set-up does not choose anything. Without a `setup` the boards are empty. A
        set-up that puts two pieces on one place cannot be done, and the match does not start.
        """, frame="top", example="""
        setup
          put White stones on White's first row
          put Black stones onto c5
        """, see=("setup drawn", "put", "begins")),
    say("setup drawn", also=("setup drawn in the middle",),
        forms=("setup drawn", "setup drawn in the middle"),
        meaning="""
        The starting position as a drawing: a sign for each cell, the upper row first. What each sign stands for is said
        in the `legend`; a full stop is an empty cell.

        The drawing begins in the lower left corner of the board. `in the middle` lays a small drawing onto the middle
        of a larger board.
        """, frame="top", example="""
        setup drawn in the middle
          w b
          b w
        legend
          w White stone
          b Black stone
        """, see=("legend", "setup", "level")),
    say("legend", forms=(
        "legend", "SIGN PLAYER KIND", "SIGN KIND on STATE cell", "SIGN cell with NUMBER-NAME 3",
        "1 to 9 cell with that NUMBER-NAME", r"1\1 to 9\9 KIND with that NUMBER-NAME and that NUMBER-NAME",
        "SIGN KIND facing DIRECTION", "SIGN nothing"), meaning=r"""
        What the signs of drawn boards, set-ups and levels stand for, one on each line: the sign, then a piece, a kind
        of cell, or a piece `on` a kind of cell. `nothing` is a place where there is no cell.

        `1 to 9 cell with that digit` explains nine signs at once: each number stands for a cell with that number. A
        sign may hold other marks beside its numbers, and several numbers: after `1\1 to 45\45 wall with that sum below
        and that sum beside`, the sign `16\24` is a wall whose sum below is 16 and whose sum beside is 24. A full stop
        and a space need no line; they are empty cells.

        Signs without a space between them belong to the same cell, if each is in another layer or says something else
        of the cell itself: `A↑` is what `A` is, on what `↑` is.

        Of a piece that `faces` somewhere the legend may say where, with a sign for each: `> ant facing right`. Boards
        drawn as text then show the piece by the sign of where it faces now.
        """, frame="whole", example="""
        game Reach the goal
        players 1
        board drawn by the level
        each cell is floor or goal
        piece walker
          may walk as drawn, orthogonally
            @ .  ->  . @
        turn
          walk with the walker
        end
          if the walker is on a goal cell: you win
        legend
          W walker
          G goal cell
          # nothing
        level First steps, easy, 3 moves
          W . #
          # . G
          . . .
        """, see=("level", "setup drawn", "nothing")),
    say("level", forms=("level NAME", "level NAME, DIFFICULTY", "level NAME, DIFFICULTY, NUMBER moves"), meaning="""
        A start that the author drew, for puzzles with many of them. The heading gives its name, how hard it is, and the
        fewest moves that solve it; the last two may be left out. Below it stands the drawing, with the signs of the
        `legend`.

        Signs stand apart by spaces, or directly beside each other with a space for an empty cell. Levels may stand in
        the text itself or in a file `levels.game` beside it, which holds nothing else.
        """, frame="whole", example="""
        game Out of the corner
        players 1
        board drawn by the level
        each cell is floor or exit
        piece mouse, plural mice
          may run as drawn, orthogonally
            @ .  ->  . @
        turn
          run with the mouse
        end
          if the mouse is on an exit cell: you win
        legend
          M mouse
          E exit cell
        level One step, easy, 1 move
          M E
        level Two steps, easy, 2 moves
          M .
          . E
        """, see=("legend", "in every level", "drawn by the level")),
    say("in every level", forms=("in every level", "CONDITION"), meaning="""
        What must hold at the start of every level, one condition on each line. A level that breaks one is an error that
        names the level and the condition, so whoever adds levels need not know the rules.
        """, frame="whole", example="""
        game Out of the corner
        players 1
        board drawn by the level
        each cell is floor or exit
        piece mouse, plural mice
          may run as drawn, orthogonally
            @ .  ->  . @
        turn
          run with the mouse
        end
          if the mouse is on an exit cell: you win
        in every level
          there is exactly 1 mouse
          there is an exit cell
        legend
          M mouse
          E exit cell
        level One step, easy, 1 move
          M E
        """, see=("level", "there is", "number of")),
    say("turn", forms=("turn", "turn THING left", "turn THING around", "turn THING toward PLACE"), meaning="""
        What a player does on a turn. The players take turns in the order of `players`. What is chosen on the way, up to
        where another player has to choose or the turn is over, is one move.

        Only moves that can be finished are offered. If a turn cannot be finished in any way, the player is stuck.

        As a deed (`turn it left`) it turns a piece that `faces` somewhere.
        """, frame="whole", example="""
        game Two at a time
        players Ann, Bob
        board 4 by 4
        piece stone
        turn
          choose an empty cell
          put your stone there
          choose an empty cell next to there
          put your stone there
        end
          if no cell is empty: the game is drawn
        """, see=("choose", "not allowed if", "end", "stuck", "faces")),
    say("end", also=("end at any time",), forms=("end", "if CONDITION: RESULT", "end at any time"), meaning="""
        When and how the game ends. These lines are looked at before each turn, the first one included, after `you` has
        become the player whose turn would begin. So `you lose` in `end` is said of the player who is about to play.

        The lines are looked at from above; the first one that ends the game counts. A result may also stand in the
        `turn` itself: then it counts at once. `end at any time` is looked at wherever somebody has to choose.
        """, frame="end", example="""
        if you have no stones: you lose
        if no cell is empty: the player with the most stones wins
        """, see=("you win", "turn", "stuck")),
    say("stuck players lose", also=("stuck players pass",),
        forms=("stuck players lose", "stuck players pass"),
        meaning="""
        What happens to a player who has no move that can be finished. `lose`: that player loses at once and all others
        win. `pass`: that player is offered one move, `pass`, and the next player goes on.

        A text that says neither means `stuck players lose`. The `end` is looked at first, so it can say something else:
        `if you are stuck: the game is drawn`.
        """, frame="whole", example="""
        game Dominate
        players West, East
        board 4 by 4
        piece stone
        turn
          choose an empty cell
          not allowed if an enemy stone is next to it
          put your stone there
        stuck players pass
        end
          if every player is stuck: the player with the most stones wins
        """, see=("stuck", "turn", "end")),
    say("a game lasts at most", also=("turns",), forms=("a game lasts at most NUMBER turns",), meaning="""
        After so many turns the match is over: a puzzle is lost, any other game is drawn. Without this line the limit is
        5000 turns. It is there so that every match comes to an end; write it where a smaller number is right.
        """, frame="top", example="a game lasts at most 100 turns", see=("turn number", "end")),
    say("players who are", also=("miss their turns",), forms=("players who are WORD miss their turns",), meaning="""
        Players of whom this word holds are left out when players take turns. The word is a state of a player, or
        explained: `a player is out if …`. Where it holds of everybody nobody is left out. `misses a turn` is for
        a turn or two, whatever state a player is in.
        """, frame="whole", example="""
        game Leaving
        players Ann, Bob, Cid
        board 4 by 4
        piece stone
        each player is present or gone
        players who are gone miss their turns
        turn
          either "Stay"
            choose an empty cell
            put your stone there
          or "Leave"
            you become gone
        end
          if every player is gone: the player with the most stones wins
        """, see=("turn", "misses a turn", "stuck players lose")),
    say("round", also=("take turns from",), forms=("round", "take turns from PLAYER until CONDITION"), meaning="""
        What happens again and again until the game ends: a deal, turns, the count. `you` is the first player there.

        `take turns from` lets players do what `turn` says, one after the other from the player named. The condition is
        asked before each turn; when it holds, the round goes on below. What is said of turns elsewhere is so here, too:
        what goes back after each turn, `end`, stuck players.
        """, frame="whole", example="""
        game Rounds
        players Ann, Bob
        board 3 by 3
        piece stone
        round
          take turns from Ann until no cell is empty
          the player with the most stones wins
        turn
          choose an empty cell
          put your stone there
        """, see=("turn",)),
    say("--", forms=("SENTENCE   -- why it is so",), meaning="""
        What stands after two hyphens is a note for readers; it changes nothing. A note may stand on a line of its own.
        """, frame="turn", example="""
        choose an empty cell          -- anywhere
        -- a stone stays where it is put
        put your stone there
        """),
    say(",", forms=("players NAME, NAME", "piece man, plural men", "rook, bishop or knight"), meaning="""
        Parts of a list, and what is said further of a thing, stand apart by commas. Where a list names alternatives,
        `or` stands before the last of them.
        """, frame="top", example="""
        each stone is asleep, awake or tired
        the game has rounds won, rounds lost
        """, see=("or", "and")),
    say(":", forms=("if CONDITION: SENTENCE", "for each THING: SENTENCE"), meaning="""
        One sentence may stand behind a colon, on the same line. Several sentences stand below the line, two spaces
        further in, without a colon.
        """, frame="turn", example="""
        choose an empty cell
        put your stone there
        if it is on your last row: add 1 to your score
        """, see=("if", "for each")),
)
