"""Games as machine code: the functions a game offers to search, and the compiler that makes them from its text."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakKeyDictionary

from ludoteka.machine.engine import Machine
from ludoteka.machine.position import TextPosition
from ludoteka.native.functions import CHANCE, OVER, TOO_MANY, NativeGame
from ludoteka.native.plan import NotNative, Plan

if TYPE_CHECKING:
    from ludoteka.native.game import Native

PACKAGES: Final = ("llvmlite", "numpy", "numba")
"""What machine code is made with, and what searches in it."""

_made: WeakKeyDictionary[Machine, Native | None] = WeakKeyDictionary()


def available() -> bool:
    """Whether machine code can be made and searched here: all its packages are installed, not some of them alone."""
    return all(find_spec(package) is not None for package in PACKAGES)


def native(position: Any) -> Native | None:
    """The native code of a position's game, options, seats and level; None where the interpreter plays it."""
    if not isinstance(position, TextPosition) or not available():
        return None
    if position.machine not in _made:
        _made[position.machine] = _make(position)
    made = _made[position.machine]
    # Where nothing waits in the middle of a turn, a position there can only come from a text; native code has none. Nor
    # is a set-up in it that waits for chance.
    played = made is None or all(entry in made.plan.frames for entry, _ in position.run.returns)
    return None if made is not None and position.run.frames and (made.plan.straight_on or not played) else made


def _make(position: TextPosition) -> Native | None:
    from ludoteka.native import build, store
    from ludoteka.native.game import Native

    machine = position.machine
    try:
        plan = Plan(machine)
        key = store.key_of(machine)
        code = store.find(key)
        if code is None:
            code = build.compile_module(build.write_module(plan))
            store.keep(key, code)
    except NotNative:
        return None
    return Native(position.game, plan, build.load(code))


__all__ = ["CHANCE", "OVER", "TOO_MANY", "NativeGame", "available", "native"]
