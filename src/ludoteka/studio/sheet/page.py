"""The frame of a page, its sections and tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from typing import Protocol


class Say(Protocol):
    """Texts in one language, by their keys."""

    language: str

    def __call__(self, key: str, /, **values: object) -> str: ...


def page(title: str, about: str, parts: Iterable[str], last: str, language: str) -> str:
    """The whole page; parts that are empty are left out."""
    style = files("ludoteka.studio.sheet").joinpath("page.css").read_text("utf-8")
    return "\n".join([
        "<!doctype html>", f'<html lang="{language}">', "<head>", '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">', f"<title>{escape(title)}</title>",
        f"<style>\n{style}</style>", "</head>", "<body>", "<main>", f"<h1>{escape(title)}</h1>",
        f'<p class="soft">{escape(about)}</p>', *(part for part in parts if part),
        f'<p class="soft last">{escape(last)}</p>', "</main>", "</body>", "</html>", "",
    ])


def section(name: str, title: str, *parts: str) -> str:
    """A part of the page with its heading."""
    head = f'<section aria-labelledby="{name}">\n<h2 id="{name}">{escape(title)}</h2>'
    return "\n".join([head, *parts, "</section>"])


def beside(plot: str, figures: str) -> str:
    """A plot, and beside it the table of what it shows."""
    return f'<div class="side">\n<div>{plot}</div>\n<div class="scroll" tabindex="0">{figures}</div>\n</div>'


def table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table; its first column is words, the others are numbers."""
    head = "".join(f'<th scope="col"{_number(place)}>{escape(name)}</th>' for place, name in enumerate(heads))
    body = "\n".join("<tr>" + "".join(f"<td{_number(place)}>{escape(str(cell))}</td>" for place, cell in enumerate(row))
                     + "</tr>" for row in rows)
    return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>"


def figure(said: str, say: Say) -> str:
    """A number as the language writes it: '54.5%' is '54,5 %' in Czech."""
    return said.replace(".", ",").replace("%", "\N{NO-BREAK SPACE}%") if say.language == "cs" else said


def _number(column: int) -> str:
    return ' class="number"' if column else ""
