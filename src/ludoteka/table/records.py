"""A recorded match at a table again."""

from __future__ import annotations

from ludoteka.core import Game, Record
from ludoteka.table.events import Entry, Opened, Sitter, written
from ludoteka.table.moves import chosen, find_path, text_of
from ludoteka.table.refusals import Refusal
from ludoteka.table.table import Table, open_table


class BadMove(ValueError):
    """A recorded move is not legal; `number` counts from 1 and `why` has the reasons."""

    def __init__(self, number: int, text: str, why: Refusal) -> None:
        self.number = number
        self.text = text
        self.why = why
        reasons = "; ".join(map(str, why.reasons))
        super().__init__(f"move {number}, '{text}', is not legal" + (f": {reasons}" if reasons else ""))


def table_of(game: Game, record: Record, at: int, sitters: tuple[Sitter, ...] = ()) -> Table:
    """The table after the moves of a record, all made at that moment; without sitters people sit at all seats.

    Raises BadSetting or BadPosition for a start that the game does not have, and BadMove.
    """
    seats = sitters or (Sitter(),) * len(record.start(game).seats)
    opened = Opened(record.game, game.version, seats, written(record.seed), record.level, dict(record.options),
                    position=record.position, imported=True)
    table = open_table(game, opened, at)
    for number, text in enumerate(record.moves, 1):
        try:
            path = find_path(table.position, text)
        except Refusal as why:
            raise BadMove(number, text, why) from None
        table.apply(Entry(table.version + 1, at, chosen(table.position, path, table.after(text_of(path)))))
    return table
