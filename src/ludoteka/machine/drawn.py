"""Moves drawn before and after: where they fit in a straight line, and what they change."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING

from ludoteka.language import form
from ludoteka.language.actions import DrawnMove, Pattern, Sign
from ludoteka.machine.state import Frame, Run

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine


Covered = tuple[tuple[int, Sign], ...]
"""Cells with the sign that lies on each."""


@dataclass(frozen=True, slots=True)
class Fit:
    """One way the drawing fits: the cells it covers with the sign of each, and where the piece arrives."""

    cells: Covered
    goal: int


class DrawnCode:
    """A one-row drawing along some ways."""

    def __init__(self, machine: Machine, move: DrawnMove) -> None:
        self.machine = machine
        self.ways = machine.values.ways(move.ways)
        self.along_ways = move.ways.of_pieces is not None
        self.shapes = _shapes(move.pattern) if len(move.pattern.rows) > 1 else None
        row = next(row for row in move.pattern.rows if any(sign.before == "this" for sign in row))
        self.at = next(place for place, sign in enumerate(row) if sign.before == "this")
        self.ahead, self.behind = row[self.at + 1:], row[:self.at][::-1]
        self.this = row[self.at]
        self.row = row
        self.shifts = any(sign.many != sign.many_after for sign in row)
        self.owners = {sign.after: -1 if sign.owner is None else sign.owner
                       for signs in move.pattern.rows for sign in signs}
        layout = machine.layout
        self.layers = {f"kind:{kind}": layer for kind, layer in zip(layout.kinds, layout.layer_of, strict=True)}

    def _slot(self, this: int, cell: int, what: str) -> int:
        """Where on a cell a sign is looked for: a kind in its layer, anything else in the layer of the piece."""
        size = self.machine.geometry.size
        return self.layers.get(what, this // size) * size + cell

    def fits(self, run: Run, frame: Frame) -> list[Fit]:
        """Every way the drawing fits for this piece."""
        machine = self.machine
        slot = frame[form.THIS]
        if slot < 0:
            return []
        cell = slot % machine.geometry.size
        if self.shapes is not None:
            return self._shaped(run, frame, cell)
        far = self.along_ways and machine.is_far(run.state[slot])
        found = []
        for way in self.ways(run, frame, cell):
            for back in self._along(run, frame, cell, machine.opposite[way], self.behind, far):
                for covered in self._along(run, frame, cell, way, self.ahead, far):
                    cells = ((cell, self.this), *back, *covered)
                    if self.shifts:
                        cells = self._shifted((*back[::-1], *cells[:1], *covered), len(back))
                    goal = next((place for place, sign in cells if sign.after == "this"), cell)
                    found.append(Fit(cells, goal))
        return found

    def _shifted(self, line: Covered, at: int) -> Covered:
        """The cells of a line with what is on each afterwards, where a '+' stands elsewhere than before."""
        longs = [list(group) for sign, group in groupby(line, key=itemgetter(1)) if sign.many]
        lengths = iter(map(len, longs))
        after = [sign.after for sign in self.row for _ in range(next(lengths) if sign.many_after else 1)]
        changed = tuple((cell, Sign(sign.before, then)) for (cell, sign), then in zip(line, after, strict=True))
        return (changed[at], *changed[:at][::-1], *changed[at + 1:])

    def _shaped(self, run: Run, frame: Frame, cell: int) -> list[Fit]:
        """Where a drawing of several rows fits; up in the drawing is forward for the piece's owner."""
        machine, found = self.machine, []
        quarters = machine.quarters(machine.layout.owner_of(run.state[frame[form.THIS]]))
        for shape in self.shapes or ():
            covered = tuple((machine.offset(cell, *_turned(dx, dy, quarters)), sign) for (dx, dy), sign in shape)
            if all(place >= 0 and (sign.before == "this" or self._matches(run, frame, place, sign))
                   for place, sign in covered):
                cells = tuple(sorted(covered, key=lambda one: one[1].before != "this"))
                goal = next((place for place, sign in cells if sign.after == "this"), cell)
                found.append(Fit(cells, goal))
        return found

    def _along(self, run: Run, frame: Frame, start: int, way: int, signs: tuple[Sign, ...], far: bool
               ) -> Iterator[Covered]:
        """Each way the signs lie along a direction: one behind the other, or (far) with empty cells between."""
        if not signs:
            yield ()
            return
        table = self.machine.geometry.steps[way] if way >= 0 else []
        cell = table[start] if table else -1
        while cell >= 0 and cell != start:
            if self._matches(run, frame, cell, signs[0]):
                covered, last = self._repeated(run, frame, cell, table, signs[0])
                for rest in self._along(run, frame, last, way, signs[1:], far):
                    yield covered + rest
            if not far or run.state[self._slot(frame[form.THIS], cell, "empty")]:
                return
            cell = table[cell]

    def _repeated(self, run: Run, frame: Frame, cell: int, table: list[int], sign: Sign
                  ) -> tuple[Covered, int]:
        """A sign with '+' covers as many cells as it can; gives them and the last."""
        covered = [(cell, sign)]
        seen = {frame[form.THIS] % self.machine.geometry.size, cell}
        while sign.many and (after := table[cell]) >= 0 and self._matches(run, frame, after, sign):
            if after in seen:
                break
            cell = after
            seen.add(cell)
            covered.append((cell, sign))
        return tuple(covered), cell

    def _matches(self, run: Run, frame: Frame, cell: int, sign: Sign) -> bool:
        machine, wanted, this = self.machine, sign.before, frame[form.THIS]
        if wanted == "any":
            return True
        code = run.state[self._slot(this, cell, wanted)]
        if wanted == "empty":
            return code == 0 and run.state[self._slot(this, cell, sign.after)] == 0
        if code == 0:
            return False
        if wanted.startswith("kind:"):
            return machine.layout.kinds[machine.layout.kind_of(code)] == wanted[5:]
        mine = machine.layout.owner_of(run.state[this])
        owner = machine.layout.owner_of(code)
        return owner == mine if wanted == "yours" else owner not in (mine, -1)

    def apply(self, run: Run, fit: Fit) -> None:
        """Change the board as drawn."""
        machine, this = self.machine, run.frame[form.THIS]
        mine = machine.layout.owner_of(run.state[this])
        moved: list[tuple[int, str]] = []
        free: dict[str, list[int]] = {}
        for cell, sign in fit.cells:
            if sign.before == sign.after or sign.after == "any":
                continue
            if sign.before not in ("empty", "any") and sign.after == "empty":
                free.setdefault(sign.before, []).append(self._slot(this, cell, sign.before))
            elif sign.after == "yours" and sign.before == "enemy":
                slot = self._slot(this, cell, sign.before)
                run.set_piece(slot, machine.layout.code(machine.layout.kind_of(run.state[slot]), mine))
            else:
                if sign.before not in ("empty", "any"):
                    free.setdefault(sign.before, []).append(self._slot(this, cell, sign.before))
                moved.append((cell, sign.after))
        self._move_all(run, moved, free)

    def _move_all(self, run: Run, moved: list[tuple[int, str]], free: dict[str, list[int]]) -> None:
        """Pieces that stand elsewhere afterwards are moved, those that stand nowhere are removed; farthest first."""
        machine = self.machine
        kept = {what for _, what in moved}
        for what, slots in free.items():
            for slot in slots:
                if what not in kept:
                    machine.pieces.remove(run, slot)
        for goal, what in reversed(moved):
            if free.get(what):
                machine.pieces.move(run, free[what].pop(0), goal)
            elif what.startswith("kind:"):
                self._put_new(run, what[5:], goal, self.owners[what])

    def _put_new(self, run: Run, name: str, cell: int, owner: int) -> None:
        """A kind of piece that was nowhere before comes from the box."""
        layout = self.machine.layout
        slot = self._slot(-1, cell, f"kind:{name}")
        if not run.state[slot]:
            run.place(slot, layout.code(layout.kinds.index(name), owner))


Shape = tuple[tuple[tuple[int, int], Sign], ...]


def _turned(dx: int, dy: int, quarters: int) -> tuple[int, int]:
    for _ in range(quarters % 4):
        dx, dy = dy, -dx
    return dx, dy


def _shapes(pattern: Pattern) -> list[Shape]:
    """A drawing of several rows in all its turns and mirror images, each once, as steps from the piece."""
    at = next((x, y) for y, row in enumerate(pattern.rows) for x, sign in enumerate(row) if sign.before == "this")
    plain = tuple(((x - at[0], at[1] - y), sign) for y, row in enumerate(pattern.rows) for x, sign in enumerate(row))
    shapes: list[Shape] = []
    for quarters in range(4 if pattern.turned else 1):
        for side in (1, -1) if pattern.mirrored else (1,):
            shape = tuple(sorted(((_turned(dx * side, dy, quarters), sign) for (dx, dy), sign in plain),
                                 key=lambda one: one[0]))
            if shape not in shapes:
                shapes.append(shape)
    return shapes
