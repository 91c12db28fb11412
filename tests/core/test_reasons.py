"""Every kind of reason has its sentence, in every language and wherever it is said."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast

from ludoteka.core import because
from ludoteka.core.reasons import ENGLISH, Kind

OTHER = "other"
"""Said to whoever does not read the language of the rules, for a reason that is quoted from them."""
ROOT = Path(__file__).parents[2]
TEXTS = [*(ROOT / "web/src/texts").glob("reasons.*.ftl"), *(ROOT / "src/ludoteka/terminal/texts").glob("*.ftl")]


def about(kind: Kind) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(ENGLISH[kind]) if name}


def test_every_kind_has_its_words() -> None:
    assert ENGLISH.keys() == {*get_args(Kind)} - {""}


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_every_language_says_every_kind(path: Path) -> None:
    text = path.read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message) and entry.id.name.startswith("reason-") and entry.span:
            found[entry.id.name] = set(re.findall(r"\$([a-z]+)", text[entry.span.start:entry.span.end]))
    assert found.keys() == {f"reason-{kind}" for kind in (*ENGLISH, OTHER)}
    assert not {kind for kind in ENGLISH if found[f"reason-{kind}"] - about(kind)}


def test_there_are_two_languages_in_both_places() -> None:
    assert len(TEXTS) == 4


def test_a_reason_knows_what_it_is_about() -> None:
    reason = because("too-far", 4, "hop with this", verb="hop", place="c3")
    assert str(reason) == "it cannot hop as far as c3 (line 4: hop with this)"
    assert (reason.kind, dict(reason.about)) == ("too-far", {"verb": "hop", "place": "c3"})


def test_braces_in_the_rules_are_no_harm() -> None:
    assert because("forbidden", rule="{place}").words == "{place}"
