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
