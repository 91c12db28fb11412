"""Filters of sets as native code: what noun phrases keep of the things so far."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ludoteka.language import form
from ludoteka.language.soundness import parts
from ludoteka.native.groups import TouchingGroup, touching_group
from ludoteka.native.heaps import HeapWriter


class FilterWriter(HeapWriter):
    """Writes filters of whole sets, and of single items where that is enough."""

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
        if node.sort == "thing":
            return self.keep_things_of(node, found)
        if node.sort == "region":
            return self._owned_regions(node, found)
        if node.sort == "cell":
            masks = [self.geometry.mask(cell for cell, owner in enumerate(self.geometry.owners) if owner == one)
                     for one in range(self.plan.seats)]
            everyone = 0
            for mask in masks:
                everyone |= mask
            mine = self._of_seat(masks, self.number(node.seat))
            return e.both(found, e.without(str(everyone), mine) if node.enemy else mine)
        if node.any_of:
            return e.both(found, self.gathered(node.seat, self.owned))
        mine = self.owned(self.number(node.seat))
        if node.enemy:
            return e.without(e.without(found, mine), self.owned("-1"))
        return e.both(found, mine)

    def _of_seat(self, masks: list[int], seat: str) -> str:
        """The set of a seat; nobody has none."""
        e = self.e
        return e.get(self.wide, e.at(self.module.sets([0, *masks]), e.op(f"add i32 {seat}, 1"), self.plan.set_bytes))

    def _owned_regions(self, node: form.OwnedBy, found: str) -> str:
        masks = [sum(1 << region for region, owner in enumerate(self.machine.region_owners) if owner == seat)
                 for seat in range(self.plan.seats)]
        theirs = self._joined(node.seat, masks) if node.any_of else self._of_seat(masks, self.number(node.seat))
        return self.e.both(found, theirs)

    def passes_OwnedBy(self, node: form.OwnedBy, item: str) -> str:
        e = self.e
        if node.sort in ("region", "thing") or node.any_of:
            return e.some(self.keep_OwnedBy(node, e.one(item)))
        if node.sort == "cell":
            owners = self.module.table(self.geometry.owners)
            owner = e.look_up(owners, item)
        else:
            owner = self.owner_of(self.state(item))
        seat = self.number(node.seat)
        same, someone = e.op(f"icmp eq i32 {owner}, {seat}"), e.op(f"icmp sge i32 {owner}, 0")
        if node.enemy:
            return e.op(f"and i1 {someone}, {e.op(f'xor i1 {same}, true')}")
        return e.op(f"and i1 {same}, {someone}") if node.sort == "cell" else self._owns(item, owner, seat)

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
        if self.layout.catalogue.on_cells:
            return self.e.some(self.keep_IsEmpty(node, self.e.one(item)))
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
        return self.e.op(f"icmp eq i32 {self.kept_by(node.store, item)}, {node.value}")

    def keep_Where(self, node: form.Where, found: str) -> str:
        e = self.e
        surrounded = touching_group(self.plan, node.condition, node.local)
        if surrounded is not None:
            return self._kept_groups(surrounded, found)
        if (printed := self.printed_with(node)) is not None:
            return e.both(found, printed)
        if (able := self.able(node)) is not None:
            return able(found)
        kept = e.variable(self.wide, "0")
        passes = self._compared(node)
        with e.members(found) as (item, _), e.when(passes(item) if passes else self.passes_Where(node, item)):
            self._add(kept, item)
        return e.get(self.wide, kept)

    def _compared(self, node: form.Where) -> Callable[[str], str] | None:
        """Where all items are compared with one number, that is worked out once."""
        same = node.condition
        if not isinstance(same, form.Compare) or same.op != "=" or not isinstance(same.left, form.Read):
            return None
        if same.left.of != form.Local(node.local) or form.Local(node.local) in parts(same.right):
            return None
        if self.plan.changes(same.left):
            return None
        store, wanted = same.left.store, self.number(same.right)
        return lambda item: self.e.op(f"icmp eq i32 {self.kept_by(store, item)}, {wanted}")

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
        for seat in range(-1, self.plan.seats):
            inside = self.set(what.members_of(seat))
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
            worth = value if node.most else e.op(f"xor i32 {value}, -1")  # the other way round, without overflow
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
        if node.sort == "thing":
            return self.keep_ends(node, found)
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
        return self.ranked(node, found, lambda item: e.look_up(table, e.op(f"add i32 {row}, {item}")))

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
