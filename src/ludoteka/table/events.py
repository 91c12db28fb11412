"""What happens at a table. A match is the list of these events; everything else follows from it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ludoteka.core.outcome import Result

PERSON, EMPTY = "person", "empty"
"""Who may sit at a seat besides an opponent, which is named as everywhere: 'level-3'."""


class Sitter(Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat: a person, nobody yet, or an opponent."""

    who: str = PERSON
    profile: str = ""
    """The profile of a person, where it is known."""
    name: str = ""
    """What the others read of this person."""


class ClockSetup(Struct, frozen=True, omit_defaults=True):
    """How long each seat may think in all, and what every move adds."""

    seconds: float
    increment: float = 0.0
    untimed: tuple[int, ...] = ()
    """Seats that have no limit."""


class Step(Struct, frozen=True, omit_defaults=True):
    """One choice of a move, as it is said and shown."""

    text: str
    names: tuple[str, ...] = ()
    places: tuple[str, ...] = ()


class Taken(Struct, frozen=True, omit_defaults=True):
    """A piece that has left the boards by a move of somebody, and where it was."""

    place: str
    name: str
    owner: int | None = None


class ConsideredMove(Struct, frozen=True, omit_defaults=True):
    """A move that an opponent considered."""

    move: str
    share: float
    """What it is worth to whoever chose, from 0 to 1."""
    certain: bool = False
    visits: int = 0


class Considered(Struct, frozen=True, omit_defaults=True):
    """What an opponent considered before it chose."""

    moves: tuple[ConsideredMove, ...]
    line: tuple[str, ...] = ()
    """How it expects the match to go on."""
    nodes: int = 0
    depth: int = 0
    seconds: float = 0.0
    verdict: str = ""
    """What the best move is worth, in one word: 'wins'. The client's text `hint-WORD` says it."""


LARGEST = 2**53 - 1
"""Browsers count no further."""


def written(seed: int) -> int | str:
    """A seed as an event holds it.

    >>> written(7), written(2**60)
    (7, '1152921504606846976')
    """
    return seed if seed <= LARGEST else str(seed)


class Opened(Struct, frozen=True, omit_defaults=True, tag="opened"):
    """The first event: what is played, by whom, from where."""

    game: str
    version: str
    seats: tuple[Sitter, ...]
    seed: int | str = 0
    """What chance comes from. One of many digits is a text, as many programs count no further than 2^53."""
    level: str | None = None
    options: dict[str, int | str] = {}
    clock: ClockSetup | None = None
    position: str = ""
    """The text of the first position, where it is not the usual one."""
    due: int | None = None
    """The seat that chooses first; none where chance does."""
    commitment: str = ""
    """The SHA-256 of the seed, which is not told before the end: then everybody sees that it was never changed."""
    imported: bool = False
    """Whether it was brought as a record: it was not played here, and its moves took no time."""


class Chosen(Struct, frozen=True, omit_defaults=True, tag="chosen"):
    """A seat made a move; without a seat it was chance."""

    seat: int | None
    steps: tuple[Step, ...]
    considered: Considered | None = None
    due: int | None = None
    """The seat that chooses next; none where chance does, or where it is over."""
    results: tuple[Result, ...] = ()
    """Of every seat, where this move ended the match: lists and statistics are made without playing it all again."""
    covered: tuple[Step, ...] = ()
    """The steps as they are told to whoever may not know all of them, where something in them is hidden."""
    known_to: tuple[int, ...] = ()
    """The seats that know it all nevertheless."""
    taken: tuple[Taken, ...] = ()
    """What it took, as everybody saw it."""

    @property
    def move(self) -> str:
        """The move as it is recorded: 'e2-e4'."""
        return "-".join(step.text for step in self.steps)


class TakenBack(Struct, frozen=True, tag="taken-back"):
    """Moves were taken back: so many are left. Those after them can be made again."""

    left: int


class Redone(Struct, frozen=True, tag="redone"):
    """Moves that had been taken back were made again: so many stand now."""

    left: int


class Restarted(Struct, frozen=True, tag="restarted"):
    """The match begins anew. What was played can be made again, move by move."""


class Paused(Struct, frozen=True, tag="paused"):
    """Time stands still and nobody may choose."""


class Resumed(Struct, frozen=True, tag="resumed"):
    """The match goes on."""


class Resigned(Struct, frozen=True, tag="resigned"):
    """A seat gave up."""

    seat: int


class TimedOut(Struct, frozen=True, tag="timed-out"):
    """A seat's clock ran out."""

    seat: int


class Reseated(Struct, frozen=True, tag="reseated"):
    """Somebody else sits at a seat."""

    seat: int
    sitter: Sitter


class Helped(Struct, frozen=True, tag="helped"):
    """A person was shown a good move, or let the solution be played."""

    seat: int
    help: Literal["hint", "solution"]


Event = (
    Opened | Chosen | TakenBack | Redone | Restarted | Paused | Resumed | Resigned | TimedOut | Reseated | Helped
)


class Entry(Struct, frozen=True, omit_defaults=True):
    """An event in the log of a table."""

    number: int
    """From 1, without gaps: the table's version after it."""
    at: int
    """When, in milliseconds since 1970 (UTC)."""
    event: Event
    ask: str = ""
    """The id of the message that asked for it: the same one, sent again, changes nothing."""
