"""What an editor asks of a text, without any protocol: places in, answers out."""

from __future__ import annotations

from itertools import islice

import pytest

from ludoteka.games.library import FOLDER
from ludoteka.language import Span, check
from ludoteka.studio.editor.completing import complete
from ludoteka.studio.editor.explaining import explain, explained, sign_at
from ludoteka.studio.editor.outline import outline
from ludoteka.studio.editor.own_words import declarations, own_word_at, uses
from ludoteka.studio.editor.reading import Reading, read
from ludoteka.studio.editor.renaming import NotRenamed, edited, rename
from tests.language.library_texts import RULES, damaged_texts

DRAUGHTS = RULES["draughts"]
CHESS = RULES["chess"]


def place(text: str, mark: str) -> tuple[int, int]:
    """The line and column of the sign behind '|' in a stretch of the text: 'choose a |man'."""
    at = text.index(mark.replace("|", "")) + mark.index("|")
    return text.count("\n", 0, at) + 1, at - (text.rfind("\n", 0, at) + 1) + 1


def words_at(text: str, rules: str | None = None) -> list[str]:
    """What may stand at '|' in a text."""
    front, _, rest = text.partition("|")
    lines = front.split("\n")
    return [one.word for one in complete(read(front + rest, rules), len(lines), len(lines[-1]) + 1)]


# ---- completion -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("line", "wanted", "unwanted"), [
    ("  choose an em|", {"empty"}, {"enemy", "man"}),
    ("  choose an |", {"man", "king", "empty", "enemy", "cell"}, {"choose", "jump", "onto"}),
    ("  if 3 of your men are in lin|", {"in line through"}, {"in sight"}),
    ("  if it can |", {"jump", "step"}, {"man", "cell"}),
    ("  st|", {"step", "stop"}, {"stepping ", "jump"}),
    ("  if it is a man: it |", {"becomes"}, {"cell", "choose"}),
    ("  if it is a man: re|", {"remove", "remember"}, {"cell"}),
    ("  set quiet |", {"quiet moves", "quiet limit"}, {"jump"}),
    ("  put a man on|", {"on", "onto"}, {"man"}),
    ("  choose a man as the grzmf|", set(), {"man"}),
])
def test_only_words_that_may_stand_here_are_offered(line: str, wanted: set[str], unwanted: set[str]) -> None:
    found = set(words_at(DRAUGHTS + "turn\n" + line))
    assert wanted <= found
    assert not unwanted & found


def test_what_is_offered_depends_on_the_part() -> None:
    heading = set(words_at(DRAUGHTS + "|"))
    assert {"piece", "setup", "turn", "board", "stuck players lose"} <= heading
    assert "choose" not in heading
    feature = set(words_at(DRAUGHTS + "piece dog\n  |"))
    assert {"may", "has", "ways"} <= feature
    assert not {"choose", "setup"} & feature
    assert {"is", "are"} <= set(words_at(DRAUGHTS + "options\n  size |"))
    assert {"king", "men"} <= set(words_at(DRAUGHTS + "legend\n  # White |"))
    assert {"or", "if"} & set(words_at(CHESS.replace("officer queen", "each rook\n  bold |\nofficer queen")))


@pytest.mark.parametrize("line", ["game My |", "-- a no|", 'options\n  size is 2 to 3  "How |', "setup drawn\n  m |"])
def test_nothing_is_offered_where_no_sentence_stands(line: str) -> None:
    assert words_at(DRAUGHTS + line) == []


def test_what_is_offered_takes_the_place_of_what_was_begun() -> None:
    text = DRAUGHTS + "turn\n  if 3 of your men are in line th"
    found = complete(read(text), len(text.splitlines()), len("  if 3 of your men are in line th") + 1)
    assert [(one.word, one.span.column, one.span.end_column) for one in found] == [("in line through", 24, 34)]
    assert found[0].entry is not None


@pytest.mark.parametrize("id", ["draughts", "chess", "go", "sokoban", "nine-mens-morris", "hex"])
def test_every_word_of_the_library_is_offered_where_it_stands(id: str) -> None:
    """Each word of a right text may stand where it does, so completion has to know it there."""
    reading = read(RULES[id])
    missed = []
    asked = 0
    for said in reading.said:
        for word in said.words if said.start not in ("", "legendline") else ():
            if not word.text[:1].isalpha() or word.sort in ("TEXT", "NUMBER", "STRING", "UNKNOWN"):
                continue
            if word.sort == "NAME" and word.base not in reading.vocabulary.sorts:
                continue  # a cell, as in 'a1'
            asked += 1
            offered = {one.word for one in complete(reading, word.span.line, word.span.column + 1)}
            if " ".join(word.text.lower().split()) not in offered:
                missed.append((word.span.line, word.text))
    assert asked > 40
    assert not missed


