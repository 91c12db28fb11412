"""What was decided in a match, so that it can be decided otherwise by somebody who imagines what is hidden."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, NamedTuple, SupportsIndex

from ludoteka.core import TooMuch
from ludoteka.machine.alike import same_point
from ludoteka.machine.state import Run
from ludoteka.machine.walking import Take, by_text, share, walk, weights

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine
    from ludoteka.machine.evidence import Evidence
    from ludoteka.machine.trails import Choice

Patch = dict[int, int]
"""Places of the state with other values than in the match."""
MEMO = 20_000
"""So many results of one decision are kept."""


class Result(NamedTuple):
    """What comes of a decision."""

    text: str
    writes: Patch
    """What was written, and is there afterwards."""
    choices: int
    """How many ways there were to choose, legal or not, if every choice had as many as on this way."""
    odds: float
    """How likely chance decides so; 1 where a player chose."""


class Step:
    """A decision of a player or of chance: the moment before it, its text, and the moment after it."""

    def __init__(self, earlier: Step | None, before: Run, text: str, after: Run) -> None:
        self.earlier, self.before, self.text, self.after = earlier, before, text, after
        self.forget()

    def blurs(self, role: int) -> int:
        """The things of which some left the others, so that a player cannot tell which."""
        new = self.after.partings[len(self.before.partings):]
        return reduce(or_, (things for seats, things in new if seats >> role & 1), 0)

    def forget(self) -> None:
        """Nothing was found out about the step yet."""
        self.origin: Step | None = None
        """Where the step is imagined: the one of the match."""
        self.results: dict[str, dict[tuple[int, ...], dict[tuple[int, ...], Result | None]]] = {}
        """What came of a decision, by the hidden places that it asked for and what was there."""
        self.worlds: dict[int, list[Any] | None] = {}
        """For a seat, all that could have been decided up to here; None where that is too much."""
        self.uncovered: dict[int, frozenset[int]] = {}
        """What it shows to a seat."""
        self.choices: list[Choice] | None = None
        """What it was made of."""
        self.evidence: dict[int, Evidence] = {}
        """What it tells a player about things that this player does not know."""
        self.hides: dict[int, bool] = {}
        """Whether a seat does not see what was decided."""
        self.options: dict[int, Any] = {}
        """For a seat that does not see the decision, what it could have been."""
        self.clues: dict[int, Any] = {}
        """What it tells a seat about what was drawn unseen."""
        self.guesses: dict[int, Any] = {}
        """How a seat imagines what was decided up to here."""
        self._done: tuple[frozenset[int], Result] | None = None

    def all(self) -> list[Step]:
        """The steps up to this one, the first one first."""
        found, step = [self], self.earlier
        while step is not None:
            found.append(step)
            step = step.earlier
        return found[::-1]

    def is_chance(self, machine: Machine) -> bool:
        """Whether chance decided."""
        return bool(self.before.frames) and self.before.pc in machine.code.chances

    def done(self, machine: Machine) -> tuple[frozenset[int], Result]:
        """The hidden places that the decision asked for, and what came of it."""
        if self._done is None:
            found, reads = _try(machine, self, {}, by_text(self.text))
            _keep(self, self.text, {}, reads, found)
            # Where only all ways together tell what came of it, nobody asks what else it could have been.
            self._done = frozenset(reads), found or Result(self.text, {}, 1, 1.0)
        return self._done


Past = Step | None


class Watched(list[int]):
    """A state that notes which of some places are asked for, and which are written."""

    def __init__(self, state: Iterable[int], places: frozenset[int], reads: set[int], writes: set[int]) -> None:
        super().__init__(state)
        self.places, self.reads, self.writes = places, reads, writes

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            if place == slice(None):
                return Watched(self, self.places, self.reads, self.writes)
            self.reads |= self.places.intersection(range(*place.indices(len(self))))
        elif place in self.places:
            self.reads.add(place)
        return super().__getitem__(place)

    def __setitem__(self, place: SupportsIndex | slice, value: Any) -> None:
        self.writes |= set(range(*place.indices(len(self)))) if isinstance(place, slice) else {int(place)}
        super().__setitem__(place, value)


def patched(run: Run, patch: Patch) -> Run:
    """A run as it is in another world."""
    other = run.copy()
    for place, value in patch.items():
        other.state[place] = value
    return other


def result(machine: Machine, step: Step, patch: Patch, text: str) -> Result | None:
    """What comes of a decision in another world; None where it could not be made there, or would be noticed by all."""
    truth = step.before.state
    for places, known in step.results.get(text, {}).items():
        values = tuple(patch[place] if place in patch else truth[place] for place in places)
        if values in known:
            return known[values]
    found, reads = _try(machine, step, patch, by_text(text))
    _keep(step, text, patch, reads, found)
    return found


def decide_anew(machine: Machine, step: Step, patch: Patch, take: Take) -> Result | None:
    """Something else decided in the place of a step."""
    found, reads = _try(machine, step, patch, take)
    if found is not None:
        _keep(step, found.text, patch, reads, found)
    return found


def tried(machine: Machine, step: Step, patch: Patch, text: str) -> list[int] | None:
    """The state after a decision in another world, which may be an odd one and is not met again."""
    run = patched(step.before, patch)
    with machine.question():
        try:
            walked = walk(machine, run, by_text(text))
            after = None if walked is None else walked.end()
        except TooMuch:
            return None
    return None if after is None or not same_point(machine, after, step.after) else after.state


def every(machine: Machine, step: Step, patch: Patch) -> Iterator[Result]:
    """Everything that could have been decided in the place of a step, each once."""
    if step.is_chance(machine):
        yield from _every_lot(machine, step, patch)
        return
    todo: list[list[int]] = [[]]
    while todo:
        ways, counts = todo.pop(), list[int]()
        found = decide_anew(machine, step, patch, _following(ways, counts))
        for place in range(len(ways), len(counts)):
            todo += [[*ways, *[0] * (place - len(ways)), other] for other in range(1, counts[place])]
        if found is not None:
            yield found


def _following(ways: list[int], counts: list[int]) -> Take:
    """Choose by given numbers, then always the first; note how many options there are at each choice."""
    def take(pause: object, run: object, options: list[int], said: object) -> int | None:
        counts.append(len(options))
        return ways[len(counts) - 1] if len(counts) <= len(ways) else 0

    return take


def offered(machine: Machine, step: Step, patch: Patch) -> list[str]:
    """What chance can decide in the place of a step, in words."""
    run = patched(step.before, patch)
    return machine.chance.texts(run, machine.code.chances[run.pc].options(run))


def _every_lot(machine: Machine, step: Step, patch: Patch) -> Iterator[Result]:
    """All that chance could have decided; what it is and what it is called is found once for all."""
    asked, run = set[int](), patched(step.before, patch)
    run.state = Watched(run.state, machine.secrets.places, asked, set())
    pause = machine.code.chances[run.pc]
    options = pause.options(run)
    odds = weights(pause, run, options)
    for place, text in enumerate(machine.chance.texts(run, options)):
        other, reads, writes = patched(step.before, patch), set(asked), set[int]()
        other.state = Watched(other.state, machine.secrets.places, reads, writes)
        with machine.question():
            after = machine.course.finished(machine.chance.taken(other, options[place]))
        found = _found(machine, step, after, writes, (text, len(options), share(odds, place)))
        _keep(step, text, patch, reads, found)
        if found is not None:
            yield found


def _keep(step: Step, text: str, patch: Patch, reads: set[int], found: Result | None) -> None:
    places = tuple(sorted(reads))
    known = step.results.setdefault(text, {}).setdefault(places, {})
    if len(known) > MEMO:
        known.clear()
    known[tuple(patch[place] if place in patch else step.before.state[place] for place in places)] = found


def _try(machine: Machine, step: Step, patch: Patch, take: Take) -> tuple[Result | None, set[int]]:
    run, reads, writes = patched(step.before, patch), set[int](), set[int]()
    run.state = Watched(run.state, machine.secrets.places, reads, writes)
    with machine.question():  # each trial by itself; how many there are is bound by whoever tries
        walked = walk(machine, run, take)
        if walked is None:
            return None, reads
        return _found(machine, step, walked.end(), writes, (walked.text, walked.choices, walked.odds())), reads


def _found(machine: Machine, step: Step, after: Run, writes: set[int], said: tuple[str, int, float]) -> Result | None:
    """What a decision wrote, if it ends where the step did."""
    if not same_point(machine, after, step.after):
        return None
    text, choices, odds = said
    state = list(after.state)
    return Result(text, {place: state[place] for place in writes}, choices, odds)
