"""What is drawn from a deck is told to whoever drew it; the others hear that a card was drawn."""

from __future__ import annotations

from msgspec import json

from ludoteka.games import load
from ludoteka.table.events import Chosen
from ludoteka.table.table import Table
from tests.table.seats import BOTH, NOBODY, NOON, play, sit

ANN, BOB = frozenset({0}), frozenset({1})


def drawn(*who: str) -> tuple[Table, str]:
    """A table of Prší after Ann has drawn a card, and that card."""
    table = play(sit(load("prsi"), *who), ["draw a card"])
    table.apply(table.chance_move(at=NOON))
    return table, table.moves[-1].move


def told(table: Table, seats: frozenset[int]) -> Chosen:
    event = table.told(table.entries[-1], seats).event
    assert isinstance(event, Chosen)
    return event


def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    table, card = drawn("person", "person")
    assert told(table, ANN).move == card
    for seats in (BOB, BOTH, NOBODY):
        assert told(table, seats).move == "card"
        assert card not in json.encode([table.told(entry, seats) for entry in table.entries]).decode()


def test_a_played_card_is_told_to_everybody() -> None:
    table, _ = drawn("person", "person")
    put = next(move.text for move in table.position.moves() if " of " in move.text)
    play(table, [put])
    assert {told(table, seats).move for seats in (ANN, BOB, NOBODY)} == {put}


def test_when_it_is_over_everything_is_told() -> None:
    table, card = drawn("person", "person")
    table.apply(table.resign(1, at=NOON))
    events = [table.told(entry, NOBODY).event for entry in table.entries]
    assert card in [event.move for event in events if isinstance(event, Chosen)]


def test_where_a_ship_is_laid_is_marked_for_its_owner_alone() -> None:
    table = sit(load("battleship"), "person", "person")
    first = next(iter(table.position.moves())).text
    play(table, [first])
    place = table.moves[-1].steps[0].places
    assert place
    assert table.look(ANN).last[:1] == place
    assert [table.look(seats).last for seats in (BOB, NOBODY)] == [(), ()]
    assert table.scene(BOB, NOON).last == ()
