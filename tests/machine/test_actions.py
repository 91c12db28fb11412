"""What each action does: tiny games, boards drawn before and after."""

from __future__ import annotations

import pytest

from ludoteka.core import IllegalMove, Position
from ludoteka.core.contract import check_game
from tests.machine.small import drawn, game, offered, played, texts, two_players

LEGEND = "piece lord\nlegend\n  S White stone\n  s Black stone\n  L White lord\n  l Black lord\n"


def after(rest: str, *moves: str, board: str = "board 3 by 1") -> list[str]:
    """The board after White's moves."""
    return drawn(played(two_players(rest, board).start(), *moves))


def numbers(position: Position) -> dict[str, int]:
    return dict(position.view().numbers)


# ---- matter ---------------------------------------------------------------------------------------------------------
def test_put_takes_a_piece_from_the_box() -> None:
    rest = "turn\n  choose an empty cell\n  put your stone there\n"
    assert after(rest, "b1") == [". W ."]
    assert after(rest, "b1", "a1") == ["b W ."]


def test_put_names_several_places() -> None:
    rest = "setup\n  put White stones on a1 and c1\nturn\n  choose an empty cell\n  put your stone onto {}\n"
    assert after(rest.format("it"), "b1", board="board 5 by 1") == ["W W W . ."]
    assert after(rest.format("it, d1 and e1"), "b1", board="board 5 by 1") == ["W W W W W"]


def test_put_moves_a_piece_that_is_named() -> None:
    rest = "setup\n  put White stones on a1\nturn\n  choose one of your stones as the mover\n  choose an empty cell\n" \
           "  put the mover onto it\n"
    assert after(rest, "a1-c1") == [". . W"]


def test_a_piece_cannot_be_put_onto_another() -> None:
    rest = "setup\n  put Black stones on a1\nturn\n  choose a cell\n  put your stone there\n"
    assert offered(rest, "board 3 by 1") == ["b1", "c1"]


def test_remove_takes_away_what_is_named() -> None:
    rest = "setup\n  put Black stones on the first row\nturn\n  choose a cell\n  remove every enemy stone on it\n"
    assert after(rest, "b1") == ["b . b"]


def test_swap_exchanges_two_pieces() -> None:
    rest = LEGEND + "setup\n  put White stones on a1\n  put Black lords on c1\nturn\n" \
           "  choose one of your stones as the mover\n  choose a lord as the other one\n" \
           "  swap the mover and the other one\n"
    assert after(rest, "a1-c1") == ["l . S"]


def test_becomes_changes_kind_and_owner() -> None:
    rest = LEGEND + "setup\n  put Black stones on the first row\nturn\n" \
           "  choose an enemy stone as the victim\n  the victim becomes {}\n"
    assert after(rest.format("a lord"), "b1") == ["s l s"]
    assert after(rest.format("yours"), "b1") == ["s S s"]
    assert after(rest.format("a White lord"), "b1") == ["s L s"]


def test_toggle_changes_between_two_states() -> None:
    small = game("""
        game Lamps
        players 1
        board 3 by 1
        each cell is dark or lit
        turn
          choose a cell
          toggle it and every cell next to it
    """)
    lit = [[cell.words for cell in played(small.start(), *moves).view().boards[0].cells]
           for moves in (("a1",), ("a1", "b1"), ("a1", "a1"))]
    assert lit == [[("lit",), ("lit",), ()], [(), (), ("lit",)], [(), (), ()]]


# ---- numbers and memories -------------------------------------------------------------------------------------------
def test_set_add_and_take_change_numbers() -> None:
    small = game("""
        game Count
        players 1
        board 1 by 1
        the game has clock, steps left, starting at 5
        turn
          choose a number from 1 to 3
          add that number to clock
          take 2 from steps left
    """)
    assert numbers(played(small.start(), "3", "2")) == {"clock": 10, "steps left": 1}


def test_what_lasts_until_your_next_turn_is_gone_then() -> None:
    rest = "the game remembers the mark, a cell\nturn\n  choose a cell that is not the mark\n" \
           "  set the mark to it until your next turn\n"
    start = two_players(rest, "board 2 by 1").start()
    assert texts(start) == ["a1", "b1"]
    assert texts(played(start, "a1")) == ["b1"]
    assert texts(played(start, "a1", "b1")) == ["a1"], "White's own mark is over, Black's stands"


def test_numbers_that_go_back_after_each_turn() -> None:
    small = game("""
        game Reset
        players 1
        board 1 by 1
        the game has steps taken, back to 0 after each turn
        the game has sum
        turn
          choose a number from 1 to 2
          add that number to steps taken
          add steps taken to sum
    """)
    assert numbers(played(small.start(), "2", "1")) == {"steps taken": 0, "sum": 3}


