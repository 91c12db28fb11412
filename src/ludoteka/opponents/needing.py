"""Opponents that play in compiled code alone, and what is said where it cannot run."""

from __future__ import annotations

from ludoteka.native import available


class NeedsNative(RuntimeError):
    """The opponent of that name has no slower way to play, and compiled code cannot run here."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(f"'{name}' needs native code, which is not here; pip install \"ludoteka[native]\" brings it")


def need_native(name: str) -> None:
    """Refuse where compiled code cannot run: when somebody is asked for, not in the middle of a match."""
    if not available():
        raise NeedsNative(name)
