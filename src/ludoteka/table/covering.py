"""Several people at one screen, in a game where each knows what the others may not: who of them looks now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.table.seeing import Seats, hides
from ludoteka.table.showing import state_of

if TYPE_CHECKING:
    from ludoteka.table.table import Table

NOBODY = Seats()


def eyes_of(table: Table, seats: Seats, shown: int | None) -> Seats:
    """Through the eyes of which of these seats they look, where the person at `shown` has said last 'it is me'.

    All of them where nobody has secrets from the others; else that person, until somebody else of them has to choose.
    """
    if len(seats) < 2 or table.over or not _private(table, seats):
        return seats
    chooser = table.position.chooser
    others_turn = isinstance(chooser, int) and chooser in seats and chooser != shown
    return NOBODY if shown is None or shown not in seats or others_turn else Seats({shown})


def _private(table: Table, seats: Seats) -> bool:
    """Whether one of them sees now what not everybody sees."""
    position = table.position
    if not hides(position):
        return False
    open_to_all = state_of(position.view(None))
    return any(state_of(position.view(seat)) != open_to_all for seat in seats)
