"""Events say who is next and how it ended, so that nobody has to play a match again to list it."""

from __future__ import annotations

from ludoteka.games import load
from ludoteka.table import open_table
from ludoteka.table.events import Chosen, Opened, Sitter


def test_events_of_a_whole_match_say_who_is_next_and_how_it_ended() -> None:
    game = load("tic-tac-toe")
    table = open_table(game, Opened(game.id, game.version, (Sitter(), Sitter())), at=1)
    for number, move in enumerate(("a1", "b1", "a2", "b2", "a3")):
        table.apply(table.choose(number % 2, move, at=number))
    first, *rest = (entry.event for entry in table.entries)
    moves = [event for event in rest if isinstance(event, Chosen)]
    assert isinstance(first, Opened)
    assert first.due == 0
    assert [move.due for move in moves] == [1, 0, 1, 0, None]
    assert [move.results for move in moves] == [(), (), (), (), ("won", "lost")]
