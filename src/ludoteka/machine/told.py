"""What somebody may hear of a move: of what they see neither before, meanwhile nor after, only that it happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from ludoteka.core import Choice
from ludoteka.machine.alike import look_alike
from ludoteka.machine.dice import RollPause
from ludoteka.machine.past import Step

if TYPE_CHECKING:
    from ludoteka.machine.position import TextPosition

HIDDEN = "hidden"
"""The word for what was chosen unseen."""


def told(before: TextPosition, path: Sequence[Choice], seat: int | None) -> Sequence[Choice]:
    """The choices that make up a move, as far as a seat (None: a spectator) may know them."""
    machine, pause = before.machine, before.chance
    if not path or not before.game.description.hides:
        return path
    if isinstance(pause, RollPause):
        heard = pause.covered(before.run, None if seat is None else before.seat_of(seat))
        return path if heard is None else [Choice(heard.text, heard.names, heard.places)]
    if len(machine.layout.catalogue):
        after = before.play("-".join(choice.text for choice in path))
        path = [_covered(before, choice, after, seat) for choice in path]
    if machine.secrets.changing or (machine.secrets.secrets and pause is not None):
        return _unseen(before, path, seat)
    return path


def _covered(before: TextPosition, choice: Choice, after: TextPosition, seat: int | None) -> Choice:
    """A card that is not seen is just a card, and a die just a die."""
    machine, layout = before.machine, before.machine.layout
    named = _meant(before, choice)
    gone = [thing for thing in named
            if before.run.state[layout.place + thing] != after.run.state[layout.place + thing]]
    moved, role = gone or named, None if seat is None else before.seat_of(seat)
    state = after.run.state
    seen_before = [machine.zones.sees(before.run.state, thing, role) for thing in moved]
    # The last card of a trick is seen there, and known, although it is covered when the move is over. What has not
    # moved yet may only be remembered: that it was chosen is not seen.
    known = [machine.zones.knows(state, thing, role)
             and (bool(gone) or not machine.zones.knows(before.run.state, thing, role)) for thing in moved]
    seen_then = [machine.zones.sees(state, thing, role) or is_known or (role is None and _shown(before, after, thing))
                 for thing, is_known in zip(moved, known, strict=True)]
    if all(seen_before) and (before.chooser == seat or not moved or _lie_open(before, moved)):
        return choice
    # Where it lay among others is what the chooser sees: it would tell something about those that are not seen.
    zones = tuple(dict.fromkeys(place.split("-")[0] for place in choice.places))
    if all(map(any, zip(seen_before, seen_then, strict=True))):
        return replace(choice, places=zones)
    back = layout.catalogue.back(moved[0])
    return replace(choice, text=back, names=(back,), places=zones, children=(), move=None)


def _lie_open(before: TextPosition, things: Iterable[int]) -> bool:
    """Whether things lie where everybody sees them in the same place: in open zones and on cells."""
    zones, state = before.machine.zones, before.run.state
    return all(state[zones.layout.place + thing] in zones.spots.open_zones or zones.under(state, thing) >= 0
               for thing in things)


def _shown(before: TextPosition, after: TextPosition, thing: int) -> bool:
    """Whether a move showed a thing to all: now everybody knows it. Two may have given it to each other unseen."""
    machine, place = before.machine, before.machine.layout.known + thing
    everybody = machine.zones.everybody
    return machine.seats > 2 and before.run.state[place] != everybody == after.run.state[place]


def _meant(before: TextPosition, choice: Choice) -> list[int]:
    """The things that a choice may mean: those that lie where it says; where none does, all that are called so."""
    state, zones, role = before.run.state, before.machine.zones, before.role if before.chance is None else None
    # A die is called by what it shows too, a piece by its owner.
    named = [thing for thing, name in enumerate(zones.things.names) if name in choice.names]
    return [thing for thing in named if zones.spots.seen_at(state, thing, role) in choice.places] or named


def _unseen(before: TextPosition, path: Sequence[Choice], seat: int | None) -> Sequence[Choice]:
    """A choice is not told where another one would have looked the same."""
    if before.chooser == seat and seat is not None:
        return path
    steps = tuple(choice.text for choice in path)
    ends = before.ends()
    own = next(run for move, run in ends if move.steps == steps)
    told = set() if _speaks_of_it(before, "-".join(steps), seat) else set(range(len(steps)))
    for move, run in ends:
        differing = {place for place in told if move.steps[place:place + 1] != steps[place:place + 1]}
        if differing and look_alike(before.machine, own, run, seat):
            told -= differing
    unseen = Choice(HIDDEN, (HIDDEN,), ())
    return [choice if place in told else unseen for place, choice in enumerate(path)]


def _speaks_of_it(before: TextPosition, move: str, seat: int | None) -> bool:
    """Whether a move changes what the seat does not see, and what the seat sees follows from more that it does not see.

    Then others would look different only as long as the rest is the same, which the seat cannot know.
    """
    secrets = before.machine.secrets
    step = Step(None, before.run, move, before.play(move).run)
    asked, done = step.done(before.machine)
    return all(any(secrets.unseen(step.after, {place}, seat) for place in places & secrets.places)
               for places in (done.writes.keys(), asked))
