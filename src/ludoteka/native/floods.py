"""Neighbours and connected groups in native code: whole sets are moved at once on boards that are regular."""

from __future__ import annotations

from ludoteka.machine.state import bits
from ludoteka.native.emit import Function, Module

_MOST_SHIFTS = 8
"""On a regular board the neighbours of all cells lie at a few distances in the order of the cells."""


def _written(module: Module, name: str) -> bool:
    return any(f"@{name}(" in one.split("{", 1)[0] for one in module.functions)


def spread_function(module: Module, neighbours: list[int]) -> str:
    """The function that gives all neighbours of the members of a set, written when first asked for."""
    table = module.sets(neighbours)
    name = f"spread_{table[1:]}"
    if not _written(module, name):
        _write_spread(module, name, table, neighbours)
    return name


def _write_spread(module: Module, name: str, table: str, neighbours: list[int]) -> None:
    wide = module.set_type
    e = Function(module, name, wide, [wide], inline=True)
    far: dict[int, int] = {}
    for cell, mask in enumerate(neighbours):
        for other in bits(mask):
            far[other - cell] = far.get(other - cell, 0) | 1 << cell
    if len(far) <= _MOST_SHIFTS:
        found = "0"
        for distance, mask in sorted(far.items()):
            some = e.both("%p0", str(mask))
            moved = e.op(f"{'shl' if distance > 0 else 'lshr'} {wide} {some}, {abs(distance)}")
            found = e.any_of(found, moved)
        e.give(found)
    else:
        near = e.variable(wide, "0")
        with e.members("%p0") as (member, _):
            one = e.get(wide, e.at(table, member, module.set_bytes))
            e.put(wide, near, e.any_of(e.get(wide, near), one))
        e.give(e.get(wide, near))
    e.finish()


def flood_function(module: Module, neighbours: list[int]) -> str:
    """The function that gives all of a set that is connected with a part of it."""
    spread = spread_function(module, neighbours)
    name = spread.replace("spread", "flood")
    if _written(module, name):
        return name
    wide = module.set_type
    e = Function(module, name, wide, [wide, wide])
    group, front = e.variable(wide, "%p0"), e.variable(wide, "%p0")
    with e.loop() as loop:
        more = e.label()
        edge = e.get(wide, front)
        e.branch(e.some(edge), more, loop.out)
        e.place(more)
        near = e.op(f"call {wide} @{spread}({wide} {edge})")
        found = e.get(wide, group)
        new = e.without(e.both(near, "%p1"), found)
        e.put(wide, front, new)
        e.put(wide, group, e.any_of(found, new))
    e.give(e.get(wide, group))
    e.finish()
    return name
