"""Imagining what was decided unseen: another match that a seat could not tell from the one that was played.

All that the seat saw and was told is the same in it. Where few things can have been decided, all such matches are
known and one is drawn. Where there are too many, one is guessed afresh (`guessing.py`). Only where no guess fits,
hidden decisions are made anew some at a time, beginning with those of the match (`chain.py`).
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator
from itertools import accumulate
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from ludoteka.machine.chain import Chain
from ludoteka.machine.eyes import Eyes
from ludoteka.machine.guessing import Guesses
from ludoteka.machine.lived import Moment, lived, moments
from ludoteka.machine.past import Past, Patch, Step, every

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine

FEW = 1500
"""So many matches are looked at one by one."""


class World(NamedTuple):
    """Another match: what differs from the one that was played, what was decided unseen, and how likely that is."""

    patch: Patch
    texts: tuple[str, ...] = ()
    odds: float = 1.0


def imagine_past(machine: Machine, past: Past, seat: int, luck: Random) -> Past:
    """Another past that the seat could not tell from this one."""
    if past is None:
        return None
    steps = past.all()
    match = [step.origin for step in steps if step.origin is not None]
    eyes = Eyes(machine, seat, match if len(match) == len(steps) else steps)
    if not eyes.hidden:
        return past
    worlds = all_worlds(eyes)
    if worlds:
        return lived(eyes, _moments(eyes, _one_of(worlds, luck).texts))
    last = eyes.steps[-1]
    if seat not in last.guesses:
        last.guesses[seat] = Guesses(eyes)
    guessed = last.guesses[seat].guess(eyes, luck)
    return lived(eyes, guessed or _moments(eyes, Chain(eyes, steps, luck).decided))


def _moments(eyes: Eyes, texts: tuple[str, ...]) -> list[Moment]:
    found = moments(eyes, dict(zip(eyes.hidden, texts, strict=True)))
    assert found is not None, "such a match was found before"
    return found


def _one_of(worlds: list[World], luck: Random) -> World:
    ends = list(accumulate(world.odds for world in worlds))
    return worlds[min(bisect(ends, luck.random() * ends[-1]), len(worlds) - 1)]


def all_worlds(eyes: Eyes) -> list[World] | None:
    """Every match that the seat could not tell from this one; None where there are too many."""
    steps, seat = eyes.steps, eyes.seat
    known = next((number for number in range(len(steps), 0, -1) if seat in steps[number - 1].worlds), 0)
    worlds: list[World] | None = steps[known - 1].worlds[seat] if known else [World({})]
    for number, step in enumerate(steps[known:], known):
        if worlds is not None:
            hidden = number in eyes.hidden
            many = hidden and len(worlds) * step.done(eyes.machine)[1].choices > FEW
            worlds = None if many else [made for world in worlds for made in _next(eyes, step, world, hidden)]
        step.worlds[seat] = worlds
    return worlds


def _next(eyes: Eyes, step: Step, world: World, hidden: bool) -> Iterator[World]:
    if not hidden:
        patch = eyes.after(step, world.patch, step.text)
        if patch is not None:
            yield world._replace(patch=patch)
        return
    for found in every(eyes.machine, step, world.patch):
        patch = eyes.beside(step, world.patch, found)
        if patch is not None:
            yield World(patch, (*world.texts, found.text), world.odds * found.odds)
