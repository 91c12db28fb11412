"""Plots as SVG: plain shapes whose colours come from the page, each with its title for those who cannot see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import floor, log10

from ludoteka.opponents import Score
from ludoteka.opponents.elo import Rating
from ludoteka.studio.sheet.bars import Bar

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


def ratings(found: Sequence[tuple[str, Rating]], title: str) -> str:
    """For each entrant a point on the scale of strengths, and where it truly lies; an open end is an arrow."""
    row, name_wide, top = 34, 150, 8
    wide = WIDE - name_wide - 28
    numbers = [number for _, one in found for number in (one.elo, one.low, one.high) if number is not None]
    step = nice_step(min(numbers), max(numbers))
    low, high = floor(min(numbers) / step) * step, -floor(-max(numbers) / step) * step
    if low == high:
        low, high = low - step, high + step

    def x(elo: float) -> float:
        return name_wide + wide * (elo - low) / (high - low)

    bottom = top + row * len(found)
    parts = []
    for tick in range(round((high - low) / step) + 1):
        at = low + tick * step
        parts.append(f'<path class="{"axis" if at == 0 else "grid"}" d="M{x(at):.1f} {top}V{bottom}"/>')
        parts.append(_text(x(at), bottom + 16, f"{at:+.0f}".replace("-", "−") if at else "0", "middle"))
    for place, (name, one) in enumerate(found):
        y = top + row * place + row / 2
        parts.append(_text(name_wide - 14, y + 4, name, "end", "name"))
        parts.append(_whisker(x, one, y))
    return _svg(title, bottom + 24, parts)


def _whisker(x: Callable[[float], float], one: Rating, y: float) -> str:
    path = ""
    if one.low is not None:
        path += f"M{x(one.low):.1f} {y - 5}v10"
    if one.high is not None:
        path += f"M{x(one.high):.1f} {y - 5}v10"
    if one.low is not None and one.high is not None:
        path += f"M{x(one.low):.1f} {y}H{x(one.high):.1f}"
    elif path:
        path += "m0 -5h22m-6 -5l6 5l-6 5" if one.high is None else "m0 -5h-22m6 -5l-6 5l6 5"
    dot = f'<circle class="dot" cx="{x(one.elo):.1f}" cy="{y}" r="5"/>' if one.elo is not None else ""
    return f'<path class="whisker" d="{path}"/>{dot}' if path else dot


def nice_step(low: float, high: float) -> int:
    """A round distance between ticks: 1, 2 or 5 with noughts.

    >>> nice_step(-95, 95), nice_step(0, 1200), nice_step(0, 0)
    (50, 500, 1)
    """
    rough = max(1.0, (high - low) / 5)
    ten = 10 ** floor(log10(rough))
    return int(next(ten * part for part in (1, 2, 5, 10) if ten * part >= rough))


def runs(lines: Mapping[str, Sequence[tuple[int, Score]]], title: str, across: str, up: str) -> str:
    """The share of points after each match, a line for each entrant; a single line lies in its interval."""
    right = 130
    last = max(number for line in lines.values() for number, _ in line)
    floor_at, wide = HIGH - BOTTOM, WIDE - LEFT - right

    def at(number: int, share: float) -> str:
        return f"{LEFT + wide * (number - 1) / max(1, last - 1):.1f},{floor_at - (floor_at - TOP) * share:.1f}"

    parts = _axes(1, across, up, right, percent=True)
    ends = []
    for place, (name, line) in enumerate(lines.items()):
        thinned = line[::max(1, len(line) // 300)]
        thinned = thinned if thinned[-1:] == line[-1:] else [*thinned, *line[-1:]]
        if len(lines) == 1:
            edge = [at(number, one.interval[1]) for number, one in thinned]
            edge += [at(number, one.interval[0]) for number, one in reversed(thinned)]
            parts.append(f'<polygon class="area" points="{" ".join(edge)}"/>')
        path = " ".join(at(number, one.share) for number, one in thinned)
        parts.append(f'<polyline class="line line-{place % 8}" points="{path}">'
                     f"<title>{escape(name)}</title></polyline>")
        ends += [(floor_at - (floor_at - TOP) * one.share + 4, place, name) for _, one in line[-1:]]
    ticks = sorted({1, *(round(1 + (last - 1) * part / 4) for part in range(1, 5))})
    parts += [_text(LEFT + wide * (tick - 1) / max(1, last - 1), floor_at + 15, str(tick), "middle") for tick in ticks]
    lowest = -100.0
    for y, place, name in sorted(ends):
        lowest = max(y, lowest + 13)
        parts.append(_text(WIDE - right + 8, lowest, name, "start", f"name ink-{place % 8}"))
    return _svg(title, HIGH, parts)


def _axes(most: float, across: str, up: str, right: int = RIGHT, percent: bool = False) -> list[str]:
    floor_at = HIGH - BOTTOM
    parts = [f'<path class="axis" d="M{LEFT} {floor_at}H{WIDE - right}"/>']
    for share in (0.0, 0.5, 1.0):
        y = floor_at - (floor_at - TOP) * share
        parts.append(f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDE - right}"/>')
        parts.append(_text(LEFT - 6, y + 4, f"{share:.0%}" if percent else f"{most * share:.3g}", "end"))
    parts.append(_text(WIDE - right, HIGH - 3, across, "end", "unit"))
    parts.append(_text(LEFT, 10, up, "start", "unit"))
    return parts


def _text(x: float, y: float, text: str, anchor: str, kind: str = "tick") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _svg(title: str, high: int, parts: Sequence[str]) -> str:
    return (f'<svg viewBox="0 0 {WIDE} {high}" role="img" aria-label="{escape(title)}"><title>{escape(title)}</title>\n'
            + "\n".join(parts) + "\n</svg>")
