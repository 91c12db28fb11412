"""Every way of being wrong is found in a position that is wrong in just that way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from ludoteka.core import Choice, EdgeView, Move, Outcome, PieceView, Position, Reason, Several, View, ZoneView
from ludoteka.core.contract import check_game
from ludoteka.core.faults import faults_of_outcome
from tests.core.broken import (
    Parts,
    broken,
    choices,
    drawn,
    each_choice,
    expect,
    game_of,
    moves,
    see,
    see_board,
    see_cell,
    see_zones,
)
from tests.python_game import CELLS, Board, TicTacToe

HEAP = ZoneView("mark", "pile")
NAMELESS = PieceView("mark", 0, "")


def over(self: Board) -> None:
    return None


def dead_end(tree: Sequence[Choice]) -> Sequence[Choice]:
    return [*tree, Choice("nowhere", (), ())]


def illegal_leaf(tree: Sequence[Choice]) -> Sequence[Choice]:
    return [*tree, Choice("z9", (), (), move=Move(99, ("z9",)))]


def more_after_the_move(tree: Sequence[Choice]) -> Sequence[Choice]:
    return [replace(choice, children=(choice,)) for choice in tree]


def blank(tree: Sequence[Choice]) -> Sequence[Choice]:
    return [Choice(" ", (), (), move=choice.move) for choice in tree[:1]]


def wrong_path(tree: Sequence[Choice]) -> Sequence[Choice]:
    return [replace(choice, text="b9") if choice.text == "a3" else choice for choice in tree]


def out_of_order(tree: Sequence[Choice]) -> Sequence[Choice]:
    first, second = tree[:2]
    return [replace(first, move=None, several=Several(3, 3, 1), children=(replace(second, several=Several(3, 3, 3)),))]


CHOICES: list[tuple[str, Parts]] = [
    ("it goes on but there is no legal move", {"moves": lambda self: [], "choices": lambda self: []}),
    ("the chooser is 1 but the outcome is", {"chooser": property(lambda self: self.turn)}),
    ("the chooser is None but the outcome is None", {"chooser": property(over)}),
    ("it is over but there are moves", {
        "outcome": property(drawn), "chooser": property(over), "moves": lambda self: [Move(0, ("a1",))]}),
    ("the chooser 2 is none of the 2 seats", {"chooser": property(lambda self: None if self.outcome else 2)}),
    ("moves are numbered [1, 2", moves(lambda move: replace(move, number=move.number + 1))),
    ("has the text ''", moves(lambda move: replace(move, steps=("",)))),
    ("has the text 'a3 '", moves(lambda move: replace(move, steps=(f"{move.text} ",)))),
    ("9 moves have the same text 'same'", moves(lambda move: replace(move, steps=("same",)))),
    ("9 choices at the root have the same text 'a1'", each_choice(text="a1")),
    ("9 choices at the root have the same label 'mark a1'", each_choice(names=("mark",), places=("a1",))),
    ("has no text or no label", choices(blank)),
    ("'nowhere' is a dead end", choices(dead_end)),
    ("'a3' is a finished move and yet offers more", choices(more_after_the_move)),
    ("the path 'b9' ends in the move 'a3'", choices(wrong_path)),
    ("'wizard' of the choice 'a3' is missing in the game's names", each_choice(names=("wizard",))),
    ("'a3' is number 3 of 2 to 2", each_choice(several=Several(2, 2, 3))),
    ("'loot', which 'a3' belongs to, is missing in the game's names", each_choice(several=Several(2, 2, 1, "loot"))),
    ("'b3' after 'a3' is number 3 behind number 1", choices(out_of_order)),
    ("the move 'b3' is 0 leaves of the tree", choices(lambda tree: tree[:1])),
    ("the leaf 'z9' is not a legal move", choices(illegal_leaf)),
]


@pytest.mark.parametrize(("what", "parts"), CHOICES, ids=[what for what, _ in CHOICES])
def test_choices(what: str, parts: Parts) -> None:
    expect(what, broken(**parts))


def play_the_first_number(self: Board, move: Move | str | int) -> Position:
    return Board.play(self, 0 if isinstance(move, int) and 0 < move < len(self.moves()) else move)


def play_anything(self: Board, move: Move | str | int) -> Position:
    known = move in range(len(self.moves())) if isinstance(move, int) else str(move) in CELLS
    return Board.play(self, move) if known else self


PLAY: list[tuple[str, Parts]] = [
    ("given as move, text and number leads to different positions", {"play": play_the_first_number}),
    ("'no such move' is played without IllegalMove", {"play": play_anything}),
    ("is legal but explained as illegal: no", {"explain": lambda self, text: [Reason("no")]}),
    ("is explained by nothing", {"explain": lambda self, text: []}),
]


@pytest.mark.parametrize(("what", "parts"), PLAY, ids=[what for what, _ in PLAY])
def test_play(what: str, parts: Parts) -> None:
    expect(what, broken(**parts))


def test_a_position_that_playing_changes() -> None:
    def play(self: Board, move: Move | str | int) -> Position:
        after = Board.play(self, move)
        object.__setattr__(self, "turn", 1 - self.turn)
        return after

    expect("changed the old position", broken(play=play))


TEXT: list[tuple[str, Parts]] = [
    ("BadPosition", {"__str__": lambda self: "nothing"}),
    ("read back from its text it is another position", {
        "__str__": lambda self: Board.__str__(replace(self, signs="." * 9, turn=1))}),
    ("equal but has another hash", {"__hash__": lambda self: id(self)}),
]


@pytest.mark.parametrize(("what", "parts"), TEXT, ids=[what for what, _ in TEXT])
def test_text(what: str, parts: Parts) -> None:
    expect(what, broken(**parts))


def test_a_position_that_offers_other_moves_when_read_back() -> None:
    class Fickle(TicTacToe):
        def position(self, text: str) -> Position:
            kind = type("Other", (Board,), {"moves": lambda self: Board.moves(self)[1:]})
            return game_of(kind).position(text)

    expect("read back from its text it offers other moves", Fickle())


def test_a_text_that_is_no_position() -> None:
    class Credulous(TicTacToe):
        def position(self, text: str) -> Position:
            return super().position(text if "chooses" in text else "...\n...\n...\nX chooses")

    expect("read without BadPosition", Credulous())


VIEWS: list[tuple[str, Parts]] = [
    ("the view's chooser is 1", see(lambda view, seat: replace(view, chooser=1))),
    ("the view's seats are ['X']", see(lambda view, seat: replace(view, seats=view.seats[:1]))),
    ("2 boards have the same name", see(lambda view, seat: replace(view, boards=view.boards * 2))),
    ("has no name or no kind", see_board(kind="")),
    ("has a line ('a1', 'z9')", see_board(lines=(("a1", "z9"),))),
    ("no place of the view", see_board(cells=())),
    ("2 places beside the boards have the same name", see_zones(HEAP, HEAP)),
    ("the zone 'shelf' is missing", see_zones(replace(HEAP, name="shelf"))),
    ("the zone 'mark' has no kind, form or count: pile, card, -1", see_zones(replace(HEAP, hidden=-1))),
    ("'mark' at 'mark8' belongs to 7", see_zones(replace(HEAP, owner=7))),
    ("a piece on 'mark' has the name 'mark' and the sign ''", see_zones(ZoneView("mark", "pile", None, (NAMELESS,)))),
    ("lies beside ('z9',)", see_board(edges=(EdgeView("a1.up", 0.0, -0.5, "edge", beside=("z9",)),))),
    ("lies beside ()", see_board(edges=(EdgeView("a1.up", 0.0, -0.5, "edge"),))),
    ("have the same name 'b3'", see_cell(name="b3")),
    ("have the same middle (1, 0)", see_cell(x=1)),
    ("a place on it has no name", see_cell(name="")),
    ("has no place or shape", see_cell(x=float("nan"))),
    ("has no place or shape: 0, 0, round", see_cell(shape="round")),
    ("'a3' at 'a3' belongs to 5", see_cell(owner=5)),
    ("the sign 'xx'", see_cell(pieces=(PieceView("mark", 0, "xx"),))),
    ("has the name ''", see_cell(pieces=(PieceView("", 0, "x"),))),
    ("the piece 'ghost'", see_cell(pieces=(PieceView("ghost", 0, "x"),))),
    ("'mark' at 'a3' belongs to 9", see_cell(pieces=(PieceView("mark", 9, "x"),))),
    ("a game that hides nothing", see(lambda view, seat: replace(view, words=("night",) * bool(seat)))),
]


@pytest.mark.parametrize(("what", "parts"), VIEWS, ids=[what for what, _ in VIEWS])
def test_views(what: str, parts: Parts) -> None:
    expect(what, broken(**parts))


def test_a_spectator_who_sees_a_number_that_a_seat_does_not() -> None:
    game = broken(**see(lambda view, seat: replace(view, numbers=(("secret", 3),) if seat != 1 else ())))
    expect("a spectator sees ('the match', ('secret', 3)), seat 1 does not", game, hidden=True)


def covered(view: View, owner: int | None) -> View:
    """All marks but those of one seat look alike."""
    def cover(piece: PieceView) -> PieceView:
        return piece if piece.owner == owner else PieceView("mark", None, "?")

    board = view.boards[0]
    cells = tuple(replace(cell, pieces=tuple(map(cover, cell.pieces))) for cell in board.cells)
    return replace(view, boards=(replace(board, cells=cells),))


def test_a_hidden_game_may_show_each_seat_its_own() -> None:
    game = broken(**see(covered))
    assert check_game(game, hidden=True).matches
    expect("in a game that hides nothing", game)


def test_a_spectator_who_sees_what_a_seat_cannot_know() -> None:
    def exchange(self: Board, seat: int, seed: int = 0) -> Board:
        """A seat that sees every mark covered cannot tell whose is which."""
        return replace(self, signs=self.signs.translate(str.maketrans("XO", "OX")))

    peeking: Any = see(lambda view, seat: view if seat is None else covered(view, None))
    ends = property(lambda self: None if "." in self.signs else drawn(self))
    expect("a spectator sees something that seat 0 cannot know",
           broken(imagine=exchange, outcome=ends, **peeking), hidden=True)


def test_imagination_that_contradicts_what_is_seen() -> None:
    dreams = broken(imagine=lambda self, seat, seed=0: replace(self, signs="XOXOXOXO."))
    expect("what seat 0 imagines does not fit what it sees", dreams)


OUTCOMES = [
    ("does not speak of 2 seats", Outcome(("won",), (1,))),
    ("does not speak of 2 seats", Outcome(("won", "lost"), (1, 2), points=(3,))),
    ("the results are", Outcome(("won", "beaten"), (1, 2))),  # type: ignore[arg-type]  # wrong on purpose
    ("they begin with 1", Outcome(("lost", "lost"), (2, 2))),
    ("they begin with 1", Outcome(("won", "lost"), (1, 3))),
    ("won but the ranks are", Outcome(("lost", "won"), (1, 2))),
    ("equal ranks", Outcome(("won", "lost"), (1, 1))),
    ("drawn for some", Outcome(("drawn", "lost"), (1, 2))),
    ("drawn for some", Outcome(("drawn", "drawn"), (1, 2))),
]


@pytest.mark.parametrize(("what", "outcome"), OUTCOMES)
def test_outcomes(what: str, outcome: Outcome) -> None:
    assert any(what in fault for fault in faults_of_outcome(outcome, 2))
    expect(what, broken(outcome=property(lambda self: None if "." in self.signs else outcome)))


@pytest.mark.parametrize("outcome", [
    Outcome(("won", "won", "lost"), (1, 1, 3)),
    Outcome(("lost", "lost", "lost"), (1, 1, 1), (0, 0, 0)),
    Outcome(("drawn", "drawn", "drawn"), (1, 1, 1)),
    Outcome(("lost", "won", "lost"), (2, 1, 2)),
])
def test_outcomes_of_teams_and_several_winners_are_well_formed(outcome: Outcome) -> None:
    assert not list(faults_of_outcome(outcome, 3))


# ---- what cannot be known -------------------------------------------------------------------------------------------
def alike(view: View, seat: int | None) -> View:
    """Nobody sees whose the marks are."""
    return covered(view, -1)


def changed_hands(self: Board, seat: int, seed: int = 0) -> Position:
    """The marks could as well be the other's."""
    return replace(self, signs=self.signs.translate(str.maketrans("XO", "OX")))


