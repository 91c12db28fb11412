"""The duel of forty cards: every card does what it says, answers wait their turn, a new card is a few lines."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from ludoteka.core import CHANCE, Position
from ludoteka.games import library
from ludoteka.language import check
from ludoteka.machine import TextGame

FOLDER = Path(library.__file__).parent / "weatherwrights"
RULES = (FOLDER / "rules.game").read_text(encoding="utf-8")
SHOWN = (FOLDER / "page.md").read_text(encoding="utf-8").split("```game\n")[1].partition("```")[0]
NEW_CARDS = [
    SHOWN,
    "answer Rainbow, 2 copies, cost 1\n  when you make this: draw 1\n",
    "lasting Hearth, cost 3\n  when your turn ends, if your warmth is less than 10: add 1 to your warmth\n",
    "storm Avalanche, cost 5\n  1 less cost for each lasting in your hill\n"
    "  when you make this: chill the opponent by 5\n",
    "lasting Echo, cost 2\n  when the opponent casts an answer: chill the opponent by 1\n",
]
DECK = ("lightning 1", "lightning 2", "sunbeam 1", "sunbeam 2", "sunbeam 3", "cottage 2")
"""What lies in the deck of a position below, the top card last, but for those that it uses."""


def extended(card: str) -> TextGame:
    text = f"{RULES}\n{card}"
    found = check(text)
    assert found.diagnostics == ()
    assert found.description is not None
    return TextGame(found.description, "weatherwrights", text)


def duel(hand: str, other: str = "", hill: str = "", other_hill: str = "", game: TextGame | None = None,
         more: str = "") -> Position:
    """Player 1 begins a turn with these cards and 6 breaths, Player 2 has 6 breaths, too; the deck is in order."""
    used = {card.strip() for cards in (hand, other, hill, other_hill) for card in cards.split(",")}
    text = f"""ludoteka position 1
        game: weatherwrights
        seats: 2
        zone deck: {", ".join(card for card in DECK if card not in used)}
        zone hand of Player 1: {hand}
        zone hand of Player 2: {other}
        zone hill of Player 1: {hill}
        zone hill of Player 2: {other_hill}
        player warmth: Player 1 15, Player 2 15
        player breath: Player 1 0, Player 2 6
        player lungs: Player 1 6, Player 2 6
        {more}
        to move: Player 1
        turn: 7"""
    lines = [line.strip() for line in text.splitlines()]
    return (game or library.load("weatherwrights")).position(
        "\n".join(line for line in lines if line and not line.endswith(":")))


def cast(position: Position, *cards: str) -> Position:
    """Cast cards one after the other; nobody answers."""
    for card in cards:
        position = position.play(f"cast a card-{card}")
        while "pass" in texts(position):
            position = position.play("pass")
    return position


def texts(position: Position) -> list[str]:
    return [move.text for move in position.moves()]


def number(position: Position, name: str) -> list[int]:
    return [dict(seat.numbers)[name] for seat in position.view().seats]


def held(position: Position, zone: str, seat: int | None = None) -> list[str]:
    """The names of the cards in a zone, as their owner sees them."""
    return [card.name for one in position.view(seat).zones for card in one.things
            if one.name == zone and one.owner == seat]


# ---- a new card ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("card", NEW_CARDS)
def test_a_new_card_takes_at_most_five_lines_and_is_played(card: str) -> None:
    assert len(card.splitlines()) <= 5
    game = extended(card)
    cards = [one for one in game.description.things.values() if "card" in one.kinds]
    assert sum(one.copies for one in cards) > 40
    luck, position = Random(5), game.start(seed=5)
    for _ in range(60):
        if position.chooser is None:
            break
        position = position.play(luck.randrange(len(position.moves())))


def test_the_new_cards_do_what_they_say() -> None:
    south, rainbow, hearth, avalanche, echo = map(extended, NEW_CARDS)
    after = cast(duel("south wind 1", game=south), "south wind")
    assert number(after, "warmth") == [17, 13]
    answered = duel("drizzle 1", "rainbow 1", game=rainbow).play("cast a card-drizzle").play("reply-rainbow")
    assert len(held(answered.play("pass").play("pass"), "hand", 1)) == 1
    colder = duel("hearth", game=hearth, more="player warmth: Player 1 9, Player 2 15")
    assert number(cast(colder, "hearth").play("rest"), "warmth") == [10, 15]
    cheaper = duel("avalanche", hill="cottage 1, windmill 1", game=avalanche)
    assert number(cast(cheaper, "avalanche"), "breath") == [4, 6]
    echoed = duel("drizzle 1", "calm 1", hill="echo", game=echo).play("cast a card-drizzle").play("reply-calm")
    assert number(echoed, "warmth") == [15, 14]


# ---- single cards ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("card", "warmth", "breath"), [
    ("drizzle 1", [15, 14], [6, 6]),
    ("gust 1", [15, 13], [5, 6]),
    ("hail 1", [15, 12], [4, 6]),
    ("lightning 1", [15, 9], [2, 6]),
    ("sunbeam 1", [18, 15], [4, 6]),
    ("cold snap 1", [15, 13], [3, 0]),
])
def test_a_storm_chills_or_warms(card: str, warmth: list[int], breath: list[int]) -> None:
    after = cast(duel(card), card.rpartition(" ")[0])
    assert (number(after, "warmth"), number(after, "breath")) == (warmth, breath)
    assert held(after, "discard") == [card.rpartition(" ")[0]]


def test_drawing_and_another_turn() -> None:
    assert len(held(cast(duel("fair wind 1"), "fair wind"), "hand", 0)) == 3  # one was drawn when the turn began
    again = cast(duel("tailwind"), "tailwind").play("rest")
    assert (again.chooser, number(again, "breath")[0]) == (0, 6)


def test_whirlwind_and_thaw_clear_hills() -> None:
    after = duel("whirlwind 1", other_hill="fog, cottage 1").play("cast a card-whirlwind").play("pass").play("pass")
    assert texts(after) == ["cottage", "fog"]
    assert held(after.play("fog"), "hill", 1) == ["cottage"]
    thawed = cast(duel("thaw", hill="windmill 1", other_hill="cottage 1"), "thaw")
    assert sorted(held(thawed, "discard")) == ["cottage", "thaw", "windmill"]


def test_lasting_cards_work_while_they_lie_on_the_hill() -> None:
    assert number(cast(duel("hail 1", other_hill="cottage 1"), "hail"), "warmth") == [15, 13]
    assert number(duel("gust 1", hill="windmill 1, windmill 2"), "breath")[0] == 8
    assert number(duel("gust 1", hill="thundercloud 1, thundercloud 2"), "warmth") == [15, 13]
    assert len(held(duel("", hill="weathercock"), "hand", 0)) == 3
    assert len(held(duel("gust 1", hill="weathercock"), "hand", 0)) == 2
    assert number(cast(duel("gust 1", other_hill="lightning rod"), "gust"), "breath") == [5, 7]
    assert number(cast(duel("gust 1", other_hill="fog"), "gust"), "breath") == [4, 6]


def test_the_rain_barrel_gathers_until_it_is_poured_out() -> None:
    start = duel("gust 1", hill="rain barrel", more="thing drops: rain barrel 3")
    assert texts(start) == [f"{first}-{then}" for first in ("pour it out", "skip")
                            for then in ("cast a card-gust", "cast a card-cottage", "rest")]
    poured = start.play("pour it out-rest")
    assert number(poured, "warmth") == [15, 11]
    assert held(poured, "discard") == ["rain barrel"]


# ---- answers ---------------------------------------------------------------------------------------------------------
def test_an_umbrella_shelters_until_the_end_of_the_turn() -> None:
    opened = duel("hail 1, gust 1", "umbrella 1").play("cast a card-hail").play("reply-umbrella")
    after = opened.play("pass").play("pass")
    assert number(after, "warmth") == [15, 15]
    assert number(after, "shelter") == [0, 3]
    assert number(cast(after, "gust"), "warmth") == [15, 15]
    assert number(after.play("rest"), "shelter") == [0, 0]


def test_calm_puts_away_what_waits_below_it() -> None:
    calmed = duel("lightning 1", "calm 1").play("cast a card-lightning").play("reply-calm").play("pass").play("pass")
    assert number(calmed, "warmth") == [15, 15]
    assert sorted(held(calmed, "discard")) == ["calm", "lightning"]


def test_the_mirror_lake_takes_a_storm_over() -> None:
    turned = duel("lightning 1", "mirror lake").play("cast a card-lightning").play("reply-mirror lake")
    assert number(turned.play("pass").play("pass"), "warmth") == [9, 15]


def test_a_tailwind_that_was_taken_over_gives_the_turn_to_the_other_one() -> None:
    turned = duel("tailwind", "mirror lake").play("cast a card-tailwind").play("reply-mirror lake")
    after = turned.play("pass").play("pass").play("rest")
    assert after.chooser == 1
    assert after.play("rest").chooser == 0


def test_the_backdraught_chills_by_the_cost_of_what_it_answers() -> None:
    burnt = duel("lightning 1", "backdraught").play("cast a card-lightning").play("reply-backdraught")
    assert number(burnt.play("pass").play("pass"), "warmth") == [11, 9]


def test_an_answer_is_no_beginning_and_can_be_answered() -> None:
    start = duel("calm 1, gust 1", "calm 2")
    assert "cast a card-calm" not in texts(start)
    talk = start.play("cast a card-gust")
    assert (talk.chooser, texts(talk)) == (1, ["reply-calm", "pass"])
    talk = talk.play("reply-calm")
    assert (talk.chooser, texts(talk)) == (0, ["reply-calm", "pass"])
    after = talk.play("reply-calm").play("pass").play("pass")
    assert number(after, "warmth") == [15, 13]  # the second calm stopped the first one


def test_what_cannot_be_paid_is_not_offered() -> None:
    start = duel("lightning 1, drizzle 1", other_hill="fog", more="player lungs: Player 1 2, Player 2 6")
    assert "cast a card-lightning" not in texts(start)
    assert "cast a card-drizzle" in texts(start)


# ---- the match -------------------------------------------------------------------------------------------------------
def test_whoever_has_no_warmth_left_has_lost() -> None:
    after = cast(duel("lightning 1", more="player warmth: Player 1 15, Player 2 6"), "lightning")
    assert after.outcome is not None
    assert after.outcome.results == ("won", "lost")


def test_more_than_six_cards_are_put_away() -> None:
    full = duel("gust 1, gust 2, gust 3, hail 1, hail 2, hail 3, calm 1")
    after = full.play("rest-gust-calm")
    assert len(held(after, "hand", 0)) == 6
    assert sorted(held(after, "discard")) == ["calm", "gust"]


def test_a_seat_cannot_tell_imagined_positions_by_what_it_may_do() -> None:
    """Costs that change, and answers that the other one may hold, give nothing away (M5, M6)."""
    luck = Random(11)
    position: Position = library.load("weatherwrights").start(seed=11)
    for _ in range(120):
        if position.chooser is None:
            break
        if isinstance(position.chooser, int):
            offered = texts(position)
            for seed in range(2):
                assert texts(position.imagine(position.chooser, seed)) == offered
        position = position.play(luck.randrange(len(position.moves())))


def test_random_matches_end() -> None:
    luck = Random(7)
    for seed in range(3):
        position: Position = library.load("weatherwrights").start(seed=seed)
        while position.chooser is not None:
            moves = position.moves()
            weights = position.odds() if position.chooser is CHANCE else None
            position = position.play(luck.choices(moves, weights)[0])
        assert position.outcome is not None
        assert sorted(position.outcome.results) == ["lost", "won"]
