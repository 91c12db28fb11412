"""Which things could lie in each other's places, in native code: what shuffling makes of pools."""

from __future__ import annotations

from collections.abc import Callable

from ludoteka.native.emit import Function, Module
from ludoteka.native.plan import Plan


class Pools:
    """Writes `mingle(position, things, seats)`: what `machine/pools.py` does when things are shuffled."""

    def __init__(self, module: Module, plan: Plan, known: Callable[[Function, str, int], str]) -> None:
        self.module, self.plan, self.layout, self.known = module, plan, plan.layout, known
        self.wide, self.every = module.set_type, str((1 << plan.things) - 1)
        self.mixing = plan.layout.catalogue.mixing

    def write(self, name: str) -> None:
        """The function under a name."""
        e = self.e = Function(self.module, name, "void", ["ptr", self.wide, "i32"])
        every = [e.get(self.wide, self.known(e, "%p0", seat)) for seat in range(self.plan.seats)]
        known = [self._asked(seat, one) for seat, one in enumerate(every)]
        to_all, to_any = self.every, "0"
        for all_, one in zip(every, known, strict=True):
            to_all, to_any = e.both(to_all, all_), e.any_of(to_any, one)
        self._mingled(e.some(e.both("%p1", to_any)))
        lowest = e.variable("i32", str(2**31 - 1))
        pooled = self._pooled(e.without("%p1", to_all), lowest)
        with e.when(e.op(f"icmp eq {self.wide} {e.without(pooled, e.any_of('%p1', to_all))}, 0")):
            self._begin()
        if self.mixing:
            self._mix(pooled, known, e.some(e.both("%p1", to_any)))
        self._set(self.layout.pool, e.any_of(pooled, "%p1"), e.get("i32", lowest))
        e.give()
        e.finish()

    def _asked(self, seat: int, known: str) -> str:
        """What a seat knows, if it is one of those that it is about."""
        one = self.e.op(f"icmp ne i32 {self.e.op(f'and i32 %p2, {1 << seat}')}, 0")
        return self.e.op(f"select i1 {one}, {self.wide} {known}, {self.wide} 0")

    def _mingled(self, known: str) -> None:
        """Nothing changes where nobody knew any of them, and all could lie at the same places."""
        e, first = self.e, self.e.first("%p1")
        differs = e.variable("i1", known)
        for base in (self.layout.pool, *([self.layout.mixed] if self.mixing else [])):
            mine = self._of(base, first)
            with e.members("%p1") as (thing, _), e.when(e.op(f"icmp ne i32 {self._of(base, thing)}, {mine}")):
                e.put("i1", differs, "true")
        with e.when(e.op(f"xor i1 {e.get('i1', differs)}, true")):
            e.give()

    def _mix(self, pooled: str, known: list[str], new: str) -> None:
        """Which shuffle of its pool this is: a new one where somebody knew something that is shuffled."""
        e, greatest = self.e, self.e.variable("i32", "0")
        self._greatest(self.layout.mixed, e.op(f"select i1 {new}, {self.wide} {pooled}, {self.wide} %p1"), greatest)
        number = e.add_to("i32", greatest, e.op(f"zext i1 {new} to i32"))
        self._set(self.layout.mixed, "%p1", number)
        for seat, one in enumerate(known):
            self._set(self.layout.joined + seat * self.plan.things, e.both("%p1", one), number)

    def _pooled(self, secret: str, lowest: str) -> str:
        """All things of the pools of some, and the lowest number of such a pool."""
        e, rest, found = self.e, self.e.variable(self.wide, secret), self.e.variable(self.wide, "0")
        with e.until_empty(rest) as (left, _):
            pool = self._of(self.layout.pool, e.first(left))
            e.put("i32", lowest, e.op(f"call i32 @llvm.smin.i32(i32 {e.get('i32', lowest)}, i32 {pool})"))
            with e.counted(str(self.plan.things)) as (thing, _), e.when(
                    e.op(f"icmp eq i32 {self._of(self.layout.pool, thing)}, {pool}")):
                e.put(self.wide, found, e.any_of(e.get(self.wide, found), e.one(thing)))
            e.put(self.wide, rest, e.without(left, e.get(self.wide, found)))
        return e.get(self.wide, found)

    def _begin(self) -> None:
        """A new pool of things, none of which could lie anywhere else."""
        e, pool = self.e, self.e.variable("i32", "0")
        self._greatest(self.layout.pool, self.every, pool)
        self._set(self.layout.pool, "%p1", e.op(f"add i32 {e.get('i32', pool)}, 1"))
        for number in range(self.plan.seats + 1 if self.mixing else 0):
            self._set(self.layout.joined + number * self.plan.things, "%p1", "0")
        e.give()

    def _of(self, base: int, thing: str) -> str:
        return self.e.get("i32", self.e.at(self.e.at("%p0", base * 4), thing, 4))

    def _set(self, base: int, things: str, value: str) -> None:
        with self.e.members(things) as (thing, _):
            self.e.put("i32", self.e.at(self.e.at("%p0", base * 4), thing, 4), value)

    def _greatest(self, base: int, things: str, best: str) -> None:
        e = self.e
        with e.members(things) as (thing, _):
            value = self._of(base, thing)
            e.put("i32", best, e.op(f"call i32 @llvm.smax.i32(i32 {e.get('i32', best)}, i32 {value})"))
