"""The checker's messages, stored: each case is a broken text with exactly the messages it gets.

After a change, `python -m tests.language.test_messages` writes the messages into `messages.txt` anew: read the
difference.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from ludoteka import language
from ludoteka.language import Diagnostic, check

STORED = Path(__file__).with_name("messages.txt")
APART = {"too-long", "too-many", "phrase", "cell", "encoding"}
"""Messages for texts too long to store, tested below; one for phrases that the grammar does not let through; and those
for tables in files of their own (`test_sheets.py`)."""
BETWEEN = re.compile(r"^=== (.+)\n", re.MULTILINE)


@cache
def diagnostics(text: str, levels: str) -> tuple[Diagnostic, ...]:
    """What the checker says of a text, asked once."""
    return check(text, levels=levels).diagnostics


@dataclass(frozen=True)
class Case:
    """A text in its own words, the levels beside it, and the messages as they are stored."""

    name: str
    text: str
    levels: str
    messages: tuple[str, ...]

    def found(self) -> tuple[Diagnostic, ...]:
        return diagnostics(self.text, self.levels)

    def __str__(self) -> str:
        levels = f"--- levels\n{self.levels}" if self.levels else ""
        said = "".join(f"{shown(one)}\n" for one in self.found())
        return f"=== {self.name}\n{self.text}{levels}--- messages\n{said}"


def shown(one: Diagnostic) -> str:
    """A message as it is stored: place, weight and code, words; below them the hint and the fix."""
    lines = [f"{one.line}:{one.column}-{one.end_column} {one.severity} {one.code}: {one.message}"]
    lines += [f"    hint: {one.hint}"] if one.hint else []
    lines += [f"    fix: {one.fix.replacement!r}"] if one.fix is not None else []
    lines += [f"    or: {other!r}" for other in one.fix.others] if one.fix is not None else []
    return "\n".join(lines)


def read_cases() -> list[Case]:
    _, *parts = BETWEEN.split(STORED.read_text(encoding="utf-8"))
    cases = []
    for name, body in zip(parts[::2], parts[1::2], strict=True):
        text, _, messages = body.partition("--- messages\n")
        text, _, levels = text.partition("--- levels\n")
        cases.append(Case(name, text, levels, tuple(re.split(r"\n(?=\d)", messages.strip("\n")))))
    return cases


CASES = read_cases()
every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name.replace(" ", "_"))


@every_case
def test_the_messages_are_the_stored_ones(case: Case) -> None:
    assert tuple(map(shown, case.found())) == case.messages


@every_case
def test_a_fix_leaves_fewer_errors(case: Case) -> None:
    before = [one for one in case.found() if one.severity == "error"]
    for one in before:
        if one.fix is not None and one.part == "rules":
            after = check(one.fixed(case.text), levels=case.levels)
            assert len(after.errors) < len(before), shown(one)


def test_there_are_many_cases_and_no_two_alike() -> None:
    assert len(CASES) >= 60
    assert len({case.name for case in CASES}) == len(CASES)
    assert len({(case.text, case.levels) for case in CASES}) == len(CASES)


def test_every_code_of_the_checker_has_a_case() -> None:
    folder = Path(language.__file__).parent
    said = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    known = set(re.findall(r'\b(?:error|warning|wrong|Diagnostic)\(\s*"([a-z-]+)"', said))
    met = {one.code for case in CASES for one in case.found()}
    assert sorted(known - met - APART) == []


def test_all_mistakes_of_a_text_are_told_at_once() -> None:
    text = (
        "game Many mistakes\n"
        "players X, O\n"
        "board 3 bye 3\n"
        "piece mark\n"
        "turn\n"
        "  choose an emty cell\n"
        "  put your mark ther\n"
        "   if 3 of your marks are in lin through there: you win\n"
        "end\n"
        "  if no cell is emtpy: the game is drawn\n"
    )
    assert {one.line for one in check(text).errors} >= {3, 6, 7, 8, 10}


def test_more_than_two_hundred_messages_are_counted() -> None:
    checked = check("game A\n" + "nonsense word\n" * 500)
    assert len(checked.diagnostics) == 201
    last = checked.diagnostics[-1]
    assert (last.code, last.severity) == ("too-many", "warning")
    assert re.fullmatch(r"and \d+ more messages", last.message)


@pytest.mark.parametrize(("text", "words"), [
    (" " * 1_000_001, "the text has 1000001 signs; 1000000 can be read"),
    ("turn\n" + "  do nothing\n" * 5_000, "a game has at most 5000 sentences; the rest is unread"),
])
def test_a_text_too_long_is_read_in_part(text: str, words: str) -> None:
    (found,) = [one for one in check(text).errors if one.code == "too-long"]
    assert found.message == words


@pytest.mark.parametrize(("board", "rest"), [
    ("board drawn by the level", "level Wide\n  " + "#" * 150 + "\n"),
    ("board drawn by the level", "level Tall\n" + "  #\n" * 101),
    ("board drawn\n" + "  # #\n" * 101, ""),
    ("board drawn\n  " + "#" * 300, ""),
])
def test_a_drawing_has_at_most_a_hundred_cells_each_way(board: str, rest: str) -> None:
    text = f"game Large\nplayers 1\n{board}\npiece stone\nturn\n  choose an empty cell\n  put your stone there\n" \
           f"legend\n  # stone\n{rest}"
    assert [one.code for one in check(text).errors] == ["size"]


@pytest.mark.parametrize("turn", [
    "choose a face up card whose picture is sun\n  remove it",
    "choose a card\n  it becomes face up\n  choose another card with the same picture\n  remove it",
    "choose a card\n  it becomes face up\n  choose an empty cell\n  not allowed if the picture of a card is sun",
    "choose a card\n  if its picture is sun: remove it",
])
def test_what_lies_open_may_be_asked(turn: str) -> None:
    text = "game Cards\nplayers Ann, Bob\nboard 3 by 1\na picture is sun, moon or star\npiece card\n" \
           "  is face down or face up\n  has a picture, seen by nobody while face down\nsetup\n" \
           f"  put cards onto the board\nturn\n  {turn}\nend\n  if no card is face down: the game is drawn\n"
    assert "tells-secret" not in {one.code for one in check(text).diagnostics}


def test_a_place_explained_for_the_whole_game_is_known_to_be_asked() -> None:
    text = "game Fort\nplayers Ann, Bob\nboard 3 by 3\nthe castle is b2\npiece stone\nturn\n  choose an empty cell\n" \
           "  not allowed if it is the castle\n  put your stone there\nend\n  if you are stuck: the game is drawn\n"
    assert check(text).diagnostics == ()


def main() -> None:
    STORED.write_text("\n".join(map(str, CASES)), encoding="utf-8")


if __name__ == "__main__":
    main()
