"""What goes back by itself when a turn is over, in native code: numbers, states and memories that last for a while."""

from __future__ import annotations

from ludoteka.language.lasting import AT_THE_END
from ludoteka.native.values import ValueWriter


def go_back(values: ValueWriter, seat: str, *, over: bool) -> None:
    """The turn of a seat begins, and (over) another one is over: everything that lasted until then is as it was."""
    e, layout, description = values.e, values.layout, values.plan.description
    for store, place in layout.expiry.items():
        with e.when(e.op(f"icmp eq i32 {values.state(place)}, {seat}")):
            _keep(values, place, "-1")
            _keep(values, layout.base[store], str(description.kept[store].start))
    for store, kept in description.kept.items():
        base = layout.base.get(store, -1)  # what is only printed on things does not change
        if kept.resets is not None and base >= 0 and (over or kept.resets_for >= 0):
            due = "true" if kept.resets_for < 0 else e.op(f"icmp eq i32 {seat}, {kept.resets_for}")
            with e.when(due), e.counted(str(layout.count(kept.owner))) as (item, _):
                _keep(values, e.op(f"add i32 {item}, {base}"), str(kept.resets))
        elif kept.back:
            with e.counted(str(layout.count(kept.owner))) as (item, _):
                marked_goes_back(values, store, item, [seat, str(AT_THE_END)] if over else [seat])


def marked_goes_back(values: ValueWriter, store: str, item: str, marks: list[str]) -> None:
    """A state or memory is as it starts if it is marked to go back now."""
    e, layout, kept = values.e, values.layout, values.plan.description.kept
    markers, back = layout.base[store], kept[store].back
    marker, now = values.kept(markers, item), "false"
    for mark in marks:
        now = e.op(f"or i1 {now}, {e.op(f'icmp eq i32 {marker}, {mark}')}")
    if kept[back].owner == "piece":
        now = e.op(f"and i1 {now}, {e.op(f'icmp ne i32 {values.state(item)}, 0')}")
    with e.when(now):
        _keep(values, e.op(f"add i32 {item}, {markers}"), "-1")
        start = str(kept[back].start)
        if kept[back].owner == "thing":
            start = e.look_up(values.module.table(layout.catalogue.printed[back]), item)
        _keep(values, e.op(f"add i32 {item}, {layout.base[back]}"), start)


def _keep(values: ValueWriter, place: str | int, value: str) -> None:
    values.e.do(f"call void @keep(ptr {values.st}, i32 {place}, i32 {value})")
