"""Whether somebody can tell two moments of a match apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.machine.state import Frame, Run

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine


def look_alike(machine: Machine, one: Run, other: Run, seat: int | None) -> bool:
    """Whether a seat cannot tell two runs apart that come of the same moment."""
    if not same_point(machine, one, other):
        return False
    differing = {place for place, (was, now) in enumerate(zip(one.state, other.state, strict=True)) if was != now}
    return machine.secrets.unseen(one, differing, seat) and machine.secrets.unseen(other, differing, seat)


def same_point(machine: Machine, one: Run, other: Run) -> bool:
    """Whether two runs stand at the same point of the rules, which speak of the same things there."""
    return (not one.frames and not other.frames) or (
        one.pc == other.pc and one.returns == other.returns and _named(machine, one) == _named(machine, other))


def _named(machine: Machine, run: Run) -> list[Frame]:
    """What rules speak of in the middle of a turn; what the last one does not ask for any more means nothing."""
    *others, last = run.frames
    asked = machine.code.living.get(run.pc)
    return [*others, last if asked is None else [last[local] for local in sorted(asked)]]
