"""What a seat does not know, in native code: imagined anew, told as the interpreter tells it, and marked alike."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import ludoteka as lt
from ludoteka.core import CHANCE, Position
from ludoteka.machine.position import TextPosition
from ludoteka.native import native
from ludoteka.native.game import Buffer, Native
from tests.machine.small import game
from tests.native.at_once_texts import AT_ONCE
from tests.native.card_texts import CARDS
from tests.native.event_texts import REMEMBERED
from tests.native.secret_texts import SECRETS
from tests.native.swap_texts import SWAPS

GAMES = {**{name: game(CARDS[name]) for name in ("drawing", "turned", "bids", "box", "copies", "cups", "skies",
                                                 "passing")},
         **{name: game(text) for name, text in REMEMBERED.items()},
         **{name: game(AT_ONCE[name]) for name in ("gifts", "claims")},
         **{name: game(SWAPS[name]) for name in ("swapping", "swapped zones")},
         **{name: game(SECRETS[name]) for name in ("code", "mines", "men", "burying")},
         **{name: lt.game(name) for name in ("feathered-foxes", "kuhn-poker", "liars-dice", "pexeso", "prsi",
                                             "weatherwrights")}}


def some_positions(name: str, count: int = 3, moves: int = 14) -> list[TextPosition]:
    """Positions out of random matches, each with another number of moves."""
    found = []
    for seed in range(count):
        position, luck = GAMES[name].start(seed=seed), Random(f"{name} {seed}")
        for _ in range(luck.randrange(moves) + 1):
            after = position.play(luck.randrange(len(position.moves())))
            if after.chooser is None:
                break
            position = after
        assert isinstance(position, TextPosition)
        found.append(position)
    return found


def code_of(position: TextPosition) -> tuple[Native, Buffer]:
    code = native(position)
    assert code is not None
    return code, code.pack(position)


def imagined(position: TextPosition, seat: int, seed: int) -> TextPosition:
    """Dealt anew in native code; what follows from the whole past, by the interpreter."""
    code, buffer = code_of(position)
    if not code.functions.imagine:
        return position.imagine(seat, seed)
    code.imagine(buffer, seat, seed)
    other = code.unpack(buffer)
    assert code.mark(buffer) == code.mark(code.pack(other)), "sets differ"
    return other


@pytest.mark.parametrize("name", GAMES)
def test_an_imagined_position_looks_the_same_to_the_seat(name: str) -> None:
    for position in some_positions(name):
        for seat in range(len(position.seats)):
            for seed in range(4):
                other = imagined(position, seat, seed)
                assert other.view(seat) == position.view(seat)
                assert other.view() == position.view()
                assert other.chooser == position.chooser
                if position.chooser == seat:
                    assert other.choices() == position.choices()


def test_what_is_imagined_is_what_the_interpreter_imagines() -> None:
    """Ann holds one card and Bob one: for Ann each of the others is as likely in Bob's hand."""
    position = GAMES["drawing"].start(seed=3)
    for move in ("draw", "2 of blue", "draw", "1 of red"):
        position = position.play(move)
    assert isinstance(position, TextPosition)
    counted = Counter(second_hand(imagined(position, 0, seed)) for seed in range(1400))
    assert set(counted) == {second_hand(position.imagine(0, seed)) for seed in range(100)}
    assert len(counted) == 7
    assert sum((many - 200) ** 2 / 200 for many in counted.values()) < 22.5  # once in a thousand times


def second_hand(position: Position) -> str:
    """The card of the second player."""
    (card,) = [thing.name for zone in position.view(1).zones if zone.place == "hand2" for thing in zone.things]
    return card


