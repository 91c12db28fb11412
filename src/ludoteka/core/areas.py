"""Areas: parts of laid tiles that belong together."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Growth:
    """What laying tiles did to one area."""

    kind: str
    """What its parts are: 'city'."""
    tiles: int
    """On how many tiles it lies now."""
    older: int
    """How many areas of before it is made of: none where it was founded, several where these were joined."""
    closed: bool
    """Whether it was there before, and can grow nowhere any more."""
    cells: tuple[str, ...] = ()
    """The cells of its tiles."""


@dataclass(frozen=True, slots=True)
class Earning:
    """By how much a number of a seat was changed while the rules spoke of a part of a tile."""

    seat: int
    name: str
    """What the number is called: 'points'."""
    points: int
    place: str = ""
    """The part, as a place of views: 'n2e3.road'; empty where the rules spoke of none."""
    kind: str = ""
    cells: tuple[str, ...] = ()
    """The cells of the tiles that its area lies on."""
    rule: str = ""
    """The rule that spoke of it: 'score'. One area may bring something by several."""
