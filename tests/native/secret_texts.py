"""Small texts in which pieces, cells, players and the game hide what rules change."""

from __future__ import annotations

from tests.machine.test_hidden_decisions import CODE, MINES
from tests.machine.test_secrets import LOOK, MEN, PEEK

SECRETS = {
    "code": CODE,
    "mines": MINES,
    "look": LOOK,
    "men": MEN,
    "peek": PEEK,
    "stuck": PEEK.replace("players lose", "players pass"),
    "by chance": PEEK.replace("choose a face down card\n", "remember a random number from 1 to 2 as the lot\n"
                              "      choose a face down card\n      not allowed if it is on a1 and the lot is 1\n"),
    "burying": """
        game Burying
        players Ann, Bob
        board 2 by 2
        each cell
          is closed or open
          has gold, seen by nobody while closed
        each player has wealth, seen by its owner
        the game has curse, seen by nobody
        turn
          either "Bury"
            choose a closed cell
            choose a number from 1 to 2
            add that number to its gold
            add that number to the curse
          or "Dig"
            choose a closed cell
            it becomes open
            add its gold to your wealth
          or "Wait": do nothing
        end
          if every cell is open: the player with the most wealth wins
          if the turn number is 10: the game is drawn
    """,
    "shells": """
        game Shells
        players Ann, Bob
        board 3 by 1
        a content is pea or air
        kind thimble, a piece
        thimble shell
          is covered or lifted
          has a content, seen by its owner while covered
        thimble cup
          is covered or lifted
          has a content
        turn
          if the turn number is less than 4
            choose an empty cell
            remember it as the spot
            choose a content
            either "shell"
              put your shell onto the spot as the new shell
              set the content of the new shell to that content
            or "cup"
              put your cup onto the spot as the new cup
              set the content of the new cup to that content
          otherwise
            choose a covered piece
            it becomes lifted
            choose a piece
            not allowed if it is covered and its content is air
            if it is a shell: remove it
            otherwise: it becomes a shell
        stuck players pass
        end
          if no piece is covered and the turn number is more than 4: the game is drawn
          if the turn number is 12: the game is drawn
    """,
}
