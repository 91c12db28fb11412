"""What a position may bring, and the move that looks best without trying any."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from ludoteka.opponents.carcassonne import land as of
from ludoteka.opponents.carcassonne.balance import balance
from ludoteka.opponents.carcassonne.experience import EXPERIENCE
from ludoteka.opponents.carcassonne.instinct import beside_shrines, get_ready, instinct, new_feel
from ludoteka.opponents.carcassonne.ladder import totals
from ludoteka.opponents.carcassonne.land import Land, begin, lay, new_land, stand, undo
from ludoteka.opponents.carcassonne.moves import make
from ludoteka.opponents.carcassonne.outlook import AT_HOME, FEATURES, MONASTERIES, STAGES, features, new_sense, outlook
from ludoteka.opponents.carcassonne.playouts import draw
from ludoteka.opponents.carcassonne.tables import FIELD, MONASTERY, MOST_PARTS, MOST_SEATS, Tables
from tests.opponents.carcassonne.grounds import ground, moves_of


def _played(tables: Tables, seed: int) -> Iterator[tuple[Land, int]]:
    """Each turn of a match by instinct, with a tile drawn, and the move that is made then."""
    land, luck, feel = new_land(), np.array([seed], np.int64), new_feel(EXPERIENCE)
    begin(tables, land)
    while draw(tables, land, luck):
        land.log[0] = 0
        move = int(instinct(tables, land, feel))
        yield land, move
        make(tables, land, move)


@pytest.mark.parametrize("seats", [2, 4])
def test_instinct_loses_little_against_trying_every_move(seats: int) -> None:
    tables, sense, lost = ground(seats).tables, new_sense(EXPERIENCE), list[float]()
    for land, chosen in _played(tables, 5):
        seat, values = int(land.state[of.SEAT]), dict[int, float]()
        for move in moves_of(tables, land):
            make(tables, land, move)
            values[move] = balance(tables, land, seat, sense)
            undo(land, 0)
        lost.append(max(values.values()) - values[chosen])
    assert len(lost) > 60
    assert np.mean(lost) < (0.5 if seats == 2 else 1.5)  # with more seats it heeds all rivals, not the strongest alone
    assert np.median(lost) < 0.2


@pytest.mark.parametrize("owner", [0, 1])
def test_a_monastery_that_is_completed_brings_its_follower_home_to_its_owner(owner: int) -> None:
    found = ground()
    tables, land, feel = found.tables, new_land(), new_feel(EXPERIENCE)
    begin(tables, land)
    abbey, shrine = _monastery_alone(tables), of.MIDDLE + 5 * of.WIDTH
    for step in (0, *of.ROUND[1:]):
        lay(tables, land, abbey, shrine + step, 0)
    stand(land, owner, MOST_PARTS + tables.kinds[abbey].tolist().index(MONASTERY))
    get_ready(tables, land, feel)
    rates = feel.sense.rates
    gain = 1 - rates[MONASTERIES] - rates[MONASTERIES + 1] + rates[AT_HOME + 7] - rates[AT_HOME + 6]
    brought = beside_shrines(tables, land, feel, shrine + of.ROUND[0])
    assert brought == pytest.approx(gain if owner == 0 else -gain)


def _monastery_alone(tables: Tables) -> int:
    """The type of tile that is a monastery in a field."""
    return next(number for number, kinds in enumerate(tables.kinds.tolist())
                if {*kinds[:tables.parts[number]]} == {FIELD, MONASTERY})


@pytest.mark.parametrize("seats", [2, 4])
def test_what_seats_have_now_is_what_the_ladder_counts(seats: int) -> None:
    tables, sense, have = ground(seats).tables, new_sense(EXPERIENCE), np.zeros(MOST_SEATS)
    for land, _ in _played(tables, 6):
        have[:] = 0.0
        totals(tables, land, have, 0.0, 0)
        features(tables, land, sense)
        assert sense.now[:seats].tolist() == have[:seats].tolist()


def test_nothing_more_is_expected_at_the_end() -> None:
    tables, sense, have = ground().tables, new_sense(EXPERIENCE), np.zeros(MOST_SEATS)
    assert EXPERIENCE.shape == (len(STAGES), FEATURES)
    for last, _ in _played(tables, 7):
        land = last
    outlook(tables, land, sense)
    totals(tables, land, have, 0.0, 0)
    assert land.state[of.LEFT] == 0
    assert sense.now[:2].tolist() == have[:2].tolist()
