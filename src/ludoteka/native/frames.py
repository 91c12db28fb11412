"""Locals of rules and of explained words, as native code sees them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping

from ludoteka.language import form
from ludoteka.native import plan as at
from ludoteka.native.emit import Function
from ludoteka.native.plan import FrameShape, Plan


class Locals(ABC):
    """The locals that an expression can use."""

    sets: frozenset[int]

    @abstractmethod
    def get(self, e: Function, local: int) -> str:
        """The value of a local."""

    @abstractmethod
    def put(self, e: Function, local: int, value: str) -> None:
        """Give a local its value."""

    def kind(self, e: Function, local: int) -> str:
        return e.module.set_type if local in self.sets else "i32"


class FrameLocals(Locals):
    """Locals in the frame of a rule; `pointer` is a variable that holds its address."""

    def __init__(self, pointer: str, shape: FrameShape) -> None:
        self.pointer, self.shape, self.sets = pointer, shape, shape.sets
        self._registers: dict[int, str] = {}
        """What means nothing between two steps is no part of the frame."""

    def _at(self, e: Function, local: int) -> str:
        if local in self.shape.scratch:
            if local not in self._registers:
                self._registers[local] = e.variable("i32")
            return self._registers[local]
        return e.at(e.get("ptr", self.pointer), self.shape.offsets[local])

    def get(self, e: Function, local: int) -> str:
        return e.get(self.kind(e, local), self._at(e, local))

    def put(self, e: Function, local: int, value: str) -> None:
        e.put(self.kind(e, local), self._at(e, local), value)


class Registers(Locals):
    """Locals of an explained word: variables of the function."""

    sets = frozenset[int]()

    def __init__(self, e: Function, count: int, given: Mapping[int, str]) -> None:
        self._variables = [e.variable("i32", given.get(local, "-1")) for local in range(count)]

    def get(self, e: Function, local: int) -> str:
        return e.get("i32", self._variables[local])

    def put(self, e: Function, local: int, value: str) -> None:
        e.put("i32", self._variables[local], value)


def enter_rule(e: Function, plan: Plan, rp: str, entry: int, you: str, this: str, args: list[str], back: str) -> None:
    """Open the frame of a rule at a running point."""
    shape, rule = plan.frames[entry], plan.machine.code.entries[entry].rule
    base = e.get("i32", e.at(rp, at.TOP))
    frame = e.at(rp, base)
    e.put("i32", frame, str(entry))
    e.put("i32", e.at(frame, 4), back)
    e.put("i32", e.at(frame, 8), e.get("i32", e.at(rp, at.FP)))
    given = {form.YOU: you, form.THIS: this} | dict(zip(rule.params, args, strict=False))
    for local in range(rule.locals):
        many = local in shape.sets
        kind = e.module.set_type if many else "i32"
        e.put(kind, e.at(frame, shape.offsets[local]), given.get(local, "0" if many else "-1"))
    if not plan.straight_on:
        # A position that waits in a frame is told from others by all of its bytes.
        for gap in shape.gaps:
            e.put("i32", e.at(frame, gap), "0")
    e.put("i32", e.at(rp, at.FP), base)
    e.put("i32", e.at(rp, at.TOP), e.op(f"add i32 {base}, {shape.size}"))
    e.add_to("i32", e.at(rp, at.SP), "1")


def clear_frames(e: Function, rp: str) -> None:
    """No rule is open any more."""
    e.put("i32", e.at(rp, at.SP), "0")
    e.put("i32", e.at(rp, at.FP), str(at.HEAD))
    e.put("i32", e.at(rp, at.TOP), str(at.HEAD))
