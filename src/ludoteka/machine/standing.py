"""Numbers as they are read: with the changes that stand, and those that last for a while."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from ludoteka.language import form
from ludoteka.language.context import PLACES
from ludoteka.language.description import Change
from ludoteka.machine.sets import Value
from ludoteka.machine.state import Frame, Run, bits

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine

More = Callable[[Run, int, int], int]
"""How much more a number is: of the run, the one whose it is, and the seat that reads it."""
Source = tuple[int, int]
"""Who `you` and `this` are in a line that changes a number."""


class Standing:
    """The changes of one game, by the number that they change."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self._changes: dict[str, list[Change]] = {}
        for change in machine.description.changes:
            self._changes.setdefault(change.store, []).append(change)
        self._more: dict[str, More] = {}
        self._price = 5 * machine.step_price

    def changes(self, store: str) -> bool:
        """Whether a number is read as anything else than what is kept."""
        return store in self._changes

    def read(self, store: str, kept: Value, of: Value | None) -> Value:
        """A number with its changes; those are compiled when first asked for."""
        if store not in self._changes:
            return kept

        def read(run: Run, frame: Frame) -> int:
            item = of(run, frame) if of is not None else 0
            return kept(run, frame) + (self._total(store)(run, item, frame[form.YOU]) if item >= 0 else 0)

        return read

    def as_read(self, run: Run) -> list[int]:
        """The state with every number as the rules read it, to be shown."""
        if not self._changes:
            return run.state
        layout, state = self.machine.layout, run.state[:]
        for store in self._changes:
            base = layout.base.get(store, -1)
            for item in range(layout.count(store.partition(".")[0])) if base >= 0 else ():
                if not store.startswith("piece.") or state[item]:
                    state[base + item] += self._total(store)(run, item, run.state[layout.turn])
        return state

    def _total(self, store: str) -> More:
        if store not in self._more:
            each = [self._compiled(change) for change in self._changes[store]]
            self._more[store] = lambda run, item, reader: sum(more(run, item, reader) for more in each)
        return self._more[store]

    def _compiled(self, change: Change) -> More:
        value, of = self.machine.values.value, change.of
        amount = value(change.amount)
        condition = value(change.condition) if change.condition is not None else None
        whose = value(of) if of is not None else None

        def more(run: Run, item: int, reader: int) -> int:
            total = 0
            for you, this in self._sources(run, change, item, reader):
                self.machine.effort -= self._price
                if self.machine.effort < 0:
                    self.machine.spend(run, 0)
                frame = [-1] * change.locals
                frame[form.YOU], frame[form.THIS] = you, this
                if whose is not None and not whose(run, frame) >> item & 1:
                    continue
                if condition is None or condition(run, frame):
                    total += amount(run, frame)
            return total

        return more

    def _sources(self, run: Run, change: Change, item: int, reader: int) -> Iterator[Source]:
        """Those whose line it is: what is in force; of a line about `this`, the one that is asked about."""
        keeper = change.store.partition(".")[0]
        own = change.of is None and ("cell" if keeper in PLACES else keeper) == change.owner
        if change.owner == "game":
            yield reader, -1
        elif change.owner == "thing":
            names, owner = self.machine.layout.catalogue.names, self.machine.zones.owner
            for thing in (item,) if own else bits(self.machine.zones.in_force(run.state)):
                if not change.kinds or names[thing] in change.kinds:
                    holder = owner(run.state, thing)
                    yield holder if holder >= 0 else reader, thing
        elif change.owner == "piece":
            layout = self.machine.layout
            for slot in (item,) if own else bits(~run.masks[0] & (1 << layout.slots) - 1):
                code = run.state[slot]
                if not change.kinds or (code and layout.kinds[layout.kind_of(code)] in change.kinds):
                    holder = layout.owner_of(code)
                    yield holder if holder >= 0 else reader, slot
        else:
            count = self.machine.seats if change.owner == "player" else self.machine.geometry.size
            for one in (item,) if own else range(count):
                yield one if change.owner == "player" else reader, one
