"""Counting what somebody has played: statistics as a function of matches in outline."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import tzinfo

from ludoteka.server.outline import QUARTER, Outline, Thought
from ludoteka.server.stars import level_tallies
from ludoteka.server.tallies import Bar, Statistics, Tally, Times, Week
from ludoteka.server.weeks import week_of, weeks_between
from ludoteka.table.events import EMPTY

LIMITS = (1.0, 2.0, 5.0, 10.0, 20.0, 30.0, 60.0, 120.0, 300.0)
"""Seconds at which the bars of thinking times end."""
MOST_WEEKS = 104


def statistics(matches: Sequence[Outline], profile: str, now: int, zone: tzinfo) -> Statistics:
    """What somebody has played in these matches; those that were brought as records were not played here.

    Weeks are those of a time zone.
    """
    played = [one for one in matches if not one.opened.imported]
    by_game: dict[str, list[Outline]] = {}
    by_opponent: dict[str, list[Outline]] = {}
    for one in played:
        by_game.setdefault(one.opened.game, []).append(one)
        for opponent in _opponents(one, profile):
            by_opponent.setdefault(opponent, []).append(one)
    return Statistics(
        all=_tally("", played, profile), games=_tallies(by_game, profile), opponents=_tallies(by_opponent, profile),
        times=_times([thought.seconds for one in played for thought in _own(one, profile)]),
        levels=level_tallies(played), weeks=_weeks(played, profile, now, zone),
        hints=sum(one.hints for one in played), solutions=sum(one.solutions for one in played),
        undos=sum(one.undos for one in played), restarts=sum(one.restarts for one in played),
    )


def _opponents(match: Outline, profile: str) -> set[str]:
    """Who sat there besides: opponents by their names, and all people as 'person'."""
    own = match.seats_of(profile)
    return {sitter.who for seat, sitter in enumerate(match.sitters) if seat not in own} - {EMPTY}


def _tallies(groups: dict[str, list[Outline]], profile: str) -> tuple[Tally, ...]:
    told = (_tally(name, matches, profile) for name, matches in groups.items())
    return tuple(sorted(told, key=lambda one: (-one.matches, one.name)))


def _tally(name: str, matches: Iterable[Outline], profile: str) -> Tally:
    told = list(matches)
    ended: Counter[str] = Counter()
    for one in told:
        seats = one.seats_of(profile)
        if one.results and len(seats) == 1:  # whoever plays against themselves neither wins nor loses
            ended[one.results[seats[0]]] += 1
    return Tally(name, len(told), sum(bool(one.results) for one in told), ended["won"], ended["drawn"], ended["lost"],
                 _minutes(sum(one.active for one in told)))


def _own(match: Outline, profile: str) -> list[Thought]:
    """The seconds that somebody thought about each move, and when it was made."""
    seats = match.seats_of(profile)
    return [thought for thought in match.thoughts if thought.seat in seats]


def _times(seconds: list[float]) -> Times:
    ordered = sorted(seconds)
    bars: Counter[int] = Counter(sum(one >= limit for limit in LIMITS) for one in ordered)
    limits = (*LIMITS, None)
    return Times(len(ordered), _quantile(ordered, 0.5), _quantile(ordered, 0.9),
                 tuple(Bar(bars[number], limit) for number, limit in enumerate(limits)))


def _quantile(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def _weeks(matches: list[Outline], profile: str, now: int, zone: tzinfo) -> tuple[Week, ...]:
    begun = Counter(week_of(one.started, zone) for one in matches)
    moves = Counter(week_of(at, zone) for one in matches for _, _, at in _own(one, profile))
    spent: Counter[str] = Counter()
    for one in matches:
        for quarter, active in one.spent.items():
            spent[week_of(quarter * QUARTER, zone)] += active
    first: dict[tuple[str, str | None], int] = {}
    for one in matches:
        for solve in one.solves:
            place = (one.opened.game, one.opened.level)
            first[place] = min(solve.at, first.get(place, solve.at))
    solved = Counter(week_of(at, zone) for at in first.values())
    start = min((one.started for one in matches), default=now)
    return tuple(Week(week, begun[week], moves[week], _minutes(spent[week]), solved[week])
                 for week in weeks_between(start, now, zone)[-MOST_WEEKS:])


def _minutes(milliseconds: int) -> float:
    return round(milliseconds / 60_000, 2)
