"""What was decided in a match, so that it can be decided otherwise by somebody who imagines what is hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple, SupportsIndex

from ludoteka.language import form
from ludoteka.machine.alike import same_point
from ludoteka.machine.code import FAILED, PAUSED
from ludoteka.machine.one_way import rest_after
from ludoteka.machine.pauses import ChancePause, Pause
from ludoteka.machine.state import Run

if TYPE_CHECKING:
    from ludoteka.machine.engine import Machine
    from ludoteka.machine.evidence import Evidence
    from ludoteka.machine.trails import Choice

Patch = dict[int, int]
"""Places of the state with other values than in the match."""
Pick = Callable[[list[int], Callable[[int], str | None]], int | None]
"""Chooses one of some options by its place; their odds are given, and what says them. None where it is none of them."""
MEMO = 20_000
"""So many results of one decision are kept."""


class Result(NamedTuple):
    """What comes of a decision."""

    text: str
    writes: Patch
    """What was written, and is there afterwards."""
    choices: int
    """How many ways there were to choose, legal or not, if every choice had as many as on this way."""


class Step:
    """A decision of a player or of chance: the moment before it, its text, and the moment after it."""

    def __init__(self, earlier: Step | None, before: Run, text: str, after: Run) -> None:
        self.earlier, self.before, self.text, self.after = earlier, before, text, after
        self.forget()

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
        self._done: tuple[frozenset[int], Result] | None = None

    def all(self) -> list[Step]:
        """The steps up to this one, the first one first."""
        found, step = [self], self.earlier
        while step is not None:
            found.append(step)
            step = step.earlier
        return found[::-1]

    def done(self, machine: Machine) -> tuple[frozenset[int], Result]:
        """The hidden places that the decision asked for, and what came of it."""
        if self._done is None:
            found, reads = _try(machine, self, {}, by_text(self.text))
            _keep(self, self.text, {}, reads, found)
            # Where only all ways together tell what came of it, nobody asks what else it could have been.
            self._done = frozenset(reads), found or Result(self.text, {}, 1)
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


def decide_anew(machine: Machine, step: Step, patch: Patch, pick: Pick) -> Result | None:
    """Something else decided in the place of a step."""
    found, reads = _try(machine, step, patch, pick)
    if found is not None:
        _keep(step, found.text, patch, reads, found)
    return found


def _keep(step: Step, text: str, patch: Patch, reads: set[int], found: Result | None) -> None:
    places = tuple(sorted(reads))
    known = step.results.setdefault(text, {}).setdefault(places, {})
    if len(known) > MEMO:
        known.clear()
    known[tuple(patch[place] if place in patch else step.before.state[place] for place in places)] = found


def _try(machine: Machine, step: Step, patch: Patch, pick: Pick) -> tuple[Result | None, set[int]]:
    run, reads, writes = patched(step.before, patch), set[int](), set[int]()
    run.state = Watched(run.state, machine.secrets.places, reads, writes)
    walked = _walk(machine, run, pick)
    if walked is None or not same_point(machine, walked[0], step.after):
        return None, reads
    after, text, choices = walked
    state = list(after.state)
    return Result(text, {place: state[place] for place in writes}, choices), reads


def by_text(text: str) -> Pick:
    """Follow the words of a move."""
    left = text

    def pick(odds: list[int], said: Callable[[int], str | None]) -> int | None:
        nonlocal left
        for place in range(len(odds)):
            words = said(place)
            rest = left if words is None else rest_after(left, words)
            if rest is not None:
                left = rest
                return place
        return None

    return pick


def _walk(machine: Machine, run: Run, pick: Pick) -> tuple[Run, str, int] | None:
    """One way from here to the end of the move, and on to the next choice of anybody."""
    if run.frames and run.pc in machine.code.chances:
        return _drawn(machine, run, pick)
    if machine.code.between_turns(run):
        status, run = machine.turns.begin(run, run.state[machine.layout.turn])
        if status != PAUSED:
            return None
    chooser, texts, choices = run.frame[form.YOU], list[str](), 1
    while True:
        pause = machine.code.pauses[run.pc]
        options = pause.options(run)
        said = saying(pause, run, options)
        chosen = pick([1] * len(options), said) if options else None
        if chosen is None:
            return None
        choices *= len(options)
        texts += [step] if (step := said(chosen)) is not None else []
        before, run = run, run.copy()
        status = machine.go_on(run, machine.ways.take(run, pause, options[chosen]))
        if status == FAILED:
            return None
        if status != PAUSED or run.frame[form.YOU] != chooser or machine.ways.ends_move(before, run, chooser):
            break
    return machine.course.finished(run), "-".join(texts), choices


def saying(pause: Pause, run: Run, options: list[int]) -> Callable[[int], str | None]:
    """What says the options of a choice, each by its place."""
    return lambda place: said.text if (said := pause.said(run, options[place])) is not None else None


def _drawn(machine: Machine, run: Run, pick: Pick) -> tuple[Run, str, int] | None:
    pause = machine.code.chances[run.pc]
    options = pause.options(run)
    texts = machine.chance.texts(run, options)
    even = type(pause).weights is ChancePause.weights  # then what can come out need not be found again
    chosen = pick([1] * len(options) if even else pause.weights(run), lambda place: texts[place])
    if chosen is None:
        return None
    return machine.course.finished(machine.chance.taken(run, options[chosen])), texts[chosen], len(texts)
