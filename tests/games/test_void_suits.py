"""Whoever did not follow suit has none of it: nobody imagines otherwise until cards are dealt anew."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from ludoteka.core import CHANCE, Position, lot
from ludoteka.games import library
from tests.machine.test_things import names

Voids = frozenset[tuple[int, str]]
"""Who has shown to have none of which suit."""


def moments(name: str, seed: int, moves: int, **options: str) -> Iterator[tuple[Position, Voids]]:
    """The positions of a match by chance in which somebody chooses, with what has been shown."""
    position, luck, voids = library.load(name).start(seed=seed, seats=4, **options), random.Random(seed), Voids()
    for number in range(moves):
        if position.chooser is CHANCE:
            position, voids = position.play(lot(position, seed, number)), Voids()
            continue
        if not isinstance(position.chooser, int):
            return
        yield position, voids
        move, trick = luck.choice(position.moves()).text, names(position.view(), "trick")
        if trick and _suit(move) != _suit(trick[0]):
            voids |= {(position.chooser, _suit(trick[0]))}
        position = position.play(move)


def _suit(card: str) -> str:
    return card.rpartition(" of ")[2]


def _held(world: Position) -> Iterator[tuple[int, str]]:
    for seat in range(4):
        yield from ((seat, _suit(card)) for card in names(world.view(seat), f"hand{seat + 1}"))


@pytest.mark.parametrize(("name", "seed", "options"), [
    ("oh-hell", 1, {}), ("hearts", 1, {"parcels": "left out"}), ("hearts", 2, {})])
def test_nobody_is_imagined_to_hold_what_they_have_shown_not_to_have(
        name: str, seed: int, options: dict[str, str]) -> None:
    shown = 0
    for position, voids in moments(name, seed, 110, **options):
        seat = position.chooser
        assert isinstance(seat, int)
        worlds = [position.imagine(seat, guess) for guess in range(4)]
        assert all(world.view(seat) == position.view(seat) for world in worlds)
        assert all(voids.isdisjoint(_held(world)) for world in worlds)
        shown += len(voids)
    assert shown


@pytest.mark.parametrize(("name", "options"), [("oh-hell", {}), ("hearts", {"parcels": "left out"})])
def test_what_others_showed_leaves_no_trace_of_what_they_really_hold(name: str, options: dict[str, str]) -> None:
    told = [position for position, voids in moments(name, 3, 110, **options) if voids][::6]
    assert told
    for position in told:
        seat = position.chooser
        assert isinstance(seat, int)
        other = position.imagine(seat, 77)
        assert [other.imagine(seat, seed) for seed in range(4)] == [position.imagine(seat, seed) for seed in range(4)]
