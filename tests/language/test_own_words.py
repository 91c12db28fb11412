"""Which words a text declares, where its lines look like something else."""

from __future__ import annotations

import pytest

from ludoteka.language import check

FRAME = """game Words
players Ann, Bob
board 4 by 4
die cube, 3 copies, 6 sides
piece stone
  has weight
{feature}
turn
{lines}
end
  if the turn number is 30: the game is drawn
"""


@pytest.mark.parametrize(("feature", "lines"), [
    ("heavy if weight is more than 2", "if a stone is heavy: you win"),
    ("light of heart if weight is less than 2", "if no stone is light of heart: you win"),
    ("is new or old", "choose a stone\n  remember every stone with the same weight as it as the equal stones\n"
                      "  every stone in the equal stones becomes old"),
    ("is new or old", "choose a stone with the same weight as the stone on a1\n  it becomes old"),
    ("is new or old", "if the number of different values of every cube is 3: you win\n  every stone becomes old"),
])
def test_the_word_is_known(feature: str, lines: str) -> None:
    text = FRAME.format(feature=f"  {feature}", lines=f"  {lines}")
    assert [(one.code, one.message) for one in check(text).errors] == []
