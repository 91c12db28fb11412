"""What rules cost at most when they are run: native code has no time to look at its watch while it works."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.native.plan import NotNative, Plan

_MOST = 10_000_000
"""A rule that costs more is played by the interpreter; the costliest one of the library costs less than a tenth."""
_UNIT = 1000


class Costs:
    """Counts the conditions, sets and numbers that a rule asks for, as often as it may ask for them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._known: dict[tuple[str, str], int] = {}
        blocks = (plan.machine.code.entries[number].rule.block for number in plan.native_entries)
        highest = max(map(self.of, blocks), default=0)
        if highest > _MOST:
            raise NotNative("the rules ask for too much at once")
        self.trial = 1 + highest // _UNIT
        """What it takes from the effort of a question to try an option."""

    def price(self, *nodes: object) -> int:
        """What it takes from the fuel to do something once more."""
        return 1 + self.of(nodes) // _UNIT

    def of(self, node: object, members: int = 0) -> int:
        """The cost of a part of the rules that is asked of at most so many; 0: of places."""
        if isinstance(node, tuple):
            return sum(self.of(one, members) for one in node)
        if not is_dataclass(node) or isinstance(node, type):
            return 0
        if isinstance(node, form.Read) and self.plan.changes(node):
            return self._read(node.store) + self.of(node.of)
        if isinstance(node, form.Call):
            return self._word(node.name, node.region) + self.of(node.args)
        asked = self._members(node) if isinstance(node, form.Filtered) else 0
        inside = sum(self.of(getattr(node, field.name), asked) for field in fields(node))
        if isinstance(node, form.Where | form.Extreme):
            inside *= members or self.plan.cells
        elif isinstance(node, form.Gather | form.Fold | form.Numbers | form.Different | act.ForEach | act.RepeatTimes):
            inside *= self._times(node)
        return 1 + inside

    def _members(self, node: form.Filtered) -> int:
        """How many at most are in a set before it is filtered."""
        if isinstance(node.source, form.Things):
            return self.plan.layout.catalogue.mask(node.source.kind).bit_count()
        return {"player": self.plan.seats, "region": len(self.plan.machine.regions),
                "thing": self.plan.things}.get(node.sort, self.plan.cells)

    def _times(self, node: object) -> int:
        """How often at most the inside of something is asked for or done."""
        if isinstance(node, act.ForEach) and isinstance(node.of, form.One):
            return 1
        if isinstance(node, act.ForEach) and node.local == form.YOU:
            return self.plan.seats
        if isinstance(node, act.RepeatTimes) and isinstance(node.count, form.Num):
            return max(1, node.count.value)
        return max(self.plan.cells, self.plan.things)

    def _read(self, store: str) -> int:
        """A number that is read with its changes costs what they cost, from all that may have such a line."""
        if (store, "") not in self._known:
            changes = (one for one in self.plan.description.changes if one.store == store)
            each = sum(self.of((one.of, one.condition, one.amount)) for one in changes)
            self._known[store, ""] = 1 + each * max(self.plan.cells, self.plan.things)
        return self._known[store, ""]

    def _word(self, name: str, region: str) -> int:
        """A word costs what its explanation costs; none is explained by itself."""
        if (name, region) not in self._known:
            made = self.plan.definitions(name, region)
            self._known[name, region] = 1 + sum(self.of(one.cases) for one in made)
        return self._known[name, region]
