"""Whose turn it is, how a game goes on and how it ends."""

from __future__ import annotations

import pytest

from ludoteka.core import Outcome, Position
from tests.machine.small import drawn, game, offered, played, texts, two_players

TAKE_A_CELL = "  choose an empty cell\n  put your stone there\n"


def ended(position: Position) -> Outcome:
    assert position.outcome is not None
    assert position.chooser is None
    assert texts(position) == []
    return position.outcome


def choosers(position: Position, *moves: str) -> list[object]:
    """Who chooses before each move and after the last."""
    found: list[object] = [position.chooser]
    for move in moves:
        position = position.play(move)
        found.append(position.chooser)
    return found


def test_players_take_turns_in_their_order() -> None:
    small = game("game A\nplayers 2 to 4\nboard 6 by 1\npiece stone\nturn\n" + TAKE_A_CELL)
    moves = [f"{column}1" for column in "abcdef"]
    for seats in (2, 3, 4):
        assert choosers(small.start(seats=seats), *moves[:5]) == [turn % seats for turn in range(6)]


def test_take_another_turn() -> None:
    rest = "turn\n" + TAKE_A_CELL + "  if it is in the first column: take another turn\n"
    assert choosers(two_players(rest).start(), "b1", "a1", "c1") == [0, 1, 1, 0]


def test_end_the_turn_leaves_the_rest_out() -> None:
    rest = "turn\n  choose an empty cell\n  if it is in the first column: end the turn\n  put your stone there\n"
    start = two_players(rest, "board 2 by 1").start()
    assert drawn(start.play("a1")) == [". ."]
    assert drawn(start.play("b1")) == [". W"]


def test_another_player_may_begin() -> None:
    assert two_players("setup\n  Black begins\nturn\n" + TAKE_A_CELL).start().chooser == 1


def test_swap_sides_exchanges_the_seats() -> None:
    rest = 'turn\n  either\n    choose an empty cell\n    put your stone there\n  or "Swap"\n' \
           '    not allowed if the turn number is not 2\n    swap sides\n'
    position = played(two_players(rest, "board 3 by 1").start(), "a1", "swap")
    assert position.seats == ("Black", "White")
    assert position.chooser == 0, "the first seat plays Black now"
    assert drawn(position.play("b1")) == ["W b ."]


def test_phases_are_states_of_the_game() -> None:
    small = game("""
        game Phases
        players White, Black
        board 3 by 1
        the game is opening or closing
        piece stone
          may slide as drawn, sideways
            @ .  ->  . @
        turn
          if the game is opening
            choose an empty cell
            put your stone there
            if exactly 1 cell is empty: the game becomes closing
          otherwise
            slide one of your stones
    """)
    position = played(small.start(), "a1", "c1")
    assert position.view().words == ("closing",)
    assert texts(position) == ["a1-b1"]


# ---- stuck players --------------------------------------------------------------------------------------------------
ONE_COLUMN = "turn\n  choose an empty cell in the first column\n  put your stone there\n"


def test_stuck_players_lose_unless_said_otherwise() -> None:
    for rest in (ONE_COLUMN, ONE_COLUMN + "stuck players lose\n"):
        outcome = ended(played(two_players(rest, "board 2 by 1").start(), "a1"))
        assert outcome.results == ("won", "lost")


def test_stuck_players_pass_and_the_other_goes_on() -> None:
    rest = "turn\n  choose an empty cell in your first row\n  put your stone there\nstuck players pass\n" \
           "end\n  if every player is stuck: the game is drawn\n"
    position = played(two_players(rest, "board 1 by 2").start(), "a1")
    assert choosers(position) == [1]
    assert ended(position.play("a2")).drawn


def test_pass_is_a_move_of_its_own() -> None:
    rest = "setup\n  put White stones on the first row\nturn\n  choose an empty cell in your first row\n" \
           "  put your stone there\nstuck players pass\nend\n  if no cell is empty: the game is drawn\n"
    start = two_players(rest, "board 2 by 2").start()
    assert texts(start) == ["pass"]
    assert start.choices()[0].names == ("Pass",)
    assert texts(start.play("pass")) == ["a2", "b2"]


def test_a_game_without_end_stops_after_its_turns() -> None:
    rest = "a game lasts at most 3 turns\nturn\n  choose a cell\n"
    position = played(two_players(rest, "board 1 by 1").start(), "a1", "a1", "a1")
    assert ended(position).drawn
    alone = game("game A\nplayers 1\nboard 1 by 1\na game lasts at most 1 turns\nturn\n  choose a cell\n")
    assert ended(alone.start().play("a1")).results == ("lost",)


