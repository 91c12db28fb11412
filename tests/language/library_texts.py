"""The library's own texts, and ways to damage a text."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from ludoteka.games.library import FOLDER

RULES = {path.parent.name: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*/rules.game"))}
LEVELS = {path.parent.name: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*/levels.game"))}
WORDS = sorted({word for text in RULES.values() for word in text.split()})
ODD = ["\0", "\t", "\r", "\x0b", "\x85", "\u2028", "\u200b", "\ufeff", "ß", "ﬁ", "²", "٣", "Ⅷ", "č", "棋", "𝟛",
       "👩‍👩‍👧", "\U0010ffff", '"', "'", "'s", "--", "->", "→", ":", ",", "-", "+", "0", "99999999999999999999999"]

Damage = Callable[[random.Random, str], str]

def _on_lines(change: Callable[[random.Random, list[str]], None]) -> Damage:
    def damage(rng: random.Random, text: str) -> str:
        lines = text.split("\n")
        change(rng, lines)
        return "\n".join(lines)

    return damage

def _on_words(change: Callable[[random.Random, list[str], int], None]) -> Damage:
    """Damage to one word of one line; its indentation stays."""
    def damage(rng: random.Random, text: str) -> str:
        lines = text.split("\n")
        at = rng.randrange(len(lines))
        words = lines[at].split(" ")
        change(rng, words, rng.randrange(len(words)))
        lines[at] = " ".join(words)
        return "\n".join(lines)

    return damage

def _swap_words(rng: random.Random, words: list[str], at: int) -> None:
    other = rng.randrange(len(words))
    words[at], words[other] = words[other], words[at]

def _indent_block(rng: random.Random, lines: list[str]) -> None:
    first = rng.randrange(len(lines))
    for at in range(first, min(len(lines), first + rng.randrange(1, 8))):
        lines[at] = " " * rng.choice([1, 2, 3, 7, 60]) + lines[at]

def _nest(rng: random.Random, lines: list[str]) -> None:
    """A stair of lines, each below the one above it."""
    at = rng.randrange(len(lines))
    lines[at:at] = [" " * depth + rng.choice(["if it is a cell", "either", "repeat 3 times", "let every player"])
                    for depth in range(rng.choice([5, 30]))]

def _any_words(rng: random.Random) -> str:
    return " ".join(rng.choices(WORDS, k=rng.choice([3, 6, 6, 12, 12, 300])))


def _sign(rng: random.Random, text: str) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice(ODD) + text[at + rng.randrange(2):]

def _crop(rng: random.Random, text: str) -> str:
    start = rng.randrange(len(text) + 1)
    return text[:start] + text[start + rng.randrange(40):]

DAMAGES: tuple[Damage, ...] = (
    _on_words(lambda rng, words, at: words.__delitem__(at)),
    _on_words(lambda rng, words, at: words.insert(at, words[at])),
    _on_words(lambda rng, words, at: words.insert(at, rng.choice(WORDS))),
    _on_words(lambda rng, words, at: words.__setitem__(at, rng.choice(WORDS))),
    _on_words(lambda rng, words, at: words.__setitem__(at, words[at] * rng.choice([2, 2, 2, 2, 40, 900]))),
    _on_words(_swap_words),
    _on_lines(lambda rng, lines: lines.__delitem__(rng.randrange(len(lines)))),
    _on_lines(lambda rng, lines: lines.insert(rng.randrange(len(lines)), rng.choice(lines))),
    _on_lines(lambda rng, lines: lines.insert(rng.randrange(len(lines)), _any_words(rng))),
    _on_lines(_indent_block),
    _on_lines(_nest),
    _sign,
    _crop,
)

def damaged(seed: int | str, text: str, most: int = 5) -> str:
    """The text with one to five faults."""
    rng = random.Random(f"damage {seed}")
    for _ in range(rng.randrange(most) + 1):
        text = rng.choice(DAMAGES)(rng, text) or "\n"
    return text

def damaged_texts(name: str, signs: int) -> Iterator[tuple[str, str]]:
    """Damaged rules and levels of a game, until they have so many signs together."""
    seed = 0
    while signs > 0:
        rules, levels = damaged(f"{name} {seed}", RULES[name]), damaged(f"{name} levels {seed}", LEVELS.get(name, "\n"))
        seed += 1
        signs -= len(rules) + len(levels)
        yield rules, levels
