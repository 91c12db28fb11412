"""Numbers and conditions of the rules in a world known in part: all values that are still possible."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from ludoteka.language import form
from ludoteka.language.description import Definition
from ludoteka.machine.reading import is_true
from ludoteka.machine.state import bits
from ludoteka.machine.values import ARITHMETIC
from ludoteka.opponents.solving.possible_filters import PossibleFilters
from ludoteka.opponents.solving.possible_sets import (
    FALSE,
    NEGATED,
    TRUE,
    UNKNOWN,
    Bounds,
    Frame,
    NumberOf,
    SetOf,
    TruthOf,
)
from ludoteka.opponents.solving.runs import can_be_runs
from ludoteka.opponents.solving.worlds import Unjudged, World, highest, lowest, one, single, span, values

_MOST_PAIRS = 400
_SWAPPED = {"<": ">", "<=": ">="}


def truth_of(known: bool, possible: bool) -> int:
    """The answer to a question that is surely true, surely false or open."""
    return TRUE if known else UNKNOWN if possible else FALSE


class Judge(PossibleFilters):
    """Turns every node of the form into a function over a world."""

    def number(self, node: form.Expr) -> NumberOf:
        maker = getattr(self, f"number_{type(node).__name__}", None)
        if maker is None:
            raise Unjudged
        return cast(NumberOf, maker(node))

    def truth(self, node: form.Expr) -> TruthOf:
        maker = getattr(self, f"truth_{type(node).__name__}", None)
        if maker is None:
            raise Unjudged
        return cast(TruthOf, maker(node))

    # ---- single values -------------------------------------------------------------------------------------------
    def number_Num(self, node: form.Num) -> NumberOf:
        mask = one(node.value)
        return lambda world, frame: mask

    def number_Setting(self, node: form.Setting) -> NumberOf:
        mask = one(self.machine.setting(node.option))
        return lambda world, frame: mask

    def number_NamedCell(self, node: form.NamedCell) -> NumberOf:
        names = self.geometry.names
        mask = one(names.index(node.name) if node.name in names else -1)
        return lambda world, frame: mask

    def number_Local(self, node: form.Local) -> NumberOf:
        index = node.index

        def local(world: World, frame: Frame) -> int:
            held = frame[index]
            if not isinstance(held, int):
                raise Unjudged
            return held

        return local

    def number_Read(self, node: form.Read) -> NumberOf:
        base = self.layout.base[node.store]
        if node.of is None:
            return lambda world, frame: world.read(base)
        of = self.number(node.of)
        nothing = one(0 if self.machine.description.kept[node.store].sort == "number" else -1)

        def read(world: World, frame: Frame) -> int:
            found = 0
            for item in values(of(world, frame)):
                found |= world.read(base + item) if item >= 0 else nothing
            return found

        return read

    def number_Arithmetic(self, node: form.Arithmetic) -> NumberOf:
        left, right, work, op = self.number(node.left), self.number(node.right), ARITHMETIC[node.op], node.op

        def worked(world: World, frame: Frame) -> int:
            first, second = left(world, frame), right(world, frame)
            if op == "+" and single(second) and lowest(second) >= 0:
                return first << lowest(second)
            if first.bit_count() * second.bit_count() > _MOST_PAIRS:
                if op == "+":
                    return span(lowest(first) + lowest(second), highest(first) + highest(second))
                if op == "-":
                    return span(lowest(first) - highest(second), highest(first) - lowest(second))
                raise Unjudged
            found = 0
            for one_value in values(first):
                for other in values(second):
                    found |= one(work(one_value, other))
            return found

        return worked

    def number_Count(self, node: form.Count) -> NumberOf:
        of = self.set(node.of)

        def count(world: World, frame: Frame) -> int:
            must, may = of(world, frame, -1)
            return span(must.bit_count(), may.bit_count())

        return count

    def number_Fold(self, node: form.Fold) -> NumberOf:
        of, local, value = self.set(node.of), node.local, self.number(node.value)
        if node.how != "total":
            raise Unjudged

        def total(world: World, frame: Frame) -> int:
            must, may = of(world, frame, -1)
            low = high = 0
            for item in bits(may):
                frame[local] = one(item)
                worth = value(world, frame)
                least, most = lowest(worth), highest(worth)
                low += least if must >> item & 1 else min(0, least)
                high += most if must >> item & 1 else max(0, most)
            return span(low, high)

        return total

    def _mapped(self, node: form.Expr, table: Callable[[int], int], nothing: int = -1) -> NumberOf:
        """A value looked up for each thing that is possible, or for nothing."""
        of = self.number(node)

        def mapped(world: World, frame: Frame) -> int:
            found = 0
            for item in values(of(world, frame)):
                found |= one(table(item) if item >= 0 else nothing)
            return found

        return mapped

    def number_PositionOf(self, node: form.PositionOf) -> NumberOf:
        return self._mapped(node.cell, self.machine.positions.__getitem__, 0)

    def number_LineNumber(self, node: form.LineNumber) -> NumberOf:
        return self._mapped(node.cell, self.machine.line_numbers[node.kind].__getitem__, 0)

    def number_CellOf(self, node: form.CellOf) -> NumberOf:
        return self._mapped(node.piece, lambda slot: slot % self.size)

    def number_RegionOf(self, node: form.RegionOf) -> NumberOf:
        return self._mapped(node.cell, self.machine.region_table(node.kind).__getitem__)

    def number_WayCount(self, node: form.WayCount) -> NumberOf:
        piece, facing = self.number(node.piece), self.layout.base.get("piece.facing", -1)

        def count(world: World, frame: Frame) -> int:
            found = 0
            for slot in values(piece(world, frame)):
                facings = values(world.read(facing + slot)) if facing >= 0 and slot >= 0 else [0]
                for code in values(world.read(slot)) if slot >= 0 else [0]:
                    found |= sum({one(len(self.machine.ways_facing(code, way))) for way in facings})
            return found

        return count

    def number_FirstOf(self, node: form.FirstOf) -> NumberOf:
        of = self.set(node.of)

        def first(world: World, frame: Frame) -> int:
            must, may = of(world, frame, -1)
            found = 0
            for item in bits(may):
                found |= one(item)
                if must >> item & 1:
                    return found
            return found | one(-1)

        return first

    # ---- what the rules define -------------------------------------------------------------------------------------
    def number_Call(self, node: form.Call) -> NumberOf:
        return cast(NumberOf, self._call(node, "number"))

    def truth_Call(self, node: form.Call) -> TruthOf:
        return cast(TruthOf, self._call(node, "truth"))

    def set_Call(self, node: form.Call) -> SetOf:
        return cast(SetOf, self._call(node, "set"))

    def _call(self, node: form.Call, sort: str) -> Callable[..., int | Bounds]:
        made = self.definition(node)
        args = [self.number(arg) for arg in node.args]
        asked: list[Callable[..., int | Bounds]] = []

        def ask(world: World, frame: Frame, *within: int) -> int | Bounds:
            if not asked:
                asked.append(self._body(made, sort))
            inner: Frame = [one(-1)] * made.locals
            inner[form.YOU] = frame[form.YOU]
            for place, arg in zip(made.params, args, strict=False):
                inner[place] = arg(world, frame)
            return asked[0](world, inner, *within)

        return ask

    def definition(self, node: form.Call) -> Definition:
        """What a word means, where that does not depend on the kind of piece it is asked of."""
        regions = self.machine.geometry.regions.keys()
        made = [found for found in self.machine.description.definitions[node.name]
                if (node.region in found.kinds if node.region else regions.isdisjoint(found.kinds))]
        if len(made) != 1:
            raise Unjudged
        return made[0]

    def _body(self, made: Definition, sort: str) -> Callable[..., int | Bounds]:
        make: Callable[[form.Expr], Callable[..., int | Bounds]] = getattr(self, sort)
        cases = [(self.truth(guard) if guard is not None else None, make(value)) for guard, value in made.cases]
        nothings: dict[str, int | Bounds] = {"set": (0, 0), "number": one(0), "truth": FALSE}
        nothing = nothings[sort]

        def body(world: World, frame: Frame, *within: int) -> int | Bounds:
            found: list[int | Bounds] = []
            for guard, value in cases:
                answer = guard(world, frame) if guard is not None else TRUE
                if answer != FALSE:
                    found.append(value(world, frame, *within))
                if answer == TRUE:
                    return self._either(found)
            return self._either([*found, nothing])

        return body

    @staticmethod
    def _either(found: list[int | Bounds]) -> int | Bounds:
        """Bounds for one of several possible values."""
        result = found[0]
        for other in found[1:]:
            if isinstance(result, int) and isinstance(other, int):
                result |= other
            elif not isinstance(result, int) and not isinstance(other, int):
                result = result[0] & other[0], result[1] | other[1]
        return result

    # ---- conditions ----------------------------------------------------------------------------------------------
    def truth_Compare(self, node: form.Compare) -> TruthOf:
        left, right = self.number(node.left), self.number(node.right)
        op = node.op
        if op in _SWAPPED:
            left, right, op = right, left, cast(form.Op, _SWAPPED[op])

        def compare(world: World, frame: Frame) -> int:
            return compared(op, left(world, frame), right(world, frame))

        return compare

    def truth_CountIs(self, node: form.CountIs) -> TruthOf:
        return self.truth_Compare(form.Compare(node.op, form.Count(node.of), node.count))

    def truth_All(self, node: form.All) -> TruthOf:
        parts = [self.truth(part) for part in node.parts]

        def every(world: World, frame: Frame) -> int:
            answer = TRUE
            for part in parts:
                this = part(world, frame)
                if this == FALSE:
                    return FALSE
                answer |= this & FALSE
            return answer

        return every

    def truth_Any(self, node: form.Any) -> TruthOf:
        parts = [self.truth(part) for part in node.parts]

        def some(world: World, frame: Frame) -> int:
            answer = FALSE
            for part in parts:
                this = part(world, frame)
                if this == TRUE:
                    return TRUE
                answer |= this & TRUE
            return answer

        return some

    def truth_Not(self, node: form.Not) -> TruthOf:
        part = self.truth(node.part)
        return lambda world, frame: NEGATED[part(world, frame)]

    def truth_Some(self, node: form.Some) -> TruthOf:
        of = self.set(node.of)

        def some(world: World, frame: Frame) -> int:
            must, may = of(world, frame, -1)
            return truth_of(must != 0, may != 0)

        return some

    def truth_Member(self, node: form.Member) -> TruthOf:
        of, item = self.set(node.of), self.number(node.item)

        def member(world: World, frame: Frame) -> int:
            answer = 0
            for place in values(item(world, frame)):
                must, may = of(world, frame, 1 << place) if place >= 0 else (0, 0)
                answer |= truth_of(must != 0, may != 0)
            return answer

        return member

    def truth_Together(self, node: form.Together) -> TruthOf:
        of, beside = self.set(node.of), self.geometry.touching if node.touching else self.geometry.beside

        def together(world: World, frame: Frame) -> int:
            must, may = of(world, frame, self.full)
            if not must:
                return truth_of(may == 0, True)
            if must & ~self.flood(must & -must, may, beside):
                return FALSE
            return truth_of(must == may, True)

        return together

    # ---- what is read in order -------------------------------------------------------------------------------------
    def truth_SameNumbers(self, node: form.SameNumbers) -> TruthOf:
        if not isinstance(node.left, form.Runs) or not isinstance(node.right, form.Numbers):
            raise Unjudged
        cells, clues = self.set(node.left.of), self._numbers(node.right)

        def same(world: World, frame: Frame) -> int:
            lengths = clues(world, frame)
            must, may = cells(world, frame, self.full)
            if lengths is None:
                return UNKNOWN
            possible = can_be_runs(must, may, lengths, self.geometry.beside)
            return truth_of(possible and must == may, possible)

        return same

    def _numbers(self, node: form.Numbers) -> Callable[[World, Frame], tuple[int, ...] | None]:
        of, local, value = self.set(node.of), node.local, self.number(node.value)

        def numbers(world: World, frame: Frame) -> tuple[int, ...] | None:
            must, may = of(world, frame, -1)
            found = []
            for item in bits(may):
                frame[local] = one(item)
                found.append(value(world, frame))
            return tuple(map(lowest, found)) if must == may and all(map(single, found)) else None

        return numbers

    def truth_TrueEquation(self, node: form.TrueEquation) -> TruthOf:
        of, signs = self.set(node.of), self.machine.signs
        stores = [self._number_store(code) for code in range(self.layout.codes)]

        def true(world: World, frame: Frame) -> int:
            must, may = of(world, frame, self.full_slots)
            if must != may:
                return UNKNOWN
            text = ""
            for slot in sorted(bits(must), key=lambda slot: slot % self.size):
                code, store = lowest(world.left[slot]), -1
                if single(world.left[slot]):
                    store = stores[code]
                if not single(world.left[slot]) or (store >= 0 and not single(world.left[store + slot])):
                    return UNKNOWN
                text += signs[code] if store < 0 else str(lowest(world.left[store + slot]))
            return truth_of(is_true(text), False)

        return true

    def _number_store(self, code: int) -> int:
        kind = self.layout.kind_of(code)
        numbers = self.machine.description.numbers_of(self.layout.kinds[kind]) if kind >= 0 else ()
        return self.layout.base[f"piece.{numbers[0].name}"] if numbers else -1


def compared(op: form.Op, left: int, right: int) -> int:
    """Whether one of some values stands in a relation to one of others: surely, never, or perhaps."""
    if op in ("=", "!="):
        answer = FALSE if not left & right else TRUE if left == right and single(left) else UNKNOWN
        return answer if op == "=" else NEGATED[answer]
    if op == ">":
        return truth_of(lowest(left) > highest(right), highest(left) > lowest(right))
    return truth_of(lowest(left) >= highest(right), highest(left) >= lowest(right))
