"""Tiles whose parts join: what the printed rules say of fitting, areas, followers and points."""

from __future__ import annotations

import os
import re
import shutil
from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import combinations, product
from math import dist
from pathlib import Path
from random import Random

import pytest

from ludoteka.core import CHANCE, Growth, IllegalMove
from ludoteka.core.chance import lot
from ludoteka.games import library
from ludoteka.games.texts import texts
from ludoteka.games.tile_pictures import main, pictures
from ludoteka.language import check, form
from ludoteka.language.tiles import Tile, read_tile
from ludoteka.machine import TextGame
from ludoteka.machine.areas import area_of
from ludoteka.machine.part_places import part_places
from ludoteka.machine.position import TextPosition
from ludoteka.machine.state import bits
from ludoteka.table.layouts import Layouts

MATCHES = int(os.environ.get("LUDOTEKA_MATCHES", "2"))
"""How many random matches are flooded at every ply: `LUDOTEKA_MATCHES=1000` is the long run."""
FOLDER = Path(library.__file__).parent / "carcassonne"
Pixels = frozenset[tuple[int, int]]


@cache
def game() -> TextGame:
    text = (FOLDER / "rules.game").read_text(encoding="utf-8")
    found = check(text)
    assert found.diagnostics == ()
    assert found.description is not None
    return TextGame(found.description, "carcassonne", text)


@cache
def tiles() -> dict[str, tuple[Tile, int]]:
    description = game().description
    return {name: (read_tile(thing.drawing, description.legend), thing.copies)
            for name, thing in description.things.items() if thing.drawing}


def after(*moves: str, position: TextPosition | None = None) -> TextPosition:
    """The start, or a position, after some moves; 'bend s1 turned around, road' is drawn, laid and followed."""
    position = position or game().start(seed=0)
    for move in moves:
        laid, _, follower = move.partition(", ")
        name, _, where = laid.partition(" @ ")
        drawn = position.play(name) if position.chooser is CHANCE else position  # the last one is no question
        position = drawn.play(where.replace(" ", "-", 1))
        if follower or "skip" in [one.text for one in position.moves()]:
            position = position.play(f"place a follower-{follower}" if follower else "skip")
    return position


def points(position: TextPosition) -> list[int]:
    return [dict(seat.numbers)["points"] for seat in position.view().seats]


def part(position: TextPosition, name: str) -> int:
    zones, parts = position.machine.zones, position.machine.layout.catalogue.parts
    laid = position.machine.laying.laid(position.run).parts
    return next(one for one in parts.all if laid >> one & 1 and zones.part_name(position.run.state, one) == name)


def asked(position: TextPosition, word: str, name: str) -> int:
    """What the rules explain a word of a part to be."""
    value = position.machine.values.value(form.Call(word, (form.Num(part(position, name)),)))
    return value(position.run, [0] * 10)


def tiles_in(position: TextPosition, name: str) -> int:
    parts = position.machine.layout.catalogue.parts
    return len({parts.tile(one) for one in bits(asked(position, "area", name))})


def followers(position: TextPosition) -> Counter[int | None]:
    return Counter(piece.owner for board in position.view().boards for place in board.parts for piece in place.pieces)


# ---- the tiles ------------------------------------------------------------------------------------------------------
def test_there_are_72_tiles_10_shields_6_monasteries_and_288_sides() -> None:
    sides, shields, monasteries = Counter[str](), 0, 0
    for shape, copies in tiles().values():
        for side in shape.sides:
            kinds = {shape.parts[one].kind for one in side}
            sides["road" if "road" in kinds else kinds.pop()] += copies
        shields += copies * sum(state[1] for one in shape.parts for state in one.states)
        monasteries += copies * sum(one.kind == "monastery" for one in shape.parts)
    assert sum(copies for _, copies in tiles().values()) == 72
    assert (shields, monasteries) == (10, 6)
    assert sides == {"field": 115, "city": 79, "road": 94}


@pytest.mark.parametrize(("name", "expected"), [
    ("gate road", 1), ("gate bend", 1), ("gate turn", 1), ("bay", 1), ("guarded bay", 1), ("gate fork", 1),
    ("gap", 2), ("guarded gap", 2), ("yard", 2), ("guarded yard", 2), ("facing gates", 1), ("keep", 1),
])
def test_as_many_fields_touch_the_city_as_the_printed_tile_shows(name: str, expected: int) -> None:
    shape, _ = tiles()[name]
    cities = {number for number, one in enumerate(shape.parts) if one.kind == "city"}
    assert sum(bool(shape.touching[number] & cities) for number, one in enumerate(shape.parts)
               if one.kind == "field") == expected


