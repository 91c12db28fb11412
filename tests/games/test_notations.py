"""Positions, matches and levels in the notations of their games, there and back, and against another program."""

from __future__ import annotations

import io
import random

import chess.pgn
import pytest

import ludoteka as lt
from ludoteka.core import BadNotation, Game, Notation, Position, Record, read_record
from ludoteka.games import library
from ludoteka.language import check

NOTED = [(name, notation) for name in library.names() for notation in library.load(name).notations]


def random_record(game: Game, seed: int, most: int, **options: int) -> Record:
    """The beginning of a random match."""
    record, luck = Record(game.id, game.version, options=tuple(options.items())), random.Random(f"notation {seed}")
    position = record.start(game)
    while position.outcome is None and len(record.moves) < most:
        move = luck.choice(position.moves()).text
        record, position = record.with_move(move), position.play(move)
    return record


def test_the_games_with_notations() -> None:
    assert [(name, one.name) for name, one in NOTED if name in ("chess", "go", "sokoban", "sudoku")] == [
        ("chess", "fen"), ("chess", "pgn"), ("go", "sgf"), ("sokoban", "xsb"), ("sudoku", "line")]


@pytest.mark.parametrize(("name", "notation"), NOTED, ids=[f"{name}-{one.name}" for name, one in NOTED])
def test_what_is_written_is_read_back(name: str, notation: Notation) -> None:
    game = library.load(name)
    start = {"size": 5} if name == "go" else {}
    for seed in range(2):
        record = random_record(game, seed, 12, **start)
        if notation.can("write_position"):
            written = notation.write_position(record.replay(game))
            assert notation.write_position(game.position(written)) == written
            assert game.position(written).moves() == record.replay(game).moves() or name == "go"
        if notation.can("write_match"):
            again = notation.read_match(game, notation.write_match(game, record))
            assert again.moves == record.moves
            assert again.replay(game) == record.replay(game)


def test_a_notation_that_a_game_does_not_have() -> None:
    with pytest.raises(lt.BadSetting, match="Chess has no notation 'sgf'; it has: fen, pgn"):
        lt.game("chess").notation("sgf")
    with pytest.raises(BadNotation, match="the notation pgn does not hold positions"):
        lt.game("chess").notation("pgn").write_position(lt.game("chess").start())


# ---- chess ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(20))
def test_our_pgn_and_fen_are_read_by_another_program(seed: int) -> None:
    ours = lt.game("chess")
    record = random_record(ours, seed, 16)
    text = ours.notation("pgn").write_match(ours, record)
    theirs = chess.pgn.read_game(io.StringIO(text))
    assert theirs is not None
    assert theirs.errors == []
    assert [uci(move) for move in record.moves] == [move.uci() for move in theirs.mainline_moves()]
    board = theirs.end().board()
    end = record.replay(ours)
    assert ours.notation("fen").write_position(end).strip() == board.fen(en_passant="xfen")
    assert theirs.headers["Result"] == (board.result() if board.is_game_over() else "*") or end.outcome is not None
    short = [word.rstrip("!?") for word in text.split("\n\n")[1].split() if not word[0].isdigit() and word != "*"]
    assert short == [node.san() for node in theirs.mainline()]


def uci(move: str) -> str:
    start, goal, *new = move.split("-")
    return start + goal + {"queen": "q", "rook": "r", "bishop": "b", "knight": "n"}.get("".join(new), "")


@pytest.mark.parametrize("seed", range(20))
def test_pgn_of_another_program_is_read(seed: int) -> None:
    luck, board = random.Random(f"theirs {seed}"), chess.Board()
    while not board.is_game_over(claim_draw=True) and board.ply() < 16:
        board.push(luck.choice(list(board.legal_moves)))
    theirs = chess.pgn.Game.from_board(board)
    theirs.headers["Event"] = 'A "quoted" [event]'
    theirs.end().comment = "the end (of it)"
    theirs.add_variation(next(iter(chess.Board().legal_moves)), comment="aside").add_variation(
        chess.Move.from_uci("g8f6"))
    game = lt.game("chess")
    record = game.notation("pgn").read_match(game, str(theirs))
    assert [uci(move) for move in record.moves] == [move.uci() for move in board.move_stack]
    assert read_record(str(record)).replay(game) == record.replay(game)


