"""The file's own words: where each is declared and used."""

from __future__ import annotations

from ludoteka.language.diagnostics import Span
from ludoteka.studio.editor.reading import Reading, Said, Word

SORTS = {"NOUN": "kind", "NAME": "name", "ADJNAME": "name", "PROP": "property", "PROPS": "property",
         "ADJ": "describing word", "VERB": "deed", "VERBS": "deed", "VERBED": "deed", "VAR": "name given with 'as'"}
"""The sorts of a file's own words, in an author's words."""


def is_own(word: Word, reading: Reading) -> bool:
    """Whether the file itself declares a word."""
    return word.sort in SORTS and reading.vocabulary.lines.get(word.base, 0) > 0


def own_word_at(reading: Reading, line: int, column: int) -> Word | None:
    """The file's own word at a place."""
    word = reading.word_at(line, column)
    return word if word is not None and is_own(word, reading) else None


def uses(reading: Reading, base: str) -> list[Word]:
    """Every place where an own word stands, in any of its forms."""
    return [word for said in reading.said for word in said.words if word.base == base and is_own(word, reading)]


def declarations(reading: Reading, base: str, line: int) -> list[Span]:
    """Where a word is declared; for a name given with 'as' the place nearest above that line."""
    found = [word.span for said in reading.said for place, word in enumerate(said.words)
             if word.base == base and is_own(word, reading) and _declares(said, place, reading)]
    if reading.vocabulary.sorts.get(base) == "VAR":
        above = [span for span in found if span.line <= line]
        return above[-1:] or found[:1]
    return found


def _declares(said: Said, place: int, reading: Reading) -> bool:
    word, first = said.words[place], said.words[0]
    before = said.words[place - 1].text.lower() if place else ""
    if word.sort == "VAR":
        return before == "as" or said.line.text[: word.span.column - said.line.column].lower().endswith(
            ("as the ", "as a ", "as an "))
    if word.sort == "VERB":
        return place == 1 and first.text.lower() in ("may", "to")
    declared = {reading.vocabulary.lines[word.base]}
    if said.start in ("heading", "feature", "option", ""):
        heads = word.span.line in declared
        return heads and place == min(at for at, one in enumerate(said.words) if one.base == word.base)
    return False
