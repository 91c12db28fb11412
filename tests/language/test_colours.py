"""The extension for Visual Studio Code: its colours know every word of the language, its files fit together."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ludoteka.language.reference import ENTRIES, colours
from ludoteka.language.words import HEADS, phrase_tokens

FOLDER = Path(__file__).parents[2] / "editors" / "vscode"
SENTENCES: Any = colours.grammar()["repository"]
PATTERNS: list[dict[str, Any]] = SENTENCES["sentences"]["patterns"]


def coloured(line: str) -> dict[str, str]:
    """Each coloured stretch of a sentence with its scope, found as an editor does: the first place, the first rule."""
    found: dict[str, str] = {}
    at = 0
    while at <= len(line):
        hits = [(hit.start(), place, hit) for place, pattern in enumerate(PATTERNS)
                if (hit := re.compile(pattern["match"]).search(line, at)) is not None and hit.end() > at]
        if not hits:
            break
        _, place, hit = min(hits, key=lambda one: one[:2])
        pattern = PATTERNS[place]
        for group, capture in pattern.get("captures", {}).items():
            found[hit[int(group)]] = capture["name"]
        if "name" in pattern:
            found[hit[0]] = pattern["name"]
        at = hit.end()
    return found


def test_the_colours_are_up_to_date() -> None:
    kept = (FOLDER / "syntaxes" / "ludoteka.tmLanguage.json").read_text("utf-8")
    assert kept == colours.text(), "run: python -m ludoteka.language.reference docs/reference"


def test_every_section_of_the_reference_has_a_colour() -> None:
    assert {entry.section for entry in ENTRIES} <= set(colours.SECTIONS)


def test_every_word_of_the_language_is_coloured_as_a_whole() -> None:
    words = [word for word in phrase_tokens() if word[0].isalpha()]
    assert len(words) > 200
    for word in words:
        front = "  " if word.split()[0] in HEADS else "  x "
        assert word in coloured(f"{front}{word} x")


@pytest.mark.parametrize(("line", "stretch", "scope"), [
    ("  set quiet moves to 0  -- a note", "-- a note", "comment.line.double-dash"),
    ('  size is 2 to 3  "How large?"', '"How large?"', "string.quoted.double"),
    ("  repeat while it can jump: jump with it", "repeat while", "keyword.control.order"),
    ("  put White men onto e4", "e4", "constant.other.cell"),
    ("  put White men onto e4", "White", "entity.name.tag.name"),
    ("piece man, plural men", "man", "entity.name.type"),
    ("  to advance to a cell", "advance", "entity.name.function"),
    ("  if 3 of your marks are in line through there: you win", "in line through", "keyword.operator.place"),
    ("  if 3 of your marks are in line through there: you win", "3", "constant.numeric"),
])
def test_what_a_sentence_looks_like(line: str, stretch: str, scope: str) -> None:
    assert coloured(line).get(stretch) == f"{scope}.ludoteka"


def test_a_word_that_only_begins_sentences_is_a_name_elsewhere() -> None:
    assert "turn" in coloured("turn")
    assert "turn" not in coloured("  add 1 to its turn")


def test_drawings_are_found_where_they_stand() -> None:
    begins = [re.compile(pattern["begin"]) for pattern in SENTENCES["drawings"]["patterns"]]
    for line in ("level First push, easy, 3 moves", "setup drawn", "board drawn", "tile drawn",
                 "  may step as drawn, along its ways"):
        assert sum(begin.match(line) is not None for begin in begins) == 1, line
    for line in ("board drawn by the level", "setup", "  choose a cell"):
        assert not any(begin.match(line) for begin in begins), line


def test_the_files_of_the_extension_fit_together() -> None:
    package = json.loads((FOLDER / "package.json").read_text("utf-8"))
    assert (FOLDER / package["main"]).is_file()
    (language,), (grammar,) = package["contributes"]["languages"], package["contributes"]["grammars"]
    assert language["extensions"] == [".game"]
    assert (FOLDER / language["configuration"]).is_file()
    assert grammar["scopeName"] == colours.grammar()["scopeName"]
    assert (FOLDER / grammar["path"]).is_file()
    script = (FOLDER / "extension.js").read_text("utf-8")
    assert '"language-server"' in script
    for required in re.findall(r'require\("([^"/]+)', script):
        assert required == "vscode" or required in package["dependencies"]
    for command in package["contributes"]["commands"]:
        assert f'registerCommand("{command["command"]}"' in script


@pytest.mark.parametrize(("line", "opens"), [
    ("turn", True), ("  if one of your pieces can jump", True), ("  if it is a man: it becomes a king", False),
    ("  may move", True), ("board 8 by 8", False), ("each piece", True), ("each cell is dark or lit", False),
    ("  choose a cell", False), ("level One, easy", True), ("to pay a number", True), ("  otherwise", True),
])
def test_the_next_line_is_indented_where_a_block_opens(line: str, opens: bool) -> None:
    configuration = json.loads((FOLDER / "language-configuration.json").read_text("utf-8"))
    rules = [re.compile(rule["beforeText"]) for rule in configuration["onEnterRules"]]
    assert any(rule.match(line) for rule in rules) == opens


def test_notes_are_notes_in_the_editor() -> None:
    configuration = json.loads((FOLDER / "language-configuration.json").read_text("utf-8"))
    assert configuration["comments"] == {"lineComment": "--"}
