"""Hidden decisions made anew, some at a time, beginning with those of the match.

What the seat would have noticed is not taken: a Markov chain in which matches are as likely as they are dealt.
It forgets how it began only slowly, so it is the last resort.
"""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate
from random import Random

from ludoteka.machine.eyes import Eyes
from ludoteka.machine.past import Patch, Result, Step, decide_anew, result
from ludoteka.machine.pauses import Pause
from ludoteka.machine.state import Run
from ludoteka.machine.walking import Take, weights

ROUNDS, WORK = 20, 3000
"""How often each hidden decision is made anew on average, and how many steps are gone through for that at most."""


class Chain:
    """Hidden decisions made anew, some at a time, again and again."""

    def __init__(self, eyes: Eyes, steps: list[Step], luck: Random) -> None:
        self.eyes, self.luck = eyes, luck
        self._texts = [step.text for step in steps]
        self._patches: list[Patch] = [{}]
        self._results = [step.done(eyes.machine)[1] for step in steps]
        for step, text in zip(eyes.steps, self._texts, strict=True):
            patch = eyes.after(step, self._patches[-1], text)
            assert patch is not None, "the seat cannot tell this match from the one that was played"
            self._patches.append(patch)
        self._work = WORK
        for _ in range(ROUNDS * len(eyes.hidden)):
            if self._work > 0:
                self._try(self._proposal())

    @property
    def decided(self) -> tuple[str, ...]:
        """What was decided unseen in the end."""
        return tuple(self._texts[number] for number in self.eyes.hidden)

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
        patch, patches, likely = self._patches[first], list[Patch](), 1.0
        results = dict[int, Result]()
        for number in range(first, len(steps)):
            if number > last and patch == self._patches[number]:
                break
            self._work -= 1
            after: Patch | None
            if number in anew:
                text, step = anew[number], steps[number]
                found = (decide_anew(self.eyes.machine, step, patch, drawn_by(self.luck)) if text is None
                         else result(self.eyes.machine, step, patch, text))
                after = self.eyes.beside(step, patch, found)
                if found is not None:
                    likely *= self._gain(number, found, text is None)
                    results[number] = found
            else:
                after = self.eyes.after(steps[number], patch, self._texts[number])
            if after is None:
                return
            patches.append(after)
            patch = after
        if likely < 1 and self.luck.random() >= likely:
            return
        self._patches[first + 1:first + 1 + len(patches)] = patches
        for number, found in results.items():
            self._texts[number], self._results[number] = found.text, found

    def _gain(self, number: int, found: Result, drawn: bool) -> float:
        """By how much a match gets likelier, as it is dealt and as it is proposed."""
        was = self._results[number]
        if not drawn:
            return found.odds / was.odds
        # What chance decided is proposed as often as it is dealt; of what players chose all is equally likely.
        return 1.0 if self.eyes.steps[number].is_chance(self.eyes.machine) else found.choices / was.choices


def drawn_by(luck: Random) -> Take:
    """Choose by chance, by the odds."""
    def take(pause: Pause, run: Run, options: list[int], said: object) -> int | None:
        ends = list(accumulate(weights(pause, run, options)))
        return bisect(ends, int(luck.random() * ends[-1]))

    return take
