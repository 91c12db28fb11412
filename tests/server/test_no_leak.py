"""Nothing leaks: what a seat cannot tell apart is the same for it, byte by byte, in every game that hides something.

`LUDOTEKA_MOMENTS=500` looks at so many random moments of each game; without it, at a few.
"""

from __future__ import annotations

import os
from collections import defaultdict
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from ludoteka.core import CHANCE, Choice, Position
from ludoteka.games import library
from ludoteka.machine.position import TextPosition
from ludoteka.server.messages import News
from ludoteka.table import Table
from ludoteka.table.line import Ply
from ludoteka.table.moves import chosen, find_path
from ludoteka.table.seeing import shown
from tests.machine.small import game
from tests.server.mixed import CARDS
from tests.table.seats import NOON, sit

GAMES = Path(library.__file__).parent
HIDING = [name for name in library.names() if any(
    words in (GAMES / name.partition(":")[0] / "rules.game").read_text(encoding="utf-8")
    for words in ("seen by nobody", "seen by its owner"))]
MOMENTS = int(os.environ.get("LUDOTEKA_MOMENTS", "0"))
FEW = 2
LONGEST = {"battleship": 16, "minesweeper": 6, "mastermind": 14}
TRIED = 8
"""So many of the moves of others are compared."""

every_hiding_game = pytest.mark.parametrize("name", HIDING)
moments = settings(max_examples=MOMENTS or FEW)


def moment(name: str, seed: int, plies: int) -> Table:
    """A table of people after some random moves."""
    game, rng = library.load(name), Random(seed)
    table = sit(game, *["person"] * rng.choice(game.seat_counts), seed=seed)
    for _ in range(plies % LONGEST.get(name, 60)):
        position = table.position
        if position.chooser is None or len(table.moves) > 200:
            break
        if position.chooser is CHANCE:
            table.apply(table.chance_move(at=NOON))
        else:
            table.apply(table.choose(position.chooser, rng.choice(position.moves()).text, at=NOON))
    return table


def news(table: Table, seats: frozenset[int]) -> bytes:
    """What the server sends to whoever plays these seats: the log, and the table as it is."""
    # What may be taken back is worked out from the whole past, and here only the present is another one.
    scene = structs.replace(table.scene(seats, NOON), undoable=0)
    entries = tuple(table.told(entry, seats) for entry in table.entries)
    return msgspec.json.encode(News(entries, scene, table.layouts[scene.layout]))


def other_table(table: Table, position: Position) -> Table:
    """The same table, if what is hidden were otherwise."""
    other = Table(table.game, list(table.entries))
    if table.plies:
        last = other.line._plies[-1]  # the table keeps its positions to itself
        other.line._plies[-1] = Ply(last.chosen, position, last.clocks)
    return other


def told(position: Position, move: str, seat: int | None) -> list[Choice]:
    return [Choice(one.text, one.names, one.places) for one in position.told(move, seat)]


def seats_of(position: Position) -> list[int | None]:
    return [*range(len(position.seats)), None]


# ---- the table, as it is sent ---------------------------------------------------------------------------------------
@every_hiding_game
def test_what_a_seat_cannot_tell_apart_is_sent_alike(name: str) -> None:
    @moments
    @given(st.integers(0, 10_000), st.integers(0, 10_000))
    def look(seed: int, plies: int) -> None:
        table = moment(name, seed, plies)
        for seat in range(len(table.position.seats)):
            position = table.position.imagine(seat, seed)
            assert position.chooser == table.position.chooser
            other = other_table(table, position)
            assert news(other, frozenset({seat})) == news(table, frozenset({seat}))
            assert news(other, frozenset()) == news(table, frozenset()), "a spectator knows no more than a seat"
            if position.chooser == seat:
                assert list(position.choices()) == list(table.position.choices())

    look()


# ---- the log --------------------------------------------------------------------------------------------------------
@every_hiding_game
def test_moves_that_look_alike_are_told_alike(name: str) -> None:
    @moments
    @given(st.integers(0, 10_000), st.integers(0, 10_000))
    def look(seed: int, plies: int) -> None:
        position = moment(name, seed, plies).position
        moves = [move.text for move in position.moves()]
        tried = Random(seed).sample(moves, min(TRIED, len(moves)))
        after = {move: position.play(move) for move in tried}
        for seat in seats_of(position):
            heard: dict[object, list[list[Choice]]] = defaultdict(list)
            for move in tried if seat is None or seat != position.chooser else ():
                heard[after[move].view(seat)].append(told(position, move, seat))
            for alike in heard.values():
                assert all(one == alike[0] for one in alike), (seat, alike)

    look()


@every_hiding_game
def test_a_spectator_hears_no_more_than_a_seat(name: str) -> None:
    @moments
    @given(st.integers(0, 10_000), st.integers(0, 10_000))
    def look(seed: int, plies: int) -> None:
        position = moment(name, seed, plies).position
        moves = [move.text for move in position.moves()]
        for move in Random(seed).sample(moves, min(TRIED, len(moves))):
            whole, public = list(position.path(move) or ()), told(position, move, None)
            for seat in range(len(position.seats)):
                for said, heard, plain in zip(public, told(position, move, seat), whole, strict=True):
                    assert heard.text == plain.text or said.text != plain.text, (seat, move)

    look()


@every_hiding_game
def test_what_was_decided_unseen_reads_alike_in_another_past(name: str) -> None:
    @moments
    @given(st.integers(0, 10_000), st.integers(0, 10_000))
    def look(seed: int, plies: int) -> None:
        position = moment(name, seed, plies).position
        assert isinstance(position, TextPosition)
        for seat in range(len(position.seats)):
            other = position.imagine(seat, seed)
            assert isinstance(other, TextPosition)
            if position.past is None or other.past is None:
                continue
            for real, dreamt in zip(position.past.all(), other.past.all(), strict=True):
                events = []
                for step in (real, dreamt):
                    before = TextPosition(position.game, position.machine, step.before)
                    after = TextPosition(position.game, position.machine, step.after)
                    assert after.view(seat) == TextPosition(position.game, position.machine, real.after).view(seat)
                    events.append(msgspec.json.encode(
                        shown(chosen(before, find_path(before, step.text), after), frozenset({seat}))))
                assert events[0] == events[1]

    look()


# ---- seen and unseen things side by side ----------------------------------------------------------------------------
@pytest.mark.parametrize("name", CARDS)
def test_what_is_unseen_beside_the_seen_is_sent_alike(name: str) -> None:
    """At every moment of some matches: what is seen, what was done, and what can be chosen."""
    compared = 0
    for seed in range(MOMENTS or 6):
        rng, rules = Random(seed), game(CARDS[name])
        table = sit(rules, *["person"] * rules.seat_counts[0], seed=seed)
        for ply in range(40):
            position = table.position
            if position.chooser is None:
                break
            for seat in range(len(position.seats)):
                imagined = position.imagine(seat, 40 * seed + ply)
                compared += imagined != position
                other = other_table(table, imagined)
                assert imagined.view(seat) == position.view(seat)
                assert news(other, frozenset({seat})) == news(table, frozenset({seat}))
                assert news(other, frozenset()) == news(table, frozenset())
                if position.chooser == seat:
                    assert list(imagined.choices()) == list(position.choices())
            if position.chooser is CHANCE:
                table.apply(table.chance_move(at=NOON))
            else:
                table.apply(table.choose(position.chooser, rng.choice(position.moves()).text, at=NOON))
    assert compared
