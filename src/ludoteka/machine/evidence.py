"""What a decision tells a player about things that this player does not know.

Somebody who did not follow suit had no card of that suit: what was decided could be decided, and came out as it did.
A step is tried in moments where other things lie: with all that are unknown in one place, with one alone there, and
in some deals by chance. None of them shows how things really lie.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from ludoteka.core import CHANCE, BadSetting, IllegalMove, TooMuch
from ludoteka.machine.keeping import own_values
from ludoteka.machine.matching import dealt
from ludoteka.machine.otherwise import Otherwise, World, choices_of, words_of
from ludoteka.machine.past import Step
from ludoteka.machine.rolls import Shown, rolled, thrown, unseen, words_of_roll
from ludoteka.machine.state import Run
from ludoteka.machine.things import BOX

if TYPE_CHECKING:
    from ludoteka.machine.position import TextPosition
    from ludoteka.machine.unknown import Lots
    from ludoteka.machine.zones import Zones

FEW, DEALS = 2, 4
"""In so many deals by chance a step is tried, and one that tells something."""
THROWS: Final = 12
"""In so many throws of dice by chance it is tried where somebody does not see them."""
EFFORT: Final = 50_000
"""What finding out about one step may cost, twice: in deals by chance, and in moments that are made up."""


class Evidence(NamedTuple):
    """What a step tells about unknown things."""

    absent: dict[int, int]
    """For a place, the things that did not lie there before the step."""
    unfit: dict[int, int]
    """For a choice of the step by its number, the things that cannot have been chosen."""
    whole: bool
    """Whether it tells more than that: only a whole deal shows if the step was possible."""
    rolled: bool = False
    """Whether it tells something about dice that the player does not see."""

    @property
    def tells(self) -> bool:
        """Whether it tells anything."""
        return self.whole or bool(self.absent) or bool(self.unfit)


NOTHING: Final = Evidence({}, {}, False)


def evidence(position: TextPosition, step: Step, role: int) -> Evidence:
    """What a step of a match tells a player, found once."""
    step = step.of_match(role) if isinstance(step, Otherwise) else step
    if role not in step.evidence:
        step.evidence[role] = Trial(position, step, role).evidence()
    return step.evidence[role]


def possible(position: TextPosition, step: Step, world: World) -> bool:
    """Whether a step could be taken in another world, and would have come out the same."""
    earlier = world.before(step)
    before = earlier.moment(step.before)
    wanted = earlier._replace(own=world.own, shown=world.shown).moment(step.after)
    is_roll = bool(world.shown) and bool(rolled(world.machine, step))
    text = words_of_roll(world.machine, step, wanted) if is_roll else words_of(earlier, step, before)
    after = _played(position, before, text) if text is not None else None
    return after is not None and comes_to_the_same(position, after, wanted, 0)


def comes_to_the_same(position: TextPosition, one: Run, other: Run, besides: int) -> bool:
    """Whether two moments differ at most in which of several equal things lies where, and in some things."""
    if (one.pc if one.frames else -1) != (other.pc if other.frames else -1) or one.returns != other.returns:
        return False
    machine, layout, count = position.machine, position.machine.layout, len(position.machine.layout.catalogue)
    mixing = layout.seats + 1 if layout.catalogue.mixing else 0
    end = layout.place + count * (5 + mixing + bool(layout.catalogue.shown) + len(layout.catalogue.changing))
    for first, last in ((0, layout.place), (end, layout.size)):
        if one.state[first:last] != other.state[first:last] and any(
                one.state[place] != other.state[place] for place in range(first, last)
                if place not in machine.unknown.remembering):
            return False
    return _same_things(machine.zones, one.state, other.state, besides)


def _same_things(zones: Zones, one: list[int], other: list[int], besides: int) -> bool:
    layout, count = zones.layout, len(zones.things)
    bases = [layout.place, layout.height, layout.lying, *(layout.base[store] for store in zones.things.changing)]
    if all(one[base:base + count] == other[base:base + count] for base in bases):
        return True
    things = [thing for thing in range(count) if not besides >> thing & 1]
    return sorted(zones.look(one, thing) for thing in things) == sorted(zones.look(other, thing) for thing in things)


def _played(position: TextPosition, run: Run, text: str) -> Run | None:
    try:
        return position.at(run).play(text).run
    except (IllegalMove, BadSetting):
        return None


class Trial:
    """A step that is tried where other things lie."""

    def __init__(self, position: TextPosition, step: Step, role: int) -> None:
        self.position, self.step, self.role, self.machine = position, step, role, position.machine
        self.pools = self._unknown()
        self.things = [thing for things in self.pools for thing in things]
        self.own = own_values(self.machine, step, role) if len(self.things) > 1 else {}

    def _unknown(self) -> Lots:
        """The things that the player knows neither before nor after the step, if it does not shuffle them."""
        layout, before, after = self.machine.layout, self.step.before.state, self.step.after.state
        pools = self.machine.unknown.pools(self.step.after, self.role)
        kept = [[one for one in things if before[layout.pool + one] == after[layout.pool + one]
                 and not before[layout.known + one] >> self.role & 1] for things in pools]
        return [things for things in kept if things]

    def evidence(self) -> Evidence:
        """What the step tells."""
        before, after = self.step.before, self.step.after
        if before.asked or before.waiting or after.asked or after.waiting:
            return NOTHING
        return self._of_things()._replace(rolled=self._of_dice())

    def _of_dice(self) -> bool:
        """Whether the step would not have been possible, or had come out otherwise, with other dice."""
        now, then = (unseen(self.machine, run, self.role) for run in (self.step.after, self.step.before))
        again = rolled(self.machine, self.step) if now or then else []
        lives = {die: [die in now, *([die in then] if die in again else [])] for die in {*now, *again}}
        if not any(map(any, lives.values())):
            return False
        try:
            with self.machine.bounded(EFFORT):
                throws = [thrown(self.machine, lives, Random(f"dice {number}")) for number in range(THROWS)]
                return not all(self._fits(self._world([], self.machine.unknown.nothing_moved(), shown))
                               for shown in throws)
        except TooMuch:
            return False

    def _world(self, pools: Lots, now: list[int], shown: Shown) -> World:
        return World(self.machine, self.role, pools, now, self.own, shown)

    def _of_things(self) -> Evidence:
        """What it tells about things that lie unseen."""
        before, after = self.step.before, self.step.after
        if len(self.things) < 2:
            return NOTHING
        # Many cards are drawn one after the other by the same rule: one deal for each of them shows enough.
        again = before.pc == after.pc and before.pc in self.machine.code.chances
        try:
            with self.machine.bounded(EFFORT):
                fits = all(self._fits(self._deal(NOTHING, number)) for number in range(1 if again else FEW))
        except TooMuch:
            return NOTHING
        if fits and self._is_own():
            return NOTHING
        try:
            with self.machine.bounded(EFFORT):
                return self._told(fits)
        except TooMuch:  # somebody with all unknown cards in one hand may have more ways than can be counted
            return Evidence({}, {}, not fits)

    def _told(self, fits: bool) -> Evidence:
        """What the step tells about single things; it is given whether it was possible in deals by chance."""
        told = self._pairs(fits)
        if not told.tells or any(self._fits(world) for world in self._breaking(told)):
            return Evidence({}, {}, not fits)
        return told._replace(whole=not all(self._fits(self._deal(told, number)) for number in range(DEALS)))

    def _is_own(self) -> bool:
        """Whether the player made the decision, by what this player knows."""
        then = self.position.at(self.step.before)
        return then.chooser is not CHANCE and then.role == self.role

    def _fits(self, world: World) -> bool:
        return possible(self.position, self.step, world)

    # ---- deals by chance -------------------------------------------------------------------------------------------
    def _deal(self, told: Evidence, number: int) -> World:
        luck, now = Random(f"evidence {number}"), self.machine.unknown.nothing_moved()
        for things in self.pools:
            spots = sorted(things, key=self._spot)
            held = dealt(things, [self._banned(told, there) for there in spots], luck)
            for there, thing in zip(spots, held, strict=True):
                now[there] = thing
        return self._world(self.pools, now, {})

    def _spot(self, thing: int) -> tuple[list[int], list[tuple[bool, int]]]:
        layout = self.machine.layout
        spot = [run.state[base + thing] for run in (self.step.before, self.step.after)
                for base in (layout.place, layout.height)]
        return spot, self.machine.unknown.marks(self.step.after.state, thing, self.own)

    def _banned(self, told: Evidence, there: int) -> int:
        return banned(self.position, self.step, told, there)

    def _breaking(self, told: Evidence) -> list[World]:
        """Some deals that are not possible if what is told is true."""
        deals = [self._deal(NOTHING, number) for number in range(DEALS)]
        return [world for world in deals
                if any(self._banned(told, there) >> world.now[there] & 1 for there in self.things)]

    # ---- single things ---------------------------------------------------------------------------------------------
    def _pairs(self, fits: bool) -> Evidence:
        """What is told about each thing by itself."""
        hidden = {number: one for number, one in enumerate(choices_of(self.machine, self.step))
                  if one.of_things and one.option in self.things}
        if hidden:
            unfit = {number: self._unfit(one.option) for number, one in hidden.items() if not (one.drawn and fits)}
            return Evidence({}, {number: mask for number, mask in unfit.items() if mask}, False)
        absent = {place: self._absent(place, fits) for place in self._places()}
        return Evidence({place: mask for place, mask in absent.items() if mask}, {}, False)

    def _unfit(self, chosen: int) -> int:
        """The things that could not have been chosen instead of one."""
        pool, found = next(things for things in self.pools if chosen in things), 0
        for thing in pool:
            now = self.machine.unknown.nothing_moved()
            now[chosen], now[thing] = thing, chosen
            world = self._world(self.pools, now, {})
            if thing != chosen and not possible(self.position, self.step, world):
                found |= 1 << thing
        return found

    def _places(self) -> list[int]:
        layout, zones = self.machine.layout, self.machine.layout.catalogue.places
        found = sorted({self.step.before.state[layout.place + thing] for thing in self.things})
        return [place for place in found if (zone := zones[place][0]) is not None and not zone.ordered]

    def _absent(self, place: int, fits: bool) -> int:
        """The things with one of which alone the step would not have been possible."""
        for strictly in (False,) if fits else (True, False):
            if self._goes(place, self.things, strictly):
                return 0
            if self._goes(place, [], strictly):
                return sum(1 << thing for thing in self.things if not self._goes(place, [thing], strictly))
        return 0

    def _goes(self, place: int, things: list[int], strictly: bool) -> bool:
        """Whether the step goes where just these of all unknown things lie at a place, and the others nowhere.

        Strictly: if it also comes to the same.
        """
        layout, other = self.machine.layout, self.step.before.copy()
        for thing in self.things:
            other.state[layout.place + thing] = place if thing in things else BOX
            other.state[layout.height + thing] = other.state[layout.lying + thing] = 0
            other.state[layout.known + thing] = self.machine.zones.viewers(other.state, thing)
        if not strictly:
            return self.position.at(other).offers(self.step.text)
        after, besides = _played(self.position, other, self.step.text), sum(1 << thing for thing in self.things)
        return after is not None and comes_to_the_same(self.position, after, self.step.after, besides)


def banned(position: TextPosition, step: Step, told: Evidence, there: int) -> int:
    """The things that cannot have lain where one lay before a step."""
    found = told.absent.get(step.before.state[position.machine.layout.place + there], 0)
    if told.unfit:
        choices = choices_of(position.machine, step)
        for number, mask in told.unfit.items():
            found |= mask if choices[number].option == there else 0
    return found
