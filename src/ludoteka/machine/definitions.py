"""Defined words and quantities: each is compiled when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludoteka.language import form
from ludoteka.language.description import Definition
from ludoteka.language.soundness import parts
from ludoteka.machine.groups import is_area, is_group
from ludoteka.machine.sets import Value
from ludoteka.machine.state import Frame, Run, bits

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine

Asked = Callable[[Run, int, list[int]], int]
"""A defined quantity: of the run, you, and what it is asked of."""

STEADY = (form.Num, form.Local, form.Arithmetic, form.Compare, form.All, form.Any, form.Not, form.PositionOf,
          form.LineNumber)
"""What depends on nothing that is played: numbers, and where cells lie."""


MEMO = 10_000
"""So many answers of a steady definition are kept: it may be asked of any number."""


def is_steady(made: Definition) -> bool:
    """Whether a definition means the same of the same things throughout a match, like how far a point is from home."""
    return not made.held and all(isinstance(node, STEADY) for case in made.cases for part in case if part is not None
                                 for node in parts(part))


class Definitions:
    """What the words of one game mean."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.layout, self.description = machine.layout, machine.description
        self._calls: dict[tuple[str, str], Asked] = {}

    @property
    def asked(self) -> frozenset[str]:
        """The defined words and quantities that were asked for."""
        return frozenset(name for name, _ in self._calls)

    def call(self, name: str, region: str, args: list[Value], you: Value) -> Value:
        """A defined quantity or word as a function of a frame; the definition is compiled when first asked."""
        asked, price = self._calls.get((name, region)), 5 * self.machine.step_price

        def ask(run: Run, frame: Frame) -> int:
            nonlocal asked
            if asked is None:
                asked = self._calls.get((name, region)) or self._compile_call(name, region)
            self.machine.effort -= price
            if self.machine.effort < 0:
                self.machine.spend(run, 0)
            return asked(run, you(run, frame), [arg(run, frame) for arg in args])

        return ask

    def _compile_call(self, name: str, region: str) -> Asked:
        made = [one for one in self.description.definitions[name]
                if (region in one.kinds if region else self.machine.region_start.keys().isdisjoint(one.kinds))]
        bodies = [self._shared(one, self.machine.values.definition(one)) for one in made]
        by_kind: dict[int, Asked] = {}
        for one, body in zip(made, bodies, strict=True):
            for kind in one.kinds:
                if kind in self.layout.kinds:
                    by_kind.setdefault(self.layout.kinds.index(kind), body)
        if self.description.for_things(made):
            found = self._of_things(made, bodies)
        elif len(bodies) == 1:
            found = bodies[0]
        else:
            def found(run: Run, you: int, args: list[int]) -> int:
                kind = self.layout.kind_of(run.state[args[0]]) if args and args[0] >= 0 else -1
                body = by_kind.get(kind)
                return body(run, you, args) if body else 0

        self._calls[name, region] = found
        return found

    def _of_things(self, made: list[Definition], bodies: list[Asked]) -> Asked:
        """A word explained for some kinds of thing: the first explanation that is for it and gives something."""
        masks = [sum(self.layout.catalogue.mask(kind) for kind in one.kinds) for one in made]
        nothing = made[0].nothing

        def found(run: Run, you: int, args: list[int]) -> int:
            fitting = (body for mask, body in zip(masks, bodies, strict=True) if args[0] >= 0 and mask >> args[0] & 1)
            return next((value for body in fitting if (value := body(run, you, args)) != nothing), nothing)

        return found

    def _shared(self, made: Definition, body: Asked) -> Asked:
        """What never changes is found once; so is a connected group, which is the same for all its members."""
        if is_steady(made) and not self.machine.geometry.growing:
            return _found_once(body)
        area, laying = is_area(made), self.machine.laying
        if not area and not is_group(made):
            return body
        name = f"{made.name} {made.line}"

        def group(run: Run, you: int, args: list[int]) -> int:
            known = (laying.laid(run).groups if area else run.groups).setdefault(name, {})
            found = known.get(args[0])
            if found is None:
                found = known[args[0]] = body(run, you, args)
                for member in bits(found):
                    known[member] = found
            return found

        return group


def _found_once(body: Asked) -> Asked:
    known: dict[tuple[int, ...], int] = {}

    def steady(run: Run, you: int, args: list[int]) -> int:
        key = (you, *args)
        found = known.get(key)
        if found is None:
            if len(known) >= MEMO:
                known.clear()
            found = known[key] = body(run, you, args)
        return found

    return steady
