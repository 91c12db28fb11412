"""Every word of the language: its meaning, its forms, an example. Messages, pages and the command `words` use it."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache

from ludoteka.language.reference import (
    asking,
    boards,
    cards,
    defined,
    directions,
    happens,
    kept,
    legality,
    order,
    outline,
    people,
    phrases,
    places,
    things,
)
from ludoteka.language.reference.entry import Entry, Section
from ludoteka.language.words import FORMS, NOUNS, plural_of

PARTS = (outline, boards, things, kept, defined, happens, order, legality, phrases, people, places, directions, asking,
        cards)
SECTIONS: tuple[Section, ...] = tuple(part.SECTION for part in PARTS)
ENTRIES: tuple[Entry, ...] = tuple(entry for part in PARTS for entry in part.ENTRIES)
MOST_FOUND = 12
"""More answers than this to one question help nobody."""


@cache
def index() -> dict[str, Entry]:
    """Every word and every other form of it, with the entry that explains it."""
    found = {word: entry for entry in ENTRIES for word in entry.words}
    others = {form: found[word] for form, word in FORMS.items() if word in found}
    plurals = {plural_of(word): found[word] for word in NOUNS if word in found}
    return plurals | others | found


def lookup(word: str) -> Entry | None:
    """The entry that explains a word.

    >>> lookup("Next  to").word, lookup("cells").word, lookup("castle")
    ('next to', 'cell', None)
    """
    return index().get(" ".join(word.lower().split()))


def nearest(word: str) -> tuple[str, ...]:
    """Words of the language that look like a word it does not have."""
    near = [known for known in index() if word.lower() in known.split()]
    return tuple(near[:8] or get_close_matches(word.lower(), index(), n=3, cutoff=0.6))


def mentioning(words: str) -> tuple[Entry, ...]:
    """The entries that speak of something, those that are called so first.

    >>> [entry.word for entry in mentioning("corners")][:2]
    ['with edges and corners', 'joined to']
    """
    asked = [re.compile(rf"\b{re.escape(one.removesuffix('s'))}(s|es|d|ed)?\b", re.IGNORECASE)
             for one in words.split()]

    def names(text: str) -> bool:
        return all(one.search(text) for one in asked)

    texts = (lambda entry: " ".join(entry.words), lambda entry: " ".join(entry.forms), lambda entry: entry.meaning)
    found = [entry for text in texts for entry in ENTRIES if asked and names(text(entry))]
    return tuple(dict.fromkeys(found))[:MOST_FOUND]


__all__ = ["ENTRIES", "SECTIONS", "Entry", "Section", "index", "lookup", "mentioning", "nearest"]
