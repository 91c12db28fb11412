"""Filters in a world known in part: what they surely keep of a set, and what they may."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import cast

from ludoteka.language import form
from ludoteka.machine.state import bits
from ludoteka.opponents.solving.possible_directions import PossibleDirections
from ludoteka.opponents.solving.possible_sets import FALSE, TRUE, Bounds, Frame, NumberOf, SetOf, TruthOf
from ludoteka.opponents.solving.worlds import Unjudged, World, lowest, one, single

Keep = Callable[[World, Frame, int, int], Bounds]
_ORDER = {"Inside": 0, "source": 1, "Shade": 2, "IsEmpty": 2, "InState": 2, "Outside": 3, "Where": 4}


class PossibleFilters(PossibleDirections):
    """Turns filters into functions that narrow bounds."""

    @abstractmethod
    def truth(self, node: form.Expr) -> TruthOf:
        """The function of a condition."""

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
