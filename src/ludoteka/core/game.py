"""The contract every game keeps: a game starts positions, a position offers choices."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final, Literal

from ludoteka.core.areas import Earning, Growth
from ludoteka.core.choice import Choice, Move
from ludoteka.core.outcome import Outcome
from ludoteka.core.reasons import Reason
from ludoteka.core.view import View

if TYPE_CHECKING:
    from ludoteka.core.notation import Notation

Seat = int
"""A seat is a number from 0; the game's `seats` gives its name."""

Setting = int | str
"""The value of an option: a number or one of its words."""


class Chance(Enum):
    """Who chooses when nobody does: dice and shuffles."""

    CHANCE = "chance"

    def __repr__(self) -> str:
        return "CHANCE"


CHANCE: Final = Chance.CHANCE
Chooser = Seat | Literal[Chance.CHANCE] | None


class IllegalMove(ValueError):
    """The move is not legal here; the reasons say which rule decides."""

    def __init__(self, text: str, reasons: Sequence[Reason] = ()) -> None:
        self.text = text
        self.reasons = tuple(reasons)
        why = "; ".join(str(reason) for reason in self.reasons)
        super().__init__(f"'{text}' is not a legal move here" + (f": {why}" if why else ""))


class BadPosition(ValueError):
    """A text that should describe a position of the game does not; `line` counts from 1."""

    def __init__(self, message: str, line: int = 0) -> None:
        self.line = line
        super().__init__(f"line {line}: {message}" if line else message)


class TooMuch(ValueError):
    """The rules ask for more than can be worked out; `line` says where, 0 where no single line does."""

    def __init__(self, rule: str = "", line: int = 0) -> None:
        self.line = line
        self.rule = rule
        where = f"line {line} asks for more than can be worked out: '{rule}'"
        super().__init__(where if rule else "the rules ask for more than can be worked out")


class BadSetting(ValueError):
    """An option, level, seat number or seed that the game does not have."""


@dataclass(frozen=True, slots=True)
class Option:
    """What an author lets players set before a match."""

    name: str
    values: tuple[Setting, ...]
    default: Setting
    question: str

    def parse(self, text: Setting) -> Setting:
        """The allowed value that `text` names."""
        for value in self.values:
            if str(value).casefold() == str(text).strip().casefold():
                return value
        allowed = ", ".join(map(str, self.values))
        raise BadSetting(f"{self.name} cannot be '{text}'; it can be {allowed}")


@dataclass(frozen=True, slots=True)
class Level:
    """A start drawn by the author: its name, how hard it is, and the fewest moves that solve it."""

    name: str
    difficulty: str = ""
    minimum: int = 0


class Game(ABC):
    """What can be played. Everything here is fixed; matches are positions."""

    id: str
    title: str
    version: str
    seat_counts: tuple[int, ...]
    """The numbers of seats the game can be played with, smallest first."""
    options: tuple[Option, ...]
    rulesets: Mapping[str, Mapping[str, Setting]]
    """Named choices of options."""
    levels: tuple[Level, ...]
    notations: tuple[Notation, ...] = ()
    """How its players write down positions, matches and levels elsewhere."""

    chance: bool = False
    """Whether chance chooses in the middle of a match; then its seed must not be known before the end."""
    names: tuple[str, ...]
    """Every name a player can meet (pieces, seats, words of choices): the keys of its translations."""

    def level_number(self, wanted: str | int) -> int:
        """The number from 1 of a level that is given by its name or its number; 0 where there is none."""
        text = str(wanted).strip().casefold()
        names = [level.name.casefold() for level in self.levels]
        numbers = list(map(str, range(1, len(names) + 1)))
        return next((spelled.index(text) + 1 for spelled in (names, numbers) if text in spelled), 0)

    @abstractmethod
    def start(
        self, *, seed: int | None = 0, seats: int | None = None, level: str | int | None = None,
        ruleset: str | None = None, **options: Setting,
    ) -> Position:
        """The first position of a match. A level is given by its name or its number from 1.

        What chance decides in the set-up comes from the seed; without one the set-up stops there, and chance chooses.
        """

    def notation(self, name: str) -> Notation:
        """One of the game's own notations, by its name."""
        for notation in self.notations:
            if notation.name == name.casefold():
                return notation
        known = ", ".join(notation.name for notation in self.notations) or "none"
        raise BadSetting(f"{self.title} has no notation '{name}'; it has: {known}")

    @abstractmethod
    def position(self, text: str) -> Position:
        """The position that `str(position)` wrote, or one of the game's other notations (FEN)."""


