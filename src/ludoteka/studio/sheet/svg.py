"""What all plots are made of: plain shapes whose colours come from the page, and words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from math import ceil, floor, log10

WIDE = 640
"""The width of a plot with a table beside it."""
FULL = 880
"""The width of a plot that has the page for itself."""
LONGEST = 22
"""Letters of a name; what is longer is cut."""


def svg(title: str, wide: float, high: float, parts: Iterable[str]) -> str:
    """A plot, with its title for those who cannot see it."""
    return (f'<svg viewBox="0 0 {wide:g} {high:g}" role="img" aria-label="{escape(title)}">'
            f"<title>{escape(title)}</title>\n" + "\n".join(parts) + "\n</svg>")


def text(x: float, y: float, said: str, anchor: str, kind: str = "tick") -> str:
    """Words at a place."""
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(said)}</text>'


def named(x: float, y: float, name: str, anchor: str, kind: str = "name") -> str:
    """A name at a place, cut where it is too long."""
    return text(x, y, name if len(name) <= LONGEST else f"{name[:LONGEST - 1]}…", anchor, kind)


def room(names: Iterable[str]) -> float:
    """How wide a column of names has to be."""
    return 20 + 8.8 * max((min(len(name), LONGEST) for name in names), default=0)


def signed(number: float) -> str:
    """A whole number with its sign.

    >>> signed(-12.4), signed(0.2), signed(7)
    ('−12', '0', '+7')
    """
    return f"{round(number):+}".replace("-", "−") if round(number) else "0"


def ticks(low: float, high: float) -> Sequence[int]:
    """Round numbers that hold everything from low to high, five or six of them.

    >>> ticks(0, 65), ticks(-95, 95), ticks(0, 0)
    ([0, 20, 40, 60, 80], [-100, -50, 0, 50, 100], [0, 1])
    """
    rough = max(1.0, (high - low) / 5)
    ten = 10 ** floor(log10(rough))
    step = int(next(ten * part for part in (1, 2, 5, 10) if ten * part >= rough))
    first = floor(low / step)
    return [step * place for place in range(first, max(ceil(high / step), first + 1) + 1)]
