"""Sentences to trees: one LALR parse per line, so one mistake never hides another."""

from __future__ import annotations

import sys
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from importlib.util import cache_from_source
from itertools import pairwise
from pathlib import Path
from pickle import UnpicklingError
from tempfile import NamedTemporaryFile
from typing import Any, cast

from lark import Lark, Token, Tree
from lark import __version__ as lark_version
from lark.exceptions import UnexpectedToken

from ludoteka.language.diagnostics import Findings, Span, did_you_mean, listed
from ludoteka.language.layout import Line
from ludoteka.language.lexer import Sentence, SentenceLexer, tokens_of
from ludoteka.language.reference import lookup
from ludoteka.language.slips import slip
from ludoteka.language.vocabulary import Vocabulary
from ludoteka.language.words import HEADS, grammar_text, phrase_tokens

NOTE_SIGNS = ("#", "//", "/", "%", ";")
"""What begins a note elsewhere."""
STARTS = ("heading", "feature", "line", "condline", "caseline", "option", "ruleline", "legendline")
MISSAID = frozenset({"FACED", "FIGURE", "_JOINED"})
"""What is known only so as to be told: 'faces 1, 2 and 3'."""

_SAID = {
    "NOUN": "a kind of thing", "NAME": "a name", "PROP": "a property", "PROPS": "a property of several things",
    "ADJ": "a describing word", "VERB": "a deed",
    "VERBS": "a deed", "VERBED": "what is done with it",
    "VAR": "a name given with 'as'", "NUMBER": "a number", "STRING": "words in quotes",
    "DIR": "a direction", "IS": "is", "CAN": "can", "SHOWS": "shows", "LISTOR": "or", "LISTAND": "and",
    "$END": "the end of the line", "THE": "the", "TEXT": "a title",
    "SUPER": "first, last …",
    "SAME": "the same position has occurred", "PLUSMINUS": "plus or minus",
    "TIMESBY": "times", "ADJNAME": "a name", "COUNT": "at least, at most …", "CMP": "at least, at most …",
    "EXACTLY": "exactly", "PARTOF": "of", "WHEN": "when", "WITHWHOM": "with", "MORELESS": "more",
    "FOLD": "total", "EXTREME": "larger of", "TURNING": "mirrored",
    "ONCE": "once a turn", "OFTEN": "one or more times",
}


@cache
def _lark() -> Lark:
    """The parser. Its tables take longer to make than a game to read, so they are kept beside Python's own bytecode."""
    grammar, _ = grammar_text()
    mark = blake2b(f"{grammar}{lark_version}".encode(), digest_size=8).hexdigest()
    kept = Path(cache_from_source(__file__)).with_suffix(f".{mark}")
    try:
        with kept.open("rb") as file:
            return Lark.load(file)
    except (OSError, EOFError, UnpicklingError):
        lark = Lark(grammar, parser="lalr", lexer=SentenceLexer, start=list(STARTS), maybe_placeholders=True,
                    propagate_positions=True)
        if not sys.dont_write_bytecode:
            _keep(lark, kept)
        return lark


def _keep(lark: Lark, path: Path) -> None:
    """Keep the parser; where that is not possible, it is made again next time."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=path.parent, delete=False) as file:
            lark.save(file)
        Path(file.name).replace(path)


def said(terminal: str) -> str:
    """A grammar terminal in an author's words."""
    if terminal in _SAID:
        return _SAID[terminal]
    _, phrases = grammar_text()
    return next((phrase for phrase, name in phrases.items() if name == terminal), terminal)


def parse_sentence(text: str, line: int, column: int, start: str, vocabulary: Vocabulary,
                   findings: Findings) -> Tree[Any] | None:
    """The tree of one sentence, or None after a message."""
    if findings.full:
        findings.left_out += 1
        return None
    sentence = Sentence(text, line, column)
    if vocabulary.parsed is None:
        return _parsed(sentence, start, vocabulary, findings)
    key = (start, line, column, text)
    if key not in vocabulary.parsed:
        said = Findings()
        vocabulary.parsed[key] = _parsed(sentence, start, vocabulary, said), said.sorted()
    tree, found = vocabulary.parsed[key]
    findings.repeat(found)
    return cast("Tree[Any] | None", tree)


def _parsed(sentence: Sentence, start: str, vocabulary: Vocabulary, findings: Findings) -> Tree[Any] | None:
    tokens = tokens_of(sentence, vocabulary)
    unknown = next((token for token in tokens if token.type == "UNKNOWN"), None)
    try:
        tree: Any = _lark().parse(cast(Any, tokens), start=start)  # our lexer takes tokens, not text
    except UnexpectedToken as wrong:
        _report(wrong, unknown, tokens, sentence, vocabulary, findings)
        return None
    return tree if isinstance(tree, Tree) else Tree("token", [tree])


def parse_interactive(start: str) -> Any:
    """Lark's interactive parser, which has no types: it takes token after token and says which could follow."""
    return _lark().parse_interactive(cast(Any, []), start=start)  # our lexer takes tokens, not text


def fits(text: str, start: str, vocabulary: Vocabulary) -> bool:
    """Whether a sentence can be read over these words."""
    try:
        _lark().parse(cast(Any, tokens_of(Sentence(text, 1, 1), vocabulary)), start=start)
    except UnexpectedToken:
        return False
    return True


def parse_line(line: Line, start: str, vocabulary: Vocabulary, findings: Findings) -> Tree[Any] | None:
    """The tree of a line of the text."""
    return parse_sentence(line.text, line.number, line.column, start, vocabulary, findings)


