"""A describing word explained under the heading of a piece holds of that kind, and of others as they explain it."""

from __future__ import annotations

from tests.machine.small import game, texts


def test_each_kind_of_piece_has_its_own_meaning_of_a_word() -> None:
    position = game("""
        game Kinds
        players White, Black
        board 3 by 3
        piece pebble
          has weight, starting at 1
          heavy if weight is more than 1
        piece rock
          heavy if this is on the first row
        setup
          put White pebbles onto a1 and b2
          put White rocks onto a2 and c1
        turn
          for each pebble on b2: add 1 to its weight
          choose a heavy piece
          remove it
          if no piece is heavy: you win
    """).start()
    assert sorted(texts(position)) == ["b2", "c1"]
