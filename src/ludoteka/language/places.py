"""Places in phrases as sets of cells: next to something, between, in sight, steps away."""

from __future__ import annotations

from typing import cast

from lark import Token

from ludoteka.language import form
from ludoteka.language.context import Node, tree, word
from ludoteka.language.form import YOU, Expr, Local, Num
from ludoteka.language.phrases import PhraseReader, Start


class PlaceReader(PhraseReader):
    """Reads where things are."""

    def _place_cells(self, node: Node) -> Expr:
        return cast(Expr, getattr(self, f"_place_{node.data}")(node))

    def _place_next_to(self, node: Node) -> Expr:
        return self._near(node)

    def _place_next_along(self, node: Node) -> Expr:
        return form.Linked(self._start(node.children[0], node).pieces)

    def _place_touching(self, node: Node) -> Expr:
        return self._near(node, touching=True)

    def _near(self, node: Node, touching: bool = False) -> Expr:
        """Next to a whole ('its group') is outside it; 'black stones next to a black stone' are pairs of them."""
        base = self.base(tree(node.children[0]))
        return form.Near(self.cells(base, node), touching, outside=base.det == "ref")

    def _place_between_(self, node: Node) -> Expr:
        start, goal = (self.one_cell(tree(child)) for child in node.children)
        return form.Between(start, goal)

    def _place_in_line_with(self, node: Node) -> Expr:
        return form.Line(*(self.one_cell(tree(child)) for child in node.children))

    def _place_in_sight(self, node: Node) -> Expr:
        ways, base = node.children
        start = self._start(base, node)
        return form.Sight(start.cells, self.ways(tree(ways) if ways is not None else None, start))

    def _place_one_step(self, node: Node) -> Expr:
        ways, base = node.children
        return self._stepped(ways, base, Num(1), node)

    def _place_steps(self, node: Node) -> Expr:
        count, ways, base = node.children[-3:]
        if isinstance(count, Token):
            return self._stepped(ways, base, Num(int(count)), node)
        return self._stepped(ways, base, self.number(tree(count)), node)

    def _stepped(self, ways: object, base: object, count: Expr, node: Node) -> Expr:
        start = self._start(base, node)
        return form.Steps(start.cells, self.ways(tree(ways) if ways is not None else None, start), count)

    def _place_within(self, node: Node) -> Expr:
        count, base = node.children
        return form.Within(self._start(base, node).cells, self.number(tree(count)))

    def _place_leap(self, node: Node) -> Expr:
        long, short, *base = node.children
        start = self._start(base[0] if base else None, node)
        return form.Leap(start.cells, int(word(long)), int(word(short)))

    def _place_at_column(self, node: Node) -> Expr:
        column, row = (self.number(tree(child)) for child in node.children)
        return form.One(form.CellAt(column, row))

    def _start(self, base: object, node: Node) -> Start:
        """Where steps begin; without a word, at `this`."""
        if base is None:
            if self.scope.owner not in ("piece", "cell"):
                raise self.wrong("from", node, "from where? nothing is 'this' here", "add 'from …'")
            start = self._base_this(node)
        else:
            start = self.base(tree(base))
        cells = self.cells(start, node)
        if start.sort == "piece" and not start.many:
            return Start(cells, form.OwnerOf(start.expr, "piece"), start.as_set, start.expr)
        return Start(cells, Local(YOU), start.as_set if start.sort == "piece" else form.PiecesOn(cells))
