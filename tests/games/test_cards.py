"""Every game has a card that says the truth about it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteka.games import library
from ludoteka.games.cards import Group, card, card_text, colours
from ludoteka.games.colours import NAMED
from ludoteka.games.facts import facts
from ludoteka.games.library import BadGame
from ludoteka.games.texts import message_id
from ludoteka.machine import TextGame

NUMBERED = ("equal", "next", "owner", "without")
"""Words of a look that speak of numbers of places, not of pictures."""


@pytest.mark.parametrize("id", library.playable())
def test_every_card_is_sane_and_true(id: str) -> None:
    one, game = card(id), library.load(id)
    assert (library.folder(id) / "card.toml").is_file()
    assert 1 <= one.minutes <= 60
    assert one.seats == game.seat_counts
    assert one.levels == len(game.levels)


def test_hex_has_coloured_sides() -> None:
    assert card("hex").look == "grid wood top=1 bottom=1 left=2 right=2"


@pytest.mark.parametrize("id", library.playable())
def test_every_picture_of_a_look_is_there(id: str) -> None:
    told = dict(re.findall(r"(\S+)=([a-z]\S*)", card(id).look))
    places = {place.name for board in library.load(id).start().view().boards for place in board.places}
    for place, picture in told.items():
        assert place in NUMBERED or picture in library.art(id)
        assert place in (*NUMBERED, "every") or place in places


@pytest.mark.parametrize("id", library.playable())
def test_a_look_speaks_of_what_the_game_keeps(id: str) -> None:
    told = dict(re.findall(r"(\S+)=([a-z]\S*)", card(id).look))
    kept = {message_id(name) for one in facts(id).kept for name in (one.name, *one.words)}
    game = library.load(id)
    assert isinstance(game, TextGame)
    kept |= {message_id(one.name) for one in game.description.kept.values()}  # also what cards and dice keep
    assert {name for word in ("owner", "without") if word in told for name in told[word].split(",")} <= kept


@pytest.mark.parametrize("id", library.playable())
def test_directions_are_reckoned_from_a_piece_of_the_game(id: str) -> None:
    told = dict(part.split("=") for part in card_text(id).control.split())
    assert told.get("position", "") in {"", *(piece.name for piece in facts(id).pieces)}
    # Whoever has one switch can only choose among options.
    assert "moves" not in told.get("locked", "") or told.get("moves", "options") == "options"


def test_colours_are_those_of_the_card_or_of_the_names() -> None:
    assert colours("tic-tac-toe", ("X", "O")) == (NAMED["blue"], NAMED["red"])
    assert colours("chess", ("White", "Black")) == (NAMED["white"], NAMED["black"])
    three = colours("chinese-checkers", ("Player 1", "Player 2", "Player 3"))
    assert three == (NAMED["red"], NAMED["blue"], NAMED["yellow"])


def test_puzzles_and_games_do_not_share_a_shelf() -> None:
    shelves: dict[Group, set[bool]] = {}
    for id in library.playable():
        shelves.setdefault(card(id).group, set()).add(card(id).seats == (1,))
    assert all(len(alone) == 1 for alone in shelves.values()), shelves
    assert len(shelves) == 10


def test_a_theme_may_have_a_card_of_its_own() -> None:
    assert card("sudoku:children").difficulty < card("sudoku").difficulty


@pytest.mark.parametrize("text", ["", "group =", 'group = "chairs"\nminutes = 1\ndifficulty = 1\n',
                                  'group = "lines"\nminutes = "long"\ndifficulty = 1\n',
                                  'group = "lines"\nminutes = 5\ndifficulty = 4\n',
                                  'group = "lines"\nminutes = 5\ndifficulty = 1\nage = 4\n',
                                  'group = "lines"\nminutes = 5\ndifficulty = 1\nlook = "grid velvet"\n',
                                  'group = "lines"\nminutes = 5\ndifficulty = 1\nlook = "grid wood front=1"\n',
                                  'group = "lines"\nminutes = 5\ndifficulty = 1\ncontrol = "moves=feet"\n',
                                  'group = "lines"\nminutes = 5\ndifficulty = 1\ncontrol = "locked=all"\n',
                                  'group = "lines"\nminutes = 5\ndifficulty = 1\ncontrol = "show-legal=often"\n',
                                  'group = "lines"\nminutes = 5\ndifficulty = 1\n'
                                  'control = "show-focus=never locked=show-focus"\n',
                                  'group = "lines"\nminutes = 5\ndifficulty = 1\ncolours = ["blood"]\n'])
def test_a_card_that_cannot_be_read_is_said(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "rules.game").write_text("game Chairs\nplayers 2\n")
    (tmp_path / "card.toml").write_text(text)
    monkeypatch.setattr("ludoteka.games.cards.folders", lambda id: (tmp_path,))
    with pytest.raises(BadGame, match=r"card\.toml of chairs: "):
        card_text("chairs")
