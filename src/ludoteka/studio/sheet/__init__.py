"""Pages that need nothing else: light or dark, each plot with its table beside it."""

from ludoteka.studio.sheet.bars import Bar, histogram
from ludoteka.studio.sheet.page import Say, beside, figure, page, section, table

__all__ = ["Bar", "Say", "beside", "figure", "histogram", "page", "section", "table"]
