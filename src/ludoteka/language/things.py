"""Cards, tiles, parts, dice and zones as a text declares them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from ludoteka.language.form import Sort


@dataclass(frozen=True, slots=True)
class Property:
    """What a kind of thing (or a player, or the game) has besides what machines keep: a number, a word, a zone."""

    name: str
    owner: str
    """The kind of thing that has it, or 'player' or 'game'."""
    sort: Sort
    of: str = ""
    """The list whose words it takes, or the kind of thing it is."""
    keyword: bool = False


@dataclass(frozen=True, slots=True)
class Thing:
    """One kind of card, tile, part or die as printed: what it is, how many there are, its figures."""

    name: str
    kinds: tuple[str, ...]
    copies: int = 1
    option: str = ""
    """The option that says how many there are; `copies` are the most then."""
    for_each: bool = False
    """Whether every player has so many of them."""
    values: tuple[tuple[str, str], ...] = ()
    drawing: tuple[tuple[str, ...], ...] = ()
    faces: tuple[int, ...] = ()
    """Of a die: the value on each of its sides, or the place of the word there in its list."""
    shows: str = "value"
    """Of a die: what its sides say, a number or a word of a list, by the name of that."""
    home: str = ""
    """The zone where it lies from the beginning; '' for the box."""
    line: int = 0


@dataclass(frozen=True, slots=True)
class Zone:
    """A place for things away from the boards, one for all or one for each player."""

    name: str
    owner: Literal["game", "player"]
    seen: Literal["all", "owner", "nobody"] = "all"
    ordered: bool = False
    most: int = 0
    """How many it holds; 0 for any number."""
    refill: str = ""
    """The zone whose things are shuffled into it when one is wanted and none is there."""
    in_force: bool = False
    """Whether what its things say holds while they lie there."""


@dataclass
class Things:
    """All that is declared about things; `covers` says for each kind of which kinds it is."""

    covers: dict[str, set[str]]
    properties: dict[str, list[Property]] = field(default_factory=dict)
    states: dict[str, list[str]] = field(default_factory=dict)
    """For each word of a state, the kinds of thing that can be so."""
    traits: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The words of each list ('a suit is …') in their order."""
    general: set[str] = field(default_factory=lambda: {"card", "tile", "part", "die"})
    """Kinds that other things can be of."""
    names: dict[str, Property] = field(default_factory=dict)
    """Zones of the game, and single cards such as the queen of spades."""

    def add(self, found: Property) -> None:
        self.properties.setdefault(found.name, []).append(found)

    def related(self, first: str, second: str) -> bool:
        """Whether one of two kinds is of the other, so that a thing can be both."""
        return (first == second or first in self.covers.get(second, ()) or second in self.covers.get(first, ())
                or any({first, second} <= {kind, *above} for kind, above in self.covers.items()))

    def property(self, name: str, owner: str) -> Property | None:
        """What an owner calls by this name; a general word ('card') may be asked what only some cards have."""
        return next((one for one in self.properties.get(name, ()) if self.related(one.owner, owner)), None)

    def has_state(self, word: str, noun: str) -> bool:
        return any(self.related(one, noun) for one in self.states.get(word, ()))

    def trait_of(self, value: str) -> str | None:
        """The list that has this word."""
        return next((trait for trait, values in self.traits.items() if value in values), None)

    def close_kinds(self) -> None:
        """What is of a kind is also of the kinds that this one was said to be of later."""
        known = 0
        while known != (known := sum(map(len, self.covers.values()))):
            for above in self.covers.values():
                above.update(*(self.covers.get(kind, ()) for kind in tuple(above)))

    def fits(self, noun: str, kinds: Iterable[str]) -> bool:
        """Whether a rule for some kinds can apply to a thing of this kind."""
        return any(self.related(noun, kind) for kind in kinds)