def test_only_turns_that_differ_are_offered() -> None:
    turns = {name: len(shape.turns) for name, (shape, _) in tiles().items()}
    assert turns["abbey"] == turns["crossing"] == turns["walled city"] == 1
    assert turns["straight"] == turns["gap"] == turns["facing gates"] == 2
    assert turns["bend"] == turns["gate road"] == turns["fork"] == turns["keep"] == 4


def test_a_town_on_one_side_of_a_road_lies_on_the_other_when_the_tile_is_turned_around() -> None:
    drawing = tuple(tuple(row) for row in ("ffrff", "ffrff", "fcrff", "ffrff", "ffrff"))
    town = read_tile(drawing, game().description.legend)
    assert town.turns == (0, 1, 2, 3)


# ---- laying ---------------------------------------------------------------------------------------------------------
def test_a_tile_is_laid_where_all_its_sides_fit() -> None:
    position = after().play("straight")
    assert [move.text for move in position.moves()] == ["e1-turned right", "s1-turned right", "w1-turned right"]
    with pytest.raises(IllegalMove):
        position.play("e1-not turned")


def test_a_tile_that_fits_nowhere_is_drawn_anew() -> None:
    closed = after("gate @ n1 turned around")
    again = closed.play("walled city")
    assert again.chooser is CHANCE
    assert "walled city" not in [move.text for move in again.moves()]
    assert sum(zone.count for zone in again.view().zones) == 72 - 3
    assert again.role == closed.role


def test_the_board_has_no_border() -> None:
    east = ["straight"] * 8 + ["gate road"] * 3 + ["gate fork"] * 3 + ["fork"] * 4 + ["crossing"]
    turned = {"straight": "turned right"}
    position = after(*(f"{name} @ e{number} {turned.get(name, 'not turned')}" for number, name in enumerate(east, 1)))
    assert "e20-not turned" in [move.text for move in position.play("bend").moves()]
    steps = position.machine.geometry.steps
    for way in steps[:4]:
        cell = 0
        for _ in range(71):
            cell = way[cell]
        assert cell > 0


def test_the_board_shows_the_tiles_and_the_cells_around_them() -> None:
    view = after("straight @ e1 turned right").view()
    cells = {cell.name: [(piece.name, piece.rotation) for piece in cell.pieces] for cell in view.boards[0].cells}
    assert len(cells) == 12
    assert cells["middle"] == [("gate road", 0)]
    assert cells["e1"] == [("straight", 90)]


def test_parts_are_shown_where_somebody_stands_or_may_be_put() -> None:
    position = after("straight @ e1 turned right, road").play("bend")
    assert {place.name: [piece.owner for piece in place.pieces] for place in position.view().boards[0].parts} == {
        "e1.road": [0]}
    position = position.play("s1-not turned")
    shown = position.view(1).boards[0].parts
    assert [place.name for place in shown] == ["e1.road", "s1.field 1", "s1.road", "s1.field 2"]
    assert {place.shape for place in shown} == {"part"}
    for other in (0, None):
        assert [place.name for place in position.view(other).boards[0].parts] == ["e1.road"]


def test_no_two_places_for_a_follower_lie_close_together() -> None:
    for shape, _ in tiles().values():
        for one, other in combinations(part_places(shape), 2):
            assert dist(one, other) > 0.29


def test_another_tile_has_its_parts_elsewhere_on_the_same_cell() -> None:
    layouts, drawn = Layouts(), after().play("bend")
    views = [drawn.play(where).view(0) for where in ("s1-not turned", "s1-turned left")]
    first, second = (layouts.of(view).boards[0] for view in views)
    assert [part.name for part in first.parts] == [part.name for part in second.parts]
    assert [(part.x, part.y) for part in first.parts] != [(part.x, part.y) for part in second.parts]


def test_every_tile_has_the_picture_that_its_parts_give() -> None:
    for name, text in pictures(game().description):
        assert (FOLDER / "art" / f"{name}.svg").read_text(encoding="utf-8") == text, name


def test_pictures_are_written_beside_the_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copy(FOLDER / "rules.game", tmp_path)
    assert main([str(tmp_path)]) == 0
    assert {path.stem for path in (tmp_path / "art").iterdir()} == {name for name, _ in pictures(game().description)}
    (tmp_path / "rules.game").write_text("game Nothing\n", encoding="utf-8")
    assert main([str(tmp_path)]) == 1
    assert "there is no board" in capsys.readouterr().err
    assert main([]) == 2


