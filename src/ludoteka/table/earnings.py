"""What a move earned where: areas of tiles that were scored, one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludoteka.table.events import Step
from ludoteka.table.scene import AreaState, Earned, PlaceState, State


def earnings_of(steps: Sequence[Step], before: State, after: State) -> Iterator[Earned]:
    """For each area that was left what it brought to those who led there; then what the move's own place brought.

    Of a seat whose number has grown by anything else nothing is told: the number itself is.
    """
    left = [area for area in before.areas if area.worth and not any(_stood_on(place, after) for place in area.places)]
    for seat, (was, now) in enumerate(zip(before.seats, after.seats, strict=True)):
        grown = {name: value - was.numbers.get(name, 0) for name, value in now.numbers.items()
                 if value > was.numbers.get(name, 0)}
        if len(grown) != 1 or not (before.areas or after.areas):
            continue
        [(name, points)] = grown.items()
        found = [Earned(seat, name, area.worth or 0, _of_seat(area, seat, before), area.kind)
                 for area in left if seat in area.leaders]
        rest = points - sum(one.points for one in found)
        place = next((place for step in reversed(steps) for place in step.places), "")
        if rest > 0 and place:
            found.append(Earned(seat, name, rest, place))
        if sum(one.points for one in found) == points:
            yield from found


def _stood_on(place: str, state: State) -> bool:
    return any(board.get(place, PlaceState()).pieces for board in state.boards)


def _of_seat(area: AreaState, seat: int, state: State) -> str:
    """Where somebody of a seat stands in an area."""
    own = (place for place in area.places for board in state.boards
           if any(piece.owner == seat for piece in board.get(place, PlaceState()).pieces))
    return next(own, area.places[0])
