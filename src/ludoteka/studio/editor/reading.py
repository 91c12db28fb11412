"""A text as an editor sees it: every sentence with its words, what kind of line it is, and what is drawn below it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from lark import Token

from ludoteka.language.diagnostics import Findings, Span
from ludoteka.language.layout import Line, read_layout
from ludoteka.language.lexer import Sentence, tokens_of
from ludoteka.language.signs import explained_by
from ludoteka.language.vocabulary import DRAWN_NAME, Vocabulary, read_vocabulary

_BLOCKS = re.compile(r"(setup|turn|end|round|at any time|end at any time)$")
_DEEDS = re.compile(r"(to|when|before|may) ")
_CELL = re.compile(r"[^|]+")


@dataclass(frozen=True, slots=True)
class Word:
    """A word or phrase of a sentence, with its sort and where it stands; `base` is its plain form."""

    sort: str
    base: str
    text: str
    span: Span


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence: its line, what it is read as, and its words."""

    line: Line
    start: str
    """The grammar's start for it; '' where it is no sentence, as a name in a table."""
    words: tuple[Word, ...]


class Reading:
    """One text, read once; a text of levels takes its words from its rules."""

    def __init__(self, text: str, rules: Reading | None = None) -> None:
        self.text = text
        self.rules = rules or self
        """Where words and signs are explained."""
        self.lines = text.splitlines()
        self.top = read_layout(text, Findings())
        self.vocabulary: Vocabulary = rules.vocabulary if rules is not None else read_vocabulary(self.top, Findings())
        self.said = tuple(self._read())

    # ---- sentences ---------------------------------------------------------------------------------------------------
    def _read(self) -> Iterator[Said]:
        for line in self.top:
            yield from self._below(line, "heading")

    def _below(self, line: Line, start: str) -> Iterator[Said]:
        yield self._sentence(line, start)
        if line.rows is not None:
            yield from self._rows(line)
        below = start_below(line.text, start)
        for child in line.children:
            yield from self._below(child, below)

    def _sentence(self, line: Line, start: str) -> Said:
        text, column = line.text, line.column
        if start == "legendline":
            text = explained_by(text).said
            column += len(line.text) - len(text)
        return Said(line, start, self.words(text, line.number, column))

    def _rows(self, line: Line) -> Iterator[Said]:
        """The words in the cells of a table, and the names above drawn things."""
        for row in line.rows or ():
            cells = _CELL.finditer(row.text) if line.text.endswith("table") else DRAWN_NAME.finditer(row.text)
            for cell in cells:
                name = cell[0] if line.text.endswith("table") else cell[1]
                left = cell.start() + len(name) - len(name.lstrip())
                yield Said(line, "", self.words(name.strip(), row.number, left + 1))

    def words(self, text: str, number: int, column: int) -> tuple[Word, ...]:
        """The words of a stretch of a line, where they stand in the text as it is written."""
        tokens = tokens_of(Sentence(text, number, column), self.vocabulary)
        return tuple(self._word(token, text, column) for token in tokens)

    def _word(self, token: Token, text: str, column: int) -> Word:
        start, end = token.column or 1, token.end_column or 1
        written = text[start - column:end - column]
        base = self.vocabulary.base_form(" ".join(written.lower().split()))
        return Word(token.type, base, written, self.span(token.line or 1, start, end))

    def span(self, line: int, column: int, end_column: int) -> Span:
        """A stretch that was counted with two spaces for each tab, as it stands in the text."""
        raw = self.lines[line - 1] if line <= len(self.lines) else ""
        if "\t" not in raw:
            return Span(line, column, end_column)
        return Span(line, _raw(raw, column), _raw(raw, end_column))

    # ---- places ------------------------------------------------------------------------------------------------------
    def word_at(self, line: int, column: int) -> Word | None:
        """The word that stands at a place, or ends there."""
        here = [word for said in self.said for word in said.words if word.span.line == line]
        touched = [word for word in here if word.span.column <= column <= word.span.end_column]
        return next((word for word in touched if column < word.span.end_column), touched[0] if touched else None)

    def drawing_at(self, line: int) -> Line | None:
        """The line below which a drawing stands that this line belongs to."""
        return next((said.line for said in self.said if said.line.rows and said.start
                     and any(row.number == line for row in said.line.rows)), None)

    def above(self, line: int, indent: int) -> list[Line]:
        """The lines that a new line at that place and indentation would belong to, outermost first."""
        found: list[Line] = []
        for said in self.said:
            if said.line.number >= line or not said.start:
                continue
            while found and found[-1].indent >= said.line.indent:
                found.pop()
            found.append(said.line)
        return [one for one in found if one.indent < indent]


def start_below(text: str, start: str) -> str:
    """What a line below this one is read as; '' for lines that are no sentences."""
    if text.endswith((" if all of", " if any of")) or text == "in every level":
        return "condline"
    if text.endswith((" is", " are")) and start in ("heading", "feature"):
        return "caseline"
    if start != "heading":
        return "line" if start in ("feature", "line") else start
    if text in ("options", "legend"):
        return "option" if text == "options" else "legendline"
    if text.startswith("ruleset"):
        return "ruleline"
    if text == "board of places":
        return ""
    return "line" if _BLOCKS.match(text) or _DEEDS.match(text) else "feature"


def _raw(raw: str, column: int) -> int:
    """A column in a line whose tabs were counted as two spaces."""
    wide = 1
    for place, sign in enumerate(raw, 1):
        if wide >= column:
            return place
        wide += 2 if sign == "\t" else 1
    return len(raw) + 1


@lru_cache(maxsize=16)
def read(text: str, rules: str | None = None) -> Reading:
    """A text as an editor sees it; what was read lately is not read again."""
    return Reading(text, read(rules) if rules is not None else None)
