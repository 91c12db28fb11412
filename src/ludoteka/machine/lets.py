"""Who is addressed: what somebody is asked with 'let' is a move of its own, which ends where that block is left."""

from __future__ import annotations

from ludoteka.machine.state import Run


class Lets:
    """The blocks of a game's code in which players are addressed."""

    def __init__(self) -> None:
        self.blocks: list[tuple[int, int]] = []
        """The first step of each, and the first one after it."""

    def left(self, before: Run, after: Run) -> bool:
        """Whether a run has left a block in which it was when somebody chose."""
        return bool(self.blocks) and not self._open(before) <= self._open(after)

    def _open(self, run: Run) -> set[tuple[int, int]]:
        """The blocks in which a run is, each with the depth of its rule."""
        steps = [back - 1 for _, back in run.returns[1:]] + [run.pc] if run.returns else []
        return {(depth, start) for depth, step in enumerate(steps) for start, end in self.blocks if start <= step < end}
