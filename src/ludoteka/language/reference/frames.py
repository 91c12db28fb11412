"""Small games that the examples of the reference are parts of."""

from __future__ import annotations

import re
from dataclasses import dataclass
from inspect import cleandoc

_GAP = re.compile(r"^( *)#$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Frame:
    """A game with a gap, and where that gap is."""

    where: str
    game: str

    def around(self, fragment: str) -> str:
        """The whole game with the fragment in the gap."""
        game = cleandoc(self.game)
        gap = _GAP.search(game)
        if gap is None:
            return fragment + "\n"
        lines = [gap[1] + line if line else line for line in fragment.split("\n")]
        return game[:gap.start()] + "\n".join(lines) + game[gap.end():] + "\n"

    @property
    def shift(self) -> tuple[int, int]:
        """How many lines stand above the gap, and how many spaces before it."""
        game = cleandoc(self.game)
        gap = _GAP.search(game)
        return (game[:gap.start()].count("\n"), len(gap[1])) if gap else (0, 0)


FRAMES = {
    "whole": Frame("A whole game", ""),
    "top": Frame("Lines at the left margin", """
        game Example
        players White moving up, Black moving down
        board 5 by 5
        piece stone
        #
        turn
          choose an empty cell
          put your stone there
        end
          if no cell is empty: the game is drawn
        """),
    "setup": Frame("Lines below `setup`", """
        game Example
        players White moving up, Black moving down
        board 5 by 5
        piece stone
        setup
          #
        turn
          choose an empty cell
          put your stone there
        end
          if no cell is empty: the game is drawn
        """),
    "turn": Frame("Lines below `turn`", """
        game Example
        players White moving up, Black moving down
        board 5 by 5
        each player has score
        the game has count
        piece stone
        setup
          put White stones on White's first row
          put Black stones on Black's first row
        turn
          #
        end
          if the turn number is 30 or count is 30 or your score is 30: the game is drawn
        """),
    "end": Frame("Lines below `end`", """
        game Example
        players White moving up, Black moving down
        board 5 by 5
        each player has score
        piece stone
        setup
          put White stones on White's first row
          put Black stones on Black's first row
        turn
          choose an empty cell
          put your stone there
          add 1 to your score
        end
          #
        """),
    "piece": Frame("Lines below `piece stone`", """
        game Example
        players White moving up, Black moving down
        board 5 by 5
        piece stone
          #
        setup
          put White stones on White's first row
          put Black stones on Black's first row
        turn
          move one of your stones
        end
          if the turn number is 30: the game is drawn
        """),
    "cards": Frame("Lines below `turn`", """
        game Example
        players Ann, Bob
        each player
          zone hand, seen by its owner
        zone deck, in order
        zone pile, seen by all
        kind action, a card
        action Feint, 3 copies
        turn
          #
        """),
}
