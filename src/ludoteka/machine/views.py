"""What a client sees of a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from ludoteka.core import (
    BoardView,
    CellView,
    CornerView,
    EdgeView,
    Form,
    PieceView,
    SeatView,
    View,
    ZoneKind,
    ZoneView,
)
from ludoteka.language.description import Kept
from ludoteka.language.things import Zone
from ludoteka.language.words import TURNS_TO_MISS
from ludoteka.machine.area_views import areas_shown
from ludoteka.machine.state import bits
from ludoteka.machine.things import BOX
from ludoteka.machine.tile_views import parts_shown, thing_view, window

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine
    from ludoteka.machine.position import TextPosition

Numbers = tuple[tuple[str, int], ...]


def make_view(position: TextPosition, viewer: int | None) -> View:
    """The position as far as a seat may see it; without a seat, as far as a spectator may."""
    machine, state = position.machine, position.shown
    boards = tuple(_board(machine, state, number, viewer) for number in range(len(machine.geometry.boards)))
    if machine.geometry.growing:
        board = replace(boards[0], parts=tuple(parts_shown(position, viewer)), areas=tuple(areas_shown(position)))
        boards = (board, *boards[1:])
    seats = tuple(_seat(position, seat, viewer) for seat in range(machine.seats))
    chooser = position.chooser
    numbers, words = _kept(machine, state, "game", 0, viewer)
    zones = tuple(_zone(position, place, viewer) for place in range(1, machine.layout.catalogue.zones))
    return View(boards, seats, chooser if isinstance(chooser, int) else None, numbers, words, zones)


def _seat(position: TextPosition, seat: int, viewer: int | None) -> SeatView:
    machine, state, role = position.machine, position.shown, position.seat_of(seat)
    numbers, words = _kept(machine, state, "player", role, viewer)
    numbers = tuple(one for one in numbers if one != (TURNS_TO_MISS, 0))  # who misses none is as everybody else
    return SeatView(position.seats[seat], numbers, (*words, *_said(position, role)), _supply(machine, state, role))


def _said(position: TextPosition, role: int) -> Iterator[str]:
    """The explained words that hold of a player, as this player would ask: 'in check'."""
    machine = position.machine
    for name in machine.description.said_of_players:
        holds = machine.definitions.call(name, "", [lambda run, frame: role], lambda run, frame: role)
        with machine.question():
            if holds(position.run, position.run.frame):
                yield name


def _supply(machine: Machine, state: list[int], role: int) -> Numbers:
    """How many pieces of each kind a player could still bring onto a growing board, which begins without any."""
    things = machine.layout.catalogue
    if not machine.geometry.growing:
        return ()
    own = [thing for thing in range(len(things)) if things.givens[thing] == role and things.is_piece(thing)]
    left = Counter(things.names[thing] for thing in own if state[machine.layout.place + thing] == BOX)
    return tuple((name, left[name]) for name in dict.fromkeys(things.names[thing] for thing in own))


def _zone(position: TextPosition, place: int, viewer: int | None) -> ZoneView:
    """A zone; what lies unseen at its bottom, or in no order, is only counted."""
    machine, state = position.machine, position.run.state
    zone, role = machine.layout.catalogue.places[place]
    assert zone is not None
    seat = None if viewer is None else position.seat_of(viewer)
    order = machine.zones.spots.in_zone(state, place, seat)
    seen = [machine.zones.sees(state, thing, seat) for thing in order]
    hidden = seen.index(True) if True in seen else len(seen)
    things = tuple(_thing(position, thing, known, viewer)
                   for thing, known in zip(order[hidden:], seen[hidden:], strict=True))
    return ZoneView(zone.name, _zone_kind(machine, zone), position.seat_of(role) if role >= 0 else None, things, hidden,
                    _form({machine.layout.catalogue.back(thing) for thing in order}),
                    () if all(seen) else _contents(machine, state, place, seat),
                    _kept(machine, position.shown, zone.owner, max(0, role), viewer, zone.name)[0])


def _zone_kind(machine: Machine, zone: Zone) -> ZoneKind:
    """How a zone is laid out; in a trick it matters who laid what: rules remember a player of each thing."""
    if zone.seen != "all":
        return "deck" if zone.seen == "nobody" else "hand"
    if not zone.ordered:
        return "row"
    remembered = any(kept.owner == "thing" and kept.sort == "player" for kept in machine.description.kept.values())
    return "trick" if remembered and zone.owner == "game" else "pile"


def _contents(machine: Machine, state: list[int], place: int, seat: int | None) -> Numbers:
    """What lies in a zone, where that follows from what a viewer knows of all other things."""
    zones, names = machine.zones, machine.layout.catalogue.names
    inside = set(bits(zones.inside(state, place)))
    unknown = [thing for thing in range(len(names)) if not zones.knows(state, thing, seat)]
    # What could be exchanged with something that lies elsewhere may as well lie there.
    if any(inside & set(group) and not inside >= set(group) for group in zones.pools.groups(state, unknown, seat)):
        return ()
    return tuple(sorted(Counter(names[thing] for thing in inside).items()))


def _form(backs: set[str]) -> Form:
    """As what the things of a zone are drawn, by what they are called by whoever does not see them."""
    return "die" if backs == {"die"} else "piece" if backs in ({"piece"}, {"tile"}) else "card"


def _thing(position: TextPosition, thing: int, known: bool, viewer: int | None) -> PieceView:
    machine, state = position.machine, position.shown
    things = machine.layout.catalogue
    role = machine.zones.owner(state, thing)
    owner = position.seat_of(role) if role >= 0 else None
    if not known:
        back = things.back(thing)
        return PieceView(back, owner, back[0].upper(), covered=True)
    seen = [kept for kept in things.changing_of(thing)
            if machine.secrets.sees(state, f"thing.{kept.name}", thing, viewer)]
    face = [kept for kept in seen if kept.sort == "word" and f"thing.{kept.name}" == things.shows[thing]]
    numbers, words = _values(machine, state, [kept for kept in seen if kept not in face], thing)
    return PieceView(things.names[thing], owner, things.names[thing][0].upper(), words, numbers,
                     face=machine.zones.shown(state, thing) if face else "")


def _board(machine: Machine, state: list[int], number: int, viewer: int | None) -> BoardView:
    name, kind, cells = machine.geometry.boards[number]
    names = machine.geometry.names
    lines = tuple((names[one], names[two]) for one, two in machine.geometry.lines if one in cells)
    edges = tuple(_edge(machine, state, place, viewer) for place, edge in machine.geometry.edges.items()
                  if edge.cells[0] in cells)
    corners = tuple(_corner(machine, state, place, viewer) for place, corner in machine.geometry.corners.items()
                    if corner.cells[0] in cells)
    shown = tuple(_cell(machine, state, cell, viewer) for cell in window(machine, state, cells))
    return BoardView(name, kind, shown, lines, machine.description.boards[number].boxes, edges, corners)


def _cell(machine: Machine, state: list[int], cell: int, viewer: int | None) -> CellView:
    geometry = machine.geometry
    x, y = geometry.places[cell]
    owner = geometry.owners[cell]
    numbers, words = _kept(machine, state, "cell", cell, viewer)
    shade = int((geometry.columns[cell] + geometry.rows[cell]) % 2 == 0)
    return CellView(geometry.names[cell], x, y, geometry.shapes[cell], owner if owner >= 0 else None, words, numbers,
                    _pieces(machine, state, cell, viewer), shade)


def _edge(machine: Machine, state: list[int], place: int, viewer: int | None) -> EdgeView:
    geometry = machine.geometry
    edge = geometry.edges[place]
    numbers, words = _kept(machine, state, "edge", place, viewer)
    pieces = _pieces(machine, state, place, viewer)
    return EdgeView(geometry.names[place], *geometry.places[place], "edge", None, words, numbers, pieces, 0, edge.ends,
                    tuple(geometry.names[cell] for cell in edge.cells))


def _corner(machine: Machine, state: list[int], place: int, viewer: int | None) -> CornerView:
    geometry = machine.geometry
    numbers, words = _kept(machine, state, "corner", place, viewer)
    pieces = _pieces(machine, state, place, viewer)
    return CornerView(geometry.names[place], *geometry.places[place], "corner", None, words, numbers, pieces, 0,
                      tuple(geometry.names[cell] for cell in geometry.corners[place].cells))


def _pieces(machine: Machine, state: list[int], place: int, viewer: int | None) -> tuple[PieceView, ...]:
    slots = range(place, machine.layout.slots, machine.geometry.size)
    heaps = _heaps(machine, state, place) if machine.layout.catalogue.on_cells else ()
    return (*(_piece(machine, state, slot, viewer) for slot in slots if state[slot]), *heaps)


def _heaps(machine: Machine, state: list[int], cell: int) -> Iterator[PieceView]:
    """The things on a cell: of those that are alike only the top one, with how many there are."""
    zones, things = machine.zones, machine.layout.catalogue
    here = list(bits(zones.on(state, 1 << cell)))
    counts = Counter(zones.look(state, thing) for thing in here)
    for thing in zones.told_apart(state, here):
        count = counts[zones.look(state, thing)]
        numbers, words = _values(machine, state, things.changing_of(thing), thing)
        heap = (*numbers, ("count", count)) if count > 1 else numbers
        yield replace(thing_view(machine, state, thing), words=words, numbers=heap)


def _piece(machine: Machine, state: list[int], slot: int, viewer: int | None) -> PieceView:
    layout = machine.layout
    owner = layout.owner_of(state[slot])
    kind = layout.kinds[layout.kind_of(state[slot])]
    seen = [kept for kept in machine.description.kept.values() if kept.owner == "piece" and _keeps(machine, kept, kind)
            and machine.secrets.sees(state, f"piece.{kept.name}", slot, viewer)]
    numbers, words = _values(machine, state, seen, slot)
    facing = dict(numbers).get("facing")
    shown = tuple(one for one in numbers if one[0] != "facing")
    return PieceView(kind, owner if owner >= 0 else None, _sign(machine, state, slot, seen, facing), words, shown,
                     slot // machine.geometry.size, machine.geometry.angle(facing) if facing is not None else 0)


def _sign(machine: Machine, state: list[int], slot: int, seen: list[Kept], facing: int | None) -> str:
    """The legend's sign for what a piece has of lists, as far as it is seen, or for how it faces, or for its kind."""
    layout = machine.layout
    said = {(f"piece.{kept.name}", state[layout.base[f"piece.{kept.name}"] + slot]) for kept in seen
            if kept.sort == "word" and kept.start < 0}
    turned = machine.turned_signs.get((state[slot], -1 if facing is None else facing), machine.signs[state[slot]])
    return machine.list_signs.get((state[slot], frozenset(said)), turned)


