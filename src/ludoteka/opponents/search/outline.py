"""What can be measured in the positions of a game, found in its description.

Every feature is a difference between the two sides, greater where the first is better off.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.soundness import parts
from ludoteka.machine.engine import Machine
from ludoteka.machine.state import Run, bits
from ludoteka.opponents.search.routes import Routes, routes_of
from ludoteka.opponents.search.symmetry import Likeness, rules_of

TO_MOVE: Final = "to move"
ROOM: Final = "room"
SUPPORT: Final = "support"
REACH: Final = "reach"
NEARER: Final = "nearer"
REACH_OF: Final = "reach of "
AROUND: Final = "reach around the "
GROUPS: Final = "groups"
APART: Final = "apart"
SPREAD: Final = "spread"
JOINING: Final = "steps to join"
RACING: Final = "steps to the goal"
_AROUND: Final = 0.015
"""What it is worth to reach one more cell around the enemy's piece that decides."""
_SHELTERED: Final = (-0.03, 0.02)
"""What one more cell is worth that the piece that decides reaches itself: it hides early, and helps late."""
_FAR_OFF: Final = 0.3
"""How much of its worth early is left of coming nearer to where a piece becomes something better."""
_REASONABLE = {TO_MOVE: 0.1, JOINING: 1.0, RACING: 0.3, GROUPS: -0.2, APART: -0.15, SPREAD: -0.05, NEARER: 0.03}


@dataclass(frozen=True, slots=True)
class Goal:
    """Cells that pieces want to reach, for each of the two roles, and the kinds that do."""

    cells: tuple[int, int]
    kinds: frozenset[str]
    wins: bool


