"""The parts of a text, as a list to go through: things, words, deeds, blocks, levels."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from ludoteka.language.diagnostics import Span
from ludoteka.language.layout import Line
from ludoteka.studio.editor.reading import Reading, start_below

Kind = Literal["game", "thing", "word", "deed", "block", "level", "option"]
_KINDS: tuple[tuple[re.Pattern[str], Kind], ...] = (
    (re.compile(r"game "), "game"),
    (re.compile(r"level "), "level"),
    (re.compile(r"(options|ruleset)\b"), "option"),
    (re.compile(r"(to|may|when|before) "), "deed"),
    (re.compile(r"(setup|turn|end|round|legend|at any time|in every level)\b"), "block"),
    (re.compile(r"(an?|the) .*\b(is|are|has|remembers)\b|(has|is|remembers|zone) |.* (is|are)( |$)"), "word"),
)


@dataclass(frozen=True, slots=True)
class Part:
    """A part: what it is called and is, its first line, its last, and the parts in it."""

    name: str
    kind: Kind
    span: Span
    last: int
    parts: tuple[Part, ...] = ()


def outline(reading: Reading) -> tuple[Part, ...]:
    """The parts at the left margin, with what things can do below them."""
    return tuple(_part(line, "heading") for line in reading.top)


def _part(line: Line, start: str) -> Part:
    below = start_below(line.text, start)
    inside = tuple(_part(child, below) for child in line.children) if below in ("feature", "option") else ()
    return Part(line.text, _kind(line.text, start), line.span, _last(line), inside)


def _kind(text: str, start: str) -> Kind:
    if start == "option":
        return "option"
    return next((kind for pattern, kind in _KINDS if pattern.match(text)), "thing" if start == "heading" else "word")


def _last(line: Line) -> int:
    rows = [row.number for row in line.rows or ()]
    return max([line.number, *rows, *(_last(child) for child in line.children)])