# ---- own words ------------------------------------------------------------------------------------------------------
def test_a_word_is_found_in_all_its_forms() -> None:
    reading = read(DRAUGHTS)
    assert {use.text for use in uses(reading, "man")} == {"man", "men"}
    assert own_word_at(reading, *place(DRAUGHTS, "put Black |men")) is not None
    assert own_word_at(reading, *place(DRAUGHTS, "|put Black men")) is None


@pytest.mark.parametrize(("at", "declared"), [
    ("put Black |men", "piece man"), ("one of your pieces can |jump", "may jump"),
    ("put Black men on |Black's", "players Black"),
    ("set quiet |moves to 0", "the game has quiet moves"), ("quiet moves is the quiet |limit", "quiet limit is 40"),
    ("progress is |stepping: set", "progress is stepping or"),
])
def test_the_declaration_of_a_word_is_found(at: str, declared: str) -> None:
    reading = read(DRAUGHTS)
    line, column = place(DRAUGHTS, at)
    word = own_word_at(reading, line, column)
    assert word is not None
    spots = declarations(reading, word.base, line)
    assert [reading.lines[spot.line - 1].strip().startswith(declared) for spot in spots] == [True]


def test_a_deed_has_all_its_declarations_and_a_name_the_nearest() -> None:
    reading = read(CHESS)
    assert len(declarations(reading, "move", 1)) == CHESS.count("may move")
    line, _ = place(CHESS, "not allowed if the |middle")
    spots = declarations(reading, "middle", line)
    assert [reading.lines[spot.line - 1].split(" as ")[1] for spot in spots] == ["the middle"]


# ---- explanations ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("at", "said"), [
    ("stuck |players lose", "**stuck players lose"), ("put Black |men", "piece man, plural men"),
    ("|repeat while it can", "repeat while CONDITION"), ("@ |x .", "an enemy piece"),
    ("it can |jump: jump", "@ x .  ->  . . @"),
])
def test_a_word_is_explained(at: str, said: str) -> None:
    found = explain(read(DRAUGHTS), *place(DRAUGHTS, at))
    assert found is not None
    assert said in found.text


def test_nothing_is_explained_where_nothing_stands() -> None:
    assert explain(read(DRAUGHTS), 9, 1) is None
    assert explain(read(DRAUGHTS), 999, 1) is None


def test_signs_of_levels_are_explained_by_the_rules() -> None:
    rules, levels = RULES["sokoban"], (FOLDER / "sokoban" / "levels.game").read_text("utf-8")
    reading = read(levels, rules)
    line, column = place(levels, "#@ |$ .#")
    found = explain(reading, line, column)
    assert found is not None
    assert "$ box" in found.text
    assert sign_at(reading, line, column) == ("$", found.span)
    meaning = explained(reading.rules, "$")
    assert meaning is not None
    assert reading.rules.lines[meaning.line - 1].strip() == "$ box"


def test_numbers_of_a_legend_are_explained() -> None:
    reading = read("legend\n  1\\1 to 9\\12 cell with that number\n  5 to 19 cell\n  0 wall")
    lines = {sign: meaning.line for sign in ("1\\9", "9\\12", "9\\13", "5", "19", "20", "4", "0", "x")
             if (meaning := explained(reading, sign)) is not None}
    assert lines == {"1\\9": 2, "9\\12": 2, "5": 3, "19": 3, "0": 4}
    unlike = explained(read("legend\n  1 to 2x cell"), "1")
    assert unlike is not None, "signs of two shapes make no range: the checker explains the first one too"
    drawn = read("legend\n  10 to 19 cell\n  # wall\nsetup drawn\n  # 12 #")
    assert sign_at(drawn, 5, 6) == ("12", Span(5, 5, 7))


# ---- renaming -------------------------------------------------------------------------------------------------------
def renamed(text: str, base: str, new: str) -> str:
    return edited(text, rename(read(text), base, new))


def test_a_kind_is_renamed_with_its_plural_and_the_articles() -> None:
    text = renamed(DRAUGHTS, "man", "ant")
    assert "piece ant, plural ants\n" in text
    assert "put Black ants on" in text
    assert "if it is an ant on your last row: it becomes a king" in text
    assert '"Is a man\'s move' in text, "words in quotes are for players"
    assert not check(text).errors


