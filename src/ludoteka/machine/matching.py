"""Things dealt to spots where not every thing can lie on every spot; every such deal is as likely as any other."""

from __future__ import annotations

from random import Random
from typing import Final

TRIES: Final = 20
"""So many deals are drawn freely, before one that fits is found and mixed."""
ROUNDS: Final = 30
"""How often a thing is taken up while a deal is mixed."""
LONG: Final = 20
"""So many times each spot is asked on average before a thing that was taken up goes back."""


def dealt(things: list[int], banned: list[int], luck: Random) -> list[int]:
    """A thing for each spot by chance; of each spot it is given which things cannot lie there.

    Where free deals hardly ever fit, one that does is found and then mixed.
    """
    held = list(things)
    for _ in range(TRIES):
        _mix(held, luck)
        if not any(one >> thing & 1 for one, thing in zip(banned, held, strict=True)):
            return held
    found = _fitting(held, banned, luck)
    if found is None:
        return held
    for _ in range(ROUNDS):
        _wander(found, banned, luck)
    return found


def _mix(held: list[int], luck: Random) -> None:
    for end in range(len(held) - 1, 0, -1):
        other = int(luck.random() * (end + 1))
        held[end], held[other] = held[other], held[end]


def _wander(held: list[int], banned: list[int], luck: Random) -> None:
    """Take up a thing, put it where another one lies, take up that one, and so on until one fits into the gap.

    Every such way is as likely as the same way back, so no deal is preferred (a Markov chain with equal odds).
    """
    count, lot, moved = len(held), luck.random, list[tuple[int, int]]()
    gap = int(lot() * count)
    thing = held[gap]
    for _ in range(LONG * count):
        spot = int(lot() * count)
        if banned[spot] >> thing & 1:
            continue
        if spot == gap:
            held[gap] = thing
            return
        moved.append((spot, held[spot]))
        held[spot], thing = thing, held[spot]
    for spot, before in reversed(moved):
        held[spot] = before


def _fitting(order: list[int], banned: list[int], luck: Random) -> list[int] | None:
    """A deal that fits, found in an order that is drawn; None where there is none."""
    spots = list(range(len(banned)))
    _mix(spots, luck)
    holder: dict[int, int] = {}
    for spot in spots:
        if not _seated(spot, order, banned, holder, set()):
            return None
    held = [0] * len(banned)
    for thing, spot in holder.items():
        held[spot] = thing
    return held


def _seated(spot: int, order: list[int], banned: list[int], holder: dict[int, int], asked: set[int]) -> bool:
    """Find a thing for a spot; those that lie elsewhere already may have to go on to another one."""
    for thing in order:
        if thing in asked or banned[spot] >> thing & 1:
            continue
        asked.add(thing)
        if thing not in holder or _seated(holder[thing], order, banned, holder, asked):
            holder[thing] = spot
            return True
    return False
