"""A position's view and choices as the plain data that clients draw."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b

import msgspec

from ludoteka.core import BoardView, CellView, Choice, CornerView, EdgeView, PieceView, View, ZoneView
from ludoteka.table.scene import (
    AreaState,
    BoardLayout,
    CellLayout,
    Layout,
    Node,
    PieceState,
    PlaceState,
    SeatState,
    Several,
    State,
    ZoneState,
)


def layout_of(view: View) -> Layout:
    """The boards without what is on them; equal boards have equal keys."""
    boards = tuple(map(_board, view.boards))
    return Layout(blake2b(msgspec.json.encode(boards), digest_size=8).hexdigest(), boards)


def state_of(view: View) -> State:
    """What is on the boards and beside them now."""
    return State(
        boards=tuple(_places(board.places) for board in view.boards),
        seats=tuple(SeatState(seat.name, seat.words, dict(seat.numbers), dict(seat.supply)) for seat in view.seats),
        words=view.words, numbers=dict(view.numbers), zones=tuple(map(_zone, view.zones)),
        areas=tuple(AreaState(area.kind, area.places, area.cells, area.leaders, area.worth)
                    for board in view.boards for area in board.areas),
    )


def nodes_of(choices: Sequence[Choice]) -> tuple[Node, ...]:
    """The tree of choices."""
    return tuple(Node(one.text, one.names, one.places, nodes_of(one.children), _several(one)) for one in choices)


def _several(choice: Choice) -> Several | None:
    one = choice.several
    if one is None:
        return None
    return Several(1, one.least, one.most, one.name) if one.number == 1 else Several(one.number)


def _board(board: BoardView) -> BoardLayout:
    return BoardLayout(board.name, board.kind, tuple(map(_cell, board.cells)), tuple(map(_edge, board.edges)),
                       tuple(map(_corner, board.corners)), tuple(map(_cell, board.parts)), board.lines, board.boxes)


def _cell(cell: CellView) -> CellLayout:
    return CellLayout(cell.name, cell.x, cell.y, cell.shape, cell.shade)


def _edge(edge: EdgeView) -> CellLayout:
    return CellLayout(edge.name, edge.x, edge.y, edge.shape, edge.shade, edge.ends, edge.beside)


def _corner(corner: CornerView) -> CellLayout:
    return CellLayout(corner.name, corner.x, corner.y, corner.shape, corner.shade, None, corner.beside)


def _places(places: Iterable[CellView]) -> dict[str, PlaceState]:
    states = {place.name: PlaceState(place.owner, place.words, dict(place.numbers), tuple(map(_piece, place.pieces)))
              for place in places}
    return {name: state for name, state in states.items() if state != PlaceState()}


def _piece(piece: PieceView) -> PieceState:
    return PieceState(piece.name, piece.owner, piece.sign, piece.words, dict(piece.numbers), piece.layer,
                      piece.rotation, piece.covered, piece.face)


def _zone(zone: ZoneView) -> ZoneState:
    return ZoneState(zone.name, zone.kind, zone.place, zone.owner, tuple(map(_piece, zone.things)), zone.hidden,
                     zone.form, dict(zone.contents), dict(zone.numbers))
