"""Steps of rules at which a player or chance decides, and what limits a choice."""

from __future__ import annotations

from ludoteka.language import actions as act
from ludoteka.machine.code import FAILED, PAUSED, Code
from ludoteka.machine.pauses import (
    AlternativesPause,
    ByChancePause,
    EitherPause,
    JourneyPause,
    KindPause,
    MemberPause,
    NumberPause,
    RandomNumberPause,
    RandomPause,
    WayPause,
)
from ludoteka.machine.several import SeveralPause
from ludoteka.machine.state import Run
from ludoteka.machine.thing_code import RandomThingPause


class ChoiceCode(Code):
    """Lays out the steps that wait for a decision."""

    def do_Choose(self, action: act.Choose) -> None:
        if action.several is not None:
            self._choose_several(action)
            return
        self._pause(MemberPause(self.machine, action.of, action.sort, action.local), action.line)

    def _choose_several(self, action: act.Choose) -> None:
        pause, local = SeveralPause(self.machine, action), action.local

        def begin(run: Run) -> None:
            run.frame[local] = 0

        self._do(action.line, begin)
        self._pause(pause, action.line, lambda run: pause.after if pause.enough(run) else PAUSED)

    def do_ChooseNumber(self, action: act.ChooseNumber) -> None:
        low, high = self.values.value(action.low), self.values.value(action.high)
        self._pause(NumberPause(low, high, action.local), action.line)

    def do_ChooseKind(self, action: act.ChooseKind) -> None:
        kinds = [self.layout.kinds.index(kind) for kind in action.kinds]
        self._pause(KindPause(self.layout.kinds, kinds, action.local), action.line)

    def do_ChooseWay(self, action: act.ChooseWay) -> None:
        self._pause(WayPause(self.machine, action.ways, action.local), action.line)

    def do_Either(self, action: act.Either) -> None:
        pause = EitherPause([label for label, _ in action.branches])
        self._pause(pause, action.line)
        ends: list[int] = []
        for _, block in action.branches:
            pause.starts.append(len(self.ops))
            self.block(block)
            self._jump(lambda: ends[0])
        ends.append(len(self.ops))

    def do_Use(self, action: act.Use) -> None:
        """One alternative is entered at once; several are tried side by side."""
        if action.often:
            self._pause(JourneyPause(self.machine, action.verb, action.local), action.line)
            return
        self._pause(AlternativesPause(self.machine, action.verb, action.local, action.sort), action.line)

    def do_Random(self, action: act.Random) -> None:
        pause = RandomThingPause if action.sort == "thing" else RandomPause
        self._chance(pause(self.machine, action.of, action.sort, action.local), action.line)

    def do_RandomNumber(self, action: act.RandomNumber) -> None:
        low, high = self.values.value(action.low), self.values.value(action.high)
        self._chance(RandomNumberPause(low, high, action.local), action.line)

    def do_ByChance(self, action: act.ByChance) -> None:
        pause = ByChancePause(action.times, action.of)
        self._chance(pause, action.line)
        end: list[int] = []
        for block in (action.then, action.otherwise):
            pause.starts.append(len(self.ops))
            self.block(block)
            self._jump(lambda: end[0])
        end.append(len(self.ops))

    def do_NotAllowed(self, action: act.NotAllowed) -> None:
        condition, line, after = self.values.value(action.condition), action.line, len(self.ops) + 1
        bit = self.machine.soft_bit(line) if action.soft else 0

        def op(run: Run) -> int:
            if condition(run, run.frame):
                run.why = line
                if not bit:
                    return FAILED
                run.soft |= bit
            return after

        self._emit(op, line)

    def do_OnlyMost(self, action: act.OnlyMost) -> None:
        value = self.values.value(action.value)

        def work(run: Run) -> None:
            run.best = (*run.best, value(run, run.frame))

        self._do(action.line, work)