PGN_FAULTS = {
    "1. e4 e5 2. Ke3 *": "line 1: column 13: 'Ke3' is not a legal move here",
    "1. Nf3 a6 2. d4 a5 3. Nd2 *": "'Nd2' can be f3-d2 or b1-d2",
    "1. e4 {never closed": "line 1: column 7: a comment is not closed",
    "1. e4 (1. d4 *": "line 1: column 7: a side line is not closed",
    "1. e4\n1-0\n\n1. d4 *": "line 4: column 4: another match begins here; a record holds one",
    '[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n\n*': "line 1: column 1: a match that begins with a position of its own",
    "1. f3 e5 2. g4 Qh4# 1-0": "line 1: column 21: the result is 0-1, not 1-0",
    "1. f3 e5 2. g4 Qh4 3. a3": "the match is over before 'a3'",
    "  \n": "line 1: there is no match in this file",
}


@pytest.mark.parametrize("text", PGN_FAULTS)
def test_bad_pgn_is_refused_with_its_place(text: str) -> None:
    game = lt.game("chess")
    with pytest.raises(BadNotation) as caught:
        game.notation("pgn").read_match(game, text)
    assert PGN_FAULTS[text] in str(caught.value)


LINES = (
    "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3 O-O",
    "d4 d5 Nc3 Nc6 Bf4 Bf5 Qd2 Qd7 O-O-O O-O-O",
    "a4 b5 axb5 a6 bxa6 Bb7 axb7 Nc6 bxa8=N Qxa8",
    "e4 a6 e5 d5 exd6 Qxd6 d4 Qe6+ Be2",
    "f3 e5 g4 Qh4#",
    "Nf3 a6 d4 a5 Nbd2 a4 c4 h6 Nb1 h5 Nfd2",
    "a4 h5 h4 a5 Ra3 Ra6 Rhh3 Rah6 Rag3 g6 Rf3",
)


@pytest.mark.parametrize("line", LINES)
def test_short_moves_that_random_matches_hardly_have(line: str) -> None:
    game = lt.game("chess")
    record = game.notation("pgn").read_match(game, line)
    theirs = chess.pgn.read_game(io.StringIO(line))
    assert theirs is not None
    assert [uci(move) for move in record.moves] == [move.uci() for move in theirs.mainline_moves()]
    text = game.notation("pgn").write_match(game, record).split("\n\n")[1]
    assert [word for word in text.split() if word[0].isalpha()] == [node.san() for node in theirs.mainline()]


# ---- Go -------------------------------------------------------------------------------------------------------------
SGF = "(;GM[1]FF[4]SZ[9]KM[5.5]C[a [remark\\]];B[cc];W[gg](;B[];W[])(;B[ee]))"


def test_the_main_line_of_an_sgf() -> None:
    go = lt.game("go")
    record = go.notation("sgf").read_match(go, SGF)
    assert record.moves == ("c7", "g3", "pass", "pass")
    assert record.options == (("size", 9), ("komi", 5))
    assert record.replay(go).outcome is not None
    assert "RE[W+]" in go.notation("sgf").write_match(go, record)


SGF_FAULTS = {
    "(;SZ[9];B[zz])": "line 1: column 9: 'zz' is no point of a board of 9 by 9",
    "(;SZ[9];B[cc];W[cc])": "line 1: column 15: W[cc] is not legal: c7 is not empty",
    "(;SZ[9];B[cc]\n;B[dd])": "line 2: column 2: it is not Black's turn",
    "(;SZ[30])": "a board of size '30' cannot be played",
    "(;SZ[9]KM[7.3])": "a komi of '7.3' cannot be played",
    "(;SZ[9]AB[cc];W[dd])": "a match with stones on the board before it begins",
    "(;GM[2])": "this is a match of another game",
    "(;SZ[9];B[cc]": "the last bracket is not closed",
    "(;SZ[9];B[cc]?)": "line 1: column 14: '?' cannot stand here",
    "(;SZ[9": "a bracket '[' is not closed",
    "SZ[9]": "a match in sgf begins with '(;'",
    "(;SZ[9];B[];W[];B[aa])": "the match is over before this move",
}


@pytest.mark.parametrize("text", SGF_FAULTS)
def test_bad_sgf_is_refused_with_its_place(text: str) -> None:
    go = lt.game("go")
    with pytest.raises(BadNotation) as caught:
        go.notation("sgf").read_match(go, text)
    assert SGF_FAULTS[text] in str(caught.value)


def test_a_position_of_stones() -> None:
    go = lt.game("go")
    position = go.position("(;GM[1]SZ[5]AB[aa][bb]AW[ab]PL[W])")
    assert [position.seats[position.view().boards[0].cells[n].pieces[0].owner or 0] for n in (0, 5, 6)] == [
        "Black", "White", "Black"]
    assert position.chooser == 1
    with pytest.raises(BadNotation, match="this is a match"):
        go.position(SGF)


