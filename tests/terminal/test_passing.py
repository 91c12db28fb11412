"""Two people at one terminal: what one of them holds is gone before the other looks."""

from __future__ import annotations

import re

from ludoteka.terminal.app import LudotekaApp, table_app
from ludoteka.terminal.board import BoardPane
from ludoteka.terminal.cover import CoverScreen
from ludoteka.terminal.match import Match
from ludoteka.terminal.plain import PlainTable
from ludoteka.terminal.records import Records
from ludoteka.terminal.words import Words
from tests.terminal.library_tables import begun, opened, table
from tests.terminal.seen import shown, until

CARD = re.compile(r"(?:\d+|unter|ober|king|ace) of (?:hearts|bells|leaves|acorns)")
CLEARED = "-- cleared --"
TWO = ("person", "person")


def played(match: Match, records: Records, *lines: str, language: str = "en") -> list[str]:
    """What is on the screen from one clearing to the next, where these lines are typed."""
    told: list[str] = []
    waiting = iter(lines)

    def ask(prompt: str) -> str:
        told.append(prompt)
        line = next(waiting, None)
        if line is None:
            raise EOFError
        return line

    words = Words(language)
    PlainTable(opened(match.game.id, language), match, words, records, ask=ask, tell=told.append,
               clear=lambda: told.append(CLEARED)).run()
    return "\n".join(told).split(CLEARED)


def seen(app: LudotekaApp) -> str:
    """All that is on the screen."""
    lines = app.screen._compositor.render_strips()  # Textual has no other way to read a screen
    return "\n".join(strip.text for strip in lines)


def hand(match: Match, seat: int) -> set[str]:
    return {thing.name for zone in match.position.view(seat).zones if zone.name == "hand" for thing in zone.things}


def test_nothing_of_one_is_on_the_screen_of_the_other(records: Records) -> None:
    match = begun("prsi", TWO)
    annas, bobs = hand(match, 0), hand(match, 1)
    intro, passed, anna, passed_on, bob = played(match, records, "", "draw a card", "", "log")
    assert not CARD.search(intro + passed + passed_on)
    assert "Pass the device to Player 1" in passed
    assert "Pass the device to Player 2" in passed_on
    assert annas <= set(CARD.findall(anna))
    assert bobs <= set(CARD.findall(bob))
    assert not annas & set(CARD.findall(bob))
    assert "2. Chance: card" in bob, "the log says no more than Bob may know"


def test_in_czech(records: Records) -> None:
    _, passed, *_ = played(begun("prsi", TWO), records, "", language="cs")
    assert "Předej zařízení: Hráč 1. Ostatní se nedívají." in passed


def test_nobody_is_asked_without_secrets_or_alone(records: Records) -> None:
    for match in (begun("tic-tac-toe", TWO), begun("prsi", ("person", "random"))):
        assert len(played(match, records)) == 1


async def test_the_drawn_table_is_covered(records: Records) -> None:
    match = begun("prsi", TWO)
    annas, bobs = hand(match, 0), hand(match, 1)
    screen = table(match, records)
    app = table_app(screen)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert isinstance(shown(app), CoverScreen)
        assert not CARD.search(seen(app))
        await pilot.press("enter")
        await pilot.pause()
        assert shown(app) is screen
        assert annas <= set(CARD.findall(seen(app)))
        assert screen.query_one(BoardPane).has_focus is False, "there is no board to choose on"
        screen.play("draw a card")
        await until(pilot, lambda: isinstance(shown(app), CoverScreen))
        assert not CARD.search(seen(app))
        await pilot.press("enter")
        await pilot.pause()
        assert bobs <= set(CARD.findall(seen(app)))
        assert not annas & set(CARD.findall(seen(app)))


async def test_the_cover_can_be_left(records: Records) -> None:
    app = table_app(table(begun("prsi", TWO), records))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await pilot.press("q")
        await pilot.pause()
    assert not app.is_running
