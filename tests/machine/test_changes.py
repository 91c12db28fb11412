"""Numbers, states and keywords that change: while something stands, for a while, and back by themselves."""

from __future__ import annotations

import pytest

from ludoteka.core import Position
from ludoteka.language import check
from ludoteka.machine import TextGame
from tests.machine.small import game, played, texts

HEAD = """game Sails
players 2
zone chest, seen by all
the game has wind
each player
  has score, strength
  is open or guarded
  may have luck, far aim
  zone hand, seen by all
  zone shelf, seen by all, in force
each card
  has power, ward
  may have go again
  is fresh or worn
to play a card
  put it into your shelf
"""
TURN = """
setup
  let every player: put every card of yours into your hand
turn
  choose a card in your hand
  play it
  add 1 to your score
end
  if the turn number is 9: the game is drawn
"""


def sails(cards: str, turn: str = TURN) -> TextGame:
    return game(HEAD + cards + turn)


def numbers(position: Position, name: str) -> list[int]:
    return [dict(seat.numbers)[name] for seat in position.view().seats]


def counted(turn: str) -> str:
    """A turn that sets the score of the player to what is said."""
    return TURN.replace("add 1 to your score", f"set your score to {turn}")


def shelf_powers(turn: str = "total power of every card in your shelf") -> str:
    return counted(f"the {turn}")


# ---- changes that stand ----------------------------------------------------------------------------------------------
def test_a_card_in_force_changes_the_number_of_its_holder() -> None:
    start = sails("card Cap, 2 each\n  2 more strength for you\n  1 less strength for the opponent\n").start()
    assert numbers(played(start, "cap"), "strength") == [2, -1]
    assert numbers(played(start, "cap", "cap"), "strength") == [1, 1]
    assert numbers(played(start, "cap", "cap", "cap"), "strength") == [3, 0]


def test_a_change_of_a_card_itself_holds_wherever_it_lies() -> None:
    cards = "card Kite, 1 each, power 3\n  2 more power while wind is at least 1\ncard Fan, 1 each\n"
    start = sails(cards, TURN.replace("add 1 to your score", "set your score to the total power of every card in "
                                      "your hand").replace("  play it", "  add 1 to wind\n  play it")).start()
    assert numbers(played(start, "fan"), "score") == [5, 0]


def test_a_change_for_each_counts_as_many_times() -> None:
    cards = "card Fleet, 3 each, power 1\n  2 more power for each card in your shelf\n"
    start = sails(cards, shelf_powers()).start()
    assert numbers(played(start, "fleet"), "score") == [3, 0]
    assert numbers(played(start, "fleet", "fleet", "fleet"), "score") == [10, 3]


def test_a_change_for_every_one_holds_while_its_card_is_in_force() -> None:
    cards = "card Fog, 1 each\n  1 more power for every card in the opponent's hand\ncard Boat, 2 each, power 5\n"
    turn = TURN.replace("  add 1 to your score", "  set your score to the total power of every card in your hand")
    start = sails(cards, turn).start()
    assert numbers(played(start, "fog", "boat"), "score") == [10, 7]  # a boat and the other one's fog are left


def test_add_and_take_begin_with_what_is_kept() -> None:
    start = sails("card Cap, 3 each\n  5 more score for you\n").start()
    assert numbers(played(start, "cap"), "score") == [6, 0]
    assert numbers(played(start, "cap", "cap", "cap"), "score") == [12, 6]


def test_a_line_of_the_game_changes_numbers_too() -> None:
    small = sails("card Cap, 2 each\n", TURN.replace("setup", "3 more strength for every player while wind is 2\n"
                                                     "2 more wind while the turn number is 2\nsetup"))
    assert numbers(small.start(), "strength") == [0, 0]
    assert numbers(played(small.start(), "cap"), "strength") == [3, 3]
    assert dict(played(small.start(), "cap").view().numbers)["wind"] == 2


def test_changes_of_pieces() -> None:
    small = game("""
        game Tall
        players White, Black
        board 3 by 1
        piece stone
          has height
          1 more height for each stone next to this
        piece flag
          2 more height for every stone next to this
        turn
          choose an empty cell
          either "Stone": put your stone there
          or "Flag": put your flag there
        end
          if the turn number is 9: the game is drawn
        """)
    view = played(small.start(), "b1-stone", "c1-stone", "a1-flag").view()
    assert {cell.name: dict(cell.pieces[0].numbers) for cell in view.boards[0].cells if cell.pieces} == {
        "a1": {}, "b1": {"height": 3}, "c1": {"height": 1}}


