"""What all that read declarations share."""

from __future__ import annotations

from ludoteka.language.context import Context
from ludoteka.language.diagnostics import Span

SIDES = ("up", "down", "left", "right")


class Declaring:
    """Fills the description from lines that declare something."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.description = context.description

    def error(self, code: str, span: Span, message: str, hint: str = "") -> None:
        self.context.findings.error(code, span, message, hint)