@pytest.mark.parametrize(("id", "base", "new"), [
    ("chess", "rook", "tower"), ("chess", "go", "travel"), ("chess", "attacked", "under fire"),
    ("chess", "reach", "range"), ("chess", "middle", "cell passed"), ("chess", "quiet moves", "idle moves"),
    ("chess", "white", "Ivory"),
    ("chess", "ready", "fresh"), ("draughts", "jump", "leap over"), ("go", "stone", "pebble"),
    ("draughts", "progress", "advance"), ("draughts", "stepping", "walking"), ("flesh-and-blood", "hand", "fist"),
])
def test_a_renamed_game_says_the_same(id: str, base: str, new: str) -> None:
    text = renamed(RULES[id], base, new)
    assert not check(text).errors
    reading = read(text)
    assert len(uses(reading, new.lower())) == len(uses(read(RULES[id]), base)) > 1
    assert not uses(reading, base)
    assert renamed(text, new.lower(), base).lower() == RULES[id].lower()


@pytest.mark.parametrize(("base", "new", "line"), [
    ("discard", "drop", "  when this is dropped: do nothing"),
    ("discard", "visit", "  when this is visited: do nothing"),
    ("hit", "strike", "when a player is struck: do nothing"),
])
def test_a_deed_is_renamed_where_it_is_said_of_what_it_is_done_with(base: str, new: str, line: str) -> None:
    text = """game Cards
players Ann, Bob
zone pile, seen by all
card Bolt, 3 each
  when this is discarded: do nothing
each player
  zone hand, seen by all
to discard a card
  put it into the pile
to hit a player
  do nothing
when a player is hit: do nothing
setup
  let every player: put every card of yours into your hand
turn
  choose a card in your hand
  discard it
  hit the opponent
  if your hand is empty: you win
"""
    assert check(text).errors == ()
    assert line in renamed(text, base, new).splitlines()


@pytest.mark.parametrize(("new", "why"), [
    ("king", "has a meaning"), ("next to", "would not be right"), ("", "cannot be a name"), ("4x", "cannot be a name"),
    ("a, b", "cannot be a name"), ("cell", "has a meaning"),
])
def test_a_bad_name_is_refused(new: str, why: str) -> None:
    with pytest.raises(NotRenamed, match=why):
        rename(read(DRAUGHTS), "man", new)


# ---- parts ----------------------------------------------------------------------------------------------------------
def test_the_parts_of_a_text() -> None:
    parts = {part.name: part for part in outline(read(CHESS))}
    assert [one.kind for one in (parts["game Chess"], parts["piece pawn"], parts["turn"])] == ["game", "thing", "block"]
    assert parts["officer rook"].parts[0].name == "is used or ready"
    pawn = parts["piece pawn"]
    assert {one.kind for one in pawn.parts} == {"word", "deed"}
    assert CHESS.splitlines()[pawn.last - 1].strip() == "advance to it"
    levels = outline(read((FOLDER / "sokoban" / "levels.game").read_text("utf-8"), RULES["sokoban"]))
    assert {part.kind for part in levels} == {"level"}


# ---- broken texts ---------------------------------------------------------------------------------------------------
def ask_everything(reading: Reading) -> None:
    outline(reading)
    for number, line in islice(enumerate(reading.lines, 1), 0, None, 3):
        for column in {1, 1 + len(line) // 2, len(line) + 1}:
            explain(reading, number, column)
            complete(reading, number, column)
            word = own_word_at(reading, number, column)
            if word is not None:
                declarations(reading, word.base, number)
                for use in uses(reading, word.base):
                    assert reading.lines[use.span.line - 1][use.span.column - 1:use.span.end_column - 1] == use.text


@pytest.mark.parametrize("id", ["draughts", "sokoban", "flesh-and-blood", "carcassonne"])
def test_no_text_is_too_broken_to_be_asked_about(id: str) -> None:
    for rules, levels in islice(damaged_texts(id, 60_000), 4):
        ask_everything(read(rules))
        ask_everything(read(levels, rules))


@pytest.mark.parametrize("text", [
    "", "\n", "\t\tpiece x\n\ty", "legend\n  1 to 99999999999 cell", "level", "piece", "\0", "options\n  is",
    "a b c d\n        e", "board of places\n  a joined to b", "piece table\n  | | |\n |", "to", "may",
])
def test_odd_texts_can_be_asked_about(text: str) -> None:
    ask_everything(read(text))
    ask_everything(read(text, text))


def test_tabs_do_not_shift_words() -> None:
    text = DRAUGHTS.replace("    jump with one", "\t\tjump with one")
    line, column = place(text, "\t|\tjump with")
    word = own_word_at(read(text), line, column + 1)
    assert word is not None
    assert (word.text, word.span.column) == ("jump", 3)
