"""The machine runs Flesh and Blood, which waits for its words and pictures: attacks, defence, reactions, go again."""

from __future__ import annotations

from pathlib import Path
from random import Random

from ludoteka.core import CHANCE, Position
from ludoteka.games import library
from ludoteka.language import check
from ludoteka.machine import TextGame

TEXT = (Path(library.__file__).parent / "flesh-and-blood" / "rules.game").read_text(encoding="utf-8")


def fight() -> TextGame:
    description = check(TEXT).description
    assert description is not None
    return TextGame(description, "flesh-and-blood", TEXT)


def duel(hand: str, other: str = "", arsenal: str = "", more: str = "") -> Position:
    """Player 1 begins a turn with this hand; heroes and weapons are in the arena."""
    lines = ["ludoteka position 1", "game: flesh-and-blood", "seats: 2", f"zone hand of Player 1: {hand}",
             f"zone hand of Player 2: {other}", f"zone arsenal of Player 2: {arsenal}",
             "zone arena of Player 1: ira crimson haze 1, edge of autumn 1",
             "zone arena of Player 2: ira crimson haze 2, edge of autumn 2",
             "player life: Player 1 20, Player 2 20", more, "to move: Player 1", "turn: 3"]
    return fight().position("\n".join(line for line in lines if line and not line.endswith(": ")))


def play(position: Position, *moves: str) -> Position:
    for move in moves:
        position = position.play(move)
    return position


def lives(position: Position) -> list[int]:
    return [dict(seat.numbers)["life"] for seat in position.view().seats]


def texts(position: Position) -> list[str]:
    return [move.text for move in position.moves()]


def test_an_attack_is_paid_defended_and_hits() -> None:
    start = duel("brutal assault 1, head jab 1", "head jab 4, bittering thorns 4")
    attack = play(start, "act-brutal assault-head jab")
    assert attack.chooser == 1
    assert texts(attack) == ["head jab-bittering thorns", "head jab-done", "bittering thorns", "done"]
    assert lives(play(attack, "head jab-done", "pass", "pass")) == [20, 18]
    assert lives(play(attack, "done", "pass", "pass")) == [20, 16]


def test_the_second_attack_of_a_turn_is_stronger() -> None:
    start = duel("head jab 1, head jab 2", "flying kick 4")
    after = play(start, "act-head jab", "done", "pass", "pass")
    assert lives(after) == [20, 19]
    second = next(move for move in texts(after) if move.startswith("act-head jab"))
    assert lives(play(after, second, "done", "pass", "pass")) == [20, 17]  # the hero adds 1


def test_reactions_change_the_attack() -> None:
    start = duel("head jab 1, lunging press 1", "flying kick 4", arsenal="springboard somersault 4")
    attack = play(start, "act-head jab", "done")
    assert lives(play(attack, "respond-lunging press", "pass", "pass")) == [20, 18]
    assert lives(play(attack, "respond-lunging press", "respond-springboard somersault", "pass", "pass")) == [20, 20]


def test_random_fights_come_to_their_end() -> None:
    luck, position = Random(1), fight().start(seed=1)
    while position.chooser is not None:
        chance, moves = position.chooser is CHANCE, position.moves()
        position = position.play(luck.choices(moves, position.odds())[0] if chance else luck.choice(moves))
    assert position.outcome is not None
    assert position.outcome.rule == "if the opponent's life is at most 0: you win"
