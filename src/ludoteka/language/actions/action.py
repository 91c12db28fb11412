"""What all actions have in common."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Action:
    """One thing done; `line` is where the rules say so."""

    line: int = field(kw_only=True, default=0)


Block = tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class NotYetDone(Action):
    """An action that is checked but that no machine runs yet."""

    what: str
