"""Minesweeper, Mastermind and Battleship: their rules, and that what they hide stays hidden."""

from __future__ import annotations

import random

import pytest

from ludoteka.games import library
from tests.games.hidden import FLEET, around, fleets, kept, numbers, uncovered
from tests.machine.small import played, texts


# ---- Minesweeper ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(6))
def test_numbers_tell_the_mines_around(seed: int) -> None:
    position = uncovered("d4", seed, width=7, height=7, hidden_mines=8)
    mines = kept(position, "cell safe or mined")
    covers = kept(position, "cell covered or open or hollow")
    assert len(mines) == 8
    assert not mines.keys() & ({"d4"} | around("d4")), "the first cell and those around it are safe"
    assert {"d4", *around("d4")} <= covers.keys()
    for cell in covers:
        assert numbers(position)[cell]["danger"] == len(around(cell) & mines.keys())
    for cell in (one for one, how in covers.items() if how == "hollow"):
        assert around(cell) & numbers(position).keys() <= covers.keys(), "around it everything is open"


def test_a_mine_loses_and_all_the_rest_wins() -> None:
    position = uncovered("d4", 2, width=7, height=7, hidden_mines=8)
    mines = kept(position, "cell safe or mined")
    lost = position.play(f"uncover-{min(mines)}").outcome
    assert lost is not None
    assert lost.results == ("lost",)
    while position.outcome is None:
        safe = [move for move in texts(position) if move.startswith("uncover-") and move.split("-")[1] not in mines]
        position = position.play(safe[0])
    assert position.outcome.results == ("won",)


def test_a_flag_forbids_to_uncover_and_can_be_taken_away() -> None:
    position = uncovered("d4", 2, width=7, height=7, hidden_mines=8)
    mine = min(kept(position, "cell safe or mined"))
    flagged = position.play(f"flag-{mine}")
    assert f"uncover-{mine}" not in texts(flagged)
    assert f"uncover-{mine}" in texts(flagged.play(f"flag-{mine}"))


def test_nothing_shows_where_the_mines_are() -> None:
    position = uncovered("d4", 1, width=7, height=7, hidden_mines=12)
    assert "mined" not in str(position.view(0))
    fields = {tuple(kept(position.imagine(0, seed), "cell safe or mined")) for seed in range(3)}
    assert len(fields) > 1
    for seed in range(3):
        other = position.imagine(0, seed)
        assert other.view(0) == position.view(0)
        assert texts(other) == texts(position)


# ---- Mastermind -----------------------------------------------------------------------------------------------------
def pins(code: str, guess: str) -> tuple[int, int]:
    """Black and white pins, as people count them."""
    black = sum(one == other for one, other in zip(code, guess, strict=True))
    return black, sum(min(code.count(colour), guess.count(colour)) for colour in set(code)) - black


COLOURS = {word[0]: word for word in ("red", "orange", "yellow", "green", "blue", "violet")}


@pytest.mark.parametrize(("code", "guess"), [("royg", "royg"), ("rroo", "orbb"), ("rroo", "oorr"), ("rgbv", "yyoo"),
                                              ("rrrg", "grrr"), ("vvvv", "vbvb"), ("rogb", "ggro")])
def test_pins_answer_a_guess(code: str, guess: str) -> None:
    position = played(library.load("mastermind").start(), *(COLOURS[one] for one in code + guess))
    found = [piece.name for cell in position.view(1).boards[0].cells for piece in cell.pieces]
    assert (found.count("black pin"), found.count("white pin")) == pins(code, guess)
    assert (position.outcome is not None) == (code == guess)


def test_the_last_guess_loses_and_shows_the_code() -> None:
    position = played(library.load("mastermind").start(guesses_allowed=6), *["red"] * 4, *["blue"] * 20)
    assert not any("red" in piece.words for cell in position.view(1).boards[0].cells for piece in cell.pieces)
    over = played(position, *["blue"] * 4)
    assert over.outcome is not None
    assert over.outcome.results == ("won", "lost")
    assert sum("red" in piece.words for cell in over.view(1).boards[0].cells for piece in cell.pieces) == 4


def test_a_code_without_doubles() -> None:
    position = library.load("mastermind").start(doubles="forbidden").play("red")
    assert "red" not in texts(position)


def test_codes_are_imagined_that_fit_all_answers() -> None:
    position = played(library.load("mastermind").start(), *(COLOURS[one] for one in "royg" + "rrgg" + "rbyo"))
    for seed in range(12):
        code = "".join(word[0] for word in list(kept(position.imagine(1, seed), "piece colour").values())[:4])
        assert pins(code, "rrgg") == pins("royg", "rrgg")
        assert pins(code, "rbyo") == pins("royg", "rbyo")


# ---- Battleship -----------------------------------------------------------------------------------------------------
def test_ships_are_laid_in_the_own_sea_and_never_touch() -> None:
    start = library.load("battleship").start()
    assert len(texts(start)) == 120
    assert all(move.startswith("north sea.") for move in texts(start))
    second = start.play("north sea.a1-up").play("south sea.a1-up")
    assert not {"north sea.a1-up", "north sea.b1-up", "north sea.a6-up"} & set(texts(second))
    near = library.load("battleship").start(nearness="allowed").play("north sea.a1-up").play("south sea.a1-up")
    assert "north sea.b1-up" in texts(near)


def test_a_hit_shows_the_ship_and_gives_another_shot() -> None:
    position = fleets()
    assert kept(position, "piece ship")["south sea.a5"] == "1"
    miss = position.play("south sea.b1")
    assert miss.chooser == 1
    hit = position.play("south sea.a5")
    assert hit.chooser == 0
    words = {cell.name: cell.pieces[0].words for board in hit.view(0).boards for cell in board.cells}
    assert words["south sea.a5"] == ("tried",)
    assert fleets(hits="plain").play("south sea.a5").chooser == 1


def test_a_whole_ship_sinks_and_the_last_one_decides() -> None:
    position = played(fleets(), "south sea.i1", "south sea.i2")
    words = {cell.name: cell.pieces[0].words for board in position.view(None).boards for cell in board.cells}
    assert words["south sea.i1"] == words["south sea.i2"] == ("sunk",)
    ships = [f"south sea.{ship[0]}{row}" for ship, size in zip(FLEET, (5, 4, 3, 3), strict=False)
             for row in range(1, size + 1)]
    over = played(position, *ships).outcome
    assert over is not None
    assert over.results == ("won", "lost")


def test_the_other_fleet_is_imagined_as_the_shots_allow() -> None:
    rng, position = random.Random(4), played(fleets(), "south sea.a1", "south sea.b9")
    for _ in range(3):
        position = position.play(rng.choice(texts(position)))
    imagined = [position.imagine(0, seed) for seed in range(2)]
    for other in imagined:
        ships = kept(other, "piece ship")
        assert "south sea.a1" in ships
        assert "south sea.b9" not in ships
        assert other.view(0) == position.view(0)
        assert {one: ship for one, ship in ships.items() if one.startswith("north")} == {
            one: ship for one, ship in kept(position, "piece ship").items() if one.startswith("north")}
    assert kept(imagined[0], "piece ship") != kept(imagined[1], "piece ship")
