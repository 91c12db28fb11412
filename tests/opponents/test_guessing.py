"""Opponents where something is hidden: they weigh what their seat knows, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from functools import cache

import pytest

import ludoteka as lt
from ludoteka.core import CHANCE, Position, lot
from ludoteka.machine.engine import Machine
from ludoteka.machine.position import TextPosition
from ludoteka.opponents import hint
from ludoteka.opponents.budget import Budget
from ludoteka.opponents.levels import Level
from ludoteka.opponents.search.guessing_mind import GuessingMind
from ludoteka.opponents.search.guessing_tree import GuessingTree
from ludoteka.opponents.search.mind import mind_for
from ludoteka.opponents.search.standing import Points, points_of, standing
from tests.games.test_kuhn_poker import best, start, value
from tests.machine.small import game

GUESS = """
    game Guess
    players 1
    card Sun
    card Moon
    zone deck, seen by nobody, in order
    zone spot, seen by nobody
    the game is fresh or bold
    setup
      put every card into the deck
      shuffle the deck
      put the top card of the deck into the spot
    turn
      if the game is bold
        either "Say sun"
          if there is a sun in the spot: you win
          you lose
        or "Say moon"
          if there is a moon in the spot: you win
          you lose
      either "Safe"
        by chance, 4 in 5: you win
        otherwise: you lose
      or "Bold"
        the game becomes bold
    """
"""Bold is won in half of all matches, safe in four of five; whoever could see the spot would be bold."""

SHOWN = """
    game Shown
    players Ann, Bob
    a suit is red or blue
    a rank is 1, 2, 3 or 4
    one card for each suit and rank, named rank of suit
    zone deck, seen by nobody, in order
    zone trick, seen by all, in order
    the game is open or asking
    each player
      zone hand, seen by its owner
    setup
      put every card into the deck
      shuffle the deck
      let every player
        repeat 2 times: put the top card of the deck into your hand
    turn
      if the game is asking
        either "Red"
          if there is a red card in Bob's hand: you win
          you lose
        or "Blue"
          if there is a blue card in Bob's hand: you win
          you lose
      choose a card in your hand
      if the trick is not empty
        not allowed if its suit is not the suit of the first card of the trick unless nothing else is possible
        the game becomes asking
      put it into the trick
    """
"""Of five cards that Bob may hold three are red, but Bob has shown to have none of them."""


def moments(name: str, seed: int, moves: int = 30) -> Iterator[Position]:
    """The positions of a match by chance in which somebody chooses."""
    position, luck = lt.game(name).start(seed=seed), random.Random(seed)
    for number in range(moves):
        if position.chooser is None:
            return
        if position.chooser is CHANCE:
            position = position.play(lot(position, seed, number))
            continue
        yield position
        position = position.play(luck.choice(position.moves()))


def seat_at(position: Position) -> int:
    assert isinstance(position.chooser, int)
    return position.chooser


@pytest.mark.parametrize("name", ["kuhn-poker", "prsi", "pexeso"])
def test_what_is_really_there_leaves_no_trace_in_what_is_imagined(name: str) -> None:
    """From all positions that look the same to a seat it imagines the same, so that none of them can be found out."""
    different = 0
    for position in moments(name, seed=3):
        seat = seat_at(position)
        other = position.imagine(seat, 77)
        different += other != position
        assert [other.imagine(seat, seed) for seed in range(5)] == [position.imagine(seat, seed) for seed in range(5)]
    assert different


@pytest.mark.parametrize(("name", "nodes"), [("kuhn-poker", 50), ("prsi", 50), ("pexeso", 50), ("pexeso", 2)])
def test_what_is_considered_depends_on_what_the_seat_knows_and_on_luck_alone(name: str, nodes: int) -> None:
    """Positions that the seat cannot tell apart give the same thoughts, to the last digit."""
    slowly = nodes < 10
    different = 0
    for position in list(moments(name, seed=5, moves=60))[:9:4]:
        worlds = [position, *(position.imagine(seat_at(position), guess) for guess in range(3))]
        different += len(set(worlds)) > 1
        minds = [GuessingMind() if slowly else mind_for(world) for world in worlds]
        found = [mind.consider(world, Budget(nodes=nodes), 9) for mind, world in zip(minds, worlds, strict=True)]
        assert len({(one.moves, one.best, one.line) for one in found}) == 1
        sure = [mind.foresee(world, 2, 100) for mind, world in zip(minds, worlds, strict=True)]
        assert all(one == sure[0] for one in sure)
    assert different


@pytest.mark.parametrize("level", [1, 4])
def test_a_choice_depends_on_what_the_seat_knows_and_on_luck_alone(level: int) -> None:
    """The same move, and the same thoughts in words."""
    for position in moments("kuhn-poker", seed=5):
        told = set()
        for guess in range(4):
            chooser = Level(level)
            move = chooser.choose(position.imagine(seat_at(position), guess), random.Random(9))
            thought = chooser.considered
            told.add((move.text, tuple(thought.sentences()[:-1]) if thought else ()))  # the last one tells the seconds
        assert len(told) == 1


def test_a_hint_tells_nothing_that_the_seat_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same for all that may be hidden, however much time there is."""
    monkeypatch.setattr(GuessingTree, "consider", lambda self, position, budget, seed, *, widely=False: considered(
        self, position, Budget(nodes=60), seed))
    for position in moments("kuhn-poker", seed=2):
        found = {(told.move, told.reason) for guess in range(4)
                 for told in [hint(position.imagine(seat_at(position), guess))]}
        assert len(found) == 1


