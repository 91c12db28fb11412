"""Several things that are chosen together: in whatever order they are picked, they are one selection of the tree."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from ludoteka.core import Choice

ENOUGH = Choice("done", ("Done",), ())
"""Says that it is enough, where the tree ends by itself because nothing more lies behind."""


@dataclass(frozen=True, slots=True)
class Selection:
    """Things that may be picked together, in the order of the tree."""

    steps: tuple[Choice, ...]
    done: Choice | None = None
    """What says that it is enough."""


class Together:
    """One choice of several things."""

    def __init__(self, here: Sequence[Choice]) -> None:
        self._selections = list(_from([one for one in here if is_first(one)]))
        members = [step for selection in self._selections for step in selection.steps]
        self._members = {(step.text, step.places): step for step in members}

    def offered(self, picked: Sequence[Choice]) -> tuple[Choice, ...]:
        """What can be picked after these, and whether it is enough."""
        left = [rest for one in self._selections if (rest := _without(one.steps, picked)) is not None]
        texts = {step.text for rest in left for step in rest}
        taken = {(step.text, step.places) for step in picked}
        # What lies unseen has no place of its own: the same is picked again.
        again = texts - {text for text, places in self._members if (text, places) not in taken}
        found = {text: _numbered(step, len(picked) + 1) for (text, places), step in reversed(self._members.items())
                 if text in again or (text in texts and (text, places) not in taken)}
        whole = self.whole(picked)
        end = (whole.done or ENOUGH,) if whole and texts else ()
        return (*reversed(found.values()), *end)

    def whole(self, picked: Sequence[Choice]) -> Selection | None:
        """The selection that is just these."""
        return next((one for one in self._selections if _without(one.steps, picked) == []), None)


def is_first(choice: Choice) -> bool:
    """Whether choosing several things begins with it."""
    return choice.several is not None and choice.several.number == 1


def _numbered(step: Choice, number: int) -> Choice:
    return replace(step, several=step.several and replace(step.several, number=number))


def _from(nodes: Sequence[Choice], before: tuple[Choice, ...] = ()) -> Iterator[Selection]:
    for node in nodes:
        steps = (*before, node)
        onward = [one for one in node.children if one.several and one.several.number == len(steps) + 1]
        done = next((one for one in node.children if one not in onward), None)
        if not onward or done is not None:
            yield Selection(steps, done if onward else None)
        yield from _from(onward, steps)


def _without(steps: Sequence[Choice], picked: Sequence[Choice]) -> list[Choice] | None:
    """The steps that are left without these; None where some of these are not among them."""
    left = list(steps)
    for one in picked:
        at = next((number for number, step in enumerate(left) if step.text == one.text), None)
        if at is None:
            return None
        del left[at]
    return left
