"""A process that thinks: `python -m ludoteka.server.thinker` reads work from its input and writes answers."""

from __future__ import annotations

import os
import sys
import traceback
from collections import OrderedDict
from collections.abc import Sequence
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

import msgspec

from ludoteka.core import Position
from ludoteka.games import load
from ludoteka.opponents import Thought, decide, hint, opponent
from ludoteka.opponents.solving.answers import NoSolution, Solution
from ludoteka.opponents.solving.solver import solve
from ludoteka.server.work import Advice, Advise, Answer, AnyWork, Decide, Decision, FindWay, Prepare, Trouble, Way, Work
from ludoteka.table.considering import considered_of
from ludoteka.table.course import started_record
from ludoteka.table.events import Considered, Opened

MATCHES = 8
"""How many matches are remembered."""
CALM = 5
"""By how much thinking gives way to whatever else runs on the machine."""


class Matches:
    """The positions of the last matches, so that a match that goes on is not played again from its start."""

    def __init__(self) -> None:
        self._known: OrderedDict[bytes, tuple[list[str], list[Position]]] = OrderedDict()

    def position(self, work: Work) -> Position:
        """The position that the work is about."""
        key = msgspec.json.encode(work.opened)
        moves, positions = self._known.pop(key) if key in self._known else ([], [_start(work.opened)])
        same = _shared(moves, work.moves)
        del moves[same:], positions[same + 1:]
        for move in work.moves[same:]:
            positions.append(positions[-1].play(move))
            moves.append(move)
        self._known[key] = moves, positions
        if len(self._known) > MATCHES:
            self._known.popitem(last=False)
        return positions[-1]


def _start(opened: Opened) -> Position:
    return started_record(opened).start(load(opened.game))


def _shared(some: Sequence[str], others: Sequence[str]) -> int:
    """How many moves two lines have in common."""
    pairs = enumerate(zip(some, others, strict=False))
    return next((number for number, (one, other) in pairs if one != other), min(len(some), len(others)))


def answer(work: AnyWork, position: Position) -> Answer | None:
    """Do some work."""
    match work:
        case Prepare():
            if isinstance(position.chooser, int) and len(position.seats) > 1:
                decide(opponent("level-1"), position.imagine(position.chooser), luck="")
            return None
        case Decide():
            return _decide(work, position)
        case Advise():
            found = hint(position, seconds=work.seconds)
            move = found.move.text if found.move else ""
            return Advice(move, (f"hint-{found.key}",), _considered(found.thought, move))
        case FindWay():
            return _way(work, position)


def _decide(work: Decide, position: Position) -> Decision:
    assert isinstance(position.chooser, int), "somebody chooses"
    known = position.imagine(position.chooser, len(work.moves))
    found = decide(opponent(work.opponent), known, work.luck)
    return Decision(found.move.text, _considered(found.thought, found.move.text))


def _considered(thought: Thought | None, chosen: str) -> Considered | None:
    return considered_of(thought, chosen) if thought is not None else None


def _way(work: FindWay, position: Position) -> Way:
    found = solve(position, seconds=work.seconds)
    if isinstance(found, Solution):
        return Way("solution", found.moves, found.exact)
    return Way("unsolvable" if isinstance(found, NoSolution) else "not-known")


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
            found = answer(work, matches.position(work))
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
