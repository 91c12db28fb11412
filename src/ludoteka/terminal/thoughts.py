"""What a computer considered before it moved: the moves with figures and words, and the line it expects."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.opponents.sentences import say
from ludoteka.opponents.thoughts import Judged, Thought
from ludoteka.terminal.words import Words

MOST_MOVES = 8
LONGEST_LINE = 10
WORTHS = (
    (0.9, "worth-far-ahead"), (0.7, "worth-ahead"), (0.55, "worth-bit-ahead"), (0.45, "worth-even"),
    (0.3, "worth-bit-behind"), (0.1, "worth-behind"), (-1.0, "worth-far-behind"),
)
"""What is said of a move that is worth more than each bound."""
SURE = {0.0: "worth-lost", 0.5: "worth-drawn", 1.0: "worth-won"}


@dataclass(frozen=True, slots=True)
class Row:
    """One of the moves that were considered."""

    move: str
    share: float
    """What it is worth to whoever chose, from 0 to 1."""
    worth: str
    """The same in words."""
    visits: int
    """How often it was tried."""
    chosen: bool

    @property
    def percent(self) -> str:
        """What it is worth, as a part of a win."""
        return f"{100 * self.share:.0f} %"


def rows(thought: Thought, chosen: str, words: Words) -> list[Row]:
    """The moves that looked best, the best one first, and in any case the one that was chosen."""
    judged = [one for number, one in enumerate(thought.moves) if number < MOST_MOVES or one.move.text == chosen]
    return [Row(one.move.text, one.hope, worth(one, words), thought.considered.weighed(one.move.number).visits,
                one.move.text == chosen) for one in judged]


def line(thought: Thought, words: Words) -> str:
    """How whoever thought expects the match to go on."""
    return say(words.language, "line", moves=", ".join(move.text for move in thought.line[:LONGEST_LINE]))


def effort(thought: Thought, words: Words) -> str:
    """How much was considered."""
    found = thought.considered
    return say(words.language, "effort", nodes=found.nodes, depth=found.depth, seconds=found.seconds)


def worth(one: Judged, words: Words) -> str:
    """What a move is worth, in words."""
    if one.certain:
        return words(SURE.get(one.hope, "worth-sure"))
    return words(next(key for bound, key in WORTHS if one.hope > bound))