class Outline:
    """What there is to measure in a game of two seats, for one machine."""

    def __init__(self, machine: Machine, start: Run) -> None:
        self.machine = machine
        self.start = start.state
        self._run = start
        self.description = machine.description
        self.layout = machine.layout
        self.cells = range(machine.geometry.size)
        self.flat = len(self.description.layers) == 1

        self.kinds = [number for number, name in enumerate(self.layout.kinds)
                      if not self.description.kinds[name].abstract]

    def _nodes(self) -> Iterator[object]:
        return iter(rules_of(self.description))

    # ---- what the rules ask for ------------------------------------------------------------------------------------
    @cached_property
    def line(self) -> int:
        """How many in line the rules ask for; 0 where they do not."""
        asked = []
        for node in self._nodes():
            match node:
                case form.CountIs(of=form.Filtered(filters=filters), count=form.Num(value=count)) if count > 1:
                    asked += [count] if any(isinstance(one, form.LineThrough) for one in filters) else []
        return min(asked, default=0) if self.flat else 0

    @cached_property
    def joins(self) -> list[list[int]]:
        """For each role the sets of cells that one of its groups must reach; nothing where the rules ask for none."""
        for node in self._nodes():
            if isinstance(node, form.Joins) and self.flat:
                return [[self._asked(goal, role) for goal in node.goals] for role in (0, 1)]
            if isinstance(node, form.JoinsMany) and node.sort == "region" and self.flat:
                return [[self.machine.regions[one] for one in bits(self._asked(node.goals, role))] for role in (0, 1)]
        return []

    @cached_property
    def together(self) -> form.Together | None:
        """The rule that asks for one connected group."""
        return next((node for node in self._nodes() if isinstance(node, form.Together) and self.flat), None)

    @cached_property
    def goals(self) -> list[Goal]:
        """Where pieces win or become something better."""
        found = []
        for rule in self.description.rules() if not self.joins else ():
            for node in parts(rule.block):
                if isinstance(node, act.If):
                    wins = any(isinstance(one, act.Win) and one.won for one in parts(node.then))
                    becomes = any(isinstance(one, act.BecomeKind) for one in parts(node.then))
                    # A block in a block: a choice of the new kind after 'if this is on your last row'.
                    goal = self._goal(node.condition, rule.kinds, wins)
                    found += [goal] if goal and (wins or becomes) else []
        return found

    def _goal(self, condition: form.Expr, whose: tuple[str, ...], wins: bool) -> Goal | None:
        """What a condition asks for, in a rule of some kinds (of all where it names none)."""
        regions = [node for node in parts(condition) if isinstance(node, form.RegionCells)
                   and all(one.index == form.YOU for one in parts(node) if isinstance(one, form.Local))]
        masks = [0, 0]
        for node in regions:
            for role in (0, 1):
                masks[role] |= self._asked(node, role)
        named = {kind for node in parts(condition) if isinstance(node, form.Pieces) for kind in node.kinds}
        kinds = {kind for name in named or whose for kind in self.description.kinds_of(name)} or set(self.layout.kinds)
        few = all(0 < mask.bit_count() * 2 <= len(self.cells) for mask in masks)
        return Goal((masks[0], masks[1]), frozenset(kinds), wins) if few and self.flat else None

    def _asked(self, node: form.Expr, role: int) -> int:
        """A set that depends on the board and the side alone."""
        with self.machine.question():
            return self.machine.values.value(node)(self._run, [role, -1, *[-1] * 64])

    @cached_property
    def slides(self) -> bool:
        """Whether pieces move onto empty cells in sight."""
        choices = [node for node in self._nodes() if isinstance(node, act.Choose)]
        return any(isinstance(one, form.Sight) for node in choices for one in parts(node.of))

    @cached_property
    def ranges(self) -> bool:
        """Whether all pieces move alike, in sight or by steps, so that one can tell how near cells are for them."""
        sees = any(isinstance(node, form.Sight) for node in self._nodes())
        return self.flat and self.moves and (self.slides or not sees)

    @cached_property
    def differ(self) -> bool:
        """Whether pieces move, each kind in a way of its own, and alike for both sides."""
        several = self.flat and self.moves and not self.ranges and len(self.kinds) > 1
        return several and self.description.turn is not None and self.likeness.is_fair

    @cached_property
    def vital(self) -> int:
        """The kind that decides a match, of which each side has a single piece; -1 where there is none."""
        ending = [node for rule in (self.description.turn, self.description.end) if rule for node in parts(rule.block)]
        ending += [node for made in self.description.definitions.values() for one in made if one.describes
                   for node in parts(one.cases)]
        named = {kind for node in ending if isinstance(node, form.Pieces) for kind in node.kinds}
        start = self.start[:self.layout.slots]
        return next((kind for kind in self.kinds if self.layout.kinds[kind] in named
                     and all(start.count(self.layout.code(kind, role)) == 1 for role in (0, 1))), -1)

    def routes(self, kind: int, role: int, cell: int) -> Routes:
        """Where a piece gets in one move, as long as nothing is in its way."""
        return routes_of(self.machine, kind, role, cell)

    @cached_property
    def moves(self) -> bool:
        """Whether pieces move at all, or are only put down."""
        return any(isinstance(node, act.MoveTo | act.DrawnMove | act.SwapPlaces) for node in self._nodes())

    # ---- tables ----------------------------------------------------------------------------------------------------
    @cached_property
    def likeness(self) -> Likeness:
        """Which places are alike."""
        wanted = self.joins or [[goal.cells[role] for goal in self.goals] for role in (0, 1)]
        return Likeness(self.machine, wanted, bool(self.joins), self.start)

    @cached_property
    def windows(self) -> list[tuple[int, ...]]:
        """All straight rows of as many cells as the rules want in line."""
        geometry, found = self.machine.geometry, []
        for way, _ in self.machine.axes:
            for cell in self.cells:
                row = [cell]
                while len(row) < self.line and geometry.steps[way][row[-1]] >= 0:
                    row.append(geometry.steps[way][row[-1]])
                found += [tuple(row)] if len(row) == self.line and len(set(row)) == len(row) else []
        return found

    def steps_to(self, mask: int) -> list[int]:
        """For each cell the fewest steps to a set of cells, also over corners; the number of cells where none lead."""
        touching, far = self.machine.geometry.touching, 0
        found = [len(self.cells)] * len(self.cells)
        seen = front = mask
        while front:
            near = 0
            for cell in bits(front):
                found[cell] = far
                near |= touching[cell]
            front = near & ~seen
            seen |= near
            far += 1
        return found

    @cached_property
    def counted(self) -> dict[str, list[tuple[int, int]]]:
        """Numbers that sides have, by name: where each lies, and for whom it counts (1 or -1)."""
        found: dict[str, list[tuple[int, int]]] = {}
        for kept in self.description.kept.values():
            if kept.sort != "number" or kept.owner not in ("player", "cell"):
                continue
            base = self.layout.base[f"{kept.owner}.{kept.name}"]
            if kept.owner == "player":
                found[kept.name] = [(base, 1), (base + 1, -1)]
            else:
                owners = self.machine.geometry.owners
                owned = [(base + cell, 1 - 2 * owners[cell]) for cell in self.cells if owners[cell] in (0, 1)]
                found |= {kept.name: owned} if owned else {}
        return found

    # ---- names -----------------------------------------------------------------------------------------------------
    @cached_property
    def names(self) -> list[str]:
        """The features of the whole position, in their order."""
        first = self.description.seats[0]
        names = [TO_MOVE, f"being {first}", *self.counted]
        names += [f"{count} of {self.line} in line" for count in range(1, self.line + 1)]
        names += [JOINING] if self.joins else []
        names += [RACING] if any(goal.wins for goal in self.goals) else []
        names += [GROUPS, APART, SPREAD] if self.together else []
        names += [ROOM, SUPPORT] if self.flat and self.kinds else []
        names += [REACH_OF + self.layout.kinds[kind] for kind in self.kinds] if self.differ else []
        names += [AROUND + self.layout.kinds[self.vital]] if self.differ and self.vital >= 0 else []
        return names + ([REACH, NEARER] if self.ranges else [])

    def owner_name(self, role: int) -> str:
        """What is put before a kind where the sides do not have the same."""
        return "" if self.likeness.is_fair else f"{self.description.seats[role]} "

    def kind_name(self, kind: int, role: int) -> str:
        """The feature of having a piece."""
        return self.owner_name(role) + self.layout.kinds[kind]

    def place_name(self, kind: int, role: int, slot: int) -> str:
        """The feature of having it on a place, seen by its side."""
        size = len(self.cells)
        seen = self.likeness.seen(slot % size, role if self.likeness.is_fair else 0)
        return f"{self.kind_name(kind, role)} on {self.machine.geometry.names[seen]}"

    # ---- what to begin with ----------------------------------------------------------------------------------------
    @cached_property
    def priors(self) -> dict[str, tuple[float, float]]:
        """Weights that stand to reason, early and late, for a game that was never tuned."""
        found = dict.fromkeys(self.counted, 0.1)
        found |= {f"{count} of {self.line} in line": 0.04 * 3 ** (count - 1) for count in range(1, self.line + 1)}
        found |= {name: weight for name, weight in _REASONABLE.items() if name in self.names}
        found |= {name: _AROUND for name in self.names if name.startswith(AROUND)}
        for kind in self.kinds:
            for role in (0, 1):
                found[self.kind_name(kind, role)] = self._material(kind)
        both = {name: (weight, weight) for name, weight in found.items()}
        if self.differ and self.vital >= 0:
            both[REACH_OF + self.layout.kinds[self.vital]] = _SHELTERED
        return {**both, **self._advances()}

    def _material(self, kind: int) -> float:
        """What a piece is worth by what it can do; the one without which the game is lost is never missing."""
        name = self.layout.kinds[kind]
        better = any(isinstance(node, act.BecomeKind) and node.kind == form.Num(kind) for node in self._nodes())
        far = self.description.kinds[name].far
        return 0.3 * (1 + better + far) if self.moves else 0.0

    def _advances(self) -> dict[str, tuple[float, float]]:
        found: dict[str, tuple[float, float]] = {}
        for goal in self.goals:
            steps = self.steps_to(goal.cells[0])
            far = max(1, *(one for one in steps if one < len(self.cells)))
            for kind in self.kinds:
                for cell in self.cells if self.layout.kinds[kind] in goal.kinds else ():
                    near = max(0.0, 1 - steps[cell] / far)
                    late = near * near * (1.0 if goal.wins else 0.3)
                    found[self.place_name(kind, 0, cell)] = late if goal.wins else late * _FAR_OFF, late
        return found