# ---- puzzles --------------------------------------------------------------------------------------------------------
XSB = "-----\n  #####\n  #@$.#\n  #####\n"


def test_any_sokoban_level_is_a_position() -> None:
    sokoban = lt.game("sokoban")
    for text in ("#####\n#@$.#\n#####", "_####\n_#-_#\n_#@-###\n_#-$.-#\n_######", "5#|#@$.#|5#"):
        position = sokoban.position(text)
        assert sokoban.position(str(position)) == position
        again = sokoban.notation("xsb").write_position(position)
        assert sokoban.notation("xsb").write_position(sokoban.position(again)) == again
    assert sokoban.position("#####\n#@$.#\n#####").play("c2").outcome is not None


@pytest.mark.parametrize(("text", "what"), [
    ("#####\n#$. #\n#####", "line 1: a level has one keeper, not 0"),
    ("######\n#@$..#\n######", "line 1: 1 boxes are too few for 2 goals"),
])
def test_bad_sokoban_is_refused(text: str, what: str) -> None:
    with pytest.raises(BadNotation, match=what):
        lt.game("sokoban").position(text)


COLLECTION = """; A collection
; Author: somebody

First, small
#####
#@$.#
#####

    #####
    #@$.#
    #   #
    #####
Title: Second
Author: somebody

3
#######
#@-$--#
#-_$..#
#######

; 3
5#|#@$.#|5#
"""


def test_a_collection_becomes_levels() -> None:
    levels = lt.game("sokoban").notation("xsb").read_levels(COLLECTION)
    checked = check(library.rules_text("sokoban"), levels)
    assert checked.description is not None
    assert [level.name for level in checked.description.levels] == ["First small", "Second", "3", "3 4"]
    assert checked.description.levels[1].cells[2] == tuple("#   #")
    with pytest.raises(BadNotation, match="there is no level in this file"):
        lt.game("sokoban").notation("xsb").read_levels("nothing")
    with pytest.raises(BadNotation, match="line 4: a level has one keeper, not 0"):
        lt.game("sokoban").notation("xsb").read_levels("a\n\nb\n####\n#$.#\n####\n")


def test_a_sudoku_of_81_signs() -> None:
    sudoku = lt.game("sudoku")
    line = sudoku.notation("line").write_position(sudoku.start(level=3)).strip()
    assert len(line) == 81
    for text in (line, line.replace(".", "0"), "\n".join(line[n:n + 9] for n in range(0, 81, 9))):
        position = sudoku.position(text)
        assert digits(position) == digits(sudoku.start(level=3))
        assert sudoku.position(str(position)) == position
    with pytest.raises(BadNotation, match="line 1: a Sudoku has 81 signs, not 80"):
        sudoku.position(line[:80])
    levels = sudoku.notation("line").read_levels(f"# mine\n{line} The first, one\n{line}\n")
    checked = check(library.rules_text("sudoku"), levels)
    assert checked.description is not None
    assert [level.name for level in checked.description.levels] == ["The first one", "Sudoku 2"]
    with pytest.raises(BadNotation, match="line 2: a Sudoku has 81 signs, not 3"):
        sudoku.notation("line").read_levels("# one\n123\n")


def digits(position: Position) -> dict[str, int]:
    return {cell.name: dict(cell.numbers)["digit"] for cell in position.view().boards[0].cells}


# ---- files from strangers -------------------------------------------------------------------------------------------
FILES = {
    "chess": '[Event "x"]\n[Result "1-0"]\n\n1. e4 {good} e5 (1... c5 2. Nf3) 2. Qh5 $1 Ke7 3. Qxe5# 1-0\n',
    "go": SGF, "sokoban": COLLECTION, "sudoku": "53..7...." * 9 + " A name\n",
}


@pytest.mark.parametrize("name", FILES)
def test_damaged_files_are_read_or_refused_but_never_fail_otherwise(name: str) -> None:
    game, luck = lt.game(name), random.Random(f"damage {name}")
    for _ in range(60):
        signs = list(FILES[name])
        for _ in range(luck.randint(1, 4)):
            place = luck.randrange(len(signs))
            signs[place:place + luck.randint(0, 3)] = luck.choice([*"[()]{9\\#é\n", ""])
        for notation in game.notations:
            read(game, notation, "".join(signs))


def read(game: Game, notation: Notation, text: str) -> None:
    """Everything that a notation can read; what it cannot is refused in words."""
    for reading in (lambda: notation.read_match(game, text), lambda: notation.read_levels(text),
                    lambda: game.position(text)):
        try:
            reading()
        except lt.BadPosition as refused:
            assert str(refused)
