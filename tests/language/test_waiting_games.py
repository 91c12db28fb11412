"""Some games wait for their words, pictures and page: their texts are checked like all others."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from ludoteka.games import library
from ludoteka.language import Diagnostic, check
from ludoteka.language.description import Description

GAMES = Path(library.__file__).parent
WAITING = ("flesh-and-blood", "shadow-hunters")

every_game = pytest.mark.parametrize("game", WAITING)


def text_of(game: str) -> str:
    return (GAMES / game / "rules.game").read_text(encoding="utf-8")


def checked(game: str) -> Description:
    description = check(text_of(game)).description
    assert description is not None
    return description


def broken(game: str, old: str, new: str) -> tuple[int, int, tuple[Diagnostic, ...]]:
    """The line and column where a text was changed, and what the checker says of it then."""
    text = text_of(game)
    assert text.count(old) >= 1, old
    place = text.index(old)
    line = text.count("\n", 0, place) + 1
    return line, place - text.rfind("\n", 0, place), check(text.replace(old, new, 1)).errors


# ---- the texts as they are ------------------------------------------------------------------------------------------
@every_game
def test_the_text_is_right_and_can_be_played(game: str) -> None:
    found = check(text_of(game))
    assert found.diagnostics == ()
    assert found.description is not None


@every_game
def test_the_library_does_not_offer_it_yet(game: str) -> None:
    assert (GAMES / game / "waiting").exists()
    assert game not in library.names()


def test_a_text_that_no_machine_runs_yet_is_refused(tmp_path: Path) -> None:
    (tmp_path / "rules.game").write_text("game Later\nplayers 2\nboard 3 by 3\npiece stone\n"
                                         "each player remembers the friend, a stone\n"
                                         "turn\n  choose an empty cell\n  put your stone there\n", encoding="utf-8")
    with pytest.raises(library.BadGame, match="line 5: this is understood, but cannot be played yet: memories of"):
        library.read(tmp_path)


@every_game
def test_no_line_is_longer_than_a_page_is_wide(game: str) -> None:
    assert [line for line in text_of(game).splitlines() if len(line) > 100] == []


def copies(game: str, kind: str) -> int:
    return sum(one.copies for one in checked(game).things.values() if kind in (one.name, *one.kinds))


def test_packs_and_decks_are_complete() -> None:
    assert copies("prsi", "card") == 32
    assert copies("hearts", "card") == 52
    assert copies("flesh-and-blood", "deck card") == 30
    assert copies("leduc-poker", "card") == 6
    assert copies("oh-hell", "card") == 52
    assert copies("feathered-foxes", "role") == 8
    assert copies("weatherwrights", "card") == 40
    assert copies("yacht", "box") == 12
    assert [copies("fern-island", kind) for kind in ("land", "disc", "good")] == [19, 18, 95]
    assert [copies("shadow-hunters", f"{colour} card") for colour in ("white", "black", "green")] == [16, 16, 16]
    assert copies("shadow-hunters", "character") == 20
    assert copies("shadow-hunters", "location") == 6


def test_characters_of_shadow_hunters() -> None:
    characters = [dict(one.values) for one in checked("shadow-hunters").things.values() if "character" in one.kinds]
    assert Counter(one["faction"] for one in characters) == {"hunter": 6, "shadow": 6, "neutral": 8}
    assert sorted({int(one["stamina"]) for one in characters}) == [8, 10, 11, 12, 13, 14]


def test_the_deck_of_ira() -> None:
    deck = [one for one in checked("flesh-and-blood").things.values() if "deck card" in one.kinds]
    assert all(one.copies == 3 and one.for_each for one in deck)
    assert Counter(dict(one.values)["colour"] for one in deck) == {"red": 3, "yellow": 4, "blue": 3}
    assert sum(int(dict(one.values)["pitch"]) * one.copies for one in deck) == 60


def test_the_tiles_of_carcassonne() -> None:
    tiles = [one for one in checked("carcassonne").things.values() if one.drawing]
    assert len(tiles) == 24
    assert sum(one.copies for one in tiles) == 72
    signs = Counter(sign for one in tiles for row in one.drawing for sign in row * one.copies)
    assert (signs["s"], signs["m"]) == (10, 6)
    sides: Counter[str] = Counter()
    for one in tiles:
        top, bottom = one.drawing[0][2], one.drawing[4][2]
        for sign in (top, bottom, one.drawing[2][0], one.drawing[2][4]):
            sides[sign] += one.copies
    assert sides == {"f": 115, "c": 79, "r": 94}


# ---- the texts broken -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "old", "new", "code"), [
    ("prsi", "its rank is ober\n", "its rank is obber\n", "unknown-word"),
    ("prsi", "its rank is ober\n", "its rank is bells\n", "sort"),
    ("prsi", "each card with rank 7", "each card with rank 3", "property"),
    ("prsi", "add 2 to debt", "add 2 to the wanted suit", "not-number"),
    ("prsi", "shuffle the deck", "shuffle the top card of the deck", "zone"),
    ("prsi", "set the wanted suit to its suit", "set the wanted suit to its rank", "sort"),
    ("prsi", "  draw debt\n", "  dravv debt\n", "unknown-word"),
    ("hearts", "13 if it is the queen of spades", "13 if it is the dame of spades", "unknown-word"),
    ("hearts", "every card in its winnings", "every card in its winings", "unknown-word"),
    ("hearts", "for each suit and rank", "for each suit and points", "list"),
    ("hearts", "set its thrower to you", "set its thrower to its suit", "sort"),
    ("hearts", "the trick holds 4 cards", "the trick holds 4 players", "tail"),
    ("hearts", "the hand of the player opposite", "the hand of the queen of spades", "property"),
    ("backgammon", "choose a cube with uses", "choose a cube with pips", "property"),
    ("backgammon", "roll every cube\n  repeat", "roll every checker\n  repeat", "roll"),
    ("backgammon", "25 if this is in the bar", "25 if this is in the bare", "unknown-word"),
    ("backgammon", "not allowed if it is blocked", "not allowed if it is rolling", "adjective"),
    ("backgammon", "put this onto it", "put the throw onto uses of the throw", "place"),
    ("carcassonne", "it is a road and", "it is a tile and", "sort"),
    ("carcassonne", "number of shielded cities", "number of shielded roads", "adjective"),
    ("carcassonne", "choose a part of the new tile", "choose a follower of the new tile", "of"),
    ("carcassonne", "to score a part\n", "to score a party\n", "unknown-word"),
    ("carcassonne", "closed cities touching", "closed followers touching", "adjective"),
    ("carcassonne", "put every tile into the bag", "put every player into the bag", "put"),
    ("flesh-and-blood", "pitch 2, power 3", "pitch 2, pover 3", "unknown-word"),
    ("flesh-and-blood", "pitch 2, power 3", "pitch 2, life 3", "property"),
    ("flesh-and-blood", "when this hits, if streak", "when this folds, if streak", "otherwise-said"),
    ("flesh-and-blood", "1 more power for each landed card", "1 more power for each acting card", "adjective"),
    ("flesh-and-blood", "2 more defence until", "2 more arsenal until", "property"),
    ("flesh-and-blood", "this gains go again until", "this gains power until", "keyword"),
    ("flesh-and-blood", "from your arsenal: 2", "from your life: 2", "place"),
    ("flesh-and-blood", "  respond with one of your deck cards", "  respond with one of your heroes", "who"),
    ("shadow-hunters", "character Bob, Neutral", "character Bob, Church", "kind"),
    ("shadow-hunters", "you have steady aim while", "you have strength while", "keyword"),
    ("shadow-hunters", "  you have full booty\n", "  you have damage\n", "keyword"),
    ("shadow-hunters", "when you kill a player\n", "when you kill a card\n", "event"),
    ("shadow-hunters", "there is no alive Hunter character", "there is no alive Hunter location", "adjective"),
    ("shadow-hunters", "content if you are living", "content if you are alive", "adjective"),
    ("shadow-hunters", "refilled from the white discard", "refilled from the white equipment", "unknown-word"),
    ("shadow-hunters", "show the message to you", "show your damage to you", "show"),
])
def test_a_mistake_is_told_where_it_stands(game: str, old: str, new: str, code: str) -> None:
    line, column, errors = broken(game, old, new)
    here = [one for one in errors if one.line == line]
    assert code in {one.code for one in here}, errors
    assert any(one.column <= column + len(new) and column <= one.end_column for one in here if one.code == code)


@pytest.mark.parametrize(("game", "old", "new", "code", "word"), [
    ("flesh-and-blood", "| cost | pitch |", "| cost | pich  |", "column", "pich"),
    ("flesh-and-blood", "| blue   | 2    | 3 ", "| blue   | two  | 3 ", "not-number", "two"),
    ("flesh-and-blood", "| blue   | 2    | 3 ", "| green  | 2    | 3 ", "word", "green"),
    ("flesh-and-blood", "| 3 each | blue   | 2 ", "| some   | blue   | 2 ", "copies", "some"),
    ("flesh-and-blood", "2       | go again", "2       | go agian", "unknown-word", "go"),
    ("shadow-hunters", "| 2      | Shadow  | Hunter", "| 2      | Shadow  | Vampir", "word", "Vampir"),
    ("shadow-hunters", "demand table\n  name  ", "demand table\n  card  ", "column", "card"),
    ("carcassonne", "  f f m f f               f f m f f", "  f f q f f               f f m f f", "sign", "q"),
])
def test_tables_and_drawings_are_read_cell_by_cell(game: str, old: str, new: str, code: str, word: str) -> None:
    _, _, errors = broken(game, old, new)
    found = next(one for one in errors if one.code == code)
    line = text_of(game).replace(old, new, 1).splitlines()[found.line - 1]
    assert line[found.column - 1:found.end_column - 1].startswith(word)


def test_a_row_with_too_few_cells() -> None:
    row = "  Hermit's Slap      | 2      | Hunter"
    line, _, errors = broken("shadow-hunters", f"{row}  | 1", row)
    assert [(one.code, one.message) for one in errors if one.line == line] == [
        ("cells", "this row has 3 cells, the table 4 columns")]


def test_a_tile_that_is_not_square() -> None:
    _, _, errors = broken("carcassonne", "  f f m f f               f f m f f", "  f f m f                 f f m f f")
    assert [(one.code, one.message) for one in errors] == [
        ("uneven", "4 signs stand in this row of the tile, which has 5 rows")]


def test_a_tile_without_its_copies() -> None:
    _, _, errors = broken("carcassonne", "Gate, 5 copies  ", "Gate            ")
    assert ("tile-name", 21) in {(one.code, one.line) for one in errors}


# ---- the page for authors ------------------------------------------------------------------------------------------
FRAME = "game Page\nplayers 2\nthe game has link\nturn\n  add 1 to link\n"
PAGE = Path(__file__).parents[2] / "docs" / "language" / "cards.md"
EXAMPLES = [part.partition("```")[0] for part in PAGE.read_text(encoding="utf-8").split("```game\n")[1:]]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda text: text.partition("\n")[0])
def test_the_examples_of_the_page_are_right(example: str) -> None:
    kinds = "kind attack action, a card\n  has cost, power\n  may have go again\n" if "table" in example else ""
    frame = "" if example.startswith("game ") else FRAME
    frame = text_of("weatherwrights") if example.startswith("storm ") else frame
    found = check(frame + kinds + example)
    assert [one for one in found.diagnostics if one.code != "never-used"] == []  # an example is not a whole game


FORMS = """game Forms
players 4
a suit is red, green or blue
zone pile, seen by all, in order
each player has points
each player
  zone hand, seen by its owner
  may have charm
kind spell, a card
  has a suit
  has power
  may have reach
  is idle or busy
  this has reach while power is at least 3
  mighty if this has reach
spell Spark, red, power 2, 4 copies
  before you cast this: take 1 from your points
  when another player casts a spell, if that spell is mighty: add 1 to the power of that spell
  when you cast this: 1 less power until the end of the turn
  may glow, once a turn if this is idle
    this gains reach
to cast a spell
  put it onto the pile
at any time
  may "Show a card", once a game
    choose a spell in your hand or the pile
    show it to the player before you
turn
  choose a spell in the pile
  choose a spell of another suit in your hand
  cast it
  if the number of different suits of spells in your hand is 3: add 1 to your points
  choose the spell in the pile with the lowest power
  set its power to 0
  let the player opposite: add 1 to your points
  for each player with the most points: it gains charm
end at any time
  if a player has more than 9 points: the player with the most points wins
"""


def test_forms_that_none_of_the_games_needs() -> None:
    assert [one.message for one in check(FORMS).errors] == []


def test_it_is_unclear_where_an_event_speaks_of_two() -> None:
    text = FORMS.replace("add 1 to the power of that spell", "add 1 to its power")
    assert [(one.code, one.line) for one in check(text).errors] == [("unclear", 18)]
