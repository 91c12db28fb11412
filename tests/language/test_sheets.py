"""Tables in files of their own: cells, quotes and separators are read, and what is wrong is told with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteka.core import Position
from ludoteka.games import library
from ludoteka.language import Diagnostic, check
from ludoteka.language.description import Description
from ludoteka.studio.checking import Written, diagnose

RULES = """game Sheets
players 2
zone pile, seen by all
the game has blows
a colour is red or blue
kind attack, a card
  has power
  has a colour
  may have go again
to play a card: remove it
attack table from attacks.csv
setup
  put every card into the pile
turn
  choose an attack in the pile
  add its power to blows
  play it
  if it has go again: take another turn
end
  if the pile is empty: the game is drawn
"""


def description(text: str) -> Description:
    found = check(RULES, tables={"attacks.csv": text}).description
    assert found is not None
    return found


def wrong(text: str, name: str = "attacks.csv") -> tuple[Diagnostic, ...]:
    return check(RULES, tables={name: text}).errors


@pytest.mark.parametrize("text", [
    "name,copies,power,colour,text\nJab,2,1,red,go again\nBig Kick,1,4,blue,\n",
    "name;copies;power;colour;text\r\nJab;2;1;red;go again\r\n\r\nBig Kick;1;4;blue;\r\n",
    "name\tcopies\tpower\tcolour\ttext\nJab\t2\t1\tred\tgo again\nBig Kick\t1\t4\tblue\t\n",
    '\ufeff"name", "copies" ,power,colour,text\n"Jab",2,"1",red,"go again"\n Big Kick ,1, 4,blue,\n',
], ids=["commas", "semicolons", "tabs", "quotes"])
def test_a_file_is_read_like_a_table(text: str) -> None:
    things = description(text).things
    assert {name: (one.copies, dict(one.values)) for name, one in things.items()} == {
        "jab": (2, {"power": "1", "colour": "red", "go again": "1"}),
        "big kick": (1, {"power": "4", "colour": "blue"})}


def test_a_cell_in_quotes_may_hold_the_separator_and_quotes() -> None:
    text = 'name,power,text\nJab,1,"when you play this, if blows is 1: add 1 to blows"\nKick,1,"may hit ""Hard"""\n'
    found = check(RULES, tables={"attacks.csv": text})
    assert [one for one in found.errors if one.line == 2] == []
    assert [(one.part, one.line, one.column) for one in found.errors] == [("attacks.csv", 3, 13)]


@pytest.mark.parametrize(("text", "line", "column", "code"), [
    ("name,power\nJab,x\n", 2, 5, "not-number"),
    ("name,power,colour\n\nJab,1,green\n", 3, 7, "word"),
    ("name,pover\nJab,1\n", 1, 6, "column"),
    ("title,power\nJab,1\n", 1, 1, "column"),
    ("name,power\nJab,1,2\n", 2, 1, "cells"),
    ("name,power\nJab\n", 2, 1, "cells"),
    ('name,power\n"Jab,1\n', 2, 1, "cell"),
    ('name,power\n"Jab" x,1\n', 2, 6, "cell"),
    ("name,power\nJab | Kick,1\n", 2, 1, "cell"),
    ("name,copies,power\nJab,many,1\n", 2, 5, "copies"),
    ("name,power,text\nJab,1,when you plya this: do nothing\n", 2, 16, "unknown-word"),
    ("\n", 1, 1, "empty-block"),
])
def test_what_is_wrong_is_told_with_its_place_in_the_file(text: str, line: int, column: int, code: str) -> None:
    first = wrong(text)[0]
    assert (first.part, first.line, first.column, first.code) == ("attacks.csv", line, column, code)
    assert first.message


def test_a_file_that_is_not_there_is_told_with_a_way_out() -> None:
    (missing,) = check(RULES).errors
    assert (missing.part, missing.line, missing.column, missing.code) == ("rules", 11, 19, "file")
    assert (missing.message, missing.hint) == ("there is no file 'attacks.csv'", "put it beside the rules")
    assert wrong("", "atacks.csv")[0].hint == "did you mean 'atacks.csv'?"
    assert wrong("", "cards.csv")[0].hint == "files beside the rules: cards.csv"


def test_rows_below_the_line_are_told_not_to_be_read() -> None:
    text = RULES.replace("attacks.csv\n", "attacks.csv\n  name | power\n")
    assert [one.code for one in check(text, tables={"attacks.csv": "name,power\nJab,1\n"}).errors][:1] == ["both"]


def test_the_library_finds_the_file_beside_the_rules(tmp_path: Path) -> None:
    (tmp_path / "rules.game").write_text(RULES, encoding="utf-8")
    (tmp_path / "attacks.csv").write_text("name,power,text\nJab,1,go again\nKick,3,\n", encoding="utf-8")
    game = library.read(tmp_path)
    position: Position = game.start()
    assert [move.text for move in position.moves()] == ["jab", "kick"]
    assert position.play("jab").chooser == 0
    version = game.version
    (tmp_path / "attacks.csv").write_text("name,power,text\nJab,x,go again\n", encoding="utf-8")
    with pytest.raises(library.BadGame, match=r"attacks\.csv: line 2: 'power' is a whole number"):
        library.read(tmp_path)
    (tmp_path / "attacks.csv").write_text("name,power\nJab,2\n", encoding="utf-8")
    assert library.read(tmp_path).version != version


def test_what_is_wrong_in_a_table_counts_among_the_errors() -> None:
    found = diagnose(Written(RULES, "", (("attacks.csv", "name,power\nJab,x\n"),)))
    assert (found.errors, found.rules, [one.line for one in found.tables]) == (1, (), [2])


def test_a_name_that_stands_twice_is_told_with_the_line_in_the_file() -> None:
    (twice,) = wrong("name,power\nJab,1\nJab,2\n")
    assert (twice.part, twice.line, twice.code) == ("attacks.csv", 3, "twice")
    assert twice.message == "'jab' is declared in line 2 of attacks.csv already"


def test_a_file_that_is_not_utf8_is_told_like_any_mistake(tmp_path: Path) -> None:
    (tmp_path / "rules.game").write_text(RULES, encoding="utf-8")
    (tmp_path / "attacks.csv").write_bytes("name,power\nJab,1\nÚder žlutý,2\n".encode("cp1250"))
    with pytest.raises(library.BadGame, match=r"attacks\.csv: line 3: the file is not a text in UTF-8") as refused:
        library.read(tmp_path)
    first = refused.value.diagnostics[0]
    assert (first.part, first.line, first.column, first.code) == ("attacks.csv", 3, 1, "encoding")
    assert "UTF-8" in first.hint


def test_names_of_columns_may_begin_with_a_capital() -> None:
    assert description("Name,Copies,Power,Colour\nJab,2,1,red\n").things == description(
        "name,copies,power,colour\nJab,2,1,red\n").things


@pytest.mark.parametrize(("text", "said"), [
    ("name,power\n,4\n", "this attack has no name"),
    ("name,power\nJab,-4\n", "'power' is a whole number from 0 on, not '-4'"),
    ("name,strength\nJab,4\n", "an attack has no 'strength'"),
])
def test_what_is_wrong_with_a_row_is_told(text: str, said: str) -> None:
    (one,) = wrong(text)
    assert one.message == said


def test_how_another_column_is_declared_is_told() -> None:
    (one,) = wrong("name,strength\nJab,4\n")
    assert one.hint.endswith("another one is declared with 'each attack has strength'")
