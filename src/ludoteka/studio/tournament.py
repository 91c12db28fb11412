"""The report of a series between opponents: what was played, and the page that shows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from html import escape
from statistics import median

from ludoteka.opponents import Finish, Score, Standings, Tournament, standings
from ludoteka.opponents.elo import Rating
from ludoteka.studio import sheet
from ludoteka.studio.sheet import Say, beside, histogram, plots, section, table


@dataclass(frozen=True)
class Played:
    """A series as far as it was played."""

    title: str
    tournament: Tournament
    seats: tuple[str, ...]
    """The names of the game's seats."""
    wanted: int
    """How many matches were to be played."""
    finishes: tuple[Finish, ...] = ()

    @cached_property
    def standings(self) -> Standings:
        """What the matches say."""
        return standings(labels(self.tournament.names), self.seats, self.finishes)

    def named(self, title: str, name: Callable[[str], str]) -> Played:
        """The series with the names that players know."""
        return replace(self, title=title, seats=tuple(map(name, self.seats)))


def labels(names: Sequence[str]) -> tuple[str, ...]:
    """The names of entrants, told apart where some are the same.

    >>> labels(("random", "level-2", "random"))
    ('random', 'level-2', 'random (2)')
    """
    met: Counter[str] = Counter()
    found = []
    for name in names:
        met[name] += 1
        found.append(f"{name} ({met[name]})" if met[name] > 1 else name)
    return tuple(found)


# ---- in words ------------------------------------------------------------------------------------------------------
def about(played: Played, say: Say) -> str:
    """How much was played, and from what start."""
    start = played.tournament.start
    chosen = [f"{name} {value}" for name, value in start.options]
    games = played.standings.games
    said = (say("mt-games", games=games, seed=start.seed) if games == played.wanted else
            say("mt-games-of", games=games, wanted=played.wanted, seed=start.seed))
    level = f"{say('level')} {start.level}" if start.level is not None else ""
    options = say("pt-options", options=", ".join(chosen)) if chosen else ""
    return ", ".join(filter(None, (said, level, options)))


def verdicts(played: Played, say: Say) -> Iterator[str]:
    """What the series tells, in sentences: who is stronger, and whether a seat is."""
    found = played.standings
    if len(found.entrants) > 1 and len(found.seats) > 1:
        first, second = found.ranked[:2]
        between = first.against[found.entrants.index(second)]
        if between is not None and between.games:
            values = {"one": first.name, "other": second.name, "share": percent(between.share),
                      "low": percent(between.interval[0]), "high": percent(between.interval[1])}
            yield say("mt-stronger", **values) if between.interval[0] > 0.5 else say("mt-close", **values)
    if len(found.seats) > 1 and found.games > found.cut:
        fair = 1 / len(found.seats)
        ahead = [one for one in found.seats if one.interval[0] > fair]
        for one in ahead:
            yield say("mt-seat-ahead", seat=one.name, share=percent(one.share), fair=percent(fair))
        if not ahead:
            yield say("pt-even", games=found.games - found.cut)


def lengths_text(played: Played, say: Say) -> str:
    """The lengths of the matches in a sentence."""
    lengths, cut = played.standings.lengths, played.standings.cut
    said = say("mt-lengths-text", low=min(lengths), high=max(lengths), median=f"{median(lengths):g}",
               mean=f"{sum(lengths) / len(lengths):.1f}")
    return f"{said} {say('mt-cut', count=cut, moves=played.tournament.max_moves)}" if cut else said


def percent(share: float) -> str:
    """A share as it is told."""
    return f"{share:.1%}"


def share_text(score: Score) -> str:
    """A share of the points, and where it truly lies."""
    low, high = score.interval
    return f"{percent(score.share)} ({100 * low:.1f}–{percent(high)})"


def elo_text(rating: Rating) -> str:
    """A strength and how far it may be off; a bound where there is no more."""
    if rating.elo is not None:
        side = 0 if rating.high is None else round(rating.high - rating.elo)
        return f"{_signed(rating.elo)} ±{side}"
    if rating.low is not None:
        return f"> {_signed(rating.low)}"
    return f"< {_signed(rating.high)}" if rating.high is not None else "–"


def _signed(number: float) -> str:
    return f"{round(number):+}".replace("-", "−")


def time_text(seconds: float) -> str:
    """How long somebody thought.

    >>> time_text(0.000012), time_text(0.0345), time_text(2)
    ('12 µs', '34 ms', '2.0 s')
    """
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.1f} {unit}" if seconds < 10 * size else f"{seconds / size:.0f} {unit}"
    return f"{seconds / 1e-6:.0f} µs"


