"""What a seat does not know dealt anew, so that it fits everything that the seat has seen others do."""

from __future__ import annotations

from contextlib import suppress
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Final

from ludoteka.core import TooMuch
from ludoteka.machine import keeping
from ludoteka.machine.evidence import banned, evidence, possible
from ludoteka.machine.matching import dealt
from ludoteka.machine.otherwise import World, followed, not_shuffled
from ludoteka.machine.past import Step

if TYPE_CHECKING:
    from ludoteka.machine.position import TextPosition
    from ludoteka.machine.zones import Lots, Own

FAR: Final = 400
"""So many steps back are looked at."""
SOME: Final = 8
"""So many deals show whether all are possible."""
TRIES: Final = 300
"""How often a step is tried in all, to find a deal in which every step was possible."""
EFFORT: Final = 100_000
"""What these tries may cost."""


class Dealing:
    """The deals that are possible to a player at one moment of a match."""

    def __init__(self, position: TextPosition, role: int) -> None:
        self.position, self.machine, self.role = position, position.machine, role
        self.pools = self.machine.zones.unknown(position.run, role)
        self.own = keeping.own_values(self.machine, position.past, role)
        self.banned = {there: 0 for things in self.pools for there in things}
        """For every unknown thing, which others cannot lie where it lies, as decisions tell."""
        self.whole: list[tuple[Step, Lots, Own]] = []
        """Steps that only a whole deal can show to be possible, with the things that can be followed up to there, and
        what these kept by themselves."""
        self._lain: dict[int, list[int]] = {there: [] for there in self.banned}
        self._look_back()

    @cached_property
    def is_free(self) -> bool:
        """Whether every deal is possible, as far as some by chance show."""
        if any(self.banned.values()) or self._is_marked():
            return False
        draws = [self._draw(Random(f"free {number}")) for number in range(SOME if self.whole else 0)]
        try:
            with self.machine.bounded(EFFORT):
                return all(possible(self.position, step, self._world(pools, now, own))
                           for now in draws for step, pools, own in self.whole)
        except TooMuch:
            return False

    def _is_marked(self) -> bool:
        """Whether something is kept where unknown things lie, whichever these are."""
        zones, state = self.machine.zones, self.position.run.state
        return any(is_marked for things in self.pools if len(things) > 1 for thing in things
                   for is_marked, _ in zones.marks(state, thing, self.own))

    def _look_back(self) -> None:
        """Go through the past, the last step first, as far as unknown things can be followed."""
        step, pools, own = self.position.past, [things for things in self.pools if len(things) > 1], self.own
        for _ in range(FAR):
            if step is None or not pools:
                return
            kept = followed(self.machine, self.role, step, pools)
            for things in pools if len(kept) < len(pools) else ():
                if things not in kept and not_shuffled(self.machine, step, things):
                    self._remember(step.before.state, things)
            if kept:
                self._hear(step, kept, own)
            own = keeping.before(self.machine, step, self.role, own)
            step, pools = step.earlier, kept

    def _hear(self, step: Step, pools: Lots, own: Own) -> None:
        state, layout, things = step.before.state, self.machine.layout, [thing for pool in pools for thing in pool]
        for there in things:
            self._lain[there] += (state[layout.place + there], state[layout.height + there])
        told = evidence(self.position, step, self.role)
        if told.whole:
            self.whole.append((step, pools, own))
        for there in things if told.absent or told.unfit else ():
            self.banned[there] |= banned(self.position, step, told, there)

    def _remember(self, state: list[int], things: list[int]) -> None:
        """What the player knew to lie somewhere has not come from anywhere else."""
        layout = self.machine.layout
        for thing in (one for one in things if state[layout.known + one] >> self.role & 1):
            for there in things:
                if state[layout.place + there] != state[layout.place + thing]:
                    self.banned[there] |= 1 << thing

    # ---- drawing one -----------------------------------------------------------------------------------------------
    def deal(self, luck: Random) -> list[int]:
        """For every thing which one lies there instead; where none is found that fits in all, the best of some."""
        best, most, left = self._draw(luck), -1, TRIES
        now = best
        with suppress(TooMuch), self.machine.bounded(EFFORT):
            while self.whole and left > 0:
                right = next((number for number, (step, pools, own) in enumerate(self.whole)
                              if not possible(self.position, step, self._world(pools, now, own))), len(self.whole))
                left -= right + 1
                if right > most:
                    best, most = now, right
                if right == len(self.whole):
                    break
                now = self._draw(luck)
        return best

    def _world(self, pools: Lots, now: list[int], own: Own) -> World:
        kept = self.machine.zones.nothing_moved()
        for there in (one for things in pools for one in things):
            kept[there] = now[there]
        return World(self.machine, self.role, pools, kept, own)

    def _draw(self, luck: Random) -> list[int]:
        now = self.machine.zones.nothing_moved()
        for things, spots, bans in self._spots:
            for there, thing in zip(spots, dealt(things, bans, luck), strict=True):
                now[there] = thing
        return now

    @cached_property
    def _spots(self) -> list[tuple[list[int], list[int], list[int]]]:
        """The things of each pool, where they lie in the order of what the player can know of that, and what cannot."""
        found = []
        for things in self.pools:
            spots = sorted(things, key=lambda there: (self.machine.zones.spot_of(self.position.run, there, self.own),
                                                      self.banned[there], self._lain[there]))
            found.append((things, spots, [self.banned[there] | self._later(there, things) for there in spots]))
        return found

    def _later(self, there: int, things: list[int]) -> int:
        """The things that were shuffled in only after something had come to lie there."""
        pools, state = self.machine.zones.pools, self.position.run.state
        mixed = pools.mixed(state, there)
        return sum(1 << thing for thing in things if pools.joined(state, thing, self.role) > mixed)
