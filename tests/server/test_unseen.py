"""Nothing leaks, by another measure: worlds that differ in what a seat has never seen are sent to it alike.

What a seat has seen is found here from the words of the rules ('seen by its owner') and from what was decided, or by
reckoning; never from what the machine notes as known, nor from what it imagines. Two whole matches are played side by
side at two tables, and everything that the seat is sent is compared after every decision.

`LUDOTEKA_MOMENTS=500` plays so many matches of each game; without it, a few.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from ludoteka.core import Position
from ludoteka.games import library
from ludoteka.server.messages import News
from ludoteka.table import Table
from ludoteka.table.events import Entry, Opened, Sitter
from ludoteka.table.moves import chosen, find_path
from ludoteka.table.table import open_table
from tests.machine.small import game
from tests.server.mixed import CUP, FACE_DOWN, GATHERED, PASSED_ON, PICKED, SHOWN, SWAPPED, TAKEN, TRADE
from tests.table.seats import NOON

MATCHES = int(os.environ.get("LUDOTEKA_MOMENTS", "0"))
GAMES = Path(library.__file__).parent


def table_of(name: str, seats: int, position: str = "", **options: int | str) -> Table:
    game = library.load(name)
    sitters = tuple(Sitter("person") for _ in range(seats))
    return open_table(game, Opened(game.id, game.version, sitters, 1, options=options, position=position), NOON)


def decide(table: Table, move: str) -> None:
    """Whoever is due decides, chance too: what its seed says does not matter here."""
    event = chosen(table.position, find_path(table.position, move), table.after(move))
    table.apply(Entry(table.version + 1, NOON, event))


def sent(table: Table, seat: int) -> list[bytes]:
    """Everything that the server sends to a seat and to spectators, and what the seat is offered."""
    found = []
    for seats in (frozenset({seat}), frozenset[int]()):
        scene = table.scene(seats, NOON)
        entries = tuple(table.told(entry, seats) for entry in table.entries)
        found.append(msgspec.json.encode(News(entries, scene, table.layouts[scene.layout])))
    own = table.position.choices() if table.position.chooser == seat else ()
    return [*found, repr(own).encode()]


def same_until_over(seat: int, tables: Sequence[Table], decisions: Sequence[tuple[str, str]]) -> int:
    """Decide the same, or what is unseen, at two tables; how often what was sent was compared."""
    for number, moves in enumerate(decisions):
        for table, move in zip(tables, moves, strict=True):
            decide(table, move)
        if any(table.over for table in tables):
            return number
        one, other = (sent(table, seat) for table in tables)
        assert one == other, f"after {decisions[:number + 1]}, seat {seat} can tell which"
    return len(decisions)


# ---- cards: two that a seat has never seen change places ------------------------------------------------------------
CARDS: dict[str, tuple[int, dict[str, Any]]] = {
    "kuhn-poker": (2, {}), "leduc-poker": (2, {"deals": 1}), "prsi": (2, {}), "hearts": (4, {}),
    "oh-hell": (3, {"longest": 3})}


def zones(position: Position) -> Iterator[tuple[str, int, set[str]]]:
    """What truly lies in each zone: its name, its owner's seat (-1: nobody's), and the cards."""
    for name, owner, cards in re.findall(r"^zone ([\w ]+?)(?: of Player (\d))?: (.*)$", str(position), re.MULTILINE):
        yield name, int(owner or 0) - 1, set(re.split(r", ", re.sub(r"[()]", "", cards)))


def visible(name: str, position: Position, seat: int) -> set[str]:
    """The cards that a seat sees, by the words of the rules."""
    rules = (GAMES / name / "rules.game").read_text(encoding="utf-8")
    seen_by = dict(re.findall(r"zone (\w+), seen by (all|nobody|its owner)", rules))
    return {card for zone, owner, cards in zones(position) for card in cards
            if seen_by[zone] == "all" or (seen_by[zone] == "its owner" and owner == seat)}


def exchanged(text: str, one: str, other: str) -> str:
    """A text in which two cards have changed their names."""
    names = re.compile(rf"(?<!\w)({re.escape(one)}|{re.escape(other)})(?!\w)")
    return names.sub(lambda found: other if found[1] == one else one, text)


@pytest.mark.parametrize("name", CARDS)
def test_cards_that_a_seat_never_saw_could_be_any(name: str) -> None:
    (seats, options), compared = CARDS[name], 0
    for seed in range(MATCHES or 3):
        rng = Random(f"{name} {seed}")
        game = library.load(name)
        first = str(game.start(seed=seed, seats=seats, **options))
        whole = table_of(name, seats, first)
        seat, decided = rng.randrange(seats), list[tuple[object, str]]()
        seen = visible(name, whole.position, seat)
        for _ in range(rng.randrange(8, 60)):
            position = whole.position
            if position.chooser is None:
                break
            move = rng.choice(position.moves()).text
            decide(whole, move)
            decided.append((position.chooser, move))
            seen |= visible(name, whole.position, seat) if not whole.over else set()
        unseen = sorted({card for _, _, cards in zones(whole.position) for card in cards} - seen)
        if len(unseen) < 2:
            continue
        one, other = rng.sample(unseen, 2)
        # What lies in no order is written in one: it is written anew.
        other_first = str(game.position(exchanged(first, one, other)))
        tables = [table_of(name, seats, text, **options) for text in (first, other_first)]
        moves = [(move, move if chooser == seat else exchanged(move, one, other)) for chooser, move in decided]
        possible = possible_moves(tables[1], moves)
        compared += same_until_over(seat, tables, moves[:possible])
    assert compared


def possible_moves(table: Table, moves: Sequence[tuple[str, str]]) -> int:
    """How many of the decisions can be made in the other world too: somebody else may have had another choice there."""
    position = table.position
    for number, (_, move) in enumerate(moves):
        if position.chooser is None or move not in {one.text for one in position.moves()}:
            return number
        position = position.play(move)
    return len(moves)


# ---- dice: whatever lies under the other cup ------------------------------------------------------------------------
BIDS = ("bid-1-2", "bid-1-5", "bid-2-3", "bid-2-4")


@pytest.mark.parametrize("seat", [0, 1])
def test_dice_under_the_other_cup_could_show_anything(seat: int) -> None:
    throws = list(product("123456", "123456")) if MATCHES else [("2", "6"), ("1", "4")]
    for own, others in throws:
        start = table_of("liars-dice", 2, cup_size=1), table_of("liars-dice", 2, cup_size=1)
        rolled = [(own, own), (others, "1")] if seat == 0 else [(others, "1"), (own, own)]
        assert same_until_over(seat, start, [*rolled, *((bid, bid) for bid in BIDS)]) == 6


# ---- Mastermind: whatever code answers all guesses alike ------------------------------------------------------------
COLOURS = ("red", "orange", "yellow", "green", "blue", "violet")


def answer(code: Sequence[str], guess: Sequence[str]) -> tuple[int, int]:
    """Black and white pins."""
    black = sum(one == other for one, other in zip(code, guess, strict=True))
    return black, sum(min(code.count(one), guess.count(one)) for one in COLOURS) - black


def test_a_code_could_be_any_that_answers_alike() -> None:
    for seed in range(MATCHES or 2):
        rng = Random(seed)
        code, *guesses = ([rng.choice(COLOURS) for _ in range(4)] for _ in range(rng.choice((2, 3))))
        alike = [list(other) for other in product(COLOURS, repeat=4) if list(other) != code and all(
            answer(other, guess) == answer(code, guess) != (4, 0) for guess in guesses)]
        if alike:
            pegs = [(peg, peg) for guess in guesses for peg in guess]
            same_until_over(1, [table_of("mastermind", 2) for _ in range(2)],
                            [*zip(code, rng.choice(alike), strict=True), *pegs])


# ---- Battleship: whatever fleet is hit alike ------------------------------------------------------------------------
Fleet = list[tuple[int, int, str]]
"""The bow of each ship, and whether it lies up or right from there."""
SIZES = (5, 4, 3, 3, 2)


def squares(fleet: Fleet) -> dict[tuple[int, int], int]:
    """Which ship lies on each square."""
    return {(x + far * (way == "right"), y + far * (way == "up")): number
            for number, ((x, y, way), size) in enumerate(zip(fleet, SIZES, strict=False)) for far in range(size)}


def random_fleet(rng: Random) -> Fleet:
    """Ships that touch neither each other nor leave the sea."""
    fleet: Fleet = []
    while len(fleet) < len(SIZES):
        lying, (x, y, way) = squares(fleet), (rng.randrange(10), rng.randrange(10), rng.choice(("up", "right")))
        new = [place for place, ship in squares([*fleet, (x, y, way)]).items() if ship == len(fleet)]
        touching = {(a + i, b + j) for a, b in new for i in (-1, 0, 1) for j in (-1, 0, 1)}
        if all(0 <= a < 10 and 0 <= b < 10 for a, b in new) and touching.isdisjoint(lying):
            fleet.append((x, y, way))
    return fleet


def square(sea: str, x: int, y: int) -> str:
    return f"{sea} sea.{'abcdefghij'[x]}{y + 1}"


def test_a_fleet_could_be_any_that_is_hit_alike() -> None:
    for seed in range(MATCHES or 1):
        rng = Random(seed)
        fleets, own = [random_fleet(rng), random_fleet(rng)], random_fleet(rng)
        one, other = map(squares, fleets)
        lots = [[f"{square(sea, x, y)}-{way}" for x, y, way in fleet]
                for sea, fleet in (("north", fleets[0]), ("north", fleets[1]), ("south", own))]
        decided = [moves for a, b, c in zip(*lots, strict=True) for moves in ((a, b), (c, c))]
        water = sorted({(x, y) for x in range(10) for y in range(10)} - squares(own).keys())
        # A square that is hit tells which ship it is, so both fleets must have the same one there; at most one of its
        # squares is hit, so none is sunk. Who misses is followed by the other.
        alike = [place for place in product(range(10), range(10)) if place not in one and place not in other]
        hits = {one[place]: place for place in one if other.get(place) == one[place]}
        for x, y in [*hits.values(), *rng.sample(alike, 4)]:
            miss = square("south", *water.pop(rng.randrange(len(water))))
            decided += [(miss, miss), (square("north", x, y),) * 2]
        assert same_until_over(1, [table_of("battleship", 2, hits="plain") for _ in range(2)], decided) == len(decided)


# ---- Minesweeper: whatever mines give the same numbers --------------------------------------------------------------
CELLS = frozenset(product(range(5), range(5)))


def around(cell: tuple[int, int]) -> set[tuple[int, int]]:
    return {(cell[0] + i, cell[1] + j) for i in (-1, 0, 1) for j in (-1, 0, 1)} & CELLS


def uncovered(mines: frozenset[tuple[int, int]], start: tuple[int, int]) -> frozenset[tuple[tuple[int, int], int]]:
    """The cells that open, with how many mines touch each; around the first one and where none touches, all open."""
    found, todo = dict[tuple[int, int], int](), list(around(start))
    while todo:
        cell = todo.pop()
        if cell not in found:
            found[cell] = len(around(cell) & mines)
            todo += around(cell) if not found[cell] else ()
    return frozenset(found.items())


def test_mines_could_lie_wherever_the_numbers_are_the_same() -> None:
    worlds: dict[object, list[frozenset[tuple[int, int]]]] = {}
    room = sorted(CELLS - around((0, 0)))
    for mines in (frozenset({one, other}) for one, other in product(room, room) if one < other):
        worlds.setdefault(uncovered(mines, (0, 0)), []).append(mines)
    rng, alike = Random(1), [group for group in worlds.values() if len(group) > 1]
    for group in [rng.choice(alike) for _ in range(MATCHES or 4)]:
        laid = [[f"{'abcde'[x]}{y + 1}" for x, y in rng.sample(sorted(mines), 2)] for mines in rng.sample(group, 2)]
        tables = [table_of("minesweeper", 1, width=5, height=5, hidden_mines=2) for _ in range(2)]
        assert same_until_over(0, tables, [("uncover-a1", "uncover-a1"), *zip(*laid, strict=True)]) == 3


# ---- seen and unseen things side by side: what lies unseen could be any other ----------------------------------------
def small_table(text: str, position: str = "") -> Table:
    rules = game(text)
    sitters = tuple(Sitter("person") for _ in range(rules.seat_counts[0]))
    return open_table(rules, Opened(rules.id, rules.version, sitters, 1, position=position), NOON)


def dealt(text: str, holding: str) -> str:
    """The first position in which the first player holds these two of three spices."""
    for seed in range(60):
        position = str(game(text).start(seed=seed))
        if f"zone hand of Player 1: {holding}\n" in position:
            return position
    raise AssertionError(holding)


@pytest.mark.parametrize(("text", "decided"), [
    (SHOWN, [("pepper", "pepper")]),
    (FACE_DOWN, [("pepper-anise", "pepper-salt")]),
])
def test_a_card_beside_one_that_is_seen_could_be_any(text: str, decided: list[tuple[str, str]]) -> None:
    tables = [small_table(text, dealt(text, holding)) for holding in ("anise, pepper", "pepper, salt")]
    assert same_until_over(1, tables, decided) == len(decided)


def cups(*throws: str) -> list[Table]:
    """Tables at which the first player has rolled these."""
    start = game(CUP).start(seed=None)
    return [small_table(CUP, str(start.play(throw).play("1 1"))) for throw in throws]


@pytest.mark.parametrize("throws", [("1 2", "2 3"), ("1 2", "2 2")])
def test_a_die_beside_one_that_is_shown_could_show_anything(throws: tuple[str, str]) -> None:
    assert same_until_over(1, cups(*throws), [("show-2", "show-2"), ("show-1", "show-1")]) == 2


def test_which_of_two_dice_was_rolled_again_does_not_tell_what_it_had_shown() -> None:
    decided = [("show-2", "show-2"), ("show-1", "show-1"), ("reroll-1", "reroll-3"), ("3", "3"), ("show-1", "show-1"),
               ("show-3", "show-3"), ("show-1", "show-1")]
    assert same_until_over(1, cups("1 2", "2 3"), decided) == len(decided)


def test_a_card_in_a_hand_of_which_some_are_shown_could_be_any() -> None:
    """Copies of one name among others: two that lie unseen, in a hand and in the deck, change places."""
    for text, seats, plies in ((TRADE, 3, 8), (PASSED_ON, 3, 10), (PICKED, 3, 7), (TAKEN, 2, 9), (GATHERED, 3, 9),
                                (SWAPPED, 3, 9)):
        compared = 0
        for seed in range(MATCHES or 8):
            compared += two_worlds(text, seats, plies, seed)
        assert compared


def two_worlds(text: str, seats: int, plies: int, seed: int) -> int:
    rng, rules = Random(seed), game(text)
    first, seat = str(rules.start(seed=seed)), rng.randrange(seats)
    table, decided = small_table(text, first), list[tuple[object, str]]()
    seen = set(next(cards for name, owner, cards in zones(table.position) if name == "hand" and owner == seat))
    for _ in range(plies):
        position = table.position
        if position.chooser is None:
            break
        # Others decide what this seat sees done, so that what it has seen follows from the words of the rules.
        move = rng.choice(position.moves()).text
        decide(table, move)
        decided.append((position.chooser, move))
        seen |= {card for name, owner, cards in zones(table.position) for card in cards
                 if name == "heap" or owner == seat} if not table.over else set()
        seen |= shown_cards(table.position, seat)
    unseen = sorted({card for _, _, cards in zones(table.position) for card in cards} - seen)
    if len(unseen) < 2:
        return 0
    one, other = rng.sample(unseen, 2)
    tables = [small_table(text, where) for where in (first, str(rules.position(exchanged(first, one, other))))]
    moves = [(move, move if chooser == seat else exchanged(move, one, other)) for chooser, move in decided]
    return same_until_over(seat, tables, moves[:possible_moves(tables[1], moves)])


def shown_cards(position: Position, seat: int) -> set[str]:
    found = re.search(rf"^shown to Player {seat + 1}: (.*)$", str(position), re.MULTILINE)
    return set(found[1].split(", ")) if found else set()
