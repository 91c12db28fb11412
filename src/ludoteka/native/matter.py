"""Pieces on the board in native code: putting, taking, moving; sets and marks are kept up to date with them."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteka.machine.state import mark_of
from ludoteka.native.emit import Function, Module
from ludoteka.native.plan import Plan
from ludoteka.native.spoken import open_rules


def write_matter(module: Module, plan: Plan) -> None:
    """The functions that change what stands where."""
    _mark_function(module)
    _keep(module, plan)
    _set_piece(module, plan)
    _place(module, plan)
    _move(module, plan)
    _follow(module, plan)
    _move_piece(module, plan)
    _swap(module, plan)
    _occurrences(module)


def _mark_function(module: Module) -> None:
    """How much one integer of the state gives to the mark of a position; the interpreter reckons the same."""
    e = Function(module, "mark_of", "i64", ["i32", "i32"])
    nothing, some = e.label(), e.label()
    e.branch(e.op("icmp eq i32 %p1, 0"), nothing, some)
    e.place(nothing)
    e.give("0")
    e.place(some)
    high = e.op(f"shl i64 {e.op('zext i32 %p0 to i64')}, 32")
    both = e.op(f"or i64 {high}, {e.op('zext i32 %p1 to i64')}")
    mixed = e.op(f"add i64 {both}, {0x9E3779B97F4A7C15 - 2**64}")
    for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
        mixed = e.op(f"xor i64 {mixed}, {e.op(f'lshr i64 {mixed}, {shift}')}")
        mixed = e.op(f"mul i64 {mixed}, {factor - 2**64}")
    e.give(e.op(f"xor i64 {mixed}, {e.op(f'lshr i64 {mixed}, 31')}"))
    e.finish()


_SMALL = 64
"""Numbers below are looked up."""


def _mark_table(module: Module, plan: Plan) -> str:
    """The same for a game with few integers, looked up where the value is small."""
    if plan.layout.same_end > 128:
        return "mark_of"
    e = Function(module, "small_mark", "i64", ["i32", "i32"], inline=True)
    marks = [mark_of(place, value) for place in range(plan.layout.same_end) for value in range(_SMALL)]
    table = module.table(marks, 64)
    small, large = e.label(), e.label()
    e.branch(e.op(f"icmp ult i32 %p1, {_SMALL}"), small, large)
    e.place(small)
    e.give(e.look_up(table, e.op(f"add i32 {e.op(f'mul i32 %p0, {_SMALL}')}, %p1"), 64))
    e.place(large)
    e.give(e.op("call i64 @mark_of(i32 %p0, i32 %p1)"))
    e.finish()
    return "small_mark"


def _keep(module: Module, plan: Plan) -> None:
    """An integer of the state, not a piece, gets a value."""
    e = Function(module, "keep", "void", ["ptr", "i32", "i32"], inline=True)
    place = e.at("%p0", "%p1", 4)
    if plan.marked:
        with e.when(e.op(f"icmp slt i32 %p1, {plan.layout.same_end}")):
            mark = _mark_table(module, plan)
            old = e.op(f"call i64 @{mark}(i32 %p1, i32 {e.get('i32', place)})")
            change = e.op(f"sub i64 {e.op(f'call i64 @{mark}(i32 %p1, i32 %p2)')}, {old}")
            on_board = e.op(f"icmp slt i32 %p1, {plan.layout.board_end}")
            where = e.op(f"select i1 {on_board}, i64 {plan.board_mark}, i64 {plan.rest_mark}")
            e.add_to("i64", e.op(f"getelementptr i8, ptr %p0, i64 {where}"), change)
    e.put("i32", place, "%p2")
    e.give()
    e.finish()


def _set_piece(module: Module, plan: Plan) -> None:
    """A code on a place; 0 is nothing."""
    e = Function(module, "set_piece", "void", ["ptr", "i32", "i32"])
    wide, layout, size = module.set_type, plan.layout, plan.set_bytes
    place = e.at("%p0", "%p1", 4)
    old = e.get("i32", place)
    bit = e.one("%p1")
    owners = module.table(layout.owner_of(code) + 1 for code in range(layout.codes))
    kinds = module.table(max(0, layout.kind_of(code)) for code in range(layout.codes))
    out = e.label()
    changed = e.label()
    e.branch(e.op(f"icmp eq i32 {old}, %p2"), out, changed)
    e.place(changed)

    def toggle(address: str) -> None:
        e.put(wide, address, e.op(f"xor {wide} {e.get(wide, address)}, {bit}"))

    for code in (old, "%p2"):
        def there(code: str = code) -> None:
            toggle(e.at(e.at("%p0", plan.owned), e.look_up(owners, code), size))
            if plan.kinds > 1:
                toggle(e.at(e.at("%p0", plan.of_kind), e.look_up(kinds, code), size))

        e.either(e.op(f"icmp eq i32 {code}, 0"), lambda: toggle(e.at("%p0", plan.empty)), there)
    if plan.marked:
        marks = module.table((mark_of(slot, code) for slot in range(layout.slots) for code in range(layout.codes)), 64)
        row = e.op(f"mul i32 %p1, {layout.codes}")
        gone = e.look_up(marks, e.op(f"add i32 {row}, {old}"), 64)
        new = e.look_up(marks, e.op(f"add i32 {row}, %p2"), 64)
        e.add_to("i64", e.at("%p0", plan.board_mark), e.op(f"sub i64 {new}, {gone}"))
    e.put("i32", place, "%p2")
    e.place(out)
    e.give()
    e.finish()


def _stores(plan: Plan, e: Function, slot: str) -> Iterator[tuple[str, int]]:
    for base, start in plan.layout.piece_stores:
        yield e.op(f"add i32 {slot}, {base}"), start


def _place(module: Module, plan: Plan) -> None:
    """A new piece from the box, and a piece that leaves the board."""
    e = Function(module, "place_piece", "void", ["ptr", "i32", "i32"])
    e.do("call void @set_piece(ptr %p0, i32 %p1, i32 %p2)")
    for place, start in _stores(plan, e, "%p1"):
        e.do(f"call void @keep(ptr %p0, i32 {place}, i32 {start})")
    e.give()
    e.finish()
    e = Function(module, "remove_piece", "void", ["ptr", "ptr", "i32"])
    e.do("call void @set_piece(ptr %p0, i32 %p2, i32 0)")
    for place, _ in _stores(plan, e, "%p2"):
        e.do(f"call void @keep(ptr %p0, i32 {place}, i32 0)")
    e.do("call void @follow(ptr %p1, i32 %p2, i32 -1)")
    e.give()
    e.finish()


def _move(module: Module, plan: Plan) -> None:
    """A piece goes to a free place and takes along what it keeps; names that mean it go with it."""
    e = Function(module, "carry", "void", ["ptr", "ptr", "i32", "i32"])
    code = e.get("i32", e.at("%p0", "%p2", 4))
    e.do(f"call void @set_piece(ptr %p0, i32 %p3, i32 {code})")
    e.do("call void @set_piece(ptr %p0, i32 %p2, i32 0)")
    for (start, _), (goal, _) in zip(_stores(plan, e, "%p2"), _stores(plan, e, "%p3"), strict=True):
        e.do(f"call void @keep(ptr %p0, i32 {goal}, i32 {e.get('i32', e.at('%p0', start, 4))})")
        e.do(f"call void @keep(ptr %p0, i32 {start}, i32 0)")
    e.do("call void @follow(ptr %p1, i32 %p2, i32 %p3)")
    e.give()
    e.finish()


def _move_piece(module: Module, plan: Plan) -> None:
    """A piece goes to a cell if its place there is free; whether it was."""
    e = Function(module, "move_piece", "i1", ["ptr", "ptr", "i32", "i32"])
    goal = "%p3"
    if plan.layers > 1:
        layer = e.op(f"udiv i32 %p2, {plan.cells}")
        goal = e.op(f"add i32 {e.op(f'mul i32 {layer}, {plan.cells}')}, %p3")
    with e.when(e.op(f"icmp eq i32 {goal}, %p2")):
        e.give("true")
    with e.when(e.op(f"icmp ne i32 {e.get('i32', e.at('%p0', goal, 4))}, 0")):
        e.give("false")
    e.do(f"call void @carry(ptr %p0, ptr %p1, i32 %p2, i32 {goal})")
    e.give("true")
    e.finish()


def _swap(module: Module, plan: Plan) -> None:
    """Two pieces change cells, each within its layer, if there is room for them."""
    e = Function(module, "swap_pieces", "i1", ["ptr", "ptr", "i32", "i32"])
    missing = e.op(f"icmp slt i32 {e.op('or i32 %p2, %p3')}, 0")
    with e.when(e.op(f"or i1 {missing}, {e.op('icmp eq i32 %p2, %p3')}")):
        e.give("true")
    if plan.layers > 1:
        one, two = (e.op(f"udiv i32 {slot}, {plan.cells}") for slot in ("%p2", "%p3"))
        with e.when(e.op(f"icmp ne i32 {one}, {two}")):
            cells = [e.op(f"urem i32 {slot}, {plan.cells}") for slot in ("%p2", "%p3")]
            first = e.op(f"call i1 @move_piece(ptr %p0, ptr %p1, i32 %p2, i32 {cells[1]})")
            with e.when(e.op(f"xor i1 {first}, true")):
                e.give("false")
            e.give(e.op(f"call i1 @move_piece(ptr %p0, ptr %p1, i32 %p3, i32 {cells[0]})"))
    for (one, _), (two, _) in zip(_stores(plan, e, "%p2"), _stores(plan, e, "%p3"), strict=True):
        values = [e.get("i32", e.at("%p0", place, 4)) for place in (one, two)]
        e.do(f"call void @keep(ptr %p0, i32 {one}, i32 {values[1]})")
        e.do(f"call void @keep(ptr %p0, i32 {two}, i32 {values[0]})")
    codes = [e.get("i32", e.at("%p0", slot, 4)) for slot in ("%p2", "%p3")]
    e.do(f"call void @set_piece(ptr %p0, i32 %p2, i32 {codes[1]})")
    e.do(f"call void @set_piece(ptr %p0, i32 %p3, i32 {codes[0]})")
    for start, goal in (("%p2", "-2"), ("%p3", "%p2"), ("-2", "%p3")):
        e.do(f"call void @follow(ptr %p1, i32 {start}, i32 {goal})")
    e.give("true")
    e.finish()


def _follow(module: Module, plan: Plan) -> None:
    """Every name in the frames that means a moved piece means it where it is now."""
    e = Function(module, "follow", "void", ["ptr", "i32", "i32"])
    wide = module.set_type
    for number, frame in open_rules(e, plan):
        entry, offsets = plan.machine.code.entries[number], plan.frames[number].offsets
        for local in entry.pieces:
            there = e.at(frame, offsets[local])
            held = e.get("i32", there)
            same = e.op(f"icmp eq i32 {held}, %p1")
            e.put("i32", there, e.op(f"select i1 {same}, i32 %p2, i32 {held}"))
        for local in entry.piece_sets:
            there = e.at(frame, offsets[local])
            with e.when(e.op("icmp sge i32 %p1, 0")):
                held = e.get(wide, there)
                with e.when(e.has(held, "%p1")):
                    e.put(wide, there, e.without(held, e.one("%p1")))
                    with e.when(e.op("icmp sge i32 %p2, 0")):
                        e.put(wide, there, e.any_of(e.get(wide, there), e.one("%p2")))
    e.give()
    e.finish()


def _occurrences(module: Module) -> None:
    """How often a mark is in the history."""
    e = Function(module, "occurrences", "i32", ["ptr", "i64", "i64"])
    count = e.variable("i32", "0")
    with e.counted(e.op("trunc i64 %p1 to i32")) as (place, _):
        same = e.op(f"icmp eq i64 {e.get('i64', e.at('%p0', place, 8))}, %p2")
        e.add_to("i32", count, e.op(f"zext i1 {same} to i32"))
    e.give(e.get("i32", count))
    e.finish()
