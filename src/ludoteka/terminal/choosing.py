"""A move being chosen step by step: what is chosen already and what can be chosen next."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ludoteka.core import Choice, Move, Position
from ludoteka.terminal.paint import Marks
from ludoteka.terminal.several import Together, is_first


@dataclass(frozen=True, slots=True)
class Choosing:
    """A walk down the tree of choices, from the root."""

    position: Position
    path: tuple[Choice, ...] = ()
    """In the order in which it was chosen; of several things together the tree may have another one."""

    @property
    def options(self) -> tuple[Choice, ...]:
        """What can be chosen next."""
        settled, picked = self._so_far()
        here = self._after(settled)
        if not any(map(is_first, here)):
            return here
        others = () if picked else tuple(one for one in here if not is_first(one))
        return (*Together(here).offered(picked), *others)

    @property
    def move(self) -> Move | None:
        """The finished move, where nothing more is to be chosen."""
        settled, picked = self._so_far()
        return settled[-1].move if settled and not picked else None

    @property
    def text(self) -> str:
        """The beginning of the move as it would be typed, without things of which more have to be picked."""
        return "-".join(choice.text for choice in self._so_far()[0])

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

    def picked_at(self, place: str) -> Choosing | None:
        """The same without what was picked there, of several things; None where nothing was."""
        _, picked = self._so_far()
        found = next((one for one in picked if place in one.places), None)
        return None if found is None else replace(self, path=tuple(one for one in self.path if one is not found))

    def marks(self, last: frozenset[str] = frozenset(), advised: frozenset[str] = frozenset()) -> Marks:
        """Which cells are chosen and which can be, which were played last and which are advised."""
        chosen = frozenset(place for choice in self.path for place in choice.places)
        legal = frozenset(place for choice in self.options for place in choice.places)
        return Marks(legal - chosen, chosen, last, advised)

    def _after(self, settled: tuple[Choice, ...]) -> tuple[Choice, ...]:
        return tuple(settled[-1].children if settled else self.position.choices())

    def _so_far(self) -> tuple[tuple[Choice, ...], tuple[Choice, ...]]:
        """The beginning of a path of the tree, and things that are being picked after it."""
        settled: tuple[Choice, ...] = ()
        picked: tuple[Choice, ...] = ()
        for choice in self.path:
            if not picked and choice.several is None:
                settled = (*settled, choice)
                continue
            together = Together(self._after(settled))
            picked = picked if choice.several is None else (*picked, choice)
            whole = together.whole(picked)
            if whole and (choice.several is None or not together.offered(picked)):
                end = (whole.done,) if whole.done and choice.several is None else ()
                settled, picked = (*settled, *whole.steps, *end), ()
        return settled, picked
