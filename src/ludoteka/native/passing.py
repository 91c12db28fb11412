"""What goes back by itself when a turn is over, in native code: numbers, states and memories that last for a while."""

from __future__ import annotations

from ludoteka.language.lasting import AT_THE_END
from ludoteka.native.compiler import Writer


def go_back(values: Writer, seat: str, *, over: bool) -> None:
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
            _marked(values, base, kept.back, seat, over)


def _marked(values: Writer, markers: int, store: str, seat: str, over: bool) -> None:
    """Every state or memory that is marked to go back now."""
    e, layout, kept = values.e, values.layout, values.plan.description.kept[store]
    with e.counted(str(layout.count(kept.owner))) as (item, loop):
        marker, marked = values.kept(markers, item), e.label()
        now = e.op(f"icmp eq i32 {marker}, {seat}")
        if over:
            now = e.op(f"or i1 {now}, {e.op(f'icmp eq i32 {marker}, {AT_THE_END}')}")
        if kept.owner == "piece":
            now = e.op(f"and i1 {now}, {e.op(f'icmp ne i32 {values.state(item)}, 0')}")
        e.branch(now, marked, loop.again)
        e.place(marked)
        _keep(values, e.op(f"add i32 {item}, {markers}"), "-1")
        start = str(kept.start)
        if kept.owner == "thing":
            start = e.look_up(values.module.table(layout.catalogue.printed[store]), item)
        _keep(values, e.op(f"add i32 {item}, {layout.base[store]}"), start)


def _keep(values: Writer, place: str | int, value: str) -> None:
    values.e.do(f"call void @keep(ptr {values.st}, i32 {place}, i32 {value})")