def test_changes_that_ask_for_each_other_are_told() -> None:
    found = check(HEAD + "card Ring, 1 each\n  1 more power while ward is 1\n  1 more ward while power is 1\n" + TURN)
    assert [(one.code, one.line) for one in found.errors] == [("circle", 18)]


@pytest.mark.parametrize(("line", "code"), [
    ("  2 more power until the end of the turn\n", "until"),
    ("  2 more power for a card in your hand\n", "which"),
    ("  2 more fresh\n", "unexpected"),
    ("  2 more speed\n", "unknown-word"),
    ("  you have go again\n", "keyword"),
])
def test_what_cannot_be_changed_is_told(line: str, code: str) -> None:
    found = check(f"{HEAD}card Cap, 2 each\n{line}{TURN}")
    assert code in [one.code for one in found.errors], found.errors
    assert {one.line for one in found.errors} == {18}


# ---- changes for a while ---------------------------------------------------------------------------------------------
def test_more_until_the_end_of_the_turn() -> None:
    cards = "card Gust, 2 each\n  when you play this: 3 more strength for you until the end of the turn\n"
    start = sails(cards, counted("your strength")).start()
    after = played(start, "gust")
    assert (numbers(after, "score"), numbers(after, "strength")) == ([3, 0], [0, 0])


def test_more_until_the_next_turn_of_the_one_who_does_it() -> None:
    cards = ("card Gust, 2 each\n  when you play this\n    3 more strength for every player until your next turn\n"
             "card Calm, 2 each\n")
    start = sails(cards).start()
    assert numbers(played(start, "gust"), "strength") == [3, 3]
    assert numbers(played(start, "gust", "gust"), "strength") == [3, 3]  # those of the first are gone again
    assert numbers(played(start, "gust", "calm"), "strength") == [0, 0]


def test_add_take_and_set_for_a_while() -> None:
    cards = ("card Gust, 1 each\n  when you play this: add 3 to power until the end of the turn\n"
             "card Lull, 1 each, power 4\n  when you play this: take 1 from power until the end of the turn\n"
             "card Tide, 1 each, power 4\n  when you play this: set power to 9 until the end of the turn\n")
    small = sails(cards, shelf_powers())
    assert numbers(played(small.start(), "gust", "lull", "tide"), "score") == [9, 3]
    assert numbers(played(small.start(), "tide", "lull", "lull"), "score") == [4 + 3, 3]


def test_a_state_for_a_while_goes_back_to_how_it_starts() -> None:
    cards = ("card Wall, 2 each\n  when you play this: you become guarded until your next turn\n"
             "card Hut, 1 each\n  when you play this: you become guarded\n"
             "card Dash, 1 each\n  when you play this: this becomes worn until the end of the turn\n")
    start = sails(cards).start()

    def states(*moves: str) -> list[tuple[str, ...]]:
        return [seat.words for seat in played(start, *moves).view().seats]

    assert states("wall") == [("guarded",), ()]
    assert states("wall", "wall") == [(), ("guarded",)]
    assert states("hut", "wall") == [("guarded",), ("guarded",)]
    assert states("wall", "dash", "hut", "hut", "dash") == [("guarded",), ("guarded",)]
    shelf = next(zone for zone in played(start, "dash").view().zones if zone.name == "shelf")
    assert shelf.things[0].words == ()


# ---- keywords --------------------------------------------------------------------------------------------------------
def test_a_keyword_is_had_while_it_is_more_than_nothing() -> None:
    cards = ("card Charm, 1 each\n  you have luck, far aim while wind is at least 1\n"
             "card Dash, 1 each, go again\n"
             "card Plod, 1 each\n  when you play this: this gains go again until the end of the turn\n")
    turn = TURN.replace("add 1 to your score", "if it has go again: add 1 to your score\n  add 1 to wind")
    start = sails(cards, turn).start()
    assert numbers(played(start, "dash", "plod", "charm"), "score") == [1, 1]
    assert [seat.words for seat in played(start, "charm").view().seats] == [("luck", "far aim"), ()]
    shelf = next(zone for zone in played(start, "dash").view().zones if zone.name == "shelf")
    assert (shelf.things[0].name, shelf.things[0].words) == ("dash", ())  # printed on it, as its figures are


def test_a_keyword_may_have_a_number() -> None:
    cards = "card Mail, 2 each, ward 2\n  when you play this: add ward to your score\n"
    assert numbers(played(sails(cards).start(), "mail"), "score") == [3, 0]


