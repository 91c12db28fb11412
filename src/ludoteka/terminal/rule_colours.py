"""The text of rules with simple colours: headings, comments, numbers, quoted words."""

from __future__ import annotations

import re

from rich.text import Text

STYLES = (
    (re.compile(r"^[a-z]+\b", re.MULTILINE), "bold #7fb0e8"),
    (re.compile(r"\b(?:if|otherwise|unless|while|repeat|for each|either|or|not allowed|choose|may|when)\b"),
     "#c39ad8"),
    (re.compile(r"(?<![\w-])\d+(?![\w-])"), "#e0b36b"),
    (re.compile(r'"[^"\n]*"'), "#8fc58f"),
    (re.compile(r"(?:^|(?<=\s))--.*$", re.MULTILINE), "italic #858b96"),
)
"""Later ones lie over earlier ones."""


def coloured(rules: str, line: int = 0) -> Text:
    """The rules with line numbers; one line can be pointed at."""
    text = Text(rules)
    for pattern, style in STYLES:
        for found in pattern.finditer(rules):
            text.stylize(style, *found.span())
    width = len(str(rules.count("\n") + 1))
    lines = text.split("\n", allow_blank=False)
    numbered = Text()
    for number, one in enumerate(lines, 1):
        mark = "▶" if number == line else " "
        numbered.append(f"{mark}{number:>{width}}  ", "bold #e0b36b" if number == line else "#5d636e")
        numbered.append_text(one).append("\n")
    return numbered
