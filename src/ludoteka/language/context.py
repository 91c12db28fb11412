"""What the whole file has declared, as the reader of one sentence needs it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from lark import Token, Tree

from ludoteka.language.description import Definition, Description, Kept
from ludoteka.language.diagnostics import Findings, Span
from ludoteka.language.form import Sort
from ludoteka.language.things import Things
from ludoteka.language.vocabulary import Vocabulary

Node = Tree[Any]
"""A sentence or a part of it; an optional part that is absent is None among the children."""
NOUN_SORTS: dict[str, Sort] = {
    "cell": "cell", "place": "cell", "row": "region", "column": "region", "player": "player", "piece": "piece",
    "card": "thing", "tile": "thing", "part": "thing", "die": "thing",
}


EDGE = "edge"
"""The noun of the sides of cells: places as cells are, but with states of their own and never meant by 'cell'."""
CORNER = "corner"
"""The noun of the points where edges end: places too, and never meant by 'cell'."""
BESIDES = (EDGE, CORNER)
"""The nouns of places that are no cells."""
PLACES = ("cell", *BESIDES)
"""The nouns of all places that keep states and numbers."""


@dataclass
class Context:
    """Vocabulary, declarations and findings of one file."""

    vocabulary: Vocabulary
    findings: Findings
    description: Description
    nouns: dict[str, Sort] = field(default_factory=lambda: dict(NOUN_SORTS))
    ownable: set[str] = field(default_factory=set)
    """Regions that players have: the points of a star."""
    covers: dict[str, set[str]] = field(default_factory=dict)
    """For each kind, the kinds it is of."""
    words: dict[str, list[tuple[Kept, int]]] = field(default_factory=dict)
    """For each state's word, the states that have it."""
    traits: dict[str, tuple[str, int]] = field(default_factory=dict)
    """For each word of an option or a list, the option or list and its place there."""
    adjectives: dict[str, list[Callable[[], Definition]]] = field(default_factory=dict)
    quantities: dict[str, list[Callable[[], Definition]]] = field(default_factory=dict)
    verbs: dict[str, Literal["may", "to"]] = field(default_factory=dict)
    doers: dict[str, set[str]] = field(default_factory=dict)
    """For each verb, the kinds of cards and other things that have it; '' stands for all that machines know."""
    deed_params: dict[str, list[tuple[str, ...]]] = field(default_factory=dict)
    things: Things = field(init=False)
    """Cards and other things that no machine runs yet, with their properties, states and zones."""
    counted: set[str] = field(default_factory=set)
    """Pieces that are things, because so many of them may lie together."""
    used: set[str] = field(default_factory=set)
    """Names that some sentence uses."""
    waits: dict[int, str] = field(default_factory=dict)
    """What no machine runs yet, by the line that says it."""
    _busy: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Things share the kinds that this file declares."""
        self.things = Things(self.covers, traits=dict(self.vocabulary.traits))

    def definitions(self, name: str, span: Span) -> list[Definition]:
        """The meanings of a defined word or quantity, read when first asked for."""
        known = self.description.definitions.get(name)
        if known is not None:
            return known
        if name in self._busy:
            around = " → ".join([*self._busy[self._busy.index(name):], name])
            self.findings.error("circle", span, f"'{name}' is explained by itself: {around}",
                                "a word must be explained by other words, or asking it would never end")
            return []
        self._busy.append(name)
        makers = self.adjectives.get(name, []) + self.quantities.get(name, [])
        made = [make() for make in makers]
        self._busy.pop()
        self.description.definitions[name] = made
        return made

    def not_yet(self, what: str, line: int) -> None:
        """A line says something that no machine runs yet."""
        self.waits.setdefault(line, what)

    def tell_not_yet(self) -> None:
        """Report the lines that cannot be played, in a text without other mistakes."""
        for line, what in self.waits.items() if not self.findings.any_error else ():
            text = self.description.lines[line - 1] if 0 < line <= len(self.description.lines) else ""
            column = len(text) - len(text.lstrip()) + 1
            self.findings.error("not-yet", Span(line, column, max(len(text), column) + 1),
                                f"this is understood, but cannot be played yet: {what}", "say it in another way")

    def kept_for(self, name: str, owner: str) -> Kept | None:
        kept = self.description.kept.get(f"{owner}.{name}")
        if kept is not None:
            self.used.add(name)
        return kept


def said_of_game(adjective: str) -> str:
    """The name of a describing word explained for the game; things may have one of the same name."""
    return f"the game is {adjective}"


def span_of(node: Any) -> Span:
    """Where a word or phrase stands."""
    if isinstance(node, Token):
        return Span(node.line or 1, node.column or 1, node.end_column or 1)
    meta = node.meta
    if getattr(meta, "empty", True):
        return Span(1)
    return Span(meta.line, meta.column, meta.end_column)


def tree(node: object) -> Node:
    """A child that the grammar makes a tree."""
    if not isinstance(node, Tree):
        raise TypeError(f"expected a tree, found {node!r}")
    return node


def word(node: object) -> str:
    """A child that the grammar makes a word."""
    if not isinstance(node, Token):
        raise TypeError(f"expected a word, found {node!r}")
    return str(node)
