"""The running rules in the text of a position: where they stand, who waits for whom, and back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ludoteka.core import BadPosition
from ludoteka.language import form
from ludoteka.language.description import Rule
from ludoteka.machine.at_once import Asking
from ludoteka.machine.named import Heads, number_in
from ludoteka.machine.state import Run

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine

Frames = list[tuple[int, int, int, list[int]]]
"""Rules that are running: the line, the rule, where it goes back to, and what its frame holds."""


def running_lines(run: Run) -> Iterator[str]:
    """Where the rules stand, what those have chosen who choose at once, and which positions were there."""
    if run.frames:
        yield f"running: {run.pc}"
        for frame, (entry, back) in zip(run.frames, run.returns, strict=True):
            yield f"rule {entry} back {back}: {' '.join(map(str, frame))}"
    if run.asked is not None:
        yield f"asking: {run.asked.ask} {len(run.asked.before.frames)}"
    if run.waiting:
        yield "waiting: " + ", ".join(" ".join(map(str, one)) for one in run.waiting)
    if run.history:
        yield "history: " + " ".join(mark.hex() for mark in run.history)


def read_frames(machine: Machine, run: Run, heads: Heads, frames: Frames) -> None:
    """Put the run where the lines about rules say."""
    for number, entry, back, frame in frames:
        entries = machine.code.entries
        if entry >= len(entries) or len(frame) != entries[entry].rule.locals or back >= len(machine.code.ops):
            raise BadPosition("the running point does not fit the rules", number)
        if not _fits(machine, entries[entry].rule, frame):
            raise BadPosition("the running point holds a value that cannot be there", number)
        run.frames.append(frame)
        run.returns.append((entry, back))
    if run.frames:
        run.frame = run.frames[-1]
        number, running = heads.get("running", (0, "-1"))
        run.pc = number_in(running, number, what="running is a number, not ")
        if run.pc not in machine.code.pauses and not machine.code.between_turns(run):
            raise BadPosition("the running point is not at a choice", number)


def _fits(machine: Machine, rule: Rule, frame: list[int]) -> bool:
    """Whether every local of a frame holds a thing of its sort, or nothing."""
    ends = {"cell": machine.geometry.size, "piece": machine.layout.slots, "player": machine.seats,
            "region": len(machine.regions), "kind": len(machine.layout.kinds),
            "way": len(machine.geometry.directions), "thing": len(machine.layout.catalogue),
            "zone": len(machine.layout.catalogue.places)}
    if not 0 <= frame[form.YOU] < machine.seats:
        return False
    for local, (sort, many) in rule.sorts.items():
        end = ends.get(sort, 2**31)
        if not -1 <= frame[local] < (1 << end if many and sort in ends else end) and sort in ends:
            return False
    return True


def read_waiting(machine: Machine, run: Run, heads: Heads) -> None:
    """Who of those who choose at once is asked, and what others have chosen."""
    number, text = heads.get("waiting", (0, ""))
    run.waiting = tuple(tuple(number_in(one, number) for one in part.split()) for part in text.split(", ") if text)
    if any(not one or not 0 <= one[0] < machine.seats for one in run.waiting):
        raise BadPosition("nobody has that number who could have chosen", number)
    number, text = heads.get("asking", (0, ""))
    if not text:
        return
    ask, depth = (*(number_in(one, number) for one in text.split()), 0, 0)[:2]
    known = {stop.start - 1 for stop in machine.code.stops.values() if stop.what == "chosen"}
    if ask not in known or not 0 < depth <= len(run.frames):
        raise BadPosition("nobody is asked there", number)
    before = run.copy()
    del before.frames[depth:], before.returns[depth:]
    before.frame = before.frames[-1]
    run.asked = Asking(before, ask)


def read_history(heads: Heads) -> tuple[bytes, ...]:
    """The marks of the positions that were there."""
    number, text = heads.get("history", (0, ""))
    try:
        return tuple(bytes.fromhex(mark) for mark in text.split())
    except ValueError:
        raise BadPosition("the history cannot be read", number) from None