class Position(ABC):
    """A moment of a match, a value: playing gives another position and leaves this one as it is."""

    @property
    @abstractmethod
    def game(self) -> Game: ...

    @property
    @abstractmethod
    def seats(self) -> tuple[str, ...]:
        """The names of the seats, in seat order."""

    @property
    @abstractmethod
    def chooser(self) -> Chooser:
        """A seat, CHANCE, or None when the match is over."""

    @abstractmethod
    def moves(self) -> Sequence[Move]:
        """Every legal move, in a fixed order; empty only when the match is over."""

    @abstractmethod
    def choices(self) -> Sequence[Choice]:
        """The legal moves as a tree; every path from here to a leaf is a legal move."""

    def odds(self) -> Sequence[int]:
        """How likely each of chance's moves is, in their order, as whole numbers from 1; only where chance chooses."""
        return (1,) * len(self.moves())

    @abstractmethod
    def play(self, move: Move | str | int) -> Position:
        """The position after a move, given as itself, its text or its number."""

    def path(self, text: str) -> Sequence[Choice] | None:
        """The choices that make up the legal move of that text; None where there is none.

        Small and large letters and spaces do not matter.
        """
        moves, wanted = self.moves(), _plain(text)
        found = next((move for move in moves if move.text == text), None) or next(
            (move for move in moves if _plain(move.text) == wanted), None)
        if found is None:
            return None
        path: list[Choice] = []
        for step in found.steps:
            path.append(next(one for one in (path[-1].children if path else self.choices()) if one.text == step))
        return path

    @abstractmethod
    def explain(self, text: str) -> Sequence[Reason]:
        """Why a move, or the beginning of one, is not legal; empty when it is."""

    @abstractmethod
    def view(self, seat: Seat | None = None) -> View:
        """What that seat may see; without a seat, what a spectator may see."""

    @abstractmethod
    def imagine(self, seat: Seat, seed: int = 0) -> Position:
        """A random complete position that fits everything the seat has seen."""

    def midway(self, beginning: str, seat: Seat) -> View | None:
        """What the seat that chooses sees in the middle of a move, after the choices with which it begins.

        None where they are a whole move or not the beginning of one, and in games that do not show it.
        """
        return None

    def told(self, move: Move | str, seat: Seat | None = None) -> Sequence[Choice]:
        """The choices that make up a legal move, as far as a seat may know them; without one, as a spectator may.

        As long as a game hides nothing of its moves, everybody is told everything.
        """
        return self.path(str(move)) or ()

    def learnt_since(self, earlier: Position, seat: Seat) -> bool:
        """Whether a seat has been shown something hidden since an earlier position of the same match."""
        return False

    def grown_since(self, earlier: Position) -> Sequence[Growth]:
        """What tiles that were laid since an earlier position of the same match did to areas, area by area."""
        return ()

    def earned_since(self, earlier: Position) -> Sequence[Earning]:
        """What changed numbers of players since an earlier position of the same match, in the order of the rules.

        Told in games with tiles that have parts.
        """
        return ()

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""

    @abstractmethod
    def __str__(self) -> str: ...

    @abstractmethod
    def __eq__(self, other: object) -> bool: ...

    @abstractmethod
    def __hash__(self) -> int: ...


def _plain(text: str) -> str:
    return " ".join(text.split()).casefold()
