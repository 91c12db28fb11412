"""Why a table does not do what it is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ludoteka.core import Reason

Code = Literal[
    "not-your-seat",
    "not-your-turn",
    "stale",         # the table has moved on since
    "illegal",       # not a legal move; the reasons say why
    "over",
    "paused",
    "not-paused",
    "nothing-to-undo",
    "nothing-to-redo",
    "learnt",        # something hidden has been shown since, or would be
    "not-a-person",
    "no-such-seat",
    "no-such-sitter",
    "no-such-ply",
    "time-left",     # the clock has not run out
    "time-up",       # it has
]


class Refusal(Exception):
    """What was asked for is not done, and nothing has changed. The code says why, and so do the reasons."""

    def __init__(self, code: Code, reasons: Sequence[Reason] = ()) -> None:
        self.code: Code = code
        self.reasons = tuple(reasons)
        super().__init__(code, *map(str, self.reasons))
