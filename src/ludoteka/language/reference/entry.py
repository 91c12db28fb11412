"""What the reference says of one word of the language."""

from __future__ import annotations

import re
from dataclasses import dataclass
from inspect import cleandoc

from ludoteka.language.reference.frames import FRAMES

_NAMES = {",": "comma", ":": "colon", "'s": "possessive", "--": "comment", "->": "arrow"}


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the reference: words that belong together."""

    name: str
    title: str
    intro: str


@dataclass(frozen=True, slots=True, kw_only=True)
class _Said:
    """The part of an entry that is always given by name."""

    section: str
    forms: tuple[str, ...]
    """Sentences with the word; words in capitals stand for what an author puts there."""
    meaning: str
    example: str
    frame: str = "turn"
    """The text that the example is a part of; 'whole' if it is a whole game."""
    see: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    """Other words of the language that this entry explains."""


@dataclass(frozen=True, slots=True)
class Entry(_Said):
    """One word, or a few that mean the same or the opposite."""

    word: str

    @property
    def words(self) -> tuple[str, ...]:
        return (self.word, *self.also)

    @property
    def slug(self) -> str:
        """The word as the name of its page: 'put', 'next-to'."""
        return _NAMES.get(self.word) or re.sub(r"[^a-z0-9]+", "-", self.word.lower()).strip("-")

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """The meaning, each paragraph on one line."""
        return tuple(" ".join(part.split()) for part in re.split(r"\n\s*\n", cleandoc(self.meaning)))

    @property
    def fragment(self) -> str:
        """The example as it is shown."""
        return cleandoc(self.example)

    @property
    def where(self) -> str:
        """Where the lines of the example stand in a text."""
        return FRAMES[self.frame].where

    @property
    def text(self) -> str:
        """The example as a whole game."""
        return FRAMES[self.frame].around(self.fragment)
