"""Words that rules explain of players, in a view."""

from __future__ import annotations

from ludoteka.core import Position
from tests.machine.small import game, played, two_players

CORNERED = """
    a player is cornered if an enemy stone is next to its stone
    turn
      choose an empty cell
      put your stone there
    end
      if you are cornered and no cell is empty: you lose
"""
SECRET = """
    game Hands
    players Ann, Bob
    card Crumb, 2 copies
    card Gem, 2 copies
    each player
      zone hand, seen by its owner
    a player is rich if a Gem is in its hand
    setup
      put every card into Ann's hand
    turn
      choose a card in your hand
    end
      if you are rich: you win
"""


def words(position: Position, seat: int | None = None) -> list[tuple[str, ...]]:
    return [one.words for one in position.view(seat).seats]


def test_each_player_is_asked_as_that_player_would_ask() -> None:
    start = two_players(CORNERED).start()
    assert words(played(start, "a1", "c3")) == [(), ()]
    assert words(played(start, "a1", "a2")) == [("cornered",), ("cornered",)]
    assert words(played(start, "a1", "a2"), 0) == words(played(start, "a1", "a2"), 1)


def test_they_are_among_the_names_to_be_translated() -> None:
    assert "cornered" in two_players(CORNERED).names


def test_where_something_is_hidden_they_are_not_told() -> None:
    hands = game(SECRET)
    assert words(hands.start(), 0) == [(), ()]
    assert "rich" not in hands.names
