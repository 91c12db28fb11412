"""The words of one sentence as typed tokens: longest phrase first, the file's own words before anything else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from lark import Token
from lark.lexer import Lexer

from ludoteka.language.vocabulary import Vocabulary
from ludoteka.language.words import HEADS, LYING, NUMERALS, phrase_tokens

_PIECES = re.compile(r'"[^"]*"?|\d+|\'s\b|[^\W\d_][\w-]*(?:\'(?!s\b)\w+)?|->|\S')
_CELL = re.compile(r"^[a-z]{1,2}\d{1,2}$")
_TEXT_HEADS = ("game", "ruleset", "level")
_VERBS_OF_CONDITIONS = frozenset({"IS", "CAN", "SHOWS", "_K_HOLDS", "_K_HAS", "_K_JOIN", "_K_HANG_TOGETHER",
                                  "_K_MAKE_A_TRUE_EQUATION", "SAME", "_K_THERE_IS"})
_DESCRIBED = frozenset({"NOUN", "ADJ", "NAME", "_K_ENEMY", "_K_EMPTY", "_K_OCCUPIED", "_K_OTHER"})
_PLACES = frozenset({"_K_ON", "_K_IN", "_K_NEXT_TO", "_K_TOUCHING", "_K_BETWEEN", "_K_JOINED_TO", "_K_IN_SIGHT"})
_FORMED = frozenset({"NOUN", "PROP", "PROPS", "VERBS", "VERBED"})
"""Words that are read as their plain forms."""
_MOMENTS = {"at the start of your turn": "_K_YOUR_TURN_STARTS", "at the end of your turn": "_K_YOUR_TURN_ENDS",
            "at the start of the turn": "_K_THE_TURN_STARTS", "at the end of the turn": "_K_THE_TURN_ENDS"}
"""Moments that are said in other words than 'when your turn ends'."""
_MISSES = ("miss", "misses")
_BEFORE_DEEDS = frozenset({"", "_K_COLON", "_K_MAY", "CAN", "_K_YOU"})
_ENDS = frozenset({"END", "_K_COLON", "_K_AND", "_K_OR"})
_KEEPS_THE = frozenset({"NOUN", "ADJ", "SUPER", "NUMBER", "_K_ENEMY", "_K_EMPTY", "_K_OCCUPIED", "_K_OTHER"})


@dataclass(frozen=True, slots=True)
class Sentence:
    """A line's words, where they begin in the text."""

    text: str
    line: int
    column: int


def tokens_of(sentence: Sentence, vocabulary: Vocabulary) -> list[Token]:
    """The typed tokens of a sentence; a word nobody declared becomes an UNKNOWN token."""
    head, _, rest = sentence.text.partition(" ")
    if head in _TEXT_HEADS and rest.strip():
        first = _token(phrase_tokens()[head], head, sentence, 0)
        return [first, _token("TEXT", rest.strip(), sentence, len(head) + 1)]
    tokens = list(_phrases(sentence, vocabulary))
    return _settle(tokens, vocabulary)


def _token(kind: str, value: str, sentence: Sentence, start: int) -> Token:
    column = sentence.column + start
    return Token(kind, value, line=sentence.line, column=column, end_line=sentence.line,
                 end_column=column + len(value), start_pos=start, end_pos=start + len(value))


def _phrases(sentence: Sentence, vocabulary: Vocabulary) -> Iterator[Token]:
    parts = [(found.group(), found.start()) for found in _PIECES.finditer(sentence.text)]
    place = 0
    begins = True
    while place < len(parts):
        word, start = parts[place]
        if word[0] == '"':
            yield _token("STRING", word, sentence, start)
            place, begins = place + 1, False
            continue
        kind, width = _longest(parts, place, vocabulary, begins)
        end = parts[place + width - 1][1] + len(parts[place + width - 1][0])
        yield _token(kind, sentence.text[start:end], sentence, start)
        place += width
        begins = word == ":"


def _longest(parts: list[tuple[str, int]], place: int, vocabulary: Vocabulary, begins: bool) -> tuple[str, int]:
    """The token of the longest phrase that begins here, and how many words it has."""
    table = phrase_tokens()
    for width in range(min(9, len(parts) - place), 0, -1):
        words = " ".join(word for word, _ in parts[place:place + width]).replace(" 's", "'s").lower()
        own = vocabulary.sorts.get(words)
        phrase = table.get(words)
        if words == "show" and not begins:  # 'dice that show rain'
            phrase = table["shows"]
        elif phrase is not None and ((words in HEADS and not begins) or _is_no_ranking(words, parts)):
            phrase = None
        if own is not None and not (begins and phrase is not None and words in HEADS):
            return own, width
        if phrase is not None:
            return phrase, width
    word = parts[place][0]
    if word.isdigit():
        return "NUMBER", 1
    if _CELL.match(word):
        return "NAME", 1
    return ("_K_THE", 1) if word.lower() == "the" else ("UNKNOWN", 1)