def first_mark(self: Board) -> str:
    return self.signs.strip(".")[:1] or "X"


def told_by_choices(self: Board) -> Sequence[Choice]:
    return [replace(choice, names=(first_mark(self),)) for choice in Board.choices(self)]


def told_by_moves(self: Board) -> Sequence[Move]:
    marks = Board.moves(self)
    steps = [move.steps for move in (marks if first_mark(self) == "X" else marks[::-1])]
    return [Move(number, one) for number, one in enumerate(steps)]


def told_by_reasons(self: Board, text: str) -> Sequence[Reason]:
    if text in CELLS and self.signs[CELLS.index(text)] != ".":
        return [Reason(f"{text} is taken by {self.signs[CELLS.index(text)]}")]
    return Board.explain(self, text)


KNOWING: list[tuple[str, Parts]] = [
    ("the moves of seat 1 tell it something", {
        "moves": told_by_moves,
        "choices": lambda self: [Choice(move.text, (), (move.text,), move=move) for move in self.moves()]}),
    ("the words of its choices tell seat 1 something", {"choices": told_by_choices}),
    ("is not possible tells seat 1 something", {"explain": told_by_reasons}),
]


@pytest.mark.parametrize(("what", "parts"), KNOWING, ids=[what for what, _ in KNOWING])
def test_nothing_tells_a_seat_what_it_cannot_know(what: str, parts: Parts) -> None:
    expect(what, broken(**see(alike), imagine=changed_hands, **parts))


def test_a_game_that_hides_whose_the_marks_are() -> None:
    assert check_game(broken(**see(alike), imagine=changed_hands), every=1).matches


def test_imagination_that_cannot_be_repeated() -> None:
    turns = iter(range(10**6))

    def imagine(self: Board, seat: int, seed: int = 0) -> Position:
        return changed_hands(self, seat) if next(turns) % 2 else self

    expect("imagines two different positions from the same seed", broken(**see(alike), imagine=imagine))
