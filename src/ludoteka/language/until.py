"""Changes that last until something is done: 'until a player strikes you', 'until it moves'."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass, replace
from typing import TYPE_CHECKING, Any, Literal, cast

from ludoteka.language import actions as act
from ludoteka.language import form
from ludoteka.language.context import PLACES, Node, tree
from ludoteka.language.description import Kept, Rule, Waits
from ludoteka.language.events import Awaited, read_event
from ludoteka.language.form import THIS, YOU, Expr, Local, Num
from ludoteka.language.soundness import parts

if TYPE_CHECKING:
    from ludoteka.language.sentences import SentenceReader

_EVERY: dict[str, Expr] = {"player": form.Players(), "piece": form.Pieces(), "cell": form.Cells(),
                           "edge": form.Edges(), "corner": form.Corners()}


def read_until(reader: SentenceReader, until: Node, kept: Kept, whose: Expr | None) -> Lasting:
    """What ends a change of something that is kept; what the event speaks of can not be spoken of afterwards."""
    scope, first = reader.scope, reader.scope.next_local
    before = scope.it, list(scope.recent)
    awaited = read_event(reader, tree(until.children[0]), reader.line)
    scope.it, scope.recent = before
    spoken = {one.index for one in parts(tuple(awaited.conditions)) if isinstance(one, Local) and one.index < first}
    others = spoken - {YOU}
    changed = {THIS} if whose is None and kept.owner != "game" else {one.index for one in parts(whose)
                                                                       if isinstance(one, Local)}
    if others and (others != changed or not isinstance(whose, form.One | Local | None)):
        reader.context.not_yet("a change until something is done that speaks of others than the changed one and you",
                               reader.line)
    seats = max(reader.context.description.seat_counts, default=1) if YOU in spoken else 0
    return Lasting(reader, kept, awaited, min(others, default=-1), seats)


@dataclass
class Lasting:
    """A change that lasts until something is done; each seat has its own where the event speaks of `you`."""

    reader: SentenceReader
    kept: Kept
    awaited: Awaited
    this: int
    """The local of the changed one, where the event speaks of it; -1: all that is changed goes back together."""
    seats: int

    def __post_init__(self) -> None:
        self.number = len(self.reader.context.description.waiting)

    def each(self) -> list[int]:
        """The seats that have a change of their own; -1 where all have one."""
        return list(range(self.seats)) or [-1]

    def name(self, seat: int) -> str:
        """What the second number beside the first one is called."""
        of = f" of {seat + 1}" if seat >= 0 else ""
        return f"{self.kept.name} until event {self.number + 1}{of}"

    def mark(self, seat: int) -> int:
        """What marks a state or a memory that goes back then."""
        return -3 - self.number * 64 - max(seat, 0)

    def ends_number(self, store: str, seat: int) -> None:
        """The second number is 0 again."""
        zero = act.Store(store, self._one(), Num(0), line=self.reader.line)
        self._wait(store, Num(0), "!=", seat, zero)

    def ends_marked(self, marker: str, seat: int) -> None:
        """What is marked goes back to how it starts."""
        mark = self.mark(seat)
        self._wait(marker, Num(mark), "=", seat, act.GoBack(marker, self._one(), mark, line=self.reader.line))

    def _one(self) -> Expr | None:
        return Local(THIS) if self.this >= 0 else None

    def _wait(self, store: str, value: Expr, op: form.Op, seat: int, ends: act.Action) -> None:
        """Add the rule that waits, if there is something to end when the deed begins."""
        scope, description = self.reader.scope, self.reader.context.description
        owner = self._owner() if self.this >= 0 else "game"
        held: Expr = form.Compare(op, form.Read(store, self._one(), bare=True), value)
        if self.this < 0 and self.kept.owner != "game":
            one = scope.new_local(self._sort())
            held = form.Compare(op, form.Read(store, Local(one), bare=True), value)
            marked = form.Filtered(self._every(), (form.Where(local=one, condition=held),), self._sort())
            held = form.Some(marked)
            if isinstance(ends, act.Store):
                ends = replace(ends, of=marked, each=True)
        given: dict[int, Expr] = {YOU: Num(seat)} if seat >= 0 else {}
        given |= {self.this: Local(THIS)} if self.this >= 0 else {}
        conditions = tuple(_given(one, given) for one in (*self.awaited.conditions, held))
        description.waiting.append(Rule(
            f"until {self.awaited.name}", (ends,), scope.next_local, dict(scope.sorts), self.awaited.params,
            self._kinds(owner), owner, self.reader.line,
            waits=Waits(self.awaited.name, False, form.All(conditions))))

    def _owner(self) -> Literal["piece", "cell", "player", "game", "thing"]:
        return "cell" if self.kept.owner in PLACES else cast(Literal["piece", "player", "thing"], self.kept.owner)

    def _sort(self) -> form.Sort:
        return cast(form.Sort, self._owner())

    def _every(self) -> Expr:
        """All who may keep it, wherever they are."""
        if self.kept.owner != "thing":
            return _EVERY[self.kept.owner]
        things = self.reader.context.description.things
        return form.Union(tuple(form.Things(name, box=True) for name in self._kinds("thing") if name in things))

    def _kinds(self, owner: str) -> tuple[str, ...]:
        """The kinds of piece or the names of things that may keep it."""
        description = self.reader.context.description
        if owner == "thing":
            named = [name for kind in self.kept.kinds for name in description.things_of(kind)]
            return tuple(dict.fromkeys(named)) if self.kept.kinds else tuple(description.things)
        return tuple(description.kinds) if owner == "piece" else ()


def _given(node: Any, given: dict[int, Expr]) -> Any:
    """A condition with other values for some locals."""
    if isinstance(node, Local):
        return given.get(node.index, node)
    if isinstance(node, tuple):
        return tuple(_given(one, given) for one in node)
    if is_dataclass(node) and not isinstance(node, type):
        return replace(node, **{one.name: _given(getattr(node, one.name), given) for one in fields(node)})
    return node
