"""Renames one of the file's own words everywhere, in all its forms, with the articles in front."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ludoteka.language.diagnostics import Span
from ludoteka.language.words import participles, plural_of, third_person
from ludoteka.studio.checking import Written, diagnose
from ludoteka.studio.editor.own_words import uses
from ludoteka.studio.editor.reading import Reading, Word

_GOOD = re.compile(r"[^\W\d_][\w'-]*( [\w'-]+)*")
_DONE = re.compile(r"\b(?:is|are) $", re.IGNORECASE)
_ARTICLE = re.compile(r"\b(an?) $", re.IGNORECASE)


class NotRenamed(ValueError):
    """A word cannot be called so; the message says why."""


@dataclass(frozen=True, slots=True)
class Edit:
    """A stretch of a line and what takes its place."""

    span: Span
    text: str


def rename(reading: Reading, base: str, new: str, levels: str = "") -> list[Edit]:
    """The changes that give a word a new name; raises NotRenamed where the text would not be right any more."""
    wanted = " ".join(new.split())
    if not _GOOD.fullmatch(wanted):
        raise NotRenamed(f"'{new}' cannot be a name: a name is words of letters")
    if wanted.lower() in reading.vocabulary.sorts and wanted.lower() != base:
        raise NotRenamed(f"'{wanted}' has a meaning in this text already")
    edits = [_edit(reading, word, wanted) for word in uses(reading, base)]
    before = diagnose(Written(reading.text, levels))
    after = diagnose(Written(edited(reading.text, edits), levels))
    if after.errors > before.errors:
        told = next((one.message for one in (*after.rules, *after.levels) if one not in before.rules), "")
        raise NotRenamed(f"the text would not be right any more: {told}")
    return edits


def _edit(reading: Reading, word: Word, new: str) -> Edit:
    span, text = word.span, _form(reading, word, new)
    article = _ARTICLE.search(reading.lines[span.line - 1][:span.column - 1])
    if article is None:
        return Edit(span, text)
    right = "an" if text[0].lower() in "aeiou" else "a"
    if right == article[1].lower():
        return Edit(span, text)
    return Edit(Span(span.line, article.start(1) + 1, span.end_column), f"{right} {text}")


def _form(reading: Reading, word: Word, new: str) -> str:
    """The new name in the form of the old one: plural, with '-s' or with '-ed'."""
    written = " ".join(word.text.lower().split())
    before = reading.lines[word.span.line - 1][:word.span.column - 1]
    if word.sort == "VERBED" or (word.sort == "VERB" and _DONE.search(before)):  # 'a player is hit'
        return participles(new)[0]
    if written == word.base:
        return new
    return third_person(new) if word.sort == "VERBS" else plural_of(new)


def edited(text: str, edits: list[Edit]) -> str:
    """A text with changes that do not overlap."""
    lines = text.splitlines(keepends=True)
    for edit in sorted(edits, key=lambda one: (one.span.line, one.span.column), reverse=True):
        line = lines[edit.span.line - 1]
        lines[edit.span.line - 1] = line[:edit.span.column - 1] + edit.text + line[edit.span.end_column - 1:]
    return "".join(lines)