# ---- results --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("said", "results"), [
    ("you win", ("won", "lost", "lost")),
    ("you lose", ("lost", "won", "won")),
    ("the game is drawn", ("drawn", "drawn", "drawn")),
    ("the next player wins", ("lost", "won", "lost")),
    ("every other player wins", ("lost", "won", "won")),
    ("Blue loses", ("won", "won", "lost")),
])
def test_who_wins(said: str, results: tuple[str, ...]) -> None:
    small = game(f"game A\nplayers Red, Green, Blue\nboard 1 by 1\nturn\n  choose a cell\n  {said}\n")
    outcome = ended(small.start().play("a1"))
    assert outcome.results == results
    assert (outcome.line, outcome.rule) == (6, said)


POINTS = """
    game Points
    players 3
    board 1 by 1
    each player has score
    each player has bonus
    turn
      choose a number from 0 to 9
      set your score to that number
      choose a number from 0 to 9 as the extra
      set your bonus to the extra
    end
      if the turn number is 4: {}
"""


@pytest.mark.parametrize(("moves", "results", "ranks", "points"), [
    ("3 5 1", ("lost", "won", "lost"), (2, 1, 3), (3, 5, 1)),
    ("5 5 1", ("won", "won", "lost"), (1, 1, 3), (5, 5, 1)),
    ("7 2 2", ("won", "lost", "lost"), (1, 2, 2), (7, 2, 2)),
    ("4 4 4", ("drawn", "drawn", "drawn"), (1, 1, 1), (4, 4, 4)),
])
def test_the_player_with_the_most_wins(moves: str, results: tuple[str, ...], ranks: tuple[int, ...],
                                       points: tuple[int, ...]) -> None:
    small = game(POINTS.format("the player with the most score wins"))
    outcome = ended(played(small.start(), *(f"{move}-0" for move in moves.split())))
    assert (outcome.results, outcome.ranks, outcome.points) == (results, ranks, points)
    fewest = game(POINTS.format("the player with the fewest score wins"))
    least = min(points)
    outcome = ended(played(fewest.start(), *(f"{move}-0" for move in moves.split())))
    assert outcome.ranks == tuple(1 + sum(other < mine for other in points) for mine in points)
    assert outcome.winners == (() if len(set(points)) == 1 else tuple(
        seat for seat, mine in enumerate(points) if mine == least))


def test_a_second_number_decides_between_equals() -> None:
    small = game(POINTS.format("the player with the most score, then the most bonus wins"))
    assert ended(played(small.start(), "5-1", "5-2", "3-9")).ranks == (2, 1, 3)
    assert ended(played(small.start(), "5-2", "5-2", "3-9")).winners == (0, 1)


def test_the_end_is_asked_before_the_next_player_moves() -> None:
    rest = "turn\n" + TAKE_A_CELL + "end\n  if you have no stones: you lose\n"
    assert ended(two_players(rest).start()).results == ("lost", "won")


def test_the_same_position_again_is_noticed() -> None:
    rest = "setup\n  put White stones on a1\n  put Black stones on a2\n" \
           "turn\n  choose one of your stones as the mover\n" \
           "  choose an empty cell one step sideways from the mover\n  put the mover onto it\n" \
           "end\n  if the same position has occurred 2 times: the game is drawn\n"
    start = two_players(rest, "board 2 by 2").start()
    assert ended(played(start, "a1-b1", "a2-b2", "b1-a1", "b2-a2")).drawn


def test_the_same_board_is_not_allowed_again() -> None:
    rest = "turn\n  choose a cell\n  remove every stone\n  put your stone there\n" \
           "  not allowed if the same board has occurred before\n"
    start = two_players(rest, "board 1 by 1").start()
    assert texts(start) == ["a1"]
    assert texts(played(start, "a1")) == ["a1"], "a black stone is another board"
    assert ended(played(start, "a1", "a1")).results == ("lost", "won")


def test_stuck_looks_at_the_whole_turn() -> None:
    assert offered("turn\n  choose a cell\n  not allowed if it is empty\n") == []


def test_a_player_has_the_number_of_its_seat() -> None:
    seats = game("""
        game Seats
        players 3
        board 3 by 1
        piece stone
        each player has score
        setup
          let every player: set your score to your seat times 10
        turn
          choose a cell whose position is your seat
          put your stone there
        end
          if no cell is empty: the player with the most score wins
        """).start()
    assert [dict(seat.numbers)["score"] for seat in seats.view().seats] == [10, 20, 30]
    assert texts(seats.play("a1")) == ["b1"]


def test_a_file_may_call_something_else_a_seat() -> None:
    position = game("""
        game Own
        players Ann, Bob
        board 3 by 1
        piece stone
        each player has seat, starting at 7
        turn
          choose a number from your seat to your seat
          you win
        """).start()
    assert texts(position) == ["7"]