considered = GuessingTree.consider


@pytest.mark.parametrize("how", ["native", "alone", "together"])
def test_nobody_chooses_by_what_they_will_not_know(how: str) -> None:
    """Whoever looked at each possible world by itself would think that bold always wins."""
    position = game(GUESS).start()
    mind = mind_for(position) if how == "native" else GuessingMind(alone=how == "alone")
    assert isinstance(mind, GuessingTree if how == "native" else GuessingMind)
    found = mind.consider(position.imagine(0), Budget(nodes=400), 1)
    assert str(position.moves()[found.best]) == "safe"
    assert found.moves[0].value == pytest.approx(0.8, abs=0.1)


@pytest.mark.parametrize("alone", [True, False])
def test_kuhn_poker_is_played_by_the_own_card(alone: bool) -> None:
    """The Jack gives up against a bet and the King does not, whatever the opponent may hold."""
    found: dict[str, set[str]] = {}
    for seed in range(6):
        position = lt.game("kuhn-poker").start(seed=seed).play("bet")
        hand = next(thing.name for zone in position.view(1).zones for thing in zone.things if not thing.covered)
        best = GuessingMind(alone=alone).consider(position.imagine(1), Budget(nodes=60), seed).best
        found.setdefault(hand, set()).add(position.moves()[best].text)
    assert found["jack"] == {"fold"}
    assert found["king"] == {"call"}


def test_thinking_ends_when_the_choice_is_settled_and_all_moves_need_not_be_known() -> None:
    """Safe is better beyond doubt long before the budget is spent; the same luck settles it at the same moment."""
    position = game(GUESS).start().imagine(0)
    mind = mind_for(position)
    found = [mind.consider(position, Budget(nodes=4000), 1) for _ in range(2)]
    assert found[0].nodes == found[1].nodes < 4000
    assert str(position.moves()[found[0].best]) == "safe"
    assert mind.consider(position, Budget(nodes=4000), 1, widely=True).nodes == 4000


def test_what_would_follow_is_not_told_where_it_is_only_imagined() -> None:
    position = lt.game("kuhn-poker").start(seed=1)
    level = Level(3)
    move = level.choose(position.imagine(0), random.Random(1))
    assert level.considered is not None
    assert level.considered.line == (move,)


def test_a_win_at_once_is_certain_only_if_nothing_hidden_can_prevent_it() -> None:
    called = lt.game("kuhn-poker").start(seed=1).play("bet")
    assert set(mind_for(called).foresee(called, 1, 100)) <= {0, 1}
    bold = game(GUESS).start().play("bold")
    assert GuessingMind().foresee(bold, 1, 100) == {}


