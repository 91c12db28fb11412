"""Everybody chooses at once: nobody sees what the others chose before all have chosen."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteka.core import CHANCE, BadPosition
from ludoteka.core.contract import check_game
from ludoteka.language import check
from tests.machine.small import game, played, texts
from tests.machine.test_things import names

BIDS = """
    game Bids
    players 2 to 4
    board 1 by 1
    each player has bid, score
    round
      let every player at once
        choose a number from 0 to 3
        not allowed if that number is more than 3 minus your score
        set your bid to that number
      let every player with the most bid: add 1 to your score
      if your score is 2: you win
    """
GIFTS = """
    game Gifts
    players Ann, Bob
    a suit is red or blue
    a rank is 1, 2 or 3
    one card for each suit and rank, named rank of suit
    zone deck, seen by nobody, in order
    each player
      has points
      zone hand, seen by its owner
      zone parcel, seen by its owner, holds 1 card
    setup
      put every card into the deck
      shuffle the deck
      let every player: put the top 3 cards of the deck into your hand
    round
      let every player at once: give
      let every player: put every card in your parcel into the next player's hand
      let every player at once
        choose a card in your hand
        put it under the deck
        add a random number from 1 to 2 to your points
      if the number of cards in the deck is at least 4: the player with the most points wins
    to give
      choose a card in your hand
      put it into your parcel
    """


def test_everybody_is_asked_and_then_it_is_done_for_each() -> None:
    position = game(BIDS).start(seats=3)
    seen = [position.view(seat) for seat in range(3)]
    for bid, seat in (("2", 0), ("0", 1)):
        assert position.chooser == seat
        assert texts(position) == ["0", "1", "2", "3"]
        position = position.play(bid)
    assert [one.numbers for one in position.view(1).seats] == [one.numbers for one in seen[1].seats]
    after = position.play("3")
    assert [dict(seat.numbers) for seat in after.view().seats] == [
        {"bid": 2, "score": 0}, {"bid": 0, "score": 0}, {"bid": 3, "score": 1}]


def test_what_is_not_allowed_behind_the_choice_is_not_offered() -> None:
    second = played(game(BIDS).start(seats=2), "3", "0")
    assert texts(second) == ["0", "1", "2"], "the score is 1"


@pytest.mark.parametrize("bid", ["0", "3"])
def test_nothing_of_what_waits_is_seen(bid: str) -> None:
    start = game(BIDS).start(seats=2)
    other = start.play("1")
    position = start.play(bid)
    assert position.view(1) == other.view(1)
    assert position.choices() == other.choices()
    assert start.told(bid, 1) == start.told("1", 1)
    assert start.told(bid) == start.told("1")
    assert [step.text for step in start.told(bid, 0)] == [bid]


def test_what_others_chose_is_imagined_among_what_they_could_choose() -> None:
    position = game(BIDS).start(seats=3).play("3").play("0")
    own = position.imagine(0)
    bids = Counter(dict(position.imagine(2, seed).play("1").view().seats[0].numbers)["bid"] for seed in range(200))
    assert set(bids) == {0, 1, 2, 3}
    assert max(bids.values()) < 90
    assert dict(own.play("1").view().seats[0].numbers)["bid"] == 3, "who chose it knows it"


def test_cards_wait_too_and_chance_may_follow() -> None:
    start = game(GIFTS).start(seed=3)
    gifts = [names(start.view(seat), f"hand{seat + 1}")[0] for seat in (0, 1)]
    waiting = start.play(gifts[0])
    assert len(names(waiting.view(0), "hand1")) == 3
    assert [step.text for step in start.told(gifts[0], 1)] == ["…"]
    passed = waiting.play(gifts[1])
    assert gifts[1] in names(passed.view(0), "hand1")
    chosen = passed.play(0).play(0)
    assert chosen.chooser is CHANCE, "done for the first, who draws; the second still waits"
    assert chosen.play("1").chooser is CHANCE
    assert dict(played(chosen, "1", "2").view().seats[1].numbers)["points"] == 2


def test_the_contract() -> None:
    check_game(game(BIDS), seeds=range(4), every=2, must_end=False, max_moves=30, hidden=True)
    check_game(game(GIFTS), seeds=range(4), every=2, must_end=False, max_moves=30, hidden=True)


def test_a_waiting_position_is_read_from_its_text() -> None:
    small = game(BIDS)
    position = small.start(seats=3).play("2").play("0")
    again = small.position(str(position))
    assert again == position
    assert again.play("3").view() == position.play("3").view()
    assert small.start(seats=3).play("2").play("1") != position
    with pytest.raises(BadPosition, match="nobody has that number"):
        small.position(str(position).replace("waiting: 0 2", "waiting: 7 2"))
    with pytest.raises(BadPosition, match="nobody is asked there"):
        small.position(str(position).replace("asking: ", "asking: 9"))


def test_who_has_nothing_to_choose_is_left_out() -> None:
    small = game("""
        game Wishes
        players Ann, Bob, Cid
        board 3 by 1
        piece stone
        turn
          choose an empty cell
          put your stone there
          let every player at once
            choose one of your stones
            remove it
        """)
    position = small.start().play("b1")
    assert (position.chooser, texts(position)) == (0, ["b1"])
    assert position.play("b1").chooser == 1
    assert texts(position.play("b1")) == ["a1", "b1", "c1"]


def test_what_others_made_impossible_is_not_done() -> None:
    small = game("""
        game Rush
        players Ann, Bob
        board 2 by 1
        piece stone
        round
          let every player at once
            choose an empty cell
            put your stone there
          the player with the most stones wins
        """)
    assert played(small.start(), "a1", "b1").outcome.results == ("drawn", "drawn")  # type: ignore[union-attr]
    over = played(small.start(), "a1", "a1").outcome
    assert over is not None
    assert over.results == ("won", "lost"), "the first one was there before"


def test_several_cards_wait_as_one_choice() -> None:
    text = GIFTS.replace("choose a card in your hand\n      put it into", "choose 2 cards in your hand as the gift\n"
                         "      put the gift into").replace(", holds 1 card", "")
    start = game(text).start(seed=3)
    hands = [names(start.view(seat), f"hand{seat + 1}") for seat in (0, 1)]
    position = played(start, "-".join(hands[0][:2]), "-".join(hands[1][1:]))
    assert sorted(names(position.view(0), "hand1")) == sorted([hands[0][2], *hands[1][1:]])


def messages(round_: str) -> list[str]:
    text = f"game A\nplayers Ann, Bob\nboard 3 by 1\npiece stone\neach player has score\nround\n{round_}"
    return [one.message for one in check(text).errors]


def test_choices_come_first() -> None:
    assert messages("  let every player at once\n    add 1 to your score\n    choose a number from 1 to 2\n"
                    "    you win\n") == ["who chooses at once chooses first, before anything happens"]
    assert messages("  let every stone at once: remove this\n  you win\n") == [
        "only players can do something at once"]
    assert messages("  take turns from Ann until no cell is empty\n  you win\n") == [
        "what a player does on a turn is missing"]
