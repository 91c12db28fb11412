"""Directions in native code: steps from cell to cell, and loops over the ways that are meant."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ludoteka.language import form
from ludoteka.native.places import PlaceWriter


class DirectionWriter(PlaceWriter):
    """Writes steps and directions."""

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
        with self.ways_on(start, self.set(pieces)) as way:
            yield way

    @contextmanager
    def ways_on(self, cell: str, pieces: str) -> Iterator[str]:
        """Code for each way of those of some pieces that stand on a cell."""
        e = self.e
        with e.counted(str(self.plan.layers)) as (layer, loop):
            slot = e.op(f"add i32 {e.op(f'mul i32 {layer}, {self.plan.cells}')}, {cell}")
            inside = e.label()
            e.branch(e.has(pieces, slot), inside, loop.again)
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

    def pair(self, start: str, goal: str) -> tuple[str, str]:
        """The place of two cells in a table of pairs, and whether both are there."""
        e = self.e
        there = e.op(f"icmp sge i32 {e.op(f'or i32 {start}, {goal}')}, 0")
        place = e.op(f"add i32 {e.op(f'mul i32 {start}, {self.plan.cells}')}, {goal}")
        return e.op(f"select i1 {there}, i32 {place}, i32 0"), there
