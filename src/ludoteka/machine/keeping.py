"""What rules keep on things that somebody does not know: what goes with a thing, and what stays where one lies.

A number that was changed while a player knew the thing belongs to it, wherever it lies now. What was changed since then
belongs to where it lies: whichever thing is there has it. A rule may also change things for what they are, unseen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from ludoteka.core import TooMuch
from ludoteka.machine.past import Past, Step
from ludoteka.machine.state import bits
from ludoteka.machine.trails import said_otherwise, trail
from ludoteka.machine.walking import by_text, walk

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine
    from ludoteka.machine.unknown import Own, Unknown

SWAPS = 3
"""With so many others a thing changes places, to see whether a rule means that thing or what lies there."""
EFFORT = 20_000
"""What that may cost."""
_meant: WeakKeyDictionary[Step, dict[int, int]] = WeakKeyDictionary()
"""What was found out about steps, for each role."""
_owned: WeakKeyDictionary[Step, dict[int, Own]] = WeakKeyDictionary()
"""What things kept by themselves after some steps, for each role: the next one goes on from there."""


def own_values(machine: Machine, past: Past, role: int) -> Own:
    """What every thing keeps by itself: as it was when a player knew it last, or when the match began."""
    unknown = machine.unknown
    if past is None or not unknown.things.changing:
        return {}
    found, steps = None, list[Step]()
    for step in reversed(past.all()):
        found = _owned.get(step, {}).get(role)
        if found is not None:
            break
        steps.append(step)
    if found is None:
        found = {thing: unknown.values(steps[-1].before.state, thing) for thing in range(len(unknown.things))}
    for step in reversed(steps):
        found = _after(machine, step, role, found)
    _owned.setdefault(past, {})[role] = found
    return found


def _after(machine: Machine, step: Step, role: int, own: Own) -> Own:
    """What things keep by themselves after one step more."""
    unknown, known, count = machine.unknown, machine.layout.known, len(machine.unknown.things)
    one, other, changed = step.before.state, step.after.state, _changed(machine, step)
    if not changed and one[known:known + count] == other[known:known + count]:
        return own
    found = dict(own)
    for thing in bits(_meant_by(machine, step, role, found) if changed else 0):
        found[thing] = _changed_on(unknown, thing, found[thing], one, other)
    for thing in range(count):
        if (one[known + thing] | other[known + thing]) >> role & 1:
            found[thing] = unknown.values(other, thing)
    return found


def _changed_on(
    unknown: Unknown, thing: int, own: tuple[int, ...], one: list[int], other: list[int],
) -> tuple[int, ...]:
    """What a thing keeps by itself in another moment; what was kept where it lies stays aside."""
    stores = zip(unknown.things.changing, own, unknown.values(one, thing), unknown.values(other, thing), strict=True)
    return tuple(mine + now - then if store in unknown.summed or now == then else now
                 for store, mine, then, now in stores)


def before(machine: Machine, step: Step, role: int, own: Own) -> Own:
    """What things kept by themselves before a step that may have changed some of them for what they are."""
    found = _meant.get(step, {}).get(role, 0)
    if not found or not own:
        return own
    one, other = step.after.state, step.before.state
    return {**own, **{thing: _changed_on(machine.unknown, thing, own[thing], one, other) for thing in bits(found)}}


def _changed(machine: Machine, step: Step) -> list[int]:
    """The things whose values a step changes."""
    count, one, other = len(machine.unknown.things), step.before.state, step.after.state
    bases = [machine.layout.base[store] for store in machine.unknown.things.changing]
    if all(one[base:base + count] == other[base:base + count] for base in bases):
        return []
    return [thing for thing in range(count) if any(one[base + thing] != other[base + thing] for base in bases)]


def _meant_by(machine: Machine, step: Step, role: int, own: Own) -> int:
    """The things unknown to a player that a step changes for what they are, wherever they lie."""
    known = _meant.setdefault(step, {})
    if role not in known:
        try:
            with machine.bounded(EFFORT):
                known[role] = _find_meant(machine, step, role, own)
        except TooMuch:
            known[role] = 0
    return known[role]


def _find_meant(machine: Machine, step: Step, role: int, own: Own) -> int:
    changed, found = set(_changed(machine, step)), 0
    for things in machine.unknown.pools(step.before, role):
        others = [one for one in things if one not in changed][:SWAPS]
        for thing in (one for one in things if one in changed):
            seen = (_still_changed(machine, step, role, own, thing, other) for other in others)
            if next((one for one in seen if one is not None), False):
                found |= 1 << thing
    return found


def _still_changed(machine: Machine, step: Step, role: int, own: Own, thing: int, other: int) -> bool | None:
    """Whether a step changes a thing, and not the other one, also where they have changed places; None: it cannot."""
    unknown, now, swapped = machine.unknown, machine.unknown.nothing_moved(), step.before.copy()
    now[thing], now[other] = other, thing
    unknown.exchange(step.before, swapped, now, role, own)
    choices = trail(machine, step.before, step.text)
    text = said_otherwise(machine, swapped, choices, now) if choices is not None else None
    walked = walk(machine, swapped.copy(), by_text(text)) if text is not None else None
    if walked is None:
        return None
    after = walked.end()
    moved = [unknown.values(swapped.state, one) != unknown.values(after.state, one) for one in (thing, other)]
    return moved == [True, False] if any(moved) else None
