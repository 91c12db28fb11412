"""Colours of seats, chosen to be told apart, and what can be read on them."""

from __future__ import annotations

from collections.abc import Sequence

NAMED = {
    "white": "#f4f1e8", "black": "#16181d", "red": "#c93a35", "blue": "#2f62c9", "green": "#27783f",
    "yellow": "#efc53a", "orange": "#e5852b", "purple": "#8148b8", "violet": "#8148b8", "brown": "#6b4226",
    "grey": "#7d838c", "gray": "#7d838c", "pink": "#ec8fb4",
}
PALETTE = (
    "#f4f1e8", "#16181d", "#c93a35", "#2f62c9", "#efc53a",
    "#27783f", "#8148b8", "#e5852b", "#6b4226", "#ec8fb4",
)
NEUTRAL = "#565c66"


def seat_colours(seats: Sequence[str]) -> tuple[str, ...]:
    """A colour for each seat: the one it is named after, or the next of the palette."""
    named = [NAMED.get(seat.casefold()) for seat in seats]
    if all(named) and len(set(named)) == len(named):
        return tuple(colour for colour in named if colour)
    return tuple(PALETTE[number % len(PALETTE)] for number in range(len(seats)))


def readable_on(ground: str) -> str:
    """Black or white, whichever is easier to read there."""
    return max("#101216", "#ffffff", key=lambda colour: contrast(colour, ground))


def luminance(colour: str) -> float:
    """The relative luminance of '#rrggbb', from 0 to 1."""
    parts = [int(colour[at:at + 2], 16) / 255 for at in (1, 3, 5)]
    light = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    red, green, blue = light
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How well two colours are told apart, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
