"""Moves drawn before and after, as native code: where they fit, and what they change."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Literal

from ludoteka.language import form
from ludoteka.language.actions import DrawnMove, Sign
from ludoteka.machine.drawn import DrawnCode
from ludoteka.native.emit import Function
from ludoteka.native.plan import NotNative, Plan
from ludoteka.native.values import ValueWriter

Mode = Literal["list", "take", "all"]
Cover = list[tuple[Sign, str, str]]
"""A sign with the first and the last cell that it covers; those between lie along the way."""


class DrawnWriter:
    """Writes one function for a drawn move: it lists where the move fits, does one of the ways, or does them all."""

    def __init__(self, plan: Plan, values: ValueWriter, move: DrawnMove, mode: Mode) -> None:
        self.plan, self.values, self.e, self.mode = plan, values, values.e, mode
        self.drawn = DrawnCode(plan.machine, move)
        self.ways = move.ways
        if self.drawn.shapes is not None:
            raise NotNative("drawings of several rows are played by the interpreter")
        self.far = self.drawn.along_ways and any(kind.far for kind in plan.description.kinds.values())
        if self.drawn.shifts and not self._slides():
            raise NotNative("this drawing of a line that shifts is played by the interpreter")
        self.this = values.locals.get(self.e, form.THIS)
        self.most = 8 * (plan.cells if self.far else 1) + 1

    def _slides(self) -> bool:
        """'@ .+ -> .+ @': the piece goes to the end of a line of free cells."""
        row, this = self.drawn.row, self.drawn.this
        return (len(row) == 2 and row[0] is this and this.many_after and row[1].many and not row[1].many_after
                and row[1].before == "empty" and row[1].after == "this")

    # ---- the function ----------------------------------------------------------------------------------------------
    def write(self, want: str = "", goals: str = "") -> None:
        """The body: with lists of options and goals, or with the option that is wanted; returns how many fit.

        An option is the number of the direction where each fits in one way at most, else just counted.
        """
        e = self.e
        count, turn = e.variable("i32", "0"), e.variable("i32", "-1")
        with e.when(e.op(f"icmp slt i32 {self.this}, 0")):
            e.give("0")
        cell = self.values.cell(self.this)
        self.mine = self.values.owner_of(self.values.state(self.this))
        self.layer = e.op(f"sub i32 {self.this}, {cell}") if self.plan.layers > 1 else "0"
        far = "false"
        if self.far:
            codes = range(self.plan.layout.codes)
            table = self.values.module.table((self.plan.machine.is_far(code) for code in codes), 8)
            far = e.op(f"trunc i8 {e.look_up(table, self.values.state(self.this), 8)} to i1")
        size = 4 * (2 * len(self.drawn.row) + 1)
        records = e.space(size * self.most) if self.mode == "all" else ""

        def found(way: str, cover: Cover) -> None:
            number = e.get("i32", count)
            option = number if self.far else e.get("i32", turn)
            if self.mode == "list":
                e.put("i32", e.at(want, number, 4), option)
                e.put("i32", e.at(goals, number, 4), self._goal(cell, cover))
            elif self.mode == "take":
                with e.when(e.op(f"icmp eq i32 {option}, {want}")):
                    self._apply(cell, way, cover)
                    e.give("1")
            else:
                room = e.at(records, number, size)
                for place, register in enumerate([way, *(cell for _, *cells in cover for cell in cells)]):
                    e.put("i32", e.at(room, place * 4), register)
            e.add_to("i32", count, "1")

        with self.values.each_way(self.ways, cell) as way:
            e.add_to("i32", turn, "1")
            self._behind(cell, way, far, found)
        if self.mode == "all":
            self._apply_all(cell, records, size, e.get("i32", count))
        e.give(e.get("i32", count))
        e.finish()

    def _behind(self, cell: str, way: str, far: str, found: Callable[[str, Cover], None]) -> None:
        def ahead(back: Cover) -> None:
            self._along(cell, way, self.drawn.ahead, far, [], lambda cover: found(way, [*back, *cover]))

        if not self.drawn.behind:
            ahead([])
            return
        e = self.e
        opposite = e.look_up(self.values.module.table(self.plan.machine.opposite), way)
        with e.when(e.op(f"icmp sge i32 {opposite}, 0")):
            self._along(cell, opposite, self.drawn.behind, far, [], ahead)

    def _along(self, start: str, way: str, signs: tuple[Sign, ...], far: str, cover: Cover,
               found: Callable[[Cover], None]) -> None:
        """Each way the signs lie along a direction: one behind the other, or (far) with empty cells between."""
        if not signs:
            found(cover)
            return
        e, sign = self.e, signs[0]
        at = e.variable("i32", self.values.step(way, start))
        with e.loop() as loop:
            cell = e.get("i32", at)
            inside, missed = e.label(), e.label()
            there = e.op(f"icmp sge i32 {cell}, 0")
            e.branch(e.op(f"and i1 {there}, {e.op(f'icmp ne i32 {cell}, {start}')}"), inside, loop.out)
            e.place(inside)
            fits = e.label()
            e.branch(self._matches(cell, sign), fits, missed)
            e.place(fits)
            last = self._repeated(cell, way, sign) if sign.many else cell
            self._along(last, way, signs[1:], far, [*cover, (sign, cell, last)], found)
            e.place(missed)
            if far == "false":
                e.jump(loop.out)
            else:
                more, on = e.label(), e.label()
                e.branch(far, more, loop.out)
                e.place(more)
                e.branch(e.op(f"icmp eq i32 {self.values.state(self._slot(cell, 'empty'))}, 0"), on, loop.out)
                e.place(on)
                e.put("i32", at, self.values.step(way, cell))

    def _repeated(self, first: str, way: str, sign: Sign) -> str:
        """The last cell that a sign with '+' covers."""
        e = self.e
        last = e.variable("i32", first)
        start = self.values.cell(self.this)
        with e.loop() as loop:
            after = self.values.step(way, e.get("i32", last))
            for barred in ("-1", first, start):
                on = e.label()
                e.branch(e.op(f"icmp ne i32 {after}, {barred}"), on, loop.out)
                e.place(on)
            more = e.label()
            e.branch(self._matches(after, sign), more, loop.out)
            e.place(more)
            e.put("i32", last, after)
        return e.get("i32", last)

    # ---- cells -----------------------------------------------------------------------------------------------------
    def _slot(self, cell: str, what: str) -> str:
        """Where on a cell a sign is looked for: a kind in its layer, anything else in the layer of the piece."""
        if self.plan.layers == 1:
            return cell
        layer = self.drawn.layers.get(what)
        return self.e.op(f"add i32 {cell}, {self.layer if layer is None else layer * self.plan.cells}")

    def _matches(self, cell: str, sign: Sign) -> str:
        e, wanted, values = self.e, sign.before, self.values
        if wanted == "any":
            return "true"
        code = values.state(self._slot(cell, wanted))
        if wanted == "empty":
            free = e.op(f"icmp eq i32 {code}, 0")
            if self.plan.layers == 1:
                return free
            other = values.state(self._slot(cell, sign.after))
            return e.op(f"and i1 {free}, {e.op(f'icmp eq i32 {other}, 0')}")
        if wanted.startswith("kind:"):
            return e.op(f"icmp eq i32 {values.kind_of(code)}, {self.plan.layout.kinds.index(wanted[5:])}")
        owner = values.owner_of(code)
        same = e.op(f"icmp eq i32 {owner}, {self.mine}")
        if wanted == "yours":
            return e.op(f"and i1 {same}, {e.op(f'icmp ne i32 {code}, 0')}")
        return e.op(f"and i1 {e.op(f'xor i1 {same}, true')}, {e.op(f'icmp sge i32 {owner}, 0')}")

    def _goal(self, cell: str, cover: Cover) -> str:
        if self.drawn.shifts:
            return cover[-1][2]
        return next((first for sign, first, _ in cover if sign.after == "this"), cell)

    # ---- changes ---------------------------------------------------------------------------------------------------
    def _apply_all(self, cell: str, records: str, size: int, count: str) -> None:
        e = self.e
        signs = [*self.drawn.behind, *self.drawn.ahead]
        with e.counted(count) as (number, _):
            room = e.at(records, number, size)
            way = e.get("i32", room)
            cover = [(sign, e.get("i32", e.at(room, 4 + 8 * place)), e.get("i32", e.at(room, 8 + 8 * place)))
                     for place, sign in enumerate(signs)]
            self._apply(cell, way, cover)

    def _apply(self, cell: str, way: str, cover: Cover) -> None:
        """Change the board as drawn."""
        if self.drawn.shifts:
            self._slide(cell, way, cover[-1][2])
            return
        e = self.e
        moved: list[tuple[str, str]] = []
        free: dict[str, list[tuple[Sign, str, str]]] = {}
        for sign, first, last in [(self.drawn.this, cell, cell), *cover]:
            if sign.before == sign.after or sign.after == "any":
                continue
            if sign.before == "enemy" and sign.after == "yours":
                with self._covered(sign, way, first, last) as place:
                    self._win_over(self._slot(place, "enemy"))
                continue
            if sign.before not in ("empty", "any"):
                free.setdefault(sign.before, []).append((sign, first, last))
            if sign.after != "empty":
                if sign.many:
                    raise NotNative("pieces that move in a row are played by the interpreter")
                moved.append((first, sign.after))
        kept = {what for _, what in moved}
        for what, covered in free.items():
            if what not in kept:
                for sign, first, last in covered:
                    with self._covered(sign, way, first, last) as place:
                        e.do(f"call void @remove_piece(ptr {self.values.st}, ptr {self.values.rp}, "
                             f"i32 {self._slot(place, what)})")
        for goal, what in reversed(moved):
            if free.get(what):
                sign, first, _ = free[what].pop(0)
                if sign.many:
                    raise NotNative("pieces that move in a row are played by the interpreter")
                e.op(f"call i1 @move_piece(ptr {self.values.st}, ptr {self.values.rp}, i32 {self._slot(first, what)}, "
                     f"i32 {goal})")
            elif what.startswith("kind:"):
                self._put_new(what, goal)

    def _covered(self, sign: Sign, way: str, first: str, last: str) -> AbstractContextManager[str]:
        return _Line(self.e, self.values, way, first, last if sign.many else first)

    def _win_over(self, slot: str) -> None:
        e, layout = self.e, self.plan.layout
        kind = self.values.kind_of(self.values.state(slot))
        code = e.op(f"add i32 {e.op(f'mul i32 {kind}, {layout.seats + 1}')}, {e.op(f'add i32 {self.mine}, 2')}")
        e.do(f"call void @set_piece(ptr {self.values.st}, i32 {slot}, i32 {code})")

    def _put_new(self, what: str, cell: str) -> None:
        e, layout = self.e, self.plan.layout
        slot = self._slot(cell, what)
        with e.when(e.op(f"icmp eq i32 {self.values.state(slot)}, 0")):
            code = layout.code(layout.kinds.index(what[5:]), self.drawn.owners[what])
            e.do(f"call void @place_piece(ptr {self.values.st}, i32 {slot}, i32 {code})")

    def _slide(self, cell: str, way: str, goal: str) -> None:
        """The piece goes to the last cell; what it leaves behind comes on all cells before."""
        e, left = self.e, self.drawn.this.after
        e.op(f"call i1 @move_piece(ptr {self.values.st}, ptr {self.values.rp}, i32 {self.this}, i32 {goal})")
        if not left.startswith("kind:"):
            return
        place = e.variable("i32", cell)
        with e.loop() as loop:
            here, on = e.get("i32", place), e.label()
            e.branch(e.op(f"icmp ne i32 {here}, {goal}"), on, loop.out)
            e.place(on)
            self._put_new(left, here)
            e.put("i32", place, self.values.step(way, here))


class _Line(AbstractContextManager[str]):
    """Code for each cell of a line, from the first to the last."""

    def __init__(self, e: Function, values: ValueWriter, way: str, first: str, last: str) -> None:
        self.e, self.values, self.way, self.last, self.single = e, values, way, last, first == last
        self.first = first

    def __enter__(self) -> str:
        if self.single:
            return self.first
        self.place = self.e.variable("i32", self.first)
        self.loop = self.e.loop()
        self.labels = self.loop.__enter__()
        self.cell = self.e.get("i32", self.place)
        return self.cell

    def __exit__(self, *problem: object) -> None:
        if self.single:
            return
        on = self.e.label()
        self.e.branch(self.e.op(f"icmp ne i32 {self.cell}, {self.last}"), on, self.labels.out)
        self.e.place(on)
        self.e.put("i32", self.place, self.values.step(self.way, self.cell))
        self.loop.__exit__(None, None, None)
