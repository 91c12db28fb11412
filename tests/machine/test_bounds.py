"""A text from a stranger can neither hang nor crash: what asks for too much is refused with its line."""

from __future__ import annotations

from textwrap import dedent

import pytest

from ludoteka.core import TooMuch
from ludoteka.language import check
from ludoteka.machine import setup_faults
from ludoteka.machine.engine import Machine
from tests.machine.small import game

HEAD = "game Much\nplayers Ann, Bob\n"
MANY_CHOICES = HEAD + """board 9 by 9
piece stone
turn
  choose a cell
  choose a cell
  choose a cell
  choose a cell
end
  if the turn number is 4: the game is drawn
"""
ONE_BY_ONE = HEAD + """board 1 by 1
piece stone
turn
  repeat 900 times
    choose a cell
    put your stone there
    remove the stone on a1
end
  if the turn number is 4: the game is drawn
"""
DOUBLED = "".join(f"  worth{one} is worth{before} plus worth{before}\n"
                  for before, one in zip("abcdefghijklmnopqrstuvwxy", "bcdefghijklmnopqrstuvwxyz", strict=True))
DEFINITIONS = HEAD + f"""board 3 by 3
piece stone
each cell
  wortha is the turn number
{DOUBLED}turn
  choose an empty cell
  put your stone there
end
  if worthz of a1 is 7: you win
"""


@pytest.fixture(autouse=True)
def little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tenth of the bound is enough to meet it."""
    monkeypatch.setattr(Machine, "EFFORT", Machine.EFFORT // 10)


@pytest.mark.parametrize(("text", "line"), [(MANY_CHOICES, 9), (DEFINITIONS, 36), (ONE_BY_ONE, 0)],
                         ids=["choices", "definitions", "choices one by one"])
def test_too_much_is_refused_with_its_line(text: str, line: int) -> None:
    small = game(text)
    with pytest.raises(TooMuch, match="more than can be worked out") as refused:
        small.start().moves()
    assert refused.value.line == line
    (told,) = setup_faults(small.description)
    assert (told.code, told.line) == ("too-much", line or 1)


def test_one_choice_among_very_many_is_not_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    text = HEAD + "board 50 by 50\npiece stone\nturn\n  choose an empty cell\n  put your stone there\n"
    assert len(game(text).start().moves()) == 2500


def test_every_question_has_its_own_bound() -> None:
    text = HEAD + "board 9 by 9\npiece stone\nturn\n  choose an empty cell\n  put your stone there\n"
    start = game(text).start()
    cost = sum(len(start.play(move).moves()) for move in start.moves()) * 100
    assert cost > Machine.EFFORT // 2


def test_a_level_is_tried_with_the_fewest_players_and_only_the_first_with_all(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[tuple[str, int]] = []
    build = Machine.__init__

    def noting(machine: Machine, *given: object) -> None:
        tried.append((given[3].name, given[2]))  # type: ignore[attr-defined,arg-type]  # a level and its seats
        build(machine, *given)  # type: ignore[arg-type]  # as it was given

    monkeypatch.setattr(Machine, "__init__", noting)
    text = dedent("""\
        game Levels
        players 2 to 4
        board drawn by the level
        piece stone
        turn
          choose an empty cell
          put your stone there
        end
          if no cell is empty: the game is drawn
        legend
          # stone
        """) + "".join(f"level {name}\n  . . #\n" for name in ("One", "Two", "Three"))
    description = check(text).description
    assert description is not None
    assert setup_faults(description) == ()
    assert tried == [("One", 2), ("One", 3), ("One", 4), ("Two", 2), ("Three", 2)]
