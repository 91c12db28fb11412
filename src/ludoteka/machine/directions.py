"""Cells found from others as functions over a run: steps, lines, leaps, neighbours."""

from __future__ import annotations

from collections.abc import Callable

from ludoteka.language import form
from ludoteka.machine.sets import SetCompiler, Value
from ludoteka.machine.state import Frame, Run, bits

WaysOf = Callable[[Run, Frame, int], tuple[int, ...]]


class DirectionCompiler(SetCompiler):
    """Turns sets that are found along directions into functions."""

    def ways(self, ways: form.Ways) -> WaysOf:
        """The directions from a cell, as numbers."""
        machine = self.machine
        if ways.toward is not None or ways.away is not None:
            goal = self.value(ways.toward if ways.toward is not None else ways.away or form.Num(-1))
            away = ways.away is not None
            return lambda run, frame, start: machine.toward(start, goal(run, frame), away)
        if ways.of_pieces is not None:
            return self._along(ways.of_pieces)
        if ways.chosen is not None:
            chosen, alike = self.value(ways.chosen), machine.alike
            return lambda run, frame, start: alike[chosen(run, frame)]
        if ways.ahead_of is not None:
            return self._ahead(ways, self.value(ways.ahead_of))
        table = [machine.directions(ways.names, seat) for seat in range(-1, self.layout.seats)]
        if all(entry == table[0] for entry in table):
            fixed = table[0]
            return lambda run, frame, start: fixed
        seat = self.value(ways.seat or form.Local(form.YOU))
        return lambda run, frame, start: table[seat(run, frame) + 1]

    def _along(self, pieces: form.Expr) -> WaysOf:
        """The ways of those of some pieces that stand on a cell."""
        machine, cells, slots = self.machine, self.geometry.size, self.layout.slots
        if isinstance(pieces, form.One):
            piece = self.value(pieces.of)
            return lambda run, frame, start: machine.piece_ways(run.state, piece(run, frame))
        of = self.value(pieces)

        def along(run: Run, frame: Frame, start: int) -> tuple[int, ...]:
            found = of(run, frame)
            return tuple(way for slot in range(start, slots, cells) if found >> slot & 1
                         for way in machine.piece_ways(run.state, slot))

        return along

    def _ahead(self, ways: form.Ways, piece: Value) -> WaysOf:
        """Where a piece faces, and what else is named."""
        others = self.ways(form.Ways(tuple(name for name in ways.names if name != "ahead"), ways.seat))
        facing = self.layout.base["piece.facing"]

        def ahead(run: Run, frame: Frame, start: int) -> tuple[int, ...]:
            place = piece(run, frame)
            return (*others(run, frame, start), *((run.state[facing + place],) if place >= 0 else ()))

        return ahead

    def set_Steps(self, node: form.Steps) -> Value:
        start, ways, count, steps = self.value(node.start), self.ways(node.ways), node.count, self.geometry.steps
        if isinstance(count, form.Num) and count.value == 1:
            return self._one_step(start, ways)
        number = self.value(count)

        def stepped(run: Run, frame: Frame) -> int:
            found, far = 0, number(run, frame)
            for cell in bits(start(run, frame)):
                for way in ways(run, frame, cell):
                    table, goal = steps[way], cell
                    for _ in range(min(far, len(table))):
                        goal = table[goal]
                        if goal < 0:
                            break
                    if goal >= 0 and far > 0:
                        found |= 1 << goal
            return found

        return stepped

    def _one_step(self, start: Value, ways: WaysOf) -> Value:
        steps = self.geometry.steps
        graph = not self.geometry.directions

        def stepped(run: Run, frame: Frame) -> int:
            found = 0
            for cell in bits(start(run, frame)):
                if graph:
                    found |= self.geometry.beside[cell]
                for way in ways(run, frame, cell):
                    goal = steps[way][cell]
                    if goal >= 0:
                        found |= 1 << goal
            return found

        return stepped

    def set_Within(self, node: form.Within) -> Value:
        start, count, touching = self.value(node.start), self.value(node.count), self.geometry.touching

        def within(run: Run, frame: Frame) -> int:
            begin = found = start(run, frame)
            for _ in range(min(count(run, frame), len(touching))):
                for cell in bits(found):
                    found |= touching[cell]
            return found & ~begin

        return within

    def set_Sight(self, node: form.Sight) -> Value:
        start, ways, steps = self.value(node.start), self.ways(node.ways), self.geometry.steps
        empty_of = self.empty

        def sight(run: Run, frame: Frame) -> int:
            found, empty = 0, empty_of(run)
            for cell in bits(start(run, frame)):
                for way in ways(run, frame, cell):
                    table = steps[way]
                    goal = table[cell]
                    while goal >= 0 and goal != cell:
                        bit = 1 << goal
                        found |= bit
                        if not empty & bit:
                            break
                        goal = table[goal]
            return found

        return sight

    def set_Leap(self, node: form.Leap) -> Value:
        start, table = self.value(node.start), self.machine.leaps(node.long, node.short)

        def leap(run: Run, frame: Frame) -> int:
            found = 0
            for cell in bits(start(run, frame)):
                found |= table[cell]
            return found

        return leap

    def set_Near(self, node: form.Near) -> Value:
        start, table = self.value(node.start), self.geometry.touching if node.touching else self.geometry.beside

        def around(begin: int) -> int:
            found = 0
            for cell in bits(begin):
                found |= table[cell]
            return found & ~begin if node.outside else found

        if not isinstance(node.start, form.CellsOf) or not isinstance(node.start.pieces, form.Call):
            return lambda run, frame: around(start(run, frame))
        name = f"near {node.touching} {node.outside}"

        def near_group(run: Run, frame: Frame) -> int:
            """The members of a group ask for the same neighbours; they are looked up once."""
            begin = start(run, frame)
            known = run.groups.setdefault(name, {})
            if begin not in known:
                known[begin] = around(begin)
            return known[begin]

        return near_group

    def flood(self, group: int, inside: int, touching: bool = False) -> int:
        """All of a set that is connected with the group through the set."""
        beside = self.geometry.touching if touching else self.geometry.beside
        front = group
        while front:
            near = 0
            while front:
                low = front & -front
                near |= beside[low.bit_length() - 1]
                front ^= low
            front = near & inside & ~group
            group |= front
        return group

    def set_Linked(self, node: form.Linked) -> Value:
        pieces, linked = self.value(node.pieces), self.linked
        everywhere = self.full_slots

        def around(run: Run, frame: Frame) -> int:
            found, start = 0, pieces(run, frame)
            for cell in bits(self.cells_of(start)):
                found |= linked(run, cell, start & self.places_on(1 << cell), everywhere)
            return found

        return around

    def linked(self, run: Run, cell: int, pieces: int, others: int) -> int:
        """The cells one step along the ways of a cell's pieces, where one of the others has a way back."""
        found = 0
        for goal in bits(self._reached(run, cell, pieces)):
            if self._reached(run, goal, others) >> cell & 1:
                found |= 1 << goal
        return found

    def _reached(self, run: Run, cell: int, pieces: int) -> int:
        steps, found = self.geometry.steps, 0
        for slot in range(cell, self.layout.slots, self.geometry.size):
            if pieces >> slot & 1:
                for way in self.machine.piece_ways(run.state, slot):
                    if steps[way][cell] >= 0:
                        found |= 1 << steps[way][cell]
        return found

    def set_Between(self, node: form.Between) -> Value:
        start, goal, between = self.value(node.start), self.value(node.goal), self.machine.between
        return lambda run, frame: between(start(run, frame), goal(run, frame))

    def set_Line(self, node: form.Line) -> Value:
        start, line = self.value(node.start), self.machine.line
        if node.goal is None:
            return lambda run, frame: self.machine.lines_through(start(run, frame))
        goal = self.value(node.goal)
        return lambda run, frame: line(start(run, frame), goal(run, frame))

    def set_Across(self, node: form.Across) -> Value:
        of, across = self.value(node.of), self.machine.across(node.sort)

        def opposite(run: Run, frame: Frame) -> int:
            found = 0
            for item in bits(of(run, frame)):
                if across[item] >= 0:
                    found |= 1 << across[item]
            return found

        return opposite
