"""The benchmark of mistakes measures what it says it does."""

from __future__ import annotations

import random

import pytest

from benchmarks import mistakes
from ludoteka.language import Diagnostic, Fix, Span

TEXT = """game Marks
players X, O
board 3 by 3
piece mark                                -- one note

turn
  choose an empty cell
  put your mark there
  if 3 of your marks are in line through there: you win
"""
LEVELS = "level One, easy, 2 moves\n  . * .\n  * * *\n  . * .\nlevel Two, easy\n  ####\n  #@.#\n  ####\n"
WORK = mistakes.Work("marks/rules", TEXT)


def test_one_line_is_broken_and_its_comment_stays() -> None:
    found = list(mistakes.mistakes(WORK, 80, seed=1))
    assert [one.kind for one in found[:4]] == list(mistakes.KINDS)
    for one in found:
        both = zip(TEXT.split("\n"), one.text.split("\n"), strict=True)
        assert [at for at, (before, after) in enumerate(both, 1) if before != after] in ([], [one.line])
        assert "-- one note" in one.text
        assert one.before.strip()


def test_the_same_seed_breaks_alike() -> None:
    assert list(mistakes.mistakes(WORK, 20, seed=3)) == list(mistakes.mistakes(WORK, 20, seed=3))
    assert list(mistakes.mistakes(WORK, 20, seed=3)) != list(mistakes.mistakes(WORK, 20, seed=4))


def test_a_token_of_a_drawing_is_a_sign() -> None:
    tokens = {line: [one.text for one in found] for line, (found, _) in mistakes.breakable(LEVELS)}
    assert tokens[1] == ["level", "One", ",", "easy", ",", "2", "moves"]
    assert tokens[2] == [".", "*", "."]
    assert tokens[7] == ["#", "@", ".", "#"]


@pytest.mark.parametrize("word", ["a", "at", "choose", "12", ":"])
def test_a_misspelt_word_differs_by_one_letter(word: str) -> None:
    for seed in range(40):
        assert abs(len(mistakes.misspelt(word, random.Random(seed))) - len(word)) <= 1


def broken(line: int, after: str) -> mistakes.Mistake:
    return mistakes.Mistake(WORK, "drop", line, TEXT.split("\n")[line - 1], after)


def test_verdicts() -> None:
    assert mistakes.judge(broken(7, "  choose  an empty cell")).outcome == "unchanged"
    assert mistakes.judge(broken(9, "  if 2 of your marks are in line through there: you win")).outcome == "correct"
    here = mistakes.judge(broken(7, "  choose an an empty cell"))
    assert (here.outcome, here.restored) == ("here", True)
    lost = mistakes.judge(broken(9, "  if 3 of your xyzzy plugh are in line through there: you win"))
    assert (lost.outcome, lost.restored) == ("here", False)


def test_a_fix_elsewhere_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    said = Diagnostic("word", "error", Span(2, 9, 10), "not this", fix=Fix("Y"))
    monkeypatch.setattr(mistakes, "found", lambda work, text: [said])
    verdict = mistakes.judge(broken(7, "  choose an an empty cell"))
    assert (verdict.outcome, verdict.restored, verdict.fixed) == ("elsewhere", False, "players Y, O")


def test_levels_are_judged_with_their_rules() -> None:
    rules = TEXT.replace("board 3 by 3", "board drawn by the level") + "legend\n  * X mark\n  # O mark\n"
    work = mistakes.Work("marks/levels", LEVELS.replace("@", "*"), rules=rules)
    verdicts = [mistakes.judge(one) for one in mistakes.mistakes(work, 24, seed=5)]
    assert {one.outcome for one in verdicts} <= {"unchanged", "correct", "here", "elsewhere"}
    assert any(one.outcome == "here" for one in verdicts)


def test_the_report_prints_its_tables(capsys: pytest.CaptureFixture[str]) -> None:
    verdicts = [mistakes.judge(one) for one in mistakes.mistakes(WORK, 12, seed=2)]
    mistakes.report(verdicts, show=True)
    printed = capsys.readouterr().out
    assert all(kind in printed for kind in (*mistakes.KINDS, "marks/rules", "all", "restored"))
