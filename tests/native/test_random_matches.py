"""Random matches of native code: every legal move equally often, part by part, and as many moves as the interpreter.

What is chosen before anything changes is drawn together; what is chosen after that is drawn evenly by itself.
"""

from __future__ import annotations

import random
from collections import Counter
from math import sqrt
from statistics import mean, variance
from typing import Any

import pytest

from ludoteka.core import Position
from ludoteka.games import load
from ludoteka.studio.measuring.native_playouts import native_player
from ludoteka.studio.measuring.native_start import native_start
from ludoteka.studio.measuring.peer import PAIRS, Pair
from ludoteka.studio.measuring.playouts import interpreted
from tests.native.evenness import surprise

SURPRISING = 4.0
"""Standard deviations; by chance one in thirty thousand is larger."""
MIDDLE = 30
"""After so many moves a match is in its middle; in a short game, earlier."""
DRAWN = 4000
"""About so many first moves are drawn from a position."""

# So many matches the interpreter plays in about a second, in games whose moves have one part.
MATCHES = {"tic-tac-toe": 500, "connect-four": 150, "breakthrough": 12, "draughts": 40, "oware": 30}


def start(pair: Pair) -> Position:
    options: dict[str, Any] = dict(pair.options)
    return load(pair.game).start(**options)


def middle(position: Position) -> Position:
    """A position out of a random match that still goes on."""
    rng, before = random.Random("middle"), position
    for _ in range(MIDDLE):
        if position.chooser is None:
            return before
        before, position = position, position.play(rng.randrange(len(position.moves())))
    return before


@pytest.mark.parametrize("pair", PAIRS, ids=[pair.game for pair in PAIRS])
def test_every_move_is_drawn_equally_often(pair: Pair) -> None:
    for position in (start(pair), middle(start(pair))):
        code = native_start(position)
        assert code is not None
        shares = even_shares(position)
        times = max(DRAWN, 10 * len(shares))
        assert surprise(*code, shares, times, seed=1) < SURPRISING, str(position)


def even_shares(position: Position) -> list[float]:
    """How often each move should be drawn: evenly in its first part, and evenly in what follows that.

    The first part is the place that a man comes to, or an amazon and where it goes; a victim or an arrow follows.
    """
    steps = [move.steps for move in position.moves()]
    first = min(map(len, steps)) - (position.game.id == "amazons")
    begun = Counter(one[:first] for one in steps)
    return [1 / len(begun) / begun[one[:first]] for one in steps]


@pytest.mark.parametrize("game", MATCHES)
def test_matches_are_as_long_as_those_of_the_interpreter(game: str) -> None:
    position = start(next(pair for pair in PAIRS if pair.game == game))
    code = native_start(position)
    assert code is not None
    samples = []
    for player, count in ((native_player(*code, seed=1), 1000),
                          (interpreted(position, seed=1), MATCHES[game])):
        samples.append([player(1) for _ in range(count)])
    error = sqrt(sum(variance(sample) / len(sample) for sample in samples))
    assert abs(mean(samples[0]) - mean(samples[1])) < SURPRISING * error
