"""Plain answers to what every author asks once."""

from __future__ import annotations

import re
from dataclasses import dataclass
from inspect import cleandoc


@dataclass(frozen=True, slots=True)
class Answer:
    """A question and its answer, and the words of the language that it is about."""

    question: str
    text: str
    see: tuple[str, ...]

    @property
    def paragraphs(self) -> tuple[str, ...]:
        return tuple(" ".join(part.split()) for part in re.split(r"\n\s*\n", cleandoc(self.text)))


ANSWERS = (
    Answer("May a place hold two pieces?", """
        No: one piece, or one in each layer if the text declares `layers`. To put a piece where another one lies is not
        possible, so a way that would do it is not offered.
        """, ("put", "layers")),
    Answer("Does moving onto a piece capture it?", """
        No. A rule that captures says so: `remove every piece on it`, then `put this onto it`. In a drawing it is seen:
        in `@ x -> . @` the enemy piece is not there any more.
        """, ("remove", "put", "as drawn")),
    Answer("Does `your stone` include those in the box?", """
        No. Every phrase speaks of pieces on the board. The one exception is `put`: `put your stone`, `put a stone` and
        `put White stones` take new ones from the box, and there are always enough. `put it` and `put the runner` move a
        piece.
        """, ("your", "piece", "put")),
    Answer("Is a bare number exact?", """
        Of things it means at least so many: `3 of your marks are in line` holds for four, `you have 3 men` holds for
        five. Say `exactly 3` if you mean three. A number that is compared is exact: `passes is 2`.
        """, ("at least", "has")),
    Answer("May a line have gaps?", """
        No. `in line through` and `in a row` mean things that stand directly beside each other.
        """, ("in line through", "in a row")),
    Answer("Does `you win` stop the turn?", """
        Yes, at once. No line after it is done or looked at, not even a `not allowed if`. So put what forbids the move
        above it.
        """, ("you win", "wins")),
    Answer("What does `it` mean?", """
        The thing chosen last: by `choose`, or as the one that does something, as in `move one of your pieces`.
        Mentioning a thing never changes `it`; neither do `put`, `remove`, `remember`, `set`. Inside `for each`, `it` is
        the thing at hand; after the loop it is again what it was before. Where a word is explained, `it` is the thing
        asked about.

        If the branches of an `if` chose different things, `it` is not clear after them; the checker asks for a name.
        """, ("it", "as", "for each")),
    Answer("What does `there` mean?", "The place chosen last. Choosing a piece does not change it.", ("there",
        "choose")),
    Answer("What does `this` mean?", """
        The thing under whose heading the line stands, as in `may move` below `piece pawn`. In `turn`, `end` and `setup`
        there is none.
        """, ("this", "may")),
    Answer("What does `that stone` mean?", """
        The nearest thing above it that was chosen, put, or given to the deed, and is of that kind. Use it when two
        things are about.
        """, ("that", "it")),
    Answer("When is `end` looked at?", """
        Before each turn, the very first included, and nowhere else. `you` is then the player whose turn would begin. So
        after White took the last black stone, `if you have no stones: you lose` is said of Black. Results that stand in
        the turn count at once.
        """, ("end", "you win")),
    Answer("What does `the same position` compare?", """
        The pieces with their kinds, owners and places; all that pieces and cells keep; the states and memories of
        players and of the game; whose turn it is, and how many turns each player has still to miss. Other numbers of
        players and of the game do not count, as they are counters. `the same board` compares only the pieces, the cells
        and what they keep.

        What is there at the beginning of each turn is compared, the present position included: `3 times` is now and
        twice before.
        """, ("the same position has occurred", "the game has")),
    Answer("What is a move?", """
        All that a player chooses one after another, up to where another player has to choose or the turn is over:
        `e7-e8-queen`. A move is offered only if it can be finished. What happens without a choice belongs to the move
        before it.
        """, ("turn", "choose")),
    Answer("What happens to a player who is stuck?", """
        First the `end` is looked at, which may ask `if you are stuck`. Then the player loses; with `stuck players pass`
        the player is offered the move `pass`. A text that says nothing means `stuck players lose`.
        """, ("stuck players lose", "stuck", "end")),
    Answer("In which order are rules given up with `unless nothing else is possible`?", """
        The lower ones first, the uppermost last. They are judged among the options of the choice made last before them.
        """, ("unless nothing else is possible",)),
    Answer("Which limits are there?", """
        A match lasts at most 5000 turns; `a game lasts at most` says another number. Then a puzzle is lost and any
        other game drawn. One way through a turn may take 50 000 steps of the rules; a way that takes more counts as one
        that cannot be finished.

        A text has at most a million signs, a line a thousand, and 24 blocks inside each other. A board has 1 to 100
        cells each way, a game 1 to 10 players, an option at most a thousand values. Numbers go from about -2 to 2
        thousand million and stay at the limit. Nothing else needs a limit from you.
        """, ("a game lasts at most", "from", "repeat while")),
)
