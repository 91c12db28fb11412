"""Turns that players miss: each player keeps how many are still to be missed."""

from __future__ import annotations

from ludoteka.language.context import Context
from ludoteka.language.description import Kept
from ludoteka.language.words import TURNS_TO_MISS

STORE = f"player.{TURNS_TO_MISS}"
_MOST = 1_000_000


def keep_misses(context: Context, line: int) -> str:
    """What keeps the number; only games that speak of it have it."""
    context.used.add(TURNS_TO_MISS)
    context.description.kept.setdefault(STORE, Kept(TURNS_TO_MISS, "player", "number", low=0, high=_MOST, line=line))
    return STORE
