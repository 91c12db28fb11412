"""What an author may have meant: the change of one line that leaves the fewest mistakes, the likeliest first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from heapq import nsmallest

from ludoteka.language.diagnostics import Diagnostic, Fix, Messages, Span
from ludoteka.language.edits import Edit, Part, Speller, edits, openers, parts_of
from ludoteka.language.layout import split_comment
from ludoteka.language.reading import Places, Reading, alone
from ludoteka.language.suspects import Clue, Suspect, suspects
from ludoteka.language.usage import Usage, language_words
from ludoteka.language.vocabulary import Vocabulary
from ludoteka.language.words import NUMERALS

MOST_READ = 120_000
"""So many signs are read again to find the causes of a text's mistakes."""
FRAME = 500
"""Reading even the shortest text again costs as much as so many signs."""
MOST_TRIALS = 20
"""So many changed texts are read for one cause."""
MOST_CAUSES = 3
MOST_ERRORS = 60
"""A text with more mistakes gets no advice beyond its messages."""
CANDIDATES, FEW = 16, 6
"""So many changes of one line are looked at closely; of a row, or of a line that is understood, few."""
DOUBT = 4.0
"""How much less likely a change is that leads to a warning."""
MARGIN = 3.0
"""A change that is less likely than the best by this is not tried any more."""
_SURE = frozenset({"tab", "indent", "face", "listed", "shows"})
"""Messages whose own fix is the right one."""
_NO_NAMES = frozenset({"one", "if", "when", "before", "at", *NUMERALS})
"""Words that begin sentences and no name."""
Read = Callable[[str, Vocabulary], Reading]


@dataclass(frozen=True, slots=True)
class Advice:
    """The messages that are left when what follows from others is left out, and the text with their fixes."""

    messages: Messages
    text: str


@dataclass(frozen=True, slots=True)
class Candidate:
    """A line written anew, and how far-fetched that is."""

    cost: float
    line: int
    text: str


@dataclass(frozen=True, slots=True)
class Trial:
    """A candidate and what is said of the text with it."""

    candidate: Candidate
    reading: Reading

    @property
    def rank(self) -> tuple[int, float]:
        """Fewest mistakes first, then the likeliest."""
        return len(self.reading.errors), self.candidate.cost + DOUBT * self.reading.doubts


def advice(text: str, messages: Messages, read: Read) -> Advice:
    """The messages with fixes; those that a fix of another line takes away are left out."""
    errors = sum(one.severity == "error" for one in messages)
    if not 0 < errors <= MOST_ERRORS or len(text) > MOST_READ:
        return Advice(messages, text)
    search = Search(text, read)
    search.run()
    told = {(one.code, one.span) for one in search.causes}
    left = {(one.code, one.line) for one in search.reading.errors}
    others = (one for one in messages if one.severity == "warning" or (one.code, one.line) in left)
    kept = (search.proven(one) for one in others if (one.code, one.span) not in told)
    return Advice((*search.causes, *kept), "\n".join(search.text))


