"""What a client's message asks of a table, as the entry that it would lead to."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteka.core import Reason
from ludoteka.server.messages import (
    Choose,
    Pause,
    Redo,
    Refused,
    Reseat,
    Resign,
    Restart,
    Resume,
    Undo,
    Why,
)
from ludoteka.table import Refusal, Seats, Table
from ludoteka.table.events import Entry

Change = Choose | Undo | Redo | Restart | Pause | Resume | Resign | Reseat
"""The messages that change a table."""


def entry_for(table: Table, change: Change, seats: Seats | None, at: int) -> Entry:
    """The entry that a change would lead to; raises Refusal. Whoever only looks on, without seats, changes nothing."""
    if seats is None:
        raise Refusal("not-your-seat")
    if (known := table.answer_to(change.id)) is not None:
        return known  # it was done before, whoever sits there by now
    if isinstance(change, Choose | Resign) and change.seat not in seats:
        raise Refusal("not-your-seat")
    match change:
        case Choose():
            return table.choose(change.seat, change.move, at=at, after=change.after, ask=change.id)
        case Undo():
            return table.undo(seats, at=at, left=change.left, after=change.after, ask=change.id)
        case Redo():
            return table.redo(seats, at=at, left=change.left, after=change.after, ask=change.id)
        case Restart():
            return table.restart(at=at, after=change.after, ask=change.id)
        case Pause():
            return table.pause(at=at, ask=change.id)
        case Resume():
            return table.resume(at=at, ask=change.id)
        case Resign():
            return table.resign(change.seat, at=at, ask=change.id)
        case Reseat():
            return table.reseat(change.seat, change.sitter, at=at, ask=change.id)


def refused(refusal: Refusal, id: str) -> Refused:
    """A table's refusal as a message."""
    return Refused(refusal.code, id, whys(refusal.reasons))


def whys(reasons: Iterable[Reason]) -> tuple[Why, ...]:
    """Reasons as they are sent."""
    return tuple(Why(reason.words, reason.line, reason.rule, reason.kind, dict(reason.about)) for reason in reasons)
