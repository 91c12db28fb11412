"""How moves shift pieces over the board: from which cell to which, whatever else stands there.

Only drawn moves are looked into. Pieces that no move touches stay where they are; they are what shifts must go round.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ludoteka.language import actions as act
from ludoteka.language.actions import Action, Sign
from ludoteka.language.description import Rule
from ludoteka.opponents.solving.worlds import Unjudged

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine

Edge = tuple[int, int]


@dataclass(slots=True)
class Shifts:
    """For each kind of piece the pairs of cells that one move can shift it between."""

    edges: dict[str, set[Edge]] = field(default_factory=dict)
    drawings: list[tuple[frozenset[str], frozenset[str]]] = field(default_factory=list)
    """For each drawn move the kinds that can do it, and those that it shifts besides."""

    def at_once(self, kinds: frozenset[str]) -> int:
        """How many pieces of some kinds one move shifts at most."""
        return max((bool(kinds & movers) + len(kinds & others) for movers, others in self.drawings), default=0)


def shifts_of(machine: Machine, state: list[int]) -> Shifts:
    """The shifts of a game whose moves are drawn and only shift pieces."""
    moves = list(_drawn_moves(machine))
    moved = {kind for rule, move in moves for kind in _moved_kinds(rule, move)}
    layout, size = machine.layout, machine.geometry.size
    if layout.slots != size:
        raise Unjudged
    standing = {slot for slot in range(size)
                if state[slot] and layout.kinds[layout.kind_of(state[slot])] not in moved}
    found = Shifts()
    for rule, move in moves:
        found.drawings.append((frozenset(rule.kinds), frozenset(_moved_kinds(rule, move)) - frozenset(rule.kinds)))
        for cells in _lines(machine, move, standing):
            for kind, edge in _shifted(rule, move, cells):
                found.edges.setdefault(kind, set()).add(edge)
    return found


def _drawn_moves(machine: Machine) -> Iterator[tuple[Rule, act.DrawnMove]]:
    turn = machine.description.turn
    if turn is None:
        raise Unjudged
    for verb in _used(turn.block):
        for rule in machine.description.abilities.get(verb, []):
            if len(rule.block) != 1 or not isinstance(rule.block[0], act.DrawnMove):
                raise Unjudged
            move = rule.block[0]
            if len(move.pattern.rows) != 1 or move.all_at_once or not move.ways.names:
                raise Unjudged
            yield rule, move


def _used(block: tuple[Action, ...]) -> Iterator[str]:
    """The abilities that a turn consists of; nothing else may happen in it."""
    for action in block:
        if isinstance(action, act.Use) and not action.often:
            yield action.verb
        elif not isinstance(action, act.Choose | act.Assign):
            raise Unjudged


def _moved_kinds(rule: Rule, move: act.DrawnMove) -> Iterator[str]:
    yield from rule.kinds
    for sign in move.pattern.rows[0]:
        if sign.before != sign.after and sign.before.startswith("kind:"):
            yield sign.before[5:]


def _lines(machine: Machine, move: act.DrawnMove, standing: set[int]) -> Iterator[list[int]]:
    """The cells that the signs of a drawing can lie on, one for each; a sign for many cells lies on its last."""
    signs, steps = move.pattern.rows[0], machine.geometry.steps
    for way in machine.directions(move.ways.names, -1):
        for start in range(machine.geometry.size):
            yield from _laid(machine, signs, steps[way], start, standing)


def _laid(machine: Machine, signs: tuple[Sign, ...], table: list[int], cell: int, standing: set[int]
          ) -> Iterator[list[int]]:
    if not signs:
        yield []
        return
    seen: set[int] = set()
    while cell >= 0 and cell not in seen and _may_lie(signs[0], cell, standing):
        seen.add(cell)
        for rest in _laid(machine, signs[1:], table, table[cell], standing):
            yield [cell, *rest]
        if not signs[0].many:
            return
        cell = table[cell]


def _may_lie(sign: Sign, cell: int, standing: set[int]) -> bool:
    """Whether what a sign stands for may be on a cell; what never moves may be one of your own."""
    return cell not in standing or sign.before in ("yours", "any") or (
        sign.before.startswith("kind:") and sign.before == sign.after)


def _shifted(rule: Rule, move: act.DrawnMove, cells: list[int]) -> Iterator[tuple[str, Edge]]:
    """Which kinds a drawing shifts from where to where."""
    signs = move.pattern.rows[0]
    for what in {sign.before for sign in signs if sign.before != sign.after} - {"empty"}:
        before = [place for place, sign in enumerate(signs) if sign.before == what]
        after = [place for place, sign in enumerate(signs) if sign.after == what]
        if len(before) != 1 or len(after) != 1 or not (what == "this" or what.startswith("kind:")):
            raise Unjudged
        for kind in rule.kinds if what == "this" else (what[5:],):
            yield kind, (cells[before[0]], cells[after[0]])
    if {sign.after for sign in signs} - {sign.before for sign in signs} - {"empty"}:
        raise Unjudged
