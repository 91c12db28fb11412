"""What no way through a turn can give more than: found where all that is gained is paid for, and right in playouts."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteka.core import Position
from ludoteka.games import load, rules_text
from ludoteka.language import actions as act
from ludoteka.machine.position import TextPosition
from ludoteka.native.budgets import most_of_ways
from ludoteka.native.plan import Plan
from ludoteka.studio.measuring.native_start import native_start
from tests.games.test_backgammon import start, white_to_roll
from tests.machine.small import game
from tests.native.evenness import surprise

SURPRISING = 4.0
"""Standard deviations; by chance one in thirty thousand is larger."""
BACKGAMMON = rules_text("backgammon")


def plan_of(position: Position) -> Plan:
    assert isinstance(position, TextPosition)
    return Plan(position.machine)


def test_ways_that_pay_with_dice_cannot_give_more_than_all_their_uses() -> None:
    assert most_of_ways(plan_of(start())) is not None


def test_ways_that_pay_with_nothing_may_give_any_number() -> None:
    plan = plan_of(load("international-draughts").start())
    assert any(isinstance(node, act.OnlyMost) for node in plan.nodes())
    assert most_of_ways(plan) is None


@pytest.mark.parametrize(("said", "instead"), [
    ("choose a cube with uses at least 1 as the throw", "choose a cube as the throw"),
    ("choose a cube with uses at least 1 as the throw", "choose a cube with uses at least 0 as the throw"),
    ("    remove this\n", "    remove this\n    add 1 to your pips played\n"),
    ("    remove this\n", "    remove this\n    add 1 to the uses of the throw\n"),
    ("    remove this\n", "    remove this\n    spend the throw\n"),
    ("    put this onto it\n", "    put this onto it\n    roll every cube\n"),
    ("take 1 from its uses", "take 0 from its uses"),
    ("add its value to your pips played", "add 7 to your pips played"),
    ("    move one of your checkers\n", "    move one of your checkers\n    for each cube: set its uses to 1\n"),
    ("gives more than your pips played", "gives more than the number of your checkers"),
    ("has uses ", "has uses, from 1 to 4 "),
])
def test_gains_that_may_not_be_paid_for_have_no_bound(said: str, instead: str) -> None:
    assert said in BACKGAMMON
    assert most_of_ways(plan_of(game(BACKGAMMON.replace(said, instead)).start(seed=None))) is None


def drawn_plays(position: Position, shares: list[float], times: int) -> float:
    """How surprising the first plays of playouts are; they are told by where the checkers come to."""
    code, layout = native_start(position), plan_of(position).layout
    assert code is not None
    places = slice(4 * layout.place, 4 * (layout.place + len(layout.catalogue)))
    return surprise(*code, shares, times, seed=1, tell=lambda after: after[places].tobytes())


def test_the_parts_of_a_play_are_drawn_evenly() -> None:
    position = start().play("2 1")
    # A checker, a die and a point are the first part; the same with the other die follows.
    steps = [move.steps for move in position.moves()]
    assert {len(one) for one in steps} == {6}
    begun = Counter(one[:3] for one in steps)
    assert drawn_plays(position, [1 / len(begun) / begun[one[:3]] for one in steps], 4000) < SURPRISING


@pytest.mark.parametrize("black", ["7", "8"])
def test_only_the_best_plays_are_drawn(black: str) -> None:
    """Where Black blocks, White plays 1 first, so that both dice are played, or 6 alone, not 1 alone."""
    assert drawn_plays(white_to_roll({"1": (1, 0), black: (0, 2), "24": (0, 1)}).play("6 1"), [1], 50) == 0
