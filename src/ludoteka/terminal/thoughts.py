"""What a computer considered before it moved: the moves with figures and words, and the line it expects."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.opponents.sentences import say
from ludoteka.table.events import Considered, ConsideredMove
from ludoteka.terminal.words import Words

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


def verdict(considered: Considered, words: Words) -> str:
    """What the best move is worth, in a sentence."""
    best = considered.moves[0]
    hope = say(words.language, "hope", share=100 * best.share)
    return say(words.language, considered.verdict, move=best.move, hope=hope)


def rows(considered: Considered, chosen: str, words: Words) -> list[Row]:
    """The moves that were considered, the best one first."""
    return [Row(one.move, one.share, worth(one, words), one.visits, one.move == chosen) for one in considered.moves]


def line(considered: Considered, words: Words) -> str:
    """How whoever thought expects the match to go on."""
    return say(words.language, "line", moves=", ".join(considered.line))


def effort(considered: Considered, words: Words) -> str:
    """How much was considered."""
    return say(words.language, "effort", nodes=considered.nodes, depth=considered.depth, seconds=considered.seconds)


def worth(one: ConsideredMove, words: Words) -> str:
    """What a move is worth, in words."""
    if one.certain:
        return words(SURE.get(one.share, "worth-sure"))
    return words(next(key for bound, key in WORTHS if one.share > bound))
