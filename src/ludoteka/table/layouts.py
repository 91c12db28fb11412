"""The layouts of a match: each is made once, however often its boards are looked at."""

from __future__ import annotations

from operator import attrgetter

from ludoteka.core import Point, View
from ludoteka.table.scene import Layout
from ludoteka.table.showing import layout_of

Places = tuple[tuple[str, tuple[str, ...], tuple[Point, ...]], ...]
"""The boards by name, each with the names of its places, and where parts lie: other tiles have theirs elsewhere."""

_names, _middle = attrgetter("name"), attrgetter("x", "y")


class Layouts:
    """Boards with the same places are the same boards: a place lies where it lies for the whole match."""

    def __init__(self) -> None:
        self._made: dict[Places, Layout] = {}
        self._by_key: dict[str, Layout] = {}

    def of(self, view: View) -> Layout:
        """The layout of the boards of a view."""
        places = tuple((board.name, tuple(map(_names, board.places)), tuple(map(_middle, board.parts)))
                       for board in view.boards)
        known = self._made.get(places)
        if known is None:
            known = self._made[places] = layout_of(view)
            self._by_key[known.key] = known
        return known

    def __getitem__(self, key: str) -> Layout:
        """The layout that has this key."""
        return self._by_key[key]
