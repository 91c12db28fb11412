"""The pages of the library are made from its files, and are up to date."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from ludoteka.games import library
from ludoteka.studio.pages import BETWEEN, drawn, overview, page

PAGES = Path(__file__).parents[2] / "docs" / "games"
ANEW = "run: python -m ludoteka.studio.pages docs/games"
every_game = pytest.mark.parametrize("id", library.names())


@every_game
def test_the_page_is_up_to_date(id: str) -> None:
    assert (PAGES / f"{id}.md").read_text(encoding="utf-8") == page(id), ANEW


@every_game
def test_the_picture_is_up_to_date_and_well_formed(id: str) -> None:
    made = drawn(id)
    assert (PAGES / "pictures" / f"{id}.svg").read_text(encoding="utf-8") == made, ANEW
    root = ElementTree.fromstring(made)
    drawn_things = [one for one in root.iter() if one.tag.endswith(("}rect", "}polygon", "}circle", "}use", "}text"))]
    assert len(drawn_things) > sum(len(board.cells) for board in library.load(id).start().view().boards[:1])
    known = {one.get("id") for one in root.iter("{http://www.w3.org/2000/svg}symbol")}
    assert {one.get("href") for one in root.iter("{http://www.w3.org/2000/svg}use")} <= {f"#{id}" for id in known}


def test_the_overview_is_up_to_date_and_no_page_is_left_over() -> None:
    found = BETWEEN.search((PAGES / "index.md").read_text(encoding="utf-8"))
    assert found is not None
    assert found[0] == overview(), ANEW
    assert {path.stem for path in PAGES.glob("*.md")} == {*library.names(), "index"}
    assert {path.stem for path in PAGES.glob("pictures/*.svg")} == set(library.names())


def test_a_theme_is_pictured_with_its_own_pictures() -> None:
    assert '<symbol id="digit-7"' in drawn("sudoku:children")
    assert '<symbol id="digit-7"' not in drawn("sudoku")
