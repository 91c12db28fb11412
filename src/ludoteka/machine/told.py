"""What somebody may hear of a move: a card that they see neither before nor after it is just a card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from ludoteka.core import Choice
from ludoteka.machine.dice import RollPause

if TYPE_CHECKING:
    from ludoteka.machine.position import TextPosition


def told(before: TextPosition, path: Sequence[Choice], after: TextPosition, seat: int | None) -> Sequence[Choice]:
    """The choices that make up a move, as far as a seat (None: a spectator) may know them."""
    pause = before.chance
    if isinstance(pause, RollPause):
        heard = pause.covered(before.run, None if seat is None else before.seat_of(seat))
        return path if heard is None else [Choice(heard.text, heard.names, heard.places)]
    return [_covered(before, choice, after, seat) for choice in path]


def _covered(before: TextPosition, choice: Choice, after: TextPosition, seat: int | None) -> Choice:
    machine, layout = before.machine, before.machine.layout
    named = [thing for thing, name in enumerate(layout.catalogue.names) if choice.names == (name,)]
    moved = [thing for thing in named
             if before.run.state[layout.place + thing] != after.run.state[layout.place + thing]] or named
    role = None if seat is None else before.seat_of(seat)
    if all(any(machine.zones.sees(position.run.state, thing, role) for position in (before, after)) for thing in moved):
        return choice
    back = layout.catalogue.back(moved[0])
    zones = tuple(dict.fromkeys(place.split("-")[0] for place in choice.places))
    return replace(choice, text=back, names=(back,), places=zones, children=(), move=None)
