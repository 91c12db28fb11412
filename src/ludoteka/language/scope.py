"""Who is meant: the names and pronouns that hold at a line of a rule, resolved before anything runs."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from ludoteka.language.diagnostics import Findings, Span
from ludoteka.language.form import FIRST_LOCAL, Expr, Local, Sort

Owner = Literal["piece", "cell", "player", "game"]


@dataclass(frozen=True, slots=True)
class Binding:
    """A thing that a line can speak of: where it is held, what it is, what it is called."""

    local: int
    sort: Sort
    noun: str
    many: bool = False
    line: int = 0

    @property
    def expr(self) -> Expr:
        return Local(self.local)


@dataclass(frozen=True, slots=True)
class Unclear:
    """Branches above chose different things, so a pronoun would have two meanings.

    Without lines: a line above was not understood, so nobody can say what the pronoun means.
    """

    lines: tuple[int, ...]


Meant = Binding | Unclear | None


@dataclass
class Scope:
    """The frame of one rule while it is read."""

    owner: Owner = "game"
    noun: str = ""
    """The kind of `this`."""
    it: Meant = None
    there: Meant = None
    names: dict[str, Binding] = field(default_factory=dict)
    recent: list[Binding] = field(default_factory=list)
    sorts: dict[int, tuple[Sort, bool]] = field(default_factory=dict)
    next_local: int = FIRST_LOCAL
    subject: Binding | None = None
    """In a phrase's condition, the thing asked about."""

    def new_local(self, sort: Sort, many: bool = False) -> int:
        local = self.next_local
        self.next_local += 1
        self.sorts[local] = (sort, many)
        return local

    def bind(self, sort: Sort, noun: str, line: int, name: str | None = None, many: bool = False) -> Binding:
        """A new thing to speak of; a name that is bound already keeps its place."""
        known = self.names.get(name) if name else None
        if known is not None and known.sort == sort and known.many == many:
            return known
        bound = Binding(self.new_local(sort, many), sort, noun, many, line)
        self.recent.append(bound)
        if name:
            self.names[name] = bound
        return bound

    def that(self, noun: str, covers: dict[str, set[str]]) -> Binding | None:
        """The nearest thing above of that kind."""
        for bound in reversed(self.recent):
            if bound.noun == noun or noun in covers.get(bound.noun, ()):
                return bound
        return None

    def pronoun(self, which: Literal["it", "there"], span: Span, findings: Findings) -> Binding | None:
        """What a pronoun means here, or None after a message."""
        meant = self.it if which == "it" else self.there
        if isinstance(meant, Binding):
            return meant
        if meant == Unclear(()):
            return None
        if isinstance(meant, Unclear):
            lines = " and ".join(str(line) for line in meant.lines)
            findings.error("unclear", span, f"'{which}' could mean what line {lines} chose",
                           "give it a name there ('… as the chosen piece') and use the name here")
        else:
            what = "thing" if which == "it" else "place"
            findings.error("no-pronoun", span, f"no {what} has been chosen that '{which}' could mean",
                           f"choose a {what} first, or name it")
        return None

    def mark(self) -> tuple[Meant, Meant, dict[str, Binding], list[Binding]]:
        """What is meant now, to come back to at the end of a block."""
        return self.it, self.there, dict(self.names), list(self.recent)

    def back(self, mark: tuple[Meant, Meant, dict[str, Binding], list[Binding]]) -> None:
        self.it, self.there, self.names, self.recent = mark[0], mark[1], dict(mark[2]), list(mark[3])