HARBOUR = """
  Harbour, 2 copies
  f c c c f
  f f f f f
  r r m r r
  f f f f f
  f f f f f
legend
"""


def test_a_tile_that_is_added_is_laid_and_drawn() -> None:
    text = (FOLDER / "rules.game").read_text(encoding="utf-8").replace("legend\n", HARBOUR, 1)
    found = check(text)
    assert found.errors == ()
    assert found.description is not None
    assert "harbour" in dict(pictures(found.description))
    position = TextGame(found.description, "mine", text).start(seed=0).play("harbour").play("e1-not turned")
    assert [choice.text for choice in position.choices()[0].children] == [
        "field 1", "city", "road 1", "monastery", "road 2", "field 2"]


# ---- areas ----------------------------------------------------------------------------------------------------------
def test_fields_on_both_sides_of_a_road_stay_apart() -> None:
    position = after("straight @ e1 turned right", "straight @ e2 turned right")
    for one, other in (("middle.field 1", "e2.field 1"), ("middle.field 2", "e2.field 2")):
        area = asked(position, "area", one)
        assert area >> part(position, other) & 1
        assert area.bit_count() == 3


def test_the_corners_of_a_side_do_not_join() -> None:
    position = after("gate @ n1 turned around")
    assert not asked(position, "area", "middle.field 1") >> part(position, "n1.field") & 1


def test_two_parts_of_one_tile_that_are_joined_later_count_one_tile() -> None:
    position = after("crossing @ e1 not turned, road 1", "bend @ n1e1 turned left", "bend @ n1e2 not turned")
    before = points(position)
    position = after("bend @ e2 turned right", position=position)
    assert asked(position, "area", "e1.road 1").bit_count() == 5
    assert tiles_in(position, "e1.road 1") == 4
    assert [now - then for now, then in zip(points(position), before, strict=True)] == [4, 0]


def grown(before: TextPosition, move: str) -> set[Growth]:
    return set(before.play(move).grown_since(before))


def test_laying_a_tile_joins_areas() -> None:
    before = after("bend @ s1 not turned", "bend @ w1 turned left").play("bend")
    square = ("middle", "s1", "w1", "s1w1")
    assert grown(before, "s1w1-turned around") == {
        Growth("road", 4, 2, False, square), Growth("field", 4, 2, False, square), Growth("field", 4, 1, False, square)}


def test_one_move_founds_extends_joins_and_closes() -> None:
    before = after("gate @ n1 turned around", "gate @ n1w1 turned around", "abbey @ n1w2 not turned",
                   "abbey road @ w2 turned left").play("gate fork")
    founded = Growth("road", 1, 0, False, ("w1",))
    extended = {Growth(kind, 2, 1, False, ("middle", "w1")) for kind in ("road", "field")}
    joined = Growth("field", 6, 2, False, ("middle", "n1", "w1", "w2", "n1w1", "n1w2"))
    closed = {Growth("road", 2, 1, True, ("w1", "w2")), Growth("city", 2, 1, True, ("w1", "n1w1"))}
    assert grown(before, "w1-not turned") == {founded, *extended, joined, *closed}


# ---- followers and points -------------------------------------------------------------------------------------------
def test_a_follower_is_placed_and_comes_back_in_the_same_turn() -> None:
    position = after("gate @ n1 turned around, city")
    assert points(position) == [4, 0]
    assert not followers(position)


def test_no_follower_joins_an_area_where_one_stands() -> None:
    position = after("straight @ e1 turned right, road").play("straight").play("e2-turned right")
    assert [move.text for move in position.moves()] == ["place a follower-field 1", "place a follower-field 2", "skip"]


def test_those_who_are_tied_for_the_most_followers_all_get_the_points() -> None:
    position = after("bend @ s1 not turned, road", "straight @ e1 turned right, road", "bend @ w1 turned left",
                     "bend @ s1w1 turned around", "fork @ e2 not turned")
    assert followers(position) == {0: 1, 1: 1}
    position = after("abbey road @ s2 turned around", position=position)
    assert points(position) == [7, 7]
    assert not followers(position)


def test_a_shield_counts_as_a_tile_and_an_open_city_half() -> None:
    position = after("guarded keep @ n1 turned around, city")
    assert asked(position, "worth", "n1.city") == 3
    assert points(position) == [0, 0]


