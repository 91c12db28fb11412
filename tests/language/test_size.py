"""Games are short texts: so many lines, and none too wide to read."""

from __future__ import annotations

import pytest

from tests.language.library_texts import LEVELS, RULES

MOST_LINES = {"tic-tac-toe": 12, "lights-out": 12, "sokoban": 25, "othello": 25, "go": 45, "draughts": 45, "chess": 130}
WIDEST = 100


@pytest.mark.parametrize(("name", "most"), MOST_LINES.items(), ids=MOST_LINES)
def test_the_rules_are_short(name: str, most: int) -> None:
    lines = [line for line in RULES[name].splitlines() if line.strip()]
    assert len(lines) <= most


@pytest.mark.parametrize("name", RULES)
def test_no_line_is_wider_than_a_page(name: str) -> None:
    lines = (RULES[name] + LEVELS.get(name, "")).splitlines()
    assert [line for line in lines if len(line) > WIDEST] == []
