"""The past of a world in which other things lie where a seat does not know them."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from ludoteka.machine import keeping, rolls
from ludoteka.machine.past import Step
from ludoteka.machine.rolls import Shown
from ludoteka.machine.state import Run
from ludoteka.machine.trails import Choice, moved, said_otherwise, trail

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine
    from ludoteka.machine.unknown import Lots, Own


class World(NamedTuple):
    """Which things lie where others lie in the match, to a player who does not know them."""

    machine: Machine
    role: int
    pools: Lots
    now: list[int]
    own: Own
    """What things keep wherever they lie."""
    shown: Shown
    """What dice show that the player does not see."""

    def before(self, step: Step) -> World:
        """The same world before a step, as far back as it can be followed."""
        kept = followed(self.machine, self.role, step, self.pools)
        own = keeping.before(self.machine, step, self.role, self.own)
        shown = rolls.before(self.machine, step, self.shown)
        if len(kept) == len(self.pools):
            return self if own is self.own and shown is self.shown else self._replace(own=own, shown=shown)
        now = self.machine.unknown.nothing_moved()
        for there in (one for things in kept for one in things):
            now[there] = self.now[there]
        return World(self.machine, self.role, kept, now, own, shown)

    def moment(self, run: Run) -> Run:
        """A moment of the match as it was in this world."""
        other = run.copy()
        self.change(run, other)
        return other

    def change(self, run: Run, other: Run) -> None:
        """Let things lie in another run as they lay in this world where a run of the match was."""
        self.machine.unknown.exchange(run, other, self.now, self.role, self.own)
        rolls.lay(self.machine, other, self.shown)

    @property
    def is_other(self) -> bool:
        """Whether it may differ from the match."""
        return bool(self.shown) or self.now != self.machine.unknown.nothing_moved()


def followed(machine: Machine, role: int, step: Step, pools: Lots) -> Lots:
    """The unknown things that lay before a step where other unknown ones may have lain.

    What was before a shuffle is a matter of its own; so is what was before things changed places as the player could
    not follow, and what a player knew before somebody put one of several away.
    """
    if step.before.swaps[role] != step.after.swaps[role]:
        return []
    return [things for things in pools if not_shuffled(machine, step, things)
            and not any(step.before.state[machine.layout.known + thing] >> role & 1 for thing in things)]


def not_shuffled(machine: Machine, step: Step, things: list[int]) -> bool:
    """Whether a step surely does not shuffle any of some things."""
    base = machine.layout.pool
    return step.before.shuffles == step.after.shuffles and all(
        step.before.state[base + thing] == step.after.state[base + thing] for thing in things)


def choices_of(machine: Machine, step: Step) -> list[Choice]:
    """What a step was made of; nothing where that cannot be told."""
    if step.choices is None and isinstance(step, Otherwise):
        step.choices = moved(choices_of(machine, step.match), step.earlier_world.now)
    if step.choices is None:
        with machine.question():
            step.choices = trail(machine, step.before, step.text) or []
    return step.choices


def words_of(world: World, step: Step, before: Run) -> str | None:
    """The words of a step in the world before it; None where it is not offered there."""
    now, choices = world.now, choices_of(world.machine, step)
    if all(not one.of_things or one.option < 0 or (now[one.option] == one.option and one.option not in world.shown)
           for one in choices):
        return step.text
    with world.machine.question():
        return said_otherwise(world.machine, before, choices, now)


class Otherwise(Step):
    """A step of the match as it was in another world; worked out when somebody asks."""

    def __init__(self, step: Step, world: World) -> None:
        self.match, self.world = step, world
        self.forget()

    def of_match(self, role: int) -> Step:
        """The step of the match that tells a player the same."""
        step: Step = self
        while isinstance(step, Otherwise) and step.world.role == role:
            step = step.match
        return step

    @cached_property
    def earlier_world(self) -> World:
        """The world before the step."""
        return self.world.before(self.match)

    @cached_property
    def earlier(self) -> Step | None:  # type: ignore[override]  # a field of Step, worked out late
        step = self.match.earlier
        return Otherwise(step, self.earlier_world) if step is not None and (
            self.earlier_world.pools or self.earlier_world.shown) else step

    @cached_property
    def before(self) -> Run:  # type: ignore[override]  # a field of Step, worked out late
        return self.earlier_world.moment(self.match.before)

    @cached_property
    def after(self) -> Run:  # type: ignore[override]  # a field of Step, worked out late
        return self.world.moment(self.match.after)

    @cached_property
    def text(self) -> str:  # type: ignore[override]  # a field of Step, worked out late
        machine = self.world.machine
        if self.world.shown and rolls.rolled(machine, self.match):
            words = rolls.words_of_roll(machine, self.match, self.after)
        else:
            words = words_of(self.earlier_world, self.match, self.before)
        return self.match.text if words is None else words
