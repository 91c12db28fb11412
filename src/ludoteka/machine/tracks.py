"""Where unknown things lay while a player still knew others: what was known to lie elsewhere is not one of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ludoteka.machine.past import Step
from ludoteka.machine.state import bits

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine
    from ludoteka.machine.unknown import Lots


class Tracks:
    """Unknown things followed back, each by itself, as long as it is known where it came from."""

    def __init__(self, machine: Machine, role: int, pools: Lots) -> None:
        self.machine, self.role, self.pools = machine, role, pools
        self.left = {thing for things in pools for thing in things}
        """What can be followed still."""

    def back(self, step: Step) -> Iterator[tuple[int, int]]:
        """Go back over a step; gives for things which others cannot lie where they lie, as the player knew before.

        What was put away unseen may have been any of those that lay there: before that they cannot be told apart.
        """
        yield from self._told(step)
        self.left -= set(bits(step.blurs(self.role)))

    def _told(self, step: Step) -> Iterator[tuple[int, int]]:
        if step.before.strays[self.role] != step.after.strays[self.role]:
            self.left.clear()
            return
        layout, shuffles = self.machine.layout, step.before.shuffles != step.after.shuffles
        swaps = step.before.swaps[self.role] != step.after.swaps[self.role]
        bases = [layout.known, layout.pool, *([layout.mixed] if layout.catalogue.mixing else [])]
        if not shuffles and not swaps and not any(self._differs(step, base) for base in bases):
            return
        for things in self.pools:
            lost = any(self._knew(step, one) and not step.after.state[layout.known + one] >> self.role & 1
                       for one in things)
            followed = [there for there in things if there in self.left and (not shuffles or self._rests(step, there))
                        and (not swaps or self._stays(step, there))]
            yield from ((there, self._elsewhere(step, there, things)) for there in (followed if lost else ()))
            if lost or shuffles or swaps or any(step.before.state[base + one] != step.after.state[base + one]
                                       for base in bases[1:] for one in things):
                self.left -= set(things)

    def _differs(self, step: Step, base: int) -> bool:
        end = base + len(self.machine.zones.things)
        return step.before.state[base:end] != step.after.state[base:end]

    def _knew(self, step: Step, thing: int) -> bool:
        return step.before.state[self.machine.layout.known + thing] >> self.role & 1 == 1

    def _rests(self, step: Step, there: int) -> bool:
        """Whether a thing surely is not shuffled by a step that shuffles something."""
        place, zones = self.machine.layout.place, self.machine.zones
        zone, _ = zones.things.places[step.before.state[place + there]]
        names = zones.things.shuffled
        return (step.before.state[place + there] == step.after.state[place + there] and names is not None
                and zone is not None and zone.name not in names)

    def _stays(self, step: Step, there: int) -> bool:
        """Whether a thing surely lay in its zone before a step in which things changed places unseen."""
        before, after, place = step.before.state, step.after.state, self.machine.layout.place + there
        zones = self.machine.zones
        zone, _ = zones.things.places[before[place]]
        if before[place] != after[place] or zone is None:
            return False
        # Where in an order another one has come to lie the player did not see: it may lie there.
        return not zone.ordered or not zones.inside(after, after[place]) & ~zones.inside(before, after[place])

    def _elsewhere(self, step: Step, there: int, things: list[int]) -> int:
        """The things that did not lie where one lay before a step."""
        state, place = step.before.state, self.machine.layout.place
        at = state[place + there]
        inside = [one for one in range(len(self.machine.zones.things)) if state[place + one] == at]
        every = all(self._knew(step, one) for one in inside)
        return sum(1 << one for one in things if state[place + one] != at and (every or self._knew(step, one)))
