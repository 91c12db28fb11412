"""Games that wait for a machine bring their texts, their page and their pictures already."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from fluent.syntax import ast, parse

from ludoteka.games import library
from ludoteka.games.cards import CardText
from ludoteka.games.texts import message_id
from ludoteka.language import check
from ludoteka.language.description import Description

GAMES = Path(library.__file__).parent
WAITING = sorted(path.parent for path in GAMES.glob("*/waiting") if (path.parent / "en.ftl").exists())
HEADINGS = ["What it is", "How it is played", "Our variant", "Notation", "History"]

every_game = pytest.mark.parametrize("folder", WAITING, ids=lambda path: path.name)


def ids_of(folder: Path, language: str) -> list[str]:
    body = parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


def rules_of(folder: Path) -> tuple[str, Description]:
    text = (folder / "rules.game").read_text(encoding="utf-8")
    description = check(text).description
    assert description is not None
    return text, description


def names_of(folder: Path) -> set[str]:
    """Whatever a player meets by its name: seats, things, words to choose by, words of lists, options, zones."""
    text, description = rules_of(folder)
    sentences, questions = re.findall(r'^ +(?:either|or|may)\b[^"\n]*"(.+?)"', text, re.MULTILINE), set[str]()
    for option in description.options:
        questions |= {option.name, f"{option.name} question"}
        questions |= {value for value in option.values if isinstance(value, str)}
    zones = re.findall(r"^ *zone ([\w ]+)", text, re.MULTILINE)
    lists = re.findall(r"^an? ([\w ]+?) is ((?:[\w ]+, )+[\w ]+ or [\w ]+|[\w ]+ or [\w ]+)$", text, re.MULTILINE)
    words = {word for _, many in lists if " if " not in many
             for word in re.split(r", | or ", many) if not word.isdigit()}
    seats = set(description.seats) or {"Player 1", "Player 2"}
    return {*seats, *description.things, *sentences, *questions, *zones, *words, *description.rulesets}


@every_game
def test_both_languages_say_the_same_messages(folder: Path) -> None:
    english, czech = ids_of(folder, "en"), ids_of(folder, "cs")
    assert english == czech
    assert len(set(english)) == len(english)
    assert english[:4] == ["title", "summary", "kind", "how-to-play"]


@every_game
def test_every_name_has_its_words(folder: Path) -> None:
    assert {message_id(name) for name in names_of(folder)} - set(ids_of(folder, "en")) == set()


@every_game
def test_the_page_has_the_usual_headings_and_the_game_a_card(folder: Path) -> None:
    page = (folder / "page.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (.+)", page, re.MULTILINE) == HEADINGS
    assert re.fullmatch(r"1 \d{4}-\d\d-\d\d First version\.\n", (folder / "versions.txt").read_text(encoding="utf-8"))
    toml = (folder / "card.toml").read_text(encoding="utf-8")
    assert {line.split(" = ")[0] for line in toml.splitlines()} <= set(CardText.__struct_fields__)


@every_game
def test_pictures_are_well_formed(folder: Path) -> None:
    pictures = sorted((folder / "art").glob("*.svg"))
    assert folder / "art" / "cover.svg" in pictures
    for picture in pictures:
        root = ElementTree.parse(picture).getroot()
        size = "160 120" if picture.stem == "cover" else "100 100"
        assert (root.tag, root.get("viewBox")) == ("{http://www.w3.org/2000/svg}svg", f"0 0 {size}"), picture.name
