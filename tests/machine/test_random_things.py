"""A random thing: as likely as any other, also where nobody who is asked sees it."""

from __future__ import annotations

from ludoteka.core import CHANCE
from ludoteka.machine.position import TextPosition
from ludoteka.native import native
from tests.machine.small import game, played

STEAL = """
    game Steal
    players Ann, Bob
    card leaf, 3 copies
    card crown
    zone desk, seen by all
    zone chest, seen by nobody
    each player
      zone hand, seen by its owner
    setup
      put every card into Ann's hand
    turn
      either "Steal"
        put a random card in Ann's hand into the desk
      or "Hide"
        put a random card in Ann's hand into the chest
      or "Stop": you win
    """


def test_every_one_of_alike_things_counts() -> None:
    position = game(STEAL).start(seed=None).play("steal")
    assert position.chooser is CHANCE
    assert [move.text for move in position.moves()] == ["leaf", "crown"]
    assert list(position.odds()) == [3, 1]


def test_chance_draws_also_what_the_player_does_not_see() -> None:
    position = played(game(STEAL).start(seed=None), "steal", "leaf", "hide")
    assert [move.text for move in position.moves()] == ["leaf", "crown"]
    assert list(position.odds()) == [2, 1]
    assert [choice.text for choice in position.told("crown", 1)] == ["card"]
    assert [choice.text for choice in played(position, "leaf").play("steal").told("crown", 1)] == ["crown"]


def test_native_code_gives_the_same_odds() -> None:
    position = played(game(STEAL).start(seed=None), "steal", "leaf", "hide")
    code = native(position)
    assert code is not None
    assert isinstance(position, TextPosition)
    assert list(code.chances(code.pack(position))) == [2 / 3, 1 / 3]


SHELF = """
    game Shelf
    players Ann, Bob
    card leaf, 3 copies
    card crown
    zone shelf, seen by all
    zone chest, seen by all
    turn
      either "Draw"
        put a random card {where}into the shelf
      or "Stop": you win
    """


def test_one_may_be_drawn_from_the_box() -> None:
    position = game(SHELF.format(where="")).start(seed=None).play("draw")
    assert [move.text for move in position.moves()] == ["leaf", "crown"]
    assert list(position.odds()) == [3, 1]
    shelf, _ = position.play("crown").view(0).zones
    assert [thing.name for thing in shelf.things] == ["crown"]


def test_none_is_drawn_from_the_box_where_it_is_said_where_they_lie() -> None:
    position = game(SHELF.format(where="in the chest ")).start(seed=None).play("draw")
    assert position.chooser == 1
    assert [zone.things for zone in position.view(0).zones] == [(), ()]


BLIND = """
    game Blind
    players Ann, Bob
    card leaf, 3 copies
    card crown
    card moon
    zone desk, seen by all
    setup
      let Ann: put every card into your hand
      let Bob: put a moon into your hand
    each player
      zone hand, seen by its owner
    turn
      either "Pull"
        choose {what} in Ann's hand as the loot
        put the loot into the desk
      or "Stop": you win
    """


def test_who_chooses_what_lies_unseen_gets_any_of_it() -> None:
    start = game(BLIND.format(what="a card")).start(seed=None)
    assert [move.text for move in start.moves()] == ["pull-leaf", "pull-crown", "stop"]
    position = played(start, "pull-leaf")
    assert [move.text for move in position.moves()] == ["pull-card of hand1", "stop"]
    position = position.play("pull-card of hand1")
    assert position.chooser is CHANCE
    assert [move.text for move in position.moves()] == ["leaf", "crown"]
    assert list(position.odds()) == [2, 1]
    assert sorted(thing.name for thing in position.play("crown").view(0).zones[0].things) == ["crown", "leaf"]


def test_several_that_lie_unseen_are_drawn_one_after_the_other() -> None:
    start = game(BLIND.format(what="2 cards")).start(seed=None)
    position = played(start, "pull-leaf-leaf", "pull-card of hand1-card of hand1")
    assert [move.text for move in position.moves()] == ["leaf", "crown"]
    assert [thing.name for thing in position.play("leaf").view(0).zones[0].things] == ["leaf"] * 3 + ["crown"]
