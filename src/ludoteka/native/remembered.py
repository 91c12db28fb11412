"""Things that the game or players remember, in native code: imagined with all others, and told by what they are."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteka.native.compiler import Writer


def remembered(values: Writer) -> Iterator[tuple[str, str]]:
    """Walk over all memories of things: where in the state each is, and what it is (-1: nothing).

    What is emitted between one and the next is done for each of them.
    """
    e, layout = values.e, values.layout
    for store, kept in values.plan.description.kept.items():
        if kept.sort == "thing":
            with e.counted(str(layout.count(kept.owner))) as (item, _):
                place = e.op(f"add i32 {item}, {layout.base[store]}")
                yield place, values.state(place)


def rename_remembered(values: Writer, now: str) -> None:
    """What is remembered is what lies there now: `now` says for each spot which thing that is."""
    e = values.e
    for place, thing in remembered(values):
        with e.when(e.op(f"icmp sge i32 {thing}, 0")):
            there = e.get("i32", e.at(now, thing, 4))
            e.do(f"call void @keep(ptr {values.st}, i32 {place}, i32 {there})")


def tell_remembered(values: Writer, known: str, total: str) -> None:
    """In the mark of what a seat sees, a memory counts by what it is, or where it is not known by where that lies."""
    e = values.e
    for place, thing in remembered(values):
        plain = e.op(f"call i64 @mark_of(i32 {place}, i32 {thing})")
        e.add_to("i64", total, e.op(f"sub i64 0, {plain}"))
        with e.when(e.op(f"icmp sge i32 {thing}, 0")):
            where = e.op(f"add i32 {values.kept(values.layout.place, thing)}, 1")
            e.add_to("i64", total, e.op(f"call i64 @mark_of(i32 {place}, i32 {where})"))
            with e.when(e.has(known, thing)):
                look = e.op(f"call i64 @look(ptr {values.st}, i32 {thing})")
                mine = e.op(f"add i64 {look}, {e.op(f'call i64 @mark_of(i32 {place}, i32 1)')}")
                e.add_to("i64", total, e.op(f"call i64 @again(i64 {mine})"))
