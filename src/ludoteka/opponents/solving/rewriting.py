"""The moves of a turn in a world known in part: every path of choices that may be open, and what it writes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.actions import Action
from ludoteka.language.description import Rule
from ludoteka.machine.state import bits
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
from ludoteka.opponents.solving.possible_values import Judge
from ludoteka.opponents.solving.worlds import Unjudged, World, highest, lowest, one, single, values

_MOST_NUMBERS = 200
Path = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rewrite:
    """A path through the turn: its choices, how they read, and the values that each written place may have then."""

    path: Path
    steps: tuple[str, ...]
    writes: dict[int, int]
    sure: bool
    """Whether the path is open whatever the world turns out to be."""

    @property
    def text(self) -> str:
        return "-".join(self.steps)


@dataclass(slots=True)
class _Step:
    """Where a path has come to: the actions still to do, what names mean, the choices made so far."""

    todo: tuple[Action, ...]
    frame: Frame
    path: Path = ()
    steps: tuple[str, ...] = ()
    sure: bool = True


class Rewriting:
    """Runs the rule of a turn over worlds."""

    def __init__(self, judge: Judge, turn: Rule) -> None:
        self.judge = judge
        self.layout = judge.layout
        self.turn = turn
        self._sets: dict[int, SetOf] = {}
        self._numbers: dict[int, NumberOf] = {}
        self._truths: dict[int, TruthOf] = {}
        self._compile(turn.block)

    def _compile(self, block: tuple[Action, ...]) -> None:
        """Make every function at once, so that what is not worked out is known before anything is tried."""
        for action in block:
            match action:
                case act.Choose(of=of, several=None):
                    self._set(of)
                case act.ChooseNumber(low=low, high=high):
                    self._number(low), self._number(high)
                case act.Either(branches=branches):
                    for _, inner in branches:
                        self._compile(inner)
                case act.NotAllowed(condition=condition, soft=False):
                    self._truth(condition)
                case act.If(condition=condition, then=then, otherwise=otherwise):
                    self._truth(condition)
                    self._compile(then)
                    self._compile(otherwise)
                case act.Store(of=of, value=value, each=each, until_next_turn=False):
                    self._number(value)
                    if of is not None:
                        self._sets[id(action)] = self.judge.set(of if each else form.One(of))
                case act.Toggle(of=of):
                    self._set(of)
                case act.Place(cells=cells, owner=None):
                    self._set(cells)
                case act.Remove(pieces=pieces) | act.Turn(pieces=pieces):
                    self._set(pieces)
                case act.Assign(value=value):
                    self._assigned(value)
                case _:
                    raise Unjudged

    def _set(self, node: form.Expr) -> SetOf:
        if id(node) not in self._sets:
            self._sets[id(node)] = self.judge.set(node)
        return self._sets[id(node)]

    def _number(self, node: form.Expr) -> NumberOf:
        if id(node) not in self._numbers:
            self._numbers[id(node)] = self.judge.number(node)
        return self._numbers[id(node)]

    def _truth(self, node: form.Expr) -> TruthOf:
        if id(node) not in self._truths:
            self._truths[id(node)] = self.judge.truth(node)
        return self._truths[id(node)]

    # ---- paths -----------------------------------------------------------------------------------------------------
    def rewrites(self, world: World, along: Path | None = None) -> Iterator[Rewrite]:
        """Every path that may be open, or the one along some choices; the world is as before afterwards."""
        frame: Frame = [one(-1)] * self.turn.locals
        frame[form.YOU] = one(0)
        yield from self._go(world, _Step(self.turn.block, frame), along, len(world.trail))

    def _go(self, world: World, step: _Step, along: Path | None, start: int) -> Iterator[Rewrite]:
        while step.todo:
            action, rest = step.todo[0], step.todo[1:]
            if isinstance(action, act.Choose | act.ChooseNumber | act.Either):
                wanted = along[len(step.path)] if along is not None else -1
                for option, said, next_step in self._options(world, action, step, rest, wanted):
                    next_step.path, next_step.steps = (*step.path, option), (*step.steps, *said)
                    next_step.sure = next_step.sure and step.sure
                    mark = len(world.trail)
                    yield from self._go(world, next_step, along, start)
                    world.back_to(mark)
                return
            if isinstance(action, act.If):
                answer = self._truth(action.condition)(world, step.frame)
                if answer not in (TRUE, FALSE):
                    for block in (action.then, action.otherwise):
                        mark = len(world.trail)
                        other = _Step((*block, *rest), list(step.frame), step.path, step.steps, False)
                        yield from self._go(world, other, along, start)
                        world.back_to(mark)
                    return
                step.todo = (*(action.then if answer == TRUE else action.otherwise), *rest)
                continue
            answer = self._do(world, action, step.frame)
            if answer == FALSE:
                return
            step.sure = step.sure and answer == TRUE
            step.todo = rest
        before = dict(reversed(world.trail[start:]))
        writes = {place: world.left[place] for place, old in before.items()
                  if world.left[place] != old or not single(old)}
        yield Rewrite(step.path, step.steps, writes, step.sure)

    def _options(self, world: World, action: Action, step: _Step, rest: tuple[Action, ...], wanted: int
                 ) -> Iterator[tuple[int, tuple[str, ...], _Step]]:
        """What may be chosen (all, or the one that is wanted), how it reads, and how it goes on."""
        if isinstance(action, act.Either):
            for number, (label, block) in enumerate(action.branches):
                if wanted in (-1, number):
                    yield number, (label.lower(),) if label else (), _Step((*block, *rest), list(step.frame))
        elif isinstance(action, act.Choose):
            must, may = self._set(action.of)(world, step.frame, 1 << wanted if wanted >= 0 else -1)
            for item in bits(may):
                after = _Step(rest, _with(step.frame, action.local, one(item)), sure=bool(must >> item & 1))
                yield item, (self._said(action.sort, item),), after
        elif isinstance(action, act.ChooseNumber):
            low, high = self._number(action.low)(world, step.frame), self._number(action.high)(world, step.frame)
            if highest(high) - lowest(low) > _MOST_NUMBERS:
                raise Unjudged
            for number in range(lowest(low), highest(high) + 1) if wanted < 0 else (wanted,):
                yield number, (str(number),), _Step(rest, _with(step.frame, action.local, one(number)))

    def _said(self, sort: str, item: int) -> str:
        if sort not in ("cell", "piece"):
            raise Unjudged
        return self.judge.geometry.names[item % self.judge.size]

    # ---- deeds -----------------------------------------------------------------------------------------------------
    def _do(self, world: World, action: Action, frame: Frame) -> int:
        """Do what an action does; gives whether the path goes on."""
        match action:
            case act.NotAllowed(condition=condition):
                return NEGATED[self._truth(condition)(world, frame)]
            case act.Store():
                self._store(world, frame, action)
            case act.Toggle(store=store, of=of):
                self._change(world, self._set(of)(world, frame, -1), self.layout.base[store],
                             lambda old: sum(one(1 - value) for value in values(old)))
            case act.Turn(pieces=pieces, quarters=quarters):
                turned = self.judge.geometry.turned
                self._change(world, self._set(pieces)(world, frame, -1), self.layout.base["piece.facing"],
                             lambda old: sum({one(turned(value, quarters)) for value in values(old)}))
            case act.Place():
                return self._place(world, frame, action)
            case act.Remove(pieces=pieces):
                found = self._set(pieces)(world, frame, -1)
                for base in (0, *(base for base, _ in self.layout.piece_stores)):
                    self._change(world, found, base, lambda old: one(0))
            case act.Assign(local=local, value=value):
                frame[local] = self._assigned(value)(world, frame)
        return TRUE

    def _store(self, world: World, frame: Frame, action: act.Store) -> None:
        kept = self.judge.machine.description.kept[action.store]
        low, high = (kept.low, kept.high) if kept.sort in ("number", "word") else (-1, 2**31 - 1)
        value = 0
        for number in values(self._number(action.value)(world, frame)):
            value |= one(max(low, min(high, number)))
        found = self._sets[id(action)](world, frame, -1) if action.of is not None else (1, 1)
        self._change(world, found, self.layout.base[action.store], lambda old: value)

    def _place(self, world: World, frame: Frame, action: act.Place) -> int:
        kind = self.layout.kinds.index(action.kind)
        shift = self.layout.layer_of[kind] * self.judge.size
        must, may = self._set(action.cells)(world, frame, -1)
        free, perhaps = world.having(0, 0, must << shift)
        if must != may or not must or must << shift & ~perhaps:
            return FALSE
        self._change(world, (must << shift, must << shift), 0, lambda old: one(self.layout.code(kind, -1)))
        for base, start in self.layout.piece_stores:
            for slot in bits(must << shift):
                world.put(base + slot, one(start))
        frame[action.local] = one((must << shift).bit_length() - 1)
        return TRUE if free == must << shift else UNKNOWN

    @staticmethod
    def _change(world: World, found: Bounds, base: int, after: Callable[[int], int]) -> None:
        """Write those that are surely meant; those that may be meant get the new values beside the old ones."""
        must, may = found
        for item in bits(may):
            old = world.left[base + item]
            world.put(base + item, after(old) if must >> item & 1 else old | after(old))

    def _assigned(self, node: form.Expr) -> Callable[[World, Frame], int | Bounds]:
        if isinstance(node, form.Local):
            return lambda world, frame: frame[node.index]
        if hasattr(self.judge, f"number_{type(node).__name__}") and not isinstance(node, form.Call):
            return self._number(node)
        return lambda world, frame: self._set(node)(world, frame, -1)


def _with(frame: Frame, local: int, value: int) -> Frame:
    new = list(frame)
    new[local] = value
    return new
