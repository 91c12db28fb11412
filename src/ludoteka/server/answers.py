"""What is asked and answered over HTTP, as JSON. `docs/server.md` lists the addresses."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ludoteka.games.cards import Difficulty, Group
from ludoteka.games.facts import Facts
from ludoteka.server.fault_codes import FaultCode
from ludoteka.table.events import ClockSetup, Sitter
from ludoteka.table.scene import Layout, State

Setting = int | str
DueKind = Literal["person", "computer", "chance", "empty", "paused", "over"]


class Card(Struct, frozen=True):
    """A game as the library shows it. Its words come from its texts (`title`, `summary`, `kind`)."""

    id: str
    group: Group
    """The shelf it stands on, for filtering."""
    seats: tuple[int, ...]
    minutes: int
    """How long a match usually takes."""
    difficulty: Difficulty
    """Of learning and playing it: easy, medium, hard."""
    levels: int
    titles: dict[str, str]
    """By language."""
    summaries: dict[str, str]
    theme_of: str = ""


class OptionCard(Struct, frozen=True):
    """What can be set before a match. The name is a key of the game's texts."""

    name: str
    values: tuple[Setting, ...]
    default: Setting
    question: str


class LevelCard(Struct, frozen=True, omit_defaults=True):
    """A level of a puzzle, with what a profile has done there."""

    name: str
    difficulty: str = ""
    minimum: int = 0
    solved: bool = False
    best: int | None = None
    """The fewest moves that solved it."""
    helped: bool = False
    """Solved, but never without help."""
    tries: int = 0


class GamePage(Struct, frozen=True, omit_defaults=True):
    """All about one game."""

    card: Card
    version: str
    seat_names: tuple[tuple[str, ...], ...]
    """For each number of seats their names."""
    options: tuple[OptionCard, ...]
    rulesets: dict[str, dict[str, Setting]]
    levels: tuple[LevelCard, ...]
    pieces: tuple[str, ...]
    art: tuple[str, ...]
    """The names that have a picture: /api/v1/games/ID/art/NAME.svg."""
    colours: tuple[str, ...]
    """A colour for each seat."""
    rules: str
    """The rules as the author wrote them."""
    facts: Facts
    """What a client says of the rules in its own words."""
    look: str = ""
    """What the boards are made of and how they are drawn, where the game says so: 'crossings wood'."""
    control: str = ""
    """How it is controlled unless the player wants it otherwise, where the game says so: 'moves=keys position=man'."""
    notations: tuple[str, ...] = ()


class Picture(Struct, frozen=True, omit_defaults=True):
    """A drawn position: for thumbnails. It carries all that is needed to draw it without the page of its game."""

    layout: Layout
    state: State
    colours: tuple[str, ...] = ()
    """A colour for each seat."""
    art: tuple[str, ...] = ()
    """The names that have a picture."""
    look: str = ""
    """What the board is made of and how it is drawn, where the game says so: 'crossings wood'."""


class Profile(Struct, frozen=True, omit_defaults=True):
    """Who plays. Nothing of it is secret."""

    id: str
    name: str
    picture: str = ""
    age: Literal["", "child", "teen", "adult", "senior"] = ""
    language: str = ""
    needs: Literal[0, 1, 2, 3] = 0
    """From 0, none, to 3, a single switch."""
    settings: dict[str, bool | int | float | str] = {}
    access: dict[str, bool | int | float | str] = {}
    """How the player gives signals and scans, by the names that the client has for it."""
    used: int = 0
    """When it was chosen last, in milliseconds since 1970."""


class NewProfile(Struct, frozen=True, omit_defaults=True):
    """A profile as it is made or changed."""

    name: str
    picture: str = ""
    age: Literal["", "child", "teen", "adult", "senior"] = ""
    language: str = ""
    needs: Literal[0, 1, 2, 3] = 0
    settings: dict[str, bool | int | float | str] = {}
    access: dict[str, bool | int | float | str] = {}


class NewMatch(Struct, frozen=True, omit_defaults=True):
    """A match to begin."""

    game: str
    seats: tuple[Sitter, ...]
    profile: str = ""
    level: str | None = None
    options: dict[str, Setting] = {}
    clock: ClockSetup | None = None
    seed: int | None = None
    position: str = ""


class Match(Struct, frozen=True, omit_defaults=True):
    """A match as lists show it."""

    id: str
    game: str
    seats: tuple[Sitter, ...]
    started: int
    played: int
    """When the last event happened, in milliseconds since 1970."""
    plies: int
    version: int
    due: DueKind
    level: str | None = None
    results: tuple[str, ...] = ()
    key: str = ""
    """The key of its seats, for its own profile."""
    elapsed: float = 0.0
    helped: bool = False


class About(Struct, frozen=True):
    """This server."""

    version: str
    games: int
    levels: int
    languages: tuple[str, ...]
    licence: str


class Fault(Struct, frozen=True, omit_defaults=True):
    """Why something asked over HTTP was not done; the code is a key of the client's texts."""

    code: FaultCode
    detail: str = ""
    """For whoever writes clients; never shown to players."""
    line: int = 0
    """Of a text that was sent, where one is to blame."""
