"""Chance chooses like a player: where it is due, what can come out, and what follows."""

from __future__ import annotations

import pytest

from ludoteka.core import CHANCE, IllegalMove, Position
from ludoteka.core.contract import check_game
from tests.machine.chance import BLOCKED, DEAL, FATE, GAMES, ICE, NARROW, PIG
from tests.machine.small import game, played, texts


@pytest.mark.parametrize("name", GAMES)
def test_every_game_of_chance_keeps_the_contract(name: str) -> None:
    """Random matches, with chance among those who choose."""
    check_game(game(GAMES[name]), seeds=range(6), every=2)


def test_a_move_ends_where_chance_decides() -> None:
    """Nobody can choose by a roll that is not made yet."""
    start = game(PIG).start()
    assert (start.chooser, texts(start)) == (0, ["roll", "hold"])
    rolling = start.play("roll")
    assert rolling.chooser is CHANCE
    assert (texts(rolling), list(rolling.odds())) == (["1", "2", "3", "4", "5", "6"], [1] * 6)
    assert rolling.play("4").chooser == 0
    assert rolling.play("1").chooser == 1


def test_odds_are_what_the_rules_say() -> None:
    """One in three is one to two."""
    broken = game(ICE).start().play("a1")
    assert (broken.chooser, texts(broken), list(broken.odds())) == (CHANCE, ["yes", "no"], [1, 2])


def test_nothing_is_decided_where_there_is_one_thing_only() -> None:
    """The only stone is removed without a decision."""
    assert game(ICE).start().play("a1").play("yes").chooser == 1
    two = played(game(ICE).start(), "a1", "no", "b2", "yes")
    assert (two.chooser, sorted(texts(two))) == (CHANCE, ["a1", "b2"])


def test_a_turn_may_begin_with_chance() -> None:
    """Then nobody else chooses before it."""
    start = game(FATE).start()
    assert start.chooser is CHANCE
    assert len(start.moves()) == 9
    assert start.play("a1").chooser is CHANCE


def test_only_chance_has_odds() -> None:
    """A player's moves are not likely, they are chosen."""
    with pytest.raises(ValueError, match="only what chance decides"):
        game(PIG).start().odds()


def test_what_cannot_come_out_is_refused() -> None:
    """And what can is said."""
    rolling = game(PIG).start().play("roll")
    assert "1, 2, 3, 4, 5, 6" in str(rolling.explain("7")[0])
    with pytest.raises(IllegalMove):
        rolling.play("7")


def test_a_turn_that_chance_leaves_nothing_to_do_in_is_over() -> None:
    """Both neighbours of the goal are taken."""
    position = played(game(NARROW).start(), "a1", "b1", "b1", "a1", "b1")
    assert position.chooser == 0
    assert texts(position) == ["c1"]
    assert played(game(NARROW).start(), "a1", "b1", "a1").chooser is CHANCE


def test_who_cannot_do_what_chance_says_may_lose() -> None:
    """The cell is taken, and nothing is put there."""
    lost = played(game(BLOCKED).start(), "a1", "a1")
    assert lost.outcome is not None
    assert lost.outcome.results == ("won", "lost")


def test_without_a_seed_the_set_up_stops_at_chance() -> None:
    """So that every deal can be walked through."""
    deals = _ends(game(DEAL).start(seed=None))
    assert len(deals) == 4 * 3 * 2
    assert {position.chooser for position in deals} == {0, 1}
    assert game(DEAL).start(seed=5) in deals


def test_a_set_up_that_waits_for_chance_is_written_and_read() -> None:
    """As any other position."""
    waiting = game(DEAL).start(seed=None).play("a1")
    again = game(DEAL).position(str(waiting))
    assert again == waiting
    assert again.play("b1") == waiting.play("b1")


def test_a_position_by_hand_may_wait_for_chance() -> None:
    """Whoever is to move begins with it."""
    text = str(game(FATE).start().play("a1"))
    by_hand = "\n".join(line for line in text.splitlines() if not line.startswith(("rule ", "running")))
    assert game(FATE).position(by_hand) == game(FATE).position(text)


def _ends(position: Position) -> list[Position]:
    if position.chooser is not CHANCE:
        return [position]
    return [end for move in position.moves() for end in _ends(position.play(move))]


def test_a_shuffle_is_one_decision_after_the_other() -> None:
    """Three pieces lie in any of six orders, each found once."""
    shuffled = game("""
        game Shells
        players Ann, Bob
        board 3 by 1
        piece pea
        piece shell
        piece stone
        setup
          put a pea onto a1
          put a shell onto b1
          put a stone onto c1
          shuffle the pieces
        turn
          choose a pea
          remove it
        end
          if there is no pea: the opponent wins
        """)
    first = shuffled.start(seed=None)
    assert (first.chooser, len(first.moves())) == (CHANCE, 3)
    assert shuffled.position(str(first)) == first
    ends = _ends(first)
    assert len(ends) == len(set(ends)) == 6
    assert {shuffled.start(seed=seed) for seed in range(60)} == set(ends)
