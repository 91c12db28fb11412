"""Cards that do something by themselves, and cards that are remembered."""

from __future__ import annotations

from ludoteka.core import Position
from ludoteka.machine import TextGame
from tests.machine.small import game, played, texts

TEXT = """game Tools
players 2
zone chest, seen by all
the game remembers the favourite, a card
each player
  has score
  remembers the treasure, a card
  zone hand, seen by its owner
each card
  has worth
kind tool, a card
  may work
    not allowed if this is not in your hand
    add worth to your score
    put this into the chest
  may work "Twice", once a turn
    add worth times 2 to your score
  when you work this: add 100 to your score
tool Hammer, 2 each, worth 1
tool Saw, 1 each, worth 5
card Book, 1 each, worth 9
setup
  let every player: put every card of yours into your hand
turn
{turn}
end
  if the turn number is 9: the game is drawn
"""


def tools(turn: str) -> TextGame:
    return game(TEXT.replace("{turn}", "\n".join(f"  {line}" for line in turn.split("\n"))))


def score(position: Position) -> list[int]:
    return [dict(seat.numbers)["score"] for seat in position.view().seats]


def test_a_card_does_one_of_its_abilities() -> None:
    small = tools("work with one of your cards")
    start = small.start()
    assert texts(start) == ["hammer-do it", "hammer-twice", "saw-do it", "saw-twice"]
    assert [score(start.play(move)) for move in texts(start)] == [[101, 0], [102, 0], [105, 0], [110, 0]]


def test_a_card_can_be_asked_whether_it_can_do_something() -> None:
    small = tools("choose a tool in your hand that can work\nput it into the chest\n"
                  "if it can work: add 50 to your score")
    assert texts(small.start()) == ["hammer", "saw"]
    assert score(played(small.start(), "saw")) == [50, 0]  # twice: that does not ask where it lies


def test_the_game_and_players_remember_cards() -> None:
    small = tools("choose a card in your hand\nset the favourite to it\nset your treasure to the favourite\n"
                  "put the favourite into the chest\nadd the worth of your treasure to your score")
    after = played(small.start(), "saw", "book")
    assert score(after) == [5, 9]
    again = small.position(str(after))
    assert again == after
    assert "game favourite: book 2" in str(after)
    assert after.imagine(0, 3).view(0) == after.view(0)


def test_what_nobody_sees_is_not_told_by_its_number() -> None:
    """A hammer in the other one's hand does not make mine the first of two."""
    assert texts(tools("choose a card\nput it into the chest").start()) == ["card of hand2", "hammer", "saw", "book"]


def test_nothing_is_remembered_before_it_is_set() -> None:
    small = tools("choose a card in your hand\nif the favourite is nothing: add 7 to your score\n"
                  "set the favourite to it")
    assert score(played(small.start(), "saw", "book")) == [7, 0]


GUESTS = """
    game Guests
    players 3
    zone garden, seen by all
    each player
      has gold
      zone room, seen by all
    kind guest, a card
      mood is your gold times 2
      glad if your gold is at least 3
    guest Anna
    guest Bert
    setup
      put every Anna into the room of the next player
      put every Bert into the garden
      let the next player: add 4 to your gold
    turn
      choose a guest that is glad
      add the mood of it to your gold
    end
      if the turn number is 9: the game is drawn
"""


def test_what_is_said_of_a_card_is_said_of_who_holds_it() -> None:
    start = game(GUESTS).start()
    assert texts(start) == ["anna"]
    assert [dict(seat.numbers)["gold"] for seat in start.play("anna").view().seats] == [8, 4, 0]


def test_what_is_said_of_a_card_that_nobody_holds_is_said_of_who_asks() -> None:
    second = game(GUESTS).start().play("anna")
    assert texts(second) == ["anna", "bert"]
    assert [dict(seat.numbers)["gold"] for seat in second.play("bert").view().seats] == [8, 12, 0]


def test_a_word_explained_for_one_card_holds_of_no_other() -> None:
    text = GUESTS.replace("      glad if your gold is at least 3\n", "").replace(
        "    guest Bert\n", "    guest Bert\n      glad if your gold is at most 3\n")
    start = game(text).start()
    assert texts(start) == ["bert"]
    assert texts(start.play("bert")) == []


def test_who_is_meant_by_one_card_is_meant_by_no_other() -> None:
    text = GUESTS.replace("    guest Bert\n", "    guest Bert\n      friend is the next player\n").replace(
        "      add the mood of it to your gold\n", "      add 1 to the gold of the friend of it\n").replace(
        "choose a guest that is glad", "choose a guest").replace("put every Bert into the garden",
                                                               "put every Bert into the room of the previous player")
    start = game(text).start()
    assert [dict(seat.numbers)["gold"] for seat in start.play("bert").view().seats] == [1, 4, 0]
    assert [dict(seat.numbers)["gold"] for seat in start.play("anna").view().seats] == [0, 4, 0]


def test_a_card_is_of_all_kinds_that_its_kind_is_of() -> None:
    small = game("""
        game Chests
        players 2
        zone chest, seen by all
        kind tool, a card
        kind white card, a card
        kind white tool, a white card, a tool
        kind relic, a white tool
        white card Angel
        white tool Compass
        relic Robe
        relic table
          name | copies
          Ring | 2
        setup
          put every white card into the chest
        turn
          choose a tool in the chest
          put it into the chest
        end
          if the turn number is 9: the game is drawn
    """)
    assert texts(small.start()) == ["compass", "robe", "ring"]
