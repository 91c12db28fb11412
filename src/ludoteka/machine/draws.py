"""What could have been decided unseen, and what each such decision writes, whatever else was decided.

It is found by trying every option in a blank world, in which nothing hidden was decided before. So nothing of what was
really decided is in it.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from ludoteka.machine.chain import drawn_by
from ludoteka.machine.eyes import Eyes
from ludoteka.machine.past import Patch, Step, decide_anew, every, offered

WORLDS = 8
"""In so many worlds by chance it is looked whether something else could be decided."""


class Options(NamedTuple):
    """What can be decided in one place."""

    writes: dict[str, Patch]
    """For each decision in words, what it writes that is hidden."""
    choices: int
    top: float
    """How likely the likeliest is where chance decides."""


class Draws(NamedTuple):
    """Hidden decisions of one kind, made one right after the other."""

    numbers: list[int]
    """Which steps of the match they are."""
    options: Options
    once: bool
    """Whether they are drawn evenly, each option once at most: all together are some of all."""


def all_draws(eyes: Eyes) -> list[Draws] | None:
    """All hidden decisions of a match; None where what can be decided depends on what was."""
    found = list[Draws]()
    for numbers in _groups(eyes):
        options = _options(eyes, numbers[0])
        if not options.writes:
            return None
        if len(numbers) > 1 and _is_once(eyes, numbers, options):
            found.append(Draws(numbers, options, True))
        else:
            found += [Draws([number], _options(eyes, number), False) for number in numbers]
    return found if _are_all(eyes, found) else None


def _groups(eyes: Eyes) -> list[list[int]]:
    groups = list[list[int]]()
    for number in eyes.hidden:
        step, last = eyes.steps[number], groups[-1][-1] if groups else -2
        if last == number - 1 and step.is_chance(eyes.machine) and step.before.pc == eyes.steps[last].before.pc:
            groups[-1].append(number)
        else:
            groups.append([number])
    return groups


def blank(eyes: Eyes, step: Step) -> Patch:
    """The world before a step if nothing hidden had been decided."""
    first, state = eyes.steps[eyes.hidden[0]].before.state, step.before.state
    return {place: first[place] for place in eyes.machine.secrets.places
            if state[place] != first[place] and eyes.machine.secrets.unseen(step.before, {place}, eyes.seat)}


def _options(eyes: Eyes, number: int) -> Options:
    step = eyes.steps[number]
    if eyes.seat not in step.options:
        nothing = blank(eyes, step)
        found = list(every(eyes.machine, step, nothing))
        step.options[eyes.seat] = Options(
            {one.text: _hidden(eyes, step, one.writes, nothing) for one in found},
            max((one.choices for one in found), default=0), max((one.odds for one in found), default=0.0))
    options: Options = step.options[eyes.seat]
    return options


def _hidden(eyes: Eyes, step: Step, writes: Patch, patch: Patch) -> Patch:
    """What a decision changes that is hidden."""
    places, state = eyes.machine.secrets.places, step.before.state
    return {place: value for place, value in writes.items()
            if place in places and value != patch.get(place, state[place]) and eyes.unseen(step, place)}


def _is_once(eyes: Eyes, numbers: list[int], options: Options) -> bool:
    """Whether what was drawn, and nothing else, cannot be drawn again; each writes something of its own."""
    machine, texts = eyes.machine, list(options.writes)
    second, last = (eyes.steps[number] for number in (numbers[1], numbers[-1]))
    written = [place for writes in options.writes.values() for place in writes]
    if len(written) != len(set(written)) or not all(options.writes.values()) or options.top * len(texts) > 1.001:
        return False
    if any(offered(machine, step, blank(eyes, step)) != texts for step in (second, last)):
        return False
    return all(offered(machine, second, blank(eyes, second) | options.writes[drawn])
               == [text for text in texts if text != drawn] for drawn in (texts[0], texts[-1]))


def _are_all(eyes: Eyes, draws: list[Draws]) -> bool:
    """Whether nothing else was decided in some worlds by chance."""
    luck = Random("draws")
    for _ in range(WORLDS):
        decided = Patch()
        for one in draws:
            if not one.once:
                step = eyes.steps[one.numbers[0]]
                patch = blank(eyes, step) | decided
                found = decide_anew(eyes.machine, step, patch, drawn_by(luck))
                if found is None:
                    continue
                writes = _hidden(eyes, step, found.writes, patch)
                if one.options.writes.get(found.text) != writes or found.choices > one.options.choices:
                    return False
                decided |= writes
    return True
