"""Why something is not legal, as a kind and the words put into its sentence, so that any language can say it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal[
    "",              # said in words alone: of a game that is no text
    "over",
    "no-choice",     # what was asked for is not offered at all: move
    "unfinished",    # the move goes on: offered
    "finished",      # the move ends before the rest: rest
    "preferred",     # another way must be preferred
    "forbidden",     # a rule that forbids it: rule
    "avoidable",     # the same, and something else avoids it: rule
    "impossible",    # what a rule asks for cannot be done: rule
    "nothing-fits",  # nothing is there that a rule asks for: rule
    "drawn-nowhere",  # a drawn move fits nowhere: verb
    "drawn-not-there",  # a drawn move does not lead there: place
    "no-way",        # a piece has no way to do that: verb
    "too-far",       # it cannot get there: verb, place
    "not-offered",   # choice, offered
    "nothing-there",  # place
    "not-empty",     # place
    "not-yours",     # place, phrase
    "not-beside",    # place, phrase
    "not-in-sight",  # place, phrase
    "out-of-reach",  # place, phrase
    "not-that",      # a place is not what a phrase of the rules says: place, phrase
    "not-asked-for",  # a place is not what a rule asks for: place, rule
]

ENGLISH: dict[Kind, str] = {
    "over": "the match is over",
    "no-choice": "'{move}' is not a choice here",
    "unfinished": "the move is not finished; it goes on as {offered}",
    "finished": "the move is finished before '{rest}'",
    "preferred": "another way must be preferred here",
    "forbidden": "{rule}",
    "avoidable": "{rule}, and another choice avoids it",
    "impossible": "'{rule}' cannot be done",
    "nothing-fits": "nothing fits '{rule}'",
    "drawn-nowhere": "the drawn {verb} fits nowhere",
    "drawn-not-there": "the drawn move does not lead to {place}",
    "no-way": "it has no way to {verb}",
    "too-far": "it cannot {verb} as far as {place}",
    "not-offered": "'{choice}' is not offered; possible here: {offered}",
    "nothing-there": "nothing stands on {place}",
    "not-empty": "{place} is not empty",
    "not-yours": "{place} is not {phrase}",
    "not-beside": "{place} is not {phrase}",
    "not-in-sight": "{place} is not {phrase}",
    "out-of-reach": "{place} is not {phrase}",
    "not-that": "{place} is not {phrase}",
    "not-asked-for": "{place} does not fit '{rule}'",
}


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is not legal: English words, and the line of the rules that decides."""

    words: str
    line: int = 0
    rule: str = ""
    kind: Kind = ""
    """What sort of reason it is, for whoever says it in another language."""
    about: tuple[tuple[str, str], ...] = ()
    """What is put into the sentence of that kind, by name: a place, a phrase of the rules."""

    def __str__(self) -> str:
        return f"{self.words} (line {self.line}: {self.rule})" if self.line else self.words


def because(kind: Kind, line: int = 0, deciding: str = "", **about: str) -> Reason:
    """A reason of a kind; its words follow from what it is about.

    >>> print(because("nothing-there", 3, "move one of your stones", place="b2"))
    nothing stands on b2 (line 3: move one of your stones)
    """
    return Reason(ENGLISH[kind].format(**about), line, deciding, kind, tuple(about.items()))
