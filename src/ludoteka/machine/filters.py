"""Filters of the form as functions over a run: what they keep of a set."""

from __future__ import annotations

import operator
from abc import abstractmethod
from collections.abc import Callable

from ludoteka.language import form
from ludoteka.language.soundness import parts
from ludoteka.machine.directions import DirectionCompiler
from ludoteka.machine.sets import Value
from ludoteka.machine.state import Frame, Run, bits

Keep = Callable[[Run, Frame, int], int]

COMPARE: dict[str, Callable[[int, int], bool]] = {
    "=": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
}


def quick_first(filters: tuple[form.Filter, ...]) -> tuple[form.Filter, ...]:
    """The same filters: those around one place first, conditions asked of each member last, when few are left.

    What stands before a filter that looks at the whole set must be done before it.
    """
    ordered: list[form.Filter] = []
    near: list[form.Filter] = []
    usual: list[form.Filter] = []
    slow: list[form.Filter] = []
    for one in filters:
        if isinstance(one, form.WHOLE):
            ordered += [*near, *usual, *slow, one]
            near, usual, slow = [], [], []
        elif isinstance(one, form.Where):
            slow.append(one)
        elif isinstance(one, form.Inside) and isinstance(one.of, form.Near) and isinstance(one.of.start, form.One):
            near.append(one)
        else:
            usual.append(one)
    return (*ordered, *near, *usual, *slow)


