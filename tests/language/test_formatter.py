"""One canonical text for every game: formatting changes nothing twice, and never what a text means."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from ludoteka.language import check, format_text
from tests.language.library_texts import LEVELS, RULES, damaged

TEXTS = {f"{name} rules": text for name, text in RULES.items()}
TEXTS |= {f"{name} levels": text for name, text in LEVELS.items()}
every_text = pytest.mark.parametrize("name", TEXTS)


def meaning(node: Any) -> Any:
    """A description without the lines it was read from."""
    if is_dataclass(node) and not isinstance(node, type):
        return type(node).__name__, {field.name: meaning(getattr(node, field.name)) for field in fields(node)
                                     if field.name not in ("lines", "line")}
    if isinstance(node, dict):
        return {key: meaning(value) for key, value in node.items()}
    if isinstance(node, list | tuple):
        return [meaning(value) for value in node]
    return node


@every_text
def test_the_library_is_written_canonically(name: str) -> None:
    assert TEXTS[name] == format_text(TEXTS[name])


@every_text
def test_formatting_again_changes_nothing(name: str) -> None:
    for seed in range(40):
        once = format_text(damaged(f"{name} {seed}", TEXTS[name]))
        assert format_text(once) == once


@pytest.mark.parametrize("name", RULES)
def test_formatting_keeps_the_meaning(name: str) -> None:
    rules = RULES[name]
    wanted = meaning(check(rules, levels=LEVELS.get(name, "")).description)
    for text in (rules, spread(rules), narrow(rules)):
        assert meaning(check(format_text(text), levels=LEVELS.get(name, "")).description) == wanted


def spread(text: str) -> str:
    """Twice the indentation, and spaces at the ends of lines."""
    return "".join(f"{' ' * (len(line) - len(line.lstrip()))}{line}   \n" for line in text.splitlines())


def narrow(text: str) -> str:
    """Comments directly behind the words."""
    return re.sub(r"(?<=\S) +--", " --", text)


@pytest.mark.parametrize("name", RULES)
def test_formatting_loses_no_word(name: str) -> None:
    for seed in range(20):
        text = damaged(f"{name} words {seed}", RULES[name])
        assert signs(format_text(text)) == signs(text)


def signs(text: str) -> str:
    """The text without anything that is white, and without the dashes of comments, which may be set anew."""
    return "".join(text.replace("--", "").split())


@pytest.mark.parametrize(("written", "canonical"), [
    ("game  A", "game A\n"),
    ("turn\n      choose a cell\n", "turn\n  choose a cell\n"),
    ("board 3 by 3,dark cells", "board 3 by 3, dark cells\n"),
    ("\n\n\ngame A\n\n\n\nboard 3 by 3\n\n", "game A\n\nboard 3 by 3\n"),
    ("players 1 -- alone", "players 1                                 -- alone\n"),
    ("turn\n        -- first\n    choose a cell", "turn\n-- first\n  choose a cell\n"),
    ('turn\n  may "Go  on"', 'turn\n  may "Go  on"\n'),
    ("level A\n      # .\n      . #", "level A\n  # .\n  . #\n"),
    ("level A\n     #\n    . .", "level A\n   #\n  . .\n"),
    ("", ""),
    ("   \n \n", ""),
])
def test_how_it_is_written(written: str, canonical: str) -> None:
    assert format_text(written) == canonical


@pytest.mark.parametrize("text", [
    "turn\n  " + "choose a cell next to " * 60 + "\n",
    "".join("  " * depth + "if it is empty\n" for depth in range(30)),
], ids=["a long line", "deep blocks"])
def test_what_cannot_be_read_is_left_alone(text: str) -> None:
    assert format_text(text) == text
