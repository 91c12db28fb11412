"""What must hold when a puzzle is solved, taken apart into demands that each look at few places."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.description import Rule
from ludoteka.machine.state import bits
from ludoteka.opponents.solving.possible_sets import FALSE, TRUE, UNKNOWN, Bounds, Frame, SetOf, TruthOf
from ludoteka.opponents.solving.possible_values import Judge
from ludoteka.opponents.solving.worlds import Unjudged, World, one


@dataclass(slots=True, eq=False)
class Demand:
    """A condition with what its names mean."""

    truth: TruthOf
    frame: Frame

    def ask(self, world: World) -> int:
        return self.truth(world, self.frame)


def goal_of(end: Rule | None) -> form.Expr:
    """The condition under which the rules say that a lone player has won."""
    won = [action.condition for action in end.block if isinstance(action, act.If) and _wins(action)] if end else []
    if end is None or not won or not all(isinstance(action, act.If) for action in end.block):
        raise Unjudged
    return won[0] if len(won) == 1 else form.Any(tuple(won))


def _wins(action: act.If) -> bool:
    return len(action.then) == 1 and isinstance(action.then[0], act.Win) and action.then[0].won and not action.otherwise


class Splitting:
    """Takes a condition apart in a world that holds everything the position can become."""

    def __init__(self, judge: Judge, world: World) -> None:
        self.judge = judge
        self.world = world

    def demands(self, end: Rule | None) -> list[Demand]:
        """The demands of a game's end."""
        goal = goal_of(end)
        frame: Frame = [one(-1)] * (end.locals if end else 0)
        frame[form.YOU] = one(0)
        return list(self.split(goal, frame))

    def split(self, node: form.Expr, frame: Frame) -> Iterator[Demand]:
        match node:
            case form.All(parts=parts):
                for part in parts:
                    yield from self.split(part, frame)
            case form.Not(part=form.Any(parts=parts)):
                for part in parts:
                    yield from self.split(form.Not(part), frame)
            case form.Not(part=form.Not(part=part)):
                yield from self.split(part, frame)
            case form.Call():
                yield from self._defined(node, frame, negated=False)
            case form.Not(part=form.Call() as call):
                yield from self._defined(call, frame, negated=True)
            case form.Not(part=form.Some(of=form.Filtered() as of)) if of.filters:
                yield from self._none(of, frame)
            case _:
                yield Demand(self.judge.truth(node), list(frame))

    def _defined(self, call: form.Call, frame: Frame, negated: bool) -> Iterator[Demand]:
        """A word is asked where it is explained."""
        made = self.judge.definition(call)
        inner: Frame = [one(-1)] * made.locals
        inner[form.YOU] = frame[form.YOU]
        for place, arg in zip(made.params, call.args, strict=False):
            inner[place] = self.judge.number(arg)(self.world, frame)
        if len(made.cases) == 1 and made.cases[0][0] is None:
            body = made.cases[0][1]
            yield from self.split(form.Not(body) if negated else body, inner)
        else:
            node: form.Expr = form.Not(call) if negated else call
            yield Demand(self.judge.truth(node), list(frame))

    def _none(self, of: form.Filtered, frame: Frame) -> Iterator[Demand]:
        """That a set is empty is one demand for each possible member."""
        members, last = self.judge.set(of), of.filters[-1]
        rest = form.Filtered(of.source, of.filters[:-1], of.sort)
        sure = self.judge.set(rest)(self.world, list(frame), -1)[0] if not isinstance(last, form.WHOLE) else 0
        where = last if isinstance(last, form.Where) else _lacking(of)
        alike: dict[int, int] = {}
        for member in bits(members(self.world, list(frame), -1)[1]):
            if sure >> member & 1 and where is not None:
                known = list(frame)
                known[where.local] = one(member)
                yield from self.split(form.Not(where.condition) if where is last else where.condition, known)
            else:
                self.world.touched = 0
                members(self.world, list(frame), 1 << member)
                alike[self.world.touched] = alike.get(self.world.touched, 0) | 1 << member
        # Members that depend on just the same places are one demand: what they ask is worked out once.
        for together in alike.values():
            yield Demand(_outside(members, together), list(frame))


def _lacking(of: form.Filtered) -> form.Where | None:
    """The condition that 'every X is Y' asks of each X, where it is one."""
    last = of.filters[-1]
    inner = last.of if isinstance(last, form.Outside) else None
    if (isinstance(inner, form.Filtered) and inner.source == of.source and inner.filters[:-1] == of.filters[:-1]
            and isinstance(inner.filters[-1], form.Where)):
        return inner.filters[-1]
    return None


def _outside(members: SetOf, some: int) -> TruthOf:
    def outside(world: World, frame: Frame) -> int:
        found: Bounds = members(world, frame, some)
        return FALSE if found[0] else UNKNOWN if found[1] else TRUE

    return outside
