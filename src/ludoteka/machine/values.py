"""Numbers and conditions of the form as functions over a run."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator

from ludoteka.language import form
from ludoteka.language.description import Definition
from ludoteka.machine.filters import COMPARE, quick_first
from ludoteka.machine.reading import ReadingCompiler
from ludoteka.machine.sets import Value
from ludoteka.machine.state import Frame, Run, bits
from ludoteka.machine.tile_sets import TileCompiler


def _divide(left: int, right: int) -> int:
    """Whole division towards zero; by zero it gives zero."""
    return 0 if right == 0 else abs(left) // abs(right) * (1 if (left < 0) == (right < 0) else -1)


ARITHMETIC: dict[str, Callable[[int, int], int]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": _divide, "max": max, "min": min,
}


class ValueCompiler(ReadingCompiler, TileCompiler):
    """Turns every node of the form into a function; sets and what is read in order come from its bases."""

    def value(self, node: form.Expr) -> Value:
        """The function of a node."""
        name = type(node).__name__
        maker = getattr(self, f"value_{name}", None) or getattr(self, f"set_{name}")
        return maker(node)  # type: ignore[no-any-return]  # one maker per node class

    # ---- single values -------------------------------------------------------------------------------------------
    def value_Num(self, node: form.Num) -> Value:
        number = node.value
        return lambda run, frame: number

    def value_Setting(self, node: form.Setting) -> Value:
        number = self.machine.setting(node.option)
        return lambda run, frame: number

    def value_Local(self, node: form.Local) -> Value:
        index = node.index
        return lambda run, frame: frame[index]

    def value_Read(self, node: form.Read) -> Value:
        read = self._kept(node)
        if node.bare or not self.machine.standing.changes(node.store):
            return read
        return self.machine.standing.read(node.store, read, self.value(node.of) if node.of is not None else None)

    def _kept(self, node: form.Read) -> Value:
        nothing = 0 if self.machine.description.kept[node.store].sort == "number" else -1
        if node.of is not None and (table := self.printed(node.store)) is not None:
            return self.read_printed(table, self.value(node.of), nothing)
        base = self.layout.base[node.store]
        if node.of is None:
            return lambda run, frame: run.state[base]
        of = self.value(node.of)

        def read(run: Run, frame: Frame) -> int:
            item = of(run, frame)
            return run.state[base + item] if item >= 0 else nothing

        return read

    def value_Arithmetic(self, node: form.Arithmetic) -> Value:
        left, right, work = self.value(node.left), self.value(node.right), ARITHMETIC[node.op]
        return lambda run, frame: work(left(run, frame), right(run, frame))

    def value_Count(self, node: form.Count) -> Value:
        of = self.value(node.of)
        return lambda run, frame: of(run, frame).bit_count()

    def value_Fold(self, node: form.Fold) -> Value:
        of, local, value = self.value(node.of), node.local, self.value(node.value)
        folds: dict[str, Callable[[list[int]], int]] = {"total": sum, "highest": max, "lowest": min}
        work = folds[node.how]

        def fold(run: Run, frame: Frame) -> int:
            values = []
            for item in bits(of(run, frame)):
                frame[local] = item
                values.append(value(run, frame))
            return work(values) if values else 0

        return fold

    def value_Distance(self, node: form.Distance) -> Value:
        start, goal, distance = self.value(node.start), self.value(node.goal), self.machine.distance
        return lambda run, frame: distance(start(run, frame), goal(run, frame))

    def value_StraightSteps(self, node: form.StraightSteps) -> Value:
        start, goal, steps = self.value(node.start), self.value(node.goal), self.machine.straight_steps
        return lambda run, frame: steps(start(run, frame), goal(run, frame))

    def value_PositionOf(self, node: form.PositionOf) -> Value:
        cell, positions = self.value(node.cell), self.machine.positions
        return lambda run, frame: positions[cell(run, frame)]

    def value_LineNumber(self, node: form.LineNumber) -> Value:
        cell, numbers = self.value(node.cell), self.machine.line_numbers[node.kind]
        return lambda run, frame: numbers[cell(run, frame)]

    def value_TurnNumber(self, node: form.TurnNumber) -> Value:
        place = self.layout.turn_number
        return lambda run, frame: run.state[place]

    def value_CellOf(self, node: form.CellOf) -> Value:
        piece, cells = self.value(node.piece), self.geometry.size
        if self.layers == 1:
            return piece

        def cell_of(run: Run, frame: Frame) -> int:
            place = piece(run, frame)
            return place % cells if place >= 0 else -1

        return cell_of

    def value_OwnerOf(self, node: form.OwnerOf) -> Value:
        thing, owners, owner_of = self.value(node.thing), self.geometry.owners, self.layout.owner_of
        if node.sort == "thing":
            return self.thing_owner(thing)

        def cell_owner(run: Run, frame: Frame) -> int:
            cell = thing(run, frame)
            return owners[cell] if cell >= 0 else -1

        def piece_owner(run: Run, frame: Frame) -> int:
            place = thing(run, frame)
            return owner_of(run.state[place]) if place >= 0 else -1

        return cell_owner if node.sort == "cell" else piece_owner

    def value_KindOf(self, node: form.KindOf) -> Value:
        piece, kind_of = self.value(node.piece), self.layout.kind_of

        def kind(run: Run, frame: Frame) -> int:
            place = piece(run, frame)
            return kind_of(run.state[place]) if place >= 0 else -1

        return kind

    def value_WayCount(self, node: form.WayCount) -> Value:
        piece, piece_ways = self.value(node.piece), self.machine.piece_ways
        return lambda run, frame: len(piece_ways(run.state, piece(run, frame)))

    def value_SeatAfter(self, node: form.SeatAfter) -> Value:
        seat, steps, seats = self.value(node.seat), node.steps, self.layout.seats
        return lambda run, frame: (seat(run, frame) + steps) % seats

    def value_RegionOf(self, node: form.RegionOf) -> Value:
        cell, table = self.value(node.cell), self.machine.region_table(node.kind)

        def region(run: Run, frame: Frame) -> int:
            place = cell(run, frame)
            return table[place] if place >= 0 else -1

        return region

    def value_NamedCell(self, node: form.NamedCell) -> Value:
        number = self.geometry.names.index(node.name) if node.name in self.geometry.names else -1
        return lambda run, frame: number

    def value_CellAt(self, node: form.CellAt) -> Value:
        column, row, at = self.value(node.column), self.value(node.row), self.machine.cell_at
        return lambda run, frame: at(column(run, frame) - 1, row(run, frame) - 1)

    def value_FirstOf(self, node: form.FirstOf) -> Value:
        of = self.value(node.of)

        def first(run: Run, frame: Frame) -> int:
            found = of(run, frame)
            return (found & -found).bit_length() - 1

        return first

    def value_Call(self, node: form.Call) -> Value:
        args = [self.value(arg) for arg in node.args]
        return self.machine.definitions.call(node.name, node.region, args, self.value(node.you))

    def definition(self, made: Definition) -> Callable[[Run, int, list[int]], int]:
        """A defined quantity as a function of the run, you, and its arguments."""
        cases = [(self.value(guard) if guard is not None else None, self.value(value)) for guard, value in made.cases]
        size, params, held, zones = made.locals, made.params, made.held, self.machine.zones

        def ask(run: Run, you: int, args: list[int]) -> int:
            frame = [-1] * size
            holder = zones.owner(run.state, args[0]) if held and args[0] >= 0 else -1
            frame[0] = holder if holder >= 0 else you
            for place, arg in zip(params, args, strict=False):
                frame[place] = arg
            for guard, value in cases:
                if guard is None or guard(run, frame):
                    return value(run, frame)
            return 0

        return ask

    # ---- conditions ----------------------------------------------------------------------------------------------
    def value_Compare(self, node: form.Compare) -> Value:
        left, right, compare = self.value(node.left), self.value(node.right), COMPARE[node.op]
        return lambda run, frame: compare(left(run, frame), right(run, frame))

    def value_All(self, node: form.All) -> Value:
        parts = [self.value(part) for part in node.parts]

        def every(run: Run, frame: Frame) -> int:
            for part in parts:
                if not part(run, frame):
                    return False
            return True

        return every

    def value_Any(self, node: form.Any) -> Value:
        parts = [self.value(part) for part in node.parts]

        def some(run: Run, frame: Frame) -> int:
            for part in parts:
                if part(run, frame):
                    return True
            return False

        return some

    def value_Not(self, node: form.Not) -> Value:
        part = self.value(node.part)
        return lambda run, frame: not part(run, frame)

    def value_Some(self, node: form.Some) -> Value:
        filters = quick_first(node.of.filters) if isinstance(node.of, form.Filtered) else ()
        if isinstance(node.of, form.Filtered) and isinstance(filters[-1], form.Where):
            return self._some_where(node.of, filters[:-1], filters[-1])
        of = self.value(node.of)
        return lambda run, frame: of(run, frame) != 0

    def _some_where(self, of: form.Filtered, before: tuple[form.Filter, ...], last: form.Where) -> Value:
        """The first member that fits is enough."""
        rest = form.Filtered(of.source, before, of.sort) if before else of.source
        if (keeping := self.keeping(last)) is not None:
            inside = self.value(rest)
            return lambda run, frame: inside(run, frame) & keeping(run, frame) != 0
        source, local, condition = self.value(rest), last.local, self.value(last.condition)

        def some(run: Run, frame: Frame) -> int:
            for item in bits(source(run, frame)):
                frame[local] = item
                if condition(run, frame):
                    return True
            return False

        return some

    def value_CountIs(self, node: form.CountIs) -> Value:
        of, count, compare = self.value(node.of), self.value(node.count), COMPARE[node.op]
        return lambda run, frame: compare(of(run, frame).bit_count(), count(run, frame))

    def value_Member(self, node: form.Member) -> Value:
        item = self.value(node.item)
        if isinstance(node.of, form.Gather):
            return self._member_of_any(node.of, item)
        of = self.value(node.of)

        def member(run: Run, frame: Frame) -> int:
            place = item(run, frame)
            return place >= 0 and of(run, frame) >> place & 1

        return member

    def _member_of_any(self, gather: form.Gather, item: Value) -> Value:
        of, local, value = self.value(gather.of), gather.local, self.value(gather.value)

        def member(run: Run, frame: Frame) -> int:
            place = item(run, frame)
            if place < 0:
                return False
            for one in bits(of(run, frame)):
                frame[local] = one
                if value(run, frame) >> place & 1:
                    return True
            return False

        return member

    def value_Can(self, node: form.Can) -> Value:
        thing, can, verb, sort = self.value(node.thing), self.machine.trying.can, node.verb, node.sort
        return lambda run, frame: can(run, verb, thing(run, frame), frame[form.YOU], sort)

    def value_Stuck(self, node: form.Stuck) -> Value:
        seat, stuck = self.value(node.seat), self.machine.turns.stuck
        return lambda run, frame: stuck(run, seat(run, frame))

    def value_Occurred(self, node: form.Occurred) -> Value:
        board, times = node.board, self.value(node.times)

        def occurred(run: Run, frame: Frame) -> int:
            mark = run.digest(board)
            return run.history.count(mark) + (not run.recorded) >= times(run, frame)

        return occurred

    def value_Together(self, node: form.Together) -> Value:
        of, touching = self.value(node.of), node.touching

        def together(run: Run, frame: Frame) -> int:
            inside = of(run, frame)
            return self.flood(inside & -inside, inside, touching) == inside

        return together

    def value_Joins(self, node: form.Joins) -> Value:
        of, goals = self.value(node.of), [self.value(goal) for goal in node.goals]

        def joins(run: Run, frame: Frame) -> int:
            inside = of(run, frame)
            reached = [goal(run, frame) for goal in goals]
            return any(all(group & goal for goal in reached) for group in self.groups(inside & reached[0], inside))

        return joins

    def value_JoinsMany(self, node: form.JoinsMany) -> Value:
        of, goals, compare = self.value(node.of), self.value(node.goals), COMPARE[node.op]
        regions = self.machine.regions

        def joins(run: Run, frame: Frame) -> int:
            inside, named = of(run, frame), list(bits(goals(run, frame)))
            reached = [regions[goal] for goal in named] if node.sort == "region" else [1 << goal for goal in named]
            wanted = len(reached) if node.count is None else node.count
            some = inside & reached[0] if node.count is None and reached else inside
            return any(compare(sum(bool(group & goal) for goal in reached), wanted)
                       for group in self.groups(some, inside))

        return joins

    def groups(self, some: int, inside: int) -> Iterator[int]:
        """The connected groups of a set that some of its members belong to."""
        while some:
            group = self.flood(some & -some, inside)
            yield group
            some &= ~group
