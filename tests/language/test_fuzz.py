"""No text, however broken, makes the checker or the formatter fail, hang or fill the memory.

`python -m tests.language.test_fuzz 5000000` damages texts of the library until they have so many signs together.
"""

from __future__ import annotations

import sys
import time
import tracemalloc
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteka.language import Checked, check, format_text
from ludoteka.language.diagnostics import MOST
from ludoteka.language.words import phrase_tokens
from tests.language import sentences
from tests.language.library_texts import RULES, WORDS, damaged_texts

pytestmark = pytest.mark.timeout(120)
SIGNS = 1_000_000
"""How many signs a text may have, and damaged texts have together."""
ADVISED = 6
"""Looking for fixes takes longer than reading: it is done for one text of so many."""
ADVICE = st.integers(1, ADVISED).map(lambda number: number == ADVISED)
slow_start = settings(max_examples=120, deadline=None, derandomize=True)


def is_sound(checked: Checked, lines: int) -> None:
    """Messages stand in the text, say something, and there is a description exactly when there is no error."""
    assert (checked.description is None) == bool(checked.errors)
    assert len(checked.diagnostics) <= MOST + 1
    for found in checked.diagnostics:
        assert 1 <= found.line <= max(1, lines)
        assert 1 <= found.column <= found.end_column
        assert found.message


def check_damaged(name: str, signs: int) -> None:
    """Check and format damaged texts of a game, until they have its share of so many signs."""
    for seed, (rules, levels) in enumerate(damaged_texts(name, signs // len(RULES) + 1)):
        advise = seed % ADVISED == 0
        is_sound(check(rules, levels=levels, advise=advise), max(len(rules.splitlines()), len(levels.splitlines())))
        format_text(rules)


@pytest.mark.parametrize("name", RULES)
def test_damaged_texts_are_checked_and_formatted(name: str) -> None:
    check_damaged(name, SIGNS)


@pytest.mark.parametrize("part", range(4))
def test_every_sentence_of_the_grammar_is_understood_or_refused_in_words(part: int) -> None:
    for seed in range(part, 240, 4):
        text = sentences.text(seed)
        is_sound(check(text, advise=seed // 4 % (2 * ADVISED) == 0), len(text.splitlines()))


@slow_start
@given(st.text(max_size=400))
def test_any_signs(text: str) -> None:
    is_sound(check(text), len(text.splitlines()))
    format_text(text)


@slow_start
@given(st.lists(st.tuples(st.integers(0, 4), st.lists(st.sampled_from(WORDS), max_size=9)), max_size=30), ADVICE)
def test_words_of_the_library_in_any_order(lines: list[tuple[int, list[str]]], advise: bool) -> None:
    text = "\n".join("  " * depth + " ".join(words) for depth, words in lines)
    is_sound(check(text, advise=advise), len(lines))
    format_text(text)


@slow_start
@given(st.lists(st.lists(st.sampled_from(sorted(phrase_tokens())), min_size=1, max_size=6), max_size=12), ADVICE)
def test_phrases_of_the_language_in_any_order(sentences: list[list[str]], advise: bool) -> None:
    rules = [*RULES["draughts"].splitlines(), "turn", *("  " + " ".join(sentence) for sentence in sentences)]
    is_sound(check("\n".join(rules), advise=advise), len(rules))


HUGE: dict[str, Callable[[int], str]] = {
    "spaces": lambda signs: " " * signs,
    "new lines": lambda signs: "\n" * signs,
    "one line": lambda signs: "x" * signs,
    "one line of words": lambda signs: "choose a cell next to " * (signs // 22),
    "quotes": lambda signs: '"' * signs,
    "tabs": lambda signs: "\t" * signs,
    "comments": lambda signs: "  -- a\n" * (signs // 7),
    "a sentence again and again": lambda signs: "turn\n" + "  choose an empty cell\n" * (signs // 23),
    "a heading again and again": lambda signs: "board 3 by 3\n" * (signs // 13),
    "unknown words": lambda signs: "".join(f"wrod{at} xyz\n" for at in range(signs // 14)),
    "many kinds": lambda signs: "game A\n" + "".join(f"piece p{at}\n" for at in range(signs // 13)),
    "many levels": lambda signs: "level a\n" * (signs // 8),
    "signs without a legend": lambda signs: "level a\n" + ("  " + "q " * 490 + "\n") * (signs // 983),
    "a legend of many signs": lambda signs: "legend\n" + "  1 to 9999 piece\n" * (signs // 18),
    "a long legend": lambda signs: "legend\n" + "  1 to 99999 piece\n" * (signs // 19),
    "names of many words": lambda signs: "piece p\n" + ("  " + "a " * 480 + "is\n") * (signs // 965),
    "drawn rows": lambda signs: "level a\n" + "  . . . . . . .\n" * (signs // 16),
    "deep indentation": lambda signs: "".join(" " * at + "x\n" for at in range(int((2 * signs) ** 0.5))),
    "a saw of indentations": lambda signs: "".join(" " * (at % 900) + "x\n" for at in range(signs // 450)),
}


@pytest.mark.parametrize("kind", HUGE)
def test_a_million_signs_at_once(kind: str) -> None:
    text = HUGE[kind](SIGNS)
    begun = time.process_time()
    is_sound(check(text), len(text.splitlines()))
    format_text(text)
    assert time.process_time() - begun < 20


@pytest.mark.parametrize("kind", HUGE)
def test_memory_grows_with_the_text_alone(kind: str) -> None:
    text = HUGE[kind](SIGNS // 50)
    check("game A")
    tracemalloc.start()
    check(text)
    format_text(text)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 2000 * len(text)


if __name__ == "__main__":
    for one in RULES:
        check_damaged(one, int(sys.argv[1]))
