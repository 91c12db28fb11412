"""Where each thing of a zone lies as somebody sees it: nothing there depends on what is unseen."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from ludoteka.language import actions as act
from ludoteka.language.soundness import parts
from ludoteka.machine.dice import dice_differ
from ludoteka.machine.state import bits

if TYPE_CHECKING:
    from ludoteka.machine.zones import Zones


class Spots:
    """The order of the things in the zones of one game, for each who looks."""

    def __init__(self, zones: Zones) -> None:
        self.zones, self.layout, self.things = zones, zones.layout, zones.things

    def in_zone(self, state: list[int], place: int, seat: int | None) -> list[int]:
        """The things of a zone as a seat (None: a spectator) is shown them, from the bottom or from the left.

        Of those that lie in no order the unseen come first: where a seen one lies must not tell what they are.
        """
        def shown_at(thing: int) -> tuple[int, ...]:
            height = state[self.layout.height + thing]
            if not self.zones.sees(state, thing, seat):
                return height, 0, *self._backs[thing], thing
            value = state[self.layout.base[self.things.shows[thing]] + thing] if self.things.faces[thing] else 0
            return height, 1, self._kin[thing], value, thing

        return sorted(bits(self.zones.inside(state, place)), key=shown_at)

    def seen_at(self, state: list[int], thing: int, seat: int | None) -> str:
        """The place of a thing as the views of a seat call it: 'hand1-2' in a zone, or the cell that it lies on."""
        place = state[self.layout.place + thing]
        if self.zones.under(state, thing) >= 0:
            return self.things.place_name(place)
        return f"{self.things.place_name(place)}-{self.in_zone(state, place, seat).index(thing) + 1}"

    def known_to_all(self, state: list[int], thing: int) -> str:
        """The place of a thing for everybody: only its zone where not all may see the same order."""
        place = state[self.layout.place + thing]
        return self.seen_at(state, thing, None) if place in self.open_zones else self.things.place_name(place)

    @cached_property
    def open_zones(self) -> frozenset[int]:
        """The zones in which everybody sees everything at any time."""
        if any(isinstance(node, act.PutThings) and node.lying == "face down"
               for rule in self.zones.machine.description.rules() for node in parts(rule.block)):
            return frozenset()
        return frozenset(place for place, (zone, _) in enumerate(self.things.places)
                         if zone is not None and zone.seen == "all")

    @cached_property
    def _backs(self) -> list[tuple[int, int]]:
        """What is seen of each thing that lies covered: its back, and to whom it was given."""
        backs = [self.things.back(thing) for thing in range(len(self.things))]
        return [(backs.index(back), self.things.givens[thing]) for thing, back in enumerate(backs)]

    @cached_property
    def _kin(self) -> list[int]:
        """The first of those among which each thing stands by its value: equal dice, where they can lie unseen.

        They get their values from the lowest on, so that their own order would tell what they showed unseen.
        """
        every = range(len(self.things))
        if dice_differ(self.zones.machine.description) or len(self.open_zones) == len(self.things.places) - 1:
            return list(every)
        looks = [(self.things.names[thing], self.things.givens[thing]) for thing in every]
        return [looks.index(look) if self.things.faces[thing] else thing for thing, look in enumerate(looks)]
