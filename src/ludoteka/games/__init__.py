"""The library: one folder per game, with rules, levels, texts and art."""

from ludoteka.games.library import BadGame, UnknownGame, folder, load, names, read, rules_text
from ludoteka.games.texts import Texts, texts

__all__ = ["BadGame", "Texts", "UnknownGame", "folder", "load", "names", "read", "rules_text", "texts"]
