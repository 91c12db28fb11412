"""What a word at a place means, as Markdown: the reference for words of the language, the text for the file's own."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ludoteka.language.diagnostics import Span
from ludoteka.language.layout import split_comment
from ludoteka.language.pictures import SIGNS
from ludoteka.language.reference import Entry, lookup
from ludoteka.language.signs import explained_by
from ludoteka.studio.editor.own_words import SORTS, declarations, is_own, uses
from ludoteka.studio.editor.reading import Reading, Word

MOST_LINES = 8
"""Lines of a declaration that are shown."""
_DRAWN = {"this": "the piece that moves", "yours": "a piece of the same owner", "enemy": "an enemy piece",
          "empty": "an empty cell", "any": "anything"}


@dataclass(frozen=True, slots=True)
class Explanation:
    """A text about a stretch of a line."""

    text: str
    span: Span


def explain(reading: Reading, line: int, column: int) -> Explanation | None:
    """What stands at a place."""
    word = reading.word_at(line, column)
    if word is None:
        return _sign(reading, line, column)
    if is_own(word, reading):
        return Explanation(about_own(reading, word, line), word.span)
    entry = lookup(word.text)
    return Explanation(about(entry), word.span) if entry is not None else None


def about(entry: Entry) -> str:
    """An entry of the reference."""
    forms = "\n".join(entry.forms)
    meaning = "\n\n".join(entry.paragraphs)
    return f"**{', '.join(entry.words)}**\n\n```text\n{forms}\n```\n\n{meaning}\n\n```game\n{entry.fragment}\n```"


def about_own(reading: Reading, word: Word, line: int) -> str:
    """A file's own word: what it is, and the lines that declare it."""
    spots = declarations(reading, word.base, line) or [Span(reading.vocabulary.lines[word.base])]
    parts = [f"**{word.base}**, a {SORTS[word.sort]} of this game, used {len(uses(reading, word.base))} times"]
    parts += [f"Line {spot.line}:\n\n```game\n{declared(reading, spot.line)}\n```" for spot in spots[:3]]
    return "\n\n".join(parts)


def declared(reading: Reading, number: int) -> str:
    """A line with the lines below it."""
    lines = reading.lines[number - 1:number]
    indent = len(lines[0]) - len(lines[0].lstrip()) if lines else 0
    for after in reading.lines[number:number + MOST_LINES]:
        if not after.strip() or len(after) - len(after.lstrip()) <= indent:
            break
        lines.append(after)
    return "\n".join(line[indent:] for line in lines)


# ---- drawings --------------------------------------------------------------------------------------------------------
def explained(reading: Reading, sign: str) -> Span | None:
    """The line of the legend that explains a sign: by itself, or among those from one to another."""
    for said in reading.said:
        if said.start == "legendline" and sign in explained_by(said.line.text):
            return said.line.span
    return None


def sign_at(reading: Reading, line: int, column: int) -> tuple[str, Span] | None:
    """The sign of a drawing that stands at a place: several letters or figures if the legend knows them, else one."""
    if reading.drawing_at(line) is None or not 1 <= line <= len(reading.lines):
        return None
    text = reading.lines[line - 1]
    for found in re.finditer(r"\S+", text):
        if found.start() < column <= found.end() and explained(reading.rules, found[0]) is not None:
            return found[0], Span(line, found.start() + 1, found.end() + 1)
    sign = text[column - 1:column].strip()
    return (sign, Span(line, column, column + 1)) if sign else None


def _sign(reading: Reading, line: int, column: int) -> Explanation | None:
    found = sign_at(reading, line, column)
    drawing = reading.drawing_at(line)
    if found is None or drawing is None:
        return None
    sign, span = found
    if "as drawn" in drawing.text and sign in SIGNS:
        return Explanation(f"`{sign}` {_DRAWN[SIGNS[sign]]}", span)
    meaning = explained(reading.rules, sign)
    if meaning is None:
        return None
    text = split_comment(reading.rules.lines[meaning.line - 1])[0].strip()
    return Explanation(f"Legend, line {meaning.line}:\n\n```game\n{text}\n```", span)
