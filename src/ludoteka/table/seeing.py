"""What one viewer may see of a table: never more than a seat of theirs may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from ludoteka.core import Position
from ludoteka.table.effects import FEW, effects_of
from ludoteka.table.events import Chosen, Entry, Opened
from ludoteka.table.moves import find_path, player, steps_of, text_of
from ludoteka.table.refusals import Refusal
from ludoteka.table.scene import Effects, Layout, Scene, State, ZoneState
from ludoteka.table.showing import nodes_of, state_of

if TYPE_CHECKING:
    from ludoteka.table.events import Step
    from ludoteka.table.table import Table

Seats = frozenset[int]
"""The seats that somebody plays; none for whoever only looks on."""

GUESSES = 6
"""In how many ways a position is imagined to find out whether anything is hidden in it."""


class Glimpse(Struct, frozen=True):
    """What is seen at some moment: the boards, what is on them and beside, what the move before it touched and did."""

    layout: Layout
    state: State
    last: tuple[str, ...]
    effects: Effects | None = None


def scene(table: Table, seats: Seats, at: int, looking: Seats | None = None) -> Scene:
    """The table as whoever plays these seats sees it; of several at one screen, as those who are looking see it."""
    due, position = table.due, table.position
    looking = seats if looking is None else looking
    now = look_back(table, looking, None)
    chooses = due.kind == "person" and due.seat in looking
    return Scene(
        version=table.version, layout=now.layout.key, state=now.state, due=due, plies=table.plies,
        redoable=0 if not seats or table.paused or table.gave_up else table.redoable, undoable=table.undoable(seats),
        choices=nodes_of(position.choices()) if chooses else (), last=now.last, effects=now.effects,
        ending=table.ending, clocks=table.clocks(at), elapsed=table.elapsed(at),
        covered=position.chooser in seats - looking,
    )


def look_back(table: Table, seats: Seats, ply: int | None) -> Glimpse:
    """What they saw after so many of the moves that stand; without a number, what they see now."""
    ply = table.plies if ply is None else ply
    if not 0 <= ply <= table.plies:
        raise Refusal("no-such-ply")
    position = table.line.at(ply)
    seat = eyes(position, seats)
    if not ply:
        view = position.view(seat)
        return Glimpse(table.layouts.of(view), state_of(view), ())
    move = table.line.chosen(ply)
    known = move if table.over else shown(move, frozenset() if seat is None else frozenset({seat}))
    return _glimpse(table, table.line.at(ply - 1), known.steps, position, seat)


def look_ahead(table: Table, seats: Seats, text: str) -> Glimpse:
    """What whoever chooses would see after a move, or sees in the middle of one that begins so.

    Refused where it would show them something hidden; the middle of a move never does.
    """
    if table.over:
        raise Refusal("over")
    if table.due.seat not in seats:
        raise Refusal("not-your-turn")
    before, seat = table.position, eyes(table.position, seats)
    midway = None if seat is None else before.midway(text, seat)
    if midway is not None:
        return Glimpse(table.layouts.of(midway), state_of(midway), ())
    path = find_path(before, text)
    after = table.after(text_of(path))
    if seat is None or any(after.learnt_since(before, one) for one in range(len(after.seats))):
        raise Refusal("learnt")
    return _glimpse(table, before, steps_of(path), after, seat)


def eyes(position: Position, seats: Seats) -> int | None:
    """Through whose eyes they look: of the seat that chooses, or of the only one they play; else a spectator's."""
    if isinstance(position.chooser, int) and position.chooser in seats:
        return position.chooser
    return next(iter(seats)) if len(seats) == 1 else None


def told(table: Table, entry: Entry, seats: Seats) -> Entry:
    """An entry without what would give hidden things away to whoever plays these seats while the match goes on."""
    event = entry.event
    if table.over:
        return entry
    if isinstance(event, Opened):
        return replace(entry, event=replace(event, seed=0, position="" if table.hides else event.position))
    if not isinstance(event, Chosen):
        return entry
    event = shown(event, seats)
    covered = table.hides or any(move.covered for move in table.moves)
    return replace(entry, event=replace(event, considered=None) if event.considered and covered else event)


def shown(move: Chosen, seats: Seats) -> Chosen:
    """A move as whoever plays these seats may know it; of what several people look at together, only what all see."""
    knows = len(seats) == 1 and seats <= frozenset(move.known_to)
    steps = move.steps if knows else move.covered or move.steps
    if knows and move.covered and seats != {move.seat}:
        # The places are those that the mover sees; others are told the ones that are told to all.
        steps = tuple(replace(step, places=told.places) for step, told in zip(steps, move.covered, strict=True))
    return replace(move, steps=steps, covered=(), known_to=())


def hides(position: Position) -> bool:
    """Whether something is hidden from somebody."""
    return any(position.imagine(seat, guess) != position
               for seat in range(len(position.seats)) for guess in range(GUESSES))


def _glimpse(table: Table, before: Position, steps: tuple[Step, ...], after: Position, seat: int | None) -> Glimpse:
    view = after.view(seat)
    was, state = state_of(before.view(seat)), state_of(view)
    touched: list[str] = []
    for step in steps:
        touched += step.places if len(step.places) <= FEW else _changed(step.places, was, state)
    if state.zones:
        # A thing that has left a zone has another one in its place by now: what has come is marked instead.
        on_boards = {place.name for board in view.boards for place in board.places}
        touched = [place for place in touched if place in on_boards]
        touched += _come(was.zones, state.zones)
    did = effects_of(steps, was, state, player(before), after.grown_since(before), after.earned_since(before))
    return Glimpse(table.layouts.of(view), state, tuple(dict.fromkeys(touched)), did)


def _changed(places: tuple[str, ...], before: State, after: State) -> list[str]:
    return [place for place in places if any(was.get(place) != now.get(place)
                                             for was, now in zip(before.boards, after.boards, strict=True))]


def _come(before: tuple[ZoneState, ...], after: tuple[ZoneState, ...]) -> list[str]:
    """The places of things that lie where they have not been before."""
    known = {zone.place: list(zone.things) for zone in before}
    come: list[str] = []
    for zone in after:
        left = known.get(zone.place, [])
        for number, thing in enumerate(zone.things, zone.hidden + 1):
            if thing in left:
                left.remove(thing)
            else:
                come.append(f"{zone.place}-{number}")
    return come