def test_a_surrounded_monastery_gives_nine() -> None:
    around = ["straight @ e1 turned right", "straight @ w1 turned right", "abbey @ s1e1 not turned",
              "abbey @ s1w1 not turned", "abbey @ s2 not turned", "gate @ s2e1 turned right"]
    position = after("abbey @ s1 not turned, monastery", *around)
    assert points(position) == [0, 0]
    assert followers(position) == {0: 1}
    position = after("gate @ s2w1 turned left", position=position)
    assert points(position) == [9, 0]
    assert not followers(position)


def test_one_tile_completes_two_monasteries() -> None:
    """Both of the player who did not lay it, at the side of the land and beside a corner of the new tile."""
    row = ["abbey @ s1 not turned, monastery", "straight @ e1 turned right", "abbey @ s1e1 not turned, monastery",
           "straight @ w1 turned right", "straight @ e2 turned right"]
    lower = ["gate @ s1w1 turned left", "gate @ s1e2 turned right", "abbey @ s2 not turned", "gate @ s2w1 turned left",
             "gate @ s2e2 turned right"]
    position = after(*row, *lower)
    assert followers(position) == {0: 2}
    position = after("abbey @ s2e1 not turned", position=position)
    assert points(position) == [18, 0]
    assert not followers(position)


def test_a_field_counts_each_completed_city_once() -> None:
    position = after("gate @ n1 turned around", "straight @ e1 turned right", "abbey @ n1e1 not turned")
    area = asked(position, "area", "middle.field 1")
    assert area >> part(position, "n1.field") & 1
    assert asked(position, "worth", "middle.field 1") == 3
    assert asked(position, "worth", "middle.field 2") == 0


def test_followers_stay_away_from_fields_that_do_not_count() -> None:
    position = game().start(seed=0, farming="left out").play("straight").play("e1-turned right")
    assert [move.text for move in position.moves()] == ["place a follower-road", "skip"]


# ---- editions -------------------------------------------------------------------------------------------------------
def of_tiles(names: Iterable[str]) -> TextGame:
    """The game with these tiles alone, and the first one."""
    wanted = Counter([*names, "gate road"])
    text = re.sub(r"([A-Z][a-z ]+), \d+ (cop)", lambda name: f"{name[1]}, {wanted[name[1].lower()]} {name[2]}",
                  (FOLDER / "rules.game").read_text(encoding="utf-8"))
    description = check(text).description
    assert description is not None
    return TextGame(description, "carcassonne", text)


def final_points(edition: int, *moves: str) -> list[int]:
    """What a match that ends after these moves gives."""
    few = of_tiles(move.partition(" @ ")[0] for move in moves)
    position = after(*moves, position=few.start(seed=0, edition=edition))
    assert position.outcome is not None
    return points(position)


@pytest.mark.parametrize(("edition", "worth"), [(3, 4), (2, 2), (1, 2)])
def test_a_city_of_two_tiles_was_worth_less_in_older_editions(edition: int, worth: int) -> None:
    position = after("gate @ n1 turned around, city", position=game().start(seed=0, edition=edition))
    assert points(position) == [worth, 0]


@pytest.mark.parametrize(("edition", "worth"), [(3, [6, 0]), (2, [3, 0]), (1, [4, 0])])
def test_two_fields_of_one_player_at_one_city(edition: int, worth: list[int]) -> None:
    assert final_points(edition, "gate @ n1 turned around, field", "straight @ w1 turned right",
                        "straight @ e1 turned right, field 1") == worth


@pytest.mark.parametrize(("edition", "worth"), [(3, [3, 3]), (2, [3, 3]), (1, [4, 4])])
def test_a_field_of_each_at_one_city(edition: int, worth: list[int]) -> None:
    assert final_points(edition, "gate @ n1 turned around, field", "straight @ w1 turned right, field 1") == worth


@pytest.mark.parametrize(("edition", "worth"), [(3, [3, 0]), (2, [3, 0]), (1, [4, 0])])
def test_one_field_with_more_farmers_of_one_player(edition: int, worth: list[int]) -> None:
    assert final_points(edition, "gate @ n1 turned around, field", "straight @ w1 turned right, field 1",
                        "gate @ s1 turned right, field", "abbey road @ w2 turned left",
                        "abbey @ n1w1 not turned") == worth


@pytest.mark.parametrize(("edition", "where", "told"), [
    (3, [("field", 3), ("field", 3)], "field"),
    (2, [("city", 3)], "fields supplying city"),
    (1, [("city", 4)], "fields supplying city")])
