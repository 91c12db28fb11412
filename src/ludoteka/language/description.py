"""The whole description of a game, checked and ready for a machine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from ludoteka.language.actions.action import Block
from ludoteka.language.diagnostics import Part
from ludoteka.language.form import Expr, Sort
from ludoteka.language.things import Thing, Zone

_EVERY_THING = frozenset(("card", "tile", "part", "die"))


@dataclass(frozen=True, slots=True)
class Waits:
    """What a rule waits for: a deed by its verb, or a moment; `condition` says for whom, asked before the deed.

    The rule's params are the seat that does it, the thing or piece that does it, and what it is done with.
    """

    event: str
    before: bool
    condition: Expr


@dataclass(slots=True)
class Rule:
    """A block with its frame: turn, end, setup, a deed or an ability."""

    name: str
    block: Block
    locals: int
    sorts: dict[int, tuple[Sort, bool]]
    """The sort of each local, and whether it holds a set."""
    params: tuple[int, ...] = ()
    kinds: tuple[str, ...] = ()
    """Whose it is: kinds of piece, names of things; empty for cells, players and the game."""
    owner: Literal["piece", "cell", "player", "game", "thing"] = "game"
    line: int = 0
    label: str = ""
    waits: Waits | None = None


@dataclass(frozen=True, slots=True)
class Change:
    """A number that is read as more (or less, below 0) while a condition holds.

    Under the heading of a thing it holds for others while the thing is in force, for itself wherever it lies.
    """

    store: str
    amount: Expr
    condition: Expr | None
    of: Expr | None
    """The set of those whose number it is; None for `this` (or the game)."""
    locals: int
    kinds: tuple[str, ...] = ()
    owner: Literal["piece", "cell", "player", "game", "thing"] = "game"
    line: int = 0


@dataclass(slots=True)
class Definition:
    """A defined quantity (its cases) or describing word (one case, a condition)."""

    name: str
    cases: tuple[tuple[Expr | None, Expr], ...]
    locals: int
    params: tuple[int, ...]
    sort: Sort
    many: bool
    kinds: tuple[str, ...] = ()
    line: int = 0
    noun: str = ""
    """What its value is called."""
    asked_for: str = ""
    """The second thing it is asked of: 'the strength of a player for a row'."""
    held: bool = False
    """Whether `you` is who holds the thing that it is asked of; the one who asks where nobody does."""
    describes: bool = False
    """Whether it is a word that holds of one thing or not, such as 'in check'."""

    @property
    def nothing(self) -> int:
        """Its value where it is asked of something that it is not explained for."""
        return 0 if self.many or self.sort == "number" else -1


@dataclass(frozen=True, slots=True)
class Kept:
    """A number, a state or a word of a list, or a memory that the game, a player, a piece or a place keeps."""

    name: str
    owner: Literal["game", "player", "piece", "cell", "edge", "corner", "thing"]
    sort: Sort
    start: int = 0
    low: int = -(2**31)
    high: int = 2**31 - 1
    words: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    counts: bool = True
    """Whether it is part of 'the same position'."""
    resets: int | None = None
    line: int = 0
    noun: str = ""
    """What a memory's thing is called."""
    resets_for: int = -1
    """The seat before whose turn it goes back; -1: after every turn."""
    keyword: bool = False
    """Whether it is said by its bare name of those that have more than 0 of it."""
    inner: bool = False
    """Whether rules keep it for themselves, and nobody is shown it."""
    zone: str = ""
    """The zone whose number it is: the game keeps it for a common zone, each player for a zone of their own."""
    back: str = ""
    """What goes back to its start when the turn of the seat kept here begins (-2: when this turn ends)."""

    @property
    def called(self) -> str:
        """What its keeper calls it: 'charges' of the deck."""
        return self.name.removesuffix(of_zone("", self.zone)) if self.zone else self.name


def of_zone(name: str, zone: str) -> str:
    """The name of a number that a zone has, apart from those that players and the game have."""
    return f"{name} of the {zone}"


@dataclass(frozen=True, slots=True)
class Secret:
    """Who may see what is kept: its owner alone, or nobody; always, or only while its keeper is in a state."""

    by_owner: bool
    while_store: str = ""
    while_value: int = 0
    kinds: tuple[str, ...] = ()
    """The kinds of piece that hide it, where others with the same show it."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of piece: what it is called, what else it is, its ways, its layer."""

    name: str
    plural: str
    parents: tuple[str, ...]
    abstract: bool
    layer: str = ""
    ways: tuple[str, ...] = ()
    far: bool = False
    """Whether empty cells may lie between those of a drawing along its ways."""
    line: int = 0


