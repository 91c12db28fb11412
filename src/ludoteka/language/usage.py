"""How sentences are usually written: which words follow which, in the reference's examples and in the text itself."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from math import log

from ludoteka.language.diagnostics import Findings
from ludoteka.language.layout import Line, read_layout
from ludoteka.language.reference import ENTRIES
from ludoteka.language.vocabulary import Vocabulary, read_vocabulary
from ludoteka.language.words import phrase_tokens

PIECES = re.compile(r'"[^"]*"|->|\d+|[^\W\d_][\w-]*(?:\'\w+)?|\S')
"""The words and signs of a sentence; words in quotes are one."""
_TITLED = re.compile(r"(game|ruleset|level) ")
"""Lines whose words have capital letters of their own."""
START, END = "\n", "\r"
"""Stand for the beginning and the end of a sentence; no word is like them."""
BELOW = "\f"
"""Marks counts of what stands below a line."""
UNKNOWN = 8.0
"""How unusual a word is that nobody declares."""
ARTICLE = 4.0
"""How unusual 'a' is where 'an' is right, or the other way round."""
MOST_LINES = 2_000
"""So many lines of a text are looked at."""


@cache
def language_words() -> frozenset[str]:
    """Every single word and sign of the language's phrases."""
    return frozenset(word for phrase in phrase_tokens() for word in phrase.split())


Words = tuple[str, ...]


@dataclass(slots=True)
class Counts:
    """How often a word stands alone, behind another, and behind two others."""

    seen: Counter[Words] = field(default_factory=Counter)
    """One, two and three words that stood together, in their order."""
    fronts: Counter[Words] = field(default_factory=Counter)
    """How often a word stood behind these."""
    after: dict[str, dict[str, None]] = field(default_factory=lambda: defaultdict(dict))
    before: dict[str, dict[str, None]] = field(default_factory=lambda: defaultdict(dict))

    def add(self, words: Sequence[str], times: int = 1) -> None:
        """Count a sentence, or with -1 forget it."""
        framed = [START, START, *words, END]
        for three in zip(framed, framed[1:], framed[2:], strict=False):
            for length in (1, 2, 3):
                self.seen[three[-length:]] += times
                self.fronts[three[-length:-1]] += times
            self.after[three[1]][three[2]] = None
            self.before[three[2]][three[1]] = None


    def note_opening(self, above: str, first: str) -> None:
        """Count which word begins the line below one that is a single word."""
        self.seen[BELOW, above, first] += 1
        self.fronts[BELOW, above] += 1
        self.fronts[BELOW,] += 1


def _share(words: Words, counts: Counts) -> float:
    """How often the last word stood behind those before it."""
    met = counts.seen[words]
    return met / counts.fronts[words[:-1]] if met else 0.0


def _shared(words: Words, counts: Counts, others: Counts) -> float:
    """The same in two counts together."""
    met = counts.seen[words] + others.seen[words]
    return met / (counts.fronts[words[:-1]] + others.fronts[words[:-1]]) if met else 0.0


