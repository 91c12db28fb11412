"""Who is addressed, in native code: what somebody is asked with 'let' is a move of its own."""

from __future__ import annotations

from ludoteka.native import plan as at
from ludoteka.native.emit import Function, Module
from ludoteka.native.plan import NotNative, Plan

_MOST = 64
_DEEPEST = 256


def write_lets(module: Module, plan: Plan) -> None:
    """`left(before, after)`: whether a running point has left a block in which it was when somebody chose."""
    blocks = plan.machine.code.lets.blocks
    if len(blocks) > _MOST:
        raise NotNative("so many lines with 'let' are left to the interpreter")
    last = max(end for _, end in blocks)
    masks = [sum(1 << number for number, (start, end) in enumerate(blocks) if start <= step < end)
             for step in range(last + 1)]
    table = module.table(masks, 64)
    e = Function(module, "left", "i1", ["ptr", "ptr"])
    inside = e.space(8 * _DEEPEST)
    e.clear(inside, 8 * _DEEPEST)

    def each(running: str, then: object) -> None:
        """The blocks that every open rule of a running point is in, from the innermost."""
        assert callable(then)
        place, step = e.variable("i32"), e.variable("i32")
        e.put("i32", place, e.get("i32", e.at(running, at.FP)))
        e.put("i32", step, e.get("i32", e.at(running, at.PC)))
        depth = e.get("i32", e.at(running, at.SP))
        with e.counted(depth) as (number, _):
            here = e.get("i32", step)
            known = e.op(f"icmp ule i32 {here}, {last}")
            found = e.look_up(table, e.op(f"select i1 {known}, i32 {here}, i32 {last}"), 64)
            level = e.op(f"sub i32 {e.op(f'sub i32 {depth}, {number}')}, 1")
            then(e.op(f"urem i32 {level}, {_DEEPEST}"), e.op(f"select i1 {known}, i64 {found}, i64 0"))
            frame = e.at(running, e.get("i32", place))
            e.put("i32", step, e.op(f"add i32 {e.get('i32', e.at(frame, 4))}, -1"))
            e.put("i32", place, e.get("i32", e.at(frame, 8)))

    each("%p1", lambda level, found: e.put("i64", e.at(inside, level, 8), found))

    def compare(level: str, found: str) -> None:
        others = e.op(f"xor i64 {e.get('i64', e.at(inside, level, 8))}, -1")
        with e.when(e.op(f"icmp ne i64 {e.op(f'and i64 {found}, {others}')}, 0")):
            e.give("true")

    each("%p0", compare)
    e.give("false")
    e.finish()
