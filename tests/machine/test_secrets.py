"""What pieces hide: who sees it, who remembers it, and what chance does when a match is set up."""

from __future__ import annotations

import re

import pytest

from ludoteka.core import BadPosition, Position
from ludoteka.core.contract import ContractBroken, check_game
from ludoteka.machine import TextGame
from tests.machine.small import game, played, texts

PAIRS = """
    game Pairs
    players 1 to 2
    board drawn by the level
    a picture is bird, leaf or star
    piece card
      is face down or face up
      has a picture, seen by nobody while face down
    setup
      shuffle the cards
    turn
      every face up card becomes face down
      choose a card as the first card
      the first card becomes face up
      choose another card
      it becomes face up
      if its picture is the picture of the first card: remove it
    end
      if 3 cards are face up: you win
      if the turn number is 12: the game is drawn
    legend
      ? card
      b bird card
      l leaf card
      s star card
    level Six
      b l s
      b l s
"""
CELLS = ("a1", "b1", "c1", "a2", "b2", "c2")


def pictures(position: Position) -> dict[str, str]:
    """What lies where, from the text that keeps everything."""
    line = re.search(r"^piece picture: (.+)$", str(position), re.MULTILINE)
    assert line is not None
    return dict(part.split(" ") for part in line[1].split(", "))


def shown(position: Position, seat: int | None = 0) -> dict[str, tuple[str, ...]]:
    """The words that a seat sees of each card."""
    return {cell.name: piece.words for board in position.view(seat).boards for cell in board.cells
            for piece in cell.pieces}


def test_the_seed_shuffles() -> None:
    pairs = game(PAIRS)
    dealt = [tuple(pictures(pairs.start(seed=seed)).values()) for seed in range(12)]
    assert dealt[3] == tuple(pictures(pairs.start(seed=3)).values())
    assert len(set(dealt)) > 6
    assert {tuple(sorted(one)) for one in dealt} == {("bird", "bird", "leaf", "leaf", "star", "star")}


@pytest.mark.parametrize("seat", [0, None])
def test_a_picture_is_seen_while_its_card_is_face_up(seat: int | None) -> None:
    start = game(PAIRS).start(seed=1)
    assert set(shown(start, seat).values()) == {()}
    after = start.play("a1")
    assert shown(after, seat)["a1"] == ("face up", pictures(start)["a1"])
    assert [cell for cell, words in shown(after, seat).items() if words] == ["a1"]


def test_the_sign_of_the_legend_is_shown_with_the_picture() -> None:
    after = game(PAIRS).start(seed=1).play("a1")
    signs = {cell.name: cell.pieces[0].sign for cell in after.view().boards[0].cells}
    assert signs.pop("a1") == pictures(after)["a1"][0]
    assert set(signs.values()) == {"?"}


def test_a_move_ends_where_it_shows_something() -> None:
    start = game(PAIRS).start(seed=1)
    assert sorted(texts(start)) == sorted(CELLS)
    assert sorted(texts(start.play("a1"))) == ["a2", "b1", "b2", "c1", "c2"]
    assert [reason.words for reason in start.explain("a1-b1")] == ["the move is finished before 'b1'"]


def test_a_card_that_is_known_is_turned_in_a_move_of_its_own_too() -> None:
    start = game(PAIRS).start(seed=1)
    miss = next(cell for cell in CELLS[1:] if pictures(start)[cell] != pictures(start)["a1"])
    after = played(start, "a1", miss)
    assert set(texts(after)) == set(CELLS)


def imagined(position: Position, seat: int, cell: str) -> set[str]:
    """What a seat can imagine of a card."""
    return {pictures(position.imagine(seat, seed))[cell] for seed in range(30)}


def test_what_was_seen_is_remembered_and_the_rest_is_open() -> None:
    start = game(PAIRS).start(seed=1)
    other = next(cell for cell in CELLS[1:] if pictures(start)[cell] != pictures(start)["a1"])
    third = next(cell for cell in CELLS[1:] if cell != other)
    later = played(start, "a1", other, third)
    assert shown(later)["a1"] == (), "it lies face down again"
    for cell in ("a1", other, third):
        assert imagined(later, 0, cell) == {pictures(start)[cell]}
    unknown = [cell for cell in CELLS if cell not in ("a1", other, third)]
    assert all(len(imagined(later, 0, cell)) > 1 for cell in unknown)
    assert imagined(start, 0, "a1") == {"bird", "leaf", "star"}


def test_an_imagined_position_has_the_same_cards_and_looks_the_same() -> None:
    position = game(PAIRS).start(seed=1).play("a1")
    for seed in range(20):
        other = position.imagine(0, seed)
        assert sorted(pictures(other).values()) == sorted(pictures(position).values())
        assert other.view(0) == position.view(0)
        assert texts(other) == texts(position)


