"""Imagining what was decided unseen: another match that a seat could not tell from the one that was played.

All that the seat saw and was told is the same in it. Where few things can have been decided, all such matches are
known and one is drawn. Where there are too many, hidden decisions are made anew some at a time, beginning with those of
the match; what the seat would have noticed is not taken (a Markov chain in which every match has equal odds).
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator
from itertools import accumulate
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from ludoteka.language import form
from ludoteka.machine.past import Past, Patch, Pick, Result, Step, decide_anew, patched, result

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine

FEW = 1500
"""So many matches are looked at one by one."""
ROUNDS, WORK = 20, 3000
"""How often each hidden decision is made anew on average, and how many steps are gone through for that at most."""


class World(NamedTuple):
    """Another match: what differs from the one that was played, and what was decided unseen."""

    patch: Patch
    texts: tuple[str, ...] = ()


def imagine_past(machine: Machine, past: Past, seat: int, luck: Random) -> Past:
    """Another past that the seat could not tell from this one."""
    if past is None:
        return None
    steps = past.all()
    match = [step.origin for step in steps if step.origin is not None]
    eyes = Eyes(machine, seat, match if len(match) == len(steps) else steps)
    if not eyes.hidden:
        return past
    worlds = eyes.all_worlds()
    decided = list(worlds[int(luck.random() * len(worlds))].texts) if worlds else Chain(eyes, steps, luck).decided
    return _lived(eyes, decided)


class Eyes:
    """A match as a seat sees it."""

    def __init__(self, machine: Machine, seat: int, steps: list[Step]) -> None:
        self.machine, self.seat, self.steps = machine, seat, steps
        self.hidden = [number for number, step in enumerate(steps) if self._hides(step)]
        """The decisions of others that the seat does not see."""

    def _hides(self, step: Step) -> bool:
        run, machine = step.before, self.machine
        if not (run.frames and run.pc in machine.code.chances):
            between = machine.code.between_turns(run)
            role = run.state[machine.layout.turn] if between else run.frame[form.YOU]
            if (1 - role if run.state[machine.layout.swapped] else role) == self.seat:
                return False
        writes = step.done(machine)[1].writes.keys() & machine.secrets.places
        return any(self._unseen(step, place) for place in writes)

    def _unseen(self, step: Step, place: int) -> bool:
        return self.machine.secrets.unseen(step.after, {place}, self.seat)

    def after(self, step: Step, patch: Patch, text: str) -> Patch | None:
        """What differs after a decision; None where it could not be made, or the seat would have noticed."""
        asked, done = step.done(self.machine)
        if text == step.text and asked.isdisjoint(patch):
            return self.beside(step, patch, done)
        return self.beside(step, patch, result(self.machine, step, patch, text))

    def beside(self, step: Step, patch: Patch, found: Result | None) -> Patch | None:
        """What differs after what was decided from the match that was played."""
        if found is None:
            return None
        done, before, after = step.done(self.machine)[1], step.before.state, step.after.state
        differing: Patch = {}
        for place in patch if found is done else patch.keys() | found.writes.keys() | done.writes.keys():
            value = found.writes[place] if place in found.writes else patch.get(place, before[place])
            if value != after[place]:
                if place not in patch and not self._unseen(step, place):
                    return None
                differing[place] = value
        return differing if self._uncovered(step).isdisjoint(differing) else None

    def _uncovered(self, step: Step) -> frozenset[int]:
        """What a step shows to the seat of what was hidden before."""
        if self.seat not in step.uncovered:
            secrets = self.machine.secrets
            step.uncovered[self.seat] = secrets.uncovered(step.before, step.after, self.seat)
        return step.uncovered[self.seat]

    # ---- few worlds ------------------------------------------------------------------------------------------------
    def all_worlds(self) -> list[World] | None:
        """Every match that the seat could not tell from this one; None where there are too many."""
        known = next((number for number in range(len(self.steps), 0, -1)
                      if self.seat in self.steps[number - 1].worlds), 0)
        worlds: list[World] | None = self.steps[known - 1].worlds[self.seat] if known else [World({})]
        for number, step in enumerate(self.steps[known:], known):
            if worlds is not None:
                hidden = number in self.hidden
                many = hidden and len(worlds) * step.done(self.machine)[1].choices > FEW
                worlds = None if many else [made for world in worlds for made in self._next(step, world, hidden)]
            step.worlds[self.seat] = worlds
        return worlds

    def _next(self, step: Step, world: World, hidden: bool) -> Iterator[World]:
        for text, found in _every(self.machine, step, world.patch) if hidden else ((step.text, None),):
            patch = self.beside(step, world.patch, found) if found else self.after(step, world.patch, text)
            if patch is not None:
                yield World(patch, (*world.texts, text) if hidden else world.texts)


def _every(machine: Machine, step: Step, patch: Patch) -> Iterator[tuple[str, Result]]:
    """Everything that could have been decided in the place of a step, each once."""
    todo: list[list[int]] = [[]]
    while todo:
        ways, counts = todo.pop(), list[int]()
        found = decide_anew(machine, step, patch, _following(ways, counts))
        for place in range(len(ways), len(counts)):
            todo += [[*ways, *[0] * (place - len(ways)), other] for other in range(1, counts[place])]
        if found is not None:
            yield found.text, found


def _following(ways: list[int], counts: list[int]) -> Pick:
    """Choose by given numbers, then always the first; note how many options there are at each choice."""
    def pick(odds: list[int], said: object) -> int | None:
        counts.append(len(odds))
        return ways[len(counts) - 1] if len(counts) <= len(ways) else 0

    return pick


# ---- many worlds ----------------------------------------------------------------------------------------------------
class Chain:
    """Hidden decisions made anew, some at a time, again and again."""

    def __init__(self, eyes: Eyes, steps: list[Step], luck: Random) -> None:
        self.eyes, self.luck = eyes, luck
        self._texts = [step.text for step in steps]
        self._patches: list[Patch] = [{}]
        self._choices = [step.done(eyes.machine)[1].choices for step in steps]
        for step, text in zip(eyes.steps, self._texts, strict=True):
            patch = eyes.after(step, self._patches[-1], text)
            assert patch is not None, "the seat cannot tell this match from the one that was played"
            self._patches.append(patch)
        self._work = WORK
        for _ in range(ROUNDS * len(eyes.hidden)):
            if self._work > 0:
                self._try(self._proposal())

    @property
    def decided(self) -> list[str]:
        """What was decided unseen in the end."""
        return [self._texts[number] for number in self.eyes.hidden]

    def _lot(self, count: int) -> int:
        return int(self.luck.random() * count)

    def _proposal(self) -> dict[int, str | None]:
        """Some hidden decisions to be made anew (None), or two of one kind to be exchanged."""
        hidden = self.eyes.hidden
        one, other = (hidden[self._lot(len(hidden))] for _ in range(2))
        if self._lot(2):
            return {one: None}
        if self._lot(2) or self.eyes.steps[one].before.pc != self.eyes.steps[other].before.pc:
            return {one: None, other: None}
        return {one: self._texts[other], other: self._texts[one]}

    def _try(self, anew: dict[int, str | None]) -> None:
        first, last, steps = min(anew), max(anew), self.eyes.steps
        patch, patches, texts, likely = self._patches[first], list[Patch](), dict[int, str](), 1.0
        choices: dict[int, int] = {}
        for number in range(first, len(steps)):
            if number > last and patch == self._patches[number]:
                break
            self._work -= 1
            after: Patch | None
            if number in anew:
                text, step = anew[number], steps[number]
                found = (decide_anew(self.eyes.machine, step, patch, self._drawn) if text is None
                         else result(self.eyes.machine, step, patch, text))
                after = self.eyes.beside(step, patch, found)
                if found is not None:
                    texts[number], choices[number] = found.text, found.choices
                    likely *= found.choices / self._choices[number]
            else:
                after = self.eyes.after(steps[number], patch, self._texts[number])
            if after is None:
                return
            patches.append(after)
            patch = after
        if likely < 1 and self.luck.random() >= likely:
            return
        self._patches[first + 1:first + 1 + len(patches)] = patches
        for number, text in texts.items():
            self._texts[number], self._choices[number] = text, choices[number]

    def _drawn(self, odds: list[int], said: object) -> int | None:
        ends = list(accumulate(odds))
        return bisect(ends, self._lot(ends[-1]))


def _lived(eyes: Eyes, decided: list[str]) -> Step:
    """The past in which that was decided."""
    texts, patch, past = iter(decided), Patch(), None
    for number, step in enumerate(eyes.steps):
        text = next(texts) if number in eyes.hidden else step.text
        after = eyes.after(step, patch, text)
        assert after is not None, "such a past was found before"
        past = Step(past, patched(step.before, patch) if patch else step.before, text,
                    patched(step.after, after) if after else step.after)
        past.origin, patch = step, after
    assert past is not None
    return past
