"""Guessing afresh what was decided unseen, without a look at what really was.

Things that chance drew are drawn so that they fit all clues. Otherwise each decision is guessed among those that
what was shown leaves, until all of them together fit what the seat saw.
"""

from __future__ import annotations

from random import Random

from ludoteka.machine.clues import Clue, Clues, Untold
from ludoteka.machine.draws import Draws, all_draws
from ludoteka.machine.eyes import Eyes
from ludoteka.machine.fitting import Fitting, some
from ludoteka.machine.lived import Moment
from ludoteka.machine.narrowed import Narrowed, all_shown, narrowed
from ludoteka.machine.past import Patch, Result

WORK = 2000
"""So many steps are gone through at most until a guess fits."""


class Guesses:
    """All that is needed to guess what was decided unseen up to a step."""

    def __init__(self, eyes: Eyes) -> None:
        self.draws = all_draws(eyes)
        self.known = narrowed(eyes, self.draws, all_shown(eyes, len(eyes.steps) - 1)) if self.draws else []
        if not all(map(_are_enough, self.draws or (), self.known)):
            self.draws = None
        self.fitting = self._fitting(eyes) if self.draws and len(self.draws) == 1 and self.draws[0].once else None
        self._draws = {number: draws for draws in self.draws or () if draws.once for number in draws.numbers[:-1]}
        """All of several draws but the last one, behind which more happens."""
        self._tested = False
        self._tops = {number: draws.options.top for draws in self.draws or () for number in draws.numbers}

    def _fitting(self, eyes: Eyes) -> Fitting | None:
        assert self.draws is not None
        draws = self.draws[0]
        try:
            told = [clue for number in range(draws.numbers[-1], len(eyes.steps))
                    for clue in _clues(eyes, draws, number)]
            return Fitting(list(draws.options.writes), self.known[0], told, len(draws.numbers))
        except Untold:
            return None

    def guess(self, eyes: Eyes, luck: Random) -> list[Moment] | None:
        """Another match that looks the same to the seat; None where no guess fits soon."""
        work = WORK if self.draws else 0
        while work > 0:
            decided, match, patch = self._decided(luck), list[Moment](), Patch()
            for number, step in enumerate(eyes.steps):
                work -= 1
                text = decided.get(number, step.text)
                found = self._found(eyes, number, patch, text)
                after = eyes.beside(step, patch, found)
                if found is None or after is None or (number in decided and not self._taken(number, found, luck)):
                    break
                match.append((text, patch, after))
                patch = after
            else:
                self._tested = True
                return match
        return None

    def _found(self, eyes: Eyes, number: int, patch: Patch, text: str) -> Result | None:
        """What comes of a decision; of draws that was tried for all options, and once for a whole match."""
        if self._tested and number in self._draws:
            options = self._draws[number].options
            return Result(text, options.writes[text], options.choices, options.top)
        return eyes.found(eyes.steps[number], patch, text)

    def _taken(self, number: int, found: Result, luck: Random) -> bool:
        """All options are guessed equally often, and taken as often as chance decides so."""
        return found.odds >= self._tops[number] or luck.random() < found.odds / self._tops[number]

    def _decided(self, luck: Random) -> dict[int, str]:
        found = dict[int, str]()
        for draws, known in zip(self.draws or (), self.known, strict=True):
            texts = self.fitting.draw(luck) if self.fitting else _drawn(draws, known, luck)
            found |= dict(zip(draws.numbers, texts, strict=True))
        return found


def _clues(eyes: Eyes, draws: Draws, number: int) -> list[Clue]:
    """What a step tells, found once."""
    step = eyes.steps[number]
    if eyes.seat not in step.clues:
        known = narrowed(eyes, [draws], all_shown(eyes, number))[0]
        try:
            step.clues[eyes.seat] = Clues(eyes, draws, number, known).found()
        except Untold:
            step.clues[eyes.seat] = None
    if step.clues[eyes.seat] is None:
        raise Untold
    found: list[Clue] = step.clues[eyes.seat]
    return found


def _are_enough(draws: Draws, known: Narrowed) -> bool:
    """Whether so many can be drawn."""
    return len(known.surely) <= len(draws.numbers) <= len(draws.options.writes.keys() - known.never)


def _drawn(draws: Draws, known: Narrowed, luck: Random) -> list[str]:
    """Some of the options that are left."""
    surely = [text for text in draws.options.writes if text in known.surely]
    left = [text for text in draws.options.writes if text not in known.never and text not in known.surely]
    return some([*surely, *some(left, len(draws.numbers) - len(surely), luck)], len(draws.numbers), luck)
