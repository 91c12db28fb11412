"""The report of a series between opponents."""

from ludoteka.studio.tournament.page import page
from ludoteka.studio.tournament.played import Played, labels

__all__ = ["Played", "labels", "page"]
