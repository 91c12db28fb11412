"""Rules as flat code: every action is a step that names the next one, so a run can stop and go on anywhere."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from ludoteka.language import actions as act
from ludoteka.language.actions import Block
from ludoteka.language.description import Rule
from ludoteka.machine.lets import Lets
from ludoteka.machine.living import Names
from ludoteka.machine.pauses import ChancePause, Pause
from ludoteka.machine.sets import Value
from ludoteka.machine.state import Run

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine

Op = Callable[[Run], int]
PAUSED, FAILED, DONE, OVER = -1, -2, -3, -4
"""Where a run stands when it has no next step: a choice, a forbidden way, the end of the turn or of the game."""


@dataclass(slots=True)
class Entry:
    """A rule's first step and what its frame holds."""

    rule: Rule
    blank: tuple[int, ...]
    """The frame before anything is named: sets are empty, everything else is nothing."""
    start: int = -1
    pieces: tuple[int, ...] = ()
    piece_sets: tuple[int, ...] = ()
    scratch: frozenset[int] = frozenset()
    """Locals whose values mean nothing between two steps."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A step at which a move is over; `onward` is where the rules go on after it."""

    what: Literal["turn due", "turn over", "chosen"]
    onward: int
    start: int = -1
    """Where something is done for each of those who have chosen."""


class Code(ABC):
    """The steps of a game, and how they are written; those of each kind of action are added by its kinds of code."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.values = machine.values
        self.layout = machine.layout
        self.ops: list[Op] = []
        self.lines: list[int] = []
        self.pauses: dict[int, Pause] = {}
        self.chances: dict[int, ChancePause] = {}
        """Those of the pauses where chance decides."""
        self.moments: dict[str, int] = {}
        """The steps where a turn starts and ends, where something waits for that."""
        self.lets = Lets()
        self.stops: dict[int, Stop] = {}
        """Where a move ends in the middle of the rules, though nobody chooses there."""
        self.living: dict[int, Names] = {}
        """Where something is hidden: what the rule still speaks of at each pause."""
        self.actions: dict[int, act.Action] = {}
        self.entries: list[Entry] = []
        self.loops: list[int] = []
        """While code is written: what the open loops call their members."""
        self.inside: list[tuple[int, ...]] = []
        """The same for each step."""

    def _emit(self, op: Op, line: int) -> int:
        self.ops.append(op)
        self.lines.append(line)
        self.inside.append(tuple(self.loops))
        return len(self.ops) - 1

    def _do(self, line: int, work: Callable[[Run], object]) -> None:
        """A step that does something and goes on."""
        after = len(self.ops) + 1

        def op(run: Run) -> int:
            work(run)
            return after

        self._emit(op, line)

    def _jump(self, target: Callable[[], int]) -> None:
        self._emit(lambda run: target(), 0)

    def _branch(self, condition: Value, line: int) -> list[int]:
        """A step that goes on if the condition holds, else to the place put into the list later."""
        target: list[int] = []
        after = len(self.ops) + 1
        self._emit(lambda run: after if condition(run, run.frame) else target[0], line)
        return target

    def block(self, block: Block) -> None:
        for action in block:
            start = len(self.ops)
            getattr(self, f"do_{type(action).__name__}")(action)
            for place in range(start, len(self.ops)):
                if place in self.pauses:
                    self.actions.setdefault(place, action)

    @staticmethod
    def _return(run: Run) -> int:
        run.frames.pop()
        _, back = run.returns.pop()
        if not run.frames:
            return DONE
        run.frame = run.frames[-1]
        return back

    def _pause(self, pause: Pause, line: int, op: Op = lambda run: PAUSED) -> None:
        place = len(self.ops)
        if place not in self.chances:
            op = self.answered(pause, op)
        pause.after = place + 1
        pause.line = line
        self.pauses[place] = pause
        self._emit(op, line)

    def _chance(self, pause: ChancePause, line: int) -> None:
        def op(run: Run) -> int:
            known = pause.known(run)
            return PAUSED if known is None else pause.take(run, known)

        self.chances[len(self.ops)] = pause
        self._pause(pause, line, op)

    @abstractmethod
    def answered(self, pause: Pause, op: Op) -> Op:
        """The step of a choice, which goes on with what was chosen before."""