# ---- choices --------------------------------------------------------------------------------------------------------
def test_either_offers_its_ways_and_labels_tell_them() -> None:
    rest = 'turn\n  either\n    choose an empty cell in the first column\n    put your stone there\n' \
           '  or "Wait"\n    do nothing\n' \
           '  or "Leap"\n    choose an empty cell in the last column\n    put your stone there\n'
    assert offered(rest, "board 3 by 1") == ["a1", "wait", "leap-c1"]


def test_may_can_be_skipped() -> None:
    rest = 'turn\n  choose an empty cell\n  put your stone there\n  may "Crown it"\n    choose an empty cell\n' \
           '    put your stone there\n'
    assert offered(rest, "board 2 by 1") == ["a1-crown it-b1", "a1-skip", "b1-crown it-a1", "b1-skip"]


def test_only_ways_that_can_be_finished_are_offered() -> None:
    rest = "turn\n  choose an empty cell as the start\n  choose an empty cell one step right from the start\n" \
           "  choose an empty cell one step right from it\n  put your stone there\n"
    assert offered(rest, "board 4 by 1") == ["a1-b1-c1", "b1-c1-d1"]


def test_kinds_and_numbers_are_chosen_by_their_words() -> None:
    rest = "piece lord\nturn\n  choose an empty cell\n  put your stone there as the new one\n" \
           "  choose a stone or lord as the new kind\n  the new one becomes the new kind\n"
    assert offered(rest, "board 1 by 1") == ["a1-stone", "a1-lord"]
    assert offered("turn\n  choose a number from 2 to 4\n  not allowed if that number is 3\n") == ["2", "4"]


def test_players_are_chosen_by_their_names() -> None:
    assert offered("turn\n  choose a player\n  do nothing\n") == ["white", "black"]
    assert offered("turn\n  choose another player\n  do nothing\n") == ["black"]


# ---- loops ----------------------------------------------------------------------------------------------------------
def test_for_each_does_it_for_every_one() -> None:
    rest = "turn\n  choose an empty cell\n  for each cell next to it: put your stone onto it\n"
    assert after(rest, "b2", board="board 3 by 3") == [". W .", "W . W", ". W ."]


def test_repeat_times_and_while() -> None:
    rest = "turn\n  choose a cell\n  remember it as the spot\n  repeat {}\n" \
           "    put your stone onto the spot\n    remember the cell one step right from the spot as the spot\n"
    assert after(rest.format("2 times"), "a1", board="board 4 by 1") == ["W W . ."]
    assert after(rest.format("while the spot is empty"), "b1", board="board 4 by 1") == [". W W W"]


def test_let_the_others_do_something() -> None:
    small = game("""
        game Others
        players 3
        board 6 by 1
        piece stone
        turn
          choose an empty cell
          put your stone there
          let every other player
            choose an empty cell
            put your stone there
    """)
    position = small.start()
    assert [position.chooser, played(position, "a1").chooser, played(position, "a1", "b1").chooser] == [0, 1, 2]
    assert played(position, "a1", "b1", "c1").chooser == 1, "then the second player has the turn"


def test_deeds_are_done_by_name_with_what_they_need() -> None:
    rest = "to fill a cell with a number\n  if that number is 1: put your stone onto that cell\n" \
           "turn\n  choose an empty cell\n  choose a number from 1 to 2\n  fill it with that number\n"
    assert after(rest, "b1-1") == [". W ."]
    assert after(rest, "b1-2") == [". . ."]


def test_when_this_does_something_more_happens() -> None:
    small = game("""
        game After
        players 1
        board 3 by 1
        the game has jumps done
        piece frog
          to leap to a cell
            put this onto that cell
          when this leaps: add 1 to jumps done
          may hop
            choose an empty cell next to this
            leap to it
        setup
          put a frog on a1
        turn
          hop with the frog
    """)
    assert numbers(played(small.start(), "b1", "c1")) == {"jumps done": 2}


# ---- what is allowed ------------------------------------------------------------------------------------------------
def test_not_allowed_takes_ways_away() -> None:
    rest = "turn\n  choose a cell\n  not allowed if it is in the first column\n"
    assert offered(rest, "board 3 by 1") == ["b1", "c1"]


def test_unless_nothing_else_is_possible_gives_a_rule_up() -> None:
    rest = "turn\n  choose an empty cell\n  not allowed if it is in the {} unless nothing else is possible\n"
    assert offered(rest.format("first column"), "board 2 by 1") == ["b1"]
    assert offered(rest.format("first row"), "board 2 by 1") == ["a1", "b1"]


