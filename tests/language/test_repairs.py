"""Fixes: what an author may have meant is found, says no more than it should, and is found in bounded time."""

from __future__ import annotations

import random

import pytest

from ludoteka.language import check
from ludoteka.language.checker import reading
from ludoteka.language.diagnostics import Findings
from ludoteka.language.edits import Speller, edits, oddness, parts_of
from ludoteka.language.layout import read_layout
from ludoteka.language.reading import Reading
from ludoteka.language.repairs import FRAME, MOST_READ, Search
from ludoteka.language.usage import Usage
from ludoteka.language.vocabulary import Vocabulary, read_vocabulary
from tests.language.library_texts import LEVELS, RULES

TEXT = """game Boxes
players White, Black
board 5 by 5
piece box, plural boxes
piece keeper
  may move as drawn, orthogonally
    @ .    ->  . @
  may move as drawn, orthogonally
    @ $ .  ->  . @ $
each player has quiet moves, starting at 3
a cell is free if it is empty

setup
  put a White keeper onto a1
  put a Black keeper onto e5
  put a box onto c3

turn
  choose a free cell
  add 1 to your quiet moves
  move one of your keepers

end
  if your quiet moves is 9: you win
  if the box is on a1: the game is drawn

legend
  $ box
"""


def mended(text: str) -> str:
    """A text with the fix of its first message."""
    first = check(text).errors[0]
    return first.fixed(text)


def test_the_text_is_right() -> None:
    assert check(TEXT).errors == ()


@pytest.mark.parametrize(("right", "wrong"), [
    ("choose a free cell", "choose a a free cell"),
    ("choose a free cell", "choose free a cell"),
    ("choose a free cell", "choose a cell free"),
    ("choose a free cell", "chose a free cell"),
    ("add 1 to your quiet moves", "add 1 your quiet moves"),
    ("move one of your keepers", "move one your keepers"),
    ("if the box is on a1: the", "if the box is on a1 the"),
    ("if the box is on a1: the", "if the box is on on a1: the"),
    ("players White, Black", "players White Black"),
    ("piece keeper", "piece keper"),
    ("piece keeper", "keeper piece"),
    ("piece keeper", "piece piece keeper"),
    ("each player has quiet moves", "each player has moves quiet"),
    ("a cell is free if", "a cell is freee if"),
    ("legend", "legned"),
    ("  $ box", "  $$ box"),
    ("    @ $ .  ->", "    @ $ . .  ->"),
])
def test_one_slip_is_mended(right: str, wrong: str) -> None:
    text = TEXT.replace(right, wrong, 1)
    assert text != TEXT
    assert mended(text) == TEXT


@pytest.mark.parametrize("heading", ["setup", "turn", "legend"])
def test_a_heading_that_is_missing_is_found(heading: str) -> None:
    assert mended(TEXT.replace(f"\n{heading}\n", "\n\n", 1)) == TEXT


def test_a_misspelt_declaration_is_blamed_and_not_its_uses() -> None:
    errors = check(TEXT.replace("piece keeper", "piece keper", 1)).errors
    assert [(one.code, one.line) for one in errors] == [("cause", 5)]
    assert errors[0].message == "'keper' stands here, but line 14 says 'keeper'"


def test_several_mistakes_are_all_told_and_mended_one_by_one() -> None:
    text = TEXT.replace("choose a free", "choose a a free").replace("piece keeper", "piece keper")
    text = text.replace("you win", "win you")
    errors = check(text).errors
    assert sorted(one.line for one in errors) == [5, 19, 24]
    for _ in errors:
        text = mended(text)
    assert text == TEXT


def test_what_is_not_wrong_is_left_out_and_what_is_wrong_stays() -> None:
    text = TEXT.replace("piece keeper", "piece keper").replace("put a box onto c3", "put xyzzy onto plugh")
    errors = check(text).errors
    assert {5, 16} <= {one.line for one in errors}
    assert 14 not in {one.line for one in errors}


