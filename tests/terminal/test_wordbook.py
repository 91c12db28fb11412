"""The command that explains the words of the rule language."""

from __future__ import annotations

import json

from typer.testing import CliRunner, Result

from ludoteka.cli import app
from ludoteka.language.reference import ENTRIES


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["words", *arguments])


def test_a_word_is_explained_with_an_example() -> None:
    said = run("next", "to").stdout
    assert said.startswith("next to\n")
    assert "Sharing a side with it" in " ".join(said.split())
    assert "choose an empty cell next to one of your stones" in said


def test_other_forms_lead_to_the_same_entry() -> None:
    assert run("cells").stdout == run("place").stdout


def test_without_a_word_all_of_them_are_listed() -> None:
    said = run().stdout
    assert "in line through" in said
    assert json.loads(run("--json").stdout)["words"] == [word for entry in ENTRIES for word in entry.words]


def test_programs_get_the_whole_example() -> None:
    facts = json.loads(run("put", "--json").stdout)
    assert facts["word"] == "put"
    assert facts["game"].startswith("game Example\n")


def test_a_misspelled_word_is_refused_with_the_one_it_may_be() -> None:
    result = run("chose")
    assert result.exit_code == 2
    assert "choose" in result.stderr


def test_a_part_of_a_word_finds_those_that_have_it() -> None:
    assert "in line through" in run("line").stdout
