"""A first try of a checked game: what only shows when it is set up."""

from __future__ import annotations

from ludoteka.language import Description, Diagnostic, Span
from ludoteka.machine.engine import BadSetup
from ludoteka.machine.game import TextGame


def setup_faults(description: Description) -> tuple[Diagnostic, ...]:
    """The set-ups of a game that cannot be done: of the rules, and of each level."""
    game = TextGame(description, "trial")
    found: dict[int, Diagnostic] = {}
    for level in range(1, max(1, len(description.levels)) + 1):
        try:
            game.start(level=level if description.levels else None)
        except BadSetup as wrong:
            found.setdefault(wrong.line, Diagnostic("setup", "error", Span(wrong.line), str(wrong),
                                                    "put only one piece on a place, and only where there is one"))
    return tuple(found.values())
