"""Who looks, where several people share a screen and each has secrets."""

from __future__ import annotations

from ludoteka.games import load
from tests.table.seats import BOTH, NOBODY, NOON, noughts, play, sit

ANN, BOB = frozenset({0}), frozenset({1})


def test_everybody_looks_where_nobody_has_secrets() -> None:
    table = noughts()
    assert table.looking(BOTH, None) == BOTH
    assert not table.scene(BOTH, NOON).covered


def test_nobody_looks_before_somebody_has_taken_the_screen() -> None:
    table = sit(load("prsi"), "person", "person")
    assert table.looking(BOTH, None) == NOBODY
    scene = table.scene(BOTH, NOON, NOBODY)
    assert scene.covered
    assert scene.choices == ()
    assert scene.state == table.scene(NOBODY, NOON).state


def test_whoever_has_taken_it_looks_until_another_person_has_to_choose() -> None:
    table = sit(load("prsi"), "person", "person")
    assert table.looking(BOTH, 0) == ANN
    scene = table.scene(BOTH, NOON, ANN)
    assert scene.choices
    assert not scene.covered
    play(table, ["draw a card"])
    assert table.looking(BOTH, 0) == ANN, "while chance decides, the screen is hers"
    table.apply(table.chance_move(at=NOON))
    assert table.looking(BOTH, 0) == NOBODY
    assert table.looking(BOTH, 1) == BOB
    assert table.scene(BOTH, NOON, NOBODY).covered


def test_one_person_among_computers_always_looks() -> None:
    table = sit(load("prsi"), "person", "level-1", "level-1")
    assert table.looking(ANN, None) == ANN
    assert not table.scene(ANN, NOON, ANN).covered


def test_when_it_is_over_nothing_is_covered() -> None:
    table = sit(load("prsi"), "person", "person")
    table.apply(table.resign(0, at=NOON))
    assert table.looking(BOTH, None) == BOTH
    assert not table.scene(BOTH, NOON, BOTH).covered


def test_what_nobody_sees_needs_no_cover() -> None:
    table = sit(load("pexeso"), "person", "person")
    assert table.looking(BOTH, None) == BOTH
