"""Which method plays a game better: a word in the game's folder, written there by `ludoteka.opponents.comparing`."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, get_args

from ludoteka.games.library import folder, playable

Method = Literal["montecarlo", "alphabeta", "expectation"]
METHODS: Final[tuple[Method, ...]] = get_args(Method)
LandMethod = Literal["star1", "star2", "star25", "treesearch"]
"""Those that search the compiled land of Carcassonne."""
COMPILED: Final = frozenset({"expectation", *get_args(LandMethod)})
"""Those that the interpreter cannot stand in for."""
FILE: Final = "method.txt"
"""Its name in a game's folder."""


@cache
def preferred(id: str) -> Method:
    """The better method for a game; Monte-Carlo tree search where nothing is known."""
    path = folder(id) / FILE if id in playable() else None
    lines = path.read_text(encoding="utf-8").splitlines() if path and path.is_file() else []
    return next((method for method in METHODS if method in lines), "montecarlo")
