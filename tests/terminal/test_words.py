"""Both languages say the same things, and all that the code asks for."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from ludoteka.opponents import OPPONENTS
from ludoteka.studio.starting import TEMPLATES
from ludoteka.terminal.commands import match, shelves
from ludoteka.terminal.library import KEYS as LIBRARY_KEYS
from ludoteka.terminal.plain import COMMANDS
from ludoteka.terminal.table_keys import KEYS as TABLE_KEYS
from ludoteka.terminal.words import LANGUAGES, Words, language_of

SOURCE = Path(str(resources.files("ludoteka.terminal")))
STUDIO = Path(str(resources.files("ludoteka.studio")))
PUT_TOGETHER = ("column-", "pt-column-", "pt-ending-", "pt-mark-", "pt-first-", "pt-last-", "pt-middle-",
                "pick-", "reason-", "seat-", "thought-", "worth-")
"""Keys that are made of parts where they are used."""


def messages(language: str) -> dict[str, set[str]]:
    """Every key with the variables its text uses."""
    text = (SOURCE / "texts" / f"{language}.ftl").read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message) and entry.span:
            found[entry.id.name] = set(re.findall(r"\$([a-z]+)", text[entry.span.start:entry.span.end]))
    return found


def sources() -> str:
    """All code that speaks."""
    files = [path for folder in (SOURCE, STUDIO) for path in folder.rglob("*.py")]
    return "\n".join(path.read_text("utf-8") for path in (*files, SOURCE.parent / "cli.py"))


def keys_in_code() -> set[str]:
    """Keys written out in the source, and those that are put together there."""
    keys = set(re.findall(r'\b(?:words|say)\(\s*"([a-z0-9-]+)"', sources()))
    keys |= {f"key-{action}".replace("_", "-") for _, action in (*TABLE_KEYS, *LIBRARY_KEYS)}
    keys |= {f"command-{command}" for command in COMMANDS}
    keys |= {f"seat-{name}" for name in ("person", *OPPONENTS)}
    keys |= {f"template-{name}" for name in TEMPLATES}
    keys |= {f"step-{name}" for name in ("play", "edit", "check", "playtest", "format", "words")}
    return keys | {"severity-error", "severity-warning"}


def test_czech_and_english_have_the_same_messages_with_the_same_values() -> None:
    czech, english = messages("cs"), messages("en")
    assert czech.keys() == english.keys()
    # A reason need not quote the English of the rules; which values it has is looked at with the kinds of reasons.
    assert not [key for key in czech if czech[key] != english[key] and not key.startswith("reason-")]


def test_everything_the_code_says_is_there() -> None:
    assert match.__doc__
    assert shelves.__doc__
    assert keys_in_code() - set(messages("en")) == set()


def test_nothing_is_left_over() -> None:
    known = keys_in_code() | {key for key in messages("en") if key.startswith(PUT_TOGETHER)}
    quoted = set(re.findall(r"[\"']([a-z0-9-]+)[\"']", sources()))
    known |= {f"{key}-advice" for key in quoted if key.startswith("pt-")}
    assert set(messages("en")) - known - quoted == set()


def test_czech_counts_in_three_ways() -> None:
    said = [Words("cs")("moves-made", count=count) for count in (1, 3, 5)]
    assert said == ["1 tah", "3 tahy", "5 tahů"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_values_are_filled_in(language: str) -> None:
    assert "chess" in Words(language)("no-such-game", game="chess")


def test_a_key_that_does_not_exist_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        Words("cs")("no-such-key")


@pytest.mark.parametrize(("environ", "language"), [
    ({"LANG": "cs_CZ.UTF-8"}, "cs"), ({"LANG": "de_DE.UTF-8"}, "en"), ({}, "en"), ({"LANG": ""}, "en"),
    ({"LANG": "en_US.UTF-8", "LC_ALL": "cs_CZ"}, "cs"), ({"LANG": "cs", "LC_MESSAGES": "en_GB"}, "en"),
])
def test_the_language_of_an_environment(environ: dict[str, str], language: str) -> None:
    assert language_of(environ) == language
