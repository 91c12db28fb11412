"""Which lines of a text may be to blame for its messages: those with a message, and those that made them wrong."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

from ludoteka.language.diagnostics import Diagnostic, in_order
from ludoteka.language.edits import MISSPELT, Speller, oddness
from ludoteka.language.layout import LONGEST_LINE
from ludoteka.language.reading import Reading
from ludoteka.language.usage import PIECES, UNKNOWN, language_words
from ludoteka.language.vocabulary import Vocabulary

MOST_SUSPECTS = 10
FIRST = 4
"""The first messages are looked into most."""
BROKEN = -2 * UNKNOWN
"""A line that cannot be read, or could declare what others miss, is likelier to blame than others."""
NEAR_BY = 6.0
"""How far-fetched it is that a line is wrong only because it stands above or below one with a message."""
BEYOND = 20
"""A phrase of several words may be broken so many signs behind its beginning."""
_NAMED = re.compile(r"'([^']+)'")
_READ_TO = frozenset({"unexpected", "first-word", "only-first"})
"""Messages about the first word that does not fit: what comes long after it is not to blame."""
_UNREAD = frozenset({"unfinished", "column"})
"""Other messages about lines that cannot be read as they stand."""
MEANT, READ, UNREAD = 0.0, 3.5, 10.0
"""How far-fetched a change of a line may be that is clear but not possible, that can be read, and that cannot."""
_MEANT = frozenset({"reserved", "clash", "side", "seats", "size", "format", "range", "twice", "owner"})
"""Messages about what an author most likely meant as it stands."""
_WITHIN = frozenset({"sign", "uneven", "drawing-size"})
"""Messages about signs: only the stretch they point at is to blame."""


@dataclass(frozen=True, slots=True)
class Clue:
    """What lines with messages miss: words, and the pairs in which they stand there."""

    words: frozenset[str]
    pairs: frozenset[tuple[str, str]]
    hidden: bool = False
    """Whether the line declares a longer name that holds such a word."""

    def leads_to(self, old: list[str], new: list[str]) -> bool:
        """Whether a line that is changed so could be what they miss."""
        return self.hidden or bool(self.words & ({*new} - {*old}) or self.pairs & ({*pairwise(new)} - {*pairwise(old)}))

    def spells(self, old: list[str], new: list[str]) -> float | None:
        """How far-fetched it is that one word of the line should be the missing one, if that is all."""
        changed = [both for both in zip(old, new, strict=True) if both[0] != both[1]] if len(old) == len(new) else []
        if len(changed) == 1 and changed[0][1] in self.words:
            return MISSPELT + oddness(changed[0][1]) - oddness(changed[0][0])
        return None


@dataclass(frozen=True, slots=True)
class Suspect:
    """A line that may be to blame."""

    line: int
    begin: int = 1
    reach: int = LONGEST_LINE
    """The columns between which it may be wrong."""
    doubt: float = 0.0
    """How far-fetched it is to blame this line."""
    limit: float = READ
    """How far-fetched a change of it may be."""
    clue: Clue | None = None
    """What other lines miss, where this line itself is understood."""


def suspects(reading: Reading, text: list[str], speller: Speller) -> list[Suspect]:
    """The lines that may be to blame, each once."""
    found: dict[tuple[int, bool], Suspect] = {}
    for one in _suspects(reading, text, speller):
        if 1 <= one.line <= len(text) and len(found) < MOST_SUSPECTS:
            found.setdefault((one.line, one.clue is None), one)
    return list(found.values())


def _suspects(reading: Reading, text: list[str], speller: Speller) -> Iterator[Suspect]:
    errors = reading.errors
    heads = {line.number for line in reading.lines}
    kinds = {one.code: one for one in reversed(errors)}
    yield from map(_blamed, [one for one in errors if one.line in heads][:3])
    yield from map(_blamed, in_order([*errors[:FIRST], *kinds.values()])[:6])
    yield from (Suspect(line, doubt=BROKEN, limit=UNREAD) for line in _gaps(reading, text))
    yield from _understood(reading, _clue([*kinds.values(), *errors[:6]], text, reading.vocabulary), speller)
    yield from (Suspect(line, doubt=NEAR_BY) for line in _around(reading))
    yield from map(_blamed, errors[FIRST:])


def _blamed(one: Diagnostic) -> Suspect:
    """A line with a message of its own."""
    if one.code in _READ_TO:
        return Suspect(one.line, reach=one.end_column + BEYOND, doubt=BROKEN, limit=UNREAD)
    if one.code in _UNREAD:
        return Suspect(one.line, doubt=BROKEN, limit=UNREAD)
    if one.code in _WITHIN and one.end_column > one.column:
        return Suspect(one.line, one.column, one.end_column, limit=UNREAD)
    return Suspect(one.line, limit=UNREAD if one.code == "unknown-word" else MEANT if one.code in _MEANT else READ)


def _gaps(reading: Reading, text: list[str]) -> list[int]:
    """Empty lines inside a block, where a line may be missing; first those above a line with a message."""
    gaps = [number for number, (line, below) in enumerate(pairwise(text), 1)
            if not line.strip() and below.startswith(" ")]
    wrong = {one.line for one in reading.errors}
    drawn = {row.number for top in reading.lines for line in top.walk() for row in line.rows or ()}
    above = [number for number in gaps if number + 1 in wrong]
    return [*above, *(number for number in gaps if number not in drawn)][:3]


def _around(reading: Reading) -> Iterator[int]:
    """The lines above and the last lines below those with the first messages."""
    first = {one.line for one in reading.errors[:FIRST]}
    for line in (one for top in reading.lines for one in top.walk()):
        if line.children and line.number in first:
            yield line.children[-1].number
        if any(child.number in first for child in line.children):
            yield line.number


# ---- lines that are understood, but not as they were meant -----------------------------------------------------------
def _clue(errors: Iterable[Diagnostic], text: list[str], vocabulary: Vocabulary) -> Clue:
    """The words that messages name and nobody declares."""
    words: set[str] = set()
    pairs: set[tuple[str, str]] = set()
    for one in errors:
        said = PIECES.findall(text[one.line - 1].lower()) if one.line <= len(text) else []
        for name in _NAMED.findall(one.message.lower()):
            missed = {word for word in name.split() if word not in language_words()
                      and (word not in vocabulary.sorts or one.code == "property")}
            words |= missed | {word.removesuffix("s") for word in missed}
            pairs |= {two for two in pairwise(said) if missed & {*two}}
    return Clue(frozenset(words), frozenset(pairs))


def _understood(reading: Reading, clue: Clue, speller: Speller) -> Iterator[Suspect]:
    """Lines that can be read and may be meant to declare what others miss."""
    declared = reading.vocabulary.lines
    hiding = {at for known, at in declared.items() if " " in known and clue.words & {*known.split()}}
    hiding |= {*_doubled(reading, clue)}
    for line in dict.fromkeys((*_doubled(reading, clue), *_declaring(reading, clue, speller))):
        yield Suspect(line, doubt=BROKEN, limit=UNREAD, clue=replace(clue, hidden=line in hiding))


def _doubled(reading: Reading, clue: Clue) -> Iterator[int]:
    """Lines of the legend whose sign is a missing one written twice."""
    for line in (one for top in reading.lines if top.text == "legend" for one in top.children):
        sign = line.text.split()[0]
        if sign[1:] == sign[:1] and sign[1:].lower() in clue.words:
            yield line.number


def _declaring(reading: Reading, clue: Clue, speller: Speller) -> Iterator[int]:
    """Lines with a word that looks like a missing one; lines that declare a word it stands beside."""
    near = {other for name in clue.words for other in speller.near(name)} - language_words() - clue.words
    beside = {word for two in clue.pairs for word in two} - language_words() - clue.words
    for line in (one for top in reading.lines for one in (top, *top.children)):
        if near & {*PIECES.findall(line.text.lower())}:
            yield line.number
    for wanted in (near | clue.words, beside):
        for known, at in reading.vocabulary.lines.items():
            if at and wanted & {*known.split()}:
                yield at
