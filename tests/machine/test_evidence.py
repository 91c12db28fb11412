"""What others did tells what they can hold: every imagined deal fits it, and all that fit are equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from ludoteka.core import Position
from ludoteka.machine.engine import Machine
from tests.machine.small import game, played, texts
from tests.machine.test_things import names

CARDS = """
    a suit is red or blue
    a rank is 1, 2, 3 or 4
    one card for each suit and rank, named rank of suit
    zone deck, seen by nobody, in order
    """
TRICK = f"""
    game Trick
    players Ann, Bob, Cid
    {CARDS}
    zone trick, seen by all, in order
    each player
      zone hand, seen by its owner
    setup
      put every card into the deck
      shuffle the deck
      let every player
        repeat 2 times: put the top card of the deck into your hand
    turn
      choose a card in your hand
      if the trick is not empty
        not allowed if its suit is not the suit of the first card of the trick unless nothing else is possible
      put it into the trick
    stuck players pass
    """
DEALT = ("1 of red", "2 of red", "1 of blue", "2 of blue", "3 of red", "4 of red")
KINDS = f"""
    game Kinds
    players Ann, Bob
    {CARDS}
    zone pool, seen by nobody
    setup
      put every card into the deck
      shuffle the deck
      put a random red card in the deck into the pool
      put a random blue card in the deck into the pool
    turn
      either "Draw": put a random card with rank 1 in the deck into the pool
      or "Stop": you win
    """
ASKING = f"""
    game Asking
    players Ann, Bob
    {CARDS}
    zone pile, seen by all
    each player
      zone hand, seen by its owner
    setup
      put every card into the deck
      shuffle the deck
      let every player
        repeat 3 times: put the top card of the deck into your hand
    turn
      either "Red"
        put every red card in the next player's hand into the pile
      or "Boast"
        not allowed if there is no card with rank 4 in your hand
        put every card with rank 1 in your hand into the pile
    """

TIDYING = """
    game Tidying
    players Ann, Bob
    a suit is red, blue or green
    a rank is 1, 2, 3, 4, 5, 6, 7 or 8
    one card for each suit and rank, named rank of suit
    zone deck, seen by nobody, in order
    zone pile, seen by nobody
    each player
      zone hand, seen by its owner
    setup
      put every card into the deck
      shuffle the deck
      let every player
        repeat 2 times: put the top card of the deck into your hand
    turn
      either "Wait": do nothing
      or "Open": put every card in your hand into the pile
      repeat while your hand holds 4 cards
        choose a card in your hand
        put it into the pile
    """


PARTED = f"""
    game Parted
    players Ann, Bob
    {CARDS}
    zone aside, seen by nobody
    each player
      zone hand, seen by its owner
    setup
      put every card into the deck
      shuffle the deck
      let the first player: put the top card of the deck into your hand
    turn
      either "No red"
        not allowed if there is a red card in your hand
      or "Draw": put the top card of the deck into your hand
      or "Hide"
        choose a card in your hand
        put it into the aside
      or "Wait": do nothing
    """


def uneven(counted: Counter[tuple[str, ...]], kinds: int) -> float:
    """The chi-square of what was imagined against equal odds."""
    assert len(counted) == kinds, sorted(counted)
    expected = counted.total() / kinds
    return sum((seen - expected) ** 2 / expected for seen in counted.values())


def hands(worlds: Iterable[Position], seat: int) -> Counter[tuple[str, ...]]:
    return Counter(tuple(names(world.view(seat), f"hand{seat + 1}")) for world in worlds)


def test_who_did_not_follow_suit_has_none_of_it() -> None:
    """Ann has led red, Bob has thrown blue: what Bob still holds is blue, what Cid holds may be anything."""
    position = played(game(TRICK).start(seed=None), *DEALT, "1 of red", "1 of blue")
    worlds = [position.imagine(0, seed) for seed in range(900)]
    assert all(world.view(0) == position.view(0) for world in worlds)
    both = Counter((*names(world.view(1), "hand2"), *names(world.view(2), "hand3")) for world in worlds)
    assert uneven(hands(worlds, 1), 3) < 13.8  # once in a thousand times
    assert uneven(both, 18) < 40.8


def test_what_was_possible_then_counts_and_not_what_came_later() -> None:
    position = played(game(TRICK).start(seed=None), *DEALT, "1 of red", "1 of blue", "3 of red")
    assert set(hands((position.imagine(2, seed) for seed in range(60)), 1)) == {
        ("2 of blue",), ("3 of blue",), ("4 of blue",)}
    assert len(hands((position.imagine(1, seed) for seed in range(200)), 2)) == 4, "Cid has followed suit"


def test_positions_that_a_seat_cannot_tell_apart_give_the_same_worlds() -> None:
    position = played(game(TRICK).start(seed=None), *DEALT, "1 of red", "1 of blue")
    for guess in range(5):
        other = position.imagine(0, guess)
        assert [other.imagine(0, seed) for seed in range(9)] == [position.imagine(0, seed) for seed in range(9)]


def test_chance_draws_only_what_it_may_draw_where_nobody_sees_it() -> None:
    start = game(KINDS).start(seed=3)
    worlds = [start.imagine(0, seed) for seed in range(1600)]
    assert all(world.view(0) == start.view(0) for world in worlds)
    assert uneven(_pools(worlds), 16) < 37.7  # once in a thousand times


@pytest.mark.parametrize("hidden", [0, 1])
def test_which_of_two_was_put_aside_is_not_told_by_what_was_heard_before(hidden: int) -> None:
    """One of Ann's two cards is blue, but Bob cannot tell whether it is the one that she put aside."""
    start = next(start for seed in range(20) if "no red" in texts(start := game(PARTED).start(seed=seed)))
    position = played(start, "no red", "wait", "draw")
    position = position.play(position.moves()[0]).play("wait")
    hides = [text for text in texts(position) if text.startswith("hide")]
    worlds = [position.play(hides[hidden]).imagine(1, seed) for seed in range(400)]
    red = sum("red" in _inside(world, "aside")[0] for world in worlds)
    assert 120 < red < 280


