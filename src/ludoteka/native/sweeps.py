"""Drawn moves of many pieces at once: whole sets are moved along a direction instead of looking from each piece."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from ludoteka.language import form
from ludoteka.language.actions import DrawnMove, Sign
from ludoteka.machine.drawn import DrawnCode
from ludoteka.native.plan import Plan
from ludoteka.native.sets import SetWriter

_MOST_SHIFTS = 3
"""So many distances to the next cell in one direction; more would not be worth it."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawn move that is all there is to an ability."""

    number: int
    """Its place among the abilities of one name."""
    entry: int
    move: DrawnMove
    code: DrawnCode


@dataclass(frozen=True, slots=True)
class Part:
    """Pieces that can all do the same drawn move along the same direction."""

    drawing: Drawing
    way: int
    """The direction's place among those of such a piece."""
    pieces: str


class Sweep:
    """Something that pieces can do, where it is drawn and each direction fits in one way at most."""

    def __init__(self, plan: Plan, verb: str) -> None:
        self.plan, self.machine = plan, plan.machine
        self.drawings = []
        for number, entry in enumerate(self.machine.abilities.get(verb, [])):
            rule = self.machine.code.entries[entry].rule
            if rule.owner == "piece" and len(rule.block) == 1 and isinstance(rule.block[0], DrawnMove):
                self.drawings.append(Drawing(number, entry, rule.block[0], DrawnCode(self.machine, rule.block[0])))
        self.fits = (plan.plain and bool(self.drawings) and plan.geometry.directions != []
                     and len(self.drawings) == len(self.machine.abilities.get(verb, []))
                     and all(self._is_plain(one) for one in self.drawings) and self._told_apart()
                     and all(len(self._distances(way)) <= _MOST_SHIFTS for way in range(len(plan.geometry.directions))))

    def _is_plain(self, drawing: Drawing) -> bool:
        code, ways = drawing.code, drawing.move.ways
        if code.shapes is not None or code.behind or drawing.move.all_at_once or any(sign.many for sign in code.row):
            return False
        if ways.of_pieces is not None:
            far = any(kind.far for kind in self.plan.description.kinds.values())
            return ways.of_pieces == form.One(form.Local(form.THIS)) and not far and (
                "piece.facing" not in self.plan.layout.base)
        seen_by = (None, form.OwnerOf(form.Local(form.THIS), "piece"))
        return ways.seat in seen_by and not any((ways.toward, ways.away, ways.chosen, ways.ahead_of))

    def _told_apart(self) -> bool:
        """Two drawings never bring the same piece to the same cell: what must be there before is not the same."""
        def goal(drawing: Drawing) -> tuple[int, Sign] | None:
            return next(((far, sign) for far, sign in enumerate(drawing.code.ahead) if sign.after == "this"), None)

        for one, other in combinations(self.drawings, 2):
            first, second = goal(one), goal(other)
            if first is None or second is None:
                return False
            if first[0] == second[0] and {first[1].before, second[1].before} not in ({"empty", "enemy"}, {
                    "empty", "yours"}, {"enemy", "yours"}):
                return False
        return all(goal(one) is not None for one in self.drawings)

    # ---- directions ------------------------------------------------------------------------------------------------
    def _distances(self, way: int) -> dict[int, int]:
        """How far on the next cells lie in the order of the cells, and for which cells."""
        found: dict[int, int] = {}
        for cell, goal in enumerate(self.plan.geometry.steps[way]):
            if goal >= 0:
                found[goal - cell] = found.get(goal - cell, 0) | 1 << cell
        return found

    def _before(self, values: SetWriter, way: int, goals: str) -> str:
        """The cells from which a step leads to one of the goals."""
        e, found = values.e, "0"
        for distance, mask in sorted(self._distances(way).items()):
            moved = e.op(f"{'lshr' if distance > 0 else 'shl'} {values.wide} {goals}, {abs(distance)}")
            found = e.any_of(found, e.both(moved, str(mask)))
        return found

    # ---- pieces ----------------------------------------------------------------------------------------------------
    def parts(self, values: SetWriter, pieces: str) -> Iterator[Part]:
        """Everything that some pieces can do; the code is written as the parts are asked for."""
        e = values.e
        for seat in self.plan.owners:
            inside, out = e.label(), e.label()
            mine = e.both(pieces, values.owned(str(seat)))
            e.branch(e.some(mine), inside, out)
            e.place(inside)
            for drawing in self.drawings:
                yield from self._parts_of(values, drawing, seat, mine)
            e.place(out)

    def _parts_of(self, values: SetWriter, drawing: Drawing, seat: int, pieces: str) -> Iterator[Part]:
        kinds = self.plan.layout.kinds
        rule = self.machine.code.entries[drawing.entry].rule
        whose = [kind for kind in range(len(kinds)) if kinds[kind] in rule.kinds]
        if drawing.move.ways.of_pieces is None:
            ways = self.machine.directions(drawing.move.ways.names, seat)
            groups = [(whose, ways)]
        else:
            groups = [([kind], self.machine.ways_facing(self.plan.layout.code(kind, seat), 0)) for kind in whose]
        for some, ways in groups:
            moving = self._of_kinds(values, pieces, some)
            for number, way in enumerate(ways):
                yield Part(drawing, number, values.e.both(moving, self._ahead(values, drawing, seat, way)))

    def _of_kinds(self, values: SetWriter, pieces: str, kinds: list[int]) -> str:
        if len(kinds) == self.plan.kinds:
            return pieces
        wanted = form.Pieces(tuple(self.plan.layout.kinds[kind] for kind in kinds))
        return values.e.both(pieces, values.set_Pieces(wanted))

    def _ahead(self, values: SetWriter, drawing: Drawing, seat: int, way: int) -> str:
        """The cells from which everything ahead is as drawn."""
        fits = ""
        for sign in reversed(drawing.code.ahead):
            there = self._matching(values, sign, seat)
            fits = self._before(values, way, values.e.both(there, fits) if fits else there)
        return fits

    def _matching(self, values: SetWriter, sign: Sign, seat: int) -> str:
        e, full = values.e, (1 << self.plan.layout.slots) - 1
        if sign.before == "any":
            return str(full)
        if sign.before == "empty":
            return values.empty()
        if sign.before == "yours":
            return values.owned(str(seat))
        if sign.before == "enemy":
            taken = e.op(f"xor {values.wide} {values.empty()}, {full}")
            return e.without(e.without(taken, values.owned(str(seat))), values.owned("-1"))
        return values.set_Pieces(form.Pieces((sign.before[5:],)))
