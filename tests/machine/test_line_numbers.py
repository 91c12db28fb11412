"""The numbers of rows and columns."""

from __future__ import annotations

import pytest

from tests.machine.small import game, offered
from tests.native.place_texts import PLACES

CHOSEN = """
        turn
          choose an empty cell whose {asked}
          put your stone there
"""


@pytest.mark.parametrize(("asked", "expected"), [
    ("row number is 1", "a1 b1 c1"),
    ("column number is 3", "c1 c2 c3"),
    ("row number is more than 2", "a3 b3 c3"),
])
def test_rows_and_columns_are_counted_from_the_lower_left(asked: str, expected: str) -> None:
    assert set(offered(CHOSEN.format(asked=asked))) == set(expected.split())


def test_a_piece_has_the_numbers_of_its_cell() -> None:
    position = game(PLACES["row numbers"]).start().play("c2")
    assert dict(position.view().seats[0].numbers) == {"score": 32}
