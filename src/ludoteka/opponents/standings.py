"""What a series says about those who played it, and about its game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteka.core import Result
from ludoteka.opponents.elo import Rating, ratings
from ludoteka.opponents.score import Score, score, scores_by_name
from ludoteka.opponents.series import Finish


@dataclass(frozen=True, slots=True)
class Standing:
    """What one entrant reached."""

    score: Score
    rating: Rating
    against: tuple[Score | None, ...]
    """Its comparisons with each other entrant, by rank; None for itself."""
    moves_per_game: float
    seconds_per_move: float

    @property
    def name(self) -> str:
        """The entrant's name."""
        return self.score.name


@dataclass(frozen=True, slots=True)
class Standings:
    """Everything that a series showed; entrants in their order of entry."""

    entrants: tuple[Standing, ...]
    seats: tuple[Score, ...]
    """What each seat of the game reached, whoever sat there."""
    lengths: tuple[int, ...]
    cut: int
    """The matches that were cut short."""

    @property
    def games(self) -> int:
        """The matches that were played."""
        return len(self.lengths)

    @property
    def ranked(self) -> tuple[Standing, ...]:
        """The entrants, the strongest first."""
        return tuple(sorted(self.entrants, key=lambda one: (-_strength(one.rating), -one.score.share)))


def _strength(rating: Rating) -> float:
    """A number to sort by: an entrant with one bound is beyond all others."""
    if rating.elo is not None:
        return rating.elo
    return 1e9 if rating.low is not None else -1e9 if rating.high is not None else 0.0


def standings(names: Sequence[str], seats: Sequence[str], finishes: Sequence[Finish]) -> Standings:
    """What these matches say; `names` are the entrants, `seats` the names of the game's seats."""
    compared = _compared(len(names), finishes)
    against = [tuple(None if one == other else score(name, compared[one][other]) for other, name in enumerate(names))
               for one in range(len(names))]
    points = [[0.0 if other is None else other.points for other in row] for row in against]
    # A match of n seats is n - 1 comparisons; the others among its n (n - 1) / 2 follow from them.
    rated = ratings(points, weight=min(1.0, 2 / len(seats)))
    entrants = tuple(
        Standing(one, rated[place], against[place], *_effort(place, finishes))
        for place, one in enumerate(scores_by_name(names, finishes))
    )
    by_seat = tuple(score(name, (finish.outcome.results[seat] for finish in finishes if finish.outcome is not None))
                    for seat, name in enumerate(seats))
    lengths = tuple(finish.moves for finish in finishes)
    return Standings(entrants, by_seat, lengths, sum(finish.outcome is None for finish in finishes))


def _compared(entrants: int, finishes: Sequence[Finish]) -> list[list[list[Result]]]:
    """For each entrant and each other the results between the two, by their ranks."""
    found: list[list[list[Result]]] = [[[] for _ in range(entrants)] for _ in range(entrants)]
    for finish in finishes:
        if finish.outcome is None:
            continue
        ranked = list(zip(finish.fixture.seating, finish.outcome.ranks, strict=True))
        for one, rank in ranked:
            for other, other_rank in ranked:
                if one != other:
                    found[one][other].append("won" if rank < other_rank else "lost" if rank > other_rank else "drawn")
    return found


def _effort(entrant: int, finishes: Sequence[Finish]) -> tuple[float, float]:
    """How many moves an entrant chose in a match, and how many seconds it thought about one."""
    sat = [(finish, finish.fixture.seating.index(entrant)) for finish in finishes if entrant in finish.fixture.seating]
    choices = sum(finish.choices[seat] for finish, seat in sat)
    seconds = sum(finish.thinking[seat] for finish, seat in sat)
    return choices / len(sat) if sat else 0.0, seconds / choices if choices else 0.0
