"""The report as one page that needs nothing else: light or dark, each plot with its table beside it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from ludoteka.language.layout import split_comment
from ludoteka.opponents import Score
from ludoteka.studio import sheet
from ludoteka.studio.playtest.findings import Finding, findings
from ludoteka.studio.playtest.report import LineReport, Report
from ludoteka.studio.sheet import Bar, Say, beside, plots, rows, section, table

SELF_EVIDENT = ("pt-few", "pt-cut-alone")
"""Findings that say themselves what to do."""


def page(report: Report, say: Say) -> str:
    """The whole page."""
    parts = [_findings(findings(report), say), _results(report, say), _endings(report, say), _lengths(report, say),
             _branching(report, say), _levels(report, say), _rules(report, say)]
    return sheet.page(say("pt-title", title=report.title), about(report, say), parts, say("pt-random"), say.language)


def about(report: Report, say: Say) -> str:
    """How much was played, and with which options."""
    played = say("pt-games", games=report.games, seed=report.start.seed)
    chosen = ", ".join(f"{name} {value}" for name, value in report.start.options)
    return f"{played}, {say('pt-options', options=chosen)}" if chosen else played


def advice(finding: Finding, say: Say) -> str:
    """What can be done about a finding; empty where nothing need be done."""
    return "" if finding.weight == "good" or finding.key in SELF_EVIDENT else say(f"{finding.key}-advice")


def ending(how: str, line: int, report: Report, say: Say) -> str:
    """How games ended, in words."""
    text = split_comment(report.text[line - 1])[0].strip() if line else ""
    return say(f"pt-ending-{how}", line=line, text=text, moves=report.most_moves)


def _findings(found: Iterable[Finding], say: Say) -> str:
    rows = []
    for one in found:
        more = advice(one, say)
        said = f'<span class="advice">{escape(more)}</span>' if more else ""
        rows.append(f'<li class="{one.weight}">{escape(say(one.key, **one.values))}{said}</li>')
    return section("findings", say("pt-findings"), '<ul class="findings">', *rows, "</ul>")


def _results(report: Report, say: Say) -> str:
    if len(report.seats) < 2 or not report.ended:
        return ""
    won, drawn, lost = (say(f"column-{what}") for what in ("wins", "draws", "losses"))
    plot = rows.shares(report.seats, say("pt-results"), won, drawn, lost)
    cells = [(one.name, one.wins, one.draws, one.losses, share_text(one, say)) for one in report.seats]
    figures = table((say("pt-column-seat"), won, drawn, lost, say("pt-column-share")), cells)
    return section("results", say("pt-results"), beside(plot, figures))


def share_text(score: Score, say: Say) -> str:
    """A seat's share of the points, and where it truly lies."""
    low, high = score.interval
    return f"{score.share:.0%}, {say('pt-interval', low=f'{low:.0%}', high=f'{high:.0%}')}"


def _endings(report: Report, say: Say) -> str:
    rows = [(ending(how, line, report, say), count) for (how, line), count in report.endings.items()]
    return section("endings", say("pt-endings"), table((say("pt-column-ending"), say("pt-column-games")), rows))


def lengths_text(report: Report, say: Say) -> str:
    """The lengths of the games in a sentence."""
    low, high = min(report.lengths), max(report.lengths)
    return say("pt-lengths-text", low=low, high=high, median=f"{report.median_length:g}")


def branching_text(report: Report, say: Say) -> str:
    """How much there was to choose from, in a sentence."""
    return say("pt-branching-text", mean=f"{report.branching:.1f}", forced=f"{report.forced:.0%}")


def _lengths(report: Report, say: Say) -> str:
    heads = say("pt-column-moves"), say("pt-column-games")
    plot = plots.bars(report.length_bars, say("pt-lengths"), *heads)
    return _plotted("lengths", say("pt-lengths"), lengths_text(report, say), plot, heads, report.length_bars)


def _branching(report: Report, say: Say) -> str:
    heads = say("pt-column-when"), say("pt-column-mean")
    plot = plots.course(report.widths, say("pt-branching"), *heads)
    return _plotted("branching", say("pt-branching"), branching_text(report, say), plot, heads, report.widths)


def _plotted(name: str, title: str, text: str, plot: str, heads: tuple[str, str], bars: Sequence[Bar]) -> str:
    figures = table(heads, [(bar.name, f"{bar.value:.3g}") for bar in bars])
    return section(name, title, f"<p>{escape(text)}</p>", beside(plot, figures))


def level_rows(report: Report) -> list[tuple[object, ...]]:
    """The table of levels."""
    return [(one.name, f"{one.solved}/{one.games}", one.shortest or "–", one.fewest or "–", one.dead_ends, one.cut,
             f"{one.branching:.1f}") for one in report.levels]


LEVEL_COLUMNS = ("level", "solved", "shortest", "fewest", "dead", "cut", "choices")


def _levels(report: Report, say: Say) -> str:
    if not report.levels:
        return ""
    figures = table([say(f"pt-column-{name}") for name in LEVEL_COLUMNS], level_rows(report))
    return section("levels", say("pt-levels"), f'<div class="scroll" tabindex="0">{figures}</div>')


def _rules(report: Report, say: Say) -> str:
    by_line = {one.line: one for one in report.lines}
    rows = []
    for number, text in enumerate(report.text, 1):
        one = by_line.get(number)
        kind = mark(one) if one else ""
        share = f"{one.games / report.games:.0%}" if one and report.games else ""
        spoken = f'<span class="hidden">{escape(say(f"pt-mark-{kind}"))}</span>' if kind in ("half", "never") else ""
        rows.append(f'<li class="{kind}"><span class="at">{number}</span><span class="share">{share}{spoken}</span>'
                    f"<span>{escape(text)}</span></li>")
    return section("rules", say("pt-rules"), f"<p>{escape(say('pt-rules-text'))}</p>", '<ol class="rules">', *rows,
                    "</ol>")


def mark(line: LineReport) -> str:
    """Whether a line was used: 'used', 'half' or 'never'."""
    if not line.games:
        return "never"
    return "used" if line.whole else "half"
