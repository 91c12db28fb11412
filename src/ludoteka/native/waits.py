"""Choices made at once, in native code: where it is kept who is asked, and what others have chosen unseen."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.actions import Block
from ludoteka.language.description import Description
from ludoteka.machine.at_once import chosen_first
from ludoteka.native.emit import Function

ASKED, CHOSEN, OPTIONS = 0, 4, 8
"""The step that asks (0: nobody is asked), how many options the one who is asked has chosen, and these."""


def only_chosen(description: Description, block: Block) -> bool:
    """Whether nothing but choosing comes before the last choice, so that only a frame has to be put back."""
    return all(map(_same_options, chosen_first(description, block)[0]))


def _same_options(action: act.Action) -> bool:
    """Whether an action is a choice whose options have the interpreter's numbers: those are what waits."""
    if isinstance(action, act.ChooseNumber):
        return action.low == form.Num(0)
    return isinstance(action, act.Choose) and (action.several is None or action.several[0] == action.several[1])


def _options(action: act.Action, things: int) -> int:
    if isinstance(action, act.Choose) and action.several is not None:
        return min(action.several[1], things) + 1
    return 1


class Waits:
    """The part of a running point that is about choices made at once; it lies behind the frames."""

    def __init__(self, description: Description, nodes: Iterable[act.AtOnce], seats: int, things: int, place: int,
                 frames: int) -> None:
        self.place, self.frames = place, frames
        self.most = max(sum(_options(action, things) for action in chosen_first(description, node.block)[0])
                        for node in nodes)
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

    def keep_frames(self, e: Function, rp: str, head: int) -> None:
        """Note how everything stands before somebody is asked."""
        e.copy(e.at(rp, self.before), e.at(rp, head), self.frames)

    def take_back(self, e: Function, rp: str, head: int) -> None:
        """Everything is as it was before somebody was asked."""
        e.copy(e.at(rp, head), e.at(rp, self.before), self.frames)
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
