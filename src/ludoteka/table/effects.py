"""What a move did, for telling it: what it took, and besides what its own words say what it changed and brought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence

from ludoteka.core import Earning, Growth
from ludoteka.table.earnings import earnings_of
from ludoteka.table.events import Step, Taken
from ludoteka.table.scene import Effects, Gain, Grown, Kept, PieceState, PlaceState, SeatState, State, ZoneState

FEW = 2
"""A step that names more places than these is an area: what changed in it is told."""


def effects_of(steps: Sequence[Step], before: State, after: State, mover: int | None,
               growth: Iterable[Growth] = (), earned: Iterable[Earning] = ()) -> Effects | None:
    """What is otherwise after a move, as one viewer sees it; none where the move says it all.

    Chance, which is no mover, names what it deals, and not to whom: that is told here.
    """
    own = _places(steps)
    lost = {one.place for one in _lost(steps, before, after, mover)}
    changed = tuple(place for place in _changed(before, after) if place not in own | lost)
    names = set() if mover is None else {name for step in steps for name in step.names}
    found = Effects(changed, tuple(_gains(names, before.zones, after.zones)),
                    tuple(_kept(before, after)), tuple(_areas(growth)),
                    tuple(earnings_of(steps, before, after, earned)))
    return None if found == Effects() else found


def _areas(growth: Iterable[Growth]) -> Iterator[Grown]:
    for one in growth:
        yield Grown(one.kind, one.tiles, not one.older, one.older if one.older > 1 else 0, one.closed,
                    one.cells if one.closed else ())


def taken_by(steps: Sequence[Step], before: State, after: State, mover: int) -> tuple[Taken, ...]:
    """What somebody's move took from the boards; a piece that its owner has at hand again was not taken."""
    def at_hand(state: State, one: Taken) -> int:
        return 0 if one.owner is None else state.seats[one.owner].supply.get(one.name, 0)

    return tuple(one for one in _lost(steps, before, after, mover) if at_hand(after, one) <= at_hand(before, one))


def _places(steps: Sequence[Step]) -> set[str]:
    return {place for step in steps if len(step.places) <= FEW for place in step.places}


def _lost(steps: Sequence[Step], before: State, after: State, mover: int | None) -> Iterator[Taken]:
    """The pieces of owners who have fewer of them now, where they stood."""
    own, fewer = _places(steps), _owners(before) - _owners(after)
    said = {(place, name) for step in steps for place in step.places for name in step.names}
    for board, left in zip(before.boards, after.boards, strict=False):
        for place, state in board.items():
            there = left.get(place, PlaceState()).pieces
            staying = Counter(piece.owner for piece in there)
            for piece in state.pieces:
                # What the move itself was made with is not lost to it; elsewhere a piece may have become another one.
                other = piece.owner not in (None, mover) or (bool(there) and (place, piece.name) not in said)
                gone = other if place in own else len(there) < len(state.pieces)
                if staying[piece.owner]:
                    staying[piece.owner] -= 1
                elif gone and fewer[piece.owner]:
                    fewer[piece.owner] -= 1
                    yield Taken(place, piece.name, piece.owner)


def _owners(state: State) -> Counter[int | None]:
    return Counter(piece.owner for board in state.boards for place in board.values() for piece in place.pieces)


def _changed(before: State, after: State) -> list[str]:
    found: list[str] = []
    for was, now in zip(before.boards, after.boards, strict=False):
        found += [place for place in dict.fromkeys([*was, *now]) if was.get(place) != now.get(place)]
    return found


def _kept(before: State, after: State) -> Iterator[Kept]:
    """What is otherwise of the match, of each seat, and of each zone."""
    for seat, was, now in _keepers(before, after):
        names = [*_counted(was, now), *(word for word in now.words if word not in was.words)]
        if names:
            yield Kept(tuple(names), seat)
    known = {zone.place: zone for zone in before.zones}
    for zone in after.zones:
        if zone.place in known and (counted := _counted(known[zone.place], zone)):
            yield Kept(tuple(counted), zone=zone.place)


def _counted(was: State | SeatState | ZoneState, now: State | SeatState | ZoneState) -> list[str]:
    return [name for name, value in now.numbers.items() if was.numbers.get(name) != value]


def _keepers(before: State, after: State) -> Iterator[tuple[int | None, State | SeatState, State | SeatState]]:
    yield None, before, after
    for seat, (was, now) in enumerate(zip(before.seats, after.seats, strict=True)):
        yield seat, was, now


def _gains(names: Collection[str], before: Iterable[ZoneState], after: Iterable[ZoneState]) -> Iterator[Gain]:
    """What has come into zones or is seen there now, apart from what the move itself names; dice only roll."""
    known = {zone.place: zone for zone in before}
    for zone in after:
        was = known.get(zone.place)
        if zone.form == "die" or was is None:
            continue
        left = Counter(map(_key, was.things))
        things: list[PieceState] = []
        for thing in zone.things:
            if left[_key(thing)]:
                left[_key(thing)] -= 1
            elif thing.name not in names:
                things.append(thing)
        turned = max(0, was.hidden - zone.hidden)
        if shown := tuple(things[:turned]):
            yield Gain(zone.place, shown, shown=True)
        come, hidden = tuple(things[turned:]), max(0, zone.hidden - was.hidden)
        if come or hidden:
            yield Gain(zone.place, come, hidden)


def _key(thing: PieceState) -> tuple[str, int | None, bool]:
    return thing.name, thing.owner, thing.covered