def _kept(machine: Machine, state: list[int], owner: str, item: int, viewer: int | None, zone: str = ""
          ) -> tuple[Numbers, tuple[str, ...]]:
    """What the game, a player or a cell keeps, itself or for a zone, as far as it is seen."""
    seen = [kept for kept in machine.description.kept.values() if kept.owner == owner and kept.zone == zone
            and machine.secrets.sees(state, f"{owner}.{kept.name}", item, viewer)]
    return _values(machine, state, seen, item)


def _values(machine: Machine, state: list[int], what: list[Kept], item: int) -> tuple[Numbers, tuple[str, ...]]:
    """The numbers of one thing, and its states that are not how it started."""
    numbers: list[tuple[str, int]] = []
    words: list[str] = []
    for kept in what:
        value = state[machine.layout.base[f"{kept.owner}.{kept.name}"] + item]
        if kept.keyword:
            words += [kept.name] if value > 0 else []
        elif kept.sort == "number" and not kept.inner:
            numbers.append((kept.called, value))
        elif kept.sort == "word" and value != kept.start:
            words.append(kept.words[value])
    return tuple(numbers), tuple(words)


def _keeps(machine: Machine, kept: Kept, kind: str) -> bool:
    return not kept.kinds or any(kind in machine.description.kinds_of(one) for one in kept.kinds)
