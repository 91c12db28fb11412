"""The words of the language with their colours, as the TextMate grammar that editors read."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import groupby

from ludoteka.language.reference import lookup
from ludoteka.language.words import ADJECTIVES, HEADS, NOUNS, PROPERTIES, phrase_tokens, plural_of

SECTIONS = {
    "outline": "keyword.control.part", "boards": "keyword.control.board", "things": "keyword.control.thing",
    "kept": "storage.type.kept", "defined": "storage.type.defined", "happens": "support.function.happens",
    "order": "keyword.control.order", "legality": "keyword.control.legality", "phrases": "keyword.other.phrase",
    "people": "variable.language.people", "places": "keyword.operator.place",
    "directions": "constant.language.direction", "asking": "keyword.operator.asking", "cards": "support.function.cards",
}
"""The scope of the words of each section of the reference."""
Pattern = dict[str, object]


def grammar() -> dict[str, object]:
    """The whole grammar."""
    return {
        "name": "Ludoteka",
        "scopeName": "source.ludoteka",
        "fileTypes": ["game"],
        "patterns": [{"include": f"#{part}"} for part in ("titles", "drawings", "sentences")],
        "repository": {
            "titles": {"patterns": _titles()},
            "drawings": {"patterns": _drawings()},
            "signs": {"patterns": _signs()},
            "sentences": {"patterns": _sentences()},
        },
    }


def _scope(name: str) -> str:
    return f"{name}.ludoteka"


def _match(pattern: str, name: str) -> Pattern:
    return {"match": pattern, "name": _scope(name)}


def _captured(pattern: str, *names: str) -> Pattern:
    return {"match": pattern, "captures": {str(place): {"name": _scope(name)} for place, name in enumerate(names, 1)}}


def _titles() -> list[Pattern]:
    """The lines whose words are free."""
    return [_captured(r"^(game|ruleset)\s+(.+?)(?=\s+--|\s*$)", "keyword.control.part", "entity.name.section")]


def _drawings() -> list[Pattern]:
    """Levels, drawn boards and set-ups, and moves as drawn, with the lines below them that stand further in."""
    level = {"1": {"name": _scope("keyword.control.part")}, "2": {"name": _scope("entity.name.section")}}
    inside = {"1": {"patterns": [{"include": "#sentences"}]}}
    deed = {"2": {"name": _scope("keyword.control.thing")}, "3": {"name": _scope("entity.name.function")},
            "4": {"patterns": [{"include": "#sentences"}]}}
    signs = [{"include": "#signs"}]
    return [
        {"begin": r"^(level)\b\s*(.*)$", "while": r"^(?=\s|$)", "beginCaptures": level, "patterns": signs},
        {"begin": r"^((?:setup drawn|board drawn(?! by))\b.*|[\w' -]+ drawn\s*)$", "while": r"^(?=\s|$)",
         "beginCaptures": inside, "patterns": signs},
        {"begin": r"^(\s+)(may)\s+([^\W\d_][\w-]*)(.*\bas drawn\b.*)$", "while": r"^(?=\1\s|\s*$)",
         "beginCaptures": deed, "patterns": signs},
    ]


def _signs() -> list[Pattern]:
    return [
        _match(r"->|→", "keyword.operator.becomes"),
        _match(r"@", "variable.language.this"),
        _match(r"\.", "comment.other.empty"),
        _match(r"[^\s.@]", "string.unquoted.sign"),
    ]


def _sentences() -> list[Pattern]:
    return [
        _match(r"(?:^|(?<=\s))--.*$", "comment.line.double-dash"),
        _match(r'"[^"]*"?', "string.quoted.double"),
        _captured(r"^(kind|piece|card|tile|die|zone)\s+([^\W\d_][\w' -]*?)(?=,|\s+--|\s*$)", "keyword.control.thing",
                  "entity.name.type"),
        _captured(r"^\s*(to|may)\s+(?!have\b)([^\W\d_][\w-]*)", "keyword.control.thing", "entity.name.function"),
        *_words(),
        _match(rf"\b(?:{_either([*NOUNS, *map(plural_of, NOUNS)])})\b", "support.type.noun"),
        _match(rf"\b(?:{_either([*PROPERTIES, *ADJECTIVES])})\b", "support.variable.word"),
        _match(r"\b\d+\b", "constant.numeric"),
        _match(r"\b[a-z]{1,2}\d{1,2}\b", "constant.other.cell"),
        _match(r"\b[A-Z][\w-]*", "entity.name.tag.name"),
    ]


def _words() -> Iterator[Pattern]:
    """The language's own phrases, those of more words first, since an editor takes the first that fits."""
    words = sorted((-len(word.split()), _section(word), word) for word in phrase_tokens() if word[0].isalpha())
    for (_, section), group in groupby(words, key=lambda one: one[:2]):
        alike = [word for *_, word in group]
        # Words such as 'turn' and 'set' are words of the language where a sentence begins, and names elsewhere.
        begins = [word for word in alike if word.split()[0] in HEADS]
        if begins:
            yield _captured(rf"(?:^\s*|:\s+)({_either(begins)})\b(?!')", section)
        anywhere = [word for word in alike if word not in HEADS]
        if anywhere:
            yield _match(rf"\b(?:{_either(anywhere)})\b(?!')", section)


def _section(word: str) -> str:
    entry = lookup(word)
    return SECTIONS[entry.section] if entry is not None else "keyword.other.phrase"


def _either(words: list[str]) -> str:
    longest = sorted(set(words), key=lambda word: (-len(word), word))
    return "|".join(r"\s+".join(re.escape(part) for part in word.split()) for word in longest)


def text() -> str:
    """The grammar as it lies in the extension."""
    return json.dumps(grammar(), indent=2, ensure_ascii=False) + "\n"
