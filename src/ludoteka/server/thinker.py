"""A process that thinks: `python -m ludoteka.server.thinker` reads work from its input and writes answers."""

from __future__ import annotations

import os
import sys
import traceback
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from typing import BinaryIO

import msgspec

from ludoteka.core import Position
from ludoteka.games import load
from ludoteka.opponents import Hint, Thought, decide, hint, opponent
from ludoteka.opponents.solving.answers import Solution
from ludoteka.opponents.solving.guide import GLANCE, Guide, Lost
from ludoteka.opponents.thinking import is_puzzle
from ludoteka.server.work import Advice, Answer, AnyWork, Decide, Decision, FindWay, Prepare, Trouble, Way, Work
from ludoteka.table.considering import considered_of
from ludoteka.table.course import started_record
from ludoteka.table.events import Considered

MATCHES = 8
"""How many matches are remembered."""
CALM = 5
"""By how much thinking gives way to whatever else runs on the machine."""


@dataclass(slots=True)
class Match:
    """A match as it was when it was thought about last, and the way through it where it is a puzzle."""

    positions: list[Position]
    moves: list[str] = field(default_factory=list)
    guide: Guide = field(default_factory=Guide)

    @property
    def position(self) -> Position:
        """The position now."""
        return self.positions[-1]

    @property
    def puzzle(self) -> bool:
        """Whether there may be a solution."""
        return is_puzzle(self.position)

    def go_to(self, moves: Sequence[str]) -> None:
        """Play what is new; what was taken back since is left out."""
        pairs = enumerate(zip(self.moves, moves, strict=False))
        same = next((number for number, (one, other) in pairs if one != other), min(len(self.moves), len(moves)))
        del self.moves[same:], self.positions[same + 1:]
        for move in moves[same:]:
            self.positions.append(self.position.play(move))
            self.moves.append(move)

    def way(self, seconds: float) -> Way:
        """The way to the solution."""
        end = monotonic() + seconds + GLANCE
        found = self.guide.find(self.positions, lambda: monotonic() > end, seconds)
        if isinstance(found, Solution):
            return Way("solution", found.moves, found.exact)
        return Way("unsolvable", back=found.back) if isinstance(found, Lost) else Way("not-known")


class Matches:
    """The last matches, so that one that goes on is not played again from its start."""

    def __init__(self) -> None:
        self._known: OrderedDict[bytes, Match] = OrderedDict()

    def match(self, work: Work) -> Match:
        """The match that the work is about."""
        key = msgspec.json.encode(work.opened)
        match = self._known.pop(key, None) or Match([started_record(work.opened).start(load(work.opened.game))])
        match.go_to(work.moves)
        self._known[key] = match
        if len(self._known) > MATCHES:
            self._known.popitem(last=False)
        return match


def answer(work: AnyWork, match: Match) -> Answer | None:
    """Do some work."""
    position = match.position
    if isinstance(work, Prepare):
        if isinstance(position.chooser, int) and len(position.seats) > 1:
            decide(opponent("level-1"), position.imagine(position.chooser), luck="")
        return None
    if isinstance(work, Decide):
        assert isinstance(position.chooser, int), "somebody chooses"
        known = position.imagine(position.chooser, len(work.moves))
        found = decide(opponent(work.opponent, work.workers), known, work.luck)
        return Decision(found.move.text, _considered(found.thought, found.move.text))
    if isinstance(work, FindWay):
        return match.way(work.seconds)
    if match.puzzle:
        return _next_of(match.way(work.seconds))
    return _advice(hint(position, seconds=work.seconds, widely=work.every, workers=work.workers), work.every)


def _advice(found: Hint, every: bool) -> Advice:
    move = found.move.text if found.move else ""
    considered = considered_of(found.thought, move, every=every) if found.thought is not None else None
    return Advice(move, (f"hint-{found.key}",), considered)


def _next_of(way: Way) -> Advice:
    """The next move of a way as a hint."""
    if way.verdict == "solution":
        return Advice(way.moves[0], ("hint-solved-in",))
    return Advice("", (f"hint-{way.verdict}",), back=way.back)


def _considered(thought: Thought | None, chosen: str) -> Considered | None:
    return considered_of(thought, chosen) if thought is not None else None


def main() -> None:
    """Answer one line after another until nobody asks any more."""
    if hasattr(os, "nice"):
        os.nice(CALM)
    # Whatever is printed by mistake must not get among the answers.
    out, sys.stdout = sys.stdout.buffer, sys.stderr
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, lines), daemon=True).start()
    decoder: msgspec.json.Decoder[AnyWork] = msgspec.json.Decoder(AnyWork)
    matches = Matches()
    while True:
        work = decoder.decode(lines.get())
        found: Answer | None
        try:
            found = answer(work, matches.match(work))
        except Exception:  # noqa: BLE001  # whoever asked tells of it
            found = None if isinstance(work, Prepare) else Trouble(traceback.format_exc())
        if found is not None:
            out.write(msgspec.json.encode(found) + b"\n")
            out.flush()


def _listen(source: BinaryIO, lines: SimpleQueue[bytes]) -> None:
    """Hand on what is asked; end at once when the server has ended, however much is still to be thought about."""
    for line in source:
        lines.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