def _is_no_ranking(words: str, parts: list[tuple[str, int]]) -> bool:
    """Whether 'player with the most' is said of some players, not of who wins."""
    return words.startswith("player with the ") and parts[-1][0].lower() not in ("wins", "win")


def _settle(tokens: list[Token], vocabulary: Vocabulary) -> list[Token]:
    """Give each token the one meaning that its neighbours leave it."""
    tokens = _split(_deeds(tokens, vocabulary))
    _settle_put(tokens)
    out: list[Token] = []
    for place, token in enumerate(tokens):
        before = tokens[place - 1].type if place else ""
        after = tokens[place + 1].type if place + 1 < len(tokens) else "END"
        if token.type == "_K_THE":
            beyond = tokens[place + 2].type if place + 2 < len(tokens) else "END"
            folds = after == "SUPER" and beyond == "PROP" and tokens[place + 1].lower() in ("lowest", "highest")
            if after in _KEEPS_THE and not folds:
                out.append(_renamed(token, "THE"))
            continue
        if token.type == "SUPER" and token.lower() in ("lowest", "highest") and after == "PROP":
            token = _renamed(token, "FOLD")
        elif token.type == "COUNT":
            kind = "CMP" if before in ("IS", "SHOWS", "PROP") else "EXACTLY" if before == "NOUN" else "COUNT"
            token = token.update(type=kind, value=token.lower())
        elif token.type == "_K_OF" and before == "NUMBER":
            token = _renamed(token, "PARTOF")
        elif token.type == "_K_WITH" and after != "PROP":
            token = _renamed(token, "WITHWHOM")
        elif token.type == "NAME" and after in _DESCRIBED:
            token = _renamed(token, "ADJNAME")
        elif token.type == "ADJ" and token.lower() in LYING and _is_manner(tokens, place):
            token = _renamed(token, "LYING")
        elif token.type == "TIMESBY" and token == "times" and after in ("END", "_K_COLON", "_K_AND", "_K_OR"):
            token = _renamed(token, "_K_TIMES")
        elif token.type == "_K_OR" and place > 0 and not _has_verb(tokens[place + 1:]):
            token = _renamed(token, "LISTOR")
        elif token.type in _FORMED or (token.type == "NUMBER" and token.lower() in NUMERALS):
            value = vocabulary.base_form(token.lower())
            token = token.update(value=str(NUMERALS.get(value, value)))
        elif token.type == "_K_AND" and _lists(tokens, place):
            token = _renamed(token, "LISTAND")
        elif token.type in ("ADJ", "VERB", "VAR", "IS", "CAN", "SHOWS", "SAME", "DIR", "SUPER", "TURNING"):
            token = token.update(value=re.sub(r"\s+", " ", token.lower()))
        out.append(token)
    return out


def _deeds(tokens: list[Token], vocabulary: Vocabulary) -> list[Token]:
    """A word that is a zone and a deed is the deed where a sentence begins, and behind 'to', 'may', 'can' and 'you'."""
    before = [""] + [token.type for token in tokens]
    return [_renamed(token, "VERB") if token.lower() in vocabulary.deeds and token.type in ("NAME", "PROP") and (
                before[place] in _BEFORE_DEEDS or (place == 1 and before[place] == "_K_TO")) else token
            for place, token in enumerate(tokens)]


def _is_manner(tokens: list[Token], place: int) -> bool:
    """Whether 'face down' says how something is put or lies, and is not one of several states."""
    return place > 0 and tokens[place - 1].type == "_K_COMMA" and all(token.type != "_K_OR" for token in tokens)


