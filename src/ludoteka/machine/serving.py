"""Who is served when something is done: the rules that wait for it, one after the other, bounded."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludoteka.core import TooMuch
from ludoteka.language import form
from ludoteka.language.actions import TURN_ENDS
from ludoteka.language.description import Rule
from ludoteka.machine.sets import Value
from ludoteka.machine.state import Run, bits

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine

DEEPEST = 100
"""How many rules may be begun inside one another: events that lead to each other for ever are refused."""
Served = tuple[int, int, int]
"""The entry of a rule that is served, its `you` and its `this`."""


@dataclass(slots=True)
class Waiter:
    """A rule that waits for something."""

    entry: int
    rule: Rule
    condition: Value
    things: tuple[int, ...]
    """Which of what the event gives are cards or other things."""


class Serving:
    """The rules of one game that wait for deeds and moments."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.waiting: dict[tuple[str, bool], list[Waiter]] = {}
        """By the deed or moment, and whether before it."""
        for rule in machine.description.waiting:
            assert rule.waits is not None
            things = tuple(place for place, local in enumerate(rule.params) if rule.sorts[local][0] == "thing")
            waiter = Waiter(machine.code.entry(rule), rule, machine.values.value(rule.waits.condition), things)
            self.waiting.setdefault((rule.waits.event, rule.waits.before), []).append(waiter)

    def begin(self, run: Run, event: str, before: bool, done: list[int], back: int) -> int:
        """Enter every rule that waits for this, the first one last; gives the step to go on with.

        `done`: the seat that does it, the thing or piece that does it (-1: none), and what it is done with.
        """
        waiting = self.waiting.get((event, before))
        if not waiting:
            return back
        if len(run.frames) > DEEPEST:
            line = self.machine.code.lines[run.pc] if run.pc >= 0 else 0
            raise TooMuch(self.machine.rule(line), line)
        start = back
        for entry, you, this in reversed([*self._concerned(run, waiting, done), *self._in_force(run, waiting, done)]):
            start = self.machine.enter(run, entry, you, this, done, start)
        return start

    def _concerned(self, run: Run, waiting: list[Waiter], done: list[int]) -> Iterator[Served]:
        """The things that did it or that it was done with, and which are not in force: their `you` is the doer."""
        in_force = self.machine.zones.in_force(run.state)
        for one in waiting:
            for thing in dict.fromkeys(done[place] for place in one.things if place < len(done)):
                if thing >= 0 and not in_force >> thing & 1:
                    yield from self._wanted(run, one, done, done[0], thing, "thing")

    def _in_force(self, run: Run, waiting: list[Waiter], done: list[int]) -> Iterator[Served]:
        """The rules of the game, then player by player what is in force, then what nobody has."""
        owners: set[str] = {one.rule.owner for one in waiting}
        for you, this, sort in self._candidates(run, done[0], owners):
            for one in waiting:
                yield from self._wanted(run, one, done, you, this, sort)

    def _wanted(self, run: Run, one: Waiter, done: list[int], you: int, this: int, sort: str) -> Iterator[Served]:
        if one.rule.owner != sort or not self.machine.fits(run, one.rule, this, sort):
            return
        frame = [*self.machine.code.entries[one.entry].blank]
        frame[form.YOU], frame[form.THIS] = you, this
        for place, given in zip(one.rule.params, done, strict=False):
            frame[place] = given
        if one.condition(run, frame):
            yield one.entry, you, this

    def _candidates(self, run: Run, doer: int, owners: set[str]) -> Iterator[tuple[int, int, str]]:
        """Whose rules can be served, in their order: who is `you`, what is `this`, and of what sort it is."""
        seats, zones, mover = self.machine.seats, self.machine.zones, self._mover(run)
        things = zones.in_force(run.state) if "thing" in owners else 0
        if "game" in owners:
            yield doer, -1, "game"
        for seat in [*((mover + place) % seats for place in range(seats)), -1]:
            you = seat if seat >= 0 else doer
            if seat >= 0 and "player" in owners:
                yield seat, seat, "player"
            if "piece" in owners:
                yield from ((you, piece, "piece") for piece in bits(run.owned[seat + 1]))
            yield from ((you, thing, "thing") for thing in bits(things) if zones.owner(run.state, thing) == seat)
        if "cell" in owners:
            yield from ((doer, cell, "cell") for cell in range(self.machine.geometry.size))

    def cut_short(self, run: Run) -> int:
        """Leave a turn that is ended early for what waits for its end; gives that step, -1 where nothing waits."""
        ending = self.machine.code.moments.get(TURN_ENDS, -1)
        depth = self._turn(run)
        ends_already = len(run.returns) > depth + 1 and run.returns[depth + 1][1] == ending + 1
        if ending < 0 or depth < 0 or ends_already:
            return -1
        del run.frames[depth + 1:], run.returns[depth + 1:]
        run.frame = run.frames[depth]
        return ending

    def _mover(self, run: Run) -> int:
        """The seat whose turn it is."""
        turn, depth = self.machine.description.turn, self._turn(run)
        return run.frames[depth][turn.params[0]] if turn and depth >= 0 else run.state[self.machine.layout.turn]

    def _turn(self, run: Run) -> int:
        """Which of the frames is the turn's; -1 for none."""
        turns = (depth for depth, (entry, _) in enumerate(run.returns)
                 if self.machine.code.entries[entry].rule is self.machine.description.turn)
        return next(turns, -1)
