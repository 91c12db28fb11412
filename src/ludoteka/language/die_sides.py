"""The sides of dice: which numbers or words stand on them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import cast

from lark import Token, Tree

from ludoteka.language import dice
from ludoteka.language.context import Context, Node, span_of
from ludoteka.language.description import Kept
from ludoteka.language.diagnostics import Span, did_you_mean, listed
from ludoteka.language.things import Property
from ludoteka.language.words import with_article

SIDES = ("faces", "sides_first", "faces_behind", "faces_joined")
"""What is said of the sides of a die, as it should be and otherwise."""
_LISTED = ("value_word", "figure", "faces_end")
"""Words and numbers behind a comma, which may stand on a die."""


@dataclass
class Figures:
    """What the attributes of a heading or a line say of a thing."""

    copies: int = 1
    option: str = ""
    for_each: bool = False
    faces: tuple[int, ...] = ()
    shows: str = dice.VALUE
    values: list[tuple[str, str]] = field(default_factory=list)


class SidesReader:
    """Reads what stands on the sides of a die, and reports sides of anything else."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.things = context.things

    def error(self, code: str, span: Span, message: str, hint: str = "") -> None:
        self.context.findings.error(code, span, message, hint)

    def as_meant(self, attrs: list[Node]) -> list[Node]:
        """The attributes; 'faces sun, sun and rain' and 'sides sun rain' are told, and read as they are meant."""
        first = next((place for place, one in enumerate(attrs) if one.data in SIDES), len(attrs))
        said = attrs[first:first + 1]
        more = list(takewhile(lambda one: one.data in _LISTED and span_of(one).line == span_of(said[0]).line,
                              attrs[first + 1:]))
        # A word behind several faces and a comma describes the die.
        further = [one for one in more if one.data != "value_word" or len(said[0].children) == 1]
        if not said or (said[0].data == "faces" and not further):
            return attrs
        words = [cast(Token, word) for one in (*said, *more) for word in one.children
                 if cast(Token, word).type != "FACED"]
        how = "sides" if len(words) == 1 and words[0].isdigit() else "faces"
        meant = f"{words[0]} sides" if how == "sides" else f"faces {' '.join(words)}"
        joined = said[0].data in ("faces", "faces_joined")
        wrong = "only spaces stand between the faces of a die" if joined else "this is said otherwise of a die"
        span = replace(span_of(said[0]), end_column=span_of((*said, *more)[-1]).end_column)
        self.context.findings.error("face", span, wrong, f"write '{meant}'", meant)
        return [*attrs[:first], Tree(how, list[object](words), said[0].meta), *attrs[first + 1 + len(more):]]

    def check_sides(self, noun: str, attrs: Iterable[Node]) -> None:
        """Report sides of what is no die."""
        for attr in attrs:
            if attr.data in ("sides", *SIDES):
                self.error("sides", span_of(attr), f"only a die has sides, not {with_article(noun)}")

    def read_faces(self, noun: str, attr: Node, figures: Figures) -> None:
        """'6 sides' shows 1 to 6, 'faces 0 0 1 2' or 'faces sun sun rain' what it says."""
        if not self.things.related(noun, "die"):
            self.check_sides(noun, [attr])
            return
        said = [cast(Token, child) for child in attr.children]
        sides = int(said[0]) if attr.data == "sides" else len(said)
        if not dice.FEWEST <= sides <= dice.MOST:
            self.error("sides", span_of(attr), f"a die has {dice.FEWEST} to {dice.MOST} sides")
            return
        if not all(one.isdigit() for one in said):
            self._word_faces(noun, said, figures)
            return
        figures.faces = dice.numbered(sides) if attr.data == "sides" else tuple(map(int, said))
        if max(figures.faces) > dice.MOST:
            self.error("sides", span_of(attr), f"a side of a die shows at most {dice.MOST}")

    def _word_faces(self, noun: str, said: list[Token], figures: Figures) -> None:
        """The words on the sides of a die, all of one list; what no list has is a face."""
        lists = self.things.traits
        trait = max(lists, key=lambda one: sum(word.lower() in lists[one] for word in said))
        for token in said:
            if token.lower() not in lists[trait]:
                self._no_face(token, trait, said)
            elif not re.fullmatch(r"\w+", token):
                self.error("face", span_of(token), f"'{token}' cannot stand on a side of a die, which shows one word",
                           "only letters and digits stand there; the texts of the game say what players read")
        figures.faces = tuple(lists[trait].index(one.lower()) for one in said if one.lower() in lists[trait])
        figures.shows = trait
        self.keep_word(trait, noun, span_of(said[0]).line)
        for place, value in enumerate(lists[trait]):
            self.context.traits.setdefault(value, (trait, place))

    def _no_face(self, token: Token, trait: str, said: list[Token]) -> None:
        if token.isdigit() and not any(one.isdigit() for one in self.things.traits[trait]):
            both = listed(dict.fromkeys(one.lower() for one in said))
            self.error("face", span_of(token), "numbers and words stand on one die only if one list has both",
                       f"write a line 'a {trait} is {both}'")
            return
        near = did_you_mean(token, self.things.traits[trait])
        others = f"it is one of: {listed(self.things.traits[trait])}"
        self.context.findings.error("face", span_of(token), f"'{token}' is no {trait}",
                                    f"did you mean '{near}'?" if near else others, near)

    def keep_word(self, trait: str, noun: str, line: int) -> None:
        """Each thing of a pack has a word of a list."""
        words, kept = self.things.traits[trait], self.context.description.kept
        self.things.add(Property(trait, noun, "word", trait))
        kinds = (*kept[f"thing.{trait}"].kinds, noun) if f"thing.{trait}" in kept else (noun,)
        kept[f"thing.{trait}"] = Kept(trait, "thing", "word", -1, -1, len(words) - 1, words, kinds, line=line)