def test_of_two_such_rules_the_upper_one_is_given_up_last() -> None:
    rest = "turn\n  choose an empty cell\n" \
           "  not allowed if it is in the first column unless nothing else is possible\n" \
           "  not allowed if it is in the last column unless nothing else is possible\n"
    assert offered(rest, "board 3 by 1") == ["b1"]
    assert offered(rest, "board 2 by 1") == ["b1"], "the lower rule is given up"


def test_allowed_only_with_the_most() -> None:
    rest = "each cell has gold\nsetup\n  set the gold of b1 to 2\n  set the gold of c1 to 2\nturn\n" \
           "  choose an empty cell\n  not allowed if another way gives more than its gold\n"
    assert offered(rest, "board 3 by 1") == ["b1", "c1"]


@pytest.mark.parametrize(("drawing", "moves"), [
    ("@ .  ->  . @", ["a1-a2"]),
    ("@ x  ->  . @", []),
    ("@ *  ->  . @", ["a1-a2"]),
])
def test_drawn_moves_go_forward_where_the_signs_fit(drawing: str, moves: list[str]) -> None:
    small = game(f"""
        game Drawn
        players White moving up, Black moving down
        board 2 by 3
        piece stone
          may move as drawn, forward
            {drawing}
        setup
          put White stones on a1
        turn
          move one of your stones
    """)
    assert texts(small.start()) == moves


def test_a_plus_in_a_drawing_means_one_or_more() -> None:
    small = game("""
        game Flip
        players White, Black
        board 5 by 1
        piece disc
          may flip as drawn, sideways, all at once
            @ x+ o  ->  @ o+ o
        setup drawn
          w b b w .
        legend
          w White disc
          b Black disc
        turn
          flip with the first disc
    """)
    start = small.start()
    assert drawn(start.play(0)) == ["w w w w ."]


SLIDING = """
    game Sliding
    players 1
    board drawn by the level
    piece trail
    piece rock
    piece ball
      may glide as drawn, {}
    turn
      glide with the ball
    legend
      t trail
      # rock
      O ball
    level One
      . . . .
      O . . #
      . . # .
"""


@pytest.mark.parametrize(("drawing", "first", "then"), [
    ("@ .+  ->  .+ @", ["O . . .", ". . . #", ". . # ."], ["d3", "a1"]),
    ("@ .+  ->  t+ @", ["O . . .", "t . . #", ". . # ."], ["d3"]),
    (". @ .+  ->  t .+ @", ["O . . .", ". . . #", "t . # ."], []),
])
def test_a_drawing_slides_as_far_as_it_goes_and_may_leave_new_pieces(drawing: str, first: list[str], then: list[str]
                                                                     ) -> None:
    start = game(SLIDING.format(f"orthogonally\n        {drawing}")).start()
    assert ("c2" in texts(start)) == (drawing[0] == "@")
    position = start.play("a3")
    assert drawn(position) == first
    assert texts(position) == then


@pytest.mark.parametrize(("drawing", "after"), [
    ("@ .  ->  t .", [". . . .", "t . . #", ". . # ."]),
    ("@ .  ->  . t", ["t . . .", ". . . #", ". . # ."]),
])
def test_a_piece_that_is_not_drawn_afterwards_is_gone(drawing: str, after: list[str]) -> None:
    assert drawn(game(SLIDING.format(f"up\n        {drawing}")).start().play(0)) == after


@pytest.mark.parametrize(("drawing", "after"), [
    ("@ x .  ->  . t @", ". t w . . b"),     # the piece jumped over becomes a trap of nobody
    ("@ x .  ->  t . @", "t . w . . b"),     # one is left behind
    ("@ x .  ->  . x T", ". b T . . b"),     # this goes, a trap of White comes
    ("@ x .  ->  @ t x", "w t b . . b"),     # the enemy moves on and leaves one behind
])
def test_a_new_piece_has_the_owner_that_the_legend_gives_it(drawing: str, after: str) -> None:
    small = game(f"""
        game Traps
        players White, Black
        board 6 by 1
        piece stone
          may move as drawn, right
            {drawing}
        piece trap
        setup drawn
          w b . . . b
        legend
          w White stone
          b Black stone
          T White trap
          t trap
        turn
          move with the first stone
    """)
    assert drawn(small.start().play(0)) == [after]


def test_a_new_piece_lies_in_its_own_layer() -> None:
    text = SLIDING.format("orthogonally\n        @ .+  ->  t+ @").replace("piece trail", "piece trail, in layer floor")
    position = game(text.replace("piece rock", "layers floor, air\n    piece rock")).start().play("a3").play("d3")
    assert texts(position) == ["a3"], "the trail lies below and is not in the way"
    trail = [cell.name for cell in position.view().boards[0].cells
             if any(piece.name == "trail" for piece in cell.pieces)]
    assert trail == ["a3", "b3", "c3", "a2"]


