"""Opponents in games that chance has a say in: it is weighed by the odds, and exactly where all of it is known."""

from __future__ import annotations

import pytest

from ludoteka.core import decisions
from ludoteka.core.record import Record
from ludoteka.games import library
from ludoteka.opponents import RandomSeat, fixtures, hint, opponent
from ludoteka.opponents.budget import Budget
from ludoteka.opponents.search import mind as mind_module
from ludoteka.opponents.search.mind import Mind, mind_for
from ludoteka.opponents.search.plain_mind import PlainMind
from ludoteka.opponents.series import play_fixture, play_series
from ludoteka.opponents.solving.solver import solve
from ludoteka.opponents.thinking import is_puzzle
from tests.machine.chance import PIG
from tests.machine.small import game

GAMBLE = """
    game Gamble
    players Ann, Bob
    board 1 by 1
    turn
      either "Safe"
        by chance, 2 in 5: you win
        otherwise: you lose
      or "Bold"
        by chance, 3 in 4
          by chance, 4 in 5: you win
          otherwise: you lose
        otherwise: you lose
    """
"""Bold is won in three of five times, safe in two."""


@pytest.mark.parametrize("native", [True, False])
def test_what_chance_makes_of_a_move_is_worked_out_exactly(native: bool) -> None:
    """Both ways of thinking see all that can come out."""
    start = game(GAMBLE).start()
    mind: Mind = mind_for(start) if native else PlainMind()
    assert mind.foresee(start, 4, 100_000) == pytest.approx({0: 0.4, 1: 0.6})


def test_a_search_proves_what_can_be_expected() -> None:
    """The best move is not one that surely wins; what it is worth is certain all the same."""
    start = game(GAMBLE).start()
    found = mind_for(start).consider(start, Budget(nodes=2000), 1)
    assert found.best == 1
    assert found.proven
    assert found.value == pytest.approx(0.6)


def test_a_search_with_chance_ends_when_its_choice_is_settled() -> None:
    """Pig: to hold an empty pot is so bad that not all simulations are needed to tell."""
    position = game(PIG).start()
    mind = mind_for(position)
    few, many = (mind.consider(position, Budget(nodes=20_000), 1, widely=widely) for widely in (False, True))
    assert few.best == many.best
    assert few.nodes < many.nodes


def test_thinking_in_python_draws_by_the_odds() -> None:
    """A few hundred simulations tell three in five from two in five."""
    found = PlainMind().consider(game(GAMBLE).start(), Budget(nodes=800), 1)
    assert found.best == 1
    assert found.value == pytest.approx(0.6, abs=0.08)


def test_a_level_plays_better_than_luck_alone() -> None:
    """Pig: rolling for ever never pays."""
    pig = game(PIG)
    seats = [opponent("montecarlo:300"), opponent("random")]
    finishes = list(play_series(pig, seats, games=20, start=Record(pig.id, pig.version, seed=5), max_moves=2000))
    won = sum(finish.outcome is not None and finish.outcome.winners == (finish.fixture.seating.index(0),)
              for finish in finishes)
    assert won >= 15
    assert all(decision.fits for finish in finishes for decision in decisions(finish.record, pig))


PURSE = """
    game Purse
    players 1
    board 1 by 1
    each player
      has coins
    turn
      either "Sure"
        add 3 to your coins
        the player with the most coins wins
      or "Bold"
        by chance, 1 in 2: add 10 to your coins
        the player with the most coins wins
    """
"""Whoever plays alone comes first whatever they do; bold gives five coins, sure three."""


@pytest.mark.parametrize("native", [True, False])
def test_who_plays_alone_with_chance_wants_many_points(native: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    start = game(PURSE).start()
    if not native:
        monkeypatch.setattr(mind_module, "native", lambda position: None)
    found = mind_for(start).consider(start, Budget(nodes=300), 1)
    assert start.moves()[found.best].text == "bold"


def test_chance_is_the_same_for_both_when_seats_change() -> None:
    """On one seed the same cards are dealt, whoever sits where."""
    prsi = library.load("prsi")
    dealt = []
    for fixture in fixtures(2, 2, games=2, seed=4):
        begun = Record(prsi.id, prsi.version, seed=4)
        finish = play_fixture(prsi, fixture, [RandomSeat(), RandomSeat()], begun, max_moves=1)
        dealt.append(finish.record.start(prsi))
    assert dealt[0] == dealt[1]


def test_luck_is_no_puzzle() -> None:
    """Who plays alone with chance is given a hint by thinking; no moves are sure to solve it."""
    start = game(GAMBLE.replace("players Ann, Bob", "players 1")).start()
    assert not is_puzzle(start)
    assert hint(start, seconds=0.05).move == start.moves()[1]
    with pytest.raises(ValueError, match="chance has a say"):
        solve(start)