def test_an_imagined_position_does_not_tell_the_seed_or_what_was_hidden() -> None:
    pairs = game(PAIRS.replace("if 3 cards", "if the same position has occurred 9 times: you win\n      if 3 cards"))
    first, second = pairs.start(seed=1), pairs.start(seed=2)
    assert pictures(first) != pictures(second)
    assert "seed: 0" in str(first.imagine(0))
    marks = [re.findall(r"^history: (.+)$", str(start), re.MULTILINE) for start in (first, second)]
    assert marks[0] == marks[1] != []
    assert first.play("a1").run.digest(False) != first.run.digest(False), "what is seen counts"


def test_it_is_known_when_a_seat_has_learnt_something() -> None:
    start = game(PAIRS).start(seed=1)
    other = next(cell for cell in CELLS[1:] if pictures(start)[cell] != pictures(start)["a1"])
    shown_one = start.play("a1")
    assert shown_one.learnt_since(start, 0)
    later = played(shown_one, other)
    again = later.play("a1")
    assert not again.learnt_since(later, 0), "this card was known"


def test_the_contract_in_every_start() -> None:
    assert check_game(game(PAIRS), seeds=range(6), every=1).matches == 6


def test_text_keeps_who_has_seen_what() -> None:
    pairs = game(PAIRS)
    position = pairs.start(seed=1, seats=2).play("a1")
    again = pairs.position(str(position))
    assert again == position
    assert [again.imagine(1, seed) for seed in range(5)] == [position.imagine(1, seed) for seed in range(5)]
    with pytest.raises(BadPosition, match=r"line \d+: 'b1 many' is not a cell and a number"):
        pairs.position(str(position).replace("b1 3", "b1 many"))


def test_what_is_set_by_hand_is_known() -> None:
    pairs = game(PAIRS)
    text = re.sub(r"^(unseen|dealt).*\n", "", str(pairs.start(seed=1)), flags=re.MULTILINE)
    position = pairs.position(text)
    assert all(len(imagined(position, 0, cell)) == 1 for cell in CELLS)


LEAKS = {
    "the moves of seat 0 tell it": ("choose a card as the first card", "choose a bird card as the first card"),
    "the moves of seat 0": ("the first card becomes face up",
                            "the first card becomes face up\n      not allowed if its picture is leaf"),
}


@pytest.mark.parametrize("what", LEAKS)
def test_rules_that_give_a_secret_away_break_the_contract(what: str) -> None:
    with pytest.raises(ContractBroken, match=what):
        check_game(game(PAIRS.replace(*LEAKS[what])), every=1)


# ---- whose it is ----------------------------------------------------------------------------------------------------
MEN = """
    game Men
    players White, Black
    board 4 by 2
    a rank is low, middle, high or grand
    piece man
      has a rank, seen by its owner
      has worth, seen by its owner
    legend
      1 low White man
      2 middle White man
      3 high White man
      4 grand White man
      5 low Black man
      6 middle Black man
      7 high Black man
      8 grand Black man
    setup drawn
      5 6 7 8
      1 2 3 4
    setup
      shuffle White's men
      shuffle Black's men
    turn
      choose a man of yours
      remove it
    end
      if you have no men: you win
"""


def test_an_owner_sees_what_others_do_not() -> None:
    start = game(MEN).start(seed=2)
    for seat, row in ((0, "1"), (1, "2")):
        seen = {cell for cell, words in shown(start, seat).items() if words}
        assert seen == {cell for cell in shown(start) if cell[1] == row}
    assert not any(shown(start, None).values())


def test_each_shuffle_is_imagined_for_itself_and_secrets_of_a_piece_stay_together() -> None:
    start = game(MEN).start(seed=2)
    assert isinstance(start.game, TextGame)
    for seed in range(10):
        other = start.imagine(0, seed)
        assert {cell: words for cell, words in shown(other, 0).items() if cell[1] == "1"} == {
            cell: words for cell, words in shown(start, 0).items() if cell[1] == "1"}
        assert sorted(words for cell, words in shown(other, 1).items() if cell[1] == "2") == [
            ("grand",), ("high",), ("low",), ("middle",)]
    assert len({shown(start.imagine(0, seed), 1)["a2"] for seed in range(20)}) == 4


def test_the_contract_where_seats_see_different_things() -> None:
    assert check_game(game(MEN), every=1, hidden=True).matches


def test_two_shuffles_of_one_owner_are_not_mixed() -> None:
    rows = MEN.replace("shuffle White's men", "shuffle the men on the first row")
    rows = rows.replace("shuffle Black's men", "shuffle the men on the last row").replace("Black man", "White man")
    rows = rows.replace("low White man\n      6", "grand White man\n      6")
    start = game(rows.replace("seen by its owner", "seen by nobody")).start(seed=2)
    tops = [sum(words == "grand" for cell, words in said(start.imagine(0, seed)).items() if cell[1] == "2")
            for seed in range(20)]
    assert set(tops) == {2}


