"""A new card of the duel is a few lines of its text, and the page shows one."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteka.games import library
from ludoteka.language import check

FOLDER = Path(library.__file__).parent / "weatherwrights"
RULES = (FOLDER / "rules.game").read_text(encoding="utf-8")
SHOWN = (FOLDER / "page.md").read_text(encoding="utf-8").split("```game\n")[1].partition("```")[0]


@pytest.mark.parametrize("card", [
    SHOWN,
    "answer Rainbow, 2 copies, cost 1\n  when you make this: draw 1\n",
    "lasting Hearth, cost 3\n  when your turn ends, if your warmth is less than 10: add 1 to your warmth\n",
    "storm Avalanche, cost 5\n  1 less cost for each lasting in your hill\n"
    "  when you make this: chill the opponent by 5\n",
    "lasting Echo, cost 2\n  when the opponent casts an answer: chill the opponent by 1\n",
])
def test_a_new_card_takes_at_most_five_lines(card: str) -> None:
    assert len(card.splitlines()) <= 5
    found = check(f"{RULES}\n{card}")
    assert found.diagnostics == ()
    assert found.description is not None
    cards = [one for one in found.description.things.values() if "card" in one.kinds]
    assert sum(one.copies for one in cards) > 40