def _report(wrong: UnexpectedToken, unknown: Token | None, tokens: list[Token], sentence: Sentence,
            vocabulary: Vocabulary, findings: Findings) -> None:
    token = wrong.token
    if unknown is not None and (token.type == "$END" or unknown.start_pos <= token.start_pos):
        every = [one for one in tokens if one.type == "UNKNOWN"]
        if (said := slip(every[0], tokens, vocabulary)) is not None:
            findings.error("otherwise-said", *said)
            return
        for one in every[:1] if every[0] is tokens[0] else every:  # an unknown first word leaves the rest unread
            _report_unknown(one, wrong, tokens, vocabulary, findings)
        return
    expected = _expected(wrong)
    if token.type == "$END":
        end = sentence.column + len(sentence.text)
        findings.error("unfinished", Span(sentence.line, end - 1, end),
                       "the sentence breaks off here",
                       f"expected: {listed(expected)}{_written(tokens)}" if expected else "")
        return
    span = Span(token.line or 1, token.column or 1, token.end_column or 1)
    written = sentence.text[span.column - sentence.column:span.end_column - sentence.column]
    if token.type == "VERBS" and "VERB" in (wrong.accepts or wrong.expected):
        findings.error("unexpected", span, f"a deed is said without the '-s' of '{written}' here",
                       f"did you mean '{token}'?", fix=str(token))
        return
    if token is tokens[0]:
        findings.error("first-word", span, f"no sentence can begin with '{written}' here",
                       "what happens by itself stands at the left margin, or below the thing that it is about"
                       if token.type == "WHEN" else f"it can begin with: {listed(expected, 14)}")
        return
    before = next(first.type for first, second in pairwise(tokens) if second is token)
    if before == "_K_COLON" and (token.lower() in HEADS or token.type == "_K_IF"):
        findings.error("unexpected", span, f"'{written}' cannot stand behind a colon",
                       "write it on a line of its own below, indented")
        return
    if token.type == "PROPS" and "PROP" in (wrong.accepts or wrong.expected):
        findings.error("unexpected", span, "one is spoken of here, not several", f"did you mean '{token}'?",
                       fix=str(token))
        return
    if token.type == "PROP" and [one.type for one in tokens[:2]] in (["_K_ADD", "NUMBER"], ["_K_TAKE", "NUMBER"]):
        meant = f"{'to' if tokens[0].type == '_K_ADD' else 'from'} your {written}"
        findings.error("unexpected", span, f"it must be said whose '{written}' these are",
                       f"did you mean '{meant}'?", fix=meant)
        return
    findings.error("unexpected", span, f"'{written}' does not fit here",
                   f"expected: {listed(expected)}{_written(tokens)}")


def _written(tokens: list[Token]) -> str:
    """How a sentence that begins with this word of the language is written, as the reference has it."""
    entry = lookup(str(tokens[0])) if tokens and tokens[0].type.startswith("_K_") else None
    return f"; it is written: {entry.forms[0]}" if entry is not None else ""


def _report_unknown(unknown: Token, wrong: UnexpectedToken, tokens: list[Token], vocabulary: Vocabulary,
                    findings: Findings) -> None:
    known = [*vocabulary.sorts, *(word for word in phrase_tokens() if word[0].isalpha())]
    if unknown.lower() in HEADS:
        findings.error("only-first", Span(unknown.line or 1, unknown.column or 1, unknown.end_column or 1),
                       f"'{unknown}' can only begin a sentence", "begin a new line with it")
        return
    near = did_you_mean(str(unknown), known)
    span = Span(unknown.line or 1, unknown.column or 1, unknown.end_column or 1)
    phrase = _near_phrase(unknown, tokens)
    if phrase is not None:
        near, span = phrase
    elif holding := [one for one in phrase_tokens() if str(unknown).lower() in one.split()]:
        findings.error("unknown-word", span, f"'{unknown}' says nothing by itself here",
                       f"did you mean {listed(repr(one) for one in holding[:3])}?")
        return
    hint = f"did you mean '{near}'?" if near else f"expected: {listed(_expected(wrong))}"
    if not near and _expected(wrong) == ["by"]:  # 'board 6 x 6'
        near = "by"
    if unknown is tokens[0] and not near:
        hint = f"a sentence can begin here with: {listed(_expected(wrong), 14)}"
    if unknown is tokens[0] and str(unknown) in NOTE_SIGNS:
        near, hint = "--", "a note for readers begins with two hyphens"
    findings.error("unknown-word", span, f"nothing here is called '{unknown}'", hint, fix=near)


def _near_phrase(unknown: Token, tokens: list[Token]) -> tuple[str, Span] | None:
    """A phrase of several words that the unknown word and its neighbours nearly are: 'in lin through'."""
    at = next(place for place, token in enumerate(tokens) if token is unknown)
    phrases = [phrase for phrase in phrase_tokens() if " " in phrase]
    for before, after in ((1, 2), (1, 1), (0, 2), (2, 0), (1, 0), (0, 1)):
        window = tokens[max(0, at - before):at + 1 + after]
        near = did_you_mean(" ".join(window), phrases, 0.85)
        if near is not None and len(near.split()) == len(" ".join(window).split()):
            return near, Span(unknown.line or 1, window[0].column or 1, window[-1].end_column or 1)
    return None


def _expected(wrong: UnexpectedToken) -> list[str]:
    words = {said(terminal) for terminal in wrong.accepts or wrong.expected if terminal not in MISSAID}
    return sorted(words, key=lambda word: (word not in _SAID.values() or word == "the", " " in word, word))