def broken(name: str, rng: random.Random) -> str:
    """A text of the library with a word of one line dropped."""
    lines = RULES[name].split("\n")
    at = rng.choice([number for number, line in enumerate(lines) if len(line.split()) > 1])
    words = lines[at].split(" ")
    del words[rng.randrange(len(words) - len(lines[at].split()), len(words))]
    lines[at] = " ".join(words)
    return "\n".join(lines)


@pytest.mark.parametrize("name", ["tic-tac-toe", "sokoban", "hex", "go"])
def test_no_fix_makes_more_errors_and_all_is_found_again(name: str) -> None:
    rng = random.Random(name)
    for _ in range(3):
        text = broken(name, rng)
        before = check(text)
        assert check(text) == before
        for one in before.errors:
            if one.fix is not None:
                assert len(check(one.fixed(text)).errors) <= len(before.errors), text


def test_levels_are_mended_beside_their_rules() -> None:
    rules, levels = RULES["lights-out"], LEVELS["lights-out"]
    wrong = levels.replace(". * . . .", ". ** . . .", 1)
    (first,) = check(rules, levels=wrong).errors
    assert first.fixed(wrong) == levels


def test_a_text_with_many_mistakes_is_checked_in_bounded_time() -> None:
    lines = RULES["chess"].splitlines()
    for at in random.Random(1).sample(range(len(lines)), 20):
        lines[at] = lines[at].replace("e", "ee", 1)
    read: list[int] = []

    def counted(text: str, known: Vocabulary) -> Reading:
        read.append(len(text))
        return reading(text, known)

    Search("\n".join(lines), counted).run()
    assert sum(read) + FRAME * len(read) <= MOST_READ + len("\n".join(lines)) + FRAME


def test_a_long_text_is_not_read_again() -> None:
    text = TEXT + "-- note\n" * (MOST_READ // 8) + "turn turn\n"
    assert any(one.code == "only-first" for one in check(text).errors)


def test_words_look_more_or_less_like_words() -> None:
    assert oddness("travel") < oddness("tarvel")
    assert oddness("pawn") < oddness("pawq")


def test_edits_change_one_word() -> None:
    lines = read_layout(TEXT, Findings())
    vocabulary = read_vocabulary(lines, Findings())
    usage = Usage(lines, vocabulary)
    speller = Speller(usage, vocabulary.sorts)
    parts = parts_of("  put a White keeper onto a1")
    before = "put a White keeper onto a1".split()
    for one in edits(parts, 0, len(parts), usage, speller):
        after = one.text.split()
        assert one.text.startswith("  ")
        assert abs(len(" ".join(after).replace(",", " ,").replace(":", " :").split()) - len(before)) <= 1
        assert after != before


PACK = """game Pack
players Ann, Bob
a suit is sun or moon
{pack}
card Bolt, 5 each
  {rule}
zone deck, seen by all
each player
  zone hand, seen by all
to drop a card
  put it into the deck
setup
  let every player: put every Bolt of yours into your hand
turn
  choose a card in your hand
  drop it
  if your hand is empty: you win
"""


@pytest.mark.parametrize(("pack", "rule"), [
    ("one card for each suits", "when this is dropped: do nothing"),
    ("two cards for each suit", "when this is dropped: do nothing"),
    ("one card for each suit", "when dropped: do nothing"),
    ("one card for each suit", "if this is dropped: do nothing"),
])
def test_no_fix_makes_a_name_of_a_sentence(pack: str, rule: str) -> None:
    text = PACK.format(pack=pack, rule=rule)
    wrong, *others = check(text).errors
    assert others == []
    if wrong.fix is not None:
        heads = [line.split()[0] for line in text.splitlines()]
        assert [line.split()[0] for line in wrong.fixed(text).splitlines()] == heads


def test_no_fix_says_the_contrary() -> None:
    (wrong,) = check(PACK.format(pack="", rule="when this is not dropped: do nothing")).errors
    assert (wrong.code, wrong.line, wrong.fix) == ("event", 6, None)


def test_what_is_done_with_something_is_said_in_its_third_form() -> None:
    text = PACK.format(pack="", rule="when this is drop: do nothing")
    (wrong,) = check(text).errors
    assert wrong.code == "event"
    assert check(wrong.fixed(text)).errors == ()
