"""Who is served when something is done, in native code: the rules that wait for it, opened one above the other.

Which rules can hear a deed is known beforehand, and so is which things have them; those in force are sets that are kept
up to date. Where none of them is there, a deed costs one look at these sets.
"""

from __future__ import annotations

from ludoteka.language import form
from ludoteka.machine.serving import Waiter
from ludoteka.native import plan as at
from ludoteka.native.compiler import Compiler, rule_fits
from ludoteka.native.emit import Function
from ludoteka.native.frames import enter_rule

_SERVED_BY_SEAT = {"thing", "piece", "player"}


class Serving:
    """The functions that open the rules that wait for a deed or a moment, each written when it is first asked for."""

    def __init__(self, compiler: Compiler) -> None:
        self.compiler, self.plan = compiler, compiler.plan
        self._written: dict[tuple[str, bool, int], str] = {}
        self._has_mover = False

    def begin(self, e: Function, event: str, before: bool, done: list[str], back: str) -> str:
        """Open every rule that waits for this, the first one last; gives the step to go on with."""
        waiting = self.plan.machine.serving.waiting.get((event, before))
        if not waiting:
            return back
        key = (event, before, len(done))
        if key not in self._written:
            self._written[key] = f"serve_{len(self._written)}"
            _Service(self, self._written[key], waiting, len(done)).write()
        given = ", ".join(f"i32 {one}" for one in (back, *done))
        return e.op(f"call i32 @{self._written[key]}(ptr %p0, ptr %p1, {given})")

    def mover(self, e: Function) -> str:
        """The seat whose turn it is."""
        if not self._has_mover:
            self._has_mover = True
            self._write_mover()
        return e.op("call i32 @mover(ptr %p0, ptr %p1)")

    def _write_mover(self) -> None:
        """`mover(state, running point)`: the turn's frame says it; where none is open, the state."""
        e, turn = Function(self.compiler.module, "mover", "i32", ["ptr", "ptr"]), self.plan.description.turn
        seat = e.variable("i32", self.compiler.writer(e, {}).state(self.plan.layout.turn))
        place = e.variable("i32", e.get("i32", e.at("%p1", at.FP)))
        if turn is not None:
            entry = self.plan.machine.blocks["turn"]
            with e.counted(e.get("i32", e.at("%p1", at.SP))):
                frame = e.at("%p1", e.get("i32", place))
                with e.when(e.op(f"icmp eq i32 {e.get('i32', frame)}, {entry}")):
                    e.put("i32", seat, e.get("i32", e.at(frame, self.plan.frames[entry].offsets[turn.params[0]])))
                e.put("i32", place, e.get("i32", e.at(frame, 8)))
        e.give(e.get("i32", seat))
        e.finish()


class _Service:
    """Writes `serve_N(state, running point, step, doer, what does it, what it is done with …)`.

    Rules that are served first lie on top, so everything is gone through from the last one to the first.
    """

    def __init__(self, serving: Serving, name: str, waiting: list[Waiter], given: int) -> None:
        self.serving, self.compiler, self.plan = serving, serving.compiler, serving.plan
        self.waiting = waiting
        self.e = Function(self.compiler.module, name, "i32", ["ptr", "ptr", "i32", *["i32"] * given])
        self.values = self.compiler.writer(self.e, {})
        self.done = [f"%p{3 + place}" for place in range(given)]
        self.start = self.e.variable("i32", "%p2")

    def write(self) -> None:
        """The whole function."""
        e = self.e
        owners: set[str] = {one.rule.owner for one in self.waiting}
        in_force = self.values.zones.in_force(e, "%p0")
        if "cell" in owners:
            size = self.plan.geometry.size
            with e.counted(str(size)) as (number, _):
                self._wanted(self.done[0], e.op(f"sub i32 {size - 1}, {number}"), "cell")
        if owners & _SERVED_BY_SEAT:
            hearing = 0
            for one in self.waiting:
                hearing |= self._having(one)
            things = e.both(in_force, str(hearing))
            if owners & _SERVED_BY_SEAT == {"thing"}:
                with e.when(e.some(things)):
                    self._seat_by_seat(owners, things)
            else:
                self._seat_by_seat(owners, things)
        if "game" in owners:
            self._wanted(self.done[0], "-1", "game")
        self._concerned(in_force)
        e.give(e.get("i32", self.start))
        e.finish()

    def _having(self, one: Waiter) -> int:
        """The things that have a rule."""
        names = self.plan.layout.catalogue.names
        return sum(1 << thing for thing, name in enumerate(names)
                   if one.rule.owner == "thing" and name in one.rule.kinds)

    def _seat_by_seat(self, owners: set[str], things: str) -> None:
        """What nobody has, then player by player what is in force; the one whose turn it is comes last."""
        e, seats = self.e, self.plan.seats
        mover = self.serving.mover(e)
        with e.counted(str(seats + 1)) as (number, _):
            nobody = e.op(f"icmp eq i32 {number}, 0")
            far = e.op(f"sub i32 {e.op(f'add i32 {mover}, {seats}')}, {number}")
            seat = e.op(f"select i1 {nobody}, i32 -1, i32 {e.op(f'urem i32 {far}, {seats}')}")
            you = e.op(f"select i1 {nobody}, i32 {self.done[0]}, i32 {seat}")
            if "thing" in owners:
                with e.members_down(things) as thing, e.when(
                        e.op(f"icmp eq i32 {self.values.thing_owner(thing)}, {seat}")):
                    self._wanted(you, thing, "thing")
            if "piece" in owners:
                with e.members_down(self.values.owned(seat)) as piece:
                    self._wanted(you, piece, "piece")
            if "player" in owners:
                with e.when(e.op(f"xor i1 {nobody}, true")):
                    self._wanted(seat, seat, "player")

    def _concerned(self, in_force: str) -> None:
        """The things that did it or that it was done with, and which are not in force: their `you` is the doer."""
        e = self.e
        for one in reversed(self.waiting):
            places = [place for place in one.things if place < len(self.done) and one.rule.owner == "thing"]
            for number, place in reversed(list(enumerate(places))):
                thing = self.done[place]
                new = e.op(f"icmp sge i32 {thing}, 0")
                for other in places[:number]:
                    new = e.op(f"and i1 {new}, {e.op(f'icmp ne i32 {thing}, {self.done[other]}')}")
                with e.when(new), e.when(e.op(f"xor i1 {e.has(in_force, thing)}, true")):
                    self._serve(one, self.done[0], thing)

    def _wanted(self, you: str, this: str, sort: str) -> None:
        """All rules of one of those who may be served."""
        for one in reversed(self.waiting):
            if one.rule.owner == sort:
                self._serve(one, you, this)

    def _serve(self, one: Waiter, you: str, this: str) -> None:
        """Open a rule if it is one of this, and waits for just what is done."""
        e, rule = self.e, one.rule
        assert rule.waits is not None
        fits = "true"
        if rule.owner == "thing":
            fits = e.has(str(self._having(one)), this)
        elif rule.owner == "piece":
            fits = rule_fits(self.values, one.entry, this)
        given = {form.YOU: you, form.THIS: this} | dict(zip(rule.params, self.done, strict=False))
        with e.when(fits), e.when(self.compiler.writer(e, given, rule.locals).condition(rule.waits.condition)):
            enter_rule(e, self.plan, "%p1", one.entry, you, this, self.done, e.get("i32", self.start))
            e.put("i32", self.start, str(self.plan.machine.code.entries[one.entry].start))
