"""Cards and other things change places: where they lie then, how they lie, and who knows what of them."""

from __future__ import annotations

import pytest

from ludoteka.core import Position
from tests.machine.small import game, played, texts

SPICES = """
    game Spices
    players Ann, Bob{more}
    card anise
    card basil
    card cumin
    card dill
    card elder
    card fennel
    zone deck, seen by nobody, in order
    zone pile, seen by all, in order
    zone shelf, seen by all, holds 1 card
    zone chest, seen by nobody
    zone heap, seen by all
    each player
      zone hand, seen by its owner
      zone file, seen by its owner, in order
    setup
      put every card into the deck
      shuffle the deck
      {setup}
    turn
      either "Wait": do nothing
{turn}
    a game lasts at most 30 turns
"""
DEALT = ("put the top 3 cards of the deck onto the file of the first player\n"
         "      put the top card of the deck into the shelf\n"
         "      put the top card of the deck into the hand of the second player")


def start(turn: str, *dealt: str, setup: str = DEALT, more: str = "") -> Position:
    """The game with these lines in its turn, after chance has dealt these cards."""
    lines = "\n".join("      " + line for line in turn.strip("\n").splitlines())
    return played(game(SPICES.format(turn=lines, setup=setup, more=more)).start(seed=None), *dealt)


def zones(position: Position, seat: int | None = 0) -> dict[str, list[str]]:
    """What lies in each zone that is not empty, from the bottom, as a seat sees it; '?' for what is only counted."""
    return {zone.place: ["?"] * zone.hidden + [thing.name for thing in zone.things]
            for zone in position.view(seat).zones if zone.count}


def lines(position: Position, which: str) -> str:
    """What the text of a position says of a zone, or of what somebody does not know."""
    return next((line.partition(": ")[2] for line in str(position).splitlines() if line.startswith(which + ":")), "")


CHOSEN = """
or "Swap"
  choose a card in your file as the gift
  choose a card in the shelf as the price
  swap the gift and the price
"""
FILE = """
or "Turn round"
  swap the top card of your file and the bottom card of your file
or "Change"
  choose a card in your file as the gift
  choose another card in your file as the price
  swap the gift and the price
or "Show"
  choose a card in your file
  show it to the opponent
"""


# ---- where they lie -----------------------------------------------------------------------------------------------
def test_two_cards_change_zones_and_heights_and_a_full_zone_is_no_hindrance() -> None:
    position = start(CHOSEN, "anise", "basil", "cumin", "dill", "elder")
    assert lines(position, "zone file of Ann") == "cumin, basil, anise"
    after = position.play("swap-basil-dill")
    assert lines(after, "zone file of Ann") == "cumin, dill, anise"
    assert lines(after, "zone shelf") == "basil"
    assert zones(after, 1)["file1"] == ["?", "?", "?"]


def test_within_a_zone_they_change_heights_and_lie_as_they_did() -> None:
    position = start(FILE, "anise", "basil", "cumin", "dill", "elder")
    assert lines(position.play("turn round"), "zone file of Ann") == "anise, basil, cumin"
    shown = played(position, "show-anise", "wait")
    assert zones(shown, 1)["file1"] == ["?", "?", "anise"]
    assert zones(shown.play("change-anise-cumin"), 1)["file1"] == ["anise", "card", "card"], "it is shown still"


def test_what_lay_face_down_lies_as_its_new_zone_shows_it() -> None:
    position = start('or "Cover"\n  choose a card in your hand\n  put it into the heap, face down\n'
                     'or "Swap": swap the card in the heap and the card in the shelf',
                     "anise", "basil", "cumin", "dill", "elder")
    covered = played(position, "wait", "cover-elder")
    assert zones(covered, 0)["heap"] == ["?"]
    after = zones(covered.play("swap"), None)
    assert (after["heap"], after["shelf"]) == (["dill"], ["elder"])


