"""Every word of the language has one entry; its example is right and can be played; what it says is so."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from ludoteka.core import Position
from ludoteka.language import check
from ludoteka.language.layout import DEEPEST, LONGEST_LINE, LONGEST_TEXT
from ludoteka.language.reference import ENTRIES, SECTIONS, Entry, lookup, nearest
from ludoteka.language.reference.answers import ANSWERS
from ludoteka.language.reference.pages import pages
from ludoteka.language.words import (
    ADJECTIVES,
    DIRECTIONS,
    FORMS,
    NOUNS,
    PROPERTIES,
    SORTED_WORDS,
    SUPERLATIVES,
    TURNINGS,
    grammar_text,
)
from ludoteka.machine import TextGame
from ludoteka.machine.state import Run

PAGES = Path(__file__).parents[2] / "docs" / "reference"
WORDS = {*grammar_text()[1], *SORTED_WORDS, *DIRECTIONS, *SUPERLATIVES, *TURNINGS, *NOUNS, *PROPERTIES, *ADJECTIVES}
SIGNS = {"--", "->"}
MOVES = 8

every_entry = pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.slug)


def start(text: str) -> Position:
    checked = check(text)
    assert checked.description is not None, [one.message for one in checked.errors]
    return TextGame(checked.description, "example", text).start()


def moves(position: Position) -> list[str]:
    return [move.text for move in position.moves()]


def play(position: Position, *texts: str) -> Position:
    for text in texts:
        position = position.play(text)
    return position


def game(turn: str, end: str = "", more: str = "", setup: str = "") -> str:
    """A small game for two from some of its lines."""
    parts = ["game Test", "players White moving up, Black moving down", "board 3 by 3", "piece stone", more]
    for name, lines in (("setup", setup), ("turn", turn), ("end", end)):
        if lines:
            parts += [name, *(f"  {line}" for line in lines.split("\n"))]
    return "\n".join(parts) + "\n"


# ---- the entries --------------------------------------------------------------------------------------------------
def test_every_word_has_exactly_one_entry() -> None:
    explained = Counter(word for entry in ENTRIES for word in entry.words)
    assert WORDS - set(explained) == set()
    assert set(explained) - WORDS - SIGNS == set()
    assert [word for word, times in explained.items() if times > 1] == []


def test_other_forms_are_found() -> None:
    for form, word in FORMS.items():
        entry = lookup(form)
        assert entry is not None
        assert word in entry.words or form in entry.words
    assert lookup("Every  One of") is lookup("every one of")
    assert lookup("xyzzy") is None
    assert "in line through" in nearest("line")


def test_pages_have_different_names() -> None:
    names = Counter((entry.section, entry.slug) for entry in ENTRIES)
    assert max(names.values()) == 1
    assert {entry.section for entry in ENTRIES} == {section.name for section in SECTIONS}


@every_entry
def test_an_entry_is_complete(entry: Entry) -> None:
    assert entry.slug
    assert entry.forms
    assert all(paragraph.endswith((".", "…")) for paragraph in entry.paragraphs)
    assert [word for word in entry.see if lookup(word) in (None, entry)] == []


@every_entry
def test_the_example_is_right_and_can_be_played(entry: Entry) -> None:
    checked = check(entry.text)
    assert [one.message for one in checked.errors] == []
    assert checked.description is not None
    position: Position = TextGame(checked.description, "example", entry.text).start()
    luck = random.Random(entry.word)
    for _ in range(MOVES):
        if position.chooser is None:
            break
        position = position.play(luck.choice(position.moves()))


@every_entry
def test_the_example_shows_one_of_its_words(entry: Entry) -> None:
    forms = [form for form, word in FORMS.items() if word in entry.words]
    text = entry.text.lower()
    assert any(word.lower() in text for word in (*entry.words, *forms))


def test_the_pages_are_up_to_date() -> None:
    made = pages()
    there = {str(path.relative_to(PAGES)): path.read_text(encoding="utf-8")
             for path in (*PAGES.rglob("*.md"), PAGES / ".nav.yml")}
    assert there == made, "run: python -m ludoteka.language.reference docs/reference"


# ---- the plain answers --------------------------------------------------------------------------------------------
def test_a_place_holds_one_piece_and_nothing_is_captured_by_itself() -> None:
    position = start(game("choose a cell\nput your stone onto it", setup="put a Black stone onto b2"))
    assert "b2" not in moves(position)
    moved = start(game("choose one of your stones as the mover\nchoose a cell next to the mover\nput the mover onto it",
                       setup="put a White stone onto a1\nput a Black stone onto a2"))
    assert moves(moved) == ["a1-b1"]


def test_with_layers_a_place_holds_one_piece_in_each() -> None:
    more = "layers low, high\npiece fly, plural flies, in layer high\npiece frog, in layer low"
    position = start(game("choose a cell\nput a fly onto it\nput a frog onto it", more=more))
    assert len(moves(position)) == 9
    assert len(moves(play(position, "a1"))) == 8


def test_phrases_speak_of_the_board_and_put_takes_from_the_box() -> None:
    position = start(game("choose an empty cell\nput your stone there", end="if you have 2 stones: you win"))
    position = play(position, "a1", "a2", "b1", "b2")
    assert position.outcome is not None
    assert position.outcome.results == ("won", "lost")
    assert start(game("choose one of your stones\nremove it")).outcome is not None


@pytest.mark.parametrize(("words", "holds"), [
    ("2 stones", True), ("exactly 2 stones", False), ("exactly 3 stones", True), ("at most 2 stones", False),
    ("4 stones", False),
])
def test_a_bare_number_of_things_means_at_least(words: str, holds: bool) -> None:
    position = start(game("choose an empty cell\nput your stone there", end=f"if you have {words}: you win",
                          setup="put White stones on the first row"))
    assert (position.outcome is not None) == holds


def test_a_line_has_no_gaps() -> None:
    text = game("choose an empty cell\nput your stone there\nif 2 of your stones are in line through there: you win")
    assert play(start(text), "a1", "b2", "c1").outcome is None
    assert play(start(text), "a1", "b3", "b2").outcome is not None


def test_you_win_stops_the_turn() -> None:
    position = start(game("choose an empty cell\nput your stone there\nif it is on the first row: you win\n"
                          "not allowed if it is on the first row or it is on the second row"))
    assert moves(position) == ["a3", "b3", "c3", "a1", "b1", "c1"]
    assert play(position, "a1").outcome is not None


def test_it_is_what_was_chosen_last_and_a_mention_changes_nothing() -> None:
    lines = ("choose one of your stones\nremember a1 as the corner\nput your stone onto c3\n"
             "for each stone on the first row: do nothing\nremove it")
    position = play(start(game(lines, setup="put a White stone onto a2")), "a2")
    assert [cell.name for cell in position.view().boards[0].cells if cell.pieces] == ["c3"]


def test_it_is_refused_where_it_is_not_clear() -> None:
    text = game("choose an empty cell as the goal\nif the goal is on the first row: choose a stone\n"
                "put your stone onto it")
    assert [one.code for one in check(text).errors] == ["unclear"]


def test_end_is_looked_at_before_the_first_turn_and_speaks_of_the_next_player() -> None:
    at_once = start(game("choose an empty cell\nput your stone there", end="if you have no stones: you lose"))
    assert at_once.outcome is not None
    assert at_once.outcome.results == ("lost", "won")


def test_numbers_of_the_game_do_not_count_when_positions_are_compared() -> None:
    turn = "choose one of your stones\nchoose an empty cell next to it as the goal\nput that stone onto the goal"
    setup = "put a White stone onto a1\nput a Black stone onto c3"
    end = "if the same position has occurred 2 times: the game is drawn"
    back_and_forth = ("a1-a2", "c3-c2", "a2-a1", "c2-c3")
    counted = start(game(turn + "\nadd 1 to steps taken", end, "the game has steps taken", setup))
    assert play(counted, *back_and_forth).outcome is not None
    states = start(game(turn + "\nthe game becomes late", end, "the game is early or late", setup))
    assert play(states, *back_and_forth).outcome is None


def test_the_same_board_does_not_ask_whose_turn_it_is() -> None:
    turn = "choose an empty cell\nput your stone there\nremove every stone{}"
    board = game(turn.format("") + "\nnot allowed if the same board has occurred before")
    assert start(board).outcome is not None


def test_a_move_is_all_that_one_player_chooses() -> None:
    position = start(game("choose an empty cell\nput your stone there\nlet the opponent\n  choose an empty cell\n"
                          "  put your stone there\nchoose an empty cell\nput your stone there"))
    assert moves(position)[0] == "a3"
    position = play(position, "a1")
    assert position.chooser == 1
    position = play(position, "b1")
    assert position.chooser == 0


def test_stuck_players_lose_unless_the_end_or_the_text_says_otherwise() -> None:
    turn = "choose one of your stones\nremove it"
    lost = start(game(turn))
    assert lost.outcome is not None
    assert lost.outcome.results == ("lost", "won")
    drawn = start(game(turn, end="if you are stuck: the game is drawn"))
    assert drawn.outcome is not None
    assert drawn.outcome.results == ("drawn", "drawn")
    assert moves(start(game(turn, more="stuck players pass"))) == ["pass"]


def test_lower_rules_are_given_up_first() -> None:
    lines = ("choose a stone\nnot allowed if it is on the first row unless nothing else is possible\n"
             "not allowed if it is on the last row unless nothing else is possible\nremove it")
    both = start(game(lines, setup="put a White stone onto a1\nput a White stone onto b3"))
    assert moves(both) == ["b3"]
    kept = start(game(lines, setup="put a White stone onto a1\nput a White stone onto b2\nput a White stone onto b3"))
    assert moves(kept) == ["b2"]


def test_a_match_has_a_limit_of_turns_and_a_turn_one_of_steps() -> None:
    text = game("choose an empty cell\nput your stone there\nremove every stone", more="a game lasts at most 4 turns")
    position = play(start(text), "a1", "a1", "a1", "a1")
    assert position.outcome is not None
    assert position.outcome.results == ("drawn", "drawn")
    described = check(game("choose an empty cell\nput your stone there")).description
    assert described is not None
    said = next(answer for answer in ANSWERS if answer.question == "Which limits are there?").text
    assert f"at most {described.turn_limit} turns" in said
    assert f"{Run.FUEL:,}".replace(",", " ") in said
    assert (LONGEST_TEXT, LONGEST_LINE, DEEPEST) == (1_000_000, 1_000, 24)


def test_every_answer_names_words_of_the_language() -> None:
    assert [word for answer in ANSWERS for word in answer.see if lookup(word) is None] == []