class FilterCompiler(DirectionCompiler):
    """Turns filters into functions; those of things are said by who knows where things lie."""

    @abstractmethod
    def printed(self, store: str) -> list[int] | None:
        """What is only printed on things."""

    @abstractmethod
    def printed_with(self, table: list[int], wanted: Value) -> Value:
        """All things on which a value is printed."""

    @abstractmethod
    def keep_things_of(self, node: form.OwnedBy) -> Keep:
        """The things that belong to a seat."""

    @abstractmethod
    def keep_ends(self, node: form.Superlative) -> Keep:
        """The top, bottom, first or last things of a zone."""

    def set_Filtered(self, node: form.Filtered) -> Value:
        source = self.value(node.source)
        keeps = [self.keep(one) for one in quick_first(node.filters)]
        if len(keeps) == 1:
            keep = keeps[0]
            return lambda run, frame: keep(run, frame, source(run, frame))

        def filtered(run: Run, frame: Frame) -> int:
            found = source(run, frame)
            for keep in keeps:
                if not found:
                    return 0
                found = keep(run, frame, found)
            return found

        return filtered

    def keep(self, node: form.Filter) -> Keep:
        return getattr(self, f"keep_{type(node).__name__}")(node)  # type: ignore[no-any-return]  # one per filter class

    def keep_Inside(self, node: form.Inside) -> Keep:
        of = self.value(node.of)
        return lambda run, frame, found: found & of(run, frame)

    def keep_Outside(self, node: form.Outside) -> Keep:
        of = self.value(node.of)
        return lambda run, frame, found: found & ~of(run, frame)

    def keep_OwnedBy(self, node: form.OwnedBy) -> Keep:
        if node.sort == "thing":
            return self.keep_things_of(node)
        seat = self.value(node.seat)
        if node.sort == "cell":
            return self._keep_owned_cells(seat, node.enemy)
        if node.sort == "region":
            return self._keep_owned_regions(seat, node.any_of)
        if node.any_of:
            def owned_by_any(run: Run, frame: Frame, found: int) -> int:
                mask = 0
                for one in bits(seat(run, frame)):
                    mask |= run.owned[one + 1]
                return found & mask

            return owned_by_any
        if node.enemy:
            def enemies(run: Run, frame: Frame, found: int) -> int:
                return found & ~run.owned[seat(run, frame) + 1] & ~run.owned[0]

            return enemies
        return lambda run, frame, found: found & run.owned[seat(run, frame) + 1]

    def _keep_owned_cells(self, seat: Value, enemy: bool) -> Keep:
        masks = [self.geometry.mask(cell for cell, owner in enumerate(self.geometry.owners) if owner == one)
                 for one in range(self.layout.seats)]
        everyone = 0
        for mask in masks:
            everyone |= mask
        masks.append(0)  # of nobody, whose number is -1
        if enemy:
            return lambda run, frame, found: found & everyone & ~masks[seat(run, frame)]
        return lambda run, frame, found: found & masks[seat(run, frame)]

    def _keep_owned_regions(self, seat: Value, any_of: bool) -> Keep:
        owners = self.machine.region_owners

        def owned(run: Run, frame: Frame, found: int) -> int:
            who = seat(run, frame)
            return self.geometry.mask(region for region in bits(found) if owners[region] >= 0
                                      and (who >> owners[region] & 1 if any_of else owners[region] == who))

        return owned

    def keep_IsEmpty(self, node: form.IsEmpty) -> Keep:
        empty_of, full = self.empty, self.full
        if node.empty:
            return lambda run, frame, found: found & empty_of(run)
        return lambda run, frame, found: found & (full ^ empty_of(run))

    def keep_Shade(self, node: form.Shade) -> Keep:
        geometry = self.geometry
        mask = geometry.mask(cell for cell in range(geometry.size)
                             if ((geometry.columns[cell] + geometry.rows[cell]) % 2 == 0) == node.dark)
        return lambda run, frame, found: found & mask

    def keep_InState(self, node: form.InState) -> Keep:
        if (table := self.printed(node.store)) is not None:
            among = self.printed_with(table, lambda run, frame: node.value)
            return lambda run, frame, found: found & among(run, frame)
        base, value = self.layout.base[node.store], node.value

        def in_state(run: Run, frame: Frame, found: int) -> int:
            kept, state = 0, run.state
            for item in bits(found):
                if state[base + item] == value:
                    kept |= 1 << item
            return kept

        return in_state

    def keep_Where(self, node: form.Where) -> Keep:
        if (keeping := self.keeping(node)) is not None:
            return lambda run, frame, found: found & keeping(run, frame)
        local, condition_for, machine = node.local, self._condition_for(node), self.machine
        price = 2 * machine.step_price

        def where(run: Run, frame: Frame, found: int) -> int:
            if not found:
                return 0
            machine.effort -= price * found.bit_count()
            if machine.effort < 0:
                machine.spend(run, 0)
            kept, condition = 0, condition_for(run, frame)
            for item in bits(found):
                frame[local] = item
                if condition(run, frame):
                    kept |= 1 << item
            return kept

        return where

    def _condition_for(self, node: form.Where) -> Callable[[Run, Frame], Value]:
        """What is asked of each member; what all of them are compared with is found once."""
        asked = node.condition
        if not isinstance(asked, form.Compare) or form.Local(node.local) in parts(asked.right):
            condition = self.value(asked)
            return lambda run, frame: condition
        left, right, compare = self.value(asked.left), self.value(asked.right), COMPARE[asked.op]

        def compared(run: Run, frame: Frame) -> Value:
            wanted = right(run, frame)
            return lambda run, frame: compare(left(run, frame), wanted)

        return compared

    def keeping(self, node: form.Where) -> Value | None:
        """All that keep one number, where the condition asks just that: looked up in the state at once."""
        same = node.condition
        if not isinstance(same, form.Compare) or same.op != "=" or not isinstance(same.left, form.Read):
            return None
        if same.left.of != form.Local(node.local) or form.Local(node.local) in parts(same.right):
            return None
        if self.machine.standing.changes(same.left.store):
            return None
        if (table := self.printed(same.left.store)) is not None:
            return self.printed_with(table, self.value(same.right))
        base, wanted = self.layout.base[same.left.store], self.value(same.right)
        end = base + self.layout.count(same.left.store.split(".")[0])

        def keeping(run: Run, frame: Frame) -> int:
            number, state, at, found = wanted(run, frame), run.state, base, 0
            for _ in range(state[base:end].count(number)):
                at = state.index(number, at, end) + 1
                found |= 1 << at - 1 - base
            return found

        return keeping

    def keep_JoinedTo(self, node: form.JoinedTo) -> Keep:
        start, touching = self.value(node.start), node.touching
        if node.along:
            of_cells = node.sort == "cell"
            return lambda run, frame, found: found & self._joined_along(
                run, start(run, frame), self.places_on(found) if of_cells else found)
        if self.layers == 1:
            return lambda run, frame, found: self.flood(start(run, frame) & found, found, touching)

        def joined(run: Run, frame: Frame, found: int) -> int:
            cells = self.cells_of(found)
            return found & self.places_on(self.flood(start(run, frame) & cells, cells, touching))

        return joined

    def _joined_along(self, run: Run, start: int, pieces: int) -> int:
        """All places that are connected with a start by ways of some pieces that meet."""
        group = front = start & self.cells_of(pieces)
        while front:
            near = 0
            for cell in bits(front):
                near |= self.linked(run, cell, pieces, pieces)
            front = near & ~group
            group |= front
        return self.places_on(group)

    def keep_RowFrom(self, node: form.RowFrom) -> Keep:
        start, ways, steps = self.value(node.start), self.ways(node.ways), self.geometry.steps

        def row(run: Run, frame: Frame, found: int) -> int:
            cell, kept = start(run, frame), 0
            cells = self.cells_of(found)
            if cell < 0 or not cells >> cell & 1:
                return 0
            kept = 1 << cell
            for way in ways(run, frame, cell):
                goal = steps[way][cell]
                while goal >= 0 and cells >> goal & 1 and not kept >> goal & 1:
                    kept |= 1 << goal
                    goal = steps[way][goal]
            return found & self.places_on(kept)

        return row

    def keep_LineThrough(self, node: form.LineThrough) -> Keep:
        start, axes, steps = self.value(node.start), self.machine.axes, self.geometry.steps

        def line(run: Run, frame: Frame, found: int) -> int:
            cell, longest, most = start(run, frame), 0, 0
            cells = self.cells_of(found)
            if cell < 0 or not cells >> cell & 1:
                return 0
            for axis in axes:
                kept, count = 1 << cell, 1
                for way in axis:
                    table, goal = steps[way], steps[way][cell]
                    while goal >= 0 and cells >> goal & 1 and not kept >> goal & 1:
                        kept |= 1 << goal
                        count += 1
                        goal = table[goal]
                if count == node.exactly:
                    return found & self.places_on(kept)
                if count > most:
                    longest, most = kept, count
            return found & self.places_on(longest)

        return line

    def keep_Extreme(self, node: form.Extreme) -> Keep:
        local, value, most = node.local, self.value(node.value), node.most

        def extreme(run: Run, frame: Frame, found: int) -> int:
            kept, best = 0, None
            for item in bits(found):
                frame[local] = item
                worth = value(run, frame) if most else -value(run, frame)
                if best is None or worth > best:
                    kept, best = 0, worth
                if worth == best:
                    kept |= 1 << item
            return kept

        return extreme

    def keep_Superlative(self, node: form.Superlative) -> Keep:
        if node.sort == "thing":
            return self.keep_ends(node)
        seat = self.value(node.seat) if node.seat is not None else None
        choose = self.machine.superlative

        def superlative(run: Run, frame: Frame, found: int) -> int:
            return choose(node.which, node.count, node.sort, found, seat(run, frame) if seat else -1)

        return superlative
