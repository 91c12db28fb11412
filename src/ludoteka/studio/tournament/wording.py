"""What a series showed, in words and figures."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

from ludoteka.opponents import Score
from ludoteka.opponents.elo import Rating
from ludoteka.studio.sheet import Say, figure
from ludoteka.studio.sheet.svg import signed
from ludoteka.studio.tournament.played import Played


def about(played: Played, say: Say) -> str:
    """How much was played, and from what start."""
    start, games = played.tournament.start, played.standings.games
    said = (say("mt-games", games=games, seed=start.seed) if games == played.wanted else
            say("mt-games-of", games=games, wanted=played.wanted, seed=start.seed))
    level = f"{say('level')} {start.level}" if start.level is not None else ""
    chosen = ", ".join(f"{name} {value}" for name, value in start.options)
    return ", ".join(filter(None, (said, level, say("pt-options", options=chosen) if chosen else "")))


def verdicts(played: Played, say: Say) -> Iterator[str]:
    """What the series tells, in sentences: who is stronger, and whether a seat is."""
    found = played.standings
    if len(found.seats) < 2 or found.games == found.cut:
        return
    first, second = found.ranked[:2]
    between = first.against[found.entrants.index(second)]
    if between is not None and between.games:
        key = "mt-stronger" if between.interval[0] > 0.5 else "mt-close"
        yield say(key, one=first.name, other=second.name, share=share_text(between, say))
    fair = 1 / len(found.seats)
    ahead = [one for one in found.seats if one.interval[0] > fair]
    for one in ahead:
        yield say("mt-seat-ahead", seat=one.name, share=share_text(one, say), fair=figure(f"{fair:.0%}", say))
    if not ahead:
        yield say("pt-even", games=found.games - found.cut)


def lengths_text(played: Played, say: Say) -> str:
    """The lengths of the matches in a sentence."""
    lengths, cut = played.standings.lengths, played.standings.cut
    said = say("mt-lengths-text", low=min(lengths), high=max(lengths), median=figure(f"{median(lengths):g}", say),
               mean=figure(f"{sum(lengths) / len(lengths):.1f}", say))
    return f"{said} {say('mt-cut', count=cut, moves=played.tournament.max_moves)}" if cut else said


def share_text(score: Score, say: Say) -> str:
    """A share of the points, and where it truly lies: '54.5% (44.8–63.9%)'."""
    low, high = score.interval
    return figure(f"{score.share:.1%} ({100 * low:.1f}–{high:.1%})", say)


def elo_text(rating: Rating) -> str:
    """A strength and how far it may be off; a bound where there is no more."""
    if rating.elo is not None and rating.high is not None:
        return f"{signed(rating.elo)} ±{round(rating.high - rating.elo)}"
    if rating.low is not None:
        return f"> {signed(rating.low)}"
    return f"< {signed(rating.high)}" if rating.high is not None else "–"


def time_text(seconds: float, say: Say) -> str:
    """How long somebody thought: '12 µs', '3.4 ms', '2.0 s'."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return figure(f"{seconds / size:.{int(seconds < 10 * size)}f} {unit}", say)
    return f"{seconds / 1e-6:.0f} µs"
