"""What people write, as in programs or other rulebooks, for something that is said in other words here."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from lark import Token

from ludoteka.language.diagnostics import Span, did_you_mean, listed
from ludoteka.language.vocabulary import Vocabulary


class Slip(NamedTuple):
    """What is told of it: where it stands, why, the right words, and maybe what to write there instead."""

    span: Span
    message: str
    hint: str
    fix: str | None = None


_COMPARED: Final = {
    ">": "more than", "<": "less than", ">=": "at least", "<=": "at most", "=": "", "==": "", "!=": "not",
    "greater than": "more than", "bigger than": "more than", "higher than": "more than", "larger than": "more than",
    "smaller than": "less than", "lower than": "less than", "equal to": "", "equals": "",
}
"""What stands behind 'is' in a comparison."""
_OTHERWISE: Final = {
    "sum": ("what several have together is their total", "write 'the total value of every …', or another number of "
            "theirs: 'the total cost of every card in your hand'"),
    "both": ("all of them are meant by 'every'", "write 'every …', or 'the first …' and 'the second …' of two names"),
    "draw": ("drawing is putting cards somewhere", "write 'put the top card of the deck into your hand', or explain "
             "the deed with lines below 'to draw'"),
    "deal": ("dealing is putting cards somewhere", "write 'let every player: put the top 5 cards of the deck into "
             "your hand'"),
    "discard": ("discarding is putting cards somewhere", "write 'put it into the discard', or explain the deed with "
                "lines below 'to discard a card'"),
}
"""Words of other rulebooks, why they are not known, and what says the same."""


def slip(unknown: Token, tokens: Sequence[Token], vocabulary: Vocabulary) -> Slip | None:
    """What is to be told of a word that nothing is called by, if it is such a slip."""
    word, span = unknown.lower(), Span(unknown.line or 1, unknown.column or 1, unknown.end_column or 1)
    if (compared := _comparison(unknown, tokens)) is not None:
        return compared
    if word == "at" and unknown is tokens[0]:
        return Slip(span, "what happens at some moment is said otherwise",
                    "write 'at the end of the turn', 'at the start of your turn', or 'when' and a deed")
    if word in ("skip", "skips"):
        counted = tokens[-1].type == "_K_TURNS"
        return Slip(span, "turns that are passed over are missed",
                    "write 'the next player misses a turn' or 'you miss 2 turns'; 'end the turn' ends your own at once",
                    ("misses" if word == "skips" else "miss") if counted else None)
    before = next((one.type for one, other in pairwise(tokens) if other is unknown), "")
    meant = ("VERB", "VERBED") if before == "IS" else ("NOUN", "NAME", "PROP", "VERB", "VERBS")
    own = [word for word, sort in vocabulary.sorts.items() if sort in meant]
    if tokens[0].type == "WHEN" and did_you_mean(str(unknown), own) is None:
        deeds = sorted(word for word, sort in vocabulary.sorts.items() if sort == "VERB") + sorted(vocabulary.deeds)
        known = f"; deeds here: {listed(deeds)}" if deeds else ""
        return Slip(span, f"no deed is called '{unknown}'", "what can be waited for is a deed that the text explains "
                    f"with 'to …', or 'your turn starts', 'your turn ends'{known}")
    return Slip(span, *_OTHERWISE[word]) if word in _OTHERWISE else None


def _comparison(unknown: Token, tokens: Sequence[Token]) -> Slip | None:
    """'> 3' and 'greater than 3'."""
    at = next(place for place, token in enumerate(tokens) if token is unknown)
    for last in (*tokens[at + 1:at + 2], unknown):
        between = "" if last.start_pos == unknown.end_pos else " "
        said = unknown.lower() if last is unknown else f"{unknown}{between}{last}".lower()
        if said in _COMPARED:
            meant = " ".join(["is"] * (at == 0 or tokens[at - 1].type != "IS") + [_COMPARED[said]]).strip()
            span = Span(unknown.line or 1, unknown.column or 1, last.end_column or 1)
            hint = f"write '{meant}'" if meant else "leave it out: 'is' says it"
            return Slip(span, "numbers are compared in words", hint, meant or None)
    return None
