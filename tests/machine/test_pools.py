"""A deck that is shuffled in the middle of a match: what a seat can know of what was drawn before."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteka.core import Position
from ludoteka.machine.position import TextPosition
from ludoteka.native import native
from tests.machine.small import game, played

AGAIN = """
    game Again
    players Ann, Bob
    card ant
    card bee
    card cat
    card dog
    card elk
    card fox
    zone deck, seen by nobody, in order
    zone pile, seen by all, in order
    each player
      zone hand, seen by its owner
      zone stash, seen by nobody
    setup
      put every card into the deck
      shuffle the deck
    turn
      either "Draw"
        put the top card of the deck into your hand
      or "Turn up"
        put the top card of the deck onto the pile
      or "Play"
        choose a card in your hand
        put it onto the pile
      or "Hide"
        choose a card in your hand
        put it under the deck
      or "Away"
        choose a card in your hand
        put it into your stash
      or "Mix"
        shuffle the deck
      or "Mix all"
        put every card in the pile into the deck
        shuffle the deck
"""
GAME = game(AGAIN)


def worlds(position: Position, seat: int, zone: str, interpreter: bool = True) -> Counter[str]:
    """What a seat can imagine to lie in a zone, and how often it does."""
    assert isinstance(position, TextPosition)
    return Counter(" ".join(sorted(names(other(position, seat, seed, interpreter), zone))) for seed in range(600))


def other(position: TextPosition, seat: int, seed: int, interpreter: bool) -> TextPosition:
    if interpreter:
        return position.imagine(seat, seed)
    code = native(position)
    assert code is not None
    buffer = code.pack(position)
    code.imagine(buffer, seat, seed)
    return code.unpack(buffer)


def names(position: TextPosition, zone: str) -> list[str]:
    machine = position.machine
    things = machine.layout.catalogue
    return [name for thing, name in enumerate(things.names)
            if things.place_name(position.run.state[machine.layout.place + thing]) == zone]


def told(position: Position, seat: int | None) -> dict[str, dict[str, int]]:
    return {zone.place: dict(zone.contents) for zone in position.view(seat).zones if zone.contents}


def even(found: Counter[str]) -> float:
    """The chi-square of what was imagined against equal odds."""
    each = found.total() / len(found)
    return sum((many - each) ** 2 / each for many in found.values())


both = pytest.mark.parametrize("interpreter", [True, False], ids=["interpreter", "native"])


@both
def test_what_was_drawn_before_may_be_anything_unknown_after_a_shuffle(interpreter: bool) -> None:
    position = played(GAME.start(), "draw", "ant", "draw", "bee", "mix")
    assert told(position, 0) == told(position, 1) == told(position, None) == {}
    found = worlds(position, 0, "hand2", interpreter)
    assert set(found) == {"bee", "cat", "dog", "elk", "fox"}
    assert even(found) < 18.5  # once in a thousand times


@both
def test_who_drew_before_an_open_card_was_shuffled_in_does_not_hold_it(interpreter: bool) -> None:
    position = played(GAME.start(), "draw", "ant", "draw", "bee", "turn up", "cat", "mix all")
    assert told(position, 0) == {}
    found = worlds(position, 0, "hand2", interpreter)
    assert set(found) == {"bee", "dog", "elk", "fox"}
    assert even(found) < 16.3  # once in a thousand times


@both
def test_who_draws_after_it_may_hold_it(interpreter: bool) -> None:
    start = played(GAME.start(), "draw", "ant", "draw", "bee", "turn up", "cat", "turn up", "dog", "mix all")
    position = played(start, "draw", "cat", "mix")
    found = worlds(position, 0, "hand2", interpreter)
    assert set(found) == {" ".join(sorted((old, new))) for old in ("bee", "elk", "fox")
                          for new in ("bee", "cat", "dog", "elk", "fox") if old != new}
    likely = {pair: 1 if {"cat", "dog"} & set(pair.split()) else 2 for pair in found}
    each = found.total() / sum(likely.values())
    assert sum((found[pair] - each * many) ** 2 / (each * many) for pair, many in likely.items()) < 26.2


def test_what_follows_from_the_places_is_told() -> None:
    """All that was left unseen when the open cards were shuffled in is in the hands."""
    start = played(GAME.start(), "draw", "ant", "draw", "bee", *["turn up", "cat", "turn up", "dog", "turn up", "elk"])
    position = played(start, "turn up", "mix all")
    assert told(position, 0) == {"deck": {"cat": 1, "dog": 1, "elk": 1, "fox": 1}, "hand2": {"bee": 1}}
    assert told(position, None) == {"deck": {"cat": 1, "dog": 1, "elk": 1, "fox": 1}}


@both
def test_who_put_a_card_back_knows_more_than_the_other(interpreter: bool) -> None:
    position = played(GAME.start(), "draw", "ant", "draw", "bee", "hide-ant", "mix", "draw", "cat")
    assert told(position, 1) == told(position, 0) == {}
    assert set(worlds(position, 0, "hand2", interpreter)) == {"bee", "dog", "elk", "fox"}
    assert set(worlds(position, 1, "hand1", interpreter)) == {"ant", "cat", "dog", "elk", "fox"}


@both
@pytest.mark.parametrize("gone", ["bee", "cat"])
def test_which_of_several_was_put_away_unseen_is_not_known(gone: str, interpreter: bool) -> None:
    """Bob has one card from before the open ones came back and one from after, and puts one of them away."""
    start = played(GAME.start(), "draw", "ant", "draw", "bee", "turn up", "cat", "turn up", "dog", "turn up", "elk")
    position = played(start, "turn up", "mix all", "draw", "cat", "play-ant", f"away-{gone}")
    assert set(worlds(position, 0, "stash2", interpreter)) == {"bee", "cat", "dog", "elk", "fox"}
    assert "stash2" not in told(position, 0)


def test_the_pools_of_a_position_are_read_back() -> None:
    position = played(GAME.start(), "draw", "ant", "draw", "bee", "turn up", "cat", "mix all")
    assert "joined 1 for Ann: cat\n" in str(position)
    assert GAME.position(str(position)) == position
