"""Which defined sets are groups that all their members share."""

from __future__ import annotations

import pytest

from ludoteka.language import check
from ludoteka.machine.groups import is_group

FRAME = """game Groups
players X, O
board 4 by 4
piece stone
each cell has depth
{definition}
turn
  choose an empty cell
  put your stone there as the new stone
  not allowed if the new stone has no set
stuck players lose
"""


@pytest.mark.parametrize(("definition", "shared"), [
    ("the set of a stone is every stone of its owner joined to it", True),
    ("the set of a stone is every stone joined to it", True),
    ("the set of a stone is every stone of yours joined to it", False),
    ("the set of a stone is every stone with depth the depth of it joined to it", False),
    ("the set of a stone is every stone of its owner next to it", False),
])
def test_a_group_is_shared_when_every_member_would_give_it(definition: str, shared: bool) -> None:
    description = check(FRAME.format(definition=definition)).description
    assert description is not None
    assert is_group(description.definitions["set"][0]) is shared
