"""The first reading: the file's own words and their sorts, from its headings and declarations."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

from ludoteka.language.diagnostics import Findings, Span, listed
from ludoteka.language.layout import Line
from ludoteka.language.packs import names_of, naming_in
from ludoteka.language.words import (
    ADJECTIVES,
    DIRECTIONS,
    FACE,
    FREE,
    NOUNS,
    PROPERTIES,
    participles,
    phrase_tokens,
    plural_of,
    third_person,
)

SORTS = {
    "NOUN": "a kind of thing", "NAME": "a name", "PROP": "a property", "PROPS": "a property of several things",
    "ADJ": "a describing word",
    "VERB": "a deed", "VERBS": "a form of a deed", "VERBED": "a form of a deed", "VAR": "a name given with 'as'",
}
_WORD = r"[^\W\d_][\w-]*(?:'(?!s\b)\w+)?"
_WORDS = rf"(?:{_WORD}|\d+)(?: (?:{_WORD}|\d+))*"
_NAME = rf"{_WORD}(?:'s)?(?: {_WORD}(?:'s)?)*"
OTHER_NAMES = {
    "row": ("line",), "column": ("file",), "table": ("tableau",), "in": ("inside",), "one": ("single",),
    "wins": ("victories",), "win": ("triumph",), "loses": ("defeats",), "lose": ("give up",), "value": ("worth",),
    "place": ("spot",), "part": ("portion",), "owner": ("holder",), "kind": ("sort",), "player": ("person",),
}
"""Names for what the language has a word of its own for."""
MOST_LISTED = 60
"""A longer list is not written for an author."""
DRAWN_NAME = re.compile(rf"({_NAME}), (\d+) cop(?:y|ies)\b")
"""A drawn thing's name above its drawing: 'Road bend, 9 copies'."""


