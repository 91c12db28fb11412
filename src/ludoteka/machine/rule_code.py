"""All rules of a game laid out as one list of steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.language import actions as act
from ludoteka.language.description import Rule
from ludoteka.language.soundness import parts
from ludoteka.machine.choice_code import ChoiceCode
from ludoteka.machine.code import Entry
from ludoteka.machine.course_code import CourseCode
from ludoteka.machine.flow_code import FlowCode
from ludoteka.machine.living import Living, living
from ludoteka.machine.piece_code import PieceCode
from ludoteka.machine.scratch import scratch
from ludoteka.machine.thing_code import ThingCode

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine


class CodeCompiler(ChoiceCode, PieceCode, ThingCode, FlowCode, CourseCode):
    """Lays out every kind of action."""

    def __init__(self, machine: Machine) -> None:
        super().__init__(machine)
        self._places: dict[int, int] = {}

    def entry(self, rule: Rule) -> int:
        """The number of a rule's entry, laid out when first asked for."""
        known = self._places.get(id(rule))
        if known is not None:
            return known
        number = self._places[id(rule)] = len(self.entries)
        pieces = tuple(local for local, (sort, many) in rule.sorts.items() if sort == "piece" and not many)
        sets = tuple(local for local, (sort, many) in rule.sorts.items() if sort == "piece" and many)
        many = {local for local, (_, several) in rule.sorts.items() if several}
        many |= {node.rest for node in parts(rule.block) if isinstance(node, act.ForEach)}
        blank = tuple(0 if local in many else -1 for local in range(rule.locals))
        self.entries.append(Entry(rule, blank, -1, pieces, sets, scratch(rule)))
        return number

    def lay_out(self) -> None:
        """Write the code of every rule that is asked for, and of those that they ask for."""
        place = 0
        while place < len(self.entries):
            entry = self.entries[place]
            entry.start = len(self.ops)
            self.block(entry.rule.block)
            self._emit(self._return, 0)
            place += 1
        if self.machine.description.secrets:
            found: Living = {}
            for entry in self.entries:
                living(entry.rule.block, frozenset(), found)
            self.living = {place: found[id(action)] for place, action in self.actions.items()}