def test_dice_with_words_are_thrown_anew_by_their_faces() -> None:
    position = GAMES["skies"].start(seed=1)
    assert isinstance(position, TextPosition)

    def other_cup(one: TextPosition) -> tuple[str, ...]:
        return tuple(thing.face for zone in one.view(1).zones if zone.place == "cup2" for thing in zone.things)

    assert len(other_cup(position)) == 3
    counted = Counter(face for seed in range(720) for face in other_cup(imagined(position, 0, seed)))
    expected = {"sun": 720, "rain": 720, "storm": 360, "calm": 360}
    assert counted.keys() == expected.keys()
    assert sum((counted[face] - often) ** 2 / often for face, often in expected.items()) < 21, "chi-square, 3 degrees"


@pytest.mark.parametrize("name", GAMES)
def test_the_same_choice_has_the_same_key_in_every_imagined_position(name: str) -> None:
    for position in some_positions(name):
        if position.chooser is CHANCE or position.chooser is None:
            continue
        keys = keys_of(position, position.chooser)
        assert len(set(keys.values())) == len(keys), "two choices have one key"
        for seed in range(6):
            assert keys_of(imagined(position, position.chooser, seed), position.chooser) == keys


def keys_of(position: TextPosition, seat: int) -> dict[str, int]:
    """What a seat is told of each move, by the move's text."""
    code, buffer = code_of(position)
    return dict(zip([move.text for move in position.moves()], code.keys(buffer, seat, code.moves(buffer)), strict=True))


@pytest.mark.parametrize("name", GAMES)
def test_who_hears_the_same_of_two_moves_has_one_key_for_both(name: str) -> None:
    """Where a log says nothing of a move that depends on what is hidden, a key may still say what is seen of it."""
    for position in some_positions(name, count=4):
        changing = bool(position.machine.secrets.changing)
        for seat in range(len(position.seats)):
            if seat == position.chooser:
                continue
            keys, told = keys_of(position, seat), dict[tuple[object, object], set[int]]()
            for move in position.moves():
                heard = tuple((step.text, step.names, step.places) for step in position.told(move, seat))
                seen = position.play(move).view(seat) if changing else None
                told.setdefault((heard, seen), set()).add(keys[move.text])
            assert all(len(one) == 1 for one in told.values()), f"{told} for {seat} in\n{position}"
            texts = {key: {heard for heard, seen in told if key in told[heard, seen]} for key in keys.values()}
            assert all(len(one) == 1 for one in texts.values()), f"{texts} for {seat} in\n{position}"


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_tell_apart_is_marked_alike(name: str) -> None:
    different = 0
    for position in some_positions(name, count=4):
        code, buffer = code_of(position)
        for seat in range(len(position.seats)):
            for seed in range(3):
                other = code.pack(imagined(position, seat, seed))
                assert code.seen(other, seat) == code.seen(buffer, seat)
                different += code.mark(other) != code.mark(buffer)
    assert different, "there is something that it does not see"


def test_what_others_have_chosen_at_once_is_told_to_nobody_and_imagined_anew() -> None:
    """Ann and Bob have chosen a gift and a number; Cid knows neither, and Ann knows only hers."""
    position = dealt("bids")
    first, second = position.play(0), position.play(1)
    assert len(set(keys_of(position, 1).values())) == 1
    assert len(set(keys_of(position, 0).values())) == len(position.moves()) == 6
    code, buffer = code_of(first)
    assert code.seen(buffer, 1) == code.seen(code.pack(second), 1)
    assert code.seen(buffer, 0) != code.seen(code.pack(second), 0)
    position = first.play(0)
    mine, others = position.run.waiting
    drawn = Counter(imagined(position, 0, seed).run.waiting for seed in range(300))
    assert {one[0] for one in drawn} == {mine}
    assert {one[1][2] for one in drawn} == {0, 1, 2}, "any number"
    assert len(drawn) > 12, "and any of the cards that Ann does not hold"
    assert all(others[0] == one[1][0] for one in drawn)


def dealt(name: str) -> TextPosition:
    """The first position in which a player chooses."""
    position = GAMES[name].start(seed=2)
    while position.chooser is CHANCE:
        position = position.play(0)
    assert isinstance(position, TextPosition)
    return position
