"""Sentences made from the grammar itself, for a game that declares a word of every sort."""

from __future__ import annotations

import random
from functools import cache

from lark import Lark

from ludoteka.language.lexer import SentenceLexer
from ludoteka.language.parser import STARTS
from ludoteka.language.parser import said as in_words
from ludoteka.language.words import SORTED_WORDS, grammar_text

FRAME = """game Frame
players White moving up, Black moving down
options
  size is 3 to 9, starting at 5           "Board size"
  goal is near or far                     "Which goal?"
board size by size, called Main
layers ground, air
the game has clock
the game is early or late
the game remembers the mark, a cell
each player has score
each cell is dry or wet
each cell has depth
a cell is safe if it is empty
a stone is hunted of a player if it is a stone
the worth of a piece is 3
the total worth is 4
a suit is hearts or spades
zone pile
kind beast, a piece
beast wolf, plural wolves
  has hunger
  is calm or wild
  ways forward
  reach is every cell one step forward
  may run
    choose an empty cell next to this
    put this onto it
piece stone
to grow a number
  add that number to clock
"""
WORDS: dict[str, tuple[str, ...]] = {
    "NOUN": ("stone", "wolf", "wolves", "beast", "piece", "cell", "row", "column", "player", "card", "die"),
    "NAME": ("White", "Black", "near", "Main", "air", "hearts", "pile", "a1"), "ADJNAME": ("White", "spades"),
    "PROP": ("clock", "score", "depth", "hunger", "worth", "reach", "owner", "position", "kind", "size", "mark",
             "goal"),
    "ADJ": ("dry", "wet", "safe", "hunted", "calm", "wild", "early", "dark"), "VERB": ("run", "grow"),
    "VERBS": ("runs", "grows"), "VAR": ("chosen one", "other one"), "NUMBER": ("0", "1", "2", "three", "99"),
    "STRING": ('"Go"', '"Stay"'), "TEXT": ("Some words",), "THE": ("the",), "LISTOR": ("or",), "PARTOF": ("of",),
    "EXACTLY": ("exactly",), "WITHWHOM": ("with",), "CMP": ("at least", "more than"),
}


@cache
def _rules() -> dict[str, list[list[tuple[str, bool]]]]:
    """For each part of the grammar its ways, as names of parts and of words."""
    grammar, _ = grammar_text()
    lark = Lark(grammar, parser="lalr", lexer=SentenceLexer, start=list(STARTS), maybe_placeholders=True)
    rules: dict[str, list[list[tuple[str, bool]]]] = {}
    for rule in lark.rules:
        rules.setdefault(rule.origin.name, []).append([(part.name, part.is_term) for part in rule.expansion])
    return rules


@cache
def _depths() -> dict[str, int]:
    """How deep each part of the grammar must at least go."""
    depths: dict[str, int] = {}
    while len(depths) < len(_rules()):
        for name, ways in _rules().items():
            known = [1 + max((0 if term else depths[part] for part, term in way), default=0) for way in ways
                     if all(term or part in depths for part, term in way)]
            if known:
                depths.setdefault(name, min(known))
    return depths


@cache
def _words() -> dict[str, tuple[str, ...]]:
    words = {name: (phrase,) for phrase, name in grammar_text()[1].items()}
    for word, name in SORTED_WORDS.items():
        words[name] = (*words.get(name, ()), word)
    return words | WORDS


def sentence(rng: random.Random, start: str) -> str:
    """A random sentence that the grammar allows."""
    deep = rng.randrange(5, 10)
    said: list[str] = []
    todo: list[tuple[str, bool, int]] = [(start, False, deep)]
    while todo:
        name, term, left = todo.pop()
        if term:
            said.append(rng.choice(_words().get(name, (in_words(name),))))
            continue
        ways = _rules()[name]
        short = [way for way in ways if all(ok or _depths()[part] < left for part, ok in way)]
        least = min(ways, key=lambda way: max((_depths()[part] for part, ok in way if not ok), default=0))
        chosen = rng.choice(short or [least])
        todo += [(part, ok, left - 1) for part, ok in reversed(chosen)]
    return " ".join(said).replace(" ,", ",").replace(" :", ":").replace(" 's", "'s")


def text(seed: int, lines: int = 12) -> str:
    """A game whose headings, features and rules are random sentences."""
    rng = random.Random(f"sentences {seed}")
    made = [FRAME.rstrip("\n")]
    made += [f"  {sentence(rng, 'line')}" for _ in range(3)]
    made += [sentence(rng, "heading") for _ in range(4)]
    made += ["piece fox", *(f"  {sentence(rng, 'feature')}" for _ in range(3))]
    made += ["each wolf", *(f"  {sentence(rng, 'feature')}" for _ in range(3))]
    made += ["legend", *(f"  {sign} {sentence(rng, 'legendline')}" for sign in "abc")]
    made += ["options", f"  {sentence(rng, 'option')}", "ruleset Other", f"  {sentence(rng, 'ruleline')}"]
    made += ["a wolf is hungry if all of", *(f"  {sentence(rng, 'condline')}" for _ in range(2))]
    made += ["the power of a wolf is", *(f"  {sentence(rng, 'caseline')}" for _ in range(2))]
    made += ["turn", "  choose a stone as the chosen one", "  choose a cell as the other one"]
    for _ in range(lines):
        made += [f"  {sentence(rng, 'line')}", *(f"    {sentence(rng, 'line')}" for _ in range(rng.randrange(3)))]
    return "\n".join(made) + "\n"