# ---- the page ------------------------------------------------------------------------------------------------------
def page(played: Played, say: Say) -> str:
    """The whole page."""
    title = say("mt-title", title=played.title)
    parts = [_verdicts(played, say), _results(played, say), _ratings(played, say), _between(played, say),
             _seats(played, say), _lengths(played, say), _course(played, say)]
    return sheet.page(title, about(played, say), parts, say("mt-last"), say.language)


def _verdicts(played: Played, say: Say) -> str:
    rows = [f'<li class="note">{escape(said)}</li>' for said in verdicts(played, say)]
    return section("findings", say("pt-findings"), '<ul class="findings">', *rows, "</ul>") if rows else ""


def _counts(say: Say) -> tuple[str, str, str]:
    return say("column-wins"), say("column-draws"), say("column-losses")


def _results(played: Played, say: Say) -> str:
    ranked = played.standings.ranked
    plot = plots.shares([one.score for one in ranked], say("pt-results"), *_counts(say))
    heads = (say("column-opponent"), *_counts(say), say("column-share"), say("column-length"), say("column-time"))
    rows = [(one.name, one.score.wins, one.score.draws, one.score.losses, share_text(one.score),
             f"{one.moves_per_game:.1f}", time_text(one.seconds_per_move)) for one in ranked]
    return section("results", say("pt-results"), plot, f'<div class="scroll" tabindex="0">{table(heads, rows)}</div>')


def _ratings(played: Played, say: Say) -> str:
    ranked = played.standings.ranked
    if len(ranked) < 2 or all(one.rating == Rating() for one in ranked):
        return ""
    plot = plots.ratings([(one.name, one.rating) for one in ranked], say("column-elo"))
    rows = [(one.name, elo_text(one.rating)) for one in ranked]
    return section("elo", say("column-elo"), f"<p>{escape(say('mt-elo-text'))}</p>",
                   beside(plot, table((say("column-opponent"), say("column-elo")), rows)))


def _between(played: Played, say: Say) -> str:
    """Who reached what against whom, where more than two played."""
    found = played.standings
    if len(found.entrants) < 3 or len(found.seats) < 2:
        return ""
    order = [found.entrants.index(one) for one in found.ranked]
    rows = []
    for one in found.ranked:
        cells = [one.against[other] for other in order]
        rows.append((one.name, *("" if cell is None else f"{cell.points:g}/{cell.games}" for cell in cells)))
    heads = (say("column-opponent"), *(one.name for one in found.ranked))
    return section("between", say("mt-between"), f"<p>{escape(say('mt-between-text'))}</p>",
                   f'<div class="scroll" tabindex="0">{table(heads, rows)}</div>')


def _seats(played: Played, say: Say) -> str:
    seats = played.standings.seats
    if len(seats) < 2 or played.standings.games == played.standings.cut:
        return ""
    plot = plots.shares(seats, say("mt-seats"), *_counts(say))
    rows = [(one.name, one.wins, one.draws, one.losses, share_text(one)) for one in seats]
    figures = table((say("pt-column-seat"), *_counts(say), say("column-share")), rows)
    return section("seats", say("mt-seats"), f"<p>{escape(say('mt-seats-text'))}</p>", beside(plot, figures))


def _lengths(played: Played, say: Say) -> str:
    found = histogram(played.standings.lengths)
    heads = say("pt-column-moves"), say("pt-column-games")
    plot = plots.bars(found, say("mt-lengths"), *heads)
    figures = table(heads, [(bar.name, f"{bar.value:g}") for bar in found])
    return section("lengths", say("mt-lengths"), f"<p>{escape(lengths_text(played, say))}</p>", beside(plot, figures))


def _course(played: Played, say: Say) -> str:
    lines = course(played)
    if max(map(len, lines.values()), default=0) < 2:
        return ""
    plot = plots.runs(lines, say("mt-course"), say("pt-column-games"), say("column-points"))
    return section("course", say("mt-course"), f"<p>{escape(say('mt-course-text'))}</p>", plot)


def course(played: Played) -> dict[str, list[tuple[int, Score]]]:
    """What each entrant had reached after each of its matches; of two that play each other the first is enough."""
    names = labels(played.tournament.names)
    found: dict[str, list[tuple[int, Score]]] = {name: [] for name in names}
    now = [Score(name, 0, 0, 0) for name in names]
    for number, finish in enumerate(played.finishes, 1):
        if finish.outcome is None:
            continue
        for entrant, result in zip(finish.fixture.seating, finish.outcome.results, strict=True):
            before = now[entrant]
            now[entrant] = replace(before, wins=before.wins + (result == "won"), draws=before.draws
                                   + (result == "drawn"), losses=before.losses + (result == "lost"))
            found[names[entrant]].append((number, now[entrant]))
    return {names[0]: found[names[0]]} if len(names) == len(played.seats) == 2 else found
