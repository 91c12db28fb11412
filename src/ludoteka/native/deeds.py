"""What rules do to pieces and numbers, as native code."""

from __future__ import annotations

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.native.flow import FlowWriter
from ludoteka.native.passing import marked_goes_back
from ludoteka.native.plan import NotNative


class DeedWriter(FlowWriter):
    """Writes the actions that change the position."""

    def do_Assign(self, action: act.Assign) -> None:
        self._plain()
        wanted, given = action.local in self.locals.sets, self.plan.is_set(action.value, self.locals.sets)
        if wanted != given:
            raise NotNative("a name holds now one thing, now several")
        self.locals.put(self.e, action.local, self.value(action.value))

    def do_Place(self, action: act.Place) -> None:
        e = self.e
        kind = self.layout.kinds.index(action.kind)
        shift = self.layout.layer_of[kind] * self.plan.cells
        self._plain(writes=True, fails=not self._surely_empty(action.cells, shift))
        single = self.single(action.cells)
        owner = self.number(action.owner) if action.owner is not None else "-1"
        code = e.op(f"add i32 {owner}, {self.layout.code(kind, 0)}")
        if single is not None:
            cell, holds = single
            with e.when(e.op(f"xor i1 {holds()}, true")):
                self._fail()
            slot = e.op(f"add i32 {cell}, {shift}")
            with e.when(e.op(f"icmp ne i32 {self.state(slot)}, 0")):
                self._fail()
            e.do(f"call void @place_piece(ptr {self.st}, i32 {slot}, i32 {code})")
            self.locals.put(e, action.local, slot)
            return
        found = self.set(action.cells)
        if shift:
            found = e.op(f"shl {self.wide} {found}, {shift}")
        taken = e.without(found, self.derived(self.plan.empty))
        none = e.op(f"icmp eq {self.wide} {found}, 0")
        with e.when(e.op(f"or i1 {none}, {e.some(taken)}")):
            self._fail()
        with e.members(found) as (slot, _):
            e.do(f"call void @place_piece(ptr {self.st}, i32 {slot}, i32 {code})")
            self.locals.put(e, action.local, slot)

    def _surely_empty(self, cells: form.Expr, shift: int) -> bool:
        """Whether the cell is one that was chosen among empty ones just before, so that nothing can stand there."""
        if not isinstance(cells, form.One) or not isinstance(cells.of, form.Local) or self.plan.layers > 1 or shift:
            return False
        before = self.compiler.pauses.get(self.pc - 1)
        if before is None or not isinstance(before.action, act.Choose) or before.action.local != cells.of.index:
            return False
        of = before.action.of
        return isinstance(of, form.Filtered) and any(isinstance(one, form.IsEmpty) and one.empty for one in of.filters)

    def do_MoveTo(self, action: act.MoveTo) -> None:
        e = self.e
        self._plain(writes=True, fails=True)
        goal = self.number(action.cell)
        with self.each(action.pieces) as (slot, _):
            with e.when(e.op(f"icmp slt i32 {goal}, 0")):
                self._fail()
            moved = e.op(f"call i1 @move_piece(ptr {self.st}, ptr {self.rp}, i32 {slot}, i32 {goal})")
            with e.when(e.op(f"xor i1 {moved}, true")):
                self._fail()

    def do_Remove(self, action: act.Remove) -> None:
        self._plain(writes=True)
        with self.each(action.pieces) as (slot, _):
            self.e.do(f"call void @remove_piece(ptr {self.st}, ptr {self.rp}, i32 {slot})")

    def do_SwapPlaces(self, action: act.SwapPlaces) -> None:
        self._plain(writes=True, fails=True)
        first, second = self.number(action.first), self.number(action.second)
        done = self.e.op(f"call i1 @swap_pieces(ptr {self.st}, ptr {self.rp}, i32 {first}, i32 {second})")
        with self.e.when(self.e.op(f"xor i1 {done}, true")):
            self._fail()

    def do_Shuffle(self, action: act.Shuffle) -> None:
        raise NotNative("chance in the middle of a game is played by the interpreter")

    def do_Turn(self, action: act.Turn) -> None:
        self._plain(writes=True)
        table = self.module.table(self.geometry.turned(way, action.quarters)
                                  for way in range(len(self.geometry.directions)))
        facing = self.layout.base["piece.facing"]
        with self.each(action.pieces) as (slot, _):
            turned = self.e.look_up(table, self.kept(facing, slot))
            self._keep(self.e.op(f"add i32 {slot}, {facing}"), turned)

    def do_TurnToward(self, action: act.TurnToward) -> None:
        e = self.e
        self._plain(writes=True)
        cells, facing = range(self.geometry.size), self.layout.base["piece.facing"]
        first = self.module.table((next(iter(self.machine.toward(one, two, False)), -1)
                                   for one in cells for two in cells), 32)
        goal = self.number(action.cell)
        with self.each(action.pieces) as (slot, _):
            place, there = self.pair(self.cell(slot), goal)
            way = e.op(f"select i1 {there}, i32 {e.look_up(first, place)}, i32 -1")
            with e.when(e.op(f"icmp sge i32 {way}, 0")):
                self._keep(e.op(f"add i32 {slot}, {facing}"), way)

    def do_BecomeKind(self, action: act.BecomeKind) -> None:
        e, layout = self.e, self.layout
        self._plain(writes=True, fails=self.plan.layers > 1)
        with self.each(action.pieces) as (slot, _):
            old = self.state(slot)
            kind = self.number(action.kind) if action.kind is not None else self.kind_of(old)
            owner = self.number(action.owner) if action.owner is not None else self.owner_of(old)
            goal = e.variable("i32", slot)
            if self.plan.layers > 1:
                layer = e.look_up(self.module.table(layout.layer_of), kind)
                place = e.op(f"add i32 {e.op(f'mul i32 {layer}, {self.plan.cells}')}, {self.cell(slot)}")
                with e.when(e.op(f"icmp ne i32 {place}, {slot}")):
                    with e.when(e.op(f"icmp ne i32 {self.state(place)}, 0")):
                        self._fail()
                    e.do(f"call void @carry(ptr {self.st}, ptr {self.rp}, i32 {slot}, i32 {place})")
                    e.put("i32", goal, place)
            code = e.op(f"add i32 {e.op(f'mul i32 {kind}, {layout.seats + 1}')}, {e.op(f'add i32 {owner}, 2')}")
            e.do(f"call void @set_piece(ptr {self.st}, i32 {e.get('i32', goal)}, i32 {code})")

    def do_Store(self, action: act.Store) -> None:
        e = self.e
        self._plain(writes=True)
        base, kept = self.layout.base[action.store], self.plan.description.kept[action.store]
        low, high = (kept.low, kept.high) if kept.sort in ("number", "word") else (-1, 2**31 - 1)

        def bounded() -> str:
            value = self.number(action.value)
            if (low, high) == (-2**31, 2**31 - 1):
                return value
            lowest = e.op(f"call i32 @llvm.smin.i32(i32 {value}, i32 {high})")
            return e.op(f"call i32 @llvm.smax.i32(i32 {lowest}, i32 {low})")

        marker = self.layout.base.get(f"{action.store} goes back")

        def keep(item: str, value: str) -> None:
            self._keep(e.op(f"add i32 {item}, {base}"), value)
            if marker is not None:  # what is set anew does not go back
                self._keep(e.op(f"add i32 {item}, {marker}"), "-1")

        if action.each:
            assert action.of is not None
            with self.each(action.of) as (item, _):
                keep(item, bounded())
            return
        if action.of is None:
            keep("0", bounded())
        else:
            item = self.number(action.of)
            with e.when(e.op(f"icmp sge i32 {item}, 0")):
                keep(item, bounded())
        expiry = self.layout.expiry.get(action.store)
        if expiry is not None:
            self._keep(expiry, self.locals.get(e, form.YOU) if action.until_next_turn else "-1")

    def do_GoBack(self, action: act.GoBack) -> None:
        e, count = self.e, self.layout.count(self.plan.description.kept[action.marker].owner)
        self._plain(writes=True)
        if action.of is not None:
            marked_goes_back(self, action.marker, self.number(action.of), [str(action.mark)])
            return
        with e.counted(str(count)) as (item, _):
            marked_goes_back(self, action.marker, item, [str(action.mark)])

    def do_Toggle(self, action: act.Toggle) -> None:
        self._plain(writes=True)
        base = self.layout.base[action.store]
        with self.each(action.of) as (item, _):
            other = self.e.op(f"sub i32 1, {self.kept(base, item)}")
            self._keep(self.e.op(f"add i32 {item}, {base}"), other)