def test_what_is_drawn_later_tells_what_was_left() -> None:
    """Both cards of rank 1 must have been in the deck when one of them was drawn, or one of them."""
    start = game(KINDS).start(seed=3).play("draw")
    position = start.play(texts(start)[0]) if len(start.moves()) > 1 else start
    found = _pools(position.imagine(0, seed) for seed in range(300))
    assert all(len(pool) == 3 and any(card.startswith("1 ") for card in pool) for pool in found)
    assert all(len({card.split()[-1] for card in pool}) == 2 for pool in found)


def _pools(worlds: Iterable[Position]) -> Counter[tuple[str, ...]]:
    return Counter(tuple(sorted(_inside(world, "pool"))) for world in worlds)


def _inside(position: Position, zone: str) -> list[str]:
    line = next(line for line in str(position).splitlines() if line.startswith(f"zone {zone}:"))
    return [card.strip() for card in line.partition(":")[2].split(",")]


def test_what_came_of_a_question_is_true_in_what_is_imagined() -> None:
    dealt = ("1 of red", "2 of red", "3 of red", "1 of blue", "2 of blue", "3 of blue")
    position = played(game(ASKING).start(seed=None), *dealt, "red")
    found = hands((position.imagine(0, seed) for seed in range(300)), 1)
    assert set(found) == {tuple(f"{rank} of blue" for rank in ranks) for ranks in ("123", "124", "134", "234")}


def test_what_somebody_must_have_had_is_there() -> None:
    dealt = ("1 of red", "2 of red", "3 of red", "2 of blue", "3 of blue", "4 of blue")
    position = played(game(ASKING).start(seed=None), *dealt, "red", "boast")
    found = hands((position.imagine(0, seed) for seed in range(100)), 1)
    assert all("4 of blue" in hand for hand in found)
    assert len(found) == 1, "of blue cards Bob has none with 1 either"


def test_what_would_take_too_long_to_find_out_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """With all unknown cards in one hand there are more ways to put most of them away than can be counted."""
    position = game(TIDYING).start(seed=3).play("wait").play("wait")
    monkeypatch.setattr(Machine, "EFFORT", 300_000)
    assert len(hands((position.imagine(0, seed) for seed in range(60)), 1)) > 40
