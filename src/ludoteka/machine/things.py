"""The things of a match: which cards and others there are, what is printed on them, and where they can lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.description import Description, Kept, Rule
from ludoteka.language.soundness import changed, parts
from ludoteka.language.things import Zone
from ludoteka.language.tiles import STORE, turns
from ludoteka.machine.parts import Parts

VALUE = "thing.value"
"""What a die shows."""
BOX = 0
"""The place of everything that is not in play."""


def _on_cells(description: Description) -> bool:
    """Whether things can lie on cells."""
    return any(meaning.thing for meaning in description.legend.values()) or any(
        isinstance(node, form.PlaceOf) for rule in description.rules() for node in parts(rule.block))


def _mixes(rule: Rule) -> bool:
    """Whether a rule shuffles what all of the cards were not put into just before."""
    deeds = [node for node in parts(rule.block) if isinstance(node, act.Action)]
    return any(isinstance(deed, act.ShuffleZone) and not (
        isinstance(before, act.PutThings) and isinstance(before.things, form.Things) and before.zone == deed.zone)
        for before, deed in pairwise([act.Action(), *deeds]))


class Catalogue:
    """All things, numbered in the order of the text: copies side by side, those that each player has seat by seat."""

    def __init__(self, description: Description, seats: int, sizes: Mapping[str, int], cells: Sequence[str]
                 ) -> None:
        self.description = description
        self.names: list[str] = []
        self.givens: list[int] = []
        """The seat that has it by the text ('3 each'); -1 for none."""
        for thing in description.things.values():
            if "part" in thing.kinds:
                continue
            copies = sizes[thing.option] if thing.option else thing.copies
            for owner in range(seats) if thing.for_each else (-1,):
                self.names += [thing.name] * copies
                self.givens += [owner] * copies
        self.count = len(self.names)
        """Kept, because whoever asks about a thing asks for it."""
        self.faces = [description.things[name].faces for name in self.names]
        """The values of each die; nothing else has any."""
        self.shows = [f"thing.{description.things[name].shows}" if faces else ""
                      for name, faces in zip(self.names, self.faces, strict=True)]
        """Where each die keeps what it shows: its value, or a word of a list."""
        self.labels = self._labels()
        self.parts = Parts(description, self.names, self.labels)
        """The parts of tiles are things too, numbered behind the others."""
        self.every_label = [*self.labels, *self.parts.labels]
        numbers = {name: number for number, name in enumerate(description.things)}
        self.name_numbers = [numbers[name] for name in (*self.names, *(part.kind for part in self.parts.made))]
        self.places: list[tuple[Zone | None, int]] = [(None, -1)]
        """The box, then every zone with the seat whose it is."""
        self.first: dict[str, int] = {}
        """The place of each zone; a player's zones follow each other seat by seat."""
        for zone in description.zones.values():
            self.first[zone.name] = len(self.places)
            self.places += [(zone, seat) for seat in (range(seats) if zone.owner == "player" else (-1,))]
        self.zones = len(self.places)
        """Behind the box and the zones come the cells, where things can lie on them."""
        if _on_cells(description):
            self.places += [(Zone(name, "game"), -1) for name in cells]
        self.cells_end = len(self.places)
        """Behind the cells come the parts of tiles, which things can stand on."""
        self.places += [(Zone(name, "game"), -1) for name in self.parts.labels]
        written = changed(description) | ({STORE} if turns(description) else set())
        changing = written | set(filter(None, self.shows))
        self.kept = {f"thing.{one.name}": one for one in description.kept.values() if one.owner == "thing"}
        self.printed = {store: self._printed(one) for store, one in self.kept.items()}
        self.changing = [store for store in self.kept if store in changing]
        """What rules and rolls change; the rest is only printed on them."""
        self.written = [store for store in self.kept if store in written]
        """What rules change on any thing. What only rolls change is printed on those that are no dice."""
        self.shown = any(isinstance(node, act.ShowThings) for rule in description.rules() for node in parts(rule.block))
        """Whether rules show things to some players, where they lie."""
        self.mixing = any(_mixes(rule) for rule in description.rules() if rule is not description.setup)
        """Whether rules shuffle in the middle of a match, and not everything together."""
        self.shuffled = _shuffled(description)
        """The names of the zones that rules shuffle; None where a rule does not say which."""
        self._masks: dict[str, int] = {}

    def __len__(self) -> int:
        return self.count

    def _labels(self) -> list[str]:
        """A name for each: copies are numbered, and what a player has says whose it is."""
        times, seen, labels = Counter(self.names), Counter[str](), []
        for name in self.names:
            seen[name] += 1
            labels.append(f"{name} {seen[name]}" if times[name] > 1 else name)
        return labels

    def _printed(self, kept: Kept) -> list[int]:
        values = []
        for name in self.names:
            said = dict(self.description.things[name].values).get(kept.name)
            if said is None:
                values.append(kept.start)
            else:
                values.append(kept.words.index(said) if kept.words else int(said))
        return values + self.parts.printed(kept)

    def mask(self, kind: str) -> int:
        """The set of all things of a kind."""
        if kind not in self._masks:
            named = set(self.description.things_of(kind))
            names = (*self.names, *(part.kind for part in self.parts.made))
            self._masks[kind] = sum(1 << number for number, name in enumerate(names) if name in named)
        return self._masks[kind]

    def is_piece(self, thing: int) -> bool:
        """Whether it is a piece whose number is given: such are called by where they lie."""
        return "piece" in self.description.things[self.names[thing]].kinds

    def changing_of(self, thing: int) -> list[Kept]:
        """What rules and rolls change on a thing of this kind."""
        name = self.names[thing]
        kinds = (name, *self.description.things[name].kinds)
        return [kept for store in self.changing if store in self.written or store == self.shows[thing]
                if not (kept := self.kept[store]).kinds or not set(kept.kinds).isdisjoint(kinds)]

    def face(self, die: int, value: int) -> str:
        """What a die with that value shows, as a word or a figure; nothing before it is rolled."""
        kept = self.kept[self.shows[die]]
        if kept.words:
            return kept.words[value] if value >= 0 else ""
        return str(value) if value else ""

    def back(self, thing: int) -> str:
        """What it is called by somebody who does not see what it is."""
        kinds = self.description.things[self.names[thing]].kinds
        return next((kind for kind in ("card", "tile", "part", "die", "piece") if kind in kinds), "card")

    def part_place(self, part: int) -> int:
        """A part as a place where things can stand."""
        return self.cells_end + part - self.parts.first

    def part_under(self, place: int) -> int:
        """The part that a place is; -1 for every other place."""
        return place - self.cells_end + self.parts.first if place >= self.cells_end else -1

    @property
    def on_cells(self) -> bool:
        """Whether things can lie on cells."""
        return len(self.places) > self.zones

    def home(self, thing: int) -> int:
        """Where it lies before anything is set up."""
        zone = self.description.things[self.names[thing]].home
        return self.first[zone] if zone else BOX

    def place_name(self, place: int) -> str:
        """A zone as views call it: 'deck', 'hand1'."""
        zone, seat = self.places[place]
        return "" if zone is None else zone.name if seat < 0 else f"{zone.name}{seat + 1}"


def _shuffled(description: Description) -> frozenset[str] | None:
    zones = [node.zone for rule in description.rules() for node in parts(rule.block)
             if isinstance(node, act.ShuffleZone)]
    refilled = {zone.name for zone in description.zones.values() if zone.refill}
    if any(not isinstance(zone, form.ZoneOf) for zone in zones):
        return None
    return frozenset(refilled | {zone.name for zone in zones if isinstance(zone, form.ZoneOf)})
