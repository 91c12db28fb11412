"""The report as one page that needs nothing else."""

from __future__ import annotations

from html import escape

from ludoteka.opponents.elo import Rating
from ludoteka.studio import sheet
from ludoteka.studio.sheet import Say, beside, figure, histogram, plots, rows, section, table
from ludoteka.studio.sheet.svg import FULL
from ludoteka.studio.tournament.played import Played
from ludoteka.studio.tournament.wording import about, elo_text, lengths_text, share_text, time_text, verdicts


def page(played: Played, say: Say) -> str:
    """The whole page."""
    parts = [_verdicts(played, say), _results(played, say), _ratings(played, say), _between(played, say),
             _seats(played, say), _lengths(played, say), _course(played, say)]
    return sheet.page(say("mt-title", title=played.title), about(played, say), parts, say("mt-last"), say.language)


def _verdicts(played: Played, say: Say) -> str:
    said = [f'<li class="note">{escape(one)}</li>' for one in verdicts(played, say)]
    return section("findings", say("pt-findings"), '<ul class="findings">', *said, "</ul>") if said else ""


def _counts(say: Say) -> tuple[str, str, str]:
    return say("column-wins"), say("column-draws"), say("column-losses")


def _text(said: str) -> str:
    return f"<p>{escape(said)}</p>"


def _scrolled(figures: str) -> str:
    return f'<div class="scroll" tabindex="0">{figures}</div>'


def _wide(plot: str) -> str:
    return f'<div class="wide" tabindex="0">{plot}</div>'


def _results(played: Played, say: Say) -> str:
    ranked = played.standings.ranked
    plot = rows.shares([one.score for one in ranked], say("pt-results"), *_counts(say), wide=FULL)
    heads = (say("column-opponent"), *_counts(say), say("column-share"), say("mt-moves"), say("mt-time"))
    cells = [(one.name, one.score.wins, one.score.draws, one.score.losses, share_text(one.score, say),
              figure(f"{one.moves_per_game:.1f}", say), time_text(one.seconds_per_move, say)) for one in ranked]
    return section("results", say("pt-results"), _text(say("mt-results-text")), _wide(plot),
                   _scrolled(table(heads, cells)))


def _ratings(played: Played, say: Say) -> str:
    ranked = played.standings.ranked
    if all(one.rating == Rating() for one in ranked):
        return ""
    plot = rows.ratings([(one.name, one.rating) for one in ranked], say("column-elo"))
    cells = [(one.name, elo_text(one.rating)) for one in ranked]
    return section("elo", say("column-elo"), _text(say("mt-elo-text")),
                   beside(plot, table((say("column-opponent"), say("column-elo")), cells)))


def _between(played: Played, say: Say) -> str:
    """Who reached what against whom, where more than two played."""
    found = played.standings
    if len(found.entrants) < 3 or len(found.seats) < 2:
        return ""
    order = [found.entrants.index(one) for one in found.ranked]
    scores = [(one.name, [one.against[other] for other in order]) for one in found.ranked]
    cells = [(name, *(figure(f"{score.points:g} / {score.games}", say) if score else "·" for score in row))
             for name, row in scores]
    heads = (say("column-opponent"), *(one.name for one in found.ranked))
    return section("between", say("mt-between"), _text(say("mt-between-text")), _scrolled(table(heads, cells)))


def _seats(played: Played, say: Say) -> str:
    seats = played.standings.seats
    if len(seats) < 2 or played.standings.games == played.standings.cut:
        return ""
    plot = rows.shares(seats, say("mt-seats"), *_counts(say), wide=FULL)
    cells = [(one.name, one.wins, one.draws, one.losses, share_text(one, say)) for one in seats]
    figures = table((say("pt-column-seat"), *_counts(say), say("column-share")), cells)
    return section("seats", say("mt-seats"), _text(say("mt-seats-text")), _wide(plot), _scrolled(figures))


def _lengths(played: Played, say: Say) -> str:
    found = histogram(played.standings.lengths)
    heads = say("pt-column-moves"), say("mt-matches")
    plot = plots.bars(found, say("mt-lengths"), *heads)
    figures = table(heads, [(bar.name, f"{bar.value:g}") for bar in found])
    return section("lengths", say("mt-lengths"), _text(lengths_text(played, say)), beside(plot, figures))


def _course(played: Played, say: Say) -> str:
    lines = played.course()
    if not any(lines.values()):
        return ""
    plot = plots.runs(lines, say("mt-course"), say("mt-matches"), say("mt-points"))
    said = "mt-course-one" if len(lines) == 1 else "mt-course-text"
    return section("course", say("mt-course"), _text(say(said)), _wide(plot))