def test_in_a_zone_without_order_nothing_happens() -> None:
    turn = ('or "Swap"\n  choose a card in your hand as the gift\n  choose another card in your hand as the price\n'
            "  swap the gift and the price")
    position = start(turn, "anise", "basil", setup="put the top 2 cards of the deck into the hand of the first player")
    before, after = (str(one).partition("to move")[0] for one in (position, position.play("swap-anise-basil")))
    assert before == after


def test_with_nothing_no_card_changes_places() -> None:
    position = start('or "Swap": swap the top card of your file and the card in the heap',
                     "anise", "basil", "cumin", "dill", "elder")
    assert zones(position.play("swap")) == zones(position)


def test_with_a_card_in_the_box_it_leaves_the_game() -> None:
    position = start('or "Drop": remove the card in the shelf\nor "Call": swap dill and the top card of your file',
                     "anise", "basil", "cumin", "dill", "elder")
    after = played(position, "drop", "wait", "call")
    assert lines(after, "zone file of Ann") == "cumin, basil, dill"
    assert "anise" not in str(zones(after))


def test_pieces_of_which_several_lie_on_a_cell_change_cells_one_by_one() -> None:
    track = game("""
        game Track
        players White moving up, Black moving down
        board 4 by 1
        piece checker, 2 each
        zone bar
        setup drawn
          w . b b
        legend
          w White checker, 2 copies
          b Black checker
        turn
          choose one of your checkers as the first man
          choose an enemy checker as the second man
          swap the first man and the second man
        a game lasts at most 9 turns
        """).start()
    after = track.play("a1-c1")
    assert sorted((cell.name, piece.owner) for board in after.view().boards
                  for cell in board.cells for piece in cell.pieces) == [("a1", 0), ("a1", 1), ("c1", 0), ("d1", 1)]


# ---- whole zones ---------------------------------------------------------------------------------------------------
ZONES = """
or "Hands": swap your hand and the hand of the next player
or "Files": swap your file and the file of the next player
or "Shelf": swap your file and the shelf
or "Pile": swap your file and the pile
"""


def test_whole_zones_change_places_in_their_order() -> None:
    position = start(ZONES, "anise", "basil", "cumin", "dill", "elder")
    after = position.play("files")
    assert lines(after, "zone file of Bob") == "cumin, basil, anise"
    assert lines(after, "zone file of Ann") == ""
    assert zones(after, 1)["file2"] == ["cumin", "basil", "anise"]
    assert zones(after, 0)["file2"] == ["?", "?", "?"]
    assert lines(after, "unknown to Ann") == "elder, fennel", "she saw them go"
    assert lines(position.play("pile"), "zone pile") == "cumin, basil, anise"
    assert zones(position.play("hands"), 0)["hand1"] == ["elder"]


def test_zones_that_are_too_small_do_not_change_places() -> None:
    position = start(ZONES, "anise", "basil", "cumin", "dill", "elder")
    assert "shelf" not in texts(position)
    assert "shelf" in texts(position.play("wait")), "nobody has too many for it there"


# ---- who knows what ------------------------------------------------------------------------------------------------
def test_who_sees_both_knows_both() -> None:
    after = start(CHOSEN, "anise", "basil", "cumin", "dill", "elder").play("swap-basil-dill")
    assert lines(after, "unknown to Ann") == "elder, fennel"
    assert "basil" not in lines(after, "unknown to Bob")


def worlds(position: Position, seat: int, which: str) -> set[str]:
    """What a seat imagines of a zone."""
    found = [position.imagine(seat, seed) for seed in range(150)]
    assert all(one.view(seat) == position.view(seat) for one in found)
    return {lines(one, which) for one in found}


def test_who_knows_a_card_follows_it_where_the_words_say_the_spot() -> None:
    position = played(start(FILE, "anise", "basil", "cumin", "dill", "elder"), "show-cumin", "wait", "turn round")
    assert all(one.endswith("cumin") for one in worlds(position, 1, "zone file of Ann"))
    assert "cumin" not in lines(position, "unknown to Bob")


