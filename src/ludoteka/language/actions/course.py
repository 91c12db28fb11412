"""In which order things are done, whose turn it is, and how a match ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ludoteka.language.actions.action import Action, Block
from ludoteka.language.form import Expr, Sort


@dataclass(frozen=True, slots=True)
class CallDeed(Action):
    """A named deed is done by a thing (or by you), with arguments."""

    verb: str
    thing: Expr | None
    args: tuple[Expr, ...]
    sort: Literal["piece", "cell", "thing"] = "piece"
    """What the one who does it is."""


def after(verb: str) -> str:
    """The name of what follows when a player has done something with a thing: 'when you play this'."""
    return f"when you {verb} this"


@dataclass(frozen=True, slots=True)
class If(Action):
    condition: Expr
    then: Block
    otherwise: Block = ()


@dataclass(frozen=True, slots=True)
class ForEach(Action):
    """The block is done for each member in turn, held in the local (0 and 1 are `you` and `this`)."""

    of: Expr
    local: int
    rest: int
    """The local that holds the members still to come."""
    block: Block
    sort: Sort
    from_you: bool = False
    """Seats in order round the table, beginning with you."""
    reverse: bool = False
    """Round the table the other way, so that you come last."""
    as_offered: bool = False
    """Things in the order in which you choose among them, which tells nothing of those that you do not see."""


@dataclass(frozen=True, slots=True)
class AtOnce(Action):
    """Seats choose one after the other, unseen by each other; then the block is done for each."""

    of: Expr
    rest: int
    """The local that holds the seats still to be asked."""
    block: Block


@dataclass(frozen=True, slots=True)
class RepeatWhile(Action):
    condition: Expr
    block: Block


@dataclass(frozen=True, slots=True)
class RepeatTimes(Action):
    count: Expr
    left: int
    block: Block


TURN_STARTS, TURN_ENDS = "turn starts", "turn ends"


@dataclass(frozen=True, slots=True)
class Happens(Action):
    """A moment that rules can wait for, of a seat: its turn starts or ends."""

    event: str
    seat: Expr


@dataclass(frozen=True, slots=True)
class Flow(Action):
    what: Literal["end game", "end turn", "another turn", "swap sides", "stop"]


@dataclass(frozen=True, slots=True)
class Begins(Action):
    seat: Expr


@dataclass(frozen=True, slots=True)
class TakeTurns(Action):
    """Players do what the turn says, one after the other from the first, until a condition holds."""

    first: Expr
    until: Expr


@dataclass(frozen=True, slots=True)
class Win(Action):
    seats: Expr
    won: bool = True


@dataclass(frozen=True, slots=True)
class Draw(Action):
    pass


@dataclass(frozen=True, slots=True)
class Rank(Action):
    """The game ends; seats are ranked by values, each seat in turn in the local."""

    local: int
    values: tuple[Expr, ...]
    most: bool
