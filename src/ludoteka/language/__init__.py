"""Game text to checked description: grammar, parser, checker, formatter, messages that teach."""

from ludoteka.language.checker import Checked, check
from ludoteka.language.description import Description
from ludoteka.language.diagnostics import Diagnostic, Fix, Span
from ludoteka.language.formatter import format_text

__all__ = ["Checked", "Description", "Diagnostic", "Fix", "Span", "check", "format_text"]
