"""Strength on one scale: Elo numbers that make the results of a series most likely (Bradley and Terry)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

from ludoteka.opponents.score import SURE, interval

SCALE = 400 / log(10)
"""Elo points of one unit of the logistic curve."""
MOST_STEPS = 200
"""Steps to the top; usually ten are enough."""
Table = Sequence[Sequence[float]]


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength, and where it truly lies with 95 % confidence; None is unknown, as a bound it is no bound."""

    elo: float | None = None
    low: float | None = None
    high: float | None = None


def ratings(points: Table, weight: float = 1.0) -> tuple[Rating, ...]:
    """The strength of each entrant; `points[i][j]` is what i reached against j, a draw being one half.

    Strengths are compared with each other, so their mean is 0. Whoever won everything against all whose strengths can
    be compared, or lost everything, has only one bound. `weight` is how much one comparison tells: less than 1 where
    several of them come from one match.

    >>> [round(rating.elo) for rating in ratings([[0, 75], [25, 0]])]
    [95, -95]
    """
    known = _comparable(points)
    strengths = dict(zip(known, _rated(points, known, weight), strict=True)) if known else {}
    return tuple(strengths.get(one) or _bound(points, one, strengths, weight) for one in range(len(points)))


def _comparable(points: Table) -> list[int]:
    """The largest group in which everybody reached something against everybody, directly or by way of others."""
    every = range(len(points))
    reach = [[points[one][other] > 0 for other in every] for one in every]
    for middle in every:
        for one in every:
            if reach[one][middle]:
                reach[one] = [far or near for far, near in zip(reach[one], reach[middle], strict=True)]
    played = [one for one in every if any(points[one][other] or points[other][one] for other in every)]
    groups = [[other for other in every if other == one or (reach[one][other] and reach[other][one])] for one in played]
    return max(groups, key=len, default=[])


def _rated(points: Table, known: Sequence[int], weight: float) -> list[Rating]:
    won = [[points[one][other] for other in known] for one in known]
    strength = [0.0] * len(known)
    for _ in range(MOST_STEPS):
        spread = _inverse(_information(won, strength))
        slope = [sum(_surprises(won, strength, one)) for one in range(len(known))]
        step = [sum(part * up for part, up in zip(row, slope, strict=True)) for row in spread]
        # Far from the top the curve is flat, and a whole step would go astray.
        longest = max(1.0, *map(abs, step))
        strength = [now + change / longest for now, change in zip(strength, step, strict=True)]
        if max(map(abs, step)) < 1e-9:
            break
    found = []
    for one, now in enumerate(strength):
        # What was added to be able to divide is taken away again.
        variance = max(0.0, spread[one][one] - 1 / len(known)) / weight
        side = SURE * sqrt(variance) * SCALE
        found.append(Rating(now * SCALE, now * SCALE - side, now * SCALE + side))
    return found


def _surprises(won: Table, strength: Sequence[float], one: int) -> list[float]:
    """What an entrant reached against each, beyond what its strength lets expect."""
    return [won[one][other] - (won[one][other] + won[other][one]) * _expected(strength[one] - strength[other])
            for other in range(len(strength))]


def _information(won: Table, strength: Sequence[float]) -> list[list[float]]:
    """How much the results tell about each strength and each two; the sum of strengths is held at 0."""
    size = len(strength)
    found = [[1 / size] * size for _ in strength]
    for one in range(size):
        for other in range(size):
            chance = _expected(strength[one] - strength[other])
            told = (won[one][other] + won[other][one]) * chance * (1 - chance)
            found[one][one] += told
            found[one][other] -= told
    return found


def _bound(points: Table, one: int, known: dict[int, Rating], weight: float) -> Rating:
    """What can be said of an entrant that won or lost everything against those who are known."""
    games = {other: points[one][other] + points[other][one] for other in known}
    total = sum(games.values())
    if not total:
        return Rating()

    def reached(elo: float) -> float:
        return sum(count * _expected((elo - (known[other].elo or 0)) / SCALE) for other, count in games.items()) / total

    won = any(points[one][other] for other in known)
    low, high = interval(1.0 if won else 0.0, total * weight)
    return Rating(low=_found(reached, low)) if won else Rating(high=_found(reached, high))


def _found(rising: Callable[[float], float], wanted: float) -> float:
    """Where a rising curve has that value."""
    low, high = -10_000.0, 10_000.0
    while high - low > 1e-6:
        middle = (low + high) / 2
        low, high = (middle, high) if rising(middle) < wanted else (low, middle)
    return low


def _expected(difference: float) -> float:
    return 1 / (1 + exp(-max(-700.0, min(700.0, difference))))


def _inverse(matrix: Table) -> list[list[float]]:
    """The inverse of a symmetric positive matrix (Gauss and Jordan)."""
    size = len(matrix)
    rows = [[*row, *(float(one == other) for other in range(size))] for one, row in enumerate(matrix)]
    for one in range(size):
        rows[one] = [value / rows[one][one] for value in rows[one]]
        for other in range(size):
            if other != one:
                factor = rows[other][one]
                rows[other] = [value - factor * part for value, part in zip(rows[other], rows[one], strict=True)]
    return [row[size:] for row in rows]
