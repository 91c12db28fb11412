"""What a move earned where: areas of tiles that were scored, one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from ludoteka.core import Earning
from ludoteka.table.events import Step
from ludoteka.table.scene import Earned, State

Area = tuple[str, str, str]
"""What was scored, the part by which the rules spoke of it, and the rule that did."""


def earnings_of(steps: Sequence[Step], before: State, after: State, earned: Iterable[Earning]) -> Iterator[Earned]:
    """What the rules gave to whom, area by area in the order of the rules; then what the move's own place brought.

    All that is told of a number of a seat is as much as it has changed by. What a viewer does not see is not told.
    """
    found: dict[Area, dict[tuple[int, str], Earned]] = {}
    own = next((place for step in reversed(steps) for place in step.places), "")
    for one in earned:
        if one.name in after.seats[one.seat].numbers:
            _add(found, (one.kind, one.place, one.rule),
                 Earned(one.seat, one.name, one.points, one.place or own, one.kind, one.cells, one.rule))
    if found:
        for seat, name, points in _untold(found, before, after):
            _add(found, ("", "", ""), Earned(seat, name, points, own))
    for area in sorted(found, key=lambda area: not any(area)):
        yield from (one for one in found[area].values() if one.points)


def _add(found: dict[Area, dict[tuple[int, str], Earned]], area: Area, one: Earned) -> None:
    there = found.setdefault(area, {})
    points = there[one.seat, one.name].points if (one.seat, one.name) in there else 0
    there[one.seat, one.name] = replace(one, points=points + one.points)


def _untold(found: dict[Area, dict[tuple[int, str], Earned]], before: State, after: State
            ) -> list[tuple[int, str, int]]:
    """By how much more numbers have changed of which something is told."""
    told = [one for there in found.values() for one in there.values()]
    rest: list[tuple[int, str, int]] = []
    for seat, name in sorted({(one.seat, one.name) for one in told}):
        was, now = before.seats[seat].numbers.get(name, 0), after.seats[seat].numbers[name]
        more = now - was - sum(one.points for one in told if (one.seat, one.name) == (seat, name))
        rest += [(seat, name, more)] if more else []
    return rest
