"""What a seat does not know dealt anew, so that it fits everything that the seat has seen others do."""

from __future__ import annotations

from contextlib import suppress
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from ludoteka.core import TooMuch
from ludoteka.machine import keeping
from ludoteka.machine.evidence import banned, evidence, possible
from ludoteka.machine.matching import dealt
from ludoteka.machine.otherwise import World, followed
from ludoteka.machine.past import Step
from ludoteka.machine.rolls import Shown, every_throw, rolled, thrown, unseen
from ludoteka.machine.tracks import Tracks

if TYPE_CHECKING:
    from ludoteka.machine.position import TextPosition
    from ludoteka.machine.unknown import Lots, Own

FAR: Final = 400
"""So many steps back are looked at."""
SOME: Final = 8
"""So many deals show whether all are possible."""
TRIES: Final = 300
"""How often a step is tried in all, to find a deal in which every step was possible."""
MOST: Final = 250
"""As many throws of dice are all tried, where nothing else is unknown."""
EFFORT: Final = 100_000
"""What these tries may cost."""


class Asked(NamedTuple):
    """A step that is tried in every world, and what is known of worlds then."""

    step: Step
    pools: Lots
    """The things that can be followed up to there."""
    own: Own
    """What things kept by themselves."""
    since: dict[int, int]
    """How often dice were rolled since then."""


class Dealing:
    """The deals that are possible to a player at one moment of a match."""

    def __init__(self, position: TextPosition, role: int) -> None:
        self.position, self.machine, self.role = position, position.machine, role
        self.pools = self.machine.unknown.pools(position.run, role)
        self.own = keeping.own_values(self.machine, position.past, role)
        self.banned = {there: 0 for things in self.pools for there in things}
        """For every unknown thing, which others cannot lie where it lies, as decisions tell."""
        self.dice = {die: [True] for die in unseen(self.machine, position.run, role)}
        """The dice that the player does not see, and which of their rolls before."""
        self.whole: list[Asked] = []
        """Steps that only a whole deal, or what dice show, can prove to be possible."""
        self._lain: dict[int, list[int]] = {there: [] for there in self.banned}
        self._look_back()

    @cached_property
    def is_free(self) -> bool:
        """Whether every deal is possible, as far as some by chance show."""
        if any(self.banned.values()) or self._is_marked():
            return False
        worlds = [self._draw(Random(f"free {number}")) for number in range(SOME if self.whole else 0)]
        try:
            with self.machine.bounded(EFFORT):
                return all(self._fits(world, one) for world in worlds for one in self.whole)
        except TooMuch:
            return False

    def _is_marked(self) -> bool:
        """Whether something is kept where unknown things lie, whichever these are."""
        unknown, state = self.machine.unknown, self.position.run.state
        return any(is_marked for things in self.pools if len(things) > 1 for thing in things
                   for is_marked, _ in unknown.marks(state, thing, self.own))

    def _look_back(self) -> None:
        """Go through the past, the last step first, as far as unknown things can be followed, and dice were rolled."""
        step, pools, own = self.position.past, [things for things in self.pools if len(things) > 1], self.own
        left, since, blurred = set(self.dice), dict[int, int](), 0
        tracks = Tracks(self.machine, self.role, pools)
        for _ in range(FAR):
            if step is None or not (pools or left or tracks.left):
                return
            kept = followed(self.machine, self.role, step, pools)
            for there, things in tracks.back(step):
                self.banned[there] |= things
            if kept or left:
                self._hear(Asked(step, kept, own, dict(since)), blurred, bool(left))
            own = keeping.before(self.machine, step, self.role, own)
            for die in rolled(self.machine, step) if self.dice else ():
                since[die] = since.get(die, 0) + 1
                if left:
                    self.dice.setdefault(die, [False]).append(die in unseen(self.machine, step.before, self.role))
                left.discard(die)
            blurred |= step.blurs(self.role)
            step, pools = step.earlier, kept

    def _hear(self, one: Asked, blurred: int, about_dice: bool) -> None:
        """What a step tells; nothing of things among which some have gone away since, the player cannot tell which."""
        step, layout, things = one.step, self.machine.layout, [thing for pool in one.pools for thing in pool]
        clear = [there for there in things if not blurred >> there & 1]
        for there in clear:
            self._lain[there] += (step.before.state[layout.place + there], step.before.state[layout.height + there])
        told = evidence(self.position, step, self.role)
        if len(clear) == len(things) and ((told.whole and things) or (told.rolled and about_dice)):
            self.whole.append(one)
        for there in clear if told.absent or told.unfit else ():
            self.banned[there] |= banned(self.position, step, told, there)

    # ---- drawing one -----------------------------------------------------------------------------------------------
    def deal(self, luck: Random) -> World:
        """A world by chance; where none is found that fits in all, the best of some."""
        if self._throws:
            return self._throws[int(luck.random() * len(self._throws))]
        best, most, left = self._draw(luck), -1, TRIES
        world = best
        with suppress(TooMuch), self.machine.bounded(EFFORT):
            while self.whole and left > 0:
                right = next((number for number, one in enumerate(self.whole) if not self._fits(world, one)),
                             len(self.whole))
                left -= right + 1
                if right > most:
                    best, most = world, right
                if right == len(self.whole):
                    break
                world = self._draw(luck)
        return best

    @cached_property
    def _throws(self) -> list[World]:
        """All worlds that fit, where only dice are unknown and few."""
        if not self.whole or any(len(things) > 1 for things in self.pools):
            return []
        nothing = self.machine.unknown.nothing_moved()
        worlds = [self._world(nothing, shown) for shown in every_throw(self.machine, self.dice, MOST)]
        try:
            with self.machine.bounded(EFFORT):
                return [world for world in worlds if all(self._fits(world, one) for one in self.whole)]
        except TooMuch:
            return []

    def _fits(self, world: World, one: Asked) -> bool:
        """Whether a step was possible in a world."""
        kept = self.machine.unknown.nothing_moved()
        for there in (thing for things in one.pools for thing in things):
            kept[there] = world.now[there]
        shown = {die: values[one.since.get(die, 0):] for die, values in world.shown.items()}
        return possible(self.position, one.step, World(self.machine, self.role, one.pools, kept, one.own, shown))

    def _world(self, now: list[int], shown: Shown) -> World:
        return World(self.machine, self.role, self.pools, now, self.own, shown)

    def _draw(self, luck: Random) -> World:
        now, shown = self.machine.unknown.nothing_moved(), thrown(self.machine, self.dice, luck)
        for things, spots, bans in self._spots:
            for there, thing in zip(spots, dealt(things, bans, luck), strict=True):
                now[there] = thing
        return self._world(now, shown)

    @cached_property
    def _spots(self) -> list[tuple[list[int], list[int], list[int]]]:
        """The things of each pool, where they lie in the order of what the player can know of that, and what cannot."""
        found = []
        for things in self.pools:
            spots = sorted(things, key=lambda there: (self.machine.unknown.spot_of(self.position.run, there, self.own),
                                                      self.banned[there], self._lain[there]))
            found.append((things, spots, [self.banned[there] | self._later(there, things) for there in spots]))
        return found

    def _later(self, there: int, things: list[int]) -> int:
        """The things that were shuffled in only after something had come to lie there."""
        pools, state = self.machine.zones.pools, self.position.run.state
        mixed = pools.mixed(state, there)
        return sum(1 << thing for thing in things if pools.joined(state, thing, self.role) > mixed)
