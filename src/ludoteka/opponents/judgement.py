"""Which of the moves that were considered is chosen: the best, or what somebody takes for it who may misjudge."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import sqrt

from ludoteka.opponents.search.considered import Considered, Weighed

_DOUBT = 0.5


def appeal(one: Weighed) -> float:
    """What a move is worth, less what is doubtful about it because it was considered little.

    >>> appeal(Weighed(0, 99, 0.75)), appeal(Weighed(1, 3, 0.75)), appeal(Weighed(2, 3, 0.75, proven=True))
    (0.7, 0.5, 0.75)
    """
    return one.value if one.proven else one.value - _DOUBT / sqrt(one.visits + 1)


def misjudged(found: Considered, error: float, rng: random.Random) -> Considered:
    """How it looks to somebody whose judgement of what is not certain errs by about so much."""
    if not error:
        return found
    moves = tuple(one if one.proven else replace(one, value=_within(one.value + rng.gauss(0, error)))
                  for one in found.moves)
    # Of moves that seem equal any may be chosen; what loses for certain only where nothing else is left.
    best = max(rng.sample(moves, len(moves)), key=lambda one: (one.proven * (one.value - 0.5), appeal(one)))
    return _chosen(replace(found, moves=moves), best.move)


def _within(value: float) -> float:
    return min(1.0, max(0.0, value))


def _chosen(found: Considered, best: int) -> Considered:
    line = next((line for line in (found.line, *found.lines) if line[0] == best), (best,))
    return replace(found, best=best, line=line)


def knowing(found: Considered, certain: Mapping[int, float]) -> Considered:
    """What was considered, with what is certain in place of what was only likely."""
    moves = tuple(replace(one, value=certain[one.move], proven=True) if one.move in certain else one
                  for one in found.moves)
    return _chosen(replace(found, moves=moves), _best(moves, moves[found.best]).move)


def _best(moves: Sequence[Weighed], likely: Weighed) -> Weighed:
    """The best move, where one was taken for it before some results became certain."""
    sure = max((one for one in moves if one.proven), key=lambda one: (one.value, one.visits), default=likely)
    if likely.proven:
        likely = max((one for one in moves if not one.proven), key=appeal, default=sure)
    return sure if sure.value >= 1 or sure.value > likely.value else likely
