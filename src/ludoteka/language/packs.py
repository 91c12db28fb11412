"""Packs: one card for each word of a list, or of several lists together, and how each of them is named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from math import prod

MOST_CARDS = 2000
"""How many cards, tiles and dice a game may have in all."""
Naming = Sequence[Sequence[str]]
"""The lists that a name is made of: words side by side, groups of them apart by 'of'."""


def naming_in(text: str, lists: Mapping[str, Sequence[str]]) -> list[list[str]]:
    """'colour rank of suit' as lists; what is no list is left out."""
    return [_lists_in(part.split(), lists) for part in text.lower().split(" of ")]


def _lists_in(words: list[str], lists: Mapping[str, Sequence[str]]) -> list[str]:
    """The lists that words name one after the other, the longest first."""
    found, place = [], 0
    while place < len(words):
        width = next((count for count in range(len(words) - place, 0, -1)
                      if " ".join(words[place:place + count]) in lists), 0)
        if width:
            found.append(" ".join(words[place:place + width]))
        place += width or 1
    return found


def called(naming: Naming, printed: Mapping[str, str]) -> str:
    """The name of the card that has these words: 'king of spades', 'red 7 of bells'."""
    return " of ".join(" ".join(printed[one] for one in group) for group in naming)


def size(names: Sequence[str], lists: Mapping[str, Sequence[str]]) -> int:
    """How many different cards a pack of these lists has."""
    return prod(len(lists[one]) for one in names)


def names_of(naming: Naming, lists: Mapping[str, Sequence[str]]) -> list[str]:
    """The names of all cards of a pack; none of one that is too large to be made."""
    used = list(dict.fromkeys(one for group in naming for one in group))
    if size(used, lists) > MOST_CARDS:
        return []
    return [called(naming, dict(zip(used, values, strict=True))) for values in product(*(lists[one] for one in used))]