class Search:
    """Looks for one cause after the other, as long as its budget lasts."""

    def __init__(self, text: str, read: Read) -> None:
        self.text = text.splitlines()
        self.causes: list[Diagnostic] = []
        self._changed: set[int] = set()
        """Lines that are written anew: columns in them are others than the author's."""
        self._read = read
        self._left = MOST_READ
        self.reading = self._again(self.text, Vocabulary())

    def run(self) -> None:
        """Find the causes; what is read at the end has their fixes."""
        for _ in range(MOST_CAUSES):
            found = self._good()
            if not found:
                return
            best = found[0]
            self.causes.append(_told(self.reading, self.text, [one.candidate for one in found]))
            self.text[best.candidate.line - 1] = best.candidate.text
            self._changed.add(best.candidate.line)
            self.reading = best.reading

    def proven(self, message: Diagnostic) -> Diagnostic:
        """The message, without its fix where that would not help."""
        if message.fix is None or message.code in _SURE or message.line in self._changed:
            return message
        if self._left > 0 and message.line <= len(self.text):
            changed = message.fixed("\n".join(self.text)).splitlines()
            after = self._again(changed, self.reading.vocabulary).errors
            further = all(one.column > message.column for one in after if one.line == message.line)
            if len(after) < len(self.reading.errors) or (further and len(after) == len(self.reading.errors)):
                return message
        return replace(message, fix=None)

    def _again(self, lines: list[str], known: Vocabulary) -> Reading:
        text = "\n".join(lines)
        self._left -= len(text) + FRAME
        return self._read(text, known)

    def _good(self) -> list[Trial]:
        """The changes that leave the fewest mistakes and make no new one."""
        before = {(one.code, one.line) for one in self.reading.errors}
        trials: list[Trial] = []
        for candidate in self._candidates()[:MOST_TRIALS] if before else ():
            if self._left < 0 or self._settled(trials, candidate):
                break
            reading = self._again(self._with(candidate), self.reading.vocabulary)
            after = {(one.code, one.line) for one in reading.errors}
            if after <= before and len(reading.errors) < len(self.reading.errors) and not self._misnames(reading):
                trials.append(Trial(candidate, reading))
        trials.sort(key=lambda one: one.rank)
        return [one for one in trials if one.rank[0] == trials[0].rank[0]]

    def _misnames(self, reading: Reading) -> bool:
        """Whether a change makes a name of a whole sentence: 'card one card for each suit'."""
        known = self.reading.vocabulary.sorts
        return any(_is_sentence(name.split(), known) for name in reading.vocabulary.sorts if name not in known)

    def _with(self, candidate: Candidate) -> list[str]:
        changed = [*self.text]
        changed[candidate.line - 1] = candidate.text
        return changed

    def _settled(self, trials: list[Trial], candidate: Candidate) -> bool:
        """Whether a candidate comes too late to be better than one that mends all."""
        whole = [one.rank[1] for one in trials if not one.reading.errors]
        return bool(whole) and candidate.cost > min(whole) + MARGIN

    # ---- candidates ----------------------------------------------------------------------------------------------
    def _candidates(self) -> list[Candidate]:
        usage = Usage(self.reading.lines, self.reading.vocabulary)
        speller = Speller(usage, self.reading.vocabulary.sorts)
        places = Places(self.reading)
        found: dict[tuple[int, str], Candidate] = {}
        for one in self._own_fixes():
            found.setdefault((one.line, one.text), one)
        for suspect in suspects(self.reading, self.text, speller):
            for one in self._changes(suspect, usage, speller, places):
                found.setdefault((one.line, one.text), one)
        fresh = (one for one in found.values() if one.line not in self._changed)
        return sorted(fresh, key=lambda one: (one.cost, one.line, one.text))

    def _own_fixes(self) -> Iterator[Candidate]:
        """Lines with the fixes of messages that know what was meant: their indentation, what dice show."""
        for error in self.reading.errors:
            if error.code in _SURE and error.fix is not None and error.line <= len(self.text):
                one = replace(error, span=replace(error.span, line=1))
                yield Candidate(-100, error.line, one.fixed(self.text[error.line - 1]))

    def _changes(self, suspect: Suspect, usage: Usage, speller: Speller, places: Places) -> Iterator[Candidate]:
        raw = self.text[suspect.line - 1]
        if not raw.strip():
            below = "".join(self.text[suspect.line:suspect.line + 1])
            for one in openers(below, alone(), usage):
                if one.cost <= suspect.limit:
                    yield Candidate(one.cost + suspect.doubt, suspect.line, one.text)
            return
        signs, pieces = places.signs(suspect.line)
        words = raw.rstrip() if signs else split_comment(raw)[0]
        parts = parts_of(words, pieces)
        clue = suspect.clue
        found = edits(parts, *_between(parts, suspect), usage, speller, signs, clue.leads_to if clue else None)
        if clue is not None:
            found = _spelt(clue, parts, found)
        most = CANDIDATES if clue is None and not signs else FEW
        found = (one for one in found if one.cost <= suspect.limit)
        likely = nsmallest(CANDIDATES * 4, found, key=lambda edit: (edit.cost, edit.text))
        fitting = (one for one in likely if places.fits(suspect.line, one.text.strip()))
        for place, one in zip(range(most), fitting, strict=False):
            # Each further change of a line stands back a little, so that other lines have their turn.
            yield Candidate(one.cost + suspect.doubt + place / 2, suspect.line, one.text + raw[len(words):])