@dataclass(frozen=True, slots=True)
class Board:
    """A board as declared; sizes are numbers or names of options."""

    shape: str
    size: tuple[int | str, ...]
    noun: str = "cell"
    boxes: tuple[int, int] | None = None
    stretches: tuple[tuple[str, int], ...] = ()
    """What a track is cut into, and how many cells each has: grounds of 2."""
    dark_only: bool = False
    joined: bool = False
    wrapping: bool = False
    per_player: int = 0
    edges: bool = False
    """Whether the sides of its cells are places too."""
    corners: bool = False
    """Whether the points where those end are places too."""
    name: str = "board"
    rows: tuple[str, ...] = ()
    links: tuple[tuple[str, tuple[str, ...]], ...] = ()
    line: int = 0

    @property
    def largest(self) -> int:
        """The largest size: about 100 cells each way, half of it where edges are places too."""
        return 100 // {"hexagon": 2, "star": 4}.get(self.shape, 1) // (1 + self.edges)

    @property
    def sizes(self) -> str:
        """What sizes it can have, in words."""
        plain = "a board has 1 to 100 cells each way"
        return plain if self.largest == 100 else f"a board like this has sizes from 1 to {self.largest}"


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a sign of the legend stands for on its cell."""

    kind: str | None = None
    owner: int | None = None
    piece_states: tuple[tuple[str, int], ...] = ()
    cell_states: tuple[tuple[str, int], ...] = ()
    facing: int = -1
    """Up, down, left or right, numbered so."""
    cell: bool = True
    thing: str = ""
    """A piece whose number is given lies there, so many times."""
    copies: int = 1
    part: str = ""
    """A part of this kind on a tile, in these states."""
    part_states: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class LevelText:
    """A drawn level, its signs cell by cell, top row first."""

    name: str
    difficulty: str
    minimum: int
    cells: tuple[tuple[str, ...], ...]
    line: int = 0
    part: Part = "rules"


@dataclass(frozen=True, slots=True)
class OptionText:
    """What players can choose before a match: the question, and what can be answered."""

    name: str
    values: tuple[int | str, ...]
    default: int | str
    question: str
    line: int = 0


@dataclass(slots=True)
class Description:
    """A checked game, ready for a machine."""

    title: str = ""
    seats: tuple[str, ...] = ()
    seat_counts: tuple[int, ...] = ()
    orientations: tuple[str, ...] = ()
    boards: list[Board] = field(default_factory=list)
    layers: tuple[str, ...] = ("",)
    options: list[OptionText] = field(default_factory=list)
    rulesets: dict[str, dict[str, int | str]] = field(default_factory=dict)
    kinds: dict[str, Kind] = field(default_factory=dict)
    things: dict[str, Thing] = field(default_factory=dict)
    """Cards, tiles, parts and dice by name."""
    zones: dict[str, Zone] = field(default_factory=dict)
    kept: dict[str, Kept] = field(default_factory=dict)
    secrets: dict[str, Secret] = field(default_factory=dict)
    """What is kept but not seen by all, by its name among what is kept."""
    legend: dict[str, Meaning] = field(default_factory=dict)
    levels: list[LevelText] = field(default_factory=list)
    drawn_setup: tuple[tuple[tuple[str, ...], ...], bool] | None = None
    """Signs of the set-up drawing, and whether it lies in the middle of the board."""
    setup: Rule | None = None
    turn: Rule | None = None
    end: Rule | None = None
    round: Rule | None = None
    """What is done again and again; without it players just take turns."""
    every_level: Rule | None = None
    """What must hold at the start of every level."""
    ends_any_time: bool = False
    """Whether the end is looked at wherever somebody has to choose, not only between turns."""
    stuck: Literal["pass", "lose"] = "lose"
    missing: Expr | None = None
    """Whether a player (held as `you`) takes no turns."""
    turn_limit: int = 5000
    abilities: dict[str, list[Rule]] = field(default_factory=dict)
    deeds: dict[str, list[Rule]] = field(default_factory=dict)
    waiting: list[Rule] = field(default_factory=list)
    """What happens when something else does."""
    changes: list[Change] = field(default_factory=list)
    """Numbers that are read as more or less."""
    definitions: dict[str, list[Definition]] = field(default_factory=dict)
    lines: tuple[str, ...] = ()
    table_lines: dict[int, str] = field(default_factory=dict)
    """The rows of tables in files of their own, by the number that their lines have here."""

    def rules(self) -> Iterator[Rule]:
        """Every rule of the game."""
        for rule in (self.setup, self.turn, self.end, self.round, self.every_level):
            if rule is not None:
                yield rule
        for group in (self.abilities, self.deeds):
            for rules in group.values():
                yield from rules
        yield from self.waiting

    @property
    def hides(self) -> bool:
        """Whether anything can be hidden from somebody."""
        return bool(self.secrets or self.things)

    @property
    def said_of_players(self) -> tuple[str, ...]:
        """The explained words of players that everybody sees; where things are hidden, they could give those away."""
        return () if self.hides else tuple(name for name, made in self.definitions.items() if all(
            one.describes and one.kinds == ("player",) for one in made))

    def numbers_of(self, kind: str) -> tuple[Kept, ...]:
        """The numbers that a piece of this kind keeps."""
        return tuple(one for one in self.kept.values() if one.owner == "piece" and one.sort == "number"
                     and (not one.kinds or any(kind in self.kinds_of(name) for name in one.kinds)))

    def things_of(self, kind: str) -> tuple[str, ...]:
        """The names of the things of a kind, in the order of the text."""
        return tuple(name for name, thing in self.things.items() if kind == name or kind in thing.kinds)

    def for_things(self, made: list[Definition]) -> bool:
        """Whether a word is explained for some kinds of thing only, so that each has to be asked what it is."""
        kinds = [kind for one in made for kind in one.kinds]
        alone = len(made) == 1 and not _EVERY_THING.isdisjoint(kinds)
        return bool(kinds) and not alone and all(self.things_of(kind) for kind in kinds)

    def kinds_of(self, name: str) -> tuple[str, ...]:
        """The real kinds that a kind's name covers: itself and all that are of it."""
        if name == "piece":
            return tuple(kind.name for kind in self.kinds.values() if not kind.abstract)
        return tuple(kind.name for kind in self.kinds.values()
                     if not kind.abstract and (kind.name == name or name in kind.parents))