def _split(tokens: list[Token]) -> list[Token]:
    """'there is on a1' speaks of a place, 'and that man is' of a man: their words stand apart.

    In a heading 'drawn' and 'sides' are words of the language, whatever else the file calls so, and so is 'you miss 2
    turns'. The 'faces of' dice are what these show. '6 faces', 'faces 1, 2 and 3' and 'a suit is sun and moon' are
    known so as to be told.
    """
    out: list[Token] = []
    for place, token in enumerate(tokens):
        after = [one.type for one in tokens[place + 1:place + 3]] + ["END", "END"]
        if token.type == "_K_THERE_IS" and (after[0] in _PLACES or (after[0] in _DESCRIBED and after[1] in _ENDS)):
            out += _parted(token, "_K_THERE", "IS")
        elif token.type == "_K_AND_THAT" and after[0] in ("NOUN", "PROP"):
            out += _parted(token, "_K_AND", "_K_THAT")
        elif token.type == "AT":
            out += [_renamed(token, "WHEN"), token.update(type=_MOMENTS[token.lower()])]
        elif token == "drawn" and place == 1 and tokens[0].type in ("_K_BOARD", "NOUN"):
            out.append(_renamed(token, "_K_DRAWN"))
        elif token == "sides" and out and out[-1].type == "NUMBER" and tokens[0].type == "NOUN":
            out.append(_renamed(token, "_K_SIDES"))
        elif token.lower() in _MISSES and _says_missed(tokens, place):
            out.append(_renamed(token, "_K_MISSES"))
        elif token.type == "_K_FACES" and after[0] == "_K_OF":
            out.append(_renamed(token, "PROPS"))
        elif token.type == "_K_FACES" and out and out[-1].type == "NUMBER":
            out.append(_renamed(token, "FACED"))
        elif (any(one.type == "_K_FACES" for one in out) and token.type in ("_K_AND", "_K_OR")) or (
                token.type == "_K_AND" and [one.type for one in out[:3]] == ["_K_A", "PROP", "IS"]):
            out.append(_renamed(token, "_JOINED"))
        elif any(one.type == "_K_FACES" for one in out) and token.type == "NUMBER" and (
                out[-1].type == "_K_COMMA" and after[0] in ("END", "_K_COMMA", "_K_AND", "_K_OR")):
            out.append(_renamed(token, "FIGURE"))
        else:
            out.append(token)
    return out


def _says_missed(tokens: list[Token], place: int) -> bool:
    """Whether 'miss' is what a sentence of so many turns says, alone or behind a colon, and is no name in it."""
    first = max((at for at, token in enumerate(tokens) if token.type == "_K_COLON"), default=-1) + 1
    return (tokens[-1].type == "_K_TURNS" and place >= first
            and all(token.lower() not in _MISSES for token in tokens[first:place]))


def _parted(token: Token, first: str, second: str) -> list[Token]:
    head, _, tail = token.partition(" ")
    start, column = token.start_pos or 0, token.column or 1
    gap = len(head) + 1
    return [token.update(type=first, value=head),
            Token(second, tail, line=token.line, column=column + gap, end_line=token.line,
                  end_column=token.end_column, start_pos=start + gap, end_pos=token.end_pos)]


def _renamed(token: Token, kind: str) -> Token:
    return token.update(type=kind)


def _has_verb(tokens: list[Token]) -> bool:
    """Whether a condition of its own follows: up to the next joining word there is a verb."""
    for token in tokens:
        if token.type in ("_K_OR", "_K_AND", "_K_COLON"):
            return False
        if token.type in _VERBS_OF_CONDITIONS:
            return True
    return False


def _lists(tokens: list[Token], place: int) -> bool:
    """Whether 'and' goes on with the places that things join, not with another condition."""
    return any(token.type == "_K_JOIN" for token in tokens[:place]) and not _has_verb(tokens[place + 1:])


def _settle_put(tokens: list[Token]) -> None:
    """'put X on Y' says where to, unless 'onto' or 'into' says it."""
    if not tokens or not any(token.type == "_K_PUT" for token in tokens):
        return
    if any(token.type in ("_K_ONTO", "_K_INTO", "_K_UNDER", "_K_THERE") for token in tokens):
        return
    for place, token in enumerate(tokens):
        if token.type in ("_K_ON", "_K_IN"):
            tokens[place] = _renamed(token, "_K_ONTO" if token.type == "_K_ON" else "_K_INTO")
            return


class SentenceLexer(Lexer):
    """Hands Lark the tokens that were made beforehand."""

    def __init__(self, lexer_conf: Any) -> None:
        """Lark builds its lexer itself; nothing of its configuration is needed."""

    def lex(self, lexer_state: Any, parser_state: Any = None) -> Iterator[Token]:
        """The tokens as they are; Lark hands them through as it would a text."""
        yield from lexer_state
