"""What the open rules of a running point speak of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ludoteka.native import plan as at

if TYPE_CHECKING:
    from ludoteka.native.emit import Function
    from ludoteka.native.plan import Plan


def things_spoken_of(e: Function, plan: Plan) -> Iterator[tuple[int, int, str, bool]]:
    """Walk over the frames of the running point `%p0`: the entry, the local, its address, whether it is a set.

    What is emitted between one and the next is done for that local.
    """
    place, entries = e.variable("i32", e.get("i32", e.at("%p0", at.FP))), plan.machine.code.entries
    with e.counted(e.get("i32", e.at("%p0", at.SP))):
        frame = e.at("%p0", e.get("i32", place))
        labels, on = {number: e.label() for number in plan.native_entries}, e.label()
        e.switch(e.get("i32", frame), labels, on)
        for number, label in labels.items():
            e.place(label)
            for local, (sort, many) in entries[number].rule.sorts.items():
                if sort == "thing":
                    yield number, local, e.at(frame, plan.frames[number].offsets[local]), many
            e.jump(on)
        e.place(on)
        e.put("i32", place, e.get("i32", e.at(frame, 8)))
