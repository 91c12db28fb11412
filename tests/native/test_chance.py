"""Chance in native code: every outcome as likely as its odds say, and matches as the interpreter plays them."""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import mean

import pytest

from ludoteka.core import CHANCE, Position, drawn
from ludoteka.machine.position import TextPosition
from ludoteka.native import native
from tests.machine.chance import DEAL, FATE, GAMES, HERD, ICE, PIG
from tests.machine.small import game, played

MOST = {1: 10.83, 5: 20.52, 8: 26.12}
"""Chi-square for so many degrees of freedom is larger than this once in a thousand times."""
COUNT = 3000
ROLLED = ("game.roll", "player.score")


def _breaking() -> Position:
    return game(ICE).start().play("a1")


def _rolling() -> Position:
    return game(PIG).start().play("roll")


def _falling() -> Position:
    return game(FATE).start()


@pytest.mark.parametrize("where", [_breaking, _rolling, _falling])
def test_playouts_draw_by_the_odds(where: Callable[[], Position]) -> None:
    """Chi-square over what comes first, from fixed luck."""
    position = where()
    assert isinstance(position, TextPosition)
    code, odds = native(position), list(position.odds())
    assert code is not None
    # A playout that is cut short stops before the next turn, so what lies on the board is compared.
    start, ends = code.pack(position), [_kept(position.play(number)) for number in range(len(odds))]
    found = [0] * len(odds)
    for luck in range(COUNT):
        buffer = start.copy()
        assert code.playout(buffer, luck, most=1) == 1
        found[ends.index(_kept(code.unpack(buffer)))] += 1
    wanted = [COUNT * one / sum(odds) for one in odds]
    strangeness = sum((came - want) ** 2 / want for came, want in zip(found, wanted, strict=True))
    assert strangeness < MOST[len(odds) - 1]


def _kept(position: TextPosition) -> list[int]:
    layout = position.machine.layout
    return position.run.state[:layout.slots] + [position.run.state[layout.base[name]] for name in ROLLED
                                                if name in layout.base]


@pytest.mark.parametrize("name", GAMES)
def test_random_matches_are_as_long_as_those_of_the_interpreter(name: str) -> None:
    """Both count every move, those of chance too."""
    start = game(GAMES[name]).start()
    code = native(start)
    assert code is not None
    buffer, lengths = code.pack(start), []
    for luck in range(600):
        match = buffer.copy()
        lengths.append(code.playout(match, luck))
        assert code.chooser(match) == -1
    plain = [_length(start, random.Random(f"{name} {number}")) for number in range(80)]
    spread = max(1.0, (sum((one - mean(plain)) ** 2 for one in plain) / len(plain)) ** 0.5)
    assert abs(mean(plain) - mean(lengths)) < 3.3 * spread / len(plain) ** 0.5 + 0.05 * mean(plain)


def _length(position: Position, luck: random.Random) -> int:
    length = 0
    while position.chooser is not None:
        if position.chooser is CHANCE:
            position = position.play(drawn(position, luck.randrange))
        else:
            position = position.play(luck.choice(position.moves()))
        length += 1
    return length


def test_what_never_asks_chance_has_no_odds() -> None:
    """Chance in the set-up alone leaves the native code as it is without."""
    code = native(game(DEAL).start())
    assert code is not None
    assert code.functions.chances == 0


def test_a_set_up_that_waits_is_left_to_the_interpreter() -> None:
    """Native code begins with the first turn."""
    assert native(game(DEAL).start(seed=None)) is None


def test_a_turn_in_its_middle_is_native_too() -> None:
    """As chance and others come in between."""
    position = played(game(HERD).start(), "graze-b1-b2")
    assert isinstance(position, TextPosition)
    assert position.run.frames
    assert native(position) is not None
