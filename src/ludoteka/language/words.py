"""The words of the language: phrases of the grammar, their other forms, directions and built-in nouns."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

DIRECTIONS = (
    "forward", "backward", "sideways", "orthogonally", "diagonally", "diagonally forward", "diagonally backward",
    "any way", "ahead", "onward", "back",
    "up", "down", "left", "right", "up left", "up right", "down left", "down right",
)
SUPERLATIVES = ("first", "second", "third", "last", "top", "bottom", "lowest", "highest", "leftmost", "rightmost")
TURNINGS = ("mirrored", "turned any way", "all at once")
NUMERALS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10}

NOUNS = ("piece", "cell", "row", "column", "player", "card", "tile", "part", "die", "place")
TURNS_TO_MISS = "turns to miss"
PROPERTIES = ("owner", "position", "row number", "column number", "seat", "kind", "value", "ways", "number of ways",
              TURNS_TO_MISS)
FACE = "face"
"""What dice with words on their sides show, where no list has these words."""
LYING = ("face down", "face up")
ADJECTIVES = ("dark", "light", *LYING)
IRREGULAR = {"die": "dice", "man": "men", "woman": "women", "person": "people", "foot": "feet", "goose": "geese",
             "hero": "heroes"}

FORMS = {
    "an": "a", "have": "has", "hold": "holds", "become": "becomes", "joins": "join",
    "hangs together": "hang together",
    "hangs together at sides or corners": "hang together at sides or corners",
    "makes a true equation": "make a true equation", "there are": "there is",
    "1 step": "one step", "each of": "every one of", "all": "every", "win": "wins", "lose": "loses",
    "player with the least": "player with the fewest", "with the fewest": "with the least",
    "with the highest": "with the most", "with the lowest": "with the least", "gain": "gains",
    "copy": "copies", "along their ways": "along its ways", "miss": "misses",
    **{f"{verb} {whose} next": "misses" for verb in ("misses", "miss") for whose in ("their", "its", "your", "the")},
    **{f"{verb} {turn}": "misses a turn"
       for verb in ("misses", "miss", "skips", "skip", "loses", "lose", "sits out", "sit out")
       for turn in ("a turn", "one turn", "1 turn", "their next turn", "its next turn", "your next turn",
                    "the next turn")},
}
"""Other forms of the grammar's phrases; both mean the same."""

SORTED_WORDS: dict[str, str] = {
    **dict.fromkeys(DIRECTIONS, "DIR"),
    **dict.fromkeys(SUPERLATIVES, "SUPER"),
    **dict.fromkeys(TURNINGS, "TURNING"),
    **dict.fromkeys(NUMERALS, "NUMBER"),
    "is": "IS", "are": "IS", "is not": "IS", "are not": "IS", "is then": "IS", "are then": "IS",
    "shows": "SHOWS", "does not show": "SHOWS", "do not show": "SHOWS",
    "can": "CAN", "cannot": "CAN", "can not": "CAN",
    "the same position has occurred": "SAME", "the same board has occurred": "SAME",
    "plus": "PLUSMINUS", "minus": "PLUSMINUS", "+": "PLUSMINUS", "-": "PLUSMINUS",
    "times": "TIMESBY", "divided by": "TIMESBY",
    "total": "FOLD", "larger of": "EXTREME", "smaller of": "EXTREME",
    "when": "WHEN", "before": "WHEN",
    **dict.fromkeys(("at least", "at most", "more than", "less than", "fewer than", "exactly"), "COUNT"),
    "more": "MORELESS", "less": "MORELESS",
    "once a turn": "ONCE", "once a game": "ONCE",
    "one or more times": "OFTEN",
    "at the start of your turn": "AT", "at the end of your turn": "AT",
    "at the start of the turn": "AT", "at the end of the turn": "AT",
}
"""Words that stand for each other in a sentence share one token."""

HEADS = frozenset(
    "game format players board layers options legend ruleset level setup round turn end kind zone choose remember put"
    " remove swap toggle set add take shuffle roll show stop let repeat may either ways".split()
)
"""Words of the language only where a sentence begins; elsewhere an author may use them as names."""
FREE = HEADS | {"drawn", "sides", "miss", "misses"}
"""Words of the language that may be names too; a board can be drawn and a die have sides all the same."""


