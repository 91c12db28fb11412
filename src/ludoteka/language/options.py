"""Declarations of options, and of rulesets that choose among them."""

from __future__ import annotations

from typing import cast

from lark import Token

from ludoteka.language.context import Node, word
from ludoteka.language.declaring import Declaring
from ludoteka.language.description import OptionText
from ludoteka.language.layout import Line
from ludoteka.language.parser import parse_line


def _setting(text: str) -> int | str:
    return int(text) if text.strip().isdigit() else text.strip().lower()


class OptionDeclarations(Declaring):
    """Reads what can be chosen before a match."""

    def read_options(self, line: Line) -> None:
        for child in line.children:
            node = parse_line(child, "option", self.context.vocabulary, self.context.findings)
            if node is not None:
                self._option(node, child)

    def _option(self, node: Node, line: Line) -> None:
        name, _, *settings, start, words = node.children
        question = word(words).strip('"') if words is not None else ""
        values: tuple[int | str, ...] = tuple(_setting(word(one)) for one in settings
                                              if one is not None and cast(Token, one).type != "LISTOR")
        if node.data == "option_range":
            low, high = int(values[0]), int(values[1])
            if not 0 <= high - low <= 1000:
                self.error("range", line.span, "an option has from 1 to 1000 values, the smaller number first")
                return
            values = tuple(range(low, high + 1))
        default = _setting(word(start)) if start is not None else values[0]
        if default not in values:
            self.error("default", line.span, f"it starts at {default}, which is not one of its values")
            default = values[0]
        for place, value in enumerate(values):
            if isinstance(value, str):
                self.context.traits[value.lower()] = (word(name), place)
        if not question:
            self.context.findings.warning("question", line.span, f"players will be asked for '{word(name)}' wordlessly",
                                          'end the line with a question in quotes: "Board size"')
        self.description.options.append(OptionText(word(name), values, default, question or word(name), line.number))

    def read_ruleset(self, node: Node, line: Line) -> None:
        chosen: dict[str, int | str] = {}
        for child in line.children:
            setting = parse_line(child, "ruleline", self.context.vocabulary, self.context.findings)
            if setting is None:
                continue
            name, _, value = (word(one) for one in setting.children)
            option = next((one for one in self.description.options if one.name == name), None)
            if option is None or _setting(value) not in option.values:
                self.error("setting", child.span, f"no option '{name}' can be '{value}'")
            else:
                chosen[name] = _setting(value)
        self.description.rulesets[word(node.children[0])] = chosen