def _is_sentence(words: list[str], known: Mapping[str, str]) -> bool:
    """Whether words are no name, as they begin like a sentence or most of them mean something else already."""
    meant = sum(word in known or word in language_words() for word in words)
    return len(words) > 1 and (words[0] in _NO_NAMES or (len(words) > 2 and 2 * meant > len(words)))


def _between(parts: list[Part], suspect: Suspect) -> tuple[int, int]:
    """The first part that may be wrong, and how many at most."""
    columns, place = [], 1
    for part in parts:
        columns.append(place + len(part.gap))
        place += len(part.gap) + len(part.word)
    reach = sum(column <= suspect.reach for column in columns)
    return min(reach, sum(column < suspect.begin for column in columns)), reach


def _spelt(clue: Clue, parts: list[Part], found: Iterable[Edit]) -> Iterator[Edit]:
    """The edits, where one spells a missing word as likely as that is."""
    old = [part.word.lower() for part in parts]
    for one in found:
        spelt = clue.spells(old, [part.word.lower() for part in parts_of(one.text)])
        yield one if spelt is None else replace(one, cost=spelt)


# ---- what is said ----------------------------------------------------------------------------------------------------
def _told(reading: Reading, text: list[str], good: list[Candidate]) -> Diagnostic:
    """The message of the line that is to be changed, with the fix and what else might be meant."""
    best, raw = good[0], text[good[0].line - 1]
    fix = _fix(raw, best, [one for one in good[1:] if one.line == best.line])
    here = [one for one in reading.errors if one.line == best.line]
    own = next((one for one in here if one.code in _SURE), here[0] if here else None)
    if own is None:
        return _cause(reading.errors[0], raw, fix)
    if own.code in _SURE:
        return own
    fix = _short(own, raw, fix)
    guessed = own.fix is not None and own.fix.replacement != fix.replacement
    return replace(own, fix=fix, hint="" if guessed else own.hint)  # a hint must not say otherwise than the fix


def _fix(raw: str, best: Candidate, others: list[Candidate]) -> Fix:
    """The whole sentence anew."""
    words = split_comment(raw)[0]
    start = len(words) - len(words.lstrip())
    if best.text[:start].strip() or best.text[start:start + 1] == " ":  # its indentation is what changes
        start = 0
    end = len(raw) - len(words)
    mended = [one.text[start:len(one.text) - end] for one in (best, *others[:2])]
    return Fix(mended[0], Span(best.line, start + 1, len(words) + 1), tuple(mended[1:]))


def _short(own: Diagnostic, raw: str, fix: Fix) -> Fix:
    """The fix for the stretch that the message points at, where nothing else changes."""
    span = fix.span or own.span
    head, tail = raw[span.column - 1:own.column - 1], raw[own.end_column - 1:span.end_column - 1]
    new = fix.replacement
    if own.column < own.end_column and len(head) + len(tail) < len(new) and new.startswith(head) and new.endswith(tail):
        return Fix(new[len(head):len(new) - len(tail)])
    return fix


def _cause(first: Diagnostic, raw: str, fix: Fix) -> Diagnostic:
    """A message for a line that is understood, but makes other lines wrong."""
    span = fix.span or first.span
    if not raw.strip():
        return Diagnostic("missing-line", "error", span, "a line seems to be missing here",
                          f"without it, line {first.line} is wrong: {first.message}", fix, first.part)
    here, there = ([part.word for part in parts_of(words)] for words in (split_comment(raw)[0], fix.replacement))
    other = [both for both in zip(here, there, strict=True) if both[0] != both[1]] if len(here) == len(there) else []
    if len(other) == 1:
        said = f"'{other[0][0]}' stands here, but line {first.line} says '{other[0][1]}'"
        return Diagnostic("cause", "error", span, said, "write it in the same way everywhere", fix, first.part)
    return Diagnostic("cause", "error", span, f"line {first.line} does not fit this line: {first.message}",
                      "one of the two is not written as it was meant", fix, first.part)