def said(position: Position) -> dict[str, str]:
    line = re.search(r"^piece rank: (.+)$", str(position), re.MULTILINE)
    assert line is not None
    return dict(part.split(" ") for part in line[1].split(", "))


# ---- after something is shown ---------------------------------------------------------------------------------------
def test_what_a_turn_shows_first_is_seen_before_choosing() -> None:
    text = PAIRS.replace("every face up card becomes face down\n",
                         "every face up card becomes face down\n      the card on a1 becomes face up\n")
    start = game(text).start(seed=1)
    assert shown(start)["a1"] == ("face up", pictures(start)["a1"])


PEEK = """
    game Peek
    players Ann, Bob
    board 3 by 1
    a picture is bird or leaf
    piece card
      is face down or face up
      has a picture, seen by nobody while face down
    setup
      put cards onto the board
      shuffle the cards
    turn
      choose a face down card
      it becomes face up
      choose an empty cell
    stuck players lose
    end
      if no card is face down: the game is drawn
"""


def test_a_player_who_cannot_go_on_after_seeing_something() -> None:
    lost = game(PEEK).start().play("a1").outcome
    assert lost is not None
    assert lost.results == ("lost", "won")
    after = game(PEEK.replace("players lose", "players pass")).start().play("a1")
    assert (after.outcome, after.chooser) == (None, 1)
    assert texts(after) == ["b1", "c1"]


LOOK = """
    game Look
    players Ann, Bob
    board 3 by 2
    a picture is sun, moon or star
    piece card
      is face down or face up
      has a picture, seen by nobody while face down
      may look
        this becomes face up
        choose an empty cell
        not allowed if the picture of this is sun and it is in the last column
    legend
      s sun card
      m moon card
      t star card
    setup drawn
      . . .
      s m t
    setup
      shuffle the cards
    turn
      choose a face down card
      look with it
    stuck players pass
    end
      if no card is face down: the game is drawn
"""


def test_an_ability_without_a_label_ends_the_move_where_it_shows_something() -> None:
    look = game(LOOK)
    starts = [look.start(seed=seed) for seed in range(6)]
    assert len({str(pictures(start)) for start in starts}) > 2
    assert all(texts(start) == ["a1", "b1", "c1"] for start in starts)
    sun = next(cell for cell, picture in pictures(starts[0]).items() if picture == "sun")
    moon = next(cell for cell, picture in pictures(starts[0]).items() if picture == "moon")
    assert texts(starts[0].play(sun)) == ["a2", "b2"]
    assert texts(starts[0].play(moon)) == ["a2", "b2", "c2"]


def test_one_of_two_abilities_without_a_label_ends_the_move_too() -> None:
    other = "      may look\n        choose an empty cell in the first column\n"
    both = LOOK.replace("    legend\n", f"{other}    legend\n")
    assert texts(game(both).start()) == ["a1-do it", "a1-a2", "b1-do it", "b1-a2", "c1-do it", "c1-a2"]
    assert check_game(game(both), seeds=range(3), every=1, hidden=True).matches == 3


def test_the_contract_where_an_ability_shows_something() -> None:
    assert check_game(game(LOOK), seeds=range(4), every=1, hidden=True).matches == 4


# ---- chance in the set-up -------------------------------------------------------------------------------------------
RANDOM = """
    game Random start
    players Ann, Bob
    board 4 by 4
    piece stone
    setup
      put Ann's stone onto a random empty cell
      put Bob's stone onto a random empty cell next to Ann's stone
      a random player begins
    turn
      choose an empty cell
      put your stone there
    end
      if the turn number is 4: the game is drawn
"""


def test_chance_picks_places_and_who_begins() -> None:
    small = game(RANDOM)
    starts = [small.start(seed=seed) for seed in range(20)]
    assert {start.chooser for start in starts} == {0, 1}
    assert len({str(start).split("to move")[0] for start in starts}) > 10
    assert all(small.start(seed=seed) == start for seed, start in enumerate(starts))


def test_players_who_are_shown_something_and_cannot_go_on_pass_until_the_last_turn() -> None:
    text = PEEK.replace("choose a face down card\n      it becomes face up\n", "toggle the cards\n")
    text = text.replace("bird or leaf", "bird, leaf or star").replace("players lose", "players pass")
    text = text.replace("shuffle the cards", "the card on a1 becomes face up")
    over = game(text.split("    end\n")[0]).start().outcome
    assert over is not None
    assert over.results == ("drawn", "drawn")
