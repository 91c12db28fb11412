"""A text that was read once, kept to read changed lines of it again."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, replace
from functools import cache

from ludoteka.language.diagnostics import Messages
from ludoteka.language.layout import Line
from ludoteka.language.parser import fits
from ludoteka.language.pictures import SIGNS
from ludoteka.language.usage import PIECES, language_words
from ludoteka.language.vocabulary import Vocabulary, reread

_APART, _BESIDE = re.compile(r"\S+"), re.compile(r"\S")
"""Signs of a drawing with spaces between them, and without."""
_WORD = re.compile(r"[^\W\d_]{3}")
_RANGE = re.compile(r"(\d{1,3}) to (\d{1,3}) ")
MOST_SIGNS = 40
"""So many signs are considered for a place in a drawing."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What was said of a text, its words and its lines."""

    messages: Messages
    vocabulary: Vocabulary
    lines: list[Line]

    @property
    def errors(self) -> Messages:
        return tuple(one for one in self.messages if one.severity == "error")

    @property
    def doubts(self) -> int:
        return sum(one.severity == "warning" for one in self.messages)


class Places:
    """Where each line of a text stands, and as what it is read."""

    def __init__(self, reading: Reading) -> None:
        self._vocabulary = reading.vocabulary
        self._lines: dict[int, tuple[Line, int, str]] = {}
        self._rows: dict[int, Line] = {}
        for top in reading.lines:
            self._note(top, 0, "")
        self._starts = {line: (start, text) for start, line, _, text in reading.vocabulary.parsed or ()}
        self._legend = [sign for top in reading.lines if top.text == "legend" for child in top.children
                        for sign in _explained(child.text)]

    def _note(self, line: Line, depth: int, top: str) -> None:
        self._lines[line.number] = (line, depth, top)
        for row in line.rows or ():
            self._rows[row.number] = line
        for child in line.children:
            self._note(child, depth + 1, top or line.text)

    def signs(self, line: int) -> tuple[tuple[str, ...], re.Pattern[str]]:
        """The signs that a row of a drawing may have, and how they stand; none for a sentence."""
        above = self._rows.get(line)
        rows = [row for row in (above.rows or () if above is not None else ()) if not _WORD.search(row.text)]
        others = [row.text for row in rows if row.number != line]
        if above is None or above.text.endswith(" table") or len(rows) == len(others):
            return (), PIECES
        pieces = _APART if all(map(_stands_apart, others)) else _BESIDE
        met = Counter(sign for row in others for sign in pieces.findall(row))
        known = (sign for sign in self._legend if pieces is _APART or len(sign) == 1)
        fixed = (*SIGNS, "->") if "as drawn" in above.text else (".",)
        return tuple(dict.fromkeys((*fixed, *(sign for sign, _ in met.most_common()), *known)))[:MOST_SIGNS], pieces

    def fits(self, line: int, text: str) -> bool:
        """Whether the line could read so; where that is not known, it may."""
        if line not in self._lines or line not in self._starts:
            return True
        start, read = self._starts[line]
        known, depth, top = self._lines[line]
        front = known.text.removesuffix(read)
        if not text.startswith(front):
            return bool(text)
        words = reread(self._vocabulary, replace(known, text=text), depth, top)
        return fits(text[len(front):], start, words)


def _stands_apart(row: str) -> bool:
    return all(len(word.removesuffix("+")) == 1 or word.isdigit() or word == "->" for word in row.split())


def _explained(text: str) -> list[str]:
    """The signs that a line of the legend explains."""
    found = _RANGE.match(text)
    return [str(number) for number in range(int(found[1]), int(found[2]) + 1)] if found else [text.split()[0]]


@cache
def alone() -> tuple[str, ...]:
    """The words of the language that can be a whole sentence, with others below."""
    return tuple(word for word in sorted(language_words())
                 if any(fits(word, start, Vocabulary()) for start in ("heading", "line")))
