"""What an opponent considered, in moves, figures and words."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.core import Move, Position
from ludoteka.opponents.judgement import appeal
from ludoteka.opponents.search.considered import LINES, Considered
from ludoteka.opponents.sentences import say

_OTHERS = 3
"""How many moves beside the best are told of."""
_FAR = 8
"""How many moves of a line are told."""


@dataclass(frozen=True, slots=True)
class Judged:
    """One move that was considered."""

    move: Move
    effort: float
    """Which part of the thinking was about it."""
    hope: float
    """Which part of what can be won the chooser may hope for: 0 is lost, 1 is won."""
    certain: bool


@dataclass(frozen=True, slots=True)
class Line:
    """A move, the best answer to it, and so on."""

    moves: tuple[Move, ...]
    visits: int
    """How often its first move was tried."""
    hope: float
    """Which part of what can be won the chooser may hope for with it."""
    certain: bool


@dataclass(frozen=True, slots=True)
class Thought:
    """What was considered about a position."""

    position: Position
    considered: Considered

    @property
    def moves(self) -> tuple[Judged, ...]:
        """Every legal move, the best first."""
        legal, best = self.position.moves(), self.considered.best
        visits = sum(one.visits for one in self.considered.moves) or 1
        ranked = sorted(self.considered.moves, key=lambda one: (one.move != best, -appeal(one)))
        return tuple(Judged(legal[one.move], one.visits / visits, one.value, one.proven) for one in ranked)

    @property
    def line(self) -> tuple[Move, ...]:
        """The best move, the best answer to it, and so on."""
        return self._told(self.considered.line)

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines that are known of the best moves, up to three, the best first."""
        known = {line[0]: line for line in (*self.considered.lines, self.considered.line)}
        judged = [one for one in self.moves if one.move.number in known][:LINES]
        return tuple(Line(self._told(known[one.move.number]), self.considered.weighed(one.move.number).visits,
                          one.hope, one.certain) for one in judged)

    def _told(self, numbers: tuple[int, ...]) -> tuple[Move, ...]:
        """The moves of a line, each from the position before it."""
        position, line = self.position, list[Move]()
        for number in numbers:
            line.append(position.moves()[number])
            position = position.play(line[-1])
        return tuple(line)

    def verdict(self, language: str = "en") -> str:
        """What the best move is worth, in a sentence."""
        best = self.moves[0]
        hope = say(language, "hope", share=100 * best.hope)
        return say(language, self.verdict_key, move=best.move.text, hope=hope)

    @property
    def verdict_key(self) -> str:
        """What the best move is worth, in one word: 'wins'."""
        best, *others = self.moves
        if not others:
            return "only-move"
        if best.certain and best.hope >= 1:
            return "wins-now" if self.position.play(best.move).outcome else "wins"
        if best.certain and best.hope <= 0:
            return "loses"
        if all(one.certain and one.hope <= 0 for one in others):
            return "saves"
        return "draws" if best.certain and best.hope == 0.5 else "promises"

    def sentences(self, language: str = "en") -> list[str]:
        """Everything in words: the verdict, the next best moves, the best lines, how much was considered."""
        found = self.considered
        others = [say(language, "other", move=one.move.text, share=100 * one.hope) for one in self.moves[1:1 + _OTHERS]]
        told = [self.verdict(language)]
        if others:
            told.append(say(language, "others", moves=", ".join(others)))
        if len(found.line) > 1:
            told.append(say(language, "line", moves=_texts(self.line)))
        told += [say(language, "other-line", moves=_texts(line.moves), share=100 * line.hope, visits=line.visits)
                 for line in self.lines[1:] if len(line.moves) > 1]
        return [*told, say(language, "effort", nodes=found.nodes, depth=found.depth, seconds=found.seconds)]


def _texts(line: tuple[Move, ...]) -> str:
    return ", ".join(move.text for move in line[:_FAR])