class Usage:
    """What is usual in one text: its own words as it uses them, the language's as everybody does."""

    def __init__(self, lines: Iterable[Line], vocabulary: Vocabulary) -> None:
        self._sorts = _sorts(vocabulary)
        self._said, self._shapes = Counts(), Counts()
        self._own: dict[str, Counter[str]] = defaultdict(Counter)
        self._written: dict[str, str] = {}
        self._steps: dict[Words, float] = {}
        self._sentences: set[Words] = set()
        lines = list(lines)
        for above, first in _openings(lines):
            self._shapes.note_opening(above, self.sort(first))
        for text in _sentences(lines):
            written = PIECES.findall(text)
            words = [word.lower() for word in written]
            if not _TITLED.match(text):
                self._written = dict(zip(words, written, strict=True)) | self._written
            self._sentences.add(tuple(words))
            self._count(words, 1)

    def _count(self, words: Sequence[str], times: int) -> None:
        self._said.add(words, times)
        self._shapes.add([self.sort(word) for word in words], times)
        for word in words:
            if self.sort(word) != word:
                self._own[self.sort(word)][word] += times
        self._steps.clear()

    @contextmanager
    def without(self, words: Sequence[str]) -> Iterator[None]:
        """What is usual apart from one sentence, which is not to speak for itself."""
        counted = tuple(words) in self._sentences
        if counted:
            self._count(words, -1)
        yield
        if counted:
            self._count(words, 1)

    def sort(self, word: str) -> str:
        """A word of the language itself, or what sort of own word, number or quote it is."""
        return _sort(word, self._sorts)

    def written(self, word: str) -> str:
        """A word with its capital letters."""
        return self._written.get(word, word)

    def words(self) -> Iterable[str]:
        """Every word that the text uses."""
        return (word for words in self._said.seen if len(words) == 1 for word in words)

    def cost(self, words: Sequence[str]) -> float:
        """How unusual a sentence is: less is likelier."""
        return self._steep([START, START, *words, END])

    def change(self, old: Sequence[str], new: Sequence[str]) -> float:
        """How much more unusual a sentence is when it is changed so."""
        first = next((at for at, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
        before, after = [START, START, *old, END][first:], [START, START, *new, END][first:]
        same = 0  # words at the end that stand alike, but for two that look back over the change
        while same < min(len(before), len(after)) - 2 and before[-1 - same] == after[-1 - same]:
            same += 1
        same = max(0, same - 2)
        return self._steep(after[:len(after) - same]) - self._steep(before[:len(before) - same])

    def _steep(self, framed: list[str]) -> float:
        return sum(map(self._step, zip(framed, framed[1:], framed[2:], strict=False)))

    def between(self, first: str, second: str) -> Iterator[str]:
        """Words that the text has behind the first or before the second, and such as usually stand between."""
        for word in (*self._said.after.get(first, ()), *self._said.before.get(second, ())):
            if word not in (START, END):
                yield word
        one, other, known = self.sort(first), self.sort(second), (self._shapes, _reference())
        behind = dict.fromkeys(sort for counts in known for sort in counts.after.get(one, ()))
        before = {sort for counts in known for sort in counts.before.get(other, ())}
        for sort in (sort for sort in behind if sort in before):
            if sort in self._own:
                yield from (word for word, _ in self._own[sort].most_common(12))
            elif sort in language_words():
                yield sort

    def above(self, word: str, first: str) -> float:
        """How unusual it is that a word stands alone on a line above one that begins so."""
        counts = (self._shapes, _reference())
        met = sum(one.seen[BELOW, word, self.sort(first)] for one in counts)
        ever = sum(one.fronts[BELOW, word] for one in counts)
        return -log((met + 0.01 * ever + 0.01) / _reference().fronts[BELOW,])

    def _step(self, three: Words) -> float:
        if three not in self._steps:
            self._steps[three] = self._surprise(three)
        return self._steps[three]

    def _surprise(self, three: Words) -> float:
        sorts = tuple(map(self.sort, three))
        own = 1.0
        if sorts[-1] in self._own:
            known = self._own[sorts[-1]]
            own = (max(0, known[three[-1]]) + 0.5) / (known.total() + len(known) + 1)
        likely = (0.3 * _share(three, self._said) + 0.25 * _share(three[1:], self._said)
                  + own * (0.2 * _shared(sorts, self._shapes, _reference())
                           + 0.15 * _shared(sorts[1:], self._shapes, _reference())
                           + 0.05 * _shared(sorts[2:], self._shapes, _reference())))
        odd = UNKNOWN if sorts[-1] == "<unknown>" else ARTICLE if _wrong_article(three[1], three[2]) else 0
        return -log(likely + 1e-7) + odd


def _wrong_article(article: str, word: str) -> bool:
    """'an mark', 'a enemy'."""
    return article in ("a", "an") and (article == "an") != (word[:1] in "aeiou")


def _sorts(vocabulary: Vocabulary) -> dict[str, str]:
    """The sort of each single word of the file's own names."""
    found: dict[str, str] = {}
    for name, sort in vocabulary.sorts.items():
        for word in name.split():
            found.setdefault(word, f"{sort}, many" if name in vocabulary.singular else sort)
    return found


def _sort(word: str, sorts: Mapping[str, str]) -> str:
    if word in language_words() or word in (START, END):
        return word
    if word[0] == '"' and len(word) > 1:
        return "<quoted>"
    if word.isdigit():
        return "<number>"
    if word.endswith("'s"):
        return _sort(word[:-2], sorts) + "'s"
    return f"<{sorts.get(word, 'unknown' if word[0].isalpha() else 'sign')}>"


def _openings(lines: Iterable[Line]) -> Iterator[tuple[str, str]]:
    """Lines of a single word, with the first word of the line below."""
    for line in (one for top in lines for one in top.walk()):
        if line.children and " " not in line.text:
            yield line.text.lower(), PIECES.findall(line.children[0].text)[0].lower()


def _sentences(lines: Iterable[Line]) -> Iterator[str]:
    """The lines and the rows drawn below them."""
    left = MOST_LINES
    for line in (one for top in lines for one in top.walk()):
        for text in (line.text, *(row.text for row in line.rows or ())):
            left -= 1
            if left < 0:
                return
            yield text


@cache
def _reference() -> Counts:
    """What the examples of the reference show, their own words by sort."""
    shapes: dict[str, list[str]] = {}
    openings: list[tuple[str, str]] = []
    for text in dict.fromkeys(entry.text for entry in ENTRIES):
        lines = read_layout(text, Findings())
        sorts = _sorts(read_vocabulary(lines, Findings()))
        openings += [(above, _sort(first, sorts)) for above, first in _openings(lines)]
        for sentence in _sentences(lines):
            shapes[sentence] = [_sort(word, sorts) for word in PIECES.findall(sentence.lower())]
    counts = Counts()
    for shape in shapes.values():
        counts.add(shape)
    for above, first in openings:
        counts.note_opening(above, first)
    return counts
