"""What the checker tells an author: the place, what was found, what is expected, a way out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import Literal

MOST = 200
"""More than this many messages help nobody; the rest is counted."""


Part = str
"""Which of a game's files: its rules, the levels beside them, or a table by the name of its file."""
FAR = 1_000_000
"""Lines of the first table's file are counted from here, those of the second from twice as far."""


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of one line; lines and columns count from 1, the end column is one past the last sign."""

    line: int
    column: int = 1
    end_column: int = 1


@dataclass(frozen=True, slots=True)
class Fix:
    """A replacement for a stretch of the diagnostic's line; without a span, for the one it points at."""

    replacement: str
    span: Span | None = None
    others: tuple[str, ...] = ()
    """What might be meant instead, less likely."""


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One mistake or doubt, in words an author understands."""

    code: str
    severity: Literal["error", "warning"]
    span: Span
    message: str
    hint: str = ""
    fix: Fix | None = None
    part: Part = "rules"

    @property
    def line(self) -> int:
        return self.span.line

    @property
    def column(self) -> int:
        return self.span.column

    @property
    def end_column(self) -> int:
        return self.span.end_column

    @property
    def fix_span(self) -> Span:
        """The stretch that the fix replaces."""
        return (self.fix.span if self.fix is not None else None) or self.span

    def fixed(self, text: str) -> str:
        """The text with the fix taken over."""
        if self.fix is None:
            return text
        lines, span = text.splitlines(keepends=True), self.fix_span
        line = lines[span.line - 1]
        lines[span.line - 1] = line[:span.column - 1] + self.fix.replacement + line[span.end_column - 1:]
        return "".join(lines)


Messages = tuple[Diagnostic, ...]


def in_order(found: Iterable[Diagnostic]) -> Messages:
    """Messages in the order of the text, those of other files last."""
    return tuple(sorted(found, key=lambda one: (one.part != "rules", one.part, one.line, one.column, one.code)))


class Findings:
    """Collects diagnostics, at most one per place and code."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, Part, int, int], Diagnostic] = {}
        self.left_out = 0
        self.part: Part = "rules"
        """The file that is being read."""
        self.sheets: list[str] = []
        """The files of tables, in the order of their lines."""

    def error(self, code: str, span: Span, message: str, hint: str = "", fix: str | None = None) -> None:
        self._add(Diagnostic(code, "error", span, message, hint, Fix(fix) if fix is not None else None, self.part))

    def warning(self, code: str, span: Span, message: str, hint: str = "", fix: str | None = None) -> None:
        self._add(Diagnostic(code, "warning", span, message, hint, Fix(fix) if fix is not None else None, self.part))

    def _add(self, diagnostic: Diagnostic) -> None:
        sheet, line = divmod(diagnostic.line, FAR)
        if 0 < sheet <= len(self.sheets):
            diagnostic = replace(diagnostic, span=replace(diagnostic.span, line=line), part=self.sheets[sheet - 1])
        key = (diagnostic.code, diagnostic.part, diagnostic.line, diagnostic.column)
        if key in self._found:
            return
        if len(self._found) >= MOST:
            self.left_out += 1
            return
        self._found[key] = diagnostic

    def place(self, line: int) -> str:
        """A line as a message speaks of it: 'line 7', 'line 2 of attacks.csv'."""
        sheet, inside = divmod(line, FAR)
        return f"line {inside} of {self.sheets[sheet - 1]}" if 0 < sheet <= len(self.sheets) else f"line {line}"

    def repeat(self, said: Iterable[Diagnostic]) -> None:
        """Take over what was found before."""
        for one in said:
            self._add(replace(one, part=self.part))

    @property
    def full(self) -> bool:
        """Whether more messages would only be counted."""
        return len(self._found) >= MOST

    @property
    def any_error(self) -> bool:
        return any(found.severity == "error" for found in self._found.values())

    def any_error_on(self, line: int) -> bool:
        return any(found.severity == "error" and found.line == line for found in self._found.values())

    def sorted(self) -> tuple[Diagnostic, ...]:
        """All of them in the order of the text, those of the levels last."""
        found = list(in_order(self._found.values()))
        if self.left_out:
            last = found[-1].span
            found.append(Diagnostic("too-many", "warning", last, f"and {self.left_out} more messages"))
        return tuple(found)


def did_you_mean(word: str, known: Iterable[str], cutoff: float = 0.7) -> str | None:
    """The known word nearest to a mistyped one."""
    near = get_close_matches(word.lower()[:80], sorted({one.lower() for one in known}), n=1, cutoff=cutoff)
    return near[0] if near else None


def listed(words: Iterable[str], most: int = 8) -> str:
    """Words as a readable list: 'a, b or c'."""
    known = list(words)
    if len(known) > most:
        return ", ".join(known[:most]) + " …"
    return " or ".join([", ".join(known[:-1]), known[-1]] if len(known) > 1 else known)
