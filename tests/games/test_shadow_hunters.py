"""The machine runs Shadow Hunters, which waits for its words and pictures: hidden roles, places, attacks, who wins."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from ludoteka.core import CHANCE, Position
from ludoteka.core.contract import check_game
from ludoteka.games import library
from ludoteka.language import check
from ludoteka.machine import TextGame
from tests.native.lockstep import Closeness, compare

TEXT = (Path(library.__file__).parent / "shadow-hunters" / "rules.game").read_text(encoding="utf-8")
RING = ("church", "cemetery", "weird woods", "erstwhile altar", "underworld gate", "hermit's cabin")
"""The places in their grounds: two and two."""


def hunt() -> TextGame:
    description = check(TEXT).description
    assert description is not None
    return TextGame(description, "shadow-hunters", TEXT)


def scene(roles: str, places: str, *more: str, hidden: bool = False) -> Position:
    """Player 1 begins a later turn; who everybody is, and where everybody stands (- for the dead)."""
    people, stands = roles.split(", "), places.split(", ")
    seats = range(1, len(people) + 1)
    on = [", ".join([place, *(f"figure {seat}" for seat in seats if stands[seat - 1] == place)]) for place in RING]
    lines = ["ludoteka position 1", "game: shadow-hunters", f"seats: {len(people)}",
             *(line for line in more if line.startswith("option ")), "board board", "  . . . . . .",
             *(f"zone identity of Player {seat}: {name}" for seat, name in zip(seats, people, strict=True)),
             *(line for line in more if line.startswith("zone ")),
             *(f"on {slot}: {things}" for slot, things in enumerate(on, start=1)),
             f"player turns played: {', '.join(f'Player {seat} 1' for seat in seats)}",
             *([] if hidden else [revealed(seats)]),
             *(line for line in more if not line.startswith(("zone ", "option "))), "to move: Player 1", "turn: 9"]
    return hunt().position("\n".join(lines))


def revealed(seats: range) -> str:
    return f"player hidden or revealed: {', '.join(f'Player {seat} revealed' for seat in seats)}"


def play(position: Position, *moves: str) -> Position:
    for move in moves:
        position = position.play(move)
    return position


def texts(position: Position) -> list[str]:
    return [move.text for move in position.moves()]


def damage(position: Position) -> list[int]:
    return [dict(seat.numbers)["damage"] for seat in position.view().seats]


def zone(position: Position, name: str, owner: int, viewer: int | None = None) -> list[str]:
    return [thing.name for one in position.view(viewer).zones if (one.name, one.owner) == (name, owner)
            for thing in one.things]


def winners(position: Position) -> list[int]:
    assert position.outcome is not None
    return [seat + 1 for seat, result in enumerate(position.outcome.results) if result == "won"]


# ---- dealing --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "hunters", "shadows", "neutrals"), [
    (4, 2, 2, 0), (5, 2, 2, 1), (6, 2, 2, 2), (7, 2, 2, 3), (8, 3, 3, 2)])
def test_roles_are_dealt_by_how_many_play(seats: int, hunters: int, shadows: int, neutrals: int) -> None:
    game = hunt()
    for seed in range(3):
        start = game.start(seats=seats, seed=seed)
        roles = [zone(start, "identity", seat, viewer=seat)[0] for seat in range(seats)]
        factions = Counter(dict(game.description.things[name].values)["faction"] for name in roles)
        assert len(set(roles)) == seats
        assert (factions["hunter"], factions["shadow"], factions["neutral"]) == (hunters, shadows, neutrals)


def test_the_places_lie_anywhere_on_the_ring() -> None:
    game = hunt()
    boards = [game.start(seats=4, seed=seed).view().boards[0] for seed in range(6)]
    rings = [tuple(piece.name for cell in board.cells for piece in cell.pieces) for board in boards]
    assert all(sorted(ring) == sorted(RING) for ring in rings)
    assert len(set(rings)) > 3


# ---- hidden roles ---------------------------------------------------------------------------------------------------
def test_only_you_see_who_you_are_until_you_reveal_yourself() -> None:
    start = hunt().start(seats=4, seed=5)
    mine = zone(start, "identity", 1, viewer=1)
    assert zone(start, "identity", 1) == zone(start, "identity", 1, viewer=0) == []
    luck = Random(1)
    while "reveal yourself" not in texts(start) or start.chooser != 1:
        start = start.play(luck.choice(start.moves()) if start.chooser is CHANCE else texts(start)[-1])
    after = start.play("reveal yourself")
    assert zone(after, "identity", 1) == zone(after, "identity", 1, viewer=0) == mine


def test_nothing_that_all_see_tells_who_may_lie() -> None:
    start = scene("emi, unknown, george, wight", "church, church, weird woods, hermit's cabin", hidden=True)
    assert [seat.words for seat in start.view(0).seats] == [()] * 4


def test_green_cards_ask_the_truth_of_all_but_one() -> None:
    told = ("zone green deck: hermit's slap 1", "zone green discard: hermit's spell")
    start = scene("emi, unknown, george, wight", "church, church, weird woods, weird woods", *told, hidden=True)
    given = play(start, "roll the dice", "1 1")
    concerned, other = "say that it concerns you", "say that it does not concern you"
    asked = [play(given, f"use the place-draw a green card-player {seat}") for seat in (2, 3, 4)]
    assert [texts(one) for one in asked] == [[concerned, other], [concerned], [other]]
    assert damage(asked[1].play(concerned)) == [0, 0, 1, 0]


# ---- ways -----------------------------------------------------------------------------------------------------------
def test_you_must_leave_your_place_and_a_seven_leads_anywhere_else() -> None:
    thrown = scene("emi, vampire, george, wight", "church, church, weird woods, hermit's cabin").play("roll the dice")
    assert thrown.play("5 1").chooser is CHANCE
    assert {move.split("-")[0] for move in texts(thrown.play("4 3"))} == {*RING} - {"church"}


def test_emi_steps_to_a_neighbouring_place() -> None:
    start = scene("emi, vampire, george, wight", "church, church, weird woods, hermit's cabin")
    assert {move.split("-")[1] for move in texts(start) if move.startswith("step aside")} == {"2", "6"}
    hidden = scene("emi, vampire, george, wight", "church, church, weird woods, hermit's cabin", hidden=True)
    assert texts(hidden) == ["roll the dice"]


# ---- attacks --------------------------------------------------------------------------------------------------------
DUEL = ("emi, wight, franklin, vampire", "hermit's cabin, church, weird woods, weird woods")


def attack(*more: str, throw: str = "5 2", way: str = "skip-attack-player 2", roles: str = DUEL[0]) -> Position:
    """Player 1 comes to the cemetery and attacks player 2 in the church, or whom the way says."""
    return play(scene(roles, DUEL[1], *more), "roll the dice", "6 2", way, throw)


def test_an_attack_does_the_gap_of_the_dice_or_the_lead_of_the_cube() -> None:
    lead = "option combat: lead"
    assert [damage(attack(throw=throw))[1] for throw in ("5 2", "1 4", "3 3")] == [3, 3, 0]
    assert [damage(attack(lead, throw=throw))[1] for throw in ("5 2", "1 4", "3 3")] == [3, 0, 0]


def test_whom_an_attack_reaches() -> None:
    def reached(*more: str) -> list[str]:
        here = play(scene(*DUEL, *more), "roll the dice", "6 2")
        return [move.removeprefix("skip-") for move in texts(here) if move.startswith("skip-")]

    assert reached() == ["attack-player 2", "do not attack"]
    assert reached("zone equipment of Player 1: handgun") == ["attack-player 3", "attack-player 4", "do not attack"]
    assert reached("zone equipment of Player 1: masamune") == ["attack-player 2"]


def test_nobody_attacks_in_the_first_turn() -> None:
    start = hunt().start(seats=4, seed=2)
    luck = Random(2)
    for _ in range(200):
        played = [dict(seat.numbers)["turns played"] for seat in start.view().seats]
        if min(played) > 0:
            break
        if isinstance(start.chooser, int) and not played[start.chooser]:
            assert not any("attack" in move.split("-") for move in texts(start))
        start = start.play(luck.choice(start.moves()))
    else:
        pytest.fail("not everybody has had a turn")


def test_weapons_and_robes_count_when_the_dice_hit() -> None:
    knives = "zone equipment of Player 1: butcher knife, chainsaw"
    assert damage(attack(knives))[1] == 5
    assert damage(attack(knives, throw="3 3"))[1] == 0
    assert damage(attack("zone equipment of Player 2: holy robe"))[1] == 2
    assert damage(attack("zone equipment of Player 2: holy robe", throw="3 2"))[1] == 0
    assert damage(attack("zone equipment of Player 1: spear of longinus"))[1] == 5


def test_one_throw_of_the_machine_gun_hits_all() -> None:
    roles, places = "emi, wight, franklin, werewolf", "hermit's cabin, church, church, church"
    start = scene(roles, places, "zone equipment of Player 1: machine gun")
    after = play(start, "roll the dice", "6 2", "skip-attack", "5 3", "strike back", "4 1")
    assert damage(after) == [3, 2, 2, 2]


def test_valkyrie_attacks_with_the_pyramid_and_vampire_heals() -> None:
    assert damage(attack(roles="valkyrie, wight, franklin, george", throw="1 4"))[1] == 4
    healed = attack("player damage: Player 1 5", roles="vampire, wight, franklin, george")
    assert damage(healed)[:2] == [3, 3]


def test_who_kills_takes_booty_and_the_dead_are_revealed_and_gone() -> None:
    hurt = ("player damage: Player 2 12", "zone equipment of Player 2: talisman, handgun",
            "player hidden or revealed: Player 1 revealed, Player 3 revealed, Player 4 revealed")
    kill = play(scene(*DUEL, *hurt, hidden=True), "roll the dice", "6 2", "skip-attack-player 2", "5 2")
    assert texts(kill) == ["take an equipment card-talisman", "take an equipment card-handgun", "skip"]
    after = kill.play("take an equipment card-handgun")
    assert (zone(after, "equipment", 0), zone(after, "equipment", 1)) == (["handgun"], [])
    assert zone(after, "identity", 1, viewer=2) == ["wight"]
    assert "dead" in after.view().seats[1].words
    assert not any(piece.name == "figure" and piece.owner == 1 for cell in after.view().boards[0].cells
                   for piece in cell.pieces)


# ---- cards ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("card", "moves", "after"), [
    ("white flare of judgement", ["white"], [5, 7, 7, 7]),
    ("white holy water of healing 1", ["white"], [3, 5, 5, 5]),
    ("white chocolate", ["white-reveal yourself and heal all damage"], [0, 5, 5, 5]),
    ("white first aid", ["white-player 4"], [5, 5, 5, 7]),
    ("white blessing", ["white-player 2", "3"], [5, 2, 5, 5]),
    ("black vampire bat 1", ["black-player 2"], [4, 7, 5, 5]),
    ("black vampire bat 1", ["black-player 3"], [4, 5, 5, 5]),
    ("black bloodthirsty spider", ["black-player 2"], [7, 7, 5, 5]),
    ("black banana peel", ["black"], [6, 5, 5, 5]),
    ("black dynamite", ["black", "5 4"], [5, 5, 5, 8]),
    ("black dynamite", ["black", "5 2"], [5, 5, 5, 5]),
    ("black spiritual doll", ["black-player 3", "4"], [5, 5, 8, 5]),
    ("black spiritual doll", ["black-player 3", "5"], [8, 5, 5, 5]),
])
def test_what_cards_do(card: str, moves: list[str], after: list[int]) -> None:
    colour, name = card.split(" ", 1)
    start = scene(*DUEL, f"zone {colour} deck: {name}", "zone equipment of Player 3: talisman",
                  "player damage: Player 1 5, Player 2 5, Player 3 5, Player 4 5")
    there = play(start, "roll the dice", "2 2")
    first = next(move for move in texts(there) if move.startswith(f"use the place-draw a card-{moves[0]}"))
    assert damage(play(there, first, *moves[1:])) == after


def test_more_turns_follow_at_once() -> None:
    start = scene("wight, emi, franklin, vampire", DUEL[1], "player living or dead: Player 4 dead")
    turn = ("roll the dice", "6 2", "skip-do not attack-take more turns")
    more = play(start, *turn)
    assert more.chooser == 0
    second = play(more, "roll the dice", "3 3", "skip-do not attack")
    assert second.chooser == 0
    assert play(second, "roll the dice", "6 2", "skip-do not attack").chooser == 1


# ---- who wins -------------------------------------------------------------------------------------------------------
def test_a_faction_wins_with_its_dead() -> None:
    first, last = "player living or dead: Player 3 dead", "player living or dead: Player 3 dead, Player 4 dead"
    assert attack("player damage: Player 2 13", first).outcome is None
    assert winners(attack("player damage: Player 2 13", last)) == [1, 3]


def test_neutral_players_win_too_if_their_own_goal_is_reached() -> None:
    dead = "player damage: Player 2 13", "player living or dead: Player 4 dead, Player 5 dead"
    places = "hermit's cabin, church, weird woods, -, -, weird woods"

    def end(roles: str) -> list[int]:
        return winners(play(scene(roles, places, *dead), "roll the dice", "6 2", "skip-attack-player 2", "5 2"))

    assert end("emi, wight, allie, vampire, franklin, bob") == [1, 3, 5]
    assert end("emi, wight, bob, vampire, franklin, daniel") == [1, 5, 6]
    assert end("emi, wight, bob, vampire, franklin, agnes") == [1, 5, 6]
    assert end("emi, wight, agnes, vampire, franklin, bob") == [1, 5]


def test_catherine_wins_as_the_first_who_falls() -> None:
    places = "hermit's cabin, church, weird woods, weird woods, weird woods"
    start = scene("emi, catherine, wight, vampire, franklin", places, "player damage: Player 2 10")
    end = play(start, "roll the dice", "6 2", "skip-attack-player 2", "5 2")
    assert winners(end) == [2]


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_random_hunts_come_to_their_end(seats: int) -> None:
    luck, position = Random(seats), hunt().start(seats=seats, seed=seats)
    while position.chooser is not None:
        chance, moves = position.chooser is CHANCE, position.moves()
        position = position.play(luck.choices(moves, position.odds())[0] if chance else luck.choice(moves))
    assert position.outcome is not None
    assert position.outcome.rule == "every victorious player wins"


def test_it_keeps_the_contract_of_games() -> None:
    # The longer a match, the more there is to imagine; that hunts come to their end is tested above.
    assert check_game(hunt(), hidden=True, every=40, max_moves=80, must_end=False).moves > 500


def test_native_code_plays_it_alike() -> None:
    compare(hunt().start(seats=4, seed=1), Random(1), 400, Closeness(every=40, tried=4, deep=20))
