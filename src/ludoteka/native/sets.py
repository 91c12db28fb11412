"""Sets of the form as native code: cells, pieces, seats and regions as wide integers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ludoteka.language import form
from ludoteka.machine.sets import quick_first
from ludoteka.native.emit import Function, Module
from ludoteka.native.floods import flood_function, spread_function
from ludoteka.native.frames import Locals
from ludoteka.native.groups import TouchingGroup, touching_group
from ludoteka.native.plan import NotNative, Plan


class SetWriter(ABC):
    """Writes sets and filters into a function over a position (`st`) and a running point (`rp`)."""

    def __init__(self, plan: Plan, e: Function, locals_: Locals, st: str, rp: str) -> None:
        self.plan, self.e, self.locals, self.st, self.rp = plan, e, locals_, st, rp
        self.machine, self.geometry, self.layout = plan.machine, plan.geometry, plan.layout
        self.module: Module = e.module
        self.wide = e.module.set_type

    @abstractmethod
    def number(self, node: form.Expr) -> str:
        """A single value, 32 bits wide."""

    @abstractmethod
    def condition(self, node: form.Expr) -> str:
        """One bit."""

    # ---- the state -------------------------------------------------------------------------------------------------
    def state(self, place: str | int) -> str:
        """An integer of the state."""
        return self.e.get("i32", self.e.at(self.st, place, 4))

    def kept(self, base: int, item: str) -> str:
        """What an item that is there keeps."""
        return self.e.get("i32", self.e.at(self.e.at(self.st, base * 4), item, 4))

    def derived(self, offset: int) -> str:
        return self.e.get(self.wide, self.e.at(self.st, offset))

    def owner_of(self, code: str) -> str:
        table = self.module.table(self.layout.owner_of(code) for code in range(self.layout.codes))
        return self.e.look_up(table, code)

    def kind_of(self, code: str) -> str:
        table = self.module.table(self.layout.kind_of(code) for code in range(self.layout.codes))
        return self.e.look_up(table, code)

    def owned(self, seat: str) -> str:
        """All pieces of a seat; of nobody for -1."""
        e = self.e
        return e.get(self.wide, e.at(e.at(self.st, self.plan.owned + self.plan.set_bytes), seat, self.plan.set_bytes))

    def empty(self) -> str:
        """The cells with nothing on the top layer."""
        every = self.derived(self.plan.empty)
        shift = (self.plan.layers - 1) * self.plan.cells
        return every if not shift else self.e.op(f"lshr {self.wide} {every}, {shift}")

    def cell(self, slot: str) -> str:
        """The cell of a place that is there."""
        return slot if self.plan.layers == 1 else self.e.op(f"urem i32 {slot}, {self.plan.cells}")

    def cells_of(self, places: str) -> str:
        if self.plan.layers == 1:
            return places
        e, full = self.e, (1 << self.plan.cells) - 1
        found = e.both(places, str(full))
        for layer in range(1, self.plan.layers):
            found = e.any_of(found, e.both(e.op(f"lshr {self.wide} {places}, {layer * self.plan.cells}"), str(full)))
        return found

    def places_on(self, cells: str) -> str:
        found = cells
        for layer in range(1, self.plan.layers):
            found = self.e.any_of(found, self.e.op(f"shl {self.wide} {cells}, {layer * self.plan.cells}"))
        return found

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

            def holds() -> str:
                answer = e.variable("i1", "false")
                out = e.label()
                inside = e.label()
                e.branch(there(), inside, out)
                e.place(inside)
                for one in quick_first(node.filters):
                    more = e.label()
                    e.branch(self.passes(one, place), more, out)
                    e.place(more)
                e.put("i1", answer, "true")
                e.place(out)
                return e.get("i1", answer)

            return place, holds
        if self.plan.layers == 1 and isinstance(node, form.CellsOf | form.PiecesOn):
            return self.single(node.pieces if isinstance(node, form.CellsOf) else node.cells)
        return None

    def contains(self, node: form.Expr, item: str) -> str:
        """Whether an item that is there belongs to a set; the set is not built where that can be told without."""
        e = self.e
        if isinstance(node, form.Filtered) and not any(isinstance(one, form.WHOLE) for one in node.filters):
            answer, out = e.variable("i1", "false"), e.label()
            more = e.label()
            e.branch(self.contains(node.source, item), more, out)
            e.place(more)
            for one in quick_first(node.filters):
                more = e.label()
                e.branch(self.passes(one, item), more, out)
                e.place(more)
            e.put("i1", answer, "true")
            e.place(out)
            return e.get("i1", answer)
        if isinstance(node, form.One):
            return e.op(f"icmp eq i32 {self.number(node.of)}, {item}")
        if isinstance(node, form.Pieces):
            return self._is_piece(node, item)
        if isinstance(node, form.Cells):
            cells = self.geometry.size - len(self.geometry.edges)
            return e.op(f"icmp slt i32 {item}, {cells}")
        if isinstance(node, form.Players):
            return "true"
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
        e = self.e
        found = e.variable(self.wide, "0")
        with self.each(node.of) as (item, _):
            self.locals.put(e, node.local, item)
            value = self.set(node.value)
            e.put(self.wide, found, e.any_of(e.get(self.wide, found), value))
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
        e, name = self.e, self.module.sets(table)
        found = e.variable(self.wide, "0")
        with self.each(of) as (item, _):
            one = e.get(self.wide, e.at(name, item, self.plan.set_bytes))
            e.put(self.wide, found, e.any_of(e.get(self.wide, found), one))
        return e.get(self.wide, found)

    # ---- steps -----------------------------------------------------------------------------------------------------
    @property
    def steps(self) -> str:
        """The table of steps: for each direction the next cell of every cell."""
        return self.module.table(goal for table in self.geometry.steps for goal in table)

    def step(self, way: str, cell: str) -> str:
        row = self.e.op(f"mul i32 {way}, {self.plan.cells}")
        return self.e.look_up(self.steps, self.e.op(f"add i32 {row}, {cell}"))

    @contextmanager
    def each_way(self, ways: form.Ways, start: str) -> Iterator[str]:
        """Code for each direction from a cell."""
        e = self.e
        if ways.toward is not None or ways.away is not None:
            with self._straight_ways(ways, start) as way:
                yield way
        elif ways.of_pieces is not None:
            with self._piece_ways(ways.of_pieces, start) as way:
                yield way
        elif ways.chosen is not None:
            chosen = self.number(ways.chosen)
            nothing = len(self.machine.alike) - 1
            place = e.op(f"select i1 {e.op(f'icmp slt i32 {chosen}, 0')}, i32 {nothing}, i32 {chosen}")
            with self._listed([list(one) for one in self.machine.alike], place) as way:
                yield way
        elif ways.ahead_of is not None:
            with self._ahead(ways, start) as way:
                yield way
        else:
            table = [list(self.machine.directions(ways.names, seat)) for seat in range(-1, self.plan.seats)]
            if all(one == table[0] for one in table):
                with self._listed(table[:1], "0") as way:
                    yield way
            else:
                seat = self.number(ways.seat or form.Local(form.YOU))
                with self._listed(table, e.op(f"add i32 {seat}, 1")) as way:
                    yield way

    @contextmanager
    def _listed(self, lists: list[list[int]], which: str) -> Iterator[str]:
        """A loop over one of several constant lists."""
        e = self.e
        longest = max((len(one) for one in lists), default=0)
        if len(lists) == 1 and longest == 1:
            yield str(lists[0][0])
            return
        table = self.module.table(number for one in lists for number in [*one, *([0] * (longest - len(one)))])
        count: str = str(longest)
        if any(len(one) != longest for one in lists):
            count = e.look_up(self.module.table(len(one) for one in lists), which)
        first = e.op(f"mul i32 {which}, {longest}")
        with e.counted(count) as (number, _):
            yield e.look_up(table, e.op(f"add i32 {first}, {number}"))

    @contextmanager
    def _straight_ways(self, ways: form.Ways, start: str) -> Iterator[str]:
        e = self.e
        goal = self.number(ways.toward if ways.toward is not None else ways.away or form.Num(-1))
        away = ways.away is not None
        size = self.geometry.size
        found = [self.machine.toward(one, two, away) for one in range(size) for two in range(size)]
        masks = self.module.table((sum(1 << way for way in one) for one in found), 32)
        there = e.op(f"icmp sge i32 {goal}, 0")
        place = e.op(f"add i32 {e.op(f'mul i32 {start}, {size}')}, {goal}")
        mask = e.look_up(masks, e.op(f"select i1 {there}, i32 {place}, i32 0"))
        mask = e.op(f"select i1 {there}, i32 {mask}, i32 0")
        with e.counted(str(len(self.geometry.directions))) as (way, loop):
            inside = e.label()
            e.branch(e.op(f"trunc i32 {e.op(f'lshr i32 {mask}, {way}')} to i1"), inside, loop.again)
            e.place(inside)
            yield way

    def way_list(self, slot: str) -> tuple[list[list[int]], str]:
        """The ways of each piece as it may face, and which of them belong to the piece on a place."""
        e, facing = self.e, self.layout.base.get("piece.facing", -1)
        code = self.state(slot)
        if facing < 0:
            return [list(self.machine.ways_facing(one, 0)) for one in range(self.layout.codes)], code
        sides = max(1, len(self.geometry.directions))
        lists = [list(self.machine.ways_facing(one, side)) for one in range(self.layout.codes) for side in range(sides)]
        return lists, e.op(f"add i32 {e.op(f'mul i32 {code}, {sides}')}, {self.kept(facing, slot)}")

    @contextmanager
    def _piece_ways(self, pieces: form.Expr, start: str) -> Iterator[str]:
        e = self.e
        if isinstance(pieces, form.One):
            piece = self.number(pieces.of)
            there = e.op(f"icmp sge i32 {piece}, 0")
            safe = e.op(f"select i1 {there}, i32 {piece}, i32 0")
            lists, which = self.way_list(safe)
            inside, out = e.label(), e.label()
            e.branch(there, inside, out)
            e.place(inside)
            with self._listed(lists, which) as way:
                yield way
            e.place(out)
            return
        found = self.set(pieces)
        with e.counted(str(self.plan.layers)) as (layer, loop):
            slot = e.op(f"add i32 {e.op(f'mul i32 {layer}, {self.plan.cells}')}, {start}")
            inside = e.label()
            e.branch(e.has(found, slot), inside, loop.again)
            e.place(inside)
            lists, which = self.way_list(slot)
            with self._listed(lists, which) as way:
                yield way

    @contextmanager
    def _ahead(self, ways: form.Ways, start: str) -> Iterator[str]:
        """Where a piece faces, and what else is named: both are brought into one list first."""
        e = self.e
        room, count = e.space(4 * (len(self.geometry.directions) + 1)), e.variable("i32", "0")
        others = form.Ways(tuple(name for name in ways.names if name != "ahead"), ways.seat)
        if others.names:
            with self.each_way(others, start) as way:
                e.put("i32", e.at(room, e.get("i32", count), 4), way)
                e.add_to("i32", count, "1")
        assert ways.ahead_of is not None
        piece = self.number(ways.ahead_of)
        with e.when(e.op(f"icmp sge i32 {piece}, 0")):
            e.put("i32", e.at(room, e.get("i32", count), 4), self.kept(self.layout.base["piece.facing"], piece))
            e.add_to("i32", count, "1")
        with e.counted(e.get("i32", count)) as (number, _):
            yield e.get("i32", e.at(room, number, 4))

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
        with e.counted(str(self.plan.layers)) as (layer, loop):
            slot = e.op(f"add i32 {e.op(f'mul i32 {layer}, {self.plan.cells}')}, {cell}")
            inside = e.label()
            e.branch(e.has(pieces, slot), inside, loop.again)
            e.place(inside)
            lists, which = self.way_list(slot)
            with self._listed(lists, which) as way:
                goal = self.step(way, cell)
                with e.when(e.op(f"icmp sge i32 {goal}, 0")):
                    self._add(found, goal)
        return e.get(self.wide, found)

    def pair(self, start: str, goal: str) -> tuple[str, str]:
        """The place of two cells in a table of pairs, and whether both are there."""
        e = self.e
        there = e.op(f"icmp sge i32 {e.op(f'or i32 {start}, {goal}')}, 0")
        place = e.op(f"add i32 {e.op(f'mul i32 {start}, {self.plan.cells}')}, {goal}")
        return e.op(f"select i1 {there}, i32 {place}, i32 0"), there

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

    # ---- filters ---------------------------------------------------------------------------------------------------
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

    def filtered(self, source: str, filters: tuple[form.Filter, ...]) -> str:
        """What the filters leave of a set; conditions are asked only where something is left."""
        e = self.e
        found = source
        for number, one in enumerate(filters):
            if isinstance(one, (form.Where, *form.WHOLE)) and number:
                answer, inside, out = e.variable(self.wide, "0"), e.label(), e.label()
                e.branch(e.some(found), inside, out)
                e.place(inside)
                e.put(self.wide, answer, self.filtered(self.keep(one, found), filters[number + 1:]))
                e.place(out)
                return e.get(self.wide, answer)
            found = self.keep(one, found)
        return found

    def keep(self, node: form.Filter, found: str) -> str:
        """What one filter leaves of a set."""
        return getattr(self, f"keep_{type(node).__name__}")(node, found)  # type: ignore[no-any-return]  # one per filter

    def passes(self, node: form.Filter, item: str) -> str:
        """Whether one item that is there passes a filter."""
        maker = getattr(self, f"passes_{type(node).__name__}", None)
        if maker is not None:
            return maker(node, item)  # type: ignore[no-any-return]  # one per filter class
        return self.e.some(self.keep(node, self.e.one(item)))

    def keep_Inside(self, node: form.Inside, found: str) -> str:
        return self.e.both(found, self.set(node.of))

    def passes_Inside(self, node: form.Inside, item: str) -> str:
        return self.contains(node.of, item)

    def keep_Outside(self, node: form.Outside, found: str) -> str:
        return self.e.without(found, self.set(node.of))

    def passes_Outside(self, node: form.Outside, item: str) -> str:
        return self.e.op(f"xor i1 {self.contains(node.of, item)}, true")

    def keep_OwnedBy(self, node: form.OwnedBy, found: str) -> str:
        e = self.e
        if node.sort == "region":
            return self._owned_regions(node, found)
        if node.sort == "cell":
            masks = [self.geometry.mask(cell for cell, owner in enumerate(self.geometry.owners) if owner == one)
                     for one in range(self.plan.seats)]
            everyone = 0
            for mask in masks:
                everyone |= mask
            mine = e.get(self.wide, e.at(self.module.sets(masks), self.number(node.seat), self.plan.set_bytes))
            return e.both(found, e.without(str(everyone), mine) if node.enemy else mine)
        if node.any_of:
            theirs = e.variable(self.wide, "0")
            with self.each(node.seat) as (seat, _):
                e.put(self.wide, theirs, e.any_of(e.get(self.wide, theirs), self.owned(seat)))
            return e.both(found, e.get(self.wide, theirs))
        mine = self.owned(self.number(node.seat))
        if node.enemy:
            return e.without(e.without(found, mine), self.owned("-1"))
        return e.both(found, mine)

    def _owned_regions(self, node: form.OwnedBy, found: str) -> str:
        e = self.e
        masks = [sum(1 << region for region, owner in enumerate(self.machine.region_owners) if owner == seat)
                 for seat in range(self.plan.seats)]
        table = self.module.sets(masks)
        if not node.any_of:
            return e.both(found, e.get(self.wide, e.at(table, self.number(node.seat), self.plan.set_bytes)))
        mask = e.variable(self.wide, "0")
        with self.each(node.seat) as (seat, _):
            one = e.get(self.wide, e.at(table, seat, self.plan.set_bytes))
            e.put(self.wide, mask, e.any_of(e.get(self.wide, mask), one))
        return e.both(found, e.get(self.wide, mask))

    def passes_OwnedBy(self, node: form.OwnedBy, item: str) -> str:
        e = self.e
        if node.sort == "region" or node.any_of:
            return e.some(self.keep_OwnedBy(node, e.one(item)))
        if node.sort == "cell":
            owners = self.module.table(self.geometry.owners)
            owner = e.look_up(owners, item)
        else:
            owner = self.owner_of(self.state(item))
        seat = self.number(node.seat)
        if not node.enemy:
            return e.op(f"icmp eq i32 {owner}, {seat}") if node.sort == "cell" else self._owns(item, owner, seat)
        other = e.op(f"icmp ne i32 {owner}, {seat}")
        return e.op(f"and i1 {other}, {e.op(f'icmp sge i32 {owner}, 0')}")

    def _owns(self, item: str, owner: str, seat: str) -> str:
        """Nothing is owned by nobody only where something stands."""
        e = self.e
        same = e.op(f"icmp eq i32 {owner}, {seat}")
        return e.op(f"and i1 {same}, {e.op(f'icmp ne i32 {self.state(item)}, 0')}")

    def keep_IsEmpty(self, node: form.IsEmpty, found: str) -> str:
        empty = self.empty()
        if node.empty:
            return self.e.both(found, empty)
        full = str((1 << self.plan.cells) - 1)
        return self.e.both(found, self.e.op(f"xor {self.wide} {full}, {empty}"))

    def passes_IsEmpty(self, node: form.IsEmpty, item: str) -> str:
        code = self.kept((self.plan.layers - 1) * self.plan.cells, item)
        return self.e.op(f"icmp {'eq' if node.empty else 'ne'} i32 {code}, 0")

    def keep_Shade(self, node: form.Shade, found: str) -> str:
        geometry = self.geometry
        mask = geometry.mask(cell for cell in range(geometry.size)
                             if ((geometry.columns[cell] + geometry.rows[cell]) % 2 == 0) == node.dark)
        return self.e.both(found, str(mask))

    def keep_InState(self, node: form.InState, found: str) -> str:
        e = self.e
        kept = e.variable(self.wide, "0")
        with e.members(found) as (item, _), e.when(self.passes_InState(node, item)):
            self._add(kept, item)
        return e.get(self.wide, kept)

    def passes_InState(self, node: form.InState, item: str) -> str:
        return self.e.op(f"icmp eq i32 {self.kept(self.layout.base[node.store], item)}, {node.value}")

    def keep_Where(self, node: form.Where, found: str) -> str:
        e = self.e
        surrounded = touching_group(self.plan, node.condition, node.local)
        if surrounded is not None:
            return self._kept_groups(surrounded, found)
        if (able := self.able(node)) is not None:
            return able(found)
        kept = e.variable(self.wide, "0")
        with e.members(found) as (item, _), e.when(self.passes_Where(node, item)):
            self._add(kept, item)
        return e.get(self.wide, kept)

    def together(self, node: form.Where) -> bool:
        """Whether the condition is asked of all members at once."""
        return touching_group(self.plan, node.condition, node.local) is not None or self.able(node) is not None

    @abstractmethod
    def able(self, node: form.Where) -> Callable[[str], str] | None:
        """What tells of many pieces at once whether they can do something, if the condition asks just that."""

    def _kept_groups(self, what: TouchingGroup, found: str) -> str:
        """Members whose whole group touches something, or nothing: all groups of a seat grow at once from what does."""
        e = self.e
        goal = self.set(what.goal)
        near, alive = self.spread(goal, what.near.touching), e.variable(self.wide, "0")
        for seat in range(self.plan.seats):
            inside = self.cells_of(self.set(what.members_of(seat)))
            with e.when(e.some(e.both(found, inside))):
                begin = e.both(inside, near)
                grown = self.flood(begin, inside, what.joined.touching)
                e.put(self.wide, alive, e.any_of(e.get(self.wide, alive), grown))
        touched = e.get(self.wide, alive)
        return e.both(found, touched) if what.touches else e.without(found, touched)

    def passes_Where(self, node: form.Where, item: str) -> str:
        self.locals.put(self.e, node.local, item)
        return self.condition(node.condition)

    def keep_JoinedTo(self, node: form.JoinedTo, found: str) -> str:
        e = self.e
        if node.along:
            start = self.set(node.start)
            places = self.places_on(found) if node.sort == "cell" else found
            return e.both(found, self._joined_along(start, places))
        cells = self.cells_of(found)
        group = self.flood(e.both(self.set(node.start), cells), cells, node.touching)
        return group if self.plan.layers == 1 else e.both(found, self.places_on(group))

    def _joined_along(self, start: str, pieces: str) -> str:
        """All places that are connected with a start by ways of some pieces that meet."""
        e = self.e
        begin = e.both(start, self.cells_of(pieces))
        group, front = e.variable(self.wide, begin), e.variable(self.wide, begin)
        with e.loop() as loop:
            inside = e.label()
            edge = e.get(self.wide, front)
            e.branch(e.some(edge), inside, loop.out)
            e.place(inside)
            near = e.variable(self.wide, "0")
            e.put(self.wide, near, "0")
            with e.members(edge) as (cell, _):
                e.put(self.wide, near, e.any_of(e.get(self.wide, near), self.linked(cell, pieces, pieces)))
            new = e.without(e.get(self.wide, near), e.get(self.wide, group))
            e.put(self.wide, front, new)
            e.put(self.wide, group, e.any_of(e.get(self.wide, group), new))
        return self.places_on(e.get(self.wide, group))

    def flood(self, group: str, inside: str, touching: bool = False) -> str:
        """All of a set that is connected with the group through the set."""
        name = flood_function(self.module, self.geometry.touching if touching else self.geometry.beside)
        return self.e.op(f"call {self.wide} @{name}({self.wide} {group}, {self.wide} {inside})")

    def keep_RowFrom(self, node: form.RowFrom, found: str) -> str:
        e = self.e
        cell, cells = self.number(node.start), self.cells_of(found)
        kept = e.variable(self.wide, "0")
        with self._begun(cell, cells):
            self._add(kept, cell)
            with self.each_way(node.ways, cell) as way:
                self._walk(cell, way, cells, kept)
        return e.both(found, self.places_on(e.get(self.wide, kept)))

    @contextmanager
    def _begun(self, cell: str, cells: str) -> Iterator[None]:
        """Code that is run if a cell is there and belongs to a set."""
        e = self.e
        with e.when(e.op(f"icmp sge i32 {cell}, 0")), e.when(e.has(cells, cell)):
            yield

    def _walk(self, cell: str, way: str, cells: str, kept: str) -> str:
        """Go on from a cell as long as the cells belong to a set, and keep them; how many there were."""
        e = self.e
        count, goal = e.variable("i32"), e.variable("i32")
        e.put("i32", count, "0")
        e.put("i32", goal, self.step(way, cell))
        with e.loop() as loop:
            place = e.get("i32", goal)
            there, inside, on = e.label(), e.label(), e.label()
            e.branch(e.op(f"icmp sge i32 {place}, 0"), there, loop.out)
            e.place(there)
            e.branch(e.has(cells, place), inside, loop.out)
            e.place(inside)
            e.branch(e.has(e.get(self.wide, kept), place), loop.out, on)
            e.place(on)
            self._add(kept, place)
            e.add_to("i32", count, "1")
            e.put("i32", goal, self.step(way, place))
        return e.get("i32", count)

    def keep_LineThrough(self, node: form.LineThrough, found: str) -> str:
        e = self.e
        cell, cells = self.number(node.start), self.cells_of(found)
        longest, most = e.variable(self.wide, "0"), e.variable("i32", "0")
        out = e.label()
        with self._begun(cell, cells):
            for axis in self.machine.axes:
                kept = e.variable(self.wide)
                e.put(self.wide, kept, e.one(cell))
                sides = [self._walk(cell, str(way), cells, kept) for way in axis]
                count = e.op(f"add i32 {e.op(f'add i32 {sides[0]}, {sides[1]}')}, 1")
                if node.exactly:
                    with e.when(e.op(f"icmp eq i32 {count}, {node.exactly}")):
                        e.put(self.wide, longest, e.get(self.wide, kept))
                        e.jump(out)
                with e.when(e.op(f"icmp sgt i32 {count}, {e.get('i32', most)}")):
                    e.put("i32", most, count)
                    e.put(self.wide, longest, e.get(self.wide, kept))
        e.place(out)
        return e.both(found, self.places_on(e.get(self.wide, longest)))

    def keep_Extreme(self, node: form.Extreme, found: str) -> str:
        e = self.e
        kept, best, any_yet = e.variable(self.wide, "0"), e.variable("i32", "0"), e.variable("i1", "false")
        with e.members(found) as (item, _):
            self.locals.put(e, node.local, item)
            value = self.number(node.value)
            worth = value if node.most else e.op(f"sub i32 0, {value}")
            better = e.op(f"icmp sgt i32 {worth}, {e.get('i32', best)}")
            first = e.op(f"xor i1 {e.get('i1', any_yet)}, true")
            with e.when(e.op(f"or i1 {first}, {better}")):
                e.put(self.wide, kept, "0")
                e.put("i32", best, worth)
                e.put("i1", any_yet, "true")
            with e.when(e.op(f"icmp eq i32 {worth}, {e.get('i32', best)}")):
                self._add(kept, item)
        return e.get(self.wide, kept)

    def keep_Superlative(self, node: form.Superlative, found: str) -> str:
        e, machine = self.e, self.machine
        by_seat = node.sort == "region" and node.seat is not None
        seats = range(-1, self.plan.seats) if by_seat else range(-1, 0)
        items = len(machine.regions) if node.sort == "region" else self.layout.slots if node.sort == "piece" else max(
            self.plan.cells, self.plan.seats)
        ranks = [rank for seat in seats for rank in machine.ranking(node.which, node.sort, items, seat)]
        table = self.module.table(ranks)
        row = "0"
        if by_seat and node.seat is not None:
            seat = self.number(node.seat)
            row = e.op(f"mul i32 {e.op(f'add i32 {seat}, 1')}, {items}")
            found = self._seen_regions(seat, found)
        skip = {"second": 1, "third": 2}.get(node.which, 0)
        kept, rest = e.variable(self.wide, "0"), e.variable(self.wide, found)
        with e.counted(str(skip + node.count)) as (number, loop):
            inside = e.label()
            left = e.get(self.wide, rest)
            e.branch(e.some(left), inside, loop.out)
            e.place(inside)
            best, lowest = e.variable("i32"), e.variable("i32")
            e.put("i32", best, "-1")
            e.put("i32", lowest, str(2**31 - 1))
            with e.members(left) as (item, _):
                rank = e.look_up(table, e.op(f"add i32 {row}, {item}"))
                with e.when(e.op(f"icmp slt i32 {rank}, {e.get('i32', lowest)}")):
                    e.put("i32", lowest, rank)
                    e.put("i32", best, item)
            chosen = e.one(e.get("i32", best))
            e.put(self.wide, rest, e.without(left, chosen))
            with e.when(e.op(f"icmp sge i32 {number}, {skip}")):
                e.put(self.wide, kept, e.any_of(e.get(self.wide, kept), chosen))
        return e.get(self.wide, kept)

    def _seen_regions(self, seat: str, found: str) -> str:
        """For a player moving sideways, the columns of the board are rows and the rows columns."""
        e, machine, seen = self.e, self.machine, found
        for one in range(self.plan.seats):
            for kind in ("row", "column"):
                mask = machine.region_set(kind)
                if machine.seen_regions(mask, one) != mask:
                    mine = e.op(f"icmp eq i32 {seat}, {one}")
                    same = e.op(f"and i1 {mine}, {e.op(f'icmp eq {self.wide} {found}, {mask}')}")
                    other = machine.seen_regions(mask, one)
                    seen = e.op(f"select i1 {same}, {self.wide} {other}, {self.wide} {seen}")
        return seen
