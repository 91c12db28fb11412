"""What players' numbers are changed by, and which part of a tile the rules speak of then."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from ludoteka.core import Earning
from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.description import Kept
from ludoteka.language.soundness import parts
from ludoteka.machine.areas import area_of, cells_of
from ludoteka.machine.state import Noted, Run

if TYPE_CHECKING:
    from ludoteka.machine.code import Entry
    from ludoteka.machine.engine import Machine
    from ludoteka.machine.position import TextPosition

Work = Callable[[Run], None]
NOWHERE = -1


def noting(machine: Machine, kept: Kept, work: Work) -> Work:
    """The same step of the rules, which also notes by how much it changes a number of players."""
    if kept.owner != "player" or kept.sort != "number" or kept.zone or not len(machine.layout.catalogue.parts):
        return work
    start = machine.layout.base[f"player.{kept.name}"]
    end = start + machine.layout.seats

    def noted(run: Run) -> None:
        before = run.state[start:end]
        work(run)
        for role, (was, now) in enumerate(zip(before, run.state[start:end], strict=True)):
            if now != was:
                run.earned = (*run.earned, (role, kept.name, now - was, *spoken_of(machine, run)))

    return noted


def spoken_of(machine: Machine, run: Run) -> tuple[int, str]:
    """The part that the innermost rule speaks of which speaks of any: the one that it named last; and that rule."""
    step, first = run.pc, machine.layout.catalogue.parts.first
    for frame, (entry, back) in zip(reversed(run.frames), reversed(run.returns), strict=True):
        inside = machine.code.inside[step] if step >= 0 else ()
        for local in (*reversed(inside), *_named(machine.code.entries[entry])):
            if frame[local] >= first and _is_thing(machine.code.entries[entry], local):
                return frame[local], machine.code.entries[entry].rule.name
        step = back - 1
    return NOWHERE, ""


def _named(entry: Entry) -> list[int]:
    """What a rule names for all of its steps, the last one first: members of loops are named inside these."""
    members = {node.local for node in parts(entry.rule.block) if isinstance(node, act.ForEach)}
    return [local for local in reversed(range(entry.rule.locals)) if local not in members | entry.scratch]


def _is_thing(entry: Entry, local: int) -> bool:
    if local == form.THIS and entry.rule.owner == "thing":
        return True
    return entry.rule.sorts.get(local, ("", False)) == ("thing", False)


def earnings(position: TextPosition, noted: Iterable[Noted]) -> Iterator[Earning]:
    """What was noted, as others can read it."""
    machine, run = position.machine, position.run
    made, zones, laid = machine.layout.catalogue.parts, machine.zones, machine.laying.laid(run)
    for role, name, points, part, rule in noted:
        if part == NOWHERE or not laid.parts >> part & 1:
            yield Earning(position.seat_of(role), name, points)
            continue
        cells = cells_of(machine, run, area_of(machine.laying, laid, part))
        yield Earning(position.seat_of(role), name, points, zones.part_name(run.state, part),
                      made.made[part - made.first].kind, cells, rule)
