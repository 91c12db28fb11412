"""Feathered Foxes: secret masks, accusations by day, visits by night, and which team wins."""

from __future__ import annotations

from random import Random

import pytest

from ludoteka.core import CHANCE, Position
from ludoteka.games import library
from tests.machine.small import played, texts


def dealt(seats: int = 6) -> Position:
    """A match before the first court: foxes are the first and the fifth; who sits behind them can only be hens."""
    return played(library.load("feathered-foxes").start(seed=None, seats=seats), "fox", "hen", "owl", "dog", "fox")


def go_to(position: Position, *players: int) -> Position:
    """Everybody who is present chooses, in the order of the seats."""
    return played(position, *(f"player {number}" for number in players))


def masks(position: Position, viewer: int | None) -> list[str]:
    """What a viewer sees of the masks, seat by seat."""
    zones = [zone for zone in position.view(viewer).zones if zone.name == "mask"]
    return [zone.things[0].name if zone.things else "?" for zone in zones]


def gone(position: Position) -> list[int]:
    return [number for number, seat in enumerate(position.view().seats, 1) if "gone" in seat.words]


def results(position: Position) -> list[str]:
    assert position.outcome is not None
    return list(position.outcome.results)


def test_everybody_sees_the_own_mask_and_foxes_know_each_other() -> None:
    first = dealt()
    assert first.chooser == 0
    assert masks(first, 0) == masks(first, 4) == ["fox", "?", "?", "?", "fox", "?"]
    assert masks(first, 2) == ["?", "?", "owl", "?", "?", "?"]
    assert masks(first, 5) == ["?", "?", "?", "?", "?", "hen"]
    assert masks(first, None) == ["?"] * 6


def test_among_five_there_is_one_fox() -> None:
    first = library.load("feathered-foxes").start(seed=1, seats=5)
    assert sorted(masks(first, seat)[seat] for seat in range(5)) == ["dog", "fox", "hen", "hen", "owl"]


def test_masks_are_dealt_by_lot() -> None:
    game = library.load("feathered-foxes")
    assert len({tuple(mask for seat in range(6) for mask in masks(game.start(seed=seed, seats=6), seat))
                for seed in range(8)}) > 1


def test_a_hen_that_imagines_suspects_everybody_and_a_fox_keeps_its_friend() -> None:
    first = dealt()
    hens = [first.imagine(5, seed) for seed in range(20)]
    assert {masks(one, 5)[5] for one in hens} == {"hen"}
    assert {seat for one in hens for seat in range(6) if masks(one, seat)[seat] == "fox"} == {0, 1, 2, 3, 4}
    assert {masks(first.imagine(0, seed), 4)[4] for seed in range(8)} == {"fox"}


def test_accusations_wait_unseen_and_then_are_open() -> None:
    first = dealt()
    assert [step.text for step in first.told("player 2", 3)] == ["…"]
    waiting = go_to(first, 2, 3, 4, 5, 6)
    assert [dict(seat.numbers)["suspect"] for seat in waiting.view(3).seats] == [0] * 6
    after = waiting.play("player 2")
    assert [dict(seat.numbers)["suspect"] for seat in after.view(3).seats] == [2, 3, 4, 5, 6, 2]


def test_whoever_is_accused_most_leaves_shows_the_mask_and_is_asked_no_more() -> None:
    night = go_to(dealt(), 2, 3, 2, 2, 2, 2)
    assert gone(night) == [2]
    assert masks(night, None) == ["?", "hen", "?", "?", "?", "?"]
    assert "player 2" not in texts(night)
    assert night.play("player 3").chooser == 2, "the second seat is left out"


def test_equal_numbers_are_decided_by_lot() -> None:
    tied = go_to(dealt(), 2, 3, 2, 3, 2, 3)
    assert tied.chooser is CHANCE
    assert texts(tied) == ["player 2", "player 3"]
    assert gone(tied.play("player 3")) == [3]


def test_a_fox_that_is_caught_gives_the_victory_to_all_others() -> None:
    over = go_to(dealt(), 2, 1, 1, 1, 1, 1)
    assert masks(over, None)[0] == "fox"
    assert results(over) == ["lost", "won", "won", "won", "lost", "won"]


def night_of_seven() -> Position:
    """The first hen left by day."""
    return go_to(dealt(7), 2, 3, 2, 2, 2, 2, 2)


def test_those_who_left_win_with_their_team() -> None:
    day = go_to(night_of_seven(), 6, 6, 6, 6, 7, 6)
    assert gone(day) == [2], "the dog guarded the prey"
    over = go_to(day, 3, 1, 1, 1, 1, 1)
    assert results(over) == ["lost", "won", "won", "won", "lost", "won", "won"]


def test_foxes_do_not_go_to_foxes_and_all_others_may() -> None:
    night = night_of_seven()
    assert texts(night) == ["player 3", "player 4", "player 6", "player 7"]
    assert "player 1" in texts(night.play("player 3"))
    assert "player 1" not in texts(go_to(night, 3, 1, 1))


def test_the_foxes_carry_off_whom_they_visit() -> None:
    day = go_to(night_of_seven(), 6, 7, 7, 6, 7, 1)
    assert gone(day) == [2, 6]
    assert masks(day, None)[5] == "hen"


def test_foxes_that_disagree_leave_it_to_the_lot() -> None:
    lot = go_to(night_of_seven(), 6, 7, 1, 7, 1, 1)
    assert lot.chooser is CHANCE
    assert texts(lot) == ["player 6", "player 7"]


def test_the_owl_alone_sees_whom_it_visits() -> None:
    day = go_to(night_of_seven(), 6, 5, 7, 6, 7, 1)
    assert masks(day, 2)[4] == "fox"
    assert masks(day, 3)[4] == masks(day, None)[4] == "?"


def test_nobody_hears_who_went_where() -> None:
    night = night_of_seven()
    assert {step.text for seat in (1, 2, 4, None) for step in night.told("player 6", seat)} == {"…"}
    assert [step.text for step in night.told("player 6", 0)] == ["player 6"]
    last = go_to(night, 6, 5, 7, 6, 7)
    assert {step.text for seat in (0, 1, 2, 3, 4, None) for step in last.told("player 1", seat)} == {"…"}


def test_more_foxes_than_others_are_a_victory_of_both_foxes() -> None:
    equal = go_to(go_to(dealt(), 2, 3, 2, 2, 2, 2), 6, 1, 1, 6, 1)
    assert gone(equal) == [2, 6]
    assert equal.outcome is None, "two foxes and two others"
    over = go_to(equal, 3, 4, 3, 3)
    assert results(over) == ["won", "lost", "lost", "lost", "won", "lost"]


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_random_matches_end_and_both_teams_win_some(seats: int) -> None:
    game, rng = library.load("feathered-foxes"), Random(seats)
    winners = []
    for seed in range(40):
        position: Position = game.start(seed=seed, seats=seats)
        while position.chooser is not None:
            position = position.play(rng.choice(position.moves()))
        winners.append(results(position).count("won"))
    foxes = 1 if seats == 5 else 2
    assert set(winners) == {foxes, seats - foxes}
    assert 0.15 <= winners.count(foxes) / len(winners) <= 0.7, "at random foxes accuse foxes, too"
