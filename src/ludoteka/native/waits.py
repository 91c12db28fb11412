"""Choices made at once, in native code: where it is kept who is asked, and what others have chosen unseen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ludoteka.language import actions as act
from ludoteka.language.course import in_order
from ludoteka.language.description import Description
from ludoteka.machine.at_once import chosen_first
from ludoteka.machine.several import DONE
from ludoteka.native.emit import Function

if TYPE_CHECKING:
    from ludoteka.native.compiler import Pause
    from ludoteka.native.values import ValueWriter

ASKED, OPEN, CHOSEN, OPTIONS = 0, 4, 16, 20
"""The step that asks (0: nobody is asked), how many rules were open then, where the last one lay and where it ended;
how many options the one who is asked has chosen, and these."""
_LOOPS = (act.RepeatTimes, act.RepeatWhile, act.ForEach)
_MOST = 60
"""Options where choices are made again and again; no move has more."""


def interpreted(values: ValueWriter, pause: Pause, option: str) -> str:
    """The interpreter's number of an option: those are what waits."""
    e, action = values.e, pause.action
    if isinstance(action, act.ChooseNumber):
        return e.op(f"add i32 {option}, {values.number(action.low)}")
    if isinstance(action, act.Choose) and action.several is not None:
        done = e.op(f"icmp eq i32 {option}, {pause.most - 1}")
        return e.op(f"select i1 {done}, i32 {DONE}, i32 {option}")
    if isinstance(action, act.Use) and not action.often:
        return e.look_up(values.module.table(values.plan.machine.abilities.get(action.verb, [0])), option)
    return option


def _options(description: Description, node: act.AtOnce, things: int) -> int:
    """The most options that one of those who choose at once takes."""
    inside = list(in_order(description, chosen_first(description, node.block)[0]))
    if any(isinstance(one, _LOOPS) for one in inside):
        return _MOST
    several = [min(one.several[1], things) for one in inside if isinstance(one, act.Choose) and one.several is not None]
    return sum(isinstance(one, act.CHOICES) for one in inside) + sum(several)


class Waits:
    """The part of a running point that is about choices made at once; it lies behind the frames."""

    def __init__(self, description: Description, nodes: Iterable[act.AtOnce], seats: int, things: int, place: int,
                 frames: int) -> None:
        self.place, self.frames = place, frames
        self.most = max(_options(description, node, things) for node in nodes)
        self.count = OPTIONS + 4 * self.most
        """How many have chosen; their rows follow: seat, number of options, options."""
        self.rows, self.row = self.count + 4, 8 + 4 * self.most
        self.size = self.rows + seats * self.row
        self.before = place + -(-self.size // 8) * 8
        """The frames as they were before somebody was asked."""
        self.end = self.before + frames

    def at(self, e: Function, rp: str, field: int) -> str:
        """The address of a field."""
        return e.at(rp, self.place + field)

    def get(self, e: Function, rp: str, field: int) -> str:
        return e.get("i32", self.at(e, rp, field))

    def row_at(self, e: Function, rp: str, number: str) -> str:
        """The address of what one of those who wait has chosen."""
        return e.at(self.at(e, rp, self.rows), number, self.row)

    def is_asked(self, e: Function, rp: str) -> str:
        """Whether one of several who choose at once is asked."""
        return e.op(f"icmp ne i32 {self.get(e, rp, ASKED)}, 0")

    def keep(self, e: Function, rp: str, depth: int, head: int) -> None:
        """Note which rules are open before somebody is asked; where a running point says so is given."""
        for field in range(0, CHOSEN - OPEN, 4):
            e.put("i32", self.at(e, rp, OPEN + field), e.get("i32", e.at(rp, depth + field)))
        self.keep_frames(e, rp, head)

    def keep_frames(self, e: Function, rp: str, head: int) -> None:
        """Note what the open rules speak of."""
        e.copy(e.at(rp, self.before), e.at(rp, head), self.frames)

    def close(self, e: Function, rp: str, depth: int) -> None:
        """Only those rules are open that were so before somebody was asked."""
        for field in range(0, CHOSEN - OPEN, 4):
            e.put("i32", e.at(rp, depth + field), self.get(e, rp, OPEN + field))

    def take_back(self, e: Function, rp: str, depth: int, head: int) -> None:
        """All rules are as they were before somebody was asked."""
        e.copy(e.at(rp, head), e.at(rp, self.before), self.frames)
        self.close(e, rp, depth)
        e.clear(self.at(e, rp, ASKED), self.count)

    def add_option(self, e: Function, rp: str, option: str) -> None:
        """Note an option that is taken, if somebody is asked."""
        with e.when(self.is_asked(e, rp)):
            number = self.get(e, rp, CHOSEN)
            with e.when(e.op(f"icmp slt i32 {number}, {self.most}")):
                e.put("i32", e.at(self.at(e, rp, OPTIONS), number, 4), option)
                e.put("i32", self.at(e, rp, CHOSEN), e.op(f"add i32 {number}, 1"))

    def add_row(self, e: Function, rp: str, seat: str) -> None:
        """What was chosen waits."""
        number = self.get(e, rp, self.count)
        row = self.row_at(e, rp, number)
        e.put("i32", row, seat)
        e.copy(e.at(row, 4), self.at(e, rp, CHOSEN), self.row - 4)
        e.put("i32", self.at(e, rp, self.count), e.op(f"add i32 {number}, 1"))

    def pop_row(self, e: Function, rp: str, row: str, seats: int) -> None:
        """The first of those who wait waits no longer."""
        e.copy(row, self.at(e, rp, self.rows), self.row)
        for number in range(seats - 1):
            e.copy(self.row_at(e, rp, str(number)), self.row_at(e, rp, str(number + 1)), self.row)
        e.clear(self.row_at(e, rp, str(seats - 1)), self.row)
        e.add_to("i32", self.at(e, rp, self.count), "-1")

    def differ(self, e: Function, before: str, after: str) -> str:
        """Whether somebody has chosen, or is asked who was not; with nothing before, whether anybody is asked."""
        if not before:
            return self.is_asked(e, after)
        pairs = [(self.get(e, before, field), self.get(e, after, field)) for field in (ASKED, self.count)]
        one, other = (e.op(f"icmp ne i32 {left}, {right}") for left, right in pairs)
        return e.op(f"or i1 {one}, {other}")
