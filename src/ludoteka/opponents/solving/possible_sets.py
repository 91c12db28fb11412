"""Sets of the rules in a world known in part: those that are surely in it, and those that may be."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from ludoteka.language import form
from ludoteka.machine.state import bits
from ludoteka.opponents.solving.worlds import Unjudged, World, lowest, one, single, values

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine

FALSE, TRUE, UNKNOWN = 1, 2, 3
"""What a condition can be: one bit for each answer that is still possible."""
NEGATED = (0, TRUE, FALSE, UNKNOWN)
Bounds = tuple[int, int]
"""Those that are surely members, and those that may be."""
Frame = list[int | Bounds]
SetOf = Callable[[World, Frame, int], Bounds]
"""A set, of which only some members are asked for."""
NumberOf = Callable[[World, Frame], int]
TruthOf = Callable[[World, Frame], int]
Keep = Callable[[World, Frame, int, int], Bounds]
WaysOf = Callable[[World, Frame, int], tuple[frozenset[int], frozenset[int]]]
_ORDER = {"Inside": 0, "source": 1, "Shade": 2, "IsEmpty": 2, "InState": 2, "Outside": 3, "Where": 4}


class PossibleSets(ABC):
    """Turns set nodes and filters into functions that give bounds."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.layout = machine.layout
        self.geometry = machine.geometry
        self.size = machine.geometry.size
        self.layers = machine.layout.slots // max(1, self.size)
        self.full = (1 << self.size) - 1
        self.full_slots = (1 << machine.layout.slots) - 1

    @abstractmethod
    def number(self, node: form.Expr) -> NumberOf:
        """The function of a node with one value: the values it may have."""

    @abstractmethod
    def truth(self, node: form.Expr) -> TruthOf:
        """The function of a condition."""

    @abstractmethod
    def set_Call(self, node: form.Call) -> SetOf:
        """A defined set."""

    def set(self, node: form.Expr) -> SetOf:
        """The function of a node that is a set."""
        maker = getattr(self, f"set_{type(node).__name__}", None)
        if maker is None:
            raise Unjudged
        return cast(SetOf, maker(node))

    # ---- cells and pieces ----------------------------------------------------------------------------------------
    def cells_of(self, mask: int) -> int:
        cells = 0
        for layer in range(self.layers):
            cells |= mask >> layer * self.size & self.full
        return cells

    def places_on(self, mask: int) -> int:
        places = 0
        for layer in range(self.layers):
            places |= mask << layer * self.size
        return places

    def empty(self, world: World, cells: int) -> Bounds:
        """The cells with nothing on the top layer."""
        top = self.machine.top
        must, may = world.having(0, 0, cells << top)
        return must >> top, may >> top

    @staticmethod
    def _fixed(members: int) -> SetOf:
        return lambda world, frame, within: (members & within, members & within)

    def set_Cells(self, node: form.Cells) -> SetOf:
        return self._fixed(self.geometry.all_cells)

    def set_Edges(self, node: form.Edges) -> SetOf:
        return self._fixed(self.geometry.mask(self.geometry.edges))

    def set_BoardCells(self, node: form.BoardCells) -> SetOf:
        return self._fixed(self.geometry.mask(next(cells for name, _, cells in self.geometry.boards
                                                   if name == node.board)))

    def set_Players(self, node: form.Players) -> SetOf:
        return self._fixed((1 << self.layout.seats) - 1)

    def set_Regions(self, node: form.Regions) -> SetOf:
        return self._fixed(self.machine.region_set(node.kind))

    def set_Pieces(self, node: form.Pieces) -> SetOf:
        nothing = one(0)
        wanted = {one(self.layout.code(self.layout.kinds.index(kind), owner))
                  for kind in node.kinds for owner in range(-1, self.layout.seats)}

        def pieces(world: World, frame: Frame, within: int) -> Bounds:
            column = world.look(0, within)
            may = other = 0
            for code, mask in column.may.items():
                if code in wanted or (code != nothing and not wanted):
                    may |= mask
                else:
                    other |= mask
            return within & may & ~other, within & may

        return pieces

    def set_Local(self, node: form.Local) -> SetOf:
        def local(world: World, frame: Frame, within: int) -> Bounds:
            held = frame[node.index]
            if isinstance(held, int):
                raise Unjudged
            return held[0] & within, held[1] & within

        return local

    def set_One(self, node: form.One) -> SetOf:
        of = self.number(node.of)

        def only(world: World, frame: Frame, within: int) -> Bounds:
            items = of(world, frame)
            if single(items):
                item = lowest(items)
                found = 1 << item & within if item >= 0 else 0
                return found, found
            return 0, sum(1 << item for item in values(items) if item >= 0) & within

        return only

    def set_Union(self, node: form.Union) -> SetOf:
        parts = [self.set(part) for part in node.parts]

        def union(world: World, frame: Frame, within: int) -> Bounds:
            must = may = 0
            for part in parts:
                sure, possible = part(world, frame, within)
                must, may = must | sure, may | possible
            return must, may

        return union

    def set_Gather(self, node: form.Gather) -> SetOf:
        of, local, value = self.set(node.of), node.local, self.set(node.value)

        def gather(world: World, frame: Frame, within: int) -> Bounds:
            sure, possible = of(world, frame, -1)
            must = may = 0
            for item in bits(possible):
                frame[local] = one(item)
                given, maybe = value(world, frame, within)
                must, may = must | (given if sure >> item & 1 else 0), may | maybe
            return must, may

        return gather

    def set_CellsOf(self, node: form.CellsOf) -> SetOf:
        pieces = self.set(node.pieces)

        def cells(world: World, frame: Frame, within: int) -> Bounds:
            must, may = pieces(world, frame, self.places_on(within & self.full))
            return self.cells_of(must), self.cells_of(may)

        return cells

    def set_PiecesOn(self, node: form.PiecesOn) -> SetOf:
        cells = self.set(node.cells)

        def places(world: World, frame: Frame, within: int) -> Bounds:
            must, may = cells(world, frame, self.cells_of(within & self.full_slots))
            return self.places_on(must) & within, self.places_on(may) & within

        return places

    def set_RegionCells(self, node: form.RegionCells) -> SetOf:
        regions, masks = self.set(node.regions), self.machine.regions

        def cells(world: World, frame: Frame, within: int) -> Bounds:
            sure, possible = regions(world, frame, -1)
            must = may = 0
            for region in bits(possible):
                may |= masks[region]
                must |= masks[region] if sure >> region & 1 else 0
            return must & within, may & within

        return cells

    # ---- steps ---------------------------------------------------------------------------------------------------
    def ways(self, ways: form.Ways) -> WaysOf:
        """The directions from a cell: those that it surely goes along, and those that it may."""
        if ways.of_pieces is not None:
            return self._along(self.set(ways.of_pieces))
        if ways.toward is not None or ways.away is not None or ways.ahead_of is not None or ways.chosen is not None:
            raise Unjudged
        fixed = frozenset(self.machine.directions(ways.names, -1))
        return lambda world, frame, start: (fixed, fixed)

    def _along(self, pieces: SetOf) -> WaysOf:
        def along(world: World, frame: Frame, start: int) -> tuple[frozenset[int], frozenset[int]]:
            must, may = pieces(world, frame, self.places_on(1 << start))
            sure, possible = frozenset[int](), frozenset[int]()
            for slot in bits(may):
                surely, maybe = self.piece_ways(world, slot)
                sure, possible = sure | (surely if must >> slot & 1 else frozenset()), possible | maybe
            return sure, possible

        return along

    def piece_ways(self, world: World, slot: int) -> tuple[frozenset[int], frozenset[int]]:
        """The ways that whatever stands on a place surely has, and those that it may have."""
        facing = self.layout.base.get("piece.facing", -1)
        facings = values(world.read(facing + slot)) if facing >= 0 else [0]
        found = [frozenset(self.machine.ways_facing(code, way)) for code in values(world.read(slot)) for way in facings]
        return frozenset.intersection(*found), frozenset.union(*found)

    def set_Steps(self, node: form.Steps) -> SetOf:
        start, ways, count = self.set(node.start), self.ways(node.ways), self.number(node.count)
        steps = self.geometry.steps

        def stepped(world: World, frame: Frame, within: int) -> Bounds:
            begin, maybe = start(world, frame, -1)
            far = count(world, frame)
            must = may = 0
            for cell in bits(maybe):
                sure, possible = ways(world, frame, cell)
                for way in possible:
                    for number in values(far):
                        goal = self._walked(cell, steps[way], number)
                        if goal >= 0:
                            may |= 1 << goal
                            must |= 1 << goal if begin >> cell & 1 and way in sure and single(far) else 0
            return must & within, may & within

        return stepped

    @staticmethod
    def _walked(cell: int, table: list[int], count: int) -> int:
        for _ in range(min(count, len(table))):
            cell = table[cell]
            if cell < 0:
                return -1
        return cell if count > 0 else -1

    def set_Sight(self, node: form.Sight) -> SetOf:
        start, ways, steps = self.set(node.start), self.ways(node.ways), self.geometry.steps

        def sight(world: World, frame: Frame, within: int) -> Bounds:
            begin, maybe = start(world, frame, -1)
            must = may = 0
            for cell in bits(maybe):
                sure, possible = ways(world, frame, cell)
                for way in possible:
                    seen, surely = steps[way][cell], bool(begin >> cell & 1) and way in sure
                    while seen >= 0 and seen != cell:
                        may |= 1 << seen
                        must |= 1 << seen if surely else 0
                        clear, perhaps = self.empty(world, 1 << seen)
                        if not perhaps:
                            break
                        surely = surely and bool(clear)
                        seen = steps[way][seen]
            return must & within, may & within

        return sight

    def set_Leap(self, node: form.Leap) -> SetOf:
        return self._around(self.set(node.start), self.machine.leaps(node.long, node.short), False)

    def set_Near(self, node: form.Near) -> SetOf:
        return self._around(self.set(node.start), self.geometry.touching if node.touching else self.geometry.beside,
                            node.outside)

    def _around(self, start: SetOf, table: list[int], outside: bool) -> SetOf:
        def near(world: World, frame: Frame, within: int) -> Bounds:
            within &= self.full
            asked = within
            if within != self.full:
                for cell in bits(within):
                    asked |= table[cell]
            begin, maybe = start(world, frame, asked)
            must = may = 0
            for cell in bits(maybe):
                may |= table[cell]
                must |= table[cell] if begin >> cell & 1 else 0
            if outside:
                must, may = must & ~maybe, may & ~begin
            return must & within, may & within

        return near

    def set_Linked(self, node: form.Linked) -> SetOf:
        pieces = self.set(node.pieces)

        def around(world: World, frame: Frame, within: int) -> Bounds:
            begin, maybe = pieces(world, frame, self.full_slots)
            must = may = 0
            for cell in bits(self.cells_of(maybe)):
                here = self.places_on(1 << cell)
                sure, possible = self.linked(world, cell, (begin & here, maybe & here), (self.full_slots,) * 2)
                must, may = must | sure, may | possible
            return must & within, may & within

        return around

    def linked(self, world: World, cell: int, pieces: Bounds, others: Bounds) -> Bounds:
        """The cells one step along the ways of a cell's pieces, where one of the others has a way back."""
        must = may = 0
        sure, possible = self._reached(world, cell, pieces)
        for goal in bits(possible):
            back, perhaps = self._reached(world, goal, others)
            may |= 1 << goal if perhaps >> cell & 1 else 0
            must |= 1 << goal if sure >> goal & 1 and back >> cell & 1 else 0
        return must, may

    def _reached(self, world: World, cell: int, pieces: Bounds) -> Bounds:
        must = may = 0
        for slot in range(cell, self.layout.slots, self.size):
            if pieces[1] >> slot & 1:
                sure, possible = self.piece_ways(world, slot)
                for way in possible:
                    goal = self.geometry.steps[way][cell]
                    if goal >= 0:
                        may |= 1 << goal
                        must |= 1 << goal if way in sure and pieces[0] >> slot & 1 else 0
        return must, may

    # ---- filters -------------------------------------------------------------------------------------------------
    def set_Filtered(self, node: form.Filtered) -> SetOf:
        """Filters that look at the whole set divide the others; between them the quick ones come first."""
        cuts = [place for place, one in enumerate(node.filters) if isinstance(one, form.WHOLE)]
        if not cuts:
            return self._narrowed(self.set(node.source), node, 0)
        cut = cuts[-1]
        before = form.Filtered(node.source, node.filters[:cut], node.sort) if cut else node.source
        return self._narrowed(self._whole(self.set(before), node.filters[cut]), node, cut + 1)

    def _narrowed(self, source: SetOf, node: form.Filtered, first: int) -> SetOf:
        def ask(world: World, frame: Frame, must: int, may: int) -> Bounds:
            sure, possible = source(world, frame, may)
            return must & sure, may & possible

        keeps: list[tuple[int, Keep]] = [(_ORDER["source"], ask)]
        keeps += [(_ORDER.get(type(node.filters[place]).__name__, 3), self._keep_at(node, place))
                  for place in range(first, len(node.filters))]
        keeps.sort(key=lambda item: item[0])
        steps = [keep for _, keep in keeps]

        def filtered(world: World, frame: Frame, within: int) -> Bounds:
            must = may = within
            for keep in steps:
                if not may:
                    return 0, 0
                must, may = keep(world, frame, must, may)
            return must, may

        return filtered

    def _keep_at(self, node: form.Filtered, place: int) -> Keep:
        """'every X is Y' asks for those of X outside the Y of X; of what is known to be X only Y is asked."""
        this = node.filters[place]
        inner = this.of if isinstance(this, form.Outside) else None
        if (isinstance(inner, form.Filtered) and inner.source == node.source
                and inner.filters[:place] == node.filters[:place]
                and not any(isinstance(one, form.WHOLE) for one in inner.filters)):
            keeps = [self.keep(one) for one in inner.filters[place:]]

            def lacking(world: World, frame: Frame, must: int, may: int) -> Bounds:
                sure = possible = may
                for keep in keeps:
                    sure, possible = keep(world, frame, sure, possible)
                return must & ~possible, may & ~sure

            return lacking
        return self.keep(this)

    def keep(self, node: form.Filter) -> Keep:
        maker = getattr(self, f"keep_{type(node).__name__}", None)
        if maker is None:
            raise Unjudged
        return cast(Keep, maker(node))

    def keep_Inside(self, node: form.Inside) -> Keep:
        of = self.set(node.of)

        def inside(world: World, frame: Frame, must: int, may: int) -> Bounds:
            sure, possible = of(world, frame, may)
            return must & sure, may & possible

        return inside

    def keep_Outside(self, node: form.Outside) -> Keep:
        of = self.set(node.of)

        def outside(world: World, frame: Frame, must: int, may: int) -> Bounds:
            sure, possible = of(world, frame, may)
            return must & ~possible, may & ~sure

        return outside

    def keep_IsEmpty(self, node: form.IsEmpty) -> Keep:
        def empty(world: World, frame: Frame, must: int, may: int) -> Bounds:
            sure, possible = self.empty(world, may)
            return (must & sure, may & possible) if node.empty else (must & ~possible, may & ~sure)

        return empty

    def keep_Shade(self, node: form.Shade) -> Keep:
        geometry = self.geometry
        mask = geometry.mask(cell for cell in range(geometry.size)
                             if ((geometry.columns[cell] + geometry.rows[cell]) % 2 == 0) == node.dark)
        return lambda world, frame, must, may: (must & mask, may & mask)

    def keep_InState(self, node: form.InState) -> Keep:
        base, value = self.layout.base[node.store], node.value

        def in_state(world: World, frame: Frame, must: int, may: int) -> Bounds:
            sure, possible = world.having(base, value, may)
            return must & sure, may & possible

        return in_state

    def keep_Where(self, node: form.Where) -> Keep:
        keeping = self._keeping(node)
        local, condition = node.local, self.truth(node.condition)

        def where(world: World, frame: Frame, must: int, may: int) -> Bounds:
            if keeping is not None and single(wanted := keeping[1](world, frame)):
                sure, possible = world.having(keeping[0], lowest(wanted), may)
                return must & sure, may & possible
            for item in bits(may):
                frame[local] = one(item)
                answer = condition(world, frame)
                if answer != TRUE:
                    must &= ~(1 << item)
                    if answer == FALSE:
                        may &= ~(1 << item)
            return must, may

        return where

    def _keeping(self, node: form.Where) -> tuple[int, NumberOf] | None:
        """Where a condition asks for those that keep one number: what they keep, and the number."""
        same = node.condition
        if (isinstance(same, form.Compare) and same.op == "=" and isinstance(same.left, form.Read)
                and same.left.of == form.Local(node.local) and isinstance(same.right, form.Local | form.Num)):
            return self.layout.base[same.left.store], self.number(same.right)
        return None

    # ---- filters that look at the whole set ------------------------------------------------------------------------
    def _whole(self, source: SetOf, node: form.Filter) -> SetOf:
        if isinstance(node, form.JoinedTo):
            return self._joined(source, node)
        if isinstance(node, form.Superlative) and node.seat is None:
            return self._superlative(source, node)
        raise Unjudged

    def _superlative(self, source: SetOf, node: form.Superlative) -> SetOf:
        choose = self.machine.superlative

        def superlative(world: World, frame: Frame, within: int) -> Bounds:
            must, may = source(world, frame, -1)
            if must != may:
                return 0, may & within
            found = choose(node.which, node.count, node.sort, must, -1) & within
            return found, found

        return superlative

    def _joined(self, source: SetOf, node: form.JoinedTo) -> SetOf:
        start = self.set(node.start)
        if node.along:
            return self._joined_along(source, start)
        beside = self.geometry.touching if node.touching else self.geometry.beside

        def joined(world: World, frame: Frame, within: int) -> Bounds:
            touched, world.touched = world.touched, 0
            must, may = source(world, frame, -1)
            looked, world.touched = world.touched, touched
            begin, maybe = start(world, frame, -1)
            inner, outer = self.cells_of(must), self.cells_of(may)
            sure, possible = self.flood(begin & inner, inner, beside), self.flood(maybe & outer, outer, beside)
            world.touched |= looked & self._spread(world, self._with_rim(possible, beside))
            return self.places_on(sure) & must & within, self.places_on(possible) & may & within

        return joined

    def _joined_along(self, source: SetOf, start: SetOf) -> SetOf:
        def joined(world: World, frame: Frame, within: int) -> Bounds:
            must, may = source(world, frame, self.full_slots)
            begin, maybe = start(world, frame, -1)
            groups = [0, 0]
            for which, first, pieces in ((0, begin, must), (1, maybe, may)):
                group = front = first & self.cells_of(pieces)
                while front:
                    near = 0
                    for cell in bits(front):
                        near |= self.linked(world, cell, (must, may), (must, may))[which]
                    front = near & ~group
                    group |= front
                groups[which] = self.places_on(group)
            return groups[0] & must & within, groups[1] & may & within

        return joined

    @staticmethod
    def flood(group: int, inside: int, beside: list[int]) -> int:
        """All of a set that is connected with the group through the set."""
        front = group
        while front:
            near = 0
            for cell in bits(front):
                near |= beside[cell]
            front = near & inside & ~group
            group |= front
        return group

    @staticmethod
    def _with_rim(cells: int, beside: list[int]) -> int:
        for cell in bits(cells):
            cells |= beside[cell]
        return cells

    def _spread(self, world: World, cells: int) -> int:
        """All places of the state that belong to some cells."""
        found = 0
        for base, column in world.columns.items():
            if column.count == self.size:
                found |= cells << base
            elif column.count == self.layout.slots:
                found |= self.places_on(cells) << base
        return found
