"""The end of a match: fields as the edition counts them, then everything else where followers stand."""

from __future__ import annotations

from ludoteka.native.calls import compiled
from ludoteka.opponents.carcassonne.land import (
    DRAWN,
    HOME,
    LAID,
    LEFT,
    MEN,
    NONE,
    OPEN,
    POINTS,
    TILE,
    TILES,
    WHERE,
    Land,
    Number,
    kind_of,
    most_of,
    record,
    root,
    score,
    uncounted_cities,
    undo,
    write,
)
from ludoteka.opponents.carcassonne.tables import (
    CITY,
    EDITION,
    FIELD,
    MOST_FOLLOWERS,
    MOST_PARTS,
    SEATS,
    Floats,
    Ints,
    Tables,
)


@compiled
def settle_all(tables: Tables, land: Land) -> None:
    """Score wherever followers stand."""
    state = land.state
    if tables.rules[EDITION] == 1:
        _farm_by_cities(tables, land)
    elif tables.rules[EDITION] == 2:
        _farm_by_seats(tables, land)
    for place in range(WHERE, WHERE + MOST_FOLLOWERS * tables.rules[SEATS]):
        if state[place] != NONE:
            score(tables, land, root(state, state[place]))


@compiled
def is_over(state: Ints) -> bool:
    """Whether nothing is left to lay."""
    return bool(state[LEFT] == 0 and state[DRAWN] == NONE)


@compiled
def final_points(tables: Tables, land: Land, out: Floats) -> None:
    """Write what each seat has if the match ends now; the land stays as it is."""
    top = land.log[0]
    settle_all(tables, land)
    for seat in range(tables.rules[SEATS]):
        out[seat] = land.state[POINTS + seat]
    undo(land, top)


@compiled
def _farm_by_cities(tables: Tables, land: Land) -> None:
    """The first edition: 4 points for whoever has most farmers on all fields round a closed city."""
    state = land.state
    for tile in range(state[LAID]):
        for part in range(tables.parts[state[TILES + TILE * tile]]):
            city = MOST_PARTS * tile + part
            whole = kind_of(tables, state, city) == CITY and root(state, city) == city
            if whole and state[record(city) + OPEN] == 0:
                _pay(tables, land, _farmers_round(tables, land, city))
    _leave_fields(tables, land)


@compiled
def _pay(tables: Tables, land: Land, men: Number) -> None:
    """Whoever has most farmers gets 4 points."""
    seats = tables.rules[SEATS]
    most = most_of(seats, men)
    for seat in range(seats):
        if most and men >> 8 * seat & 255 == most:
            write(land, POINTS + seat, land.state[POINTS + seat] + 4)


@compiled
def _farmers_round(tables: Tables, land: Land, city: Number) -> Number:
    """How many farmers of each seat stand on fields that touch a city, eight bits for each."""
    state, men = land.state, 0
    for seat in range(tables.rules[SEATS]):
        for place in range(WHERE + MOST_FOLLOWERS * seat, WHERE + MOST_FOLLOWERS * (seat + 1)):
            if state[place] != NONE and kind_of(tables, state, state[place]) == FIELD:
                land.marks[-1] += 1
                uncounted_cities(tables, land, root(state, state[place]))
                men += (land.marks[city] == land.marks[-1]) << 8 * seat
    return men


@compiled
def _farm_by_seats(tables: Tables, land: Land) -> None:
    """The second edition: 3 points for a closed city, once for each seat that leads a field beside it."""
    state, seats = land.state, tables.rules[SEATS]
    for seat in range(seats):
        land.marks[-1] += 1
        for place in range(WHERE + MOST_FOLLOWERS * seat, WHERE + MOST_FOLLOWERS * (seat + 1)):
            if state[place] != NONE and kind_of(tables, state, state[place]) == FIELD:
                field = root(state, state[place])
                men = state[record(field) + MEN]
                if men >> 8 * seat & 255 == most_of(seats, men):
                    write(land, POINTS + seat, state[POINTS + seat] + 3 * uncounted_cities(tables, land, field))
    _leave_fields(tables, land)


@compiled
def _leave_fields(tables: Tables, land: Land) -> None:
    """All farmers go home."""
    state = land.state
    for seat in range(tables.rules[SEATS]):
        for place in range(WHERE + MOST_FOLLOWERS * seat, WHERE + MOST_FOLLOWERS * (seat + 1)):
            if state[place] != NONE and kind_of(tables, state, state[place]) == FIELD:
                write(land, record(root(state, state[place])) + MEN, 0)
                write(land, place, NONE)
                write(land, HOME + seat, state[HOME + seat] + 1)