def test_the_strong_beat_the_weak() -> None:
    """Chips over many deals: level 5 against level 1, each deal played from both seats."""
    won = 0
    seats = Level(5), Level(1)
    for seed in range(20):
        for first in (0, 1):
            position = lt.game("kuhn-poker").start(seed=seed)
            while isinstance(position.chooser, int):
                chooser = seats[(position.chooser + first) % 2]
                position = position.play(chooser.choose(position.imagine(position.chooser), random.Random(seed)))
            assert position.outcome is not None
            assert position.outcome.points is not None
            won += position.outcome.points[first]
    assert won > 0


def searching(position: Position) -> dict[str, Fraction]:
    """How often each move is chosen, over some luck."""
    mind, seeds = mind_for(position), range(4)
    chosen = [position.moves()[mind.consider(position, Budget(nodes=1000), seed).best].text for seed in seeds]
    return {text: Fraction(chosen.count(text), len(seeds)) for text in dict.fromkeys(chosen)}


def test_kuhn_poker_is_played_almost_as_well_as_can_be() -> None:
    """Against the best play nobody gets more than one part in eighteen of a chip; search gives away very little."""
    by_search = cache(searching)
    assert float(value(start(), (by_search, best))) == pytest.approx(-1 / 18, abs=0.03)
    assert float(value(start(), (best, by_search))) == pytest.approx(-1 / 18, abs=0.03)


def test_a_match_stands_as_its_rule_of_points_says() -> None:
    """In Hearts few points are good; nobody has any at first. Where no points are counted nothing can be said."""
    outcome = standing(lt.game("hearts").start(seed=1))
    assert outcome is not None
    assert (outcome.ranks, outcome.points) == ((1, 1, 1, 1), (0, 0, 0, 0))
    assert standing(lt.game("prsi").start(seed=1)) is None


HOARD = """
    game Hoard
    players Ann, Bob
    board 1 by 1
    each player has coins
    turn
      either "Much": add 9 to your coins
      or "Little"
        by chance, 1 in 2: add 1 to your coins
    end
      if the highest coins of every player is at least 20000
        the player with the most coins wins
    """
"""Nobody lives to see the end of it."""


def test_playouts_of_a_long_match_for_points_end_by_how_it_stands() -> None:
    """Otherwise all of them would be cut short as drawn."""
    assert points_of(machine_of("hearts")) == Points("player.points", most=False)
    assert points_of(machine_of("othello")) is None
    position = game(HOARD).start()
    found = mind_for(position).consider(position, Budget(nodes=400), 1, widely=True)
    assert str(position.moves()[found.best]) == "much"
    assert found.moves[0].value > found.moves[1].value


def machine_of(name: str) -> Machine:
    position = lt.game(name).start(seed=1)
    assert isinstance(position, TextPosition)
    return position.machine


def test_thinking_ends_in_time_however_slow_a_game_is() -> None:
    """One match of Hearts takes the interpreter longer than a weak level may think."""
    position = next(moments("hearts", seed=1, moves=80))
    found = GuessingMind().consider(position.imagine(seat_at(position)), Budget(nodes=1000, seconds=0.2), 1)
    assert found.nodes < 1000
    assert found.seconds < 10


@pytest.mark.parametrize("slowly", [False, True])
def test_whoever_thinks_counts_with_what_others_have_shown(slowly: bool) -> None:
    position: Position = game(SHOWN).start(seed=None)
    for move in ("1 of red", "1 of blue", "2 of blue", "3 of blue", "1 of red", "2 of blue"):
        position = position.play(move)
    mind = GuessingMind() if slowly else mind_for(position)
    assert slowly or isinstance(mind, GuessingTree)
    found = mind.consider(position.imagine(0), Budget(nodes=200), 1, widely=True)
    assert [position.moves()[one.move].text for one in found.moves] == ["red", "blue"]
    assert [round(one.value, 2) for one in found.moves] == [0.0, 1.0]
