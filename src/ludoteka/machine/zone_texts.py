"""Zones in the text of a position: what lies there, who knows it, and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from ludoteka.core import BadPosition
from ludoteka.machine.named import Heads
from ludoteka.machine.state import bits
from ludoteka.machine.things import BOX
from ludoteka.machine.zones import LYING, Groups

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine


def zone_lines(machine: Machine, state: list[int]) -> Iterator[str]:
    """Every zone from the bottom, things in an undecided order in brackets; then who does not know what."""
    layout, things = machine.layout, machine.layout.catalogue
    for place in sorted({state[layout.place + thing] for thing in range(len(things))} - {BOX}):
        held, (zone, _) = machine.zones.inside(state, place), things.places[place]
        ordered = zone is not None and zone.ordered
        groups = machine.zones.groups(state, held) if ordered else [[one] for one in bits(held)]
        yield f"{_head(machine, place)}: {', '.join(_group(machine, group) for group in groups)}"
    every = range(len(things))
    for code, lying in enumerate(LYING[1:], 1):
        yield from _list(machine, lying, (one for one in every if state[layout.lying + one] == code))
    for seat, name in enumerate(machine.description.seats[:machine.seats]):
        unknown = (one for one in every if not state[layout.known + one] >> seat & 1)
        yield from _list(machine, f"unknown to {name}", unknown)
    for seat, name in enumerate(machine.description.seats[:machine.seats] if things.shown else ()):
        yield from _list(machine, f"shown to {name}", (one for one in every if state[layout.shown + one] >> seat & 1))
    for words, base in _numbers(machine).items():
        for number in sorted({state[base + one] for one in every} - {0}):
            head = words.format(number)
            yield from _list(machine, head, (one for one in every if state[base + one] == number))


def _numbers(machine: Machine) -> dict[str, int]:
    """What is said of the pools of things, and where it is kept."""
    layout, said = machine.layout, {"shuffled {}": machine.layout.pool}
    if layout.catalogue.mixing:
        said["mixed {}"] = layout.mixed
        for seat, name in enumerate(machine.description.seats[:machine.seats]):
            said["joined {} for " + name] = layout.joined + seat * len(layout.catalogue)
    return said


def _head(machine: Machine, place: int) -> str:
    zone, seat = machine.layout.catalogue.places[place]
    assert zone is not None
    if place >= machine.layout.catalogue.zones:
        return f"on {zone.name}"
    return f"zone {zone.name} of {machine.description.seats[seat]}" if seat >= 0 else f"zone {zone.name}"


def _group(machine: Machine, group: list[int]) -> str:
    names = ", ".join(machine.layout.catalogue.labels[thing] for thing in group)
    return names if len(group) == 1 else f"({names})"


def _list(machine: Machine, head: str, things: Iterable[int]) -> Iterator[str]:
    names = ", ".join(machine.layout.catalogue.labels[thing] for thing in things)
    if names:
        yield f"{head}: {names}"


def zone_heads(machine: Machine, heads: Iterable[str]) -> set[str]:
    """Those of the given beginnings of lines that can speak of zones and things of this game."""
    if not len(machine.layout.catalogue):
        return set()
    known = {_head(machine, place) for place in range(1, len(machine.layout.catalogue.places))} | set(LYING[1:])
    known |= {f"unknown to {name}" for name in machine.description.seats[:machine.seats]}
    if machine.layout.catalogue.shown:
        known |= {f"shown to {name}" for name in machine.description.seats[:machine.seats]}
    return known | {head for head in heads if _number(machine, head)}


def _number(machine: Machine, head: str) -> tuple[int, int] | None:
    """Where a number of pools is kept that a line speaks of, and the number."""
    word, number, rest = (*head.split(" ", 2), "", "")[:3]
    base = _numbers(machine).get(f"{word} {{}} {rest}".rstrip())
    return (base, int(number[:6])) if base is not None and number.isdecimal() else None


def read_zones(machine: Machine, state: list[int], heads: Heads) -> None:
    """Put every thing where the lines say; what they do not name is in the box, and known to everybody."""
    layout, placed = machine.layout, set[int]()
    for place in range(1, len(layout.catalogue.places)):
        number, text = heads.get(_head(machine, place), (0, ""))
        zone, _ = layout.catalogue.places[place]
        for height, group in enumerate(_groups(machine, text, number), 1):
            for thing in group:
                if thing in placed:
                    raise BadPosition(f"'{layout.catalogue.labels[thing]}' lies in two places", number)
                placed.add(thing)
                state[layout.place + thing] = place
                state[layout.height + thing] = height if zone is not None and zone.ordered else 0
    for code, lying in enumerate(LYING[1:], 1):
        for thing in _named(machine, heads, lying):
            state[layout.lying + thing] = code if state[layout.place + thing] != BOX else 0
    for seat, name in enumerate(machine.description.seats[:machine.seats]):
        for thing in _named(machine, heads, f"unknown to {name}"):
            state[layout.known + thing] &= ~(1 << seat)
        for thing in _named(machine, heads, f"shown to {name}") if layout.catalogue.shown else ():
            state[layout.shown + thing] |= 1 << seat
    for head in heads:
        base, said = _number(machine, head) or (-1, 0)
        for thing in _named(machine, heads, head) if base >= 0 else ():
            state[base + thing] = said
    for thing in range(len(layout.catalogue)) if layout.catalogue.mixing else ():
        joined = state[layout.joined + thing:layout.mixed:len(layout.catalogue)]
        state[layout.mixed + thing] = max(state[layout.mixed + thing], *joined)


def _named(machine: Machine, heads: Heads, head: str) -> Iterator[int]:
    number, text = heads.get(head, (0, ""))
    return (thing for group in _groups(machine, text, number) for thing in group)


def _groups(machine: Machine, text: str, line: int) -> Groups:
    numbers = {label: thing for thing, label in enumerate(machine.layout.catalogue.labels)}
    found: Groups = []
    inside = False
    for part in text.split(", ") if text else ():
        name = part.removeprefix("(").removesuffix(")").strip()
        if name not in numbers:
            raise BadPosition(f"nothing in this game is called '{name}'", line)
        if not inside:
            found.append([])
        found[-1].append(numbers[name])
        inside = (inside or part.startswith("(")) and not part.endswith(")")
    return found
