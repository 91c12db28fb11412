"""The most that a way through a turn can give, where all that it gives is used up on the way.

'Not allowed if another way gives more than your pips' asks for every way, as one of them may give more. But where that
number grows by the value of a die alone, and the uses of the die that is chosen become fewer with it, no way gives more
than all uses together: a way that uses everything up is one of the best, whatever the others are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Literal

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.actions import Block
from ludoteka.language.soundness import parts
from ludoteka.machine.things import VALUE
from ludoteka.native.plan import Plan

_DECISIONS = (*act.CHOICES, act.DrawnMove, act.CallDeed, act.Happens, act.AtOnce)
"""Where somebody chooses, or may have to."""
_UNCLEAR = (act.Roll, act.SetUpBoard, act.AtOnce, act.Happens)
"""What may change dice, or ask in another order than it is written."""


def most_of_ways(plan: Plan) -> form.Expr | None:
    """The most that a way can give from any choice on, or None where that is not known beforehand."""
    weighed = [node for node in plan.nodes() if isinstance(node, act.OnlyMost)]
    if len(weighed) != 1 or plan.description.waiting or plan.description.changes:
        return None
    turn = plan.machine.code.entries[plan.machine.blocks["turn"]].rule
    value = weighed[0].value
    if weighed[0] not in turn.block or not isinstance(value, form.Read) or value.of != form.Local(form.YOU):
        return None
    budget = _Budget(plan, value, turn.block[:turn.block.index(weighed[0])])
    return budget.most() if budget.is_kept() else None


class _Budget:
    """What the choices of a turn pay with: the values of dice of one kind, each as often as it has uses."""

    def __init__(self, plan: Plan, gained: form.Read, before: Block) -> None:
        self.plan, self.gained = plan, gained
        first = next((number for number, action in enumerate(before)
                      if any(isinstance(node, _DECISIONS) for node in parts(action))), len(before))
        rules = plan.machine.code.entries
        turn = plan.machine.blocks["turn"]
        self.reached = self._reached(plan.called(replace(rules[turn].rule, block=before[first:])))
        self.blocks = {turn: before[first:]} | {entry: rules[entry].rule.block for entry in self.reached}
        """All that is done from the first choice on until ways are weighed."""
        self.uses, self.kinds = "", set[str]()

    def _reached(self, entries: list[int]) -> set[int]:
        seen, todo = set[int](), entries
        while todo:
            entry = todo.pop()
            if entry not in seen:
                seen.add(entry)
                todo += self.plan.called(self.plan.machine.code.entries[entry].rule)
        return seen

    def is_kept(self) -> bool:
        """Whether every gain is paid for, and nothing else changes what there is to pay with."""
        nodes = list(parts(tuple(self.blocks.values())))
        elsewhere = (parts(self.plan.machine.code.entries[entry].rule.block) for entry in self.plan.native_entries
                     if entry not in self.blocks)
        if any(isinstance(node, _UNCLEAR) for node in nodes) or any(
                isinstance(node, _DECISIONS) for others in elsewhere for node in others):
            return False
        paid = [(entry, number, die) for entry in self.blocks for number, die in self._payments(entry)]
        if not paid or not all(self._is_guarded(*one) for one in paid):
            return False
        stores = [node.store for node in nodes if isinstance(node, act.Store | act.Toggle)]
        return (all(stores.count(store) == len(paid) for store in (self.gained.store, self.uses))
                and VALUE not in stores and self.plan.description.kept[self.uses].low <= 0
                and len(self.kinds) == 1 and all(map(self._are_dice, self.kinds)))

    def _are_dice(self, kind: str) -> bool:
        catalogue = self.plan.layout.catalogue
        return all(faces for name, faces in zip(catalogue.names, catalogue.faces, strict=True) if name == kind)

    def _payments(self, entry: int) -> Iterator[tuple[int, form.Local]]:
        """Where a rule takes one from the uses of a die, and adds its value just before or after that."""
        block = self.blocks[entry]
        for number, pair in enumerate(pairwise(block)):
            for used, gained in (pair, pair[::-1]):
                if (isinstance(used, act.Store) and isinstance(used.of, form.Local) and used.store != self.gained.store
                        and used == self._changed(used.store, used.of, "-", form.Num(1), used.line)
                        and self.uses in ("", used.store) and isinstance(gained, act.Store)
                        and gained == self._changed(self.gained.store, form.Local(form.YOU), "+",
                                                    form.Read(VALUE, used.of), gained.line)):
                    self.uses = used.store
                    yield number, used.of

    @staticmethod
    def _changed(store: str, of: form.Local, op: Literal["+", "-"], by: form.Expr, line: int) -> act.Store:
        """'Add to', 'take from'."""
        return act.Store(store, of, form.Arithmetic(op, form.Read(store, of, bare=True), by), line=line)

    def _is_guarded(self, entry: int, number: int, die: form.Local) -> bool:
        """Whether a die was chosen among those with uses left before it is used; a deed may be done with it."""
        rule = self.plan.machine.code.entries[entry].rule
        if die.index not in rule.params:
            return self._is_chosen(self.blocks[entry], number, die)
        place = rule.params.index(die.index)
        deeds = {verb for verb, entries in self.plan.machine.deeds.items() if entry in entries}
        calls = [(block, at, action.args[place]) for block in self.blocks.values() for at, action in enumerate(block)
                 if isinstance(action, act.CallDeed) and action.verb in deeds]
        everywhere = sum(isinstance(node, act.CallDeed) and node.verb in deeds
                         for block in self.blocks.values() for node in parts(block))
        return everywhere == len(calls) and all(
            isinstance(arg, form.Local) and self._is_chosen(block, at, arg) for block, at, arg in calls)

    def _is_chosen(self, block: Block, number: int, die: form.Local) -> bool:
        """Whether a block chooses a die with uses left, and from there to a step neither uses nor the die change."""
        for before in range(number - 1, -1, -1):
            action = block[before]
            if isinstance(action, act.Choose) and action.local == die.index:
                return action.several is None and self._with_uses(action.of)
            if any(isinstance(node, act.Store | act.CallDeed | act.Use) or getattr(node, "local", None) == die.index
                   for node in parts(action)):
                return False
        return False

    def _with_uses(self, of: form.Expr) -> bool:
        if not isinstance(of, form.Filtered) or not isinstance(of.source, form.Things):
            return False
        self.kinds.add(of.source.kind)
        return any(isinstance(one, form.Where) and isinstance(one.condition, form.Compare)
                   and one.condition == form.Compare(">=", form.Read(self.uses, form.Local(one.local)), form.Num(1))
                   for one in of.filters)

    def most(self) -> form.Expr:
        """What there is, and all that can still be gained."""
        kind, = self.kinds
        die, asked = form.Local(form.THIS), form.Local(form.THIS + 1)
        left = form.Filtered(form.Things(kind, box=True), (
            form.Where(asked.index, form.Compare(">=", form.Read(self.uses, asked), form.Num(1))),), "thing")
        each = form.Arithmetic("*", form.Read(self.uses, die), form.Read(VALUE, die))
        return form.Arithmetic("+", self.gained, form.Fold("total", left, die.index, each))