WINDS = """
    game Winds
    players White moving up, Black moving down
    board 3 by 3
    piece leaf, plural leaves
    setup
      put a White leaf onto a1
      put a Black leaf onto b2
    turn
      choose {}
      not allowed if no empty cell is one step that way from one of your leaves
      for each leaf of yours
        if an empty cell is one step that way from it: put it onto the cell one step that way from it
"""


@pytest.mark.parametrize(("ways", "white", "black"), [
    ("up, down, left or right", ["up", "right"], ["up", "down", "right"]),
    ("forward or sideways", ["up", "right"], ["down", "right"]),
    ("orthogonally", ["up", "right"], ["down", "up", "right"]),
])
def test_a_direction_is_chosen_and_used(ways: str, white: list[str], black: list[str]) -> None:
    start = game(WINDS.format(ways)).start()
    assert texts(start) == white
    after = start.play("up")
    assert drawn(after) == [". . .", "W b .", ". . ."]
    assert sorted(texts(after)) == sorted(black)


@pytest.mark.parametrize("ways", ["up, down, left or right", "forward or sideways", "any way"])
def test_a_game_with_directions_to_choose_keeps_the_contract(ways: str) -> None:
    check_game(game(WINDS.format(ways)), seeds=range(2), max_moves=30, every=5, must_end=False)


def test_a_chosen_direction_is_kept_while_others_choose() -> None:
    start = game(WINDS.format("up or right").replace("  for each leaf of yours", """  let the opponent
        choose one of your leaves
      for each leaf of yours""")).start()
    paused = start.play("right")
    assert paused == start.game.position(str(paused))
    assert drawn(paused.play("b2")) == [". . .", ". b .", ". W ."]


FLYING = """
    game Flying
    players White moving up, Black moving down
    board 6 by 6
    piece king
      ways diagonally at any distance
    piece man, plural men
      ways diagonally forward
    each piece
      may step as drawn, along its ways
        @ .    ->  . @
      may jump as drawn, along its ways
        @ x .  ->  . . @
    setup
      put a White king onto a1
      put a White man onto f1
      put a Black man onto c3
    turn
      if one of your pieces can jump: jump with one of your pieces
      otherwise: step with one of your pieces
    stuck players lose
"""


def test_at_any_distance_a_jump_takes_from_afar_and_lands_anywhere_behind() -> None:
    position = game(FLYING).start()
    assert texts(position) == ["a1-d4", "a1-e5", "a1-f6"]
    assert position.play("a1-e5").view().boards[0].cells[3 * 6 + 2].pieces == ()


def test_at_any_distance_a_step_slides_and_other_pieces_keep_their_own_ways() -> None:
    text = FLYING.replace("      put a Black man onto c3\n", "      put a Black man onto b6\n")
    assert texts(game(text).start()) == ["a1-b2", "a1-c3", "a1-d4", "a1-e5", "a1-f6", "f1-e2"]


# ---- journeys -------------------------------------------------------------------------------------------------------
FROGS = """
setup
  put a White stone onto a1
  put Black stones on b1, d1, a2 and c2
turn
  hop with one of your stones one or more times
  if it is on the last row: you win
each stone
{}
"""
WRITTEN = """
  may hop
    choose an empty cell 2 steps orthogonally from this
    not allowed if no stone is between this and it
    put this onto it
"""
DRAWN = """
  may hop as drawn, orthogonally
    @ x .  ->  . x @
"""


@pytest.mark.parametrize("hop", [WRITTEN, DRAWN])
def test_a_journey_is_told_by_where_it_ends(hop: str) -> None:
    start = two_players(FROGS.format(hop.strip("\n")), "board 5 by 3").start()
    assert texts(start) == ["a1-a3", "a1-c3", "a1-c1", "a1-e1"]
    after_it = start.play("a1-e1")
    assert drawn(after_it) == [". . . . .", "b . b . .", ". b . b W"]
    won = start.play("a1-c3").outcome
    assert won is not None
    assert won.winners == (0,)


def test_a_journey_leads_back_to_its_beginning_only_to_go_on() -> None:
    rest = "setup\n  put a White stone onto a1\n  put Black stones on b1, a2, c2 and b3\nturn\n" \
           "  hop with one of your stones one or more times\neach stone\n" + DRAWN.strip("\n") + "\n"
    assert texts(two_players(rest, "board 3 by 3").start()) == ["a1-a3", "a1-c3", "a1-c1"]
    with pytest.raises(IllegalMove, match="it cannot hop as far as b2"):
        two_players(rest, "board 3 by 3").start().play("a1-b2")
