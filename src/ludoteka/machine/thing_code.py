"""Steps of rules that move things: put, shuffled, drawn by chance."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ludoteka.language import actions as act
from ludoteka.machine.code import FAILED, Code
from ludoteka.machine.dice import RollPause
from ludoteka.machine.pauses import ChancePause, RandomPause, Said, WordPause
from ludoteka.machine.sets import Value
from ludoteka.machine.state import Run, bits
from ludoteka.machine.turning import TurnPause

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine


class DrawPause(ChancePause):
    """Chance draws one of those that lie in no order on top of a zone, or at its bottom, until enough are decided."""

    def __init__(self, machine: Machine, action: act.Settle, zone: Value) -> None:
        self.machine, self.zone, self.count, self.bottom = machine, zone, action.count, action.bottom

    def options(self, run: Run) -> list[int]:
        place, zones = self.zone(run, run.frame), self.machine.zones
        things = zones.undecided(run.state, place, self.count, self.bottom) if place >= 0 else []
        return zones.told_apart(run.state, things)

    def weights(self, run: Run) -> list[int]:
        place, zones = self.zone(run, run.frame), self.machine.zones
        things = zones.undecided(run.state, place, self.count, self.bottom)
        looks = Counter(zones.look(run.state, one) for one in things)
        return [looks[zones.look(run.state, one)] for one in self.options(run)]

    def said(self, run: Run, option: int) -> Said:
        name = self.machine.layout.catalogue.names[option]
        return Said(name.replace("-", " ").lower(), (name,), (self.machine.layout.catalogue.place_name(
            run.state[self.machine.layout.place + option]),))

    def take(self, run: Run, option: int) -> int:
        if option < 0:
            return self.after
        self.machine.zones.draw(run, option, self.bottom)
        return self.after - 1


class RandomThingPause(RandomPause):
    """Chance draws one of some things, wherever they lie and whoever sees them; of those that are alike the first."""

    def options(self, run: Run) -> list[int]:
        return sorted(self.machine.zones.told_apart(run.state, bits(self.of(run, run.frame))))

    def weights(self, run: Run) -> list[int]:
        state, zones = run.state, self.machine.zones
        looks = Counter(zones.look(state, one) for one in bits(self.of(run, run.frame)))
        return [looks[zones.look(state, one)] for one in self.options(run)]

    def said(self, run: Run, option: int) -> Said:
        zones = self.machine.zones
        place = zones.things.place_name(run.state[zones.layout.place + option])
        return zones.said_openly(run, option, self.options(run), place)


class ThingCode(Code):
    """Lays out the steps that deal with things."""

    def do_ChooseTurn(self, action: act.ChooseTurn) -> None:
        self._pause(TurnPause(self.machine, self.values.value(action.thing), action.local), action.line)

    def do_ChooseWord(self, action: act.ChooseWord) -> None:
        self._pause(WordPause(action.words, action.local), action.line)

    def do_PutThings(self, action: act.PutThings) -> None:
        things, zone = self.values.value(action.things), self.values.value(action.zone)
        turned = self.values.value(action.turned) if action.turned is not None else None
        line, after = action.line, len(self.ops) + 1

        def op(run: Run) -> int:
            place, found = zone(run, run.frame), things(run, run.frame)
            there = place >= 0 and (bool(found) or not action.wanted)
            if turned is not None:
                self.machine.laying.turn(run, found, turned(run, run.frame))
            if there and self.machine.zones.put(run, found, place, action.under, action.lying):
                return after
            run.why = line
            return FAILED

        self._emit(op, line)

    def do_SwapThings(self, action: act.SwapThings) -> None:
        first, second = self.values.value(action.first), self.values.value(action.second)
        swap, told = self.machine.swapping.things, (action.first_told, action.second_told)
        self._do(action.line, lambda run: swap(run, first(run, run.frame), second(run, run.frame), told))

    def do_SwapZones(self, action: act.SwapZones) -> None:
        first, second = self.values.value(action.first), self.values.value(action.second)
        swap, line, after = self.machine.swapping.zones, action.line, len(self.ops) + 1

        def op(run: Run) -> int:
            one, other = first(run, run.frame), second(run, run.frame)
            if one >= 0 and other >= 0 and swap(run, one, other):
                return after
            run.why = line
            return FAILED

        self._emit(op, line)

    def do_Roll(self, action: act.Roll) -> None:
        dice, rest, zones = self.values.value(action.dice), action.rest, self.machine.zones

        def begin(run: Run) -> None:
            run.frame[rest] = dice(run, run.frame)
            for die in bits(run.frame[rest]):
                zones.cover(run.state, die)

        self._do(action.line, begin)
        self._chance(RollPause(self.machine, rest), action.line)

    def do_ShowThings(self, action: act.ShowThings) -> None:
        asked, seats = action.things if action.zone is None else action.zone, self.values.value(action.seats)
        assert asked is not None
        what, zones, whole = self.values.value(asked), self.machine.zones, action.zone is not None

        def work(run: Run) -> None:
            found = what(run, run.frame)
            zones.show(run, zones.inside(run.state, found) if whole else found, seats(run, run.frame))

        self._do(action.line, work)

    def do_ShuffleZone(self, action: act.ShuffleZone) -> None:
        zone = self.values.value(action.zone)
        self._do(action.line, lambda run: self.machine.zones.shuffle(run, zone(run, run.frame)))

    def do_Settle(self, action: act.Settle) -> None:
        zone = self.values.value(action.zone)
        self._do(action.line, lambda run: self.machine.zones.refill(run, zone(run, run.frame)))
        self._chance(DrawPause(self.machine, action, zone), action.line)
