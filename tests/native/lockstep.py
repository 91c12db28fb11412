"""Plays one match in the interpreter and in native code at once, and stops at the first difference."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from ludoteka.core import CHANCE, Outcome
from ludoteka.machine.position import TextPosition
from ludoteka.native import CHANCE as NATIVE_CHANCE
from ludoteka.native import OVER, native
from ludoteka.native.game import Buffer, Native


@dataclass(frozen=True, slots=True)
class Closeness:
    """How closely a match is looked at: every so many moves, a number of the legal moves is tried, and counted on."""

    every: int = 12
    tried: int = 40
    deep: int = 64
    """Where that takes no more lists of moves than these, three moves are looked ahead, not two."""
    drawn: bool = False
    """The first look is at a drawn move instead of at the first: many matches of one start are looked at all along."""


CLOSE = Closeness()


@dataclass(frozen=True, slots=True)
class Course:
    """How far a match was the same."""

    played: int
    last: TextPosition


def compare(position: TextPosition, rng: random.Random, most: int, close: Closeness = CLOSE,
            choose: Callable[[TextPosition], int] | None = None) -> Course:
    """Play from a position, by chance or the moves whose numbers are chosen, as long as everything is the same."""
    code = native(position)
    assert code is not None, f"{position.game.id} is not native"
    buffer, played = code.pack(position), 0
    first = rng.randrange(close.every) if close.drawn else 0
    while position.chooser is not None and played < most:
        moves = _moves(code, buffer, position)
        if played % close.every == first:
            _look_closely(code, position, moves, rng, close)
        number = choose(position) if choose is not None else rng.randrange(len(moves))
        code.play(buffer, moves[number])
        before, position = position, position.play(number)
        played += 1
        _same(code, buffer, position, before, number)
    if position.outcome is not None:
        assert code.chooser(buffer) == OVER
        assert code.moves(buffer) == []
        assert code.worth(buffer) == worth_of(position.outcome), f"worth of {position.outcome}"
    return Course(played, position)


def worth_of(outcome: Outcome) -> list[float]:
    """What each seat has reached: one for those who won and nought for those who lost, a half where it is drawn.

    Where seats are ranked, it is the share of the others that are behind, and half of those on the same place.
    """
    if outcome.drawn:
        return [0.5] * len(outcome.ranks)
    if outcome.points is None or len(outcome.ranks) == 1:
        return [float(result == "won") for result in outcome.results]
    others = len(outcome.ranks) - 1
    return [sum(1.0 if other > mine else 0.5 if other == mine else 0.0
                for seat, other in enumerate(outcome.ranks) if seat != here) / others
            for here, mine in enumerate(outcome.ranks)]


def _moves(code: Native, buffer: Buffer, position: TextPosition) -> list[int]:
    chooser = NATIVE_CHANCE if position.chooser is CHANCE else position.chooser
    assert code.chooser(buffer) == chooser, f"who chooses in\n{position}"
    moves, texts = code.moves(buffer), [move.text for move in position.moves()]
    assert len(moves) == len(texts), f"{len(moves)} native moves, not {len(texts)} ({', '.join(texts)}) in\n{position}"
    assert len(set(moves)) == len(moves), f"two moves have one number in\n{position}"
    if position.chooser is CHANCE:
        odds = position.odds()
        assert code.chances(buffer) == [one / sum(odds) for one in odds], f"how likely it is in\n{position}"
    return moves


def _same(code: Native, buffer: Buffer, position: TextPosition, before: TextPosition, number: int) -> None:
    after = code.unpack(buffer)
    assert after == position, (f"after {before.moves()[number]} in\n{before}\nnative code has\n{after}\ninstead of\n"
                               f"{position}\n{differing(after, position)}")
    # What is worked out from the state is kept up to date with it.
    fresh, known = code.pack(after), code.plan.history
    assert (buffer[:known] == fresh[:known]).all(), f"sets differ after {before.moves()[number]} in\n{before}"
    assert code.mark(buffer) == code.mark(fresh), f"marks differ after {before.moves()[number]} in\n{before}"


def differing(one: TextPosition, other: TextPosition) -> str:
    """What two positions keep differently, as numbers."""
    layout = one.machine.layout
    places = [f"{place}: {left} and {right}" for place, (left, right)
              in enumerate(zip(one.run.state, other.run.state, strict=True)) if left != right]
    return (f"{layout.base} turn {layout.turn} state {places} frames {one.run.frames} and {other.run.frames}, "
            f"{one.run.returns} and {other.run.returns}, at {one.run.pc} and {other.run.pc}")


def _look_closely(code: Native, position: TextPosition, moves: list[int], rng: random.Random, close: Closeness) -> None:
    """Every move leads to the position that its text leads to, and from there the same number of ways leads on."""
    _same_marks(code, position, len(moves))
    numbers = range(len(moves))
    tried = list(numbers) if len(moves) <= close.tried else sorted(rng.sample(numbers, close.tried))
    ways = 0
    for number in tried:
        buffer, after = code.pack(position), position.play(number)
        code.play(buffer, moves[number])
        _same(code, buffer, after, position, number)
        onward = len(after.moves())
        ways += onward
        if len(moves) * onward <= close.deep and after.chooser is not None:
            inner = sum(len(after.play(one).moves()) for one in range(onward))
            assert code.perft(buffer, 2) == inner, f"ways of two moves in\n{after}"
    if len(tried) == len(moves):
        assert code.perft(code.pack(position), 2) == ways, f"ways of two moves in\n{position}"


def _same_marks(code: Native, position: TextPosition, count: int) -> None:
    """The mark after every move, also of those that are not tried one by one."""
    ends = [code.mark(code.pack(position.play(number))) for number in range(count)]
    marks = [code.mark(played) for played in code.after(code.pack(position))]
    wrong = [str(position.moves()[number]) for number in range(count) if marks[number] != ends[number]]
    assert not wrong, f"marks differ after {', '.join(wrong)} in\n{position}"
