"""Moments that nobody can tell apart: what follows from one follows from the other."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from ludoteka.language import form
from ludoteka.machine.code import PAUSED
from ludoteka.machine.state import Run, bits

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine

Moment = tuple[Hashable, ...]


def moment(machine: Machine, run: Run) -> Moment:
    """A run without its past, the same for all that differ only in which of several equal things lies where."""
    layout, things = machine.layout, machine.layout.catalogue
    count, start = len(things), layout.place
    end = start + count * (5 + len(things.changing))
    looks = [(things.names[one], things.givens[one], *run.state[start + one:end:count]) for one in range(count)]

    def look(one: int) -> Hashable:
        return looks[one] if one < count else (one, looks[things.parts.tile(one)])

    def held(value: int, many: bool) -> Hashable:
        if value < 0:
            return value
        if not many:
            return look(value)
        return tuple(map(look, bits(value))) if value >> count else tuple(sorted(looks[one] for one in bits(value)))

    frames: list[Hashable] = []
    for frame, (entry, _) in zip(run.frames, run.returns, strict=True):
        rule = machine.code.entries[entry].rule
        sorts = rule.sorts if rule.owner != "thing" else {**rule.sorts, form.THIS: ("thing", False)}
        frames += [held(value, sorts[local][1]) if sorts.get(local, ("",))[0] == "thing" else value
                   for local, value in enumerate(frame)]
    return (run.pc, run.soft, *run.returns, *frames, *sorted(looks), *run.state[:start], *run.state[end:])


def along(machine: Machine, run: Run, steps: Sequence[str], end: Run) -> Run | None:
    """The run after these steps, with just the things that they name; nobody can tell it from the given one."""
    wanted, chooser = moment(machine, end), run.frame[form.YOU]

    def follow(here: Run, rest: Sequence[str]) -> Run | None:
        for _, said, status, after in machine.ways.results(here, chooser):
            if said.text != rest[0]:
                continue
            if len(rest) > 1:
                found = follow(after, rest[1:]) if status == PAUSED else None
            else:
                found = after if moment(machine, after) == wanted else None
            if found is not None:
                return found
        return None

    return follow(run, steps)
