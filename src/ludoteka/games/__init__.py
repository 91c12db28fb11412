"""The library: one folder per game, with rules, levels, texts and art."""

from ludoteka.games.cards import GameCard, card
from ludoteka.games.library import (
    BadGame,
    UnknownGame,
    art,
    folder,
    load,
    names,
    playable,
    read,
    rules_text,
    themes,
)
from ludoteka.games.texts import Texts, texts

__all__ = [
    "BadGame", "GameCard", "Texts", "UnknownGame", "art", "card", "folder", "load", "names", "playable", "read",
    "rules_text", "texts", "themes",
]