def test_what_was_shown_is_followed_by_whoever_sees_it() -> None:
    position = played(start(FILE, "anise", "basil", "cumin", "dill", "elder"), "show-cumin", "wait",
                      "change-cumin-basil")
    assert all(one.split(", ")[1] == "cumin" for one in worlds(position, 1, "zone file of Ann"))


HIDDEN = """
or "Look": put every card in your file onto the file of the opponent
or "Change"
  choose a card in your file as the gift
  choose another card in your file as the price
  swap the gift and the price
or "Deal"
  choose a card in your file as the gift
  swap the gift and the card in the hand of the opponent
"""


def test_cards_that_change_places_unseen_lie_in_any_order() -> None:
    given = played(start(HIDDEN, "anise", "basil", "cumin", "dill", "elder"), "look")
    assert worlds(given, 0, "zone file of Bob") == {"cumin, basil, anise"}, "Ann had them"
    orders = {"cumin, basil, anise", "cumin, anise, basil", "basil, cumin, anise", "basil, anise, cumin",
              "anise, cumin, basil", "anise, basil, cumin"}
    for move in ("change-anise-basil", "change-anise-cumin", "change-basil-cumin"):
        assert worlds(given.play(move), 0, "zone file of Bob") == orders


def test_which_card_was_given_away_is_not_told_by_what_is_imagined() -> None:
    position = start(HIDDEN, "anise", "basil", "cumin", "dill", "elder")
    found = [worlds(position.play(f"deal-{card}"), 1, "zone file of Ann") for card in ("anise", "basil", "cumin")]
    for seen, card in zip(found, ("anise", "basil", "cumin"), strict=True):
        assert {one.split(", ").index("elder") for one in seen} == {0, 1, 2}, "Bob does not see where his card lies"
        assert not any(card in one for one in seen), "but he holds what he got for it"


@pytest.mark.parametrize(("swap", "kept"), [
    ("trade the gift", True),
    ("swap the gift and the card in the hand of the opponent", True),
    ("swap fennel and the card in the hand of the opponent", False),
])
def test_only_who_cannot_tell_the_zones_forgets_what_lies_in_others(swap: str, kept: bool) -> None:
    """Cid has seen the card in the chest; Ann and Bob swap cards that Cid does not see."""
    deed = "to trade a card: swap that card and the card in the hand of the second player\n    "
    text = SPICES.replace("    setup\n", "    " + deed + "setup\n")
    lines_ = ['or "Hide"', "  choose a card in the shelf", "  put it into the chest", 'or "Swap"',
              "  choose a card in your hand as the gift", f"  {swap}"]
    setup = ("put the top 2 cards of the deck into the hand of the first player\n"
             "      put the top card of the deck into the hand of the second player\n"
             "      put the top card of the deck into the shelf")
    rules = game(text.format(turn="\n".join("      " + line for line in lines_), setup=setup, more=", Cid")
                 .replace("the opponent", "the next player"))
    position = played(rules.start(seed=None), "fennel", "anise", "basil", "cumin", "wait", "wait", "hide-cumin")
    assert "cumin" not in lines(position, "unknown to Cid")
    assert ("cumin" not in lines(position.play("swap-fennel"), "unknown to Cid")) is kept


def test_who_remembers_a_card_does_not_hear_that_it_was_chosen_unseen() -> None:
    """Ann gave anise to Bob, who swaps one of his two cards with one that chance has still to draw."""
    turn = ('or "Give"\n  choose a card in your hand\n  put it into the hand of the next player\n'
            'or "Trade"\n  choose a card in your hand as the gift\n'
            "  swap the gift and a random card in the hand of the next player")
    setup = ("put the top card of the deck into the hand of the first player\n"
             "      put the top card of the deck into the hand of the second player\n"
             "      put the top 2 cards of the deck into the hand of the last player")
    position = start(turn, "anise", "basil", "cumin", "dill", "give-anise", setup=setup, more=", Cid")
    heard = [[choice.text for choice in position.told(f"trade-{card}", 0)] for card in ("anise", "basil")]
    assert heard == [["trade", "card"]] * 2
