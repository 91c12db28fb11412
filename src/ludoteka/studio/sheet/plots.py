"""Plots with two axes: bars, one line over the course of a game, and lines that run beside each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from ludoteka.opponents import Score
from ludoteka.studio.sheet.bars import Bar
from ludoteka.studio.sheet.svg import FULL, WIDE, named, room, svg, text, ticks

HIGH, LEFT, RIGHT, TOP, BOTTOM = 220, 52, 12, 24, 38
FLOOR = HIGH - BOTTOM
COLOURS = 8
"""Colours of lines that the page has."""


def bars(found: Sequence[Bar], title: str, across: str, up: str) -> str:
    """Upright bars beside each other."""
    scale = ticks(0, max((bar.value for bar in found), default=0))
    slot = (WIDE - LEFT - RIGHT) / max(1, len(found))
    parts = _axes(scale, across, up, WIDE - RIGHT)
    every = -(-len(found) // 8)
    for place, bar in enumerate(found):
        x, y = LEFT + place * slot, _height(bar.value, scale)
        parts.append(f'<rect class="bar" x="{x + slot * .1:.1f}" y="{y:.1f}" width="{slot * .8:.1f}" '
                     f'height="{FLOOR - y:.1f}" rx="2"><title>{escape(bar.name)}: {bar.value:g}</title></rect>')
        if place % every == 0:
            parts.append(text(x + slot / 2, FLOOR + 17, bar.name, "middle"))
    return svg(title, WIDE, HIGH, parts)


def course(found: Sequence[Bar], title: str, across: str, up: str) -> str:
    """A line over the course of the game, with what is below it filled."""
    scale = ticks(0, max((bar.value for bar in found), default=0))
    step = (WIDE - LEFT - RIGHT) / max(1, len(found) - 1)
    points = [(LEFT + place * step, _height(bar.value, scale)) for place, bar in enumerate(found)]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    parts = _axes(scale, across, up, WIDE - RIGHT)
    if points:
        parts.append(f'<polygon class="area" points="{points[0][0]:.1f},{FLOOR} {path} {points[-1][0]:.1f},{FLOOR}"/>')
        parts.append(f'<polyline class="line" points="{path}"/>')
    every = -(-len(found) // 8)
    for place, (bar, (x, y)) in enumerate(zip(found, points, strict=True)):
        parts.append(f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="3.5">'
                     f"<title>{escape(bar.name)}: {bar.value:.1f}</title></circle>")
        if place % every == 0:
            anchor = "end" if place == len(found) - 1 and place else "middle" if place else "start"
            parts.append(text(x, FLOOR + 17, bar.name, anchor))
    return svg(title, WIDE, HIGH, parts)


def runs(lines: Mapping[str, Sequence[tuple[int, Score]]], title: str, across: str, up: str) -> str:
    """The share of points in percent after each match, a line for each name; a single line lies in its interval."""
    right = FULL - room(lines)
    last = max(number for line in lines.values() for number, _ in line)
    percents = range(0, 101, 25)

    def at(number: int, share: float) -> str:
        return f"{LEFT + (right - LEFT) * number / last:.1f},{_height(100 * share, percents):.1f}"

    parts = _axes(percents, across, up, right)
    for tick in ticks(0, last)[1:]:
        if tick <= last:
            parts.append(text(LEFT + (right - LEFT) * tick / last, FLOOR + 17, str(tick), "middle"))
    ends = []
    for place, (name, line) in enumerate(lines.items()):
        known = [*line[:-1:max(1, len(line) // 300)], *((last, score) for _, score in line[-1:])]
        if len(lines) == 1:
            edge = [at(number, score.interval[1]) for number, score in known]
            edge += [at(number, score.interval[0]) for number, score in reversed(known)]
            parts.append(f'<polygon class="area" points="{" ".join(edge)}"/>')
        path = " ".join(at(number, score.share) for number, score in known)
        parts.append(f'<polyline class="line line-{place % COLOURS}" points="{path}">'
                     f"<title>{escape(name)}</title></polyline>")
        ends += [(_height(100 * score.share, percents) + 4, place, name) for _, score in line[-1:]]
    return svg(title, FULL, HIGH, [*parts, *_labels(ends, right + 10)])


def _labels(ends: Sequence[tuple[float, int, str]], x: float) -> list[str]:
    """The names of lines where they end, moved apart where they would lie on each other."""
    found, lowest = [], 0.0
    for y, place, name in sorted(ends):
        lowest = max(y, lowest + 15)
        found.append(named(x, lowest, name, "start", f"name ink-{place % COLOURS}"))
    return found


def _height(value: float, scale: Sequence[int]) -> float:
    return FLOOR - (FLOOR - TOP) * value / scale[-1]


def _axes(scale: Sequence[int], across: str, up: str, right: float) -> list[str]:
    parts = []
    for tick in scale:
        y = _height(tick, scale)
        parts.append(f'<path class="{"grid" if tick else "axis"}" d="M{LEFT} {y:.1f}H{right:.1f}"/>')
        parts.append(text(LEFT - 8, y + 4, str(tick), "end"))
    parts.append(text(right, HIGH - 3, across, "end", "unit"))
    parts.append(text(LEFT, 12, up, "start", "unit"))
    return parts
