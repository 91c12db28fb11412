"""Plots with a row for each name: results with their shares, and strengths."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from ludoteka.opponents import Score
from ludoteka.opponents.elo import Rating
from ludoteka.studio.sheet.svg import WIDE, named, room, signed, svg, text, ticks

ROW = 34
ARROW = 22
"""Room for an arrow at either side of a scale."""


def shares(scores: Sequence[Score], title: str, won: str, drawn: str, lost: str, wide: int = WIDE) -> str:
    """For each name a bar of wins, draws and losses, and below it where its share truly lies."""
    row, left = 52, room(score.name for score in scores)
    long = wide - left - 12
    parts = []
    for place, score in enumerate(scores):
        y, x = 10 + place * row, left
        parts.append(named(left - 10, y + 17, score.name, "end"))
        counts = (("won", won, score.wins), ("drawn", drawn, score.draws), ("lost", lost, score.losses))
        for kind, word, count in counts:
            part = long * count / max(1, score.games)
            if count:
                parts.append(f'<rect class="{kind}" x="{x:.1f}" y="{y}" width="{part:.1f}" height="24">'
                             f"<title>{escape(score.name)}, {escape(word)}: {count}</title></rect>")
            if part > 10 * len(str(count)):
                parts.append(text(x + part / 2, y + 17, str(count), "middle", f"on-{kind}"))
            x += part
        low, high = (left + long * share for share in score.interval)
        parts.append(_whisker(low, high, y + 32, 4))
        parts.append(f'<circle class="dot" cx="{left + long * score.share:.1f}" cy="{y + 32}" r="3.5"/>')
    return svg(title, wide, 10 + row * len(scores), parts)


def ratings(found: Sequence[tuple[str, Rating]], title: str) -> str:
    """For each name a point on the scale of strengths, and where it truly lies; an open end is an arrow."""
    left, top = room(name for name, _ in found) + ARROW, 8
    numbers = [number for _, one in found for number in (one.elo, one.low, one.high) if number is not None]
    scale = ticks(min(numbers), max(numbers))
    long, bottom = WIDE - left - ARROW - 6, top + ROW * len(found)

    def x(elo: float) -> float:
        return left + long * (elo - scale[0]) / (scale[-1] - scale[0])

    parts = []
    for tick in scale:
        parts.append(f'<path class="{"grid" if tick else "axis"}" d="M{x(tick):.1f} {top}V{bottom}"/>')
        parts.append(text(x(tick), bottom + 18, signed(tick), "middle"))
    for place, (name, one) in enumerate(found):
        y = top + ROW * place + ROW // 2
        parts.append(named(left - ARROW - 10, y + 5, name, "end"))
        parts.append(_strength(x, one, y))
    return svg(title, WIDE, bottom + 26, parts)


def _strength(x: Callable[[float], float], one: Rating, y: int) -> str:
    if one.elo is not None and one.low is not None and one.high is not None:
        dot = f'<circle class="dot" cx="{x(one.elo):.1f}" cy="{y}" r="5"/>'
        return _whisker(x(one.low), x(one.high), y, 5) + dot
    if one.low is not None:
        return f'<path class="whisker" d="M{x(one.low):.1f} {y - 5}v10m0 -5h{ARROW}m-6 -5l6 5l-6 5"/>'
    if one.high is not None:
        return f'<path class="whisker" d="M{x(one.high):.1f} {y - 5}v10m0 -5h-{ARROW}m6 -5l-6 5l6 5"/>'
    return ""


def _whisker(low: float, high: float, y: int, half: int) -> str:
    ends = "".join(f"M{x:.1f} {y - half}v{2 * half}" for x in (low, high))
    return f'<path class="whisker" d="{ends}M{low:.1f} {y}H{high:.1f}"/>'
