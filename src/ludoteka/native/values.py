"""Numbers and conditions of the form as native code."""

from __future__ import annotations

from abc import abstractmethod

from ludoteka.language import form
from ludoteka.machine.filters import quick_first
from ludoteka.native import plan as at
from ludoteka.native.equations import equation_function
from ludoteka.native.filters import FilterWriter
from ludoteka.native.plan import NotNative

COMPARE = {"=": "eq", "!=": "ne", "<": "slt", "<=": "sle", ">": "sgt", ">=": "sge"}
QUICK = {"+": "sadd.sat", "-": "ssub.sat", "max": "smax", "min": "smin"}
"""What the processor works out at once; sums beyond 32 bits stay at their bound."""
CONDITIONS = (form.Compare, form.SameNumbers, form.TrueEquation, form.All, form.Any, form.Not, form.Some, form.CountIs,
              form.Member, form.Can, form.Stuck, form.Occurred, form.Together, form.Joins, form.JoinsMany)


class ValueWriter(FilterWriter):
    """Writes every value of the form; what asks the whole machine is left to the one who writes that."""

    @abstractmethod
    def more(self, store: str, item: str) -> str:
        """How much more the number of an item that is there is read as."""

    @abstractmethod
    def can(self, verb: str, thing: str, you: str, sort: str) -> str:
        """Whether a thing has a way to do something."""

    @abstractmethod
    def stuck(self, seat: str) -> str:
        """Whether a seat could not finish a turn."""

    # ---- single values ---------------------------------------------------------------------------------------------
    def number(self, node: form.Expr) -> str:
        if isinstance(node, CONDITIONS):
            return self.e.op(f"zext i1 {self.condition(node)} to i32")
        maker = getattr(self, f"number_{type(node).__name__}", None)
        if maker is None:
            raise NotNative(f"{type(node).__name__} is no number")
        return maker(node)  # type: ignore[no-any-return]  # one maker per node class

    def value(self, node: form.Expr) -> str:
        """A set or a number, as the node is."""
        return self.set(node) if self.plan.is_set(node, self.locals.sets) else self.number(node)

    def number_Num(self, node: form.Num) -> str:
        return str(node.value)

    def number_Setting(self, node: form.Setting) -> str:
        return str(self.machine.setting(node.option))

    def number_Local(self, node: form.Local) -> str:
        return self.locals.get(self.e, node.index)

    def number_Read(self, node: form.Read) -> str:
        if node.of is None:
            kept = self.state(self.layout.base[node.store])
            return self._added(kept, self.more(node.store, "0")) if self.plan.changes(node) else kept
        nothing = 0 if self.machine.description.kept[node.store].sort == "number" else -1
        return self._if_there(self.number(node.of), lambda item: self._read(node, item), nothing)

    def _read(self, node: form.Read, item: str) -> str:
        kept = self.kept_by(node.store, item)
        return self._added(kept, self.more(node.store, item)) if self.plan.changes(node) else kept

    def _added(self, kept: str, more: str) -> str:
        return self.e.op(f"call i32 @llvm.sadd.sat.i32(i32 {kept}, i32 {more})")

    def _if_there(self, item: str, found: object, nothing: int = -1) -> str:
        """A value of an item, or a constant where there is none."""
        e = self.e
        there = e.op(f"icmp sge i32 {item}, 0")
        safe = e.op(f"select i1 {there}, i32 {item}, i32 0")
        assert callable(found)
        return e.op(f"select i1 {there}, i32 {found(safe)}, i32 {nothing}")

    def number_Arithmetic(self, node: form.Arithmetic) -> str:
        e, left, right = self.e, self.number(node.left), self.number(node.right)
        if node.op in QUICK:
            return e.op(f"call i32 @llvm.{QUICK[node.op]}.i32(i32 {left}, i32 {right})")
        wide = [e.op(f"sext i32 {one} to i64") for one in (left, right)]
        if node.op == "*":
            return self._narrowed(e.op(f"mul i64 {wide[0]}, {wide[1]}"))
        by_zero = e.op(f"icmp eq i32 {right}, 0")
        safe = e.op(f"select i1 {by_zero}, i64 1, i64 {wide[1]}")
        return e.op(f"select i1 {by_zero}, i32 0, i32 {self._narrowed(e.op(f'sdiv i64 {wide[0]}, {safe}'))}")

    def _narrowed(self, wide: str) -> str:
        """The nearest number that 32 bits can hold; what is kept is bounded so, too."""
        e = self.e
        low = e.op(f"call i64 @llvm.smax.i64(i64 {wide}, i64 {-2**31})")
        return e.op(f"trunc i64 {e.op(f'call i64 @llvm.smin.i64(i64 {low}, i64 {2**31 - 1})')} to i32")

    def number_Count(self, node: form.Count) -> str:
        return self.count_of(node.of)

    def count_of(self, node: form.Expr) -> str:
        """How many members a set has, without building it where a line is counted."""
        if isinstance(node, form.Filtered) and isinstance(node.filters[-1], form.LineThrough) and self.plan.plain:
            return self._line_length(node, node.filters[-1])
        single = self.single(node)
        if single is not None:
            return self.e.op(f"zext i1 {single[1]()} to i32")
        return self.e.count(self.set(node))

    def _line_length(self, node: form.Filtered, line: form.LineThrough) -> str:
        """The longest unbroken line through a cell, counted cell by cell."""
        e = self.e
        rest = form.Filtered(node.source, node.filters[:-1], node.sort) if len(node.filters) > 1 else node.source
        cell, most = self.number(line.start), e.variable("i32", "0")
        out = e.label()
        with e.when(e.op(f"icmp sge i32 {cell}, 0")), e.when(self.contains(rest, cell)):
            e.put("i32", most, "1")
            axes = [axis for axis in self.machine.axes if any(goal >= 0 for goal in self.geometry.steps[axis[0]])]
            table = self.module.table(way for axis in axes for way in axis)
            with e.counted(str(len(axes))) as (axis, _):
                count = e.variable("i32", "1")
                with e.counted("2") as (side, _):
                    way = e.look_up(table, e.op(f"add i32 {e.op(f'shl i32 {axis}, 1')}, {side}"))
                    goal = e.variable("i32", self.step(way, cell))
                    with e.loop() as loop:
                        place = e.get("i32", goal)
                        there, inside = e.label(), e.label()
                        e.branch(e.op(f"icmp sge i32 {place}, 0"), there, loop.out)
                        e.place(there)
                        e.branch(self.contains(rest, place), inside, loop.out)
                        e.place(inside)
                        e.add_to("i32", count, "1")
                        e.put("i32", goal, self.step(way, place))
                found = e.get("i32", count)
                if line.exactly:
                    with e.when(e.op(f"icmp eq i32 {found}, {line.exactly}")):
                        e.put("i32", most, found)
                        e.jump(out)
                e.put("i32", most, e.op(f"call i32 @llvm.smax.i32(i32 {e.get('i32', most)}, i32 {found})"))
        e.place(out)
        return e.get("i32", most)

    def number_Fold(self, node: form.Fold) -> str:
        e = self.e
        total, any_yet = e.variable("i32", "0"), e.variable("i1", "false")
        with self.each(node.of) as (item, _):
            self.locals.put(e, node.local, item)
            value, before = self.number(node.value), e.get("i32", total)
            if node.how == "total":
                new = e.op(f"call i32 @llvm.sadd.sat.i32(i32 {before}, i32 {value})")
            else:
                how = "smax" if node.how == "highest" else "smin"
                best = e.op(f"call i32 @llvm.{how}.i32(i32 {before}, i32 {value})")
                new = e.op(f"select i1 {e.get('i1', any_yet)}, i32 {best}, i32 {value}")
                e.put("i1", any_yet, "true")
            e.put("i32", total, new)
        return e.get("i32", total)

    def _pair_number(self, numbers: list[int], start: str, goal: str, nothing: int) -> str:
        place, there = self.pair(start, goal)
        found = self.e.look_up(self.module.table(numbers, 16), place, 16)
        wide = self.e.op(f"sext i16 {found} to i32")
        return self.e.op(f"select i1 {there}, i32 {wide}, i32 {nothing}")

    def number_Distance(self, node: form.Distance) -> str:
        cells = range(self.geometry.size)
        numbers = [self.machine.distance(one, two) for one in cells for two in cells]
        return self._pair_number(numbers, self.number(node.start), self.number(node.goal), -1)

    def number_StraightSteps(self, node: form.StraightSteps) -> str:
        cells = range(self.geometry.size)
        numbers = [self.machine.straight_steps(one, two) for one in cells for two in cells]
        return self._pair_number(numbers, self.number(node.start), self.number(node.goal), 0)

    def number_PositionOf(self, node: form.PositionOf) -> str:
        return self.e.op(f"add i32 {self.number(node.cell)}, 1")

    def number_LineNumber(self, node: form.LineNumber) -> str:
        table = self.module.table(self.machine.line_numbers[node.kind])
        return self._if_there(self.number(node.cell), lambda cell: self.e.look_up(table, cell), nothing=0)

    def number_TurnNumber(self, node: form.TurnNumber) -> str:
        return self.state(self.layout.turn_number)

    def number_CellOf(self, node: form.CellOf) -> str:
        piece = self.number(node.piece)
        return piece if self.plan.layers == 1 else self._if_there(piece, self.cell)

    def number_OwnerOf(self, node: form.OwnerOf) -> str:
        if node.sort == "cell":
            table = self.module.table(self.geometry.owners)
            return self._if_there(self.number(node.thing), lambda cell: self.e.look_up(table, cell))
        if node.sort == "thing":
            return self._if_there(self.number(node.thing), self.thing_owner)
        return self._if_there(self.number(node.thing), lambda slot: self.owner_of(self.state(slot)))

    def number_KindOf(self, node: form.KindOf) -> str:
        return self._if_there(self.number(node.piece), lambda slot: self.kind_of(self.state(slot)))

    def number_WayCount(self, node: form.WayCount) -> str:
        def count(slot: str) -> str:
            lists, which = self.way_list(slot)
            return self.e.look_up(self.module.table(len(one) for one in lists), which)

        return self._if_there(self.number(node.piece), count, 0)

    def number_SeatAfter(self, node: form.SeatAfter) -> str:
        seat = self.number(node.seat)
        far = self.e.op(f"add i32 {seat}, {node.steps % self.plan.seats + self.plan.seats}")
        return self.e.op(f"urem i32 {far}, {self.plan.seats}")

    def number_RegionOf(self, node: form.RegionOf) -> str:
        table = self.module.table(self.machine.region_table(node.kind))
        return self._if_there(self.number(node.cell), lambda cell: self.e.look_up(table, cell))

    def number_NamedCell(self, node: form.NamedCell) -> str:
        names = self.geometry.names
        return str(names.index(node.name) if node.name in names else -1)

    def number_CellAt(self, node: form.CellAt) -> str:
        e = self.e
        width = max(self.geometry.columns, default=0) + 1
        height = max(self.geometry.rows, default=0) + 1
        table = self.module.table(self.machine.cell_at(x, y) for y in range(height) for x in range(width))
        column, row = (e.op(f"add i32 {self.number(one)}, -1") for one in (node.column, node.row))
        across, up = e.op(f"icmp ult i32 {column}, {width}"), e.op(f"icmp ult i32 {row}, {height}")
        inside = e.op(f"and i1 {across}, {up}")
        place = e.op(f"add i32 {e.op(f'mul i32 {row}, {width}')}, {column}")
        found = e.look_up(table, e.op(f"select i1 {inside}, i32 {place}, i32 0"))
        return e.op(f"select i1 {inside}, i32 {found}, i32 -1")

    def number_FirstOf(self, node: form.FirstOf) -> str:
        single = self.single(node.of)
        if single is not None:
            item, holds = single
            return self.e.op(f"select i1 {holds()}, i32 {item}, i32 -1")
        return self.e.first(self.set(node.of))

    def number_Call(self, node: form.Call) -> str:
        return self.call(node)

    # ---- conditions ------------------------------------------------------------------------------------------------
    def condition(self, node: form.Expr) -> str:
        maker = getattr(self, f"condition_{type(node).__name__}", None)
        if maker is not None:
            return maker(node)  # type: ignore[no-any-return]  # one maker per node class
        if self.plan.is_set(node, self.locals.sets):
            return self.e.some(self.set(node))
        return self.e.op(f"icmp ne i32 {self.number(node)}, 0")

    def condition_Compare(self, node: form.Compare) -> str:
        e, sets = self.e, self.locals.sets
        if self.plan.is_set(node.left, sets) or self.plan.is_set(node.right, sets):
            left, right = (self.set(one) if self.plan.is_set(one, sets) else self.one_or_none(self.number(one))
                           for one in (node.left, node.right))
            return e.op(f"icmp {COMPARE[node.op].replace('s', 'u', 1)} {self.wide} {left}, {right}")
        return e.op(f"icmp {COMPARE[node.op]} i32 {self.number(node.left)}, {self.number(node.right)}")

    def condition_All(self, node: form.All) -> str:
        return self._in_turn(node.parts, stop_at="false")

    def condition_Any(self, node: form.Any) -> str:
        return self._in_turn(node.parts, stop_at="true")

    def _in_turn(self, parts: tuple[form.Expr, ...], stop_at: str) -> str:
        e = self.e
        answer, out = e.variable("i1", stop_at), e.label()
        for part in parts:
            more = e.label()
            holds = self.condition(part)
            e.branch(holds, *((out, more) if stop_at == "true" else (more, out)))
            e.place(more)
        e.put("i1", answer, "false" if stop_at == "true" else "true")
        e.place(out)
        return e.get("i1", answer)

    def condition_Not(self, node: form.Not) -> str:
        return self.e.op(f"xor i1 {self.condition(node.part)}, true")

    def condition_Some(self, node: form.Some) -> str:
        single = self.single(node.of)
        if single is not None:
            return single[1]()
        of = node.of
        filters = quick_first(of.filters) if isinstance(of, form.Filtered) else ()
        if isinstance(of, form.Filtered) and isinstance(filters[-1], form.Where) and not self.together(filters[-1]):
            return self._some_where(of, filters[:-1], filters[-1])
        return self.e.some(self.set(of))

    def _some_where(self, of: form.Filtered, before: tuple[form.Filter, ...], last: form.Where) -> str:
        """The first member that fits is enough."""
        e = self.e
        rest = form.Filtered(of.source, before, of.sort) if before else of.source
        answer = e.variable("i1", "false")
        with self.each(rest) as (item, out), e.when(self.passes_Where(last, item)):
            e.put("i1", answer, "true")
            e.jump(out)
        return e.get("i1", answer)

    def condition_CountIs(self, node: form.CountIs) -> str:
        count = self.count_of(node.of)
        return self.e.op(f"icmp {COMPARE[node.op]} i32 {count}, {self.number(node.count)}")

    def condition_Member(self, node: form.Member) -> str:
        e = self.e
        item = self.number(node.item)
        answer = e.variable("i1", "false")
        with e.when(e.op(f"icmp sge i32 {item}, 0")):
            e.put("i1", answer, self.contains(node.of, item))
        return e.get("i1", answer)

    def condition_Can(self, node: form.Can) -> str:
        return self.can(node.verb, self.number(node.thing), self.locals.get(self.e, form.YOU), node.sort)

    def condition_Stuck(self, node: form.Stuck) -> str:
        return self.stuck(self.number(node.seat))

    def condition_Occurred(self, node: form.Occurred) -> str:
        e = self.e
        mark = e.get("i64", e.at(self.st, self.plan.board_mark))
        if not node.board:
            mark = e.op(f"add i64 {mark}, {e.get('i64', e.at(self.st, self.plan.rest_mark))}")
        history = e.get("ptr", e.at(self.st, self.plan.history))
        length = e.get("i64", e.at(self.st, self.plan.history + 8))
        found = e.op(f"call i32 @occurrences(ptr {history}, i64 {length}, i64 {mark})")
        recorded = e.get("i32", e.at(self.rp, at.RECORDED))
        total = e.op(f"add i32 {found}, {e.op(f'sub i32 1, {recorded}')}")
        return e.op(f"icmp sge i32 {total}, {self.number(node.times)}")

    def condition_Together(self, node: form.Together) -> str:
        e = self.e
        inside = self.set(node.of)
        lowest = e.both(inside, e.op(f"sub {self.wide} 0, {inside}"))
        group = self.flood(lowest, inside, node.touching)
        return e.op(f"icmp eq {self.wide} {group}, {inside}")

    def condition_Joins(self, node: form.Joins) -> str:
        e = self.e
        inside = self.set(node.of)
        goals = [self.set(goal) for goal in node.goals]
        if len(goals) == 2:
            # All groups that reach the first goal grow at once: one of them reaches the second or none does.
            answer = e.variable("i1", "false")
            begin, last = e.both(inside, goals[0]), e.both(inside, goals[1])
            with e.when(e.some(begin)), e.when(e.some(last)):
                e.put("i1", answer, e.some(e.both(self.flood(begin, inside), last)))
            return e.get("i1", answer)
        return self._some_group(e.both(inside, goals[0]), inside, lambda group: self._reaches(group, goals))

    def _reaches(self, group: str, goals: list[str]) -> str:
        e, answer = self.e, "true"
        for goal in goals:
            answer = e.op(f"and i1 {answer}, {e.some(e.both(group, goal))}")
        return answer

    def _some_group(self, some: str, inside: str, fits: object) -> str:
        """Whether one of the connected groups that some members belong to fits."""
        e = self.e
        assert callable(fits)
        rest, answer = e.variable(self.wide, some), e.variable("i1", "false")
        with e.until_empty(rest) as (left, loop):
            group = self.flood(e.both(left, e.op(f"sub {self.wide} 0, {left}")), inside)
            e.put(self.wide, rest, e.without(left, group))
            with e.when(fits(group)):
                e.put("i1", answer, "true")
                e.jump(loop.out)
        return e.get("i1", answer)

    def condition_JoinsMany(self, node: form.JoinsMany) -> str:
        e = self.e
        inside, goals = self.set(node.of), self.set(node.goals)
        table = self.module.sets(self.machine.regions) if node.sort == "region" else ""

        def cells(goal: str) -> str:
            return e.get(self.wide, e.at(table, goal, self.plan.set_bytes)) if table else e.one(goal)

        def fits(group: str) -> str:
            count = e.variable("i32", "0")
            with e.members(goals) as (goal, _):
                e.add_to("i32", count, e.op(f"zext i1 {e.some(e.both(group, cells(goal)))} to i32"))
            wanted = e.count(goals) if node.count is None else str(node.count)
            return e.op(f"icmp {COMPARE[node.op]} i32 {e.get('i32', count)}, {wanted}")

        some = inside
        if node.count is None:
            first = e.first(goals)
            safe = e.op(f"call i32 @llvm.smax.i32(i32 {first}, i32 0)")
            near = e.both(inside, cells(safe))
            some = e.op(f"select i1 {e.some(goals)}, {self.wide} {near}, {self.wide} {inside}")
        return self._some_group(some, inside, fits)

    # ---- several numbers in their order ----------------------------------------------------------------------------
    def condition_SameNumbers(self, node: form.SameNumbers) -> str:
        e = self.e
        (left, count), (right, other) = self._numbers(node.left), self._numbers(node.right)
        answer = e.variable("i1", e.op(f"icmp eq i32 {count}, {other}"))
        with e.when(e.get("i1", answer)), e.counted(count) as (place, loop):
            one, two = e.get("i32", e.at(left, place, 4)), e.get("i32", e.at(right, place, 4))
            with e.when(e.op(f"icmp ne i32 {one}, {two}")):
                e.put("i1", answer, "false")
                e.jump(loop.out)
        return e.get("i1", answer)

    def _numbers(self, node: form.Expr) -> tuple[str, str]:
        """An array of numbers and how many there are."""
        e = self.e
        room, count = e.space(4 * self.plan.width), e.variable("i32", "0")
        if isinstance(node, form.Runs):
            rest = e.variable(self.wide, self.set(node.of))
            with e.until_empty(rest) as (left, _):
                together = self.flood(e.both(left, e.op(f"sub {self.wide} 0, {left}")), left)
                e.put(self.wide, rest, e.without(left, together))
                e.put("i32", e.at(room, e.get("i32", count), 4), e.count(together))
                e.add_to("i32", count, "1")
        elif isinstance(node, form.Numbers):
            with self.each(node.of) as (item, _):
                self.locals.put(e, node.local, item)
                value = self.number(node.value)
                e.put("i32", e.at(room, e.get("i32", count), 4), value)
                e.add_to("i32", count, "1")
        else:
            raise NotNative(f"{type(node).__name__} is not several numbers")
        return room, e.get("i32", count)

    def condition_TrueEquation(self, node: form.TrueEquation) -> str:
        name = equation_function(self.module, self.plan)
        return self.e.op(f"call i1 @{name}(ptr {self.st}, {self.wide} {self.set(node.of)})")
