"""What the seed says: the same for everybody, by the odds, and to be checked afterwards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ludoteka.core import CHANCE, Position, Record, Unplayable
from ludoteka.core.chance import commitment, decisions, lot
from ludoteka.core.contract import ContractBroken, check_game
from ludoteka.core.faults import faults_of_odds
from tests.machine.chance import ICE, PIG
from tests.machine.small import game
from tests.python_game import TicTacToe

MOST = {1: 10.83, 5: 20.52}
"""Chi-square for so many degrees of freedom is larger than this once in a thousand times."""


def test_the_same_seed_says_the_same_for_ever() -> None:
    """Whatever is changed in this program, a record that was true stays true."""
    rolling = game(PIG).start().play("roll")
    assert [lot(rolling, 2026, number).text for number in range(12)] == "6 3 5 2 4 5 6 1 4 4 4 6".split()
    assert lot(rolling, 2**127 + 1, 0).text == "3"


def test_every_outcome_is_as_likely_as_its_odds_say() -> None:
    """Chi-square over six thousand decisions from fixed seeds."""
    rolling, breaking = game(PIG).start().play("roll"), game(ICE).start().play("a1")
    assert _strangeness(rolling, 6000) < MOST[5]
    assert _strangeness(breaking, 6000) < MOST[1]


def _strangeness(position: Position, count: int) -> float:
    """Chi-square of what is said against the odds: many seeds, and many decisions of each."""
    odds, found = list(position.odds()), [0] * len(position.moves())
    for number in range(count):
        found[lot(position, 1000 + number // 50, number % 50).number] += 1
    wanted = [count * one / sum(odds) for one in odds]
    return sum((came - want) ** 2 / want for came, want in zip(found, wanted, strict=True))


def _played(seed: int) -> Record:
    pig, number = game(PIG), 0
    record = Record(pig.id, pig.version, seed)
    position: Position = pig.start(seed=seed)
    while position.chooser is not None:
        if position.chooser is CHANCE:
            text = lot(position, seed, number).text
            number += 1
        else:
            text = "hold" if dict(position.view().numbers)["pot"] > 5 else "roll"
        position, record = position.play(text), record.with_move(text)
    return record


def test_a_record_is_checked_against_its_seed() -> None:
    """Every decision fits; one that was changed does not."""
    pig, record = game(PIG), _played(2**100)
    every = list(decisions(record, pig))
    assert len(every) > 5
    assert all(decision.fits for decision in every)
    changed = every[3]
    moves = list(record.moves)
    moves[changed.move - 1] = "2" if changed.said != "2" else "3"
    found = list(decisions(replace(record, moves=tuple(moves[:changed.move])), pig))
    assert [decision.move for decision in found if not decision.fits] == [changed.move]


def test_a_record_that_cannot_be_played_says_where() -> None:
    """A seven was never rolled."""
    with pytest.raises(Unplayable, match="move 2"):
        list(decisions(Record("small", "", moves=("roll", "7")), game(PIG)))


def test_a_commitment_tells_nothing_and_fits_one_seed() -> None:
    """It is the SHA-256 of the digits."""
    assert commitment(5) == "ef2d127de37b942baad06145e54b0c619a1f22327b2ebbcfbec78f5564afe39d"
    assert commitment(5) != commitment(6)


def test_a_game_must_start_without_a_seed() -> None:
    """The contract looks for it, and says what is raised."""
    class Stubborn(TicTacToe):
        """It wants a seed."""

        def start(self, *, seed: int | None = 0, **settings: Any) -> Position:
            if seed is None:
                raise ZeroDivisionError
            return super().start(**settings)

    with pytest.raises(ContractBroken, match="without a seed it raises ZeroDivisionError"):
        check_game(Stubborn())


def test_chance_must_have_odds_for_every_move() -> None:
    """Whole numbers from 1, and a game that says that it has chance."""
    assert list(faults_of_odds([1, 2], 2)) == []
    assert list(faults_of_odds([1], 2)) == ["chance has 2 moves and 1 odds"]
    assert list(faults_of_odds([1, 0], 2)) == ["the odds are (1, 0); what cannot come out is no move"]
    pig = game(PIG)
    pig.chance = False
    with pytest.raises(ContractBroken, match="says it has no chance"):
        check_game(pig)
