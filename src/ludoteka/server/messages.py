"""What a client and a table say to each other over the socket, one JSON text a message (see `docs/server.md`)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludoteka.core.reasons import Kind
from ludoteka.table.events import Considered, Entry, Sitter
from ludoteka.table.refusals import Code
from ludoteka.table.scene import Layout, Scene, State

PROTOCOL = 1
LARGEST = 16_384
"""Bytes of a message from a client; a longer one is refused."""

Refusal = Code | Literal[
    "malformed",     # not a message of this protocol
    "too-large",
    "too-fast",
    "protocol",      # another version of the protocol
    "no-table",
    "not-welcomed",  # something else came before hello
    "no-help",       # nothing to show: no hint, no solution
    "busy",
    "cancelled",
    "failed",        # our fault; the log has it
]


class Why(Struct, frozen=True, omit_defaults=True):
    """A reason: English words, and the line of the rules that decides."""

    words: str
    line: int = 0
    rule: str = ""
    kind: Kind = ""
    """The client's text `reason-KIND` says it in the player's language; without a kind there are the words alone."""
    about: dict[str, str] = {}
    """What is put into that text, by name."""


# ---------------------------------------------------------------- from a client


class Hello(Struct, frozen=True, tag="hello", omit_defaults=True):
    """The first message of every connection."""

    protocol: int
    key: str = ""
    """The key of the seats that this client plays; without one it only looks on."""
    have: int = 0
    """The last event it has seen: what came later is sent."""


class Ask(Struct, frozen=True, omit_defaults=True):
    """Every other message has an id, unique for the table; the answer names it."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]


class Choose(Ask, frozen=True, tag="choose", kw_only=True):
    """Make a move, in the table's version that the client has seen."""

    after: int
    seat: int
    move: str


class Undo(Ask, frozen=True, tag="undo", kw_only=True):
    """Take back moves until `left` stand; without it, as many as lead to the last choice of a person."""

    after: int
    left: int | None = None


class Redo(Ask, frozen=True, tag="redo", kw_only=True):
    """Make moves again that were taken back."""

    after: int
    left: int | None = None


class Restart(Ask, frozen=True, tag="restart", kw_only=True):
    """Begin anew."""

    after: int


class Pause(Ask, frozen=True, tag="pause"):
    """Stop the time."""


class Resume(Ask, frozen=True, tag="resume"):
    """Let the time run on."""


class Resign(Ask, frozen=True, tag="resign", kw_only=True):
    """Give up."""

    seat: int


class Reseat(Ask, frozen=True, tag="reseat", kw_only=True):
    """Let somebody else sit at a seat: a person, nobody, an opponent."""

    seat: int
    sitter: Sitter


class Show(Ask, frozen=True, tag="show", kw_only=True):
    """The person at this seat has the screen now, and the others look away."""

    seat: int


class Explain(Ask, frozen=True, tag="explain", kw_only=True):
    """Why a move, or the beginning of one, is not legal."""

    move: str


class Look(Ask, frozen=True, tag="look", omit_defaults=True, kw_only=True):
    """What the boards would show after a move from now or in the middle of one, or did show after so many moves."""

    move: str = ""
    ply: int | None = None


class Hint(Ask, frozen=True, tag="hint", omit_defaults=True, kw_only=True):
    """A good move."""

    every: bool = False
    """With what every move is worth, not only the best of them."""


class Solve(Ask, frozen=True, tag="solve"):
    """The whole way to the solution of a puzzle from here."""


class Cancel(Ask, frozen=True, tag="cancel", kw_only=True):
    """Whatever is being worked out for the message `of` is not wanted any more."""

    of: str


class Ping(Ask, frozen=True, tag="ping"):
    """Is anybody there?"""


FromClient = (
    Hello | Choose | Undo | Redo | Restart | Pause | Resume | Resign | Reseat | Show | Explain | Look | Hint
    | Solve | Cancel | Ping
)

# ---------------------------------------------------------------- from a table


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to hello; News follow at once."""

    protocol: int
    table: str
    seats: tuple[int, ...]
    """The seats that this client plays."""


class News(Struct, frozen=True, tag="news", omit_defaults=True):
    """Events that the client has not seen, without gaps, and the table after the last of them."""

    entries: tuple[Entry, ...]
    scene: Scene
    layout: Layout | None = None
    """Only where this connection has not been sent it yet."""
    anew: bool = False
    """Whether the entries are all there are, as this viewer may know them now: what was told before is forgotten."""


class Done(Struct, frozen=True, tag="done"):
    """What a message asked for has happened (and is stored); the table's version then."""

    id: str
    version: int


class Refused(Struct, frozen=True, tag="refused", omit_defaults=True):
    """What a message asked for was not done, and nothing has changed."""

    code: Refusal
    id: str = ""
    reasons: tuple[Why, ...] = ()
    detail: str = ""
    """For whoever writes clients; never shown to players."""


class Thinking(Struct, frozen=True, tag="thinking", omit_defaults=True):
    """A computer is thinking, or help is being worked out for the message `id`; how far it is, from 0 to 1."""

    share: float
    seat: int | None = None
    id: str = ""


class Explained(Struct, frozen=True, tag="explained", omit_defaults=True):
    """The reasons; none where the move is legal."""

    id: str
    reasons: tuple[Why, ...] = ()


class Looked(Struct, frozen=True, tag="looked", omit_defaults=True):
    """What the boards show then, and the places that the move touched."""

    id: str
    layout: str
    state: State
    last: tuple[str, ...] = ()
    boards: Layout | None = None
    """The layout of that key: only where this connection has not been sent it yet."""


class Hinted(Struct, frozen=True, tag="hinted", omit_defaults=True):
    """A good move, or none where a puzzle cannot be solved, and why: what can be said of it, what was considered."""

    id: str
    move: str
    reasons: tuple[str, ...] = ()
    """Keys of the client's texts, such as 'hint-wins'."""
    considered: Considered | None = None
    back: int = 0
    """After so many moves are taken back the puzzle can be solved again; 0 where that is not so, or not known."""


class Solved(Struct, frozen=True, tag="solved", omit_defaults=True):
    """The way to the solution, or that there is none any more, or that it is not known."""

    id: str
    verdict: Literal["solution", "unsolvable", "not-known"]
    moves: tuple[str, ...] = ()
    minimal: bool = False
    back: int = 0
    """After so many moves are taken back it can be solved again; 0 where that is not so, or not known."""


class Pong(Struct, frozen=True, tag="pong", omit_defaults=True):
    """I am here."""

    id: str
    version: int = 0
    """The table's, whose news have been sent or are about to be; 0 before the welcome."""


FromTable = Welcome | News | Done | Refused | Thinking | Explained | Looked | Hinted | Solved | Pong
