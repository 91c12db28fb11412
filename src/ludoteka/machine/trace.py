"""A game that keeps account of which steps of its rules are done; slower, so only for trying games out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ludoteka.language.description import Description, LevelText
from ludoteka.machine.code import FAILED, Op
from ludoteka.machine.engine import Machine, Settings
from ludoteka.machine.game import TextGame
from ludoteka.machine.position import TextPosition
from ludoteka.machine.state import Layout, Run, bits

Step = tuple[int, int]
"""A step of the rules: its line, and its place among the steps of that line."""


class TracedRun(Run):
    """A run that remembers every step which led to it, and none of those that were only tried."""

    __slots__ = ("done",)

    def __init__(self, layout: Layout, state: list[int], history: tuple[bytes, ...] = ()) -> None:
        super().__init__(layout, state, history)
        self.done = 0

    def copy(self) -> Run:
        """The same moment, with the same past."""
        new = super().copy()
        if isinstance(new, TracedRun):
            new.done = self.done
        return new


class TracedMachine(Machine):
    """A machine whose every step leaves a mark."""

    run_type = TracedRun

    def __init__(self, description: Description, settings: Settings, seats: int, level: LevelText | None) -> None:
        super().__init__(description, settings, seats, level)
        self.stopped: set[int] = set()
        """The lines that have made some way impossible, or worse than others."""
        counted: Counter[int] = Counter()
        self.steps: list[Step] = []
        for line in self.code.lines:
            self.steps.append((line, counted[line]))
            counted[line] += 1
        self.code.ops[:] = [self._marking(op, 1 << place) for place, op in enumerate(self.code.ops)]

    def _marking(self, op: Op, bit: int) -> Op:
        line = self.code.lines[bit.bit_length() - 1]

        def step(run: Run) -> int:
            soft = run.soft
            after = op(run)
            if after == FAILED or run.soft != soft:
                self.stopped.add(line)
            if isinstance(run, TracedRun):
                run.done |= bit
            return after

        return step


class TracedGame(TextGame):
    """A game for trying out."""

    machine_type = TracedMachine


def marks(position: TextPosition) -> int:
    """The marks of what led to a position; those of its own end, which is asked anew each turn, are not passed on."""
    return position.run.done if isinstance(position.run, TracedRun) else 0


def steps_of(machine: Machine, marked: int) -> Iterator[Step]:
    """The steps of the rules that have a mark."""
    if isinstance(machine, TracedMachine):
        for place in bits(marked):
            if machine.steps[place][0]:
                yield machine.steps[place]