@cache
def grammar_text() -> tuple[str, dict[str, str]]:
    """The grammar with every quoted phrase made a declared terminal, and the phrases with their terminals."""
    text = files("ludoteka.language").joinpath("grammar.lark").read_text(encoding="utf-8")
    phrases: dict[str, str] = {}

    def terminal(found: re.Match[str]) -> str:
        phrase = found.group(1)
        letters = re.sub(r"[^A-Z]+", "_", phrase.upper().replace(",", "COMMA").replace(":", "COLON"))
        name = "_K_S" if phrase == "'s" else "_K_" + letters.strip("_")
        phrases[phrase] = name
        return name

    lines = [line if line.startswith("//") else re.sub(r'"([^"]+)"', terminal, line) for line in text.splitlines()]
    declared = "%declare " + " ".join(sorted(set(phrases.values())))
    return "\n".join([*lines, declared]), phrases


@cache
def phrase_tokens() -> dict[str, str]:
    """Every phrase of the language, in all its forms, with the token it is read as."""
    _, phrases = grammar_text()
    table = dict(phrases)
    for form, phrase in FORMS.items():
        if phrase in phrases:
            table.setdefault(form, phrases[phrase])
    return table | SORTED_WORDS


def with_article(noun: str) -> str:
    """'a cell', 'an army'."""
    return ("an " if noun[:1] in "aeiou" else "a ") + noun


def plural_of(word: str) -> str:
    """The usual plural of the last word of a name."""
    head, space, last = word.rpartition(" ")
    return head + space + _plural_word(last)


def _plural_word(word: str) -> str:
    if word in IRREGULAR:
        return IRREGULAR[word]
    if word.endswith("y") and word[-2:-1] not in ("a", "e", "o", "u"):
        return word[:-1] + "ies"
    return word + ("es" if word.endswith(("s", "x", "ch", "sh")) else "s")


PARTICIPLES = {
    "beat": "beaten", "bite": "bitten", "break": "broken", "build": "built", "buy": "bought", "cast": "cast",
    "catch": "caught", "choose": "chosen", "cut": "cut", "deal": "dealt", "draw": "drawn", "eat": "eaten",
    "find": "found", "forget": "forgotten", "give": "given", "hide": "hidden", "hit": "hit", "hold": "held",
    "hurt": "hurt", "keep": "kept", "lay": "laid", "lead": "led", "lend": "lent", "lose": "lost", "make": "made",
    "pay": "paid", "put": "put", "ride": "ridden", "see": "seen", "sell": "sold", "send": "sent", "set": "set",
    "shoot": "shot", "sink": "sunk", "slay": "slain", "spend": "spent", "steal": "stolen", "strike": "struck",
    "take": "taken", "throw": "thrown", "wake": "woken", "win": "won",
}
"""Verbs whose third form is not made with '-ed'."""


def participles(verb: str) -> tuple[str, ...]:
    """What a thing is when a deed was done with it: discard, discarded; trap, trapped. The usual spelling is first."""
    head, space, tail = verb.partition(" ")
    if head in PARTICIPLES:
        return (PARTICIPLES[head] + space + tail,)
    if head.endswith("e"):
        forms: tuple[str, ...] = (head + "d",)
    elif head.endswith("y") and head[-2:-1] not in "aeou":
        forms = (head[:-1] + "ied",)
    elif re.search(r"[^aeiou][aeiou][^aeiouwxy]$", head):  # 'dropped', but 'visited'
        forms = (f"{head}{head[-1]}ed", head + "ed")
        forms = forms if re.fullmatch(r"(?:qu|[^aeiou])*[aeiou][^aeiou]", head) else forms[::-1]
    else:
        forms = (head + "ed",)
    return tuple(form + space + tail for form in forms)


def third_person(verb: str) -> str:
    """The form of a verb after 'this': go, goes."""
    head, space, tail = verb.partition(" ")
    if head.endswith("o"):
        return head + "es" + space + tail
    return _plural_word(head) + space + tail
