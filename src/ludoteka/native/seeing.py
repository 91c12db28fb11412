"""Who sees a thing in a zone, as far as that is known before a match: how it lies there, who knows what comes there."""

from __future__ import annotations

from typing import Literal

from ludoteka.language.actions import Lying
from ludoteka.language.things import Zone
from ludoteka.machine.zones import LYING

Seers = Literal["all", "owner", "nobody"]


def turned(zone: Zone | None, lying: Lying) -> int:
    """How things lie that are put into a zone, where that is not how the zone shows them; in the box nothing lies."""
    if zone is None:
        return 0
    usual = {"nobody": "face down", "all": "face up"}.get(zone.seen)
    return LYING.index(lying) if lying != usual else 0


def seers(zone: Zone | None, how: int) -> Seers:
    """Who sees a thing that lies so in a zone."""
    if zone is None:
        return "nobody"
    if LYING[how] == "face up" or (zone.seen == "all" and not how):
        return "all"
    return "owner" if zone.seen == "owner" and zone.owner == "player" else "nobody"
