"""Two machines play the same random game; at every ply they have to agree."""

from __future__ import annotations

import random
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from ludoteka.core import CHANCE, Game, Outcome, Position
from tests.oracles.adapter import Adapter, State


class Disagreement(AssertionError):
    """Ours and theirs do not agree; the text holds all that is needed to see it again."""


@dataclass(frozen=True, slots=True)
class _Match:
    adapter: Adapter
    seed: int
    moves: tuple[str, ...]
    ours: Position
    theirs: State

    def refuse(self, *findings: str) -> Disagreement:
        head = f"{self.adapter.game} against {self.adapter.peer}, seed {self.seed}, ply {len(self.moves)}"
        played = " ".join(self.moves) or "none"
        options = ", ".join(f"{name} is {value}" for name, value in self.adapter.settings.items()) or "none"
        boards = f"ours:\n{self.ours}\ntheirs:\n{self.theirs}"
        return Disagreement("\n".join([head, f"options: {options}", f"moves: {played}", *findings, boards]))


def play(game: Game, adapter: Adapter, seed: int) -> int:
    """Play a random game to its end and compare moves, chooser and outcome; the number of moves made."""
    rng = random.Random(f"{adapter.game} {seed}")
    seats = len(adapter.players)
    options: dict[str, Any] = dict(adapter.settings)
    ours = game.start(seed=None, seats=seats, **options)
    theirs = adapter.start()
    played: tuple[str, ...] = ()
    while True:
        match = _Match(adapter, seed, played, ours, theirs)
        expected = {} if theirs.is_terminal() else adapter.moves(theirs)
        _compare_moves(match, {move.text for move in ours.moves()}, set(expected))
        if not expected:
            _compare_outcomes(match, ours.outcome)
            return len(played)
        if ours.chooser != adapter.chooser(theirs):
            raise match.refuse(f"to choose: ours {ours.chooser}, theirs {adapter.chooser(theirs)}")
        if ours.chooser is CHANCE:
            _compare_odds(match)
        text = adapter.pick(theirs, expected, rng)
        ours = ours.play(text)
        theirs = theirs.child(expected[text][0])
        for action in expected[text][1:]:
            theirs.apply_action(action)
        played += (text,)


def _compare_moves(match: _Match, ours: set[str], theirs: set[str]) -> None:
    if ours != theirs:
        raise match.refuse(
            f"only ours: {' '.join(sorted(ours - theirs)) or 'none'}",
            f"only theirs: {' '.join(sorted(theirs - ours)) or 'none'}",
            f"ours ended: {match.ours.outcome or 'no'}",
            f"theirs ended: {match.adapter.results(match.theirs) if match.theirs.is_terminal() else 'no'}",
        )


def _compare_odds(match: _Match) -> None:
    weights, expected = match.ours.odds(), match.adapter.odds(match.theirs)
    odds = {move.text: Fraction(weight, sum(weights)) for move, weight in zip(match.ours.moves(), weights, strict=True)}
    if odds != expected:
        raise match.refuse(f"odds: ours {odds}, theirs {expected}")


def _compare_outcomes(match: _Match, outcome: Outcome | None) -> None:
    expected = match.adapter.results(match.theirs)
    if outcome is None or outcome.results != expected:
        raise match.refuse(f"ended: ours {outcome or 'not'}, theirs {expected}")
    points = match.adapter.points(match.theirs)
    if points is not None and outcome.points != points:
        raise match.refuse(f"points: ours {outcome.points}, theirs {points}")
