"""A move being chosen step by step: what is chosen already and what can be chosen next."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ludoteka.core import Choice, Position
from ludoteka.terminal.paint import Marks


@dataclass(frozen=True, slots=True)
class Choosing:
    """A walk down the tree of choices, from the root."""

    position: Position
    path: tuple[Choice, ...] = ()

    @property
    def options(self) -> tuple[Choice, ...]:
        """What can be chosen next."""
        return tuple(self.path[-1].children if self.path else self.position.choices())

    @property
    def text(self) -> str:
        """The beginning of the move as it would be typed."""
        return "-".join(choice.text for choice in self.path)

    def at(self, place: str) -> tuple[Choice, ...]:
        """The next choices that refer to that place; the last place counts where a choice names several."""
        exact = tuple(choice for choice in self.options if choice.places[-1:] == (place,))
        return exact or tuple(choice for choice in self.options if place in choice.places)

    def step(self, choice: Choice) -> Choosing:
        """One choice further."""
        return replace(self, path=(*self.path, choice))

    def back(self) -> Choosing:
        """One choice back."""
        return replace(self, path=self.path[:-1])

    def marks(self, last: frozenset[str] = frozenset(), advised: frozenset[str] = frozenset()) -> Marks:
        """Which cells are chosen and which can be, which were played last and which are advised."""
        chosen = frozenset(place for choice in self.path for place in choice.places)
        legal = frozenset(place for choice in self.options for place in choice.places)
        return Marks(legal - chosen, chosen, last, advised)
