"""A sentence with one word changed: taken away, added, exchanged with its neighbour, or spelt otherwise."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from math import log

from ludoteka.language.diagnostics import did_you_mean
from ludoteka.language.reference import ENTRIES
from ludoteka.language.usage import END, PIECES, START, Usage, language_words

MOST_WORDS = 60
"""Longer sentences are not mended."""
TWICE, EXTRA, SWAPPED, MISSPELT, FARTHER, MISSING = 1.0, 12.0, 2.0, 3.5, 6.0, 1.5
"""How far-fetched each kind of mistake is: a word written twice, a word too many, and so on."""
_SIGNS = (",", ":", '"', "->")
_CLOSE = frozenset({",", ":"})
"""Signs that stand directly behind a word."""
_TURNING = frozenset({"not", "no", "never", "cannot"})
"""Words without which a sentence would say the contrary."""


@dataclass(frozen=True, slots=True)
class Part:
    """A word or sign, and the spaces in front of it."""

    gap: str
    word: str


@dataclass(frozen=True, slots=True)
class Edit:
    """The line as it would read, and how far-fetched that is."""

    cost: float
    text: str


def parts_of(text: str, pieces: re.Pattern[str] = PIECES) -> list[Part]:
    """The words of a line, or the signs of a row."""
    found, place = [], 0
    for one in pieces.finditer(text):
        found.append(Part(text[place:one.start()], one.group()))
        place = one.end()
    return found


def _joined(parts: Iterable[Part]) -> str:
    return "".join(part.gap + part.word for part in parts)


class Speller:
    """Knows the words that a text could mean, and which of them a word looks like."""

    def __init__(self, usage: Usage, declared: Iterable[str]) -> None:
        self._written: dict[str, str] = {}
        self._known = {*usage.words(), *(word for name in declared for word in name.split())} - language_words()
        self._shorter: dict[str, set[str]] = defaultdict(set)
        for word in self._known:
            for short in _shortened(word):
                self._shorter[short].add(word)

    def near(self, word: str) -> set[str]:
        """Known words that are one slip of the pen away: a letter too many, missing, wrong, or two exchanged."""
        word = word.lower()
        if len(word) > 40:
            return set()
        found = {other for short in _shortened(word) for table in (self._shorter, _language_shortened())
                 for other in table.get(short, ())}
        slips = {other for other in found if other != word and _one_slip(word, other)}
        if len(word) > 1:
            return slips
        return {other for other in slips if word in other or (other.isalpha() and other in language_words())}

    def farther(self, word: str) -> str | None:
        """The known word that an unknown one looks most like."""
        word = word.lower()
        if len(word) < 4 or word in self._known or word in language_words():
            return None
        return did_you_mean(word, self._known | language_words())


def _shortened(word: str) -> Iterator[str]:
    yield word
    for place in range(len(word)):
        yield word[:place] + word[place + 1:]


@cache
def _language_shortened() -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for word in language_words():
        for short in _shortened(word):
            found[short].add(word)
    return found


@cache
def _letters() -> tuple[Counter[str], Counter[str]]:
    """How often three letters, and the first two of them, stand together in the words of the reference."""
    said = " ".join(f"{entry.meaning} {entry.example}" for entry in ENTRIES).lower()
    threes: Counter[str] = Counter()
    twos: Counter[str] = Counter()
    for word in {*language_words(), *re.findall(r"[a-z]+", said)}:
        for place in range(len(word)):
            threes[f" {word} "[place:place + 3]] += 1
            twos[f" {word} "[place:place + 2]] += 1
    return threes, twos


def oddness(word: str) -> float:
    """How little a word looks like one: 'zow' more than 'sow'."""
    threes, twos = _letters()
    spaced = f" {word} "
    return sum(-log((threes[spaced[place:place + 3]] + 0.1) / (twos[spaced[place:place + 2]] + 2.6)) / 2
               for place in range(len(word)))


def _one_slip(word: str, other: str) -> bool:
    if len(word) > len(other):
        word, other = other, word
    start = next((place for place, (a, b) in enumerate(zip(word, other, strict=False)) if a != b), len(word))
    if len(word) < len(other):
        return word[start:] == other[start + 1:]
    return word[start + 1:] == other[start + 1:] or (
        word[start:start + 2] == other[start:start + 2][::-1] and word[start + 2:] == other[start + 2:])


Wanted = Callable[[list[str], list[str]], bool]
"""Whether a sentence of the first words may become one of the second."""


def edits(parts: list[Part], begin: int, reach: int, usage: Usage, speller: Speller, signs: Iterable[str] = (),
          wanted: Wanted | None = None) -> Iterator[Edit]:
    """Every change of one word from `begin` to `reach`; rows of a drawing are made of `signs`."""
    if len(parts) > MOST_WORDS:
        return
    old = _words(parts)
    with usage.without(old):
        for cost, changed in _changes(parts, begin, min(reach, len(parts)), usage, speller, tuple(signs)):
            new = _words(changed)
            if new and (wanted is None or wanted(old, new)):
                yield Edit(usage.change(old, new) + cost, _joined(changed))


def openers(below: str, words: Iterable[str], usage: Usage) -> Iterator[Edit]:
    """An empty line as one of the words that stand alone above such a line."""
    parts = parts_of(below)
    for word in words if parts else ():
        yield Edit(usage.above(word, parts[0].word.lower()), parts[0].gap[2:] + word)


def _words(parts: Iterable[Part]) -> list[str]:
    return [part.word.lower() for part in parts]


def _changes(parts: list[Part], begin: int, reach: int, usage: Usage, speller: Speller,
             signs: tuple[str, ...]) -> Iterator[tuple[float, list[Part]]]:
    words = _words(parts)
    for place in range(begin, reach):
        part, front, rest = parts[place], parts[:place], parts[place + 1:]
        twice = words[place + 1:place + 2] == [words[place]]
        if (not front or words[place - 1] != words[place]) and (twice or words[place] not in _TURNING):
            yield TWICE if twice else EXTRA, _without(parts, place, 1)
        if words[place:place + 2] == words[place + 2:place + 4]:
            yield TWICE, _without(parts, place, 2)
        if rest and not twice:
            first, second = (part.gap, rest[0].gap or " ") if not front else (rest[0].gap, part.gap)
            yield SWAPPED, [*front, Part(first, rest[0].word), Part(second, part.word), *rest[1:]]
        for cost, word in _spelt(part.word, usage, speller, signs):
            yield cost, [*front, Part(part.gap, word), *rest]
    yield from _added(parts, begin, reach, usage, signs)


def _without(parts: list[Part], place: int, count: int) -> list[Part]:
    """The parts but some; the first of a line keeps its indentation."""
    rest = parts[place + count:]
    if place == 0 and rest:
        return [Part(parts[0].gap, rest[0].word), *rest[1:]]
    if rest and not rest[0].gap and parts[place].gap and rest[0].word not in _CLOSE:
        return [*parts[:place], Part(parts[place].gap, rest[0].word), *rest[1:]]
    return parts[:place] + rest


def _spelt(word: str, usage: Usage, speller: Speller, signs: tuple[str, ...]) -> Iterator[tuple[float, str]]:
    near = sorted(speller.near(word)) if word[0].isalpha() and not signs else []
    for one in near:
        yield MISSPELT + oddness(one) - oddness(word.lower()), usage.written(one)
    if not near and not signs and (far := speller.farther(word)) is not None:
        yield FARTHER + oddness(far) - oddness(word.lower()), usage.written(far)
    if signs or not word[0].isalnum():
        for sign in signs or _SIGNS:
            if sign != word:
                yield -MISSPELT if word == 2 * sign else MISSPELT, sign


def _added(parts: list[Part], begin: int, reach: int, usage: Usage,
           signs: tuple[str, ...]) -> Iterator[tuple[float, list[Part]]]:
    words = [START, *_words(parts), END]
    for place in range(begin, reach + 1):
        for word in signs or dict.fromkeys(usage.between(words[place], words[place + 1])):
            if word[0] == '"' and len(word) > 1:
                continue
            new = Part("" if word in _CLOSE and not signs else " ", usage.written(word))
            if place == 0 and parts:
                yield MISSING, [Part(parts[0].gap, new.word), Part(" ", parts[0].word), *parts[1:]]
            else:
                yield MISSING, [*parts[:place], new, *parts[place:]]
