"""Numbers as they are read, in native code: with the changes that stand, and those that last for a while."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ludoteka.language import form
from ludoteka.language.context import PLACES
from ludoteka.language.description import Change
from ludoteka.native.emit import Function

if TYPE_CHECKING:
    from ludoteka.native.compiler import Compiler, Writer

ITEM, READER = "%p2", "%p3"
_HOLDER = form.One(form.Local(form.YOU))


class Standing:
    """The functions that say how much more a number is, each written when it is first asked for."""

    def __init__(self, compiler: Compiler) -> None:
        self.compiler, self.plan = compiler, compiler.plan
        self._written: dict[str, str] = {}

    def more(self, store: str) -> str:
        """The name of `more_N(state, running point, item, reader)`: the sum of all changes of a number."""
        if store not in self._written:
            name = self._written[store] = f"more_{len(self._written)}"
            e = Function(self.compiler.module, name, "i32", ["ptr", "ptr", "i32", "i32"])
            total = e.variable("i32", "0")
            for change in self.plan.description.changes:
                if change.store == store:
                    self._add(e, change, total)
            e.give(e.get("i32", total))
            e.finish()
        return self._written[store]

    def _add(self, e: Function, change: Change, total: str) -> None:
        """What one line gives, from each of those whose line it is."""
        if self._only_counted(change):
            assert isinstance(change.amount, form.Num)
            values = self.compiler.writer(e, {})
            found = e.both(values.zones.in_force(e, "%p0", ITEM), str(self._things(change)))
            e.add_to("i32", total, e.op(f"mul i32 {e.count(found)}, {change.amount.value}"))
            return
        with self._sources(e, change) as (you, this):
            values = self.compiler.writer(e, {form.YOU: you, form.THIS: this}, change.locals)
            out, inside = e.label(), e.label()
            if change.of is not None:
                e.branch(values.contains(change.of, ITEM), inside, out)
                e.place(inside)
            if change.condition is not None:
                holds = e.label()
                e.branch(values.condition(change.condition), holds, out)
                e.place(holds)
            more = values.number(change.amount)
            e.put("i32", total, e.op(f"call i32 @llvm.sadd.sat.i32(i32 {e.get('i32', total)}, i32 {more})"))
            e.place(out)

    def _only_counted(self, change: Change) -> bool:
        """Whether it gives a fixed number to the one who holds a thing, so that it is enough to count the things."""
        return (change.owner == "thing" and change.of == _HOLDER and change.condition is None
                and isinstance(change.amount, form.Num) and self.compiler.zones.held)

    def _things(self, change: Change) -> int:
        """All things that have the line, as a set."""
        names = self.plan.layout.catalogue.names
        return sum(1 << thing for thing, name in enumerate(names) if not change.kinds or name in change.kinds)

    @contextmanager
    def _sources(self, e: Function, change: Change) -> Iterator[tuple[str, str]]:
        """Code for each of those whose line it is: who is `you` and what is `this` in it."""
        keeper = change.store.partition(".")[0]
        own = change.of is None and ("cell" if keeper in PLACES else keeper) == change.owner
        values = self.compiler.writer(e, {})
        if change.owner == "game":
            yield READER, "-1"
        elif change.owner == "thing":
            things = str(self._things(change))
            found = e.both(e.one(ITEM) if own else values.zones.in_force(e, "%p0"), things)
            with e.members(found) as (thing, _):
                yield _or_reader(e, values.thing_owner(thing)), thing
        elif change.owner == "piece":
            found = values.set(form.Pieces(change.kinds))
            with e.members(e.both(found, e.one(ITEM)) if own else found) as (slot, _):
                yield _or_reader(e, values.owner_of(values.state(slot))), slot
        elif own:
            yield ITEM if change.owner == "player" else READER, ITEM
        else:
            count = self.plan.seats if change.owner == "player" else self.plan.geometry.size
            with e.counted(str(count)) as (one, _):
                yield one if change.owner == "player" else READER, one


def _or_reader(e: Function, holder: str) -> str:
    """Who holds it; where nobody does, the one who asks."""
    return e.op(f"select i1 {e.op(f'icmp sge i32 {holder}, 0')}, i32 {holder}, i32 {READER}")


def read_with(values: Writer, store: str, item: str) -> str:
    """How much more the number of an item that is there is read as."""
    reader = values.locals.get(values.e, form.YOU)
    name = values.compiler.standing.more(store)
    return values.e.op(f"call i32 @{name}(ptr {values.st}, ptr {values.rp}, i32 {item}, i32 {reader})")
