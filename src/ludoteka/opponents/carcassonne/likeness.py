"""Whether a game is Carcassonne under whatever name: its rules are the same, its tiles, copies and options its own."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from functools import cache
from typing import Any, Final

from ludoteka.games import load
from ludoteka.language.description import Description
from ludoteka.machine.game import TextGame

_OWN: Final = frozenset({"line", "lines", "table_lines", "title", "copies", "options", "rulesets", "boards"})
"""What says nothing about the rules: where and how they are written, and how much there is of everything."""


def is_carcassonne(description: Description) -> bool:
    """Whether the compiled land plays this game."""
    # Other games need not wait until the text of Carcassonne is read.
    if [board.shape for board in description.boards] != ["growing"]:
        return False
    return bool(_rules(description) == _known())


@cache
def _known() -> Any:
    game = load("carcassonne")
    assert isinstance(game, TextGame), "it is a text"
    return _rules(game.description)


def _rules(description: Description) -> Any:
    """The rules apart from tiles, as a value to compare."""
    tiles = description.things_of("tile")
    others = {name: thing for name, thing in description.things.items() if name not in tiles}
    return _plain(replace(description, things=others), frozenset(tiles))


def _plain(value: Any, tiles: frozenset[str]) -> Any:
    if is_dataclass(value):
        said = [(one.name, _plain(getattr(value, one.name), tiles)) for one in fields(value) if one.name not in _OWN]
        return (type(value).__name__, *said)
    if isinstance(value, dict):
        return {name: _plain(one, tiles) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(one, tiles) for one in value if not (isinstance(one, str) and one in tiles)]
    return value
