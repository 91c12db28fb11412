"""Kuhn poker: every deal and every way to play it, and what the best play of both is worth, from the description."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from itertools import product

from ludoteka.core import CHANCE, Position, View
from ludoteka.games import library

Known = tuple[int, View]
"""What a seat knows where it has to choose."""
Policy = Callable[[Position], dict[str, Fraction]]

ONE, THIRD = Fraction(1), Fraction(1, 3)
BETS = {("jack", "fresh"): Fraction(0), ("queen", "fresh"): Fraction(0), ("king", "fresh"): Fraction(0),
        ("jack", "checked"): THIRD, ("queen", "checked"): Fraction(0), ("king", "checked"): ONE}
"""How often to bet, by the card and by what has happened; so Kuhn found it in 1950 (with no bluff of the first)."""


def start() -> Position:
    return library.load("kuhn-poker").start(seed=None)


def value(position: Position, policies: tuple[Policy, Policy]) -> Fraction:
    """What the first player wins on average."""
    if position.outcome is not None:
        assert position.outcome.points is not None
        return Fraction(position.outcome.points[0])
    if position.chooser is CHANCE:
        odds = position.odds()
        return sum((Fraction(odd, sum(odds)) * value(position.play(move), policies)
                    for move, odd in zip(position.moves(), odds, strict=True)), Fraction(0))
    assert isinstance(position.chooser, int)
    chances = ((move, chance) for move, chance in policies[position.chooser](position).items() if chance)
    return sum((chance * value(position.play(move), policies) for move, chance in chances), Fraction(0))


def card_of(view: View, seat: int) -> str:
    return next(zone for zone in view.zones if zone.place == f"hand{seat + 1}").things[0].name


def best(position: Position) -> dict[str, Fraction]:
    """How Kuhn plays."""
    assert isinstance(position.chooser, int)
    view = position.view(position.chooser)
    card, state = card_of(view, position.chooser), view.words[0] if view.words else "fresh"
    if state == "raised":
        queen = THIRD  # a queen calls a bet as often as a bluff is worth it
        often = {"jack": Fraction(0), "queen": queen, "king": ONE}[card]
        return {"call": often, "fold": 1 - often}
    often = BETS[card, state]
    return {"bet": often, "check": 1 - often}


def known_by(seat: int, position: Position) -> Iterator[tuple[Known, tuple[str, ...]]]:
    """Every moment at which a seat has to choose, as far as it can tell them apart."""
    if position.chooser == seat:
        yield (seat, position.view(seat)), tuple(move.text for move in position.moves())
    for move in position.moves():
        yield from known_by(seat, position.play(move))


def fixed(plan: dict[Known, str], position: Position) -> dict[str, Fraction]:
    assert isinstance(position.chooser, int)
    return {plan[position.chooser, position.view(position.chooser)]: ONE}


def plans(seat: int) -> Iterator[Policy]:
    """Every way to play without chance: a seat does the same whenever it knows the same."""
    moments = dict(known_by(seat, start()))
    for chosen in product(*moments.values()):
        yield partial(fixed, dict(zip(moments, chosen, strict=True)))


def test_a_seat_has_six_moments_to_choose() -> None:
    assert [len(dict(known_by(seat, start()))) for seat in (0, 1)] == [6, 6]


def test_the_value_is_one_eighteenth_less_than_nothing() -> None:
    """Neither can do better against the other's best play, so that play is best and its value is the game's."""
    assert value(start(), (best, best)) == Fraction(-1, 18)
    assert max(value(start(), (plan, best)) for plan in plans(0)) == Fraction(-1, 18)
    assert min(value(start(), (best, plan)) for plan in plans(1)) == Fraction(-1, 18)
