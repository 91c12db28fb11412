"""What a move is told to have done besides what its own words say."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ludoteka.core import Growth
from ludoteka.games import load
from ludoteka.table import Table, open_table
from ludoteka.table.effects import effects_of, taken_by
from ludoteka.table.events import Opened, Sitter, Taken
from ludoteka.table.scene import Effects, Gain, Grown, PieceState, PlaceState, SeatState, State, ZoneState
from tests.machine.small import game
from tests.server.mixed import SWAPPED


def played(name: str, *moves: str, seats: int = 2, level: str | None = None, seed: int = 5) -> Table:
    """A table after these moves; chance decides in between."""
    rules = load(name)
    sitters = tuple(Sitter() for _ in range(seats))
    table = open_table(rules, Opened(rules.id, rules.version, sitters, seed=seed, level=level), at=0)
    for move in moves:
        table.apply(table.choose(table.due.seat or 0, move, after=table.version, at=1, ask=f"{table.version}"))
        while table.due.kind == "chance":
            table.apply(table.chance_move(at=1))
    return table


def effects(table: Table, *seats: int) -> Effects | None:
    return table.scene(frozenset(seats), 1).effects


def test_a_move_that_says_it_all_did_nothing_else() -> None:
    assert effects(played("chess", "e2-e4"), 0) is None
    assert effects(played("chess"), 0) is None


def test_pieces_that_are_turned_over_are_told_by_their_places() -> None:
    table = played("othello")
    move = table.position.moves()[0].text
    told = effects(played("othello", move), 0)
    assert told is not None
    assert len(told.changed) == 1


def test_numbers_of_the_match_are_told_also_where_they_only_count() -> None:
    told = effects(played("chess", "e2-e4", "b8-c6"), 0)
    assert told is not None
    assert [(one.seat, one.names) for one in told.kept] == [(None, ("quiet moves",))]


def test_a_word_that_the_rules_explain_of_players_is_told_when_it_begins_to_hold() -> None:
    told = effects(played("chess", "e2-e4", "f7-f6", "d1-h5"), 0)
    assert told is not None
    assert (1, ("in check",)) in [(one.seat, one.names) for one in told.kept]


@pytest.mark.parametrize(("name", "moves", "taken"), [
    ("chess", "e2-e4 d7-d5 e4-d5", [Taken("d5", "pawn", 1)]),
    ("chess", "e2-e4 a7-a6 e4-e5 d7-d5 e5-d6", [Taken("d5", "pawn", 1)]),
    ("draughts", "e3-f4 d6-e5 f4-d6", [Taken("e5", "man", 1)]),
    ("chess", "e2-e4 d7-d5", []),
], ids=["named", "in passing", "jumped over", "nothing"])
def test_a_move_keeps_what_it_took_and_nothing_else_is_said_of_its_place(
        name: str, moves: str, taken: list[Taken]) -> None:
    table = played(name, *moves.split())
    assert list(table.line.chosen(table.plies).taken) == taken
    told = effects(table, 0)
    assert told is None or told.changed == ()


def test_what_a_move_is_made_with_is_not_taken() -> None:
    table = played("blackout", "c3", seats=1)
    assert table.line.chosen(1).taken == ()
    table = played("peg-solitaire", "d5-d7", seats=1)
    assert [one.place for one in table.line.chosen(1).taken] == ["d6"]


def test_a_piece_that_is_at_hand_again_was_not_taken() -> None:
    board = {"n1.city": PlaceState(pieces=(PieceState("follower", 1),))}
    before = State((board,), (SeatState("Red"), SeatState("Blue", supply={"follower": 5})))
    after = State(({},), (SeatState("Red"), SeatState("Blue", supply={"follower": 6})))
    assert taken_by((), before, after, 0) == ()
    assert taken_by((), before, replace(after, seats=before.seats), 0) == (Taken("n1.city", "follower", 1),)


def test_a_rook_that_goes_with_the_king_is_told() -> None:
    told = effects(played("chess", "g1-f3", "g8-f6", "g2-g3", "g7-g6", "f1-g2", "f8-g7", "e1-g1"), 0)
    assert told is not None
    assert {"f1", "h1"} <= set(told.changed)


def test_seeds_are_told_where_they_were_sown() -> None:
    told = effects(played("oware", "3"), 0)
    assert told is not None
    assert set(told.changed) == {"4", "5", "6", "7"}


def test_a_card_that_is_drawn_is_named_to_its_owner_and_counted_for_others() -> None:
    table = played("prsi", "draw a card")
    for viewer, named in ((0, 1), (1, 0)):
        told = effects(table, viewer)
        assert told is not None
        (gain,) = (one for one in told.gains if one.zone == "hand1")
        assert (len(gain.things), gain.hidden) == (named, 1 - named)


def test_a_card_that_is_played_is_no_gain_of_the_pile() -> None:
    table = played("prsi")
    move = next(one.text for one in table.position.moves() if one.text != "draw a card")
    told = effects(played("prsi", move), 1)
    assert told is None or told.gains == ()


def test_a_card_that_is_shown_where_it_lies_has_not_come_there() -> None:
    cards = [PieceState("salt"), PieceState("mace")]
    before, after = (State((), (), zones=(ZoneState("hand", "hand", "hand1", 0, tuple(cards[:seen]), 3 - seen),))
                     for seen in (1, 2))
    assert effects_of((), before, after, None) == Effects(gains=(Gain("hand1", (cards[1],), shown=True),))


def test_numbers_and_words_that_are_others_are_named() -> None:
    table = played("prsi", "ober of leaves-hearts")
    told = effects(table, 1)
    assert told is not None
    assert [(one.seat, one.names) for one in told.kept] == [(None, ("hearts",))]
    told = effects(played("nine-mens-morris", "a1"), 0)
    assert told is not None
    assert [one.seat for one in told.kept] == [0]


def test_what_a_laid_tile_did_to_areas_is_told() -> None:
    game = load("carcassonne")
    drawn = game.start(seed=0).play("gate")
    table = open_table(game, Opened(game.id, game.version, (Sitter(), Sitter()), position=str(drawn)), at=0)
    table.apply(table.choose(0, "n1-turned around", after=table.version, at=1, ask="1"))
    told = effects(table, 0)
    assert told is not None
    assert told.areas == (Grown("field", 1, founded=True), Grown("city", 2, closed=True, cells=("middle", "n1")))


def test_all_four_things_that_a_tile_can_do_to_areas_are_told() -> None:
    growth = [Growth("road", 1, 0, False, ("w1",)), Growth("field", 2, 1, False, ("w1", "w2")),
              Growth("field", 6, 2, False, ("w1", "w2")), Growth("city", 2, 1, True, ("w1", "n1w1"))]
    told = effects_of((), State(({},), ()), State(({},), ()), 0, growth)
    assert told is not None
    assert told.areas == (Grown("road", 1, founded=True), Grown("field", 2), Grown("field", 6, joined=2),
                          Grown("city", 2, closed=True, cells=("w1", "n1w1")))


def test_what_a_swap_brings_is_named_to_whoever_sees_it() -> None:
    rules = game(SWAPPED)
    table = open_table(rules, Opened(rules.id, rules.version, (Sitter(), Sitter(), Sitter()), seed=3), at=0)
    assert "hand of Player 1: anise, mace\nzone hand of Player 2: basil, dill\n" in str(table.position)
    brought = {"lay-anise": [None, None, None, None], "buy-basil": [None, [("hand2", ["anise"])], None, None],
               "give": [[("hand1", ["cumin", "salt"])], [("hand1", [])], [("hand1", []), ("hand3", ["mace"])],
                        [("hand1", [])]]}
    for move, wanted in brought.items():
        table.apply(table.choose(table.due.seat or 0, move, after=table.version, at=1, ask=move))
        told = [effects(table, *seats) for seats in ((0,), (1,), (2,), ())]
        assert wanted == [one and [(gain.zone, [thing.name for thing in gain.things]) for gain in one.gains]
                          for one in told], move
