"""What lies beside the boards, and boards that grow: what is told of them to whom."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import json

from ludoteka.core import PieceView, Position, View, ZoneView
from ludoteka.core.contract import check_game
from ludoteka.table import Table
from ludoteka.table.scene import PieceState, ZoneState
from ludoteka.table.showing import state_of
from tests.shown.market import Market
from tests.shown.railway import Railway
from tests.table.seats import BOTH, NOBODY, NOON, play, sit

RED, BLUE = frozenset({0}), frozenset({1})
START = "deck: s2 s3\nRed: h2 h3\nBlue: d2 d3\nmarket: c2 c3 c4\ndiscard: c7\ndice: 1 4\nturn: 0 0 0"


def market(position: str = START) -> Table:
    return sit(Market(), "person", "person", position=position)


def zones(table: Table, seats: frozenset[int]) -> dict[str, ZoneState]:
    return {zone.place: zone for zone in table.scene(seats, NOON).state.zones}


def cards(zone: ZoneState) -> list[str]:
    return ["?" if one.covered else f"{one.sign}{one.numbers['rank']}" for one in zone.things]


@pytest.mark.parametrize(("game", "hidden"), [(Market(), True), (Railway(), False)])
def test_games_with_zones_keep_the_contract(game: Market | Railway, hidden: bool) -> None:
    assert check_game(game, seeds=range(2), hidden=hidden).matches == 2


def test_places_are_named_after_their_zones() -> None:
    assert ZoneView("hand", "hand", 1, hidden=2).places == ("hand2", "hand2-1", "hand2-2")
    assert ZoneView("row", "row").places == ("row",)


def test_everybody_sees_what_they_may() -> None:
    table = market()
    assert (zones(table, RED)["deck"].hidden, zones(table, RED)["deck"].things) == (2, ())
    assert cards(zones(table, RED)["hand1"]) == cards(zones(table, BOTH)["hand1"]) == ["♥2", "♥3"]
    assert cards(zones(table, BLUE)["hand1"]) == cards(zones(table, NOBODY)["hand1"]) == ["?", "?"]
    assert zones(table, NOBODY)["dice"].things[1] == PieceState("die", sign="4", numbers={"value": 4})


def test_a_die_with_words_tells_the_one_that_it_shows() -> None:
    dice = (PieceView("weather", None, "W", face="sun"), PieceView("weather", None, "W"))
    zone = state_of(View((), (), None, zones=(ZoneView("dice", "row", things=dice, form="die"),))).zones[0]
    assert zone.things == (PieceState("weather", sign="W", face="sun"), PieceState("weather", sign="W"))
    assert b'"face":"sun"' in json.encode(zone)


def test_what_has_come_is_marked_in_a_zone() -> None:
    table = play(market(), ["h3-c3"])
    assert table.look(RED).last == ("market-3", "discard-2", "hand1-2")
    assert table.look(BLUE).last == ("market-3", "discard-2")
    assert cards(zones(table, RED)["hand1"]) == ["♥2", "♣3"]


@given(seed=st.integers(0, 1000), moves=st.integers(0, 10), seat=st.sampled_from([0, 1]))
def test_what_a_seat_cannot_tell_apart_is_told_in_the_same_bytes(seed: int, moves: int, seat: int) -> None:
    luck = Random(seed)
    position: Position = Market().start(seed=seed)
    for _ in range(moves):
        position = position.play(luck.choice(position.moves()))
    told = [_told(one, frozenset(seats)) for one in (position, position.imagine(seat, seed)) for seats in ({seat}, ())]
    assert told[:2] == told[2:]


def _told(position: Position, seats: frozenset[int]) -> bytes:
    table = market(str(position))
    return json.encode([table.scene(seats, NOON), *(table.told(entry, seats) for entry in table.entries)])


def test_a_board_that_grows_has_other_layouts() -> None:
    table = sit(Railway(), "person", "person")
    names = [{cell.name for cell in table.look(BOTH).layout.boards[0].cells}]
    for _ in range(3):
        play(table, [table.position.moves()[0].text])
        names.append({cell.name for cell in table.look(BOTH).layout.boards[0].cells})
    assert names[0] < names[1] < names[2] < names[3]
    assert [len({cell.name for cell in table.look(BOTH, ply=ply).layout.boards[0].cells}) for ply in range(4)] == [
        *map(len, names)]
    assert table.scene(BOTH, NOON).layout == table.look(BOTH).layout.key
