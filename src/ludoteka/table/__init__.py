"""A match with people at it: seats, clocks, undo, what each may see, and the log it all follows from."""

from ludoteka.table.course import BrokenLog
from ludoteka.table.records import BadMove, table_of
from ludoteka.table.refusals import Code, Refusal
from ludoteka.table.seeing import Glimpse, Seats
from ludoteka.table.table import Table, open_table

__all__ = ["BadMove", "BrokenLog", "Code", "Glimpse", "Refusal", "Seats", "Table", "open_table", "table_of"]
