"""What each seat would have if the match ended now."""

from __future__ import annotations

from ludoteka.native.calls import compiled
from ludoteka.opponents.carcassonne.land import MEN, NONE, POINTS, WHERE, Land, record, root, worth
from ludoteka.opponents.carcassonne.tables import MOST_FOLLOWERS, SEATS, Ints, Tables


@compiled
def totals(tables: Tables, land: Land, out: Ints) -> None:
    """Write for each seat its points with those of the areas that it leads."""
    state = land.state
    seats = tables.rules[SEATS]
    for seat in range(seats):
        out[seat] = state[POINTS + seat]
    for place in range(WHERE, WHERE + MOST_FOLLOWERS * seats):
        if state[place] != NONE:
            area = root(state, state[place])
            if _first(land, place, area):
                _share(seats, state[record(area) + MEN], worth(tables, land, area), out)


@compiled
def _first(land: Land, place: int, area: int) -> bool:
    """Whether no follower before this one stands in the same area."""
    for other in range(WHERE, place):
        if land.state[other] != NONE and root(land.state, land.state[other]) == area:
            return False
    return True


@compiled
def _share(seats: int, men: int, value: int, out: Ints) -> None:
    """Add what an area is worth to whoever has most followers in it."""
    most = 0
    for seat in range(seats):
        most = max(most, men >> 8 * seat & 255)
    for seat in range(seats):
        if men >> 8 * seat & 255 == most:
            out[seat] += value
