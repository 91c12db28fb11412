"""A text as a tree of lines: indentation, comments and drawn blocks, before any word is understood."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from ludoteka.language.diagnostics import Findings, Span

LONGEST_TEXT = 1_000_000
LONGEST_LINE = 1_000
DEEPEST = 24
MOST_LINES = 5_000
"""Sentences in one text; rows of drawings do not count."""

_DRAWN = re.compile(r"\bas drawn\b|^setup drawn\b|^board drawn(?! by)|^[\w' -]+ drawn$")
_TABLE = re.compile(r" table$")
_LEVEL = re.compile(r"^level\b")


@dataclass(slots=True)
class Line:
    """One line without its comment, the lines below it, or the rows of the drawing below it."""

    number: int
    indent: int
    text: str
    comment: str = ""
    children: list[Line] = field(default_factory=list)
    rows: list[Row] | None = None
    astray: int = 0
    """How much further in the line stands than it should."""

    @property
    def column(self) -> int:
        """Where its first word stands."""
        return self.indent + self.astray + 1

    @property
    def span(self) -> Span:
        return Span(self.number, self.column, self.column + len(self.text))

    def walk(self) -> Iterator[Line]:
        """This line and all below it."""
        yield self
        for child in self.children:
            yield from child.walk()


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a drawing or a table, as it stands in the text."""

    number: int
    text: str


def holds_drawing(text: str) -> bool:
    """Whether the lines below this one are a drawing or a table, not sentences."""
    return bool(_DRAWN.search(text) or _TABLE.search(text) or _LEVEL.match(text))


def split_comment(text: str) -> tuple[str, str]:
    """A line's words and its comment; '--' inside quotes is not a comment."""
    quoted = False
    for place, sign in enumerate(text):
        if sign == '"':
            quoted = not quoted
        elif not quoted and text.startswith("--", place) and (place == 0 or text[place - 1].isspace()):
            return text[:place].rstrip(), text[place + 2:].strip()
    return text.rstrip(), ""


def read_layout(text: str, findings: Findings) -> list[Line]:
    """The top lines of a text, each with what stands below it."""
    if len(text) > LONGEST_TEXT:
        findings.error("too-long", Span(1), f"the text has {len(text)} signs; {LONGEST_TEXT} can be read")
        text = text[:LONGEST_TEXT]
    top: list[Line] = []
    open_lines: list[Line] = []
    drawing: Line | None = None
    sentences = 0
    for number, raw in enumerate(text.splitlines(), 1):
        raw = _tidy(raw, number, findings)
        indent = len(raw) - len(raw.lstrip(" "))
        if drawing is not None and drawing.rows is not None and (not raw.strip() or indent > drawing.indent):
            drawing.rows.append(Row(number, raw))
            continue
        drawing = None
        words, comment = split_comment(raw)
        if not words.strip():
            continue
        sentences += 1
        if sentences > MOST_LINES:
            findings.error("too-long", Span(number), f"a game has at most {MOST_LINES} sentences; the rest is unread")
            break
        line = Line(number, indent, words.strip(), comment)
        _hang(line, top, open_lines, findings)
        if holds_drawing(line.text):
            line.rows = []
            drawing = line
    for line in top:
        for one in line.walk():
            _drop_blank_ends(one)
    return top


def _tidy(raw: str, number: int, findings: Findings) -> str:
    """The line without tabs and control signs, which get a message."""
    if "\t" in raw:
        column = raw.index("\t") + 1
        findings.error("tab", Span(number, column, column + 1), "a tab stands here",
                       "indent with spaces, two for each step", fix="  ")
        raw = raw.replace("\t", "  ")
    if len(raw) > LONGEST_LINE:
        findings.error("long-line", Span(number, LONGEST_LINE, LONGEST_LINE + 1),
                       f"a line of {len(raw)} signs is too long to read", "break it into several lines")
        raw = raw[:LONGEST_LINE].rsplit(" ", 1)[0]
    return raw


def _hang(line: Line, top: list[Line], open_lines: list[Line], findings: Findings) -> None:
    """Put a line below the nearest line above it that is indented less."""
    while open_lines and open_lines[-1].indent >= line.indent:
        open_lines.pop()
    siblings = open_lines[-1].children if open_lines else top
    if siblings and siblings[0].indent != line.indent:
        findings.error("indent", Span(line.number, 1, line.indent + 1),
                       f"this line is indented by {line.indent}, the line it belongs with by {siblings[0].indent}",
                       "lines of one block begin in the same column", fix=" " * siblings[0].indent)
        _put_right(line, siblings[0].indent)
    elif not open_lines and line.indent:
        findings.error("indent", Span(line.number, 1, line.indent + 1),
                       "nothing stands above this line that it could belong to", fix="")
        _put_right(line, 0)
    if len(open_lines) >= DEEPEST:
        findings.error("deep", line.span, f"more than {DEEPEST} blocks inside each other",
                       "give a part of it a name with 'to …'")
        return
    siblings.append(line)
    open_lines.append(line)


def _put_right(line: Line, indent: int) -> None:
    line.astray, line.indent = line.indent - indent, indent


def _drop_blank_ends(line: Line) -> None:
    while line.rows and not line.rows[-1].text.strip():
        line.rows.pop()
