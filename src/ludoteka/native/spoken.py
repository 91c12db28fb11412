"""What the open rules of a running point speak of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ludoteka.native import plan as at

if TYPE_CHECKING:
    from ludoteka.native.emit import Function
    from ludoteka.native.plan import Plan


def open_rules(e: Function, plan: Plan) -> Iterator[tuple[int, str]]:
    """Walk over the frames of the running point `%p0`: the entry, and where its frame is.

    What is emitted between one and the next is done for the rules of that entry.
    """
    place = e.variable("i32", e.get("i32", e.at("%p0", at.FP)))
    with e.counted(e.get("i32", e.at("%p0", at.SP))):
        frame = e.at("%p0", e.get("i32", place))
        labels, on = {number: e.label() for number in plan.native_entries}, e.label()
        e.switch(e.get("i32", frame), labels, on)
        for number, label in labels.items():
            e.place(label)
            yield number, frame
            e.jump(on)
        e.place(on)
        e.put("i32", place, e.get("i32", e.at(frame, 8)))


def things_spoken_of(e: Function, plan: Plan) -> Iterator[tuple[int, int, str, bool]]:
    """The same for each thing and set of things: the entry, the local, its address, whether it is a set."""
    for number, frame in open_rules(e, plan):
        for local, (sort, many) in plan.machine.code.entries[number].rule.sorts.items():
            if sort == "thing":
                yield number, local, e.at(frame, plan.frames[number].offsets[local]), many
