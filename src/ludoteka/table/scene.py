"""What one viewer sees of a table, as small plain data that is sent to a client."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ludoteka.core.outcome import Result
from ludoteka.core.view import Form, Point, Shape, ZoneKind

Numbers = dict[str, int]


class CellLayout(Struct, frozen=True, omit_defaults=True):
    """A place of a board that is always there; `x` and `y` are its middle, `y` grows downwards."""

    name: str
    x: float
    y: float
    shape: Shape
    shade: int = 0
    ends: tuple[Point, Point] | None = None
    """Of an edge: from where to where."""
    beside: tuple[str, ...] = ()
    """Of an edge or a corner: the cells that meet there."""


class BoardLayout(Struct, frozen=True, omit_defaults=True):
    """A board without what is on it."""

    name: str
    kind: str
    cells: tuple[CellLayout, ...]
    edges: tuple[CellLayout, ...] = ()
    corners: tuple[CellLayout, ...] = ()
    parts: tuple[CellLayout, ...] = ()
    """Parts of tiles that are places now."""
    lines: tuple[tuple[str, str], ...] = ()
    boxes: tuple[int, int] | None = None


class Layout(Struct, frozen=True):
    """The boards of a position. Each is sent once; scenes name it by its key. A board that grows has others later."""

    key: str
    boards: tuple[BoardLayout, ...]


class PieceState(Struct, frozen=True, omit_defaults=True):
    """A piece as it is now."""

    name: str
    owner: int | None = None
    sign: str = ""
    words: tuple[str, ...] = ()
    numbers: Numbers = {}
    layer: int = 0
    rotation: int = 0
    covered: bool = False
    """Only its back is seen."""
    face: str = ""
    """The word that a die shows."""


class PlaceState(Struct, frozen=True, omit_defaults=True):
    """A place as it is now."""

    owner: int | None = None
    words: tuple[str, ...] = ()
    numbers: Numbers = {}
    pieces: tuple[PieceState, ...] = ()


class ZoneState(Struct, frozen=True, omit_defaults=True):
    """What lies beside the boards; its name is a key of the game's texts."""

    name: str
    kind: ZoneKind
    place: str
    """Its name as a place; the things in it are `PLACE-1`, `PLACE-2` … from the bottom or from the left."""
    owner: int | None = None
    things: tuple[PieceState, ...] = ()
    hidden: int = 0
    """How many more lie below or before the things that are told."""
    form: Form = "card"
    contents: Numbers = {}
    """What lies there unseen, each name with how often, where that can be known for certain."""
    numbers: Numbers = {}
    """The zone's own numbers."""


class AreaState(Struct, frozen=True, omit_defaults=True):
    """Parts of tiles that belong together and that somebody stands on."""

    kind: str
    places: tuple[str, ...]
    cells: tuple[str, ...]
    leaders: tuple[int, ...] = ()
    """The seats that have most pieces there."""
    worth: int | None = None


class SeatState(Struct, frozen=True, omit_defaults=True):
    """A seat as it is now; its name is a key of the game's texts."""

    name: str
    words: tuple[str, ...] = ()
    numbers: Numbers = {}
    supply: Numbers = {}
    """Its pieces that are not in play."""


class State(Struct, frozen=True, omit_defaults=True):
    """What is on the boards and beside them."""

    boards: tuple[dict[str, PlaceState], ...]
    """For each board of the layout its places by name, as far as anything is there."""
    seats: tuple[SeatState, ...]
    words: tuple[str, ...] = ()
    numbers: Numbers = {}
    zones: tuple[ZoneState, ...] = ()
    areas: tuple[AreaState, ...] = ()


class Several(Struct, frozen=True, omit_defaults=True):
    """Things that are chosen together, in any order: a choice picks the one of this number."""

    number: int = 1
    least: int = 0
    """How many are chosen, and what the rules call all of them, is told with the first one alone."""
    most: int = 0
    name: str = ""


class Node(Struct, frozen=True, omit_defaults=True):
    """A choice; where it has no children, choosing it finishes the move."""

    text: str
    names: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    children: tuple[Node, ...] = ()
    several: Several | None = None
    """It is one of several: of all orders in which they can be picked the tree holds one."""


class Due(Struct, frozen=True, omit_defaults=True):
    """What the table waits for."""

    kind: Literal["person", "computer", "chance", "empty", "paused", "over"]
    seat: int | None = None


class Ending(Struct, frozen=True, omit_defaults=True):
    """How it ended."""

    results: tuple[Result, ...]
    ranks: tuple[int, ...]
    points: tuple[int, ...] | None = None
    how: Literal["rules", "resigned", "timed-out"] = "rules"
    rule: str = ""
    """The sentence of the rules that ended it, and its line."""
    line: int = 0


class Clock(Struct, frozen=True):
    """A seat's time left at the moment of the scene, None where it has no limit, and whether it is running."""

    seconds: float | None
    running: bool


class Gain(Struct, frozen=True, omit_defaults=True):
    """What has come into a zone: the things that this viewer sees, and how many more."""

    zone: str
    """The place of the zone."""
    things: tuple[PieceState, ...] = ()
    hidden: int = 0
    shown: bool = False
    """They lay there before, unseen."""


class Kept(Struct, frozen=True, omit_defaults=True):
    """What is kept of a seat, of a zone or of the match, and is otherwise now: names of numbers, and words."""

    names: tuple[str, ...]
    seat: int | None = None
    zone: str = ""
    """The place of the zone that has it."""


class Grown(Struct, frozen=True, omit_defaults=True):
    """An area of tiles that a laid tile founded, extended, made of several or closed."""

    kind: str
    tiles: int
    founded: bool = False
    joined: int = 0
    """Of how many areas it was made; 0 where it was founded, or only grew."""
    closed: bool = False
    cells: tuple[str, ...] = ()
    """Of a closed area: the cells of its tiles."""


class Earned(Struct, frozen=True, omit_defaults=True):
    """By how much a number of a seat has grown for something, and where that was."""

    seat: int
    name: str
    points: int
    place: str
    kind: str = ""
    """What was scored there: 'city'; empty for the place of the move itself."""
    cells: tuple[str, ...] = ()
    """The cells of the tiles that it lies on. Several seats may have earned something at one place."""
    rule: str = ""
    """The rule that gave it: the game's texts may say what it is earned for, such as fields beside a city."""


class Effects(Struct, frozen=True, omit_defaults=True):
    """What a move did besides what its own steps say, and besides what it took."""

    changed: tuple[str, ...] = ()
    """The other places of boards where something is otherwise than before."""
    gains: tuple[Gain, ...] = ()
    kept: tuple[Kept, ...] = ()
    areas: tuple[Grown, ...] = ()
    earned: tuple[Earned, ...] = ()
    """Where numbers have grown, in the order in which that is told."""


class Scene(Struct, frozen=True, omit_defaults=True):
    """A table as one viewer sees it after the event `version`."""

    version: int
    layout: str
    state: State
    due: Due
    plies: int
    """How many moves stand."""
    redoable: int = 0
    undoable: int = 0
    """How many moves could be taken back or made again by this viewer now."""
    choices: tuple[Node, ...] = ()
    """What this viewer may choose now; nothing while others choose."""
    last: tuple[str, ...] = ()
    """The places that the last move touched: for marking it."""
    effects: Effects | None = None
    """What the last move did besides what its steps say: for telling it."""
    ending: Ending | None = None
    clocks: tuple[Clock, ...] = ()
    elapsed: float = 0.0
    """Seconds played, without pauses."""
    covered: bool = False
    """Whether nothing is shown until the person who has to choose says that nobody else looks (`show`)."""
