"""Rolling dice: what can come out, with its exact odds, and who may know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, groupby, product
from math import comb, factorial, prod
from typing import TYPE_CHECKING

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.description import Description
from ludoteka.language.soundness import parts
from ludoteka.machine.pauses import ChancePause, Said
from ludoteka.machine.state import Run, bits
from ludoteka.machine.things import BOX

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine

MOST = 1000
"""More outcomes than these are decided in several steps."""
Group = tuple[int, tuple[int, ...]]
"""How many dice are alike, and the values on the sides of each."""
Thrown = tuple[tuple[int, ...], int]
"""The value of each die in turn, and the weight of that."""


class RollPause(ChancePause):
    """Chance gives the dice that are still to be rolled their values, as many of them at once as is possible."""

    def __init__(self, machine: Machine, rest: int) -> None:
        self.machine, self.rest = machine, rest
        self.told_apart = dice_differ(machine.description)
        self.faces, self.shows = machine.layout.catalogue.faces, machine.layout.catalogue.shows

    def options(self, run: Run) -> list[int]:
        _, thrown = self._thrown(run)
        return list(range(len(thrown))) if run.frame[self.rest] else []

    def weights(self, run: Run) -> list[int]:
        _, thrown = self._thrown(run)
        return [weight for _, weight in thrown]

    def said(self, run: Run, option: int) -> Said:
        return next(self.all_said(run, [option]))

    def all_said(self, run: Run, options: Sequence[int]) -> Iterator[Said]:
        dice, thrown = self._thrown(run)
        order = sorted(range(len(dice)), key=dice.__getitem__)
        known_to_all = self.machine.zones.spots.known_to_all
        spots = tuple(dict.fromkeys(known_to_all(run.state, dice[place]) for place in order))
        for option in options:
            shown = tuple(self._face(dice[place], thrown[option][0][place]) for place in order)
            yield Said(" ".join(shown), shown, spots)

    def take(self, run: Run, option: int) -> int:
        if option < 0:
            return self.after
        dice, thrown = self._thrown(run)
        layout, zones = self.machine.layout, self.machine.zones
        for die, value in zip(dice, thrown[option][0], strict=True):
            run.state[layout.base[self.shows[die]] + die] = value
            run.state[layout.known + die] = zones.viewers(run.state, die) & zones.everybody
            run.frame[self.rest] ^= 1 << die
        return self.after - 1

    def dice(self, run: Run) -> list[int]:
        """The dice that are rolled now."""
        return self._thrown(run)[0]

    def values(self, run: Run, option: int) -> tuple[int, ...]:
        """What these dice show then."""
        return self._thrown(run)[1][option][0]

    def covered(self, run: Run, role: int | None) -> Said | None:
        """What somebody hears of the roll who does not see the dice; None for whoever sees all of them."""
        dice, _ = self._thrown(run)
        zones = self.machine.zones
        if all(zones.sees(run.state, die, role) for die in dice):
            return None
        back = zones.things.back(dice[0])
        places = dict.fromkeys(zones.things.place_name(run.state[zones.layout.place + die]) for die in dice)
        return Said(back, (back,), tuple(places))

    def _thrown(self, run: Run) -> tuple[list[int], list[Thrown]]:
        """The dice that are rolled now, those that are alike beside each other, and what can come out."""
        groups, dice = list[Group](), list[int]()
        for group in self._groups(run):
            more = (*groups, (len(group), self.faces[group[0]]))
            if groups and prod(_ways(*one) for one in more) > MOST:
                break
            groups, dice = list(more), dice + group
        return dice, throws(tuple(groups))

    def _groups(self, run: Run) -> Iterator[list[int]]:
        """Dice that nobody can tell apart, group by group; a large group comes in parts."""
        dice = list(bits(run.frame[self.rest]))
        if self.told_apart:
            yield from ([die] for die in dice)
            return
        looks = {die: self._look(run, die) for die in dice}
        alike = groupby(sorted(dice, key=lambda die: (list(looks.values()).index(looks[die]), die)), looks.__getitem__)
        for _, found in alike:
            group = list(found)
            most = next(count for count in range(len(group), 0, -1)
                        if count == 1 or _ways(count, self.faces[group[0]]) <= MOST)
            yield group[:most]

    def _look(self, run: Run, die: int) -> tuple[object, ...]:
        """What tells a die apart from others, besides the value that it loses now."""
        entries = self.machine.code.entries
        named = [frame[local] >> die & 1 if many else frame[local] == die
                 for frame, (entry, _) in zip(run.frames, run.returns, strict=True)
                 for local, (sort, many) in entries[entry].rule.sorts.items()
                 if sort == "thing" and local not in entries[entry].scratch]
        return (*self.machine.zones.look(run.state, die, besides=self.shows[die]), *named)

    def _face(self, die: int, value: int) -> str:
        """What is said of a die: its word, or a figure, which may be 0."""
        return self.machine.layout.catalogue.face(die, value) or str(value)


def dice_differ(description: Description) -> bool:
    """Whether the text speaks of the first or last die, or remembers one: then equal dice are not alike."""
    dice = {one for name, thing in description.things.items() if thing.faces for one in (name, *thing.kinds)}
    rules = [node for rule in description.rules() for node in parts(rule.block)]
    removed = [id(one) for node in rules if isinstance(node, act.PutThings) and node.zone == form.Num(BOX)
               for one in parts(node.things)]  # what goes into the box shows nothing there
    nodes = [node for node in rules if id(node) not in removed]
    nodes += [node for made in description.definitions.values() for one in made for node in parts(one.cases)]
    picked = (node for node in nodes if isinstance(node, form.Filtered) and node.sort == "thing"
              and any(isinstance(one, form.Superlative) for one in node.filters))
    return (any(isinstance(one, form.Things) and one.kind in dice for node in picked for one in parts(node.source))
            or any(kept.sort == "thing" for kept in description.kept.values()))


def _ways(count: int, faces: tuple[int, ...]) -> int:
    return comb(count + len(set(faces)) - 1, count)


@lru_cache(1 << 10)
def throws(groups: tuple[Group, ...]) -> list[Thrown]:
    """What can come out of dice: for those that are alike only which values, from the lowest, not on which of them.

    >>> throws(((2, (1, 1, 3)),))
    [((1, 1), 4), ((1, 3), 4), ((3, 3), 1)]
    """
    alike = [[(values, _orders(values) * prod(map(faces.count, values)))
              for values in combinations_with_replacement(sorted(set(faces)), count)] for count, faces in groups]
    return [(tuple(value for values, _ in parts_ for value in values), prod(weight for _, weight in parts_))
            for parts_ in product(*alike)]


def _orders(values: tuple[int, ...]) -> int:
    """In how many orders these values can lie."""
    return factorial(len(values)) // prod(factorial(values.count(value)) for value in set(values))
