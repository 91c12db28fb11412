"""Plots as SVG: plain shapes whose colours come from the page, each with its title for those who cannot see it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ludoteka.opponents import Score
from ludoteka.studio.playtest.report import Bar

WIDE, HIGH = 640, 220
LEFT, RIGHT, TOP, BOTTOM = 48, 12, 14, 34


def bars(found: Sequence[Bar], title: str, across: str, up: str) -> str:
    """Upright bars beside each other."""
    most = max((bar.value for bar in found), default=0) or 1
    slot = (WIDE - LEFT - RIGHT) / max(1, len(found))
    parts = _axes(most, across, up)
    every = -(-len(found) // 10)
    for place, bar in enumerate(found):
        tall = (HIGH - TOP - BOTTOM) * bar.value / most
        x, y = LEFT + place * slot, HIGH - BOTTOM - tall
        parts.append(f'<rect class="bar" x="{x + slot * .1:.1f}" y="{y:.1f}" width="{slot * .8:.1f}" '
                     f'height="{tall:.1f}" rx="2"><title>{escape(bar.name)}: {bar.value:g}</title></rect>')
        if place % every == 0:
            parts.append(_text(x + slot / 2, HIGH - BOTTOM + 15, bar.name, "middle"))
    return _svg(title, HIGH, parts)


def course(found: Sequence[Bar], title: str, across: str, up: str) -> str:
    """A line over the course of the game, with what is below it filled."""
    most = max((bar.value for bar in found), default=0) or 1
    step = (WIDE - LEFT - RIGHT) / max(1, len(found) - 1)
    points = [(LEFT + place * step, HIGH - BOTTOM - (HIGH - TOP - BOTTOM) * bar.value / most)
              for place, bar in enumerate(found)]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    parts = _axes(most, across, up)
    if points:
        floor = HIGH - BOTTOM
        parts.append(f'<polygon class="area" points="{points[0][0]:.1f},{floor} {path} {points[-1][0]:.1f},{floor}"/>')
        parts.append(f'<polyline class="line" points="{path}"/>')
    every = -(-len(found) // 10)
    for place, (bar, (x, y)) in enumerate(zip(found, points, strict=True)):
        parts.append(f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="3.5">'
                     f"<title>{escape(bar.name)}: {bar.value:.1f}</title></circle>")
        if place % every == 0:
            anchor = "end" if place == len(found) - 1 and place else "middle" if place else "start"
            parts.append(_text(x, HIGH - BOTTOM + 15, bar.name, anchor))
    return _svg(title, HIGH, parts)


def shares(scores: Sequence[Score], title: str, won: str, drawn: str, lost: str) -> str:
    """For each seat a bar of wins, draws and losses, and below it where its share truly lies."""
    row = 52
    name_wide, wide = 120, WIDE - 120 - RIGHT
    parts = []
    for place, score in enumerate(scores):
        y, x = 10 + place * row, float(name_wide)
        parts.append(_text(name_wide - 10, y + 17, score.name, "end", "name"))
        counts = (("won", won, score.wins), ("drawn", drawn, score.draws), ("lost", lost, score.losses))
        for kind, word, count in counts:
            part = wide * count / max(1, score.games)
            if count:
                parts.append(f'<rect class="{kind}" x="{x:.1f}" y="{y}" width="{part:.1f}" height="24">'
                             f"<title>{escape(score.name)}, {escape(word)}: {count}</title></rect>")
            if part > 22:
                parts.append(_text(x + part / 2, y + 17, str(count), "middle", f"on-{kind}"))
            x += part
        low, high = (name_wide + wide * share for share in score.interval)
        middle = name_wide + wide * score.share
        whisker = f"M{low:.1f} {y + 28}v8M{high:.1f} {y + 28}v8M{low:.1f} {y + 32}H{high:.1f}"
        parts.append(f'<path class="whisker" d="{whisker}"/>')
        parts.append(f'<circle class="dot" cx="{middle:.1f}" cy="{y + 32}" r="3.5"/>')
    return _svg(title, 10 + row * len(scores), parts)


def _axes(most: float, across: str, up: str) -> list[str]:
    floor = HIGH - BOTTOM
    parts = [f'<path class="axis" d="M{LEFT} {floor}H{WIDE - RIGHT}"/>']
    for share in (0.0, 0.5, 1.0):
        y = floor - (floor - TOP) * share
        parts.append(f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDE - RIGHT}"/>')
        parts.append(_text(LEFT - 6, y + 4, f"{most * share:.3g}", "end"))
    parts.append(_text(WIDE - RIGHT, HIGH - 3, across, "end", "unit"))
    parts.append(_text(LEFT, 10, up, "start", "unit"))
    return parts


def _text(x: float, y: float, text: str, anchor: str, kind: str = "tick") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _svg(title: str, high: int, parts: Sequence[str]) -> str:
    return (f'<svg viewBox="0 0 {WIDE} {high}" role="img" aria-label="{escape(title)}"><title>{escape(title)}</title>\n'
            + "\n".join(parts) + "\n</svg>")
