"""Scenes and glimpses: what each viewer sees, and never more."""

from __future__ import annotations

import pytest
from msgspec import json

from ludoteka.games import load
from ludoteka.table import Refusal
from ludoteka.table.events import Chosen, Considered, Entry, Opened
from ludoteka.table.scene import Due, PieceState, PlaceState
from tests.machine.test_secrets import pictures
from tests.table.seats import BOTH, NOBODY, NOON, noughts, pairs, play, sit


def test_the_scene_of_whoever_chooses() -> None:
    scene = play(noughts(), ["b2"]).scene(BOTH, NOON + 1500)
    assert scene.state.boards == ({"b2": PlaceState(pieces=(PieceState("mark", 0, "X"),))},)
    assert (scene.version, scene.plies, scene.due, scene.last) == (2, 1, Due("person", 1), ("b2",))
    assert [node.text for node in scene.choices] == ["a3", "b3", "c3", "a2", "c2", "a1", "b1", "c1"]
    assert (scene.undoable, scene.redoable, scene.elapsed) == (1, 0, 1.5)
    assert scene.ending is None


def test_nobody_else_is_offered_anything() -> None:
    table = play(noughts(), ["b2"])
    table.apply(table.undo(at=NOON))
    for seats in (NOBODY, frozenset({1})):
        assert table.scene(seats, NOON).choices == ()
    assert (table.scene(NOBODY, NOON).undoable, table.scene(NOBODY, NOON).redoable) == (0, 0)


def test_boards_are_told_once() -> None:
    table = noughts()
    key = table.scene(BOTH, NOON).layout
    assert play(table, ["b2"]).scene(NOBODY, NOON).layout == key
    assert table.look(BOTH, ply=0).layout is table.look(BOTH, ply=1).layout is table.layouts[key]


def test_looking_back_and_ahead() -> None:
    table = play(noughts(), ["b2", "a1"])
    assert table.look(BOTH, ply=0).state.boards == ({},)
    assert table.look(BOTH, ply=1).last == ("b2",)
    ahead = table.look(BOTH, move="c3")
    assert (set(ahead.state.boards[0]), ahead.last) == ({"b2", "a1", "c3"}, ("c3",))
    assert table.plies == 2


@pytest.mark.parametrize(("seats", "move", "ply", "code"), [
    (BOTH, "", 3, "no-such-ply"), (BOTH, "", -1, "no-such-ply"), (BOTH, "b2", None, "illegal"),
    (NOBODY, "c3", None, "not-your-turn"), (frozenset({1}), "c3", None, "not-your-turn"),
])
def test_what_cannot_be_looked_at(seats: frozenset[int], move: str, ply: int | None, code: str) -> None:
    table = play(noughts(), ["b2", "a1"])
    with pytest.raises(Refusal, match=code):
        table.look(seats, move=move, ply=ply)


def test_of_an_area_only_what_changed_is_marked() -> None:
    four = load("connect-four")
    table = sit(four, "person", "person")
    move = four.start().moves()[0].text
    assert len(table.look(BOTH, move=move).last) == 1


def test_whoever_chooses_looks_into_the_middle_of_a_move() -> None:
    table = play(sit(load("nine-mens-morris"), "person", "person"), ["a1", "b2", "d1", "d2"])
    midway = table.look(BOTH, move="g1")
    assert (midway.state.boards[0]["g1"].pieces[0].owner, midway.last) == (0, ())
    with pytest.raises(Refusal):
        table.look(NOBODY, move="g1")


def test_nobody_looks_ahead_at_what_is_hidden() -> None:
    with pytest.raises(Refusal, match="learnt"):
        pairs().look(BOTH, move="a1")


def test_a_hidden_picture_is_in_no_message() -> None:
    table = pairs()
    hidden = pictures(table.position)
    play(table, ["a1"])
    for seats in (NOBODY, frozenset({0}), frozenset({1}), BOTH):
        entries = [table.told(entry, seats) for entry in table.entries]
        sent = json.encode([table.scene(seats, NOON), *entries]).decode()
        assert hidden["a1"] in sent
        assert not [word for word in {*hidden.values()} - {hidden["a1"]} if word in sent]


def test_the_seed_is_told_when_it_is_over() -> None:
    table = noughts()

    def seed() -> int | str:
        event = table.told(table.entries[0], frozenset()).event
        assert isinstance(event, Opened)
        return event.seed

    assert (table.opened.seed, seed()) == (1, 0)
    play(table, ["a1", "b1", "a2", "b2", "a3"])
    assert seed() == 1


def test_thoughts_about_hidden_things_are_told_when_it_is_over() -> None:
    thought = Considered(())
    open_game, hidden = noughts("person", "random"), pairs("person", "random")
    for table, told in ((open_game, thought), (hidden, None)):
        move = table.position.moves()[0].text
        entry = table.choose(0, move, at=NOON, considered=thought)
        event = table.told(entry, frozenset()).event
        assert isinstance(event, Chosen)
        assert event.considered == told


def test_why_something_cannot_be_chosen() -> None:
    table = play(noughts(), ["b2"])
    assert [reason.words for reason in table.explain(BOTH, "b2")] == ["b2 is not empty"]
    assert table.explain(BOTH, "a1") == ()
    with pytest.raises(Refusal, match="not-your-turn"):
        table.explain(frozenset({0}), "b2")


def test_entries_are_read_back_as_they_were_written() -> None:
    table = play(noughts(), ["b2", "a1"])
    table.apply(table.undo(at=NOON))
    assert json.decode(json.encode(table.entries), type=tuple[Entry, ...]) == table.entries
