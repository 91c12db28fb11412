"""What goes back by itself when a turn is over: numbers, states and memories that last for a while."""

from __future__ import annotations

from ludoteka.language.lasting import AT_THE_END
from ludoteka.machine.state import Layout


def go_back(layout: Layout, state: list[int], seat: int, over: bool = True) -> None:
    """The turn of a seat begins, and (over) another one is over: everything that lasted until then is as it was."""
    kept = layout.description.kept
    for store, place in layout.expiry.items():
        if state[place] == seat:
            state[place] = -1
            state[layout.base[store]] = kept[store].start
    for store, one in kept.items():
        base = layout.base.get(store, -1)  # what is only printed on things does not change
        if one.resets is not None and base >= 0 and one.resets_for in ((-1, seat) if over else (seat,)):
            count = layout.count(one.owner)
            state[base:base + count] = [one.resets] * count
        elif one.back:
            marked_go_back(layout, state, store, (AT_THE_END, seat) if over else (seat,))


def marked_go_back(layout: Layout, state: list[int], marker: str, now: tuple[int, ...], only: int = -1) -> None:
    """Every state or memory that is marked to go back now, or only that of one."""
    store = layout.description.kept[marker].back
    kept, base, markers = layout.description.kept[store], layout.base[store], layout.base[marker]
    for item in range(layout.count(kept.owner)) if only < 0 else (only,):
        if state[markers + item] in now and (kept.owner != "piece" or state[item]):
            state[markers + item] = -1
            state[base + item] = layout.catalogue.printed[store][item] if kept.owner == "thing" else kept.start
