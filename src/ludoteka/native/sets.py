"""Sets of the form as native code: cells, pieces, seats and regions as wide integers."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ludoteka.language import form
from ludoteka.machine.filters import quick_first
from ludoteka.native.directions import DirectionWriter
from ludoteka.native.floods import flood_function, spread_function
from ludoteka.native.plan import NotNative


class SetWriter(DirectionWriter):
    """Writes sets, and whether something belongs to them; filters are left to the one who writes those."""

    @abstractmethod
    def filtered(self, source: str, filters: tuple[form.Filter, ...]) -> str:
        """What filters leave of a set."""

    @abstractmethod
    def passes(self, node: form.Filter, item: str) -> str:
        """Whether one item that is there passes a filter."""

    # ---- any set ---------------------------------------------------------------------------------------------------
    def set(self, node: form.Expr) -> str:
        """A set as a value."""
        if isinstance(node, form.Local):
            return self.locals.get(self.e, node.index)
        maker = getattr(self, f"set_{type(node).__name__}", None)
        if maker is None:
            raise NotNative(f"{type(node).__name__} is no set")
        return maker(node)  # type: ignore[no-any-return]  # one maker per node class

    @contextmanager
    def each(self, node: form.Expr) -> Iterator[tuple[str, str]]:
        """Code for each member of a set; gives the member and the label behind all of them."""
        e = self.e
        single = self.single(node)
        if single is None:
            with e.members(self.set(node)) as (item, loop):
                yield item, loop.out
            return
        item, holds = single
        inside, out = e.label(), e.label()
        e.branch(holds(), inside, out)
        e.place(inside)
        yield item, out
        e.place(out)

    def single(self, node: form.Expr) -> tuple[str, Callable[[], str]] | None:
        """The only member that a set can have, and the code that tells whether it does."""
        e = self.e
        if isinstance(node, form.One):
            item = self.number(node.of)
            return item, lambda: e.op(f"icmp sge i32 {item}, 0")
        if isinstance(node, form.Filtered) and not any(isinstance(one, form.WHOLE) for one in node.filters):
            source = self.single(node.source)
            if source is None:
                return None
            place, there = source

            return place, lambda: self._passes_all(there(), node.filters, place)
        if self.plan.layers == 1 and isinstance(node, form.CellsOf | form.PiecesOn):
            return self.single(node.pieces if isinstance(node, form.CellsOf) else node.cells)
        return None

    def _passes_all(self, there: str, filters: tuple[form.Filter, ...], item: str) -> str:
        """Whether an item, if it is there at all, passes each filter."""
        e = self.e
        answer, more, out = e.variable("i1", "false"), e.label(), e.label()
        e.branch(there, more, out)
        e.place(more)
        for one in quick_first(filters):
            more = e.label()
            e.branch(self.passes(one, item), more, out)
            e.place(more)
        e.put("i1", answer, "true")
        e.place(out)
        return e.get("i1", answer)

    def contains(self, node: form.Expr, item: str) -> str:
        """Whether an item that is there belongs to a set; the set is not built where that can be told without."""
        e = self.e
        if isinstance(node, form.Filtered) and not any(isinstance(one, form.WHOLE) for one in node.filters):
            return self._passes_all(self.contains(node.source, item), node.filters, item)
        if isinstance(node, form.One):
            return e.op(f"icmp eq i32 {self.number(node.of)}, {item}")
        if isinstance(node, form.Pieces):
            return self._is_piece(node, item)
        if isinstance(node, form.Cells):
            cells = self.geometry.all_cells.bit_length()
            return e.op(f"icmp slt i32 {item}, {cells}")
        if isinstance(node, form.Players):
            return "true"
        if isinstance(node, form.InZones | form.ThingsOn):
            return self.lies_in(node, item)
        if isinstance(node, form.Union):
            answer, out = e.variable("i1", "true"), e.label()
            for part in node.parts:
                more = e.label()
                e.branch(self.contains(part, item), out, more)
                e.place(more)
            e.put("i1", answer, "false")
            e.place(out)
            return e.get("i1", answer)
        if self.plan.layers == 1 and isinstance(node, form.CellsOf):
            return self.contains(node.pieces, item)
        if self.plan.layers == 1 and isinstance(node, form.PiecesOn):
            return self.contains(node.cells, item)
        if isinstance(node, form.Call):
            return self.call_contains(node, item)
        if isinstance(node, form.Gather):
            return self._gather_contains(node, item)
        if isinstance(node, form.Sight | form.Steps):
            found = self._straight_contains(node, item)
            if found:
                return found
        return e.has(self.set(node), item)

    @abstractmethod
    def lies_in(self, node: form.InZones | form.ThingsOn, thing: str) -> str:
        """Whether a thing that is there lies in one of some zones, or on one of some cells."""

    @abstractmethod
    def call_contains(self, node: form.Call, item: str) -> str:
        """Whether an item belongs to what an explained word gives."""

    def _gather_contains(self, node: form.Gather, item: str) -> str:
        e = self.e
        answer = e.variable("i1", "false")
        with self.each(node.of) as (one, out):
            self.locals.put(e, node.local, one)
            with e.when(self.contains(node.value, item)):
                e.put("i1", answer, "true")
                e.jump(out)
        return e.get("i1", answer)

    def _straight_contains(self, node: form.Sight | form.Steps, item: str) -> str:
        """Whether a cell lies straight from another: looked up, with nothing standing between where it is seen."""
        e, ways = self.e, node.ways
        single = self.single(node.start)
        named = not any((ways.toward, ways.away, ways.of_pieces, ways.chosen, ways.ahead_of))
        once = isinstance(node, form.Steps) and isinstance(node.count, form.Num) and node.count.value == 1
        small = self.plan.plain and self.geometry.size <= 128 and self.geometry.directions
        if single is None or not named or not small:
            return ""
        if isinstance(node, form.Steps) and not once:
            return ""
        start, holds = single
        by_seat = [self.machine.directions(ways.names, seat) for seat in range(-1, self.plan.seats)]
        masks = [sum(1 << way for way in one) for one in by_seat]
        wanted = str(masks[0])
        if any(mask != masks[0] for mask in masks):
            seat = self.number(ways.seat or form.Local(form.YOU))
            wanted = e.look_up(self.module.table(masks), e.op(f"add i32 {seat}, 1"))
        cells = range(self.geometry.size)
        straight = [self.machine.straight(one, two) for one in cells for two in cells]
        leads = self.module.table((sum(1 << way for way in found if not once or not between)
                                   for found, between in straight), 16)
        answer = e.variable("i1", "false")
        with e.when(holds()):
            place = e.op(f"add i32 {e.op(f'mul i32 {start}, {self.plan.cells}')}, {item}")
            towards = e.op(f"zext i16 {e.look_up(leads, place, 16)} to i32")
            with e.when(e.op(f"icmp ne i32 {e.op(f'and i32 {towards}, {wanted}')}, 0")):
                if once:
                    e.put("i1", answer, "true")
                else:
                    table = self.module.sets(between for _, between in straight)
                    between = e.get(self.wide, e.at(table, place, self.plan.set_bytes))
                    e.put("i1", answer, e.op(f"icmp eq {self.wide} {e.without(between, self.empty())}, 0"))
        return e.get("i1", answer)

    def _is_piece(self, node: form.Pieces, item: str) -> str:
        code = self.state(item)
        if not node.kinds:
            return self.e.op(f"icmp ne i32 {code}, 0")
        kinds = {self.layout.kinds.index(kind) for kind in node.kinds}
        if len(kinds) == self.plan.kinds:
            return self.e.op(f"icmp ne i32 {code}, 0")
        table = self.module.table((self.layout.kind_of(code) in kinds for code in range(self.layout.codes)), 8)
        return self.e.op(f"trunc i8 {self.e.look_up(table, code, 8)} to i1")

    # ---- plain sets ------------------------------------------------------------------------------------------------
    def set_Cells(self, node: form.Cells) -> str:
        return str(self.geometry.all_cells)

    def set_Edges(self, node: form.Edges) -> str:
        return str(self.geometry.mask(self.geometry.edges))

    def set_Corners(self, node: form.Corners) -> str:
        return str(self.geometry.mask(self.geometry.corners))

    def set_BoardCells(self, node: form.BoardCells) -> str:
        return str(self.geometry.mask(next(cells for name, _, cells in self.geometry.boards if name == node.board)))

    def set_Players(self, node: form.Players) -> str:
        return str((1 << self.plan.seats) - 1)

    def set_Regions(self, node: form.Regions) -> str:
        return str(self.machine.region_set(node.kind))

    def set_Pieces(self, node: form.Pieces) -> str:
        kinds = {self.layout.kinds.index(kind) for kind in node.kinds}
        if not kinds or len(kinds) == self.plan.kinds:
            full = (1 << self.layout.slots) - 1
            return self.e.op(f"xor {self.wide} {self.derived(self.plan.empty)}, {full}")
        found = "0"
        for kind in sorted(kinds):
            one = self.derived(self.plan.of_kind + kind * self.plan.set_bytes)
            found = self.e.any_of(found, one) if found != "0" else one
        return found

    def set_One(self, node: form.One) -> str:
        return self.one_or_none(self.number(node.of))

    def one_or_none(self, item: str) -> str:
        e = self.e
        there = e.op(f"icmp sge i32 {item}, 0")
        safe = e.op(f"select i1 {there}, i32 {item}, i32 0")
        return e.op(f"select i1 {there}, {self.wide} {e.one(safe)}, {self.wide} 0")

    def set_Union(self, node: form.Union) -> str:
        found = "0"
        for part in node.parts:
            found = self.e.any_of(found, self.set(part))
        return found

    def set_Gather(self, node: form.Gather) -> str:
        def given(item: str) -> str:
            self.locals.put(self.e, node.local, item)
            return self.set(node.value)

        return self.gathered(node.of, given)

    def gathered(self, of: form.Expr, given: Callable[[str], str]) -> str:
        """The union of the sets that the members of a set give."""
        e, found = self.e, self.e.variable(self.wide, "0")
        with self.each(of) as (item, _):
            one = given(item)
            e.put(self.wide, found, e.any_of(e.get(self.wide, found), one))
        return e.get(self.wide, found)

    def set_CellsOf(self, node: form.CellsOf) -> str:
        return self.cells_of(self.set(node.pieces))

    def set_PiecesOn(self, node: form.PiecesOn) -> str:
        return self.places_on(self.set(node.cells))

    def set_RegionCells(self, node: form.RegionCells) -> str:
        return self._joined(node.regions, self.machine.regions)

    def set_Call(self, node: form.Call) -> str:
        return self.call(node)

    @abstractmethod
    def call(self, node: form.Call) -> str:
        """What an explained word gives."""

    def _joined(self, of: form.Expr, table: list[int]) -> str:
        """The union of a table's sets over the members of a set."""
        name = self.module.sets(table)
        return self.gathered(of, lambda item: self.e.get(self.wide, self.e.at(name, item, self.plan.set_bytes)))

    def _add(self, found: str, item: str) -> None:
        e = self.e
        e.put(self.wide, found, e.any_of(e.get(self.wide, found), e.one(item)))

    def set_Steps(self, node: form.Steps) -> str:
        e = self.e
        found = e.variable(self.wide, "0")
        once = isinstance(node.count, form.Num) and node.count.value == 1
        far = "1" if once else self.number(node.count)
        with self.each(node.start) as (cell, _):
            if once and not self.geometry.directions:
                near = e.get(self.wide, e.at(self.module.sets(self.geometry.beside), cell, self.plan.set_bytes))
                e.put(self.wide, found, e.any_of(e.get(self.wide, found), near))
            with self.each_way(node.ways, cell) as way:
                goal = e.variable("i32", cell)
                if once:
                    e.put("i32", goal, self.step(way, cell))
                else:
                    most = e.op(f"call i32 @llvm.smin.i32(i32 {far}, i32 {self.plan.cells})")
                    with e.counted(most) as (_, loop):
                        after = self.step(way, e.get("i32", goal))
                        e.put("i32", goal, after)
                        more = e.label()
                        e.branch(e.op(f"icmp sge i32 {after}, 0"), more, loop.out)
                        e.place(more)
                last = e.get("i32", goal)
                reached = e.op(f"icmp sge i32 {last}, 0")
                if not once:
                    reached = e.op(f"and i1 {reached}, {e.op(f'icmp sgt i32 {far}, 0')}")
                with e.when(reached):
                    self._add(found, last)
        return e.get(self.wide, found)

    def set_Within(self, node: form.Within) -> str:
        e = self.e
        begin = self.set(node.start)
        found = e.variable(self.wide, begin)
        table = self.module.sets(self.geometry.touching)
        most = e.op(f"call i32 @llvm.smin.i32(i32 {self.number(node.count)}, i32 {self.plan.cells})")
        with e.counted(most), e.members(e.get(self.wide, found)) as (cell, _):
            near = e.get(self.wide, e.at(table, cell, self.plan.set_bytes))
            e.put(self.wide, found, e.any_of(e.get(self.wide, found), near))
        return e.without(e.get(self.wide, found), begin)

    def set_Sight(self, node: form.Sight) -> str:
        e = self.e
        found = e.variable(self.wide, "0")
        top = (self.plan.layers - 1) * self.plan.cells
        with self.each(node.start) as (cell, _), self.each_way(node.ways, cell) as way:
            goal = e.variable("i32", self.step(way, cell))
            with e.loop() as loop:
                place = e.get("i32", goal)
                inside, on = e.label(), e.label()
                there = e.op(f"icmp sge i32 {place}, 0")
                e.branch(e.op(f"and i1 {there}, {e.op(f'icmp ne i32 {place}, {cell}')}"), inside, loop.out)
                e.place(inside)
                self._add(found, place)
                e.branch(e.op(f"icmp eq i32 {self.kept(top, place)}, 0"), on, loop.out)
                e.place(on)
                e.put("i32", goal, self.step(way, place))
        return e.get(self.wide, found)

    def set_Leap(self, node: form.Leap) -> str:
        return self._joined(node.start, self.machine.leaps(node.long, node.short))

    def set_Near(self, node: form.Near) -> str:
        table = self.geometry.touching if node.touching else self.geometry.beside
        if self.single(node.start) is not None and not node.outside:
            return self._joined(node.start, table)
        begin = self.set(node.start)
        found = self.spread(begin, node.touching)
        return self.e.without(found, begin) if node.outside else found

    def spread(self, found: str, touching: bool) -> str:
        """All neighbours of the members of a set."""
        name = spread_function(self.module, self.geometry.touching if touching else self.geometry.beside)
        return self.e.op(f"call {self.wide} @{name}({self.wide} {found})")

    def set_Linked(self, node: form.Linked) -> str:
        e = self.e
        start, found = self.set(node.pieces), e.variable(self.wide, "0")
        with e.members(self.cells_of(start)) as (cell, _):
            near = self.linked(cell, start, str((1 << self.layout.slots) - 1))
            e.put(self.wide, found, e.any_of(e.get(self.wide, found), near))
        return e.get(self.wide, found)

    def linked(self, cell: str, pieces: str, others: str) -> str:
        """The cells one step along the ways of a cell's pieces, where one of the others has a way back."""
        e = self.e
        found = e.variable(self.wide, "0")
        with e.members(self._reached(cell, pieces)) as (goal, loop):
            inside = e.label()
            e.branch(e.has(self._reached(goal, others), cell), inside, loop.again)
            e.place(inside)
            self._add(found, goal)
        return e.get(self.wide, found)

    def _reached(self, cell: str, pieces: str) -> str:
        e = self.e
        found = e.variable(self.wide, "0")
        with self.ways_on(cell, pieces) as way:
            goal = self.step(way, cell)
            with e.when(e.op(f"icmp sge i32 {goal}, 0")):
                self._add(found, goal)
        return e.get(self.wide, found)

    def _of_pair(self, table: str, start: str, goal: str) -> str:
        place, there = self.pair(start, goal)
        found = self.e.get(self.wide, self.e.at(table, place, self.plan.set_bytes))
        return self.e.op(f"select i1 {there}, {self.wide} {found}, {self.wide} 0")

    def set_Between(self, node: form.Between) -> str:
        cells = range(self.geometry.size)
        table = self.module.sets(self.machine.between(one, two) for one in cells for two in cells)
        return self._of_pair(table, self.number(node.start), self.number(node.goal))

    def set_Line(self, node: form.Line) -> str:
        cells = range(self.geometry.size)
        if node.goal is None:
            table = self.module.sets(self.machine.lines_through(cell) for cell in cells)
            start = self.number(node.start)
            there = self.e.op(f"icmp sge i32 {start}, 0")
            safe = self.e.op(f"select i1 {there}, i32 {start}, i32 0")
            found = self.e.get(self.wide, self.e.at(table, safe, self.plan.set_bytes))
            return self.e.op(f"select i1 {there}, {self.wide} {found}, {self.wide} 0")
        table = self.module.sets(self.machine.line(one, two) for one in cells for two in cells)
        return self._of_pair(table, self.number(node.start), self.number(node.goal))

    def set_Across(self, node: form.Across) -> str:
        table = self.machine.across(node.sort)
        masks = [1 << goal if goal >= 0 else 0 for goal in table]
        return self._joined(node.of, masks)

    def set_Filtered(self, node: form.Filtered) -> str:
        e = self.e
        single = self.single(node)
        if single is not None:
            item, holds = single
            answer = e.variable(self.wide, "0")
            with e.when(holds()):
                e.put(self.wide, answer, e.one(item))
            return e.get(self.wide, answer)
        return self.filtered(self.set(node.source), quick_first(node.filters))

    def flood(self, group: str, inside: str, touching: bool = False) -> str:
        """All of a set that is connected with the group through the set."""
        name = flood_function(self.module, self.geometry.touching if touching else self.geometry.beside)
        return self.e.op(f"call {self.wide} @{name}({self.wide} {group}, {self.wide} {inside})")
