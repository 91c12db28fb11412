"""A share of the random deals of Hearts beside OpenSpiel; `python -m tests.oracles.hearts` plays more."""

from __future__ import annotations

import pytest

from ludoteka.games import load
from tests.oracles.hearts import HAND, KINDS, Kind, play


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.parcels.replace(" ", "-"))
def test_random_deals_agree_with_openspiel(kind: Kind) -> None:
    game = load("hearts")
    for seed in range(6):
        assert play(game, kind, seed) == 4 * HAND
