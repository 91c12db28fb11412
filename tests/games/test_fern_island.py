"""Fern Island: the island and how its places join, founding, harvest, building, trading, and who wins."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from ludoteka.core import CHANCE, IllegalMove, Position
from ludoteka.games import library

GOODS = {"wood": "log", "clay": "brick", "wool": "fleece", "grain": "sheaf", "stone": "block"}
HOMES = ("b4.top", "d2.top", "d4.top", "b2.top")
FOUNDED = ("b4.top-b4.upleft", "d2.top-d2.upleft", "d4.top-d4.upleft", "b2.top-b2.upleft")
"""Two hamlets with a road each for two players: the second one founds twice in a row."""


def start(seats: int = 2) -> Position:
    return library.load("fern-island").start(seats=seats)


def played(position: Position, *moves: str) -> Position:
    for move in moves:
        position = position.play(move)
    return position


def founded() -> Position:
    return played(start(), *FOUNDED)


def texts(position: Position) -> set[str]:
    return {move.text for move in position.moves()}


def hand(position: Position, seat: int) -> Counter[str]:
    zone = next(one for one in position.view(seat).zones if one.place == f"hand{seat + 1}")
    return Counter(thing.name for thing in zone.things)


def fields(position: Position) -> dict[str, tuple[str, int]]:
    """What each land bears, and at which throw; the heath nothing and never."""
    return {cell.name: (cell.words[0] if cell.words else "", dict(cell.numbers)["throw"])
            for cell in position.view().boards[0].cells}


def beside(position: Position, corner: str) -> tuple[str, ...]:
    return next(one.beside for one in position.view().boards[0].corners if one.name == corner)


def holding(position: Position, **goods: int) -> Position:
    """The same position with just these goods in the hand of the first player, who builds."""
    text = re.sub(r"(?m)^(unknown to .*|zone hand of Player 1: .*)\n", "", str(position))
    kept = [f"{good} {number}" for good, count in goods.items() for number in range(1, count + 1)]
    bank = [f"{good} {number}" for good in GOODS.values() for number in range(1, 20)
            if f"{good} {number}" not in kept]
    others = re.findall(r"(?m)^zone hand of Player [2-4]: (.*)$", text)
    assert not set(kept) & {label for line in others for label in line.split(", ")}
    bank = [label for label in bank if label not in {one for line in others for one in line.split(", ")}]
    text = re.sub(r"(?m)^zone bank: .*\n", f"zone bank: {', '.join(bank)}\nzone hand of Player 1: {', '.join(kept)}\n",
                  text)
    return library.load("fern-island").position(text)


def building(**goods: int) -> Position:
    """The first player builds with these goods; the second has none."""
    position = founded()
    text = re.sub(r"(?m)^(unknown to .*|zone hand of Player .*)\n", "", str(position))
    game = library.load("fern-island")
    labels = [f"{good} {number}" for good in GOODS.values() for number in range(1, 20)]
    position = game.position(re.sub(r"(?m)^zone bank: .*$", f"zone bank: {', '.join(labels)}", text))
    quiet = next(throw for throw in ("1 1", "6 6", "1 2", "5 6") if not any(
        fields(position)[cell][1] == sum(map(int, throw.split())) for home in HOMES for cell in beside(position, home)))
    return holding(position.play(quiet), **goods)


def test_the_island_has_its_lands_roads_and_towns() -> None:
    board = start().view().boards[0]
    assert (len(board.cells), len(board.edges), len(board.corners)) == (19, 72, 54)
    lands = fields(start())
    wares = Counter(ware for ware, _ in lands.values())
    assert wares == {"wood": 4, "clay": 3, "wool": 4, "grain": 4, "stone": 3, "": 1}
    throws = Counter(throw for ware, throw in lands.values() if ware)
    assert throws == {2: 1, 3: 2, 4: 2, 5: 2, 6: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 1}
    assert lands[next(name for name, (ware, _) in lands.items() if not ware)] == ("", 0)


def test_another_match_has_another_island() -> None:
    game = library.load("fern-island")
    assert fields(game.start(seed=1)) != fields(game.start(seed=2))


def test_everybody_founds_once_round_the_table_and_once_back() -> None:
    position, founders = start(seats=3), []
    while position.chooser is not CHANCE:
        founders.append(position.chooser)
        position = position.play(position.moves()[0])
    assert founders == [0, 1, 2, 2, 1, 0]
    assert [dict(seat.numbers)["points"] for seat in position.view().seats] == [2, 2, 2]


def test_hamlets_keep_apart_and_roads_begin_at_them() -> None:
    position = start().play("b4.top-b4.upleft")
    corners = {text.partition("-")[0] for text in texts(position)}
    assert len(corners) == 54 - 4
    assert not corners & {"b4.top", "b4.topleft", "c5.bottom"}
    with pytest.raises(IllegalMove, match="not next to the new hamlet"):
        start().play("b4.top-a1.left")


def test_every_land_beside_gives_one_good_at_first() -> None:
    position = founded()
    lands = fields(position)
    for seat, homes in ((0, (HOMES[0], HOMES[3])), (1, (HOMES[1], HOMES[2]))):
        wares = [lands[cell][0] for home in homes for cell in beside(position, home)]
        assert hand(position, seat) == Counter(GOODS[ware] for ware in wares if ware)


@pytest.mark.parametrize("throw", ["1 1", "1 2", "2 2", "1 4", "3 3", "4 4", "4 5", "5 5", "5 6", "6 6"])
def test_a_throw_lets_the_lands_with_that_number_bear(throw: str) -> None:
    position = founded()
    lands, number = fields(position), sum(map(int, throw.split()))
    after = position.play(throw)
    for seat, homes in ((0, (HOMES[0], HOMES[3])), (1, (HOMES[1], HOMES[2]))):
        borne = [lands[cell][0] for home in homes for cell in beside(position, home) if lands[cell][1] == number]
        assert hand(after, seat) - hand(position, seat) == Counter(GOODS[ware] for ware in borne)


def test_on_a_seven_whoever_rolled_takes_a_good() -> None:
    position = founded()
    seven = position.play("3 4")
    assert texts(seven) == set(GOODS)
    after = seven.play("stone")
    assert hand(after, 0) - hand(position, 0) == Counter(block=1)
    assert hand(after, 1) == hand(position, 1)
    assert after.chooser == 0


def test_a_road_costs_wood_and_clay_and_joins_what_is_there() -> None:
    position = building(log=1, brick=1)
    roads = {text.removeprefix("lay a road-") for text in texts(position) if text.startswith("lay a road-")}
    edges = {edge.name: edge for edge in position.view().boards[0].edges}
    ends = {end for edge in edges.values() for piece in edge.pieces if piece.owner == 0 for end in edge.ends}
    assert roads == {edge.name for edge in edges.values() if not edge.pieces and set(edge.ends) & ends}
    after = position.play(f"lay a road-{min(roads)}")
    assert hand(after, 0) == Counter()
    assert texts(after) == {"end the turn"}
    assert not any("road" in text for text in texts(building(log=2)))


def test_a_hamlet_stands_at_a_corner_that_a_road_reaches_and_never_beside_another() -> None:
    position = building(log=3, brick=3, fleece=1, sheaf=1)
    assert not any("hamlet" in text for text in texts(position)), "both ends of each road are too near"
    position = position.play("lay a road-b4.left")
    found = {text for text in texts(position) if "hamlet" in text}
    assert found == {"found a hamlet-a3.top"}
    after = position.play("found a hamlet-a3.top")
    assert hand(after, 0) == Counter(log=1, brick=1)
    assert dict(after.view().seats[0].numbers)["points"] == 3


def test_a_town_costs_grain_and_stone_and_bears_twice() -> None:
    position = building(sheaf=2, block=3)
    assert texts(position) == {
        "raise a town-b4.top", "raise a town-b2.top", "end the turn", "trade with the bank-stone-wood",
        "trade with the bank-stone-clay", "trade with the bank-stone-wool", "trade with the bank-stone-grain",
        "trade with the bank-stone-stone", *(f"make an offer-{given}-{wanted}" for given in ("grain", "stone")
                                             for wanted in GOODS if given != wanted)}
    after = position.play("raise a town-b4.top")
    assert hand(after, 0) == Counter()
    assert dict(after.view().seats[0].numbers)["points"] == 3
    lands = fields(after)
    cell = next(cell for cell in beside(after, "b4.top") if lands[cell][0])
    ware, number = lands[cell]
    throw = f"{max(1, number - 6)} {min(6, number - 1)}"
    bearing = after.play("end the turn").play(throw)
    other = [one for one in beside(after, "b2.top") if lands[one] == (ware, number)]
    twice = [one for one in beside(after, "b4.top") if lands[one] == (ware, number)]
    assert hand(bearing, 0)[GOODS[ware]] == 2 * len(twice) + len(other)


def test_nobody_has_more_than_five_hamlets() -> None:
    position = building(log=2, brick=2, fleece=1, sheaf=1).play("lay a road-b4.left")
    assert "found a hamlet-a3.top" in texts(position)
    sign = re.findall(r"b4\.top (\S)", str(position))[0]
    more = ", ".join(f"{corner} {sign}" for corner in ("a1.bottom", "c1.bottom", "e5.top"))
    full = library.load("fern-island").position(re.sub(r"(?m)^(corners: .*)$", rf"\1, {more}", str(position)))
    assert not any("hamlet" in text for text in texts(full))


def test_the_bank_gives_any_good_for_three_equal_ones() -> None:
    position = building(fleece=3)
    after = position.play("trade with the bank-wool-clay")
    assert hand(after, 0) == Counter(brick=1)


def offered() -> Position:
    """The first player has offered wool for stone to two others, of whom the second has some."""
    position = played(start(seats=3), "b4.top-b4.upleft", "d2.top-d2.upleft", "d4.top-d4.upleft", "b2.top-b2.upleft",
                      "c1.bottom-c1.downleft", "e5.top-e5.upleft")
    text = re.sub(r"(?m)^(unknown to .*|zone hand of Player .*)\n", "", str(position))
    labels = [f"{good} {number}" for good in GOODS.values() for number in range(1, 20)]
    lines = [f"zone bank: {', '.join(one for one in labels if one not in ('fleece 1', 'block 1'))}",
             "zone hand of Player 1: fleece 1", "zone hand of Player 2: block 1"]
    position = library.load("fern-island").position(re.sub(r"(?m)^zone bank: .*$", "\n".join(lines), text))
    throws = (f"{one} {other}" for one in range(1, 7) for other in range(one, 7) if one + other != 7)
    rolled = (position.play(throw) for throw in throws)
    quiet = next(one for one in rolled if [hand(one, seat).total() for seat in range(3)] == [1, 1, 0])
    return quiet.play("make an offer-wool-stone")


def test_whoever_is_willing_trades_one_for_one() -> None:
    asked = offered()
    assert (asked.chooser, texts(asked)) == (1, {"accept", "refuse"})
    answered = asked.play("accept")
    assert (answered.chooser, texts(answered)) == (2, {"refuse"}), "without the good nobody can accept"
    chosen = answered.play("refuse")
    assert texts(chosen) == {"player 2"}
    after = chosen.play("player 2")
    assert (hand(after, 0), hand(after, 1)) == (Counter(block=1), Counter(fleece=1))
    assert not any("offer" in text for text in texts(after)), "one offer a turn"


def test_nothing_is_traded_when_all_refuse() -> None:
    after = played(offered(), "refuse", "refuse")
    assert (hand(after, 0), hand(after, 1)) == (Counter(fleece=1), Counter(block=1))
    assert texts(after) == {"end the turn"}
    assert texts(played(after, "end the turn", "1 1")) >= {"end the turn"}


def test_goods_are_seen_by_their_owner_alone() -> None:
    position = founded()
    other = next(one for one in position.view(1).zones if one.place == "hand1")
    assert other.count == hand(position, 0).total() > 0
    assert all(thing.covered for thing in other.things)


def test_the_first_with_enough_points_wins() -> None:
    position = building(sheaf=2, block=3)
    text = str(position).replace("player points: Player 1 2", "player points: Player 1 7")
    outcome = library.load("fern-island").position(text).play("raise a town-b4.top").outcome
    assert outcome is not None
    assert outcome.winners == (0,)