@dataclass(slots=True)
class Vocabulary:
    """Words (of one or several parts) with their sort and the line that declares them."""

    sorts: dict[str, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    singular: dict[str, str] = field(default_factory=dict)
    """The singular of each plural noun, the plain form of each verb's '-s' form."""
    kinds: dict[str, None] = field(default_factory=dict)
    traits: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The words of each list such as 'a suit is hearts, bells, leaves or acorns', in their order."""
    faces: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """The words on the sides of dice, by the line that says them."""
    deeds: dict[str, None] = field(default_factory=dict)
    """Deeds that are called as a zone is: 'discard it' does it, 'the discard' is the zone."""
    parsed: dict[tuple[str, int, int, str], Any] | None = None
    """Sentences read over these words before, where a text is read again and again."""

    def recall(self, known: Vocabulary) -> None:
        """Keep what is parsed from now on, and what was parsed over the same words."""
        same = self.sorts == known.sorts and self.singular == known.singular and self.deeds == known.deeds
        self.parsed = known.parsed if same and known.parsed is not None else {}

    def base_form(self, word: str) -> str:
        return self.singular.get(word, word)


def _clean(words: str) -> str:
    return re.sub(r"\s+", " ", words.strip().lower())


def _bare(words: str) -> str:
    """The words without an article."""
    return re.sub(r"^(an?|the) ", "", _clean(words))


class _Reader:
    def __init__(self, findings: Findings) -> None:
        self.findings = findings
        self.found = Vocabulary()
        self.zones: set[str] = set()
        self.packs: list[Line] = []
        self.several: list[str] = []
        """Numbers and quantities, whose plural speaks of several of them."""
        for noun in NOUNS:
            self.noun(noun, 0)
        for word in PROPERTIES:
            self.put(word, "PROP", 0)
        for word in ADJECTIVES:
            self.put(word, "ADJ", 0)

    def put(self, words: str, sort: str, line: int, instead: str = "") -> None:
        """Note a word; `instead` says what to do where the language uses it itself."""
        word = _bare(words)
        if not word:
            return
        if word in phrase_tokens() and word not in FREE and sort != "DIR":
            self.findings.error("reserved", Span(line), f"'{word}' is a word of the language and cannot be a name",
                                instead or self._free(word, sort))
            return
        if self._is_plain_plural(word) and sort != "NOUN":
            del self.found.singular[word], self.found.sorts[word]
        known = self.found.sorts.get(word)
        if known is not None and known != sort:
            self._clash(word, known, sort, line, instead)
            return
        self.found.sorts[word] = sort
        self.found.lines.setdefault(word, line)

    def _clash(self, word: str, known: str, sort: str, line: int, instead: str) -> None:
        first = self.found.lines.get(word, 0)
        where = f"in {self.findings.place(first)}" if first else "by the language"
        self.findings.error("clash", Span(line), f"'{word}' is {SORTS[sort]} here, but {SORTS[known]} {where}",
                            "one word has one meaning in a file: rename one of the two" if first
                            else instead or self._free(word, sort))

    def _free(self, word: str, sort: str) -> str:
        """A name that may be used instead of one that the language uses itself."""
        near = (*OTHER_NAMES.get(word, ()), f"{word} it" if sort == "VERB" else f"main {word}")
        free = (f", for instance '{one}'" for one in near if one not in phrase_tokens() and one not in self.found.sorts)
        return f"choose another name{next(free, '')}"

    def _is_plain_plural(self, word: str) -> bool:
        """Whether a word is known only because a thing of the file could be spoken of in the plural."""
        return self.found.sorts.get(word) == "NOUN" and word not in self.found.kinds and bool(
            self.found.lines.get(self.found.singular.get(word, "")))

    def noun(self, words: str, line: int, plural: str | None = None) -> None:
        word = _clean(words)
        self.put(word, "NOUN", line)
        many = _clean(plural) if plural else plural_of(word)
        if (many not in phrase_tokens() or many in FREE) and self.found.sorts.get(many, "NOUN") == "NOUN":
            self.found.sorts[many] = "NOUN"
            self.found.singular[many] = word
        self.found.kinds[word] = None

    def verb(self, words: str, line: int) -> None:
        word = _clean(words)
        if word in self.zones:
            self.found.deeds[word] = None
        else:
            self.put(word, "VERB", line)
        form = third_person(word)
        if form not in self.found.sorts and form not in phrase_tokens():
            self.found.sorts[form] = "VERBS"
            self.found.singular[form] = word

    # ---- one line ------------------------------------------------------------------------------------------
    def read(self, line: Line, depth: int, parent: str) -> None:
        text, at = line.text, line.number
        if parent == "legend" or parent.startswith("ruleset"):
            return
        if parent == "options":
            self._option(text, at)
            return
        if depth == 0:
            self._heading(text, line)
            if called := re.match(rf"board .*, called ({_WORDS})(?=,|$)", text):
                self.put(called[1], "NAME", at)
            if beside := re.match(r"board .*, with edges( and corners)?(?=,|$)", text):
                for noun in ("edge", "corner")[: 1 + bool(beside[1])]:
                    self.noun(noun, at)
            if large := re.match(r"board (hexagon|triangle|star) of side ", text):
                self.noun("point" if large[1] == "star" else "side", at)
        if depth == 1 and self._is_thing(parent):
            self._feature(text, line)
        if (depth == 0 and self._is_thing(text)) or (depth == 1 and self._is_thing(parent)):
            self._faces(text, at)
        for found in re.finditer(rf"\bas (?:the |an? )?(?!.*\bas\b)({_WORDS})(?=$|:| until | by | to )", text):
            if not re.search(r"\bthe same (?:(?!as\b)\w+ )+$", text[: found.start()]) and found[1] != "drawn":
                self.put(found[1], "VAR", at)

    def _option(self, text: str, line: int) -> None:
        if found := re.match(rf"({_WORDS}) (?:is|are) (.+)", re.sub(r'"[^"]*"?', "", text)):
            self.put(found[1], "PROP", line)
            if not re.match(r"\d+ to \d+", found[2]):
                for value in re.split(r",| or ", re.sub(r", *starting at .*", "", found[2])):
                    if value.strip() and not value.strip().isdigit():
                        self.put(value, "NAME", line)

    def _is_thing(self, parent: str) -> bool:
        return parent.startswith(("each ", "kind ")) or self._kind_in_front(parent.split(",")[0]) is not None

    def _kind_in_front(self, text: str) -> str | None:
        """The longest known kind that a heading begins with."""
        words = text.lower().split(" ")
        fronts = (" ".join(words[:count]) for count in range(min(6, len(words) - 1), 0, -1))
        return next((front for front in fronts if front in self.found.kinds), None)

    def _heading(self, text: str, line: Line) -> None:
        for pattern, declare in _HEADINGS:
            found = pattern.match(text)
            if found is not None:
                declare(self, found, line)
                return
        self._thing(text, line)

    def players(self, found: re.Match[str], line: Line) -> None:
        for seat in found[1].split(","):
            self.put(re.sub(r" moving \w+$", "", seat.strip()), "NAME", line.number)

    def track(self, found: re.Match[str], line: Line) -> None:
        self.noun(_singular(found[1]), line.number)
        self.stretches(found, line)

    def stretches(self, found: re.Match[str], line: Line) -> None:
        for stretch in re.findall(rf", ({_WORD}) of \d+", line.text):
            self.noun(_singular(stretch), line.number)

    def boxes(self, found: re.Match[str], line: Line) -> None:
        self.noun("box", line.number)

    def places(self, found: re.Match[str], line: Line) -> None:
        for child in line.children:
            self.put(child.text.split(" joined to ")[0], "NAME", line.number)

    def layers(self, found: re.Match[str], line: Line) -> None:
        for name in found[1].split(","):
            self.put(name, "NAME", line.number)

    def kind(self, found: re.Match[str], line: Line) -> None:
        self.noun(found[1], line.number, _declared_plural(line.text))

    def zone(self, found: re.Match[str], line: Line) -> None:
        self._zone(found[1], "NAME", line.number)

    def _zone(self, words: str, sort: str, line: int) -> None:
        """A zone may be called like a deed: 'the discard', and 'discard it'."""
        word = _bare(words)
        self.zones.add(word)
        if self.found.sorts.get(word) == "VERB":
            self.found.deeds[word] = None
            self.found.sorts[word] = sort
            return
        self.put(words, sort, line)

    def kept(self, found: re.Match[str], line: Line) -> None:
        self._have(found[1], found[2], line.number)

    def adjective(self, found: re.Match[str], line: Line) -> None:
        self.put(found[1], "ADJ", line.number)

    def trait(self, found: re.Match[str], line: Line) -> None:
        """'a suit is hearts, bells, leaves or acorns', or 'a picture is one of' with its words on the lines below."""
        below = [(child.text, child.number) for child in line.children]
        said = below if found[2] == "one of" else [(found[2].removeprefix("one of "), line.number)]
        self._list(found[1], [(one, at) for text, at in said for one in re.split(r",| or ", text)], line.number)

    def _list(self, name: str, words: list[tuple[str, int]], line: int) -> None:
        self.put(name, "PROP", line)
        values = [(_clean(value), at) for value, at in words if value.strip()]
        self.found.traits[_clean(name)] = tuple(value for value, _ in values)
        for value, at in values:
            if not value.isdigit():
                self.put(value, "NAME", at)

    def unlike_list(self, found: re.Match[str], line: Line) -> None:
        """'a suit is sun, moon' or 'a rank is 1 to 5': told, as it is meant for a list."""
        if _clean(found[1]) in self.found.kinds:
            return
        words = re.split(r",| and ", found[2].removeprefix("one of "))
        if found[3]:
            words = list(map(str, range(int(found[3]), int(found[4]) + 1)))
        words = [one.strip() for one in words if one.strip()]
        if not 1 < len(words) <= MOST_LISTED:
            return
        self._list(found[1], [(one, line.number) for one in words], line.number)
        meant = listed(words, len(words))
        begin = line.column + found.start(2)
        self.findings.error("listed", Span(line.number, begin, begin + len(found[2])),
                            "a list names each of its words, with 'or' before the last", f"write '{meant}'", meant)

    def _faces(self, text: str, line: int) -> None:
        """'faces sun sun rain' of a die; behind 'sides', or with commas, its words are known too, so as to tell it."""
        found = _FACES.search(text)
        first, *more = found[1].split(",") if found else [""]
        words = first.lower().split()
        if len(words) == 1:
            further = map(_clean, re.split(r",| and | or ", ",".join(more)))
            words += list(takewhile(lambda one: re.fullmatch(_WORD, one) is not None, further))
        words = [word for word in words if not word.isdigit() and word not in ("and", "or")]
        if not words or (len(words) == 1 and words[0] in DIRECTIONS):  # a piece faces up
            return
        for word in words:
            self.put(word, "NAME", line, "choose another single word; the texts of the game say what players read")
        self.found.faces[line] = tuple(word for word in words if self.found.sorts.get(word) == "NAME")

    def add_faces(self) -> None:
        """Words on dice that no list has are a list of their own: what the dice show is their face."""
        taken = {word for words in self.found.traits.values() for word in words}
        free = {line: words for line, words in self.found.faces.items() if taken.isdisjoint(words)}
        if not free or FACE in self.found.traits:
            return
        line = next(iter(free))
        if self.found.sorts.get(FACE, "PROP") != "PROP":
            known = self.found.lines.get(FACE, 0)
            words = listed(dict.fromkeys(free[line]))
            self.findings.error("clash", Span(line), f"what a die with words shows is called its '{FACE}', but "
                                f"'{FACE}' is something else in {self.findings.place(known)}",
                                f"rename that one, or give these words a list of their own: 'a picture is {words}'")
        else:
            self.put(FACE, "PROP", line)
        self.found.traits[FACE] = tuple(dict.fromkeys(word for words in free.values() for word in words))
        self.found.singular["faces"] = FACE

    def product(self, found: re.Match[str], line: Line) -> None:
        self.packs.append(line)

    def add_cards(self) -> None:
        """'named rank of suit' gives each card a name: the queen of spades. Its lists may stand below it."""
        for line in self.packs:
            if named := re.search(r"\bnamed ([^,]+)", line.text):
                for name in names_of(naming_in(named[1], self.found.traits), self.found.traits):
                    self.put(name, "NAME", line.number)

    def keywords(self, found: re.Match[str], line: Line) -> None:
        for name in found[1].split(","):
            self.put(name, "PROP", line.number)

    def quantity(self, found: re.Match[str], line: Line) -> None:
        self.put(found[1], "PROP", line.number)
        self.several.append(_clean(found[1]))

    def add_forms(self) -> None:
        """'different suits', 'is discarded': plurals of properties, forms of deeds, if they mean nothing else."""
        self.add_faces()
        self.add_cards()
        for verb in [*(word for word, sort in self.found.sorts.items() if sort == "VERB"), *self.found.deeds]:
            for form in participles(verb):
                if form not in self.found.sorts and (form not in phrase_tokens() or form in FREE):
                    self.found.sorts[form] = "VERBED"
                    self.found.singular[form] = verb
        for word in [*self.found.traits, *self.several, "value"]:
            many = plural_of(word)
            if many not in self.found.sorts and many not in phrase_tokens():
                self.found.sorts[many] = "PROPS"
                self.found.singular[many] = word

    def deed(self, found: re.Match[str], line: Line) -> None:
        self.verb(found[1], line.number)

    def _thing(self, text: str, line: Line) -> None:
        kind = self._kind_in_front(text)
        if kind is None:
            return
        rest = text[len(kind) + 1:]
        if rest.lower() in ("table", "drawn"):
            self._rows(text, line)
        elif found := re.match(rf"({_NAME})(?=,|$)", rest):
            self.noun(found[1], line.number, _declared_plural(text))

    def _rows(self, text: str, line: Line) -> None:
        for row in (line.rows or [])[1:] if text.endswith("table") else (line.rows or []):
            if text.endswith("table") and "|" in row.text:
                self.noun(row.text.split("|")[0], row.number)
            elif text.endswith("drawn"):
                for found in DRAWN_NAME.finditer(row.text):
                    self.noun(found[1], row.number)

    def _feature(self, text: str, line: Line) -> None:
        at = line.number
        if _STANDING.match(text):
            return
        if found := re.match(r"may have (.+)", text):
            self.keywords(found, line)
        elif found := re.match(rf"(?!may |when |before |to )({_WORDS}?) if ", text):
            self.put(found[1], "ADJ", at)
        elif found := re.match(r"(has|is|are|remembers) (.+)", text):
            self._have(found[1], found[2], at)
        elif found := re.match(rf"zone ({_WORDS})", text):
            self._zone(found[1], "PROP", at)
        elif found := re.match(rf'may ({_WORD}(?: \w+)*?)(?= as drawn| if |,|$| ")', text) or _DEED.match(text):
            self.verb(found[1], at)
        elif found := re.match(rf"({_WORDS}?) (?:is|are)(?: |$)", text):
            self.quantity(found, line)

    def _have(self, how: str, what: str, at: int) -> None:
        if how == "has":
            for name in re.split(r",", re.sub(r",? (from \d+ to \d+|starting at|back to|seen by).*", "", what)):
                self.put(name, "PROP", at)
                self.several.append(_bare(name))
        elif how == "remembers":
            self.put(what.split(",")[0], "PROP", at)
        else:
            for word in re.split(r",| or ", re.sub(r", seen by .*", "", what)):
                self.put(word, "ADJ", at)


_DEED = re.compile(rf"to ({_WORD}(?:[ -]\w+)*?)(?= an? | with | to | by | for | against |:|$)")
_FACES = re.compile(r"(?:^|, )(?:faces|sides) (.+)")
_STANDING = re.compile(rf"{_WORDS}? (?:more|less) (?!than )|(?:you have|this has|when|before|at the) ")
"""Lines that use words ('2 more power while link is at least 3', 'when a player is hit') and declare none."""
_HEADINGS: tuple[tuple[re.Pattern[str], Callable[[_Reader, re.Match[str], Line], None]], ...] = (
    (re.compile(r"players (?!\d)(.+)"), _Reader.players),
    (re.compile(rf"board (?:ring|track) of [\w ]+? ({_WORD})(?=,|$)"), _Reader.track),
    (re.compile(r"board .*\bboxes \d"), _Reader.boxes),
    (re.compile(rf"board .*, {_WORD} of \d"), _Reader.stretches),
    (re.compile(r"board of places$"), _Reader.places),
    (re.compile(r"layers (.+)"), _Reader.layers),
    (re.compile(rf"kind ({_WORDS}), an? "), _Reader.kind),
    (re.compile(rf"zone ({_WORDS})"), _Reader.zone),
    (re.compile(rf"one {_WORDS} for each "), _Reader.product),
    (re.compile(rf"each {_WORDS}? may have (.+)"), _Reader.keywords),
    (re.compile(rf"the game is ({_WORDS}?) if\b"), _Reader.adjective),
    (re.compile(rf"(?:each {_WORDS}?|the game) (has|is|remembers) (.+)"), _Reader.kept),
    (re.compile(rf"an? {_WORDS}? (?:is|are) ({_WORDS}?)(?: of an? {_WORDS})? if\b"), _Reader.adjective),
    (re.compile(rf"an? ({_WORDS}?) is (one of|.+ or .+)$"), _Reader.trait),
    (re.compile(rf"an? ({_WORDS}?) is ((?:one of )?(?!.* if )[^:]*(?:,| and )[^:]*|(\d{{1,4}}) to (\d{{1,4}}))$"),
     _Reader.unlike_list),
    (re.compile(rf"the ({_WORDS}?) of an? {_WORDS}?(?: for an? {_WORDS}?)? (?:is|are)(?: |$)"), _Reader.quantity),
    (_DEED, _Reader.deed),
    (re.compile(rf"the (?!game)({_WORDS}?) (?:is|are)(?: |$)"), _Reader.quantity),
    (re.compile(rf"the {_WORDS}? (has) (.+)"), _Reader.kept),
)
"""The headings that declare words, in the order they are tried."""


def _singular(word: str) -> str:
    if word.endswith(("xes", "ches")):
        return word[:-2]
    return word[:-3] + "y" if word.endswith("ies") else word.removesuffix("s")


def _declared_plural(text: str) -> str | None:
    found = re.search(rf"\bplural ({_WORDS})", text)
    return found[1] if found else None


def reread(vocabulary: Vocabulary, line: Line, depth: int, parent: str) -> Vocabulary:
    """The words of a file in which one line reads as here; what it declared before is forgotten."""
    mine = {word for word, at in vocabulary.lines.items() if at == line.number}
    mine |= {many for many, one in vocabulary.singular.items() if one in mine}
    reader = _Reader(Findings())
    traits, faces = dict(vocabulary.traits), dict(vocabulary.faces)
    if vocabulary.lines.get(FACE) in faces:  # it is found anew
        del traits[FACE]
    faces.pop(line.number, None)
    reader.found = Vocabulary({word: sort for word, sort in vocabulary.sorts.items() if word not in mine},
                              {word: at for word, at in vocabulary.lines.items() if word not in mine},
                              dict(vocabulary.singular), dict(vocabulary.kinds), traits, faces,
                              {word: None for word in vocabulary.deeds if word not in mine})
    reader.read(line, depth, parent)
    reader.add_forms()
    return reader.found


def read_vocabulary(lines: list[Line], findings: Findings) -> Vocabulary:
    """All words that the file itself declares."""
    reader = _Reader(findings)

    def walk(line: Line, depth: int, parent: str) -> None:
        reader.read(line, depth, parent)
        for child in line.children:
            walk(child, depth + 1, line.text if depth == 0 else parent)

    for line in lines:
        walk(line, 0, "")
    reader.add_forms()
    return reader.found
