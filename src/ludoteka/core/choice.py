"""Legal choices: the tree that every way of playing a game is built on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Move:
    """One complete way: the choices a player makes until the turn ends or another has to choose."""

    number: int
    steps: tuple[str, ...]
    """The text of each choice: ('e7', 'e8', 'queen')."""

    @property
    def text(self) -> str:
        """The move as it is typed and recorded: 'e7-e8-queen'."""
        return "-".join(self.steps)

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Several:
    """Several things that are chosen together, and of them the one that a choice picks."""

    least: int
    most: int
    number: int
    """It is picked as the first, the second and so on; with 1 another such choice begins."""
    name: str = ""
    """What the rules call all of them: 'gift'."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A node of the tree: what is chosen, in words and places, and what can be chosen after it."""

    text: str
    """Its word in a move's text: 'e2', 'queen', 'pass'."""
    names: tuple[str, ...]
    """The translatable names of what is chosen: ('White', 'pawn')."""
    places: tuple[str, ...]
    """The places it refers to, by name: ('e2',)."""
    children: tuple[Choice, ...] = ()
    move: Move | None = None
    """The finished move, where nothing more is to be chosen."""
    several: Several | None = None
    """It is one of several that are chosen together: whoever chooses may pick them in any order."""

    @property
    def label(self) -> str:
        """The choice in English words: 'White pawn e2'."""
        words = [*self.names, *(place for place in self.places if place not in self.names)]
        return " ".join(words) or self.text

    def leaves(self) -> Iterator[Choice]:
        """Every finished move below this node."""
        if self.move is not None:
            yield self
        for child in self.children:
            yield from child.leaves()
