"""A match as one seat sees it: what was decided unseen, and what the seat would have noticed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.language import form
from ludoteka.machine.past import Patch, Result, Step, every, result

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine


class Eyes:
    """A match as a seat sees it."""

    def __init__(self, machine: Machine, seat: int, steps: list[Step]) -> None:
        self.machine, self.seat, self.steps = machine, seat, steps
        self.hidden = [number for number, step in enumerate(steps) if self._hides(step)]
        """The decisions of others that the seat does not see."""

    def _hides(self, step: Step) -> bool:
        if self.seat not in step.hides:
            step.hides[self.seat] = self._is_hidden(step)
        return step.hides[self.seat]

    def _is_hidden(self, step: Step) -> bool:
        run, machine = step.before, self.machine
        if not step.is_chance(machine):
            between = machine.code.between_turns(run)
            role = run.state[machine.layout.turn] if between else run.frame[form.YOU]
            own = (1 - role if run.state[machine.layout.swapped] else role) == self.seat
            return not own and self._covers(step, step.done(machine)[1])
        # Chance may have decided that nothing is written: that is unseen too.
        return self._covers(step, step.done(machine)[1]) or any(
            self._covers(step, found) for found in every(machine, step, {}))

    def _covers(self, step: Step, found: Result) -> bool:
        """Whether a decision writes something that the seat does not see."""
        return any(self.unseen(step, place) for place in found.writes.keys() & self.machine.secrets.places)

    def unseen(self, step: Step, place: int) -> bool:
        """Whether the seat does not see a place after a step."""
        return self.machine.secrets.unseen(step.after, {place}, self.seat)

    def after(self, step: Step, patch: Patch, text: str) -> Patch | None:
        """What differs after a decision; None where it could not be made, or the seat would have noticed."""
        return self.beside(step, patch, self.found(step, patch, text))

    def found(self, step: Step, patch: Patch, text: str) -> Result | None:
        """What comes of a decision in another world."""
        asked, done = step.done(self.machine)
        if text == step.text and asked.isdisjoint(patch):
            return done
        return result(self.machine, step, patch, text)

    def beside(self, step: Step, patch: Patch, found: Result | None) -> Patch | None:
        """What differs after what was decided from the match that was played."""
        if found is None:
            return None
        done, before, after = step.done(self.machine)[1], step.before.state, step.after.state
        differing: Patch = {}
        for place in patch if found is done else patch.keys() | found.writes.keys() | done.writes.keys():
            value = found.writes[place] if place in found.writes else patch.get(place, before[place])
            if value != after[place]:
                if place not in patch and not self.unseen(step, place):
                    return None
                differing[place] = value
        return differing if self.uncovered(step).isdisjoint(differing) else None

    def uncovered(self, step: Step) -> frozenset[int]:
        """What a step shows to the seat of what was hidden before."""
        if self.seat not in step.uncovered:
            secrets = self.machine.secrets
            step.uncovered[self.seat] = secrets.uncovered(step.before, step.after, self.seat)
        return step.uncovered[self.seat]
