"""Rules that ask too much: native code gives up within seconds and says so, or leaves the game to the interpreter."""

from __future__ import annotations

import time

import pytest

from ludoteka.machine.position import TextPosition
from ludoteka.machine.start import first_run
from ludoteka.native import native
from ludoteka.native.costs import Costs
from ludoteka.native.plan import Plan
from ludoteka.native.ways import PASS
from tests.machine.small import game

HEAD = "game Much\nplayers Ann, Bob\n"
CHOICES = "".join("  choose a cell\n" for _ in range(7))
LETTERS = "abcdefghijklmnopqrstuvwxyz"
DOUBLED = "".join(f"  worth{two}{one} is worth{before} plus worth{before}\n" for before, two, one in zip(
    ["a", *(two + one for two in "xyz" for one in LETTERS)], (two for two in "xyz" for _ in LETTERS), LETTERS * 3,
    strict=False))
FINISHED = "end\n  if the turn number is 4: the game is drawn\n"
ENDLESS = {
    "choices": f"board 9 by 9\npiece stone\nturn\n{CHOICES}{FINISHED}",
    "choices that change": f"board 9 by 9\npiece stone\nturn\n{CHOICES.replace('a cell', 'an empty cell') }"
                           f"  put your stone there\n{CHOICES}{FINISHED}",
    "choices one by one": "board 1 by 1\npiece stone\nturn\n  repeat 900 times\n    choose a cell\n"
                          f"    put your stone there\n    remove the stone on a1\n{FINISHED}",
    "a loop in every way": "board 9 by 9\nthe game has clock\npiece stone\nturn\n  choose a cell\n  choose a cell\n"
                           "  choose a cell\n  repeat 40000 times: add 1 to clock\n"
                           f"  not allowed if clock is more than 3\n{FINISHED}",
}


def begun(text: str) -> TextPosition:
    """The first position of a game whose moves are too many for the interpreter to begin it."""
    small = game(HEAD + text)
    machine = small.machine({}, None, None)
    run = first_run(machine)
    run.state[machine.layout.turn], run.state[machine.layout.turn_number] = 0, 1
    return TextPosition(small, machine, run)


@pytest.mark.parametrize("name", ENDLESS)
def test_a_question_that_asks_too_much_gets_no_answer(name: str) -> None:
    code = native(start := begun(ENDLESS[name]))
    assert code is not None
    before, buffer = time.monotonic(), code.pack(start)
    with pytest.raises(OverflowError, match="too many moves"):
        code.moves(buffer)
    assert code.playout(buffer, luck=1, most=100) <= 100
    assert time.monotonic() - before < 60


def test_loops_in_loops_come_to_an_end() -> None:
    loops = "".join(f"{'  ' * depth}for each cell\n" for depth in range(1, 4))
    start = begun(f"board 9 by 9\nthe game has clock\nturn\n  choose a cell\n{loops}{'  ' * 4}add 1 to clock\n"
                  f"{FINISHED}")
    code = native(start)
    assert code is not None
    assert code.moves(code.pack(start)) == [PASS], "no way through the turn can be finished"


def test_words_that_ask_for_each_other_again_and_again_are_not_native() -> None:
    start = begun(f"board 3 by 3\npiece stone\neach cell\n  wortha is the turn number\n{DOUBLED}turn\n"
                  "  choose an empty cell\n  put your stone there\nend\n  if worthzz of a1 is 7: you win\n")
    assert native(start) is None


def test_a_question_costs_as_many_as_there_are_of_a_kind() -> None:
    words = "".join(f"a role is good{two} if there is a good{one} role\n" for one, two in ("ab", "bc", "cd"))
    text = ("zone pack, seen by all\nkind role, a card\nrole King, 6 copies\ncard Chaff, {0} copies\n"
            f"a role is gooda if it is in the pack\n{words}"
            f"turn\n  choose a goodd role\n  put it into the pack\n{FINISHED}")
    costs = [Costs(Plan(game(HEAD + text.format(number)).machine({}, None, None))).trial for number in (2, 200)]
    assert costs[0] == costs[1]
