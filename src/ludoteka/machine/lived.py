"""The past in which something else was decided unseen."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteka.machine.eyes import Eyes
from ludoteka.machine.past import Patch, Step, patched

Moment = tuple[str, Patch, Patch]
"""What was decided, and what differs from the match before and after it."""


def moments(eyes: Eyes, decided: dict[int, str]) -> list[Moment] | None:
    """A match step by step; None where it could not be so, or the seat would have noticed."""
    found, patch = list[Moment](), Patch()
    for number, step in enumerate(eyes.steps):
        text = decided.get(number, step.text)
        after = eyes.after(step, patch, text)
        if after is None:
            return None
        found.append((text, patch, after))
        patch = after
    return found


def lived(eyes: Eyes, match: Iterable[Moment]) -> Step:
    """The past that a match is for whoever looks back."""
    past: Step | None = None
    for step, (text, before, after) in zip(eyes.steps, match, strict=True):
        past = Step(past, patched(step.before, before) if before else step.before, text,
                    patched(step.after, after) if after else step.after)
        past.origin = step
    assert past is not None, "something was decided"
    return past
