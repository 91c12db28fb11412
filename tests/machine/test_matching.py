"""Things dealt to spots where not every thing can lie on every spot."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from ludoteka.machine.matching import dealt


def ring(size: int, width: int) -> list[int]:
    """Every spot takes only so many things, beginning with the one of its own number."""
    return [sum(1 << thing for thing in range(size) if (thing - spot) % size >= width) for spot in range(size)]


def fits(held: tuple[int, ...], banned: list[int]) -> bool:
    return not any(one >> thing & 1 for one, thing in zip(banned, held, strict=True))


@pytest.mark.parametrize(("banned", "bound"), [
    ([0, 0, 0], 20.5), ([0b1, 0b10, 0b100, 0b1000], 26.1), (ring(3, 2), 10.9), (ring(7, 3), 59.8)])
def test_every_deal_that_fits_is_as_likely_as_any_other(banned: list[int], bound: float) -> None:
    """By chi-square; more once in a thousand times."""
    possible = [held for held in permutations(range(len(banned))) if fits(held, banned)]
    luck = Random(1)
    counted = Counter(tuple(dealt(list(range(len(banned))), banned, luck)) for _ in range(60 * len(possible)))
    assert set(counted) == set(possible)
    assert sum((seen - 60) ** 2 / 60 for seen in counted.values()) < bound


def test_a_deal_is_found_where_there_is_only_one() -> None:
    only = [~(1 << 39 - spot) for spot in range(40)]
    assert dealt(list(range(40)), only, Random(1)) == list(range(39, -1, -1))


def test_where_nothing_fits_everything_is_dealt_all_the_same() -> None:
    assert sorted(dealt([4, 7, 9], [-1, -1, -1], Random(1))) == [4, 7, 9]
