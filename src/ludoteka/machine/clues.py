"""What the steps of a match tell about things that were drawn unseen, found by trying.

Each step is tried where other things were drawn. What the seat would see otherwise then depends on some of the options
only: those are found by leaving some of them out, fewer and fewer, and then all their combinations are tried. Which of
these look as the match did is a clue. Nothing in it follows from what was really drawn, beyond what the seat saw.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from ludoteka.machine.draws import Draws, blank
from ludoteka.machine.eyes import Eyes
from ludoteka.machine.narrowed import Narrowed
from ludoteka.machine.past import Patch, tried

WIDE = 10
"""So many options one clue may be about."""
LEAST, TRIALS = 40, 2000
"""So often a step is tried at least and at most."""

Seen = Patch
"""What a seat would see otherwise than in the match."""


class Untold(Exception):
    """What a step tells cannot be said by clues."""


class Clue(NamedTuple):
    """Some options, and which combinations of them are possible."""

    about: tuple[str, ...]
    fitting: frozenset[int]
    """Sets of the options that were drawn, as bits in their order."""


class Clues:
    """Tries what one step tells about draws."""

    def __init__(self, eyes: Eyes, draws: Draws, number: int, known: Narrowed) -> None:
        self.eyes, self.step, self.number, self.draws = eyes, eyes.steps[number], number, draws
        self.writes = draws.options.writes
        self.owner = {place: text for text, writes in self.writes.items() for place in writes}
        self.surely = [text for text in self.writes if text in known.surely]
        self.open = [text for text in self.writes if text not in known.surely and text not in known.never]
        self.luck, self.trials = Random("clues"), 0
        self._blank = blank(eyes, self.step)

    def found(self) -> list[Clue]:
        """All that the step tells, beyond what it shows."""
        asked, _ = self.step.done(self.eyes.machine)
        if len(self.open) < 2 or asked.isdisjoint(self.owner):
            return []
        return [clue for clue in dict.fromkeys(self._combined(self._about()))
                if len(clue.fitting) < 1 << len(clue.about)]

    # ---- trying ----------------------------------------------------------------------------------------------------
    def _seen(self, drawn: Iterable[str]) -> Seen | None:
        """What the seat would see otherwise if just these of the open options had been drawn; None if they cannot."""
        self.trials += 1
        if self.trials > TRIALS:
            raise Untold
        step, eyes, members = self.step, self.eyes, [*self.surely, *drawn]
        own = members.pop() if self.number in self.draws.numbers and members else None
        if own is None and self.number in self.draws.numbers:
            return None
        world = dict(self._blank)
        for text in members:
            world |= self.writes[text]
        patch = {place: value for place, value in world.items() if value != step.before.state[place]}
        state = tried(eyes.machine, step, patch, step.text if own is None else own)
        return None if state is None else self._noticed(world | (self.writes[own] if own else {}), state)

    def _noticed(self, world: Patch, state: list[int]) -> Seen:
        step, seen, usual = self.step, Seen(), self.step.after.state
        for place in (place for place, value in enumerate(state) if value != usual[place]):
            if place in self.owner:
                if state[place] != world.get(place, step.before.state[place]):
                    raise Untold  # what was drawn is changed by rules
            elif self.eyes.unseen(step, place):
                raise Untold  # what was drawn changes something else that is hidden
            else:
                seen[place] = state[place]
        return seen

    # ---- what depends on what --------------------------------------------------------------------------------------
    def _about(self) -> dict[int, list[str]]:
        """For each place that would look otherwise, the options that it depends on."""
        about = dict[int, list[str]]()
        # All are drawn but some: what is counted is more than nothing as long as possible.
        first, second = self.open[:1], self.open[-1:]
        self._split(first, self._without(first), [text for text in self.open if text not in first], about)
        self._split(second, self._without(second), first, about)
        order = {text: place for place, text in enumerate(self.open)}
        return {place: sorted(texts, key=order.__getitem__) for place, texts in about.items() if len(texts) <= WIDE}

    def _without(self, left: list[str]) -> Seen | None:
        return self._seen([text for text in self.open if text not in left])

    def _split(self, left: list[str], usual: Seen | None, group: list[str], about: dict[int, list[str]]) -> None:
        """Leave more and more out, until it is clear what makes the difference."""
        seen = self._without([*left, *group])
        if seen == usual:
            return
        if len(group) > 1:
            half = len(group) // 2
            self._split(left, usual, group[:half], about)
            self._split(left, usual, group[half:], about)
        elif seen is not None and usual is not None:
            for place in seen.keys() | usual.keys():
                if seen.get(place) != usual.get(place):
                    about.setdefault(place, []).append(group[0])

    # ---- what is possible ------------------------------------------------------------------------------------------
    def _combined(self, about: dict[int, list[str]]) -> list[Clue]:
        """For each place the options that it depends on, and the combinations of them that look as the match did.

        Where a place proves to depend on more than these, it gives no clue.
        """
        fits: dict[int, dict[int, bool]] = {place: {} for place in about}
        wanted = [(place, pattern) for place, texts in about.items() for pattern in range(1 << len(texts))]
        for place, pattern in wanted + wanted[:1] * LEAST:
            if place in fits and (pattern not in fits[place] or self.trials < LEAST):
                drawn = self._world(about, place, pattern)
                seen = self._seen(drawn)
                if seen is not None:
                    self._note(about, fits, set(drawn), seen)
        return [Clue(tuple(about[place]), frozenset(pattern for pattern in range(1 << len(about[place]))
                                                    if known.get(pattern, True))) for place, known in fits.items()]

    def _world(self, about: dict[int, list[str]], wanted: int, pattern: int) -> list[str]:
        """A combination of options that something depends on, and others by chance."""
        fixed = {text: pattern >> place & 1 == 1 for place, text in enumerate(about[wanted])}
        related = {text for texts in about.values() for text in texts}
        few = len(self.draws.numbers) / len(self.writes)
        return [text for text in self.open
                if (fixed[text] if text in fixed else self.luck.random() < (0.5 if text in related else few))]

    def _note(self, about: dict[int, list[str]], fits: dict[int, dict[int, bool]], drawn: set[str], seen: Seen) -> None:
        for place in list(fits):
            pattern = sum(1 << bit for bit, text in enumerate(about[place]) if text in drawn)
            if fits[place].setdefault(pattern, place not in seen) != (place not in seen):
                del fits[place]