def test_farmers_earn_by_fields_or_by_cities(edition: int, where: list[tuple[str, int]], told: str) -> None:
    moves = ["gate @ n1 turned around, field", "straight @ w1 turned right", "straight @ e1 turned right, field 1"]
    start = of_tiles(move.partition(" @ ")[0] for move in moves).start(seed=0, edition=edition)
    found = after(*moves, position=start).earned_since(start)
    assert [(one.kind, one.points) for one in found] == where
    words = texts("carcassonne")
    assert {words.form(one.rule, "earned", area=one.kind) or one.kind for one in found} == {told}


def test_a_crew_has_six_or_seven() -> None:
    position = game().start(seed=0, seats=3, crew=6)
    assert position.machine.layout.catalogue.names.count("follower") == 18


# ---- whole matches --------------------------------------------------------------------------------------------------
def flooded(position: TextPosition) -> set[Pixels]:
    """The areas of all laid tiles, found sign by sign on one large drawing."""
    description, kinds = game().description, dict[tuple[int, int], str]()
    for cell in position.view().boards[0].cells:
        for piece in cell.pieces:
            rows = [list(row) for row in description.things[piece.name].drawing]
            for _ in range(piece.rotation // 90):
                rows = [list(row) for row in zip(*rows[::-1], strict=True)]
            for (y, row), x in product(enumerate(rows), range(5)):
                if kind := description.legend[row[x]].part:
                    kinds[int(cell.x) * 5 + x, int(cell.y) * 5 + y] = kind
    left, areas = set(kinds), set[Pixels]()
    while left:
        front = [left.pop()]
        area = set(front)
        while front:
            x, y = front.pop()
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near in left and kinds[near] == kinds[x, y] and not _at_a_corner((x, y), near):
                    left.remove(near)
                    area.add(near)
                    front.append(near)
        areas.add(frozenset(area))
    return areas


def _at_a_corner(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether two signs on different tiles stand at the corners of these."""
    across = one[0] // 5 != other[0] // 5 or one[1] // 5 != other[1] // 5
    along = one[1] % 5 if one[1] == other[1] else one[0] % 5
    return across and along in (0, 4)


def joined(position: TextPosition) -> set[Pixels]:
    """The same as the machine keeps them."""
    machine, run = position.machine, position.run
    parts, laid = machine.layout.catalogue.parts, machine.laying.laid(position.run)
    where = {tile: (cell, turned) for cell, (tile, turned) in laid.tiles.items()}
    areas = set[Pixels]()
    for one in bits(laid.parts):
        pixels = set[tuple[int, int]]()
        for member in bits(area_of(machine.laying, laid, one)):
            cell, turned = where[parts.tile(member)]
            left, top = (int(5 * middle) for middle in machine.geometry.places[cell])
            for x, y in parts.made[member - parts.first].spots:
                for _ in range(turned):
                    x, y = 4 - y, x  # turned step by step
                pixels.add((left + x, top + y))
        areas.add(frozenset(pixels))
    assert run.laid is laid
    return areas


@pytest.mark.parametrize("seed", range(1, 1 + MATCHES))
def test_joined_areas_are_those_of_a_flood_and_no_follower_is_lost(seed: int) -> None:
    seats = 2 + seed % 5
    luck, position, decided, plies = Random(seed), game().start(seed=seed, seats=seats, edition=3 - seed % 3), 0, 0
    while position.chooser is not None:
        if position.chooser is CHANCE:
            position = position.play(lot(position, seed, decided))
            decided += 1
            assert joined(position) == flooded(position)
        else:
            position = position.play(luck.choice(position.moves()))
            plies += 1
        box = position.machine.zones.inside(position.run.state, 0)
        waiting = Counter(position.machine.layout.catalogue.givens[one] for one in bits(box))
        standing = followers(position)
        assert all(waiting[seat] + standing[seat] == 7 for seat in range(seats))
    assert joined(position) == flooded(position)
    assert plies > 140
    assert not followers(position)
    assert position.outcome is not None
    assert position.outcome.points == tuple(points(position))


def test_a_position_is_read_back_from_its_text() -> None:
    position = after("gate @ n1 turned around, city", "bend @ s1 not turned, road", "straight @ e1 turned right, road")
    position = position.play("bend").play("w1-turned left")
    again = game().position(str(position))
    assert again == position
    assert list(again.moves()) == list(position.moves())
    assert again.view() == position.view()
