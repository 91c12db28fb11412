"""Hearts beside OpenSpiel: one deal, card by card. `python -m tests.oracles.hearts 200` plays so many of each kind.

Theirs is dealt one card to each in turn, ours all cards of a player together; the three cards that are passed are three
actions there and one move here. So the two are led side by side by hand.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Any

import pyspiel

from ludoteka.core import CHANCE, Game, Position, Setting
from ludoteka.games import load
from tests.oracles.adapter import State

SIGNS = {"2": "2", "3": "3", "4": "4", "5": "5", "6": "6", "7": "7", "8": "8", "9": "9", "10": "T", "jack": "J",
         "queen": "Q", "king": "K", "ace": "A"}
PACK = tuple(f"{sign}{suit}" for sign in SIGNS.values() for suit in "CDSH")
HAND = 13


@dataclass(frozen=True)
class Kind:
    """A way to play: the options of ours, the parameters and the passing of theirs."""

    parcels: str
    passing: str
    options: Mapping[str, Setting]
    parameters: Mapping[str, bool]


VARIED: Mapping[str, Setting] = {"red_jack": "precious", "spade_queen": "harmless", "clean_hands": "praised"}
THEIRS = {"jd_bonus": True, "qs_breaks_hearts": False, "avoid_all_tricks_bonus": True}
KINDS = (Kind("left out", "No Pass", {}, {}), Kind("leftward", "Left", {}, {}), Kind("rightward", "Right", {}, {}),
         Kind("crossing", "Across", VARIED, THEIRS))


def sign(card: str) -> str:
    """A card as they write it: 'TH' for '10 of hearts'."""
    rank, _, suit = card.split()
    return SIGNS[rank] + suit[0].upper()


def play(game: Game, kind: Kind, seed: int) -> int:
    """Play a random deal to its end and compare what is legal, chance and the returns; the number of cards played."""
    rng = random.Random(f"hearts {seed}")
    settings: dict[str, Any] = {"limit": 1, "parcels": kind.parcels, **kind.options}
    ours: Position = game.start(seed=None, **settings)
    theirs: State = pyspiel.load_game("hearts", dict(kind.parameters)).new_initial_state()
    theirs.apply_action(action(theirs, kind.passing))
    ours = deal(ours, theirs, rng)
    if kind.passing != "No Pass":
        ours = pass_cards(ours, theirs, rng)
    played = 0
    while not theirs.is_terminal():
        assert ours.chooser == theirs.current_player(), (seed, played)
        offered = {sign(move.text): move for move in ours.moves()}
        legal = map(theirs.action_to_string, theirs.legal_actions())
        assert sorted(offered) == sorted(legal), (seed, played, str(ours))
        card = rng.choice(sorted(offered))
        ours = ours.play(offered[card])
        theirs.apply_action(action(theirs, card))
        played += 1
    assert ours.outcome is not None, (seed, str(ours))
    assert ours.outcome.points is not None
    assert [26 - points for points in ours.outcome.points] == theirs.returns(), (seed, ours.outcome)
    return played


def action(state: State, word: str) -> int:
    """Their action of a name."""
    return next(one for one in state.legal_actions() if state.action_to_string(one) == word)


def deal(ours: Position, theirs: State, rng: random.Random) -> Position:
    """Deal at random; every card that is left is as likely as any other, in both."""
    dealt: list[str] = []
    while ours.chooser is CHANCE:
        cards = {sign(move.text): move for move in ours.moves()}
        assert sorted(cards) == sorted(set(PACK) - set(dealt))
        assert set(ours.odds()) == {1}
        dealt.append(rng.choice(sorted(cards)))
        ours = ours.play(cards[dealt[-1]])
    dealt += sorted(set(PACK) - set(dealt))  # of one card nothing is decided
    for place in range(len(PACK)):
        chances = [Fraction(chance).limit_denominator(100) for _, chance in theirs.chance_outcomes()]
        assert chances == [Fraction(1, len(PACK) - place)] * (len(PACK) - place)
        theirs.apply_action(action(theirs, dealt[place % 4 * HAND + place // 4]))
    return ours


def pass_cards(ours: Position, theirs: State, rng: random.Random) -> Position:
    """Everybody passes three cards."""
    for seat in range(4):
        assert ours.chooser == theirs.current_player() == seat
        moves = ours.moves()
        held = {sign(card) for move in moves for card in move.steps}
        assert held == set(map(theirs.action_to_string, theirs.legal_actions()))
        assert len(moves) == comb(HAND, 3)
        move = rng.choice(moves)
        ours = ours.play(move)
        for card in move.steps:
            theirs.apply_action(action(theirs, sign(card)))
    return ours


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    hearts = load("hearts")
    for one in KINDS:
        cards = sum(play(hearts, one, seed) for seed in range(count))
        sys.stdout.write(f"{one.parcels}: {count} deals, {cards} cards, no difference\n")
