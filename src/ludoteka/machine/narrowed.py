"""What was shown later narrows what can have been decided unseen."""

from __future__ import annotations

from typing import NamedTuple

from ludoteka.machine.draws import Draws
from ludoteka.machine.eyes import Eyes


class Shown(NamedTuple):
    """What lay hidden and was shown."""

    place: int
    value: int
    number: int
    """The step that showed it."""


class Narrowed(NamedTuple):
    """What is known of the options of some draws."""

    surely: frozenset[str]
    """Those of several draws that were drawn for sure."""
    never: frozenset[str]
    """Those that were not."""


def all_shown(eyes: Eyes, until: int) -> list[Shown]:
    """All that was decided unseen and shown up to a step, as it was decided."""
    found, hidden, touched = dict[int, Shown](), set(eyes.hidden), set[int]()
    for number, step in enumerate(eyes.steps[:until + 1]):
        writes = step.done(eyes.machine)[1].writes.keys() & eyes.machine.secrets.places
        if number not in hidden:
            touched |= writes  # not what was decided unseen any more
        for place in eyes.uncovered(step) - touched:
            found.setdefault(place, Shown(place, step.after.state[place], number))
    return list(found.values())


def narrowed(eyes: Eyes, draws: list[Draws], shown: list[Shown]) -> list[Narrowed]:
    """For each of all draws, what is known of it by what was shown."""
    first = eyes.steps[eyes.hidden[0]].before.state
    surely: list[set[str]] = [set() for _ in draws]
    never: list[set[str]] = [set() for _ in draws]
    for one in shown:
        writers = [[text for text, writes in group.options.writes.items() if writes.get(one.place) == one.value]
                   if group.numbers[-1] <= one.number else [] for group in draws]
        able = [place for place, texts in enumerate(writers) if texts]
        for place, group in enumerate(draws):
            # What a later decision may have written over is not known.
            if group.numbers[-1] <= one.number and not any(other > place for other in able):
                never[place] |= {text for text, writes in group.options.writes.items()
                                 if writes.get(one.place, one.value) != one.value}
        if len(able) == 1 and first[one.place] != one.value:
            group = draws[able[0]]
            if group.once:
                surely[able[0]] |= set(writers[able[0]])
            else:
                never[able[0]] |= group.options.writes.keys() - set(writers[able[0]])
    return [Narrowed(frozenset(some), frozenset(others)) for some, others in zip(surely, never, strict=True)]
