"""What can follow a step of the rules: whether it pauses, fails, or changes anything before the turn is over."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Step:
    """One step of the rules as far as the flow goes."""

    after: tuple[int, ...] = ()
    writes: bool = False
    fails: bool = False
    pauses: bool = False
    """Whether it waits for a choice; `after` is then what follows the choice."""
    passes: bool = False
    """Whether it may be passed without a choice, where nothing is left to choose."""
    chance: bool = False
    """Whether it may wait for chance, which is where a player's move ends."""
    sure: bool = False
    """Whether it waits for chance whatever there is to draw."""
    enters: tuple[int, ...] = ()
    """First steps of rules that it may begin; they return to `after`."""
    entry: int = -1
    """The rule that ends here: it goes on wherever that was begun."""
    ends: bool = False
    """Whether the turn or the game may be over here."""
    soft: bool = False
    shows: bool = False
    """Whether it may show somebody a thing, which is where a player's move ends."""


@dataclass(frozen=True, slots=True)
class Ahead:
    """What may happen from a step on, up to the next choice or the end of the turn."""

    pauses: bool
    fails: bool
    writes: bool
    ends: bool
    soft: bool


class Graph:
    """All steps; where a rule returns to is taken from everybody who begins it."""

    def __init__(self) -> None:
        self.steps: dict[int, Step] = {}
        self.backs: dict[int, set[int]] = {}
        """For each rule the steps that it can return to; -1 is the end of everything."""

    def pauses_after(self, start: int) -> set[int]:
        """The choices that can come first from a step on."""
        seen, todo = set[int](), [start]
        while todo:
            pc = todo.pop()
            if pc in seen or pc < 0:
                continue
            seen.add(pc)
            step = self.steps[pc]
            if not step.pauses or step.passes:
                todo += [*step.after, *step.enters, *(self.backs.get(step.entry, ()) if step.entry >= 0 else ())]
        return {pc for pc in seen if self.steps[pc].pauses}

    def ahead(self, *starts: int) -> Ahead:
        """What may happen from some steps on before the next choice is made."""
        seen: set[int] = set()
        todo = [one for one in starts if one >= 0]
        ends = len(todo) < len(starts)
        found = []
        while todo:
            pc = todo.pop()
            if pc in seen:
                continue
            seen.add(pc)
            step = self.steps[pc]
            found.append(step)
            ends = ends or step.chance or step.shows
            if (step.pauses and not step.passes) or step.sure:
                continue
            follow = [*step.after, *step.enters]
            if step.entry >= 0:
                follow += self.backs.get(step.entry, set())
            ends = ends or step.ends or -1 in follow
            todo += [one for one in follow if one >= 0]
        return Ahead(any(one.pauses for one in found), any(one.fails for one in found if not one.pauses),
                     any(one.writes for one in found if not one.pauses), ends, any(one.soft for one in found))