# ---- once ------------------------------------------------------------------------------------------------------------
def test_once_a_turn_and_once_a_game() -> None:
    turn = """
setup
  do nothing
turn
  repeat 2 times
    may "Sing", once a turn: add 1 to your score
    may "Dance", once a game: add 10 to your score
    choose a number from 1 to 2
end
  if the turn number is 4: the game is drawn
"""
    start = game(HEAD + "card Cap\n" + turn).start()
    assert texts(start) == [f"{song}-{dance}-{first}-{rest}" for song in ("sing", "skip") for dance in ("dance", "skip")
                            for first in (1, 2) for rest in _rest(song, dance)]
    third = played(start, "sing-dance-1-1", "skip-skip-1-skip-skip-1")
    assert texts(third) == ["sing-1-1", "sing-1-2", "sing-2-1", "sing-2-2", *(
        f"skip-{first}-{song}-{last}" for first in (1, 2) for song in ("sing", "skip") for last in (1, 2))]


def _rest(song: str, dance: str) -> list[str]:
    ways = [""]
    for wish, done in (("sing", song), ("dance", dance)):
        ways = ways if done == wish else [f"{way}{one}-" for way in ways for one in (wish, "skip")]
    return [f"{way}{last}" for way in ways for last in (1, 2)]


def test_positions_are_written_and_read_with_what_lasts() -> None:
    cards = ("card Gust, 2 each\n  when you play this\n    3 more strength for you until your next turn\n"
             "    you become guarded until your next turn\n"
             "    may \"Cheer\", once a game: add 1 to your score\n")
    small = sails(cards)
    position = played(small.start(), "gust-cheer", "gust-cheer")
    again = small.position(str(position))
    assert again == position
    assert texts(again) == ["gust-cheer", "gust-skip"]  # once for each of the cards
    assert numbers(played(again, "gust-skip"), "strength") == numbers(played(position, "gust-skip"), "strength")
    assert numbers(again, "strength") == [0, 3]


# ---- until something is done -----------------------------------------------------------------------------------------
STRIKES = """
to strike a card
  do nothing
to rest
  do nothing
"""
CHOOSING = """
setup
  let every player: put every card of yours into your hand
turn
  either "Play"
    choose a card in your hand
    play it
  or "Strike"
    choose a card in the opponent's shelf
    strike it
  or "Rest": rest
  set your score to your strength plus the total power of every card in your shelf
"""


def striking(cards: str) -> Position:
    return sails(STRIKES + cards, CHOOSING).start()


def test_more_until_anybody_does_something() -> None:
    start = striking("card Gust, 2 each\n  when you play this: 3 more strength for every player until a player rests\n")
    position = played(start, "play-gust")
    assert numbers(position, "strength") == [3, 3]
    assert numbers(position.play("play-gust"), "strength") == [6, 6]
    assert numbers(position.play("rest"), "strength") == [0, 0]


def test_more_until_the_one_who_made_it_so_does_something() -> None:
    start = striking("card Gust, 2 each\n  when you play this: 3 more strength for every player until you rest\n")
    position = played(start, "play-gust", "rest")
    assert numbers(position, "strength") == [3, 3], "the other one rested"
    assert numbers(position.play("rest"), "strength") == [0, 0]
    both = played(start, "play-gust", "play-gust")
    assert numbers(both.play("rest"), "strength") == [3, 3], "what the other one made stays"


def test_what_is_made_in_a_deed_lasts_until_the_next_one() -> None:
    rested = "when a player rests: 2 more strength for that player until a player rests\n"
    position = played(striking(rested + "card Gust, 2 each\n"), "rest")
    assert numbers(position, "strength") == [2, 0]
    assert numbers(position.play("play-gust"), "strength") == [2, 0]


def test_more_until_it_is_struck_itself() -> None:
    position = played(striking("card Gust, 2 each\n  when you play this: 3 more power until a player strikes this\n"),
                      "play-gust", "play-gust", "play-gust")
    assert numbers(position, "score") == [6, 3]
    assert numbers(played(position, "strike-gust", "rest"), "score") == [3, 3]


def test_a_state_until_something_is_done() -> None:
    position = played(striking("card Wall, 2 each\n  when you play this: you become guarded until you rest\n"),
                      "play-wall", "play-wall")
    assert [seat.words for seat in position.view().seats] == [("guarded",), ("guarded",)]
    assert [seat.words for seat in position.play("rest").view().seats] == [(), ("guarded",)]


def test_the_end_of_a_turn_may_be_the_event() -> None:
    cards = "card Gust, 2 each\n  when you play this: 3 more strength for you until the turn ends\n"
    position = played(striking(cards), "play-gust")
    assert (numbers(position, "score"), numbers(position, "strength")) == ([3, 0], [0, 0])
