"""What may stand here: the words that the grammar accepts after those in front, and the file's own among them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from lark import Token
from lark.exceptions import UnexpectedToken

from ludoteka.language.diagnostics import Span
from ludoteka.language.layout import split_comment
from ludoteka.language.lexer import Sentence, tokens_of
from ludoteka.language.parser import parse_interactive
from ludoteka.language.reference import Entry, lookup
from ludoteka.language.vocabulary import Vocabulary
from ludoteka.language.words import HEADS, phrase_tokens
from ludoteka.studio.editor.own_words import SORTS
from ludoteka.studio.editor.reading import Reading, start_below

LONGEST = 6
"""Words of the longest phrase that may have been begun."""
MOST_STATES = 8
_OTHERS = {
    "_K_WITH": ("WITHWHOM",), "WITHWHOM": ("_K_WITH",), "NAME": ("ADJNAME",), "ADJNAME": ("NAME",),
    "_K_OR": ("LISTOR",), "LISTOR": ("_K_OR",), "COUNT": ("CMP", "EXACTLY"), "CMP": ("COUNT", "EXACTLY"),
    "EXACTLY": ("COUNT", "CMP"), "_K_OF": ("PARTOF",), "PARTOF": ("_K_OF",), "TIMESBY": ("_K_TIMES",),
    "_K_TIMES": ("TIMESBY",), "SUPER": ("FOLD",), "FOLD": ("SUPER",), "_K_ON": ("_K_ONTO",), "_K_ONTO": ("_K_ON",),
    "_K_IN": ("_K_INTO",), "_K_INTO": ("_K_IN",),
}
"""What a word is read as depends on the words behind it, which are not there yet."""
_DECLARING = ("heading", "feature", "option")
_DECLARED = ("NOUN", "NAME", "PROP", "ADJ", "VERB", "VAR")
"""What a word may be that is being declared by the very line it stands in."""
_SAME_WORDS = {"LISTOR": "_K_OR", "WITHWHOM": "_K_WITH", "CMP": "COUNT", "EXACTLY": "COUNT", "PARTOF": "_K_OF",
               "ADJNAME": "NAME", "THE": "_K_THE", "_K_TIMES": "TIMESBY"}
_SETTLED = frozenset({"NOUN", "PROP", "VAR", "NAME"})
"""Before these 'the' may stand too."""


@dataclass(frozen=True, slots=True)
class Completion:
    """A word that may stand here, what it is, and the stretch it takes the place of."""

    word: str
    sort: str
    """'word' for one of the language, else the sort of the file's own word."""
    span: Span
    entry: Entry | None = None


def complete(reading: Reading, line: int, column: int) -> list[Completion]:
    """The words that may stand at a place, the file's own first."""
    raw = reading.lines[line - 1] if 1 <= line <= len(reading.lines) else ""
    before = raw[:column - 1].replace("\t", "  ")
    if split_comment(before + "x")[1] or before.count('"') % 2 or reading.drawing_at(line) is not None:
        return []
    indent = len(before) - len(before.lstrip())
    text = before[indent:]
    start = _start(reading, line, indent)
    if not start or (text.split(" ")[0] in ("game", "level", "ruleset") and " " in text):
        return []
    if start == "legendline":
        text = text.partition(" ")[2] if " " in text else ""
        if not text:
            return []
    found: dict[str, Completion] = {}
    for begun in _beginnings(text):
        span = Span(line, column - len(begun), column)
        for word, sort in _possible(text[:len(text) - len(begun)], start, reading.vocabulary, begun):
            found.setdefault(word, Completion(word, sort, span, lookup(word) if sort == "word" else None))
    return sorted(found.values(), key=lambda one: (one.sort == "word", one.word))


def _start(reading: Reading, line: int, indent: int) -> str:
    """What a line at that place is read as."""
    start = "heading"
    for above in reading.above(line, indent):
        start = start_below(above.text, start)
    return start


def _beginnings(text: str) -> Iterator[str]:
    """The last words, of which a phrase may have been begun; none at first."""
    if not text or text.endswith(" "):
        yield ""
    ends = [found.start() for found in re.finditer(r"\S+", text)]
    for start in reversed(ends[-LONGEST:]):
        yield text[start:]


def _possible(rest: str, start: str, vocabulary: Vocabulary, begun: str) -> Iterator[tuple[str, str]]:
    accepted = _accepted(rest, start, vocabulary)
    if accepted & _SETTLED:
        accepted.add("_K_THE")
    terminals = {_SAME_WORDS.get(one, one) for one in accepted}
    wanted = begun.lower()
    begins = not rest.strip() or rest.rstrip().endswith(":")
    for word, terminal in (*phrase_tokens().items(), ("the", "_K_THE")):
        if terminal in terminals and word.startswith(wanted) and (begins or word not in HEADS) and word[0].isalpha():
            yield word, "word"
    for word, sort in vocabulary.sorts.items():
        if sort in terminals and word.startswith(wanted):
            yield word, SORTS.get(sort, "word") if vocabulary.lines.get(vocabulary.base_form(word), 0) else "word"


def _accepted(rest: str, start: str, vocabulary: Vocabulary) -> set[str]:
    """The sorts of words that the grammar accepts after some words."""
    readings = [tokens_of(Sentence(rest, 1, 1), vocabulary) if rest.strip() else []]
    if "player with the " in rest.lower():  # only the last word says whether somebody wins
        readings.append(tokens_of(Sentence(f"{rest.rstrip()} wins", 1, 1), vocabulary)[:-1])
    return {terminal for tokens in readings for state in _states(tokens, start) for terminal in state.accepts()}


def _states(tokens: list[Token], start: str) -> list[Any]:
    """Where the parser may stand after some words, each read as any of what it can be."""
    states = [parse_interactive(start)]
    for token in tokens:
        others = _DECLARED if token.type == "UNKNOWN" and start in _DECLARING else _OTHERS.get(token.type, ())
        states = [after for state in states for after in _after(state, token, others)][:MOST_STATES]
    return states


def _after(state: Any, token: Token, others: tuple[str, ...]) -> Iterator[Any]:
    if token.type == "THE":
        yield state  # before 'highest score' it says nothing
    for sort in (token.type, *others):
        after = state.copy()
        try:
            after.feed_token(token.update(type=sort))
        except UnexpectedToken:
            continue
        yield after
