"""Sets of the form as functions over a run: cells, pieces, seats and regions as bit sets."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING

from ludoteka.language import form
from ludoteka.language.soundness import parts
from ludoteka.machine.state import Frame, Run, bits

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine

Value = Callable[[Run, Frame], int]
Keep = Callable[[Run, Frame, int], int]
WaysOf = Callable[[Run, Frame, int], tuple[int, ...]]


def quick_first(filters: tuple[form.Filter, ...]) -> tuple[form.Filter, ...]:
    """The same filters, conditions asked of each member last, when few are left.

    What stands before a filter that looks at the whole set must be done before it.
    """
    ordered: list[form.Filter] = []
    slow: list[form.Filter] = []
    for one in filters:
        if isinstance(one, form.WHOLE):
            ordered += [*slow, one]
            slow = []
        elif isinstance(one, form.Where):
            slow.append(one)
        else:
            ordered.append(one)
    return (*ordered, *slow)


class SetCompiler(ABC):
    """Turns set nodes and filters into functions, with the machine's tables."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.geometry = machine.geometry
        self.layout = machine.layout
        self.full = (1 << machine.geometry.size) - 1
        self.full_slots = (1 << machine.layout.slots) - 1
        self.layers = machine.layout.slots // max(1, machine.geometry.size)

    @abstractmethod
    def value(self, node: form.Expr) -> Value:
        """The function of any node."""

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

    # ---- cells and pieces ----------------------------------------------------------------------------------------
    def cells_of(self, mask: int) -> int:
        """The cells of a set of piece places."""
        if self.layers == 1:
            return mask
        cells = 0
        for layer in range(self.layers):
            cells |= (mask >> (layer * self.geometry.size)) & self.full
        return cells

    def places_on(self, mask: int) -> int:
        """All piece places on a set of cells."""
        if self.layers == 1:
            return mask
        places = 0
        for layer in range(self.layers):
            places |= mask << (layer * self.geometry.size)
        return places

    def empty(self, run: Run) -> int:
        """The cells with nothing on the top layer."""
        return run.masks[0] >> ((self.layers - 1) * self.geometry.size)

    def set_Cells(self, node: form.Cells) -> Value:
        cells = self.geometry.all_cells
        return lambda run, frame: cells

    def set_Edges(self, node: form.Edges) -> Value:
        edges = self.geometry.mask(self.geometry.edges)
        return lambda run, frame: edges

    def set_BoardCells(self, node: form.BoardCells) -> Value:
        cells = next(cells for name, _, cells in self.geometry.boards if name == node.board)
        mask = self.geometry.mask(cells)
        return lambda run, frame: mask

    def set_Players(self, node: form.Players) -> Value:
        everyone = (1 << self.layout.seats) - 1
        return lambda run, frame: everyone

    def set_Regions(self, node: form.Regions) -> Value:
        mask = self.machine.region_set(node.kind)
        return lambda run, frame: mask

    def set_Pieces(self, node: form.Pieces) -> Value:
        full = self.full_slots
        if not node.kinds:
            return lambda run, frame: full ^ run.masks[0]
        codes = self._codes(node.kinds)

        def pieces(run: Run, frame: Frame) -> int:
            masks, found = run.masks, 0
            for code in codes:
                found |= masks[code]
            return found

        return pieces

    def _codes(self, kinds: tuple[str, ...]) -> tuple[int, ...]:
        return tuple(self.layout.code(self.layout.kinds.index(kind), owner)
                     for kind in kinds for owner in range(-1, self.layout.seats))

    def set_One(self, node: form.One) -> Value:
        of = self.value(node.of)

        def one(run: Run, frame: Frame) -> int:
            item = of(run, frame)
            return 1 << item if item >= 0 else 0

        return one

    def set_Union(self, node: form.Union) -> Value:
        parts = [self.value(part) for part in node.parts]

        def union(run: Run, frame: Frame) -> int:
            found = 0
            for part in parts:
                found |= part(run, frame)
            return found

        return union

    def set_Gather(self, node: form.Gather) -> Value:
        of, local, value = self.value(node.of), node.local, self.value(node.value)

        def gather(run: Run, frame: Frame) -> int:
            found = 0
            for item in bits(of(run, frame)):
                frame[local] = item
                found |= value(run, frame)
            return found

        return gather

    def set_CellsOf(self, node: form.CellsOf) -> Value:
        pieces = self.value(node.pieces)
        if self.layers == 1:
            return pieces
        return lambda run, frame: self.cells_of(pieces(run, frame))

    def set_PiecesOn(self, node: form.PiecesOn) -> Value:
        cells = self.value(node.cells)
        if self.layers == 1:
            return cells
        return lambda run, frame: self.places_on(cells(run, frame))

    def set_RegionCells(self, node: form.RegionCells) -> Value:
        regions, masks = self.value(node.regions), self.machine.regions

        def cells(run: Run, frame: Frame) -> int:
            found = 0
            for region in bits(regions(run, frame)):
                found |= masks[region]
            return found

        return cells

    # ---- steps ---------------------------------------------------------------------------------------------------
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

    # ---- filters -------------------------------------------------------------------------------------------------
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
        local, condition, machine = node.local, self.value(node.condition), self.machine
        price = 2 * machine.step_price

        def where(run: Run, frame: Frame, found: int) -> int:
            kept = 0
            machine.effort -= price * found.bit_count()
            if machine.effort < 0:
                machine.spend(run, 0)
            for item in bits(found):
                frame[local] = item
                if condition(run, frame):
                    kept |= 1 << item
            return kept

        return where

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
