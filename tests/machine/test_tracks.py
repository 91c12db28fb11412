"""What a seat knew of a hand counts after one of its cards was shuffled away unseen."""

from __future__ import annotations

from tests.machine.small import game, played

MARKET = game("""
    game Market
    players Ann, Bob
    card ant
    card bee
    card cat
    card dog
    card elk
    card fox
    card gnu
    zone deck, seen by nobody, in order
    zone market, seen by all
    each player
      zone hand, seen by its owner
    setup
      put every card into the deck
      shuffle the deck
      put the top 3 cards of the deck into the market
    turn
      either "Take"
        choose a card in the market
        put it into your hand
      or "Draw": put the top card of the deck into your hand
      or "Return"
        choose a card in your hand
        put it into the deck
        shuffle the deck
      or "Wait": do nothing
    """)
START = played(MARKET.start(seed=None), "ant", "bee", "cat", "wait", "take-ant", "wait", "take-bee")


def bobs(*moves: str) -> set[str]:
    """What Ann imagines that Bob holds."""
    position = played(START, *moves)
    worlds = [position.imagine(0, seed) for seed in range(120)]
    assert all(world.view(0) == position.view(0) for world in worlds)
    lines = (line for world in worlds for line in str(world).splitlines())
    return {line.partition(": ")[2] for line in lines if line.startswith("zone hand of Bob")}


def test_what_is_left_of_a_known_hand_is_one_of_its_cards() -> None:
    assert bobs("wait", "return-ant") == {"ant", "bee"}


def test_a_hand_that_was_known_in_part_may_hold_more() -> None:
    assert bobs("wait", "draw", "dog", "wait", "return-dog") >= {
        "ant, bee", *(f"{one}, {other}" for one in ("ant", "bee") for other in ("dog", "elk", "fox", "gnu"))}
