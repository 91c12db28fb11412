"""A text that the checker accepts can be played, whatever it says; nothing in it can stop the machine."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludoteka.core import BadSetting
from ludoteka.games import library
from ludoteka.language import check
from ludoteka.machine import TextGame
from tests.language.library_texts import LEVELS, RULES, damaged


@pytest.mark.parametrize("name", library.names())
def test_accepted_texts_can_be_played(name: str) -> None:
    for seed in range(40):
        text = damaged(f"{name} play {seed}", RULES[name], most=1)
        description = check(text, levels=LEVELS.get(name, ""), advise=False).description
        if description is not None and text != RULES[name]:
            play(TextGame(description, name, text), seed)


def play(game: TextGame, seed: int) -> None:
    """A few turns: there is always a legal move or an outcome, and the text of each position is read back."""
    rng = random.Random(seed)
    try:
        small: dict[str, Any] = {option.name: option.values[0] for option in game.options}
        position = game.start(**small)
    except BadSetting:
        return
    for _ in range(4):
        assert game.position(str(position)) == position
        assert (position.chooser is None) == (position.outcome is not None)
        if position.chooser is None:
            return
        position = position.play(rng.choice(position.moves()))
