"""Writing LLVM code as text: a module with its tables, and functions with loops and branches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field


@dataclass
class Module:
    """Functions and constant tables of one game; `width` is the number of bits of a set."""

    width: int
    functions: list[str] = field(default_factory=list)
    _tables: dict[tuple[str, bytes], str] = field(default_factory=dict)

    @property
    def set_type(self) -> str:
        return f"i{self.width}"

    @property
    def set_bytes(self) -> int:
        return self.width // 8

    def table(self, values: Iterable[int], bits: int = 32) -> str:
        """The name of a table of numbers; the same table is kept once."""
        size = bits // 8
        data = b"".join((value % (1 << bits)).to_bytes(size, "little") for value in values)
        return self._tables.setdefault(("", data), f"@t{len(self._tables)}")

    def sets(self, values: Iterable[int]) -> str:
        """The name of a table of sets."""
        return self.table(values, self.width)

    def text(self) -> str:
        """The whole module."""
        tables = []
        for (_, data), name in self._tables.items():
            body = "".join(f"\\{byte:02x}" for byte in data)
            tables.append(f'{name} = internal unnamed_addr constant [{len(data)} x i8] c"{body}", align 64')
        wide = self.set_type
        declared = {f"declare i{bits} @llvm.{name}.i{bits}({', '.join([f'i{bits}'] * count)})"
                    for name, count in (("ctpop", 1),) for bits in (32, 64, self.width)}
        declared |= {"declare i64 @llvm.cttz.i64(i64, i1)", f"declare {wide} @llvm.cttz.{wide}({wide}, i1)",
                     f"declare {wide} @llvm.ctlz.{wide}({wide}, i1)",
                     f"declare {wide} @llvm.umin.{wide}({wide}, {wide})",
                     "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)",
                     "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)"}
        declared |= {f"declare i{bits} @llvm.{name}.i{bits}(i{bits}, i{bits})"
                     for name in ("smax", "smin", "sadd.sat", "ssub.sat") for bits in (32, 64)}
        return "\n".join([*sorted(declared), *tables, *self.functions])


@dataclass
class Loop:
    """Where a loop goes on and where it ends."""

    again: str
    out: str


class Function:
    """One function being written. Values are texts: a register or a constant."""

    def __init__(self, module: Module, name: str, result: str, parameters: Sequence[str], *, public: bool = False,
                 inline: bool = False) -> None:
        self.module = module
        self.name = name
        self.result = result
        shown = ", ".join(f"{kind} %p{number}" for number, kind in enumerate(parameters))
        how = "" if public else "internal "
        extra = " alwaysinline" if inline else ""
        self._head = f"define {how}{result} @{name}({shown}) nounwind{extra} {{"
        self._variables: list[str] = []
        self._lines: list[str] = []
        self._count = 0
        self._open = True

    # ---- plain code ------------------------------------------------------------------------------------------------
    def fresh(self, start: str = "%v") -> str:
        self._count += 1
        return f"{start}{self._count}"

    def op(self, text: str) -> str:
        """An instruction with a result."""
        name = self.fresh()
        self.do(f"{name} = {text}")
        return name

    def do(self, text: str) -> None:
        """An instruction without a result; what comes after a jump is never reached and is left out."""
        if self._open:
            self._lines.append("  " + text)

    def finish(self) -> None:
        """Add the function to its module; behind a loop that never ends nothing is reached."""
        self.do("unreachable")
        self.module.functions.append("\n".join([self._head, "entry:", *self._variables, "  br label %body", "body:",
                                                *self._lines, "}"]))

    # ---- memory ----------------------------------------------------------------------------------------------------
    def space(self, size: int) -> str:
        """Room on the stack."""
        name = self.fresh()
        self._variables.append(f"  {name} = alloca [{size} x i8], align 64")
        return name

    def variable(self, kind: str, start: str | None = None) -> str:
        name = self.fresh()
        self._variables.append(f"  {name} = alloca {kind}, align 8")
        if start is not None:
            self.put(kind, name, start)
        return name

    def at(self, pointer: str, offset: str | int, size: int = 1) -> str:
        """The address so many things of a size further; an offset that is not a constant is 32 bits wide."""
        if isinstance(offset, int):
            return pointer if offset == 0 else self.op(f"getelementptr i8, ptr {pointer}, i64 {offset * size}")
        far = self.op(f"sext i32 {offset} to i64")
        if size != 1:
            far = self.op(f"mul i64 {far}, {size}")
        return self.op(f"getelementptr i8, ptr {pointer}, i64 {far}")

    def get(self, kind: str, pointer: str) -> str:
        return self.op(f"load {kind}, ptr {pointer}, align {self._aligned(kind)}")

    def put(self, kind: str, pointer: str, value: str) -> None:
        self.do(f"store {kind} {value}, ptr {pointer}, align {self._aligned(kind)}")

    @staticmethod
    def _aligned(kind: str) -> int:
        return 8 if kind == "ptr" else min(8, max(1, int(kind[1:]) // 8))

    def look_up(self, table: str, index: str, bits: int = 32) -> str:
        """A number of a constant table."""
        return self.get(f"i{bits}", self.at(table, index, bits // 8))

    def copy(self, goal: str, source: str, size: int) -> None:
        self.do(f"call void @llvm.memcpy.p0.p0.i64(ptr align 8 {goal}, ptr align 8 {source}, i64 {size}, i1 false)")

    def clear(self, goal: str, size: int) -> None:
        self.do(f"call void @llvm.memset.p0.i64(ptr align 8 {goal}, i8 0, i64 {size}, i1 false)")

    def add_to(self, kind: str, pointer: str, value: str) -> str:
        new = self.op(f"add {kind} {self.get(kind, pointer)}, {value}")
        self.put(kind, pointer, new)
        return new

    # ---- jumps -----------------------------------------------------------------------------------------------------
    def label(self) -> str:
        self._count += 1
        return f"l{self._count}"

    def place(self, label: str) -> None:
        """Code that jumps to the label goes on here."""
        if self._open:
            self._lines.append(f"  br label %{label}")
        self._lines.append(f"{label}:")
        self._open = True

    def jump(self, label: str) -> None:
        self.do(f"br label %{label}")
        self._open = False

    def branch(self, condition: str, yes: str, no: str) -> None:
        self.do(f"br i1 {condition}, label %{yes}, label %{no}")
        self._open = False

    def give(self, value: str = "") -> None:
        """Return."""
        self.do(f"ret {self.result} {value}".rstrip())
        self._open = False

    def switch(self, value: str, cases: dict[int, str], otherwise: str) -> None:
        inner = " ".join(f"i32 {number}, label %{label}" for number, label in cases.items())
        self.do(f"switch i32 {value}, label %{otherwise} [ {inner} ]")
        self._open = False

    @contextmanager
    def when(self, condition: str) -> Iterator[None]:
        """Code that is run if the condition holds."""
        inside, out = self.label(), self.label()
        self.branch(condition, inside, out)
        self.place(inside)
        yield
        self.place(out)

    def either(self, condition: str, yes: Callable[[], None], no: Callable[[], None]) -> None:
        one, two, out = self.label(), self.label(), self.label()
        self.branch(condition, one, two)
        self.place(one)
        yes()
        if self._open:
            self.jump(out)
        self.place(two)
        no()
        self.place(out)

    @contextmanager
    def loop(self) -> Iterator[Loop]:
        """Code that is run again and again until it jumps out."""
        loop = Loop(self.label(), self.label())
        self.place(loop.again)
        yield loop
        if self._open:
            self.jump(loop.again)
        self.place(loop.out)

    @contextmanager
    def until_empty(self, rest: str) -> Iterator[tuple[str, Loop]]:
        """A loop with what is left of a set in a variable, as long as something is."""
        with self.loop() as loop:
            left, more = self.get(self.module.set_type, rest), self.label()
            self.branch(self.some(left), more, loop.out)
            self.place(more)
            yield left, loop

    @contextmanager
    def counted(self, count: str) -> Iterator[tuple[str, Loop]]:
        """A loop with a number from 0 to below the count."""
        place = self.variable("i32", "0")
        end = Loop(self.label(), self.label())
        top, inside = self.label(), self.label()
        self.place(top)
        number = self.get("i32", place)
        self.branch(self.op(f"icmp slt i32 {number}, {count}"), inside, end.out)
        self.place(inside)
        yield number, end
        self.place(end.again)
        self.add_to("i32", place, "1")
        self.jump(top)
        self.place(end.out)

    # ---- sets ------------------------------------------------------------------------------------------------------
    @contextmanager
    def members(self, found: str) -> Iterator[tuple[str, Loop]]:
        """A loop over the members of a set, smallest first."""
        words = self.module.width // 64
        rest = self.variable("i64")
        if words == 1:
            self.put("i64", rest, found)
            end, inside, top = Loop(self.label(), self.label()), self.label(), self.label()
            self.place(top)
            left = self.get("i64", rest)
            self.branch(self.op(f"icmp ne i64 {left}, 0"), inside, end.out)
            self.place(inside)
            low = self.op(f"call i64 @llvm.cttz.i64(i64 {left}, i1 true)")
            self.put("i64", rest, self.op(f"and i64 {left}, {self.op(f'add i64 {left}, -1')}"))
            yield self.op(f"trunc i64 {low} to i32"), end
            self.place(end.again)
            self.jump(top)
            self.place(end.out)
            return
        held = self.space(self.module.set_bytes)
        self.put(self.module.set_type, held, found)
        word, out = self.variable("i32", "0"), Loop(self.label(), self.label())
        next_word, top, inside, more = self.label(), self.label(), self.label(), self.label()
        self.place(next_word)
        number = self.get("i32", word)
        self.put("i64", rest, self.get("i64", self.at(held, number, 8)))
        self.place(top)
        left = self.get("i64", rest)
        self.branch(self.op(f"icmp ne i64 {left}, 0"), inside, more)
        self.place(inside)
        low = self.op(f"call i64 @llvm.cttz.i64(i64 {left}, i1 true)")
        self.put("i64", rest, self.op(f"and i64 {left}, {self.op(f'add i64 {left}, -1')}"))
        first = self.op(f"shl i32 {number}, 6")
        yield self.op(f"add i32 {first}, {self.op(f'trunc i64 {low} to i32')}"), out
        self.place(out.again)
        self.jump(top)
        self.place(more)
        after = self.add_to("i32", word, "1")
        self.branch(self.op(f"icmp slt i32 {after}, {words}"), next_word, out.out)
        self.place(out.out)

    def one(self, item: str) -> str:
        """The set of one member that is there."""
        wide = self.module.set_type
        if self.module.width == 64:
            return self.op(f"shl i64 1, {self.op(f'zext i32 {item} to i64')}")
        table = self.module.sets(1 << place for place in range(self.module.width))
        return self.get(wide, self.at(table, item, self.module.set_bytes))

    def has(self, found: str, item: str) -> str:
        """Whether a member that is there belongs to a set."""
        wide = self.module.set_type
        if self.module.width == 64:
            shifted = self.op(f"lshr i64 {found}, {self.op(f'zext i32 {item} to i64')}")
            return self.op(f"trunc i64 {shifted} to i1")
        return self.op(f"icmp ne {wide} {self.op(f'and {wide} {found}, {self.one(item)}')}, 0")

    def count(self, found: str) -> str:
        wide = self.module.set_type
        number = self.op(f"call {wide} @llvm.ctpop.{wide}({wide} {found})")
        return self.op(f"trunc {wide} {number} to i32")

    def first(self, found: str) -> str:
        """The smallest member, or -1."""
        wide = self.module.set_type
        low = self.op(f"call {wide} @llvm.cttz.{wide}({wide} {found}, i1 false)")
        number = self.op(f"trunc {wide} {low} to i32")
        return self.op(f"select i1 {self.op(f'icmp eq {wide} {found}, 0')}, i32 -1, i32 {number}")

    def last(self, found: str) -> str:
        """The greatest member, or -1."""
        wide, width = self.module.set_type, self.module.width
        lead = self.op(f"call {wide} @llvm.ctlz.{wide}({wide} {found}, i1 false)")
        return self.op(f"sub i32 {width - 1}, {self.op(f'trunc {wide} {lead} to i32')}")

    @contextmanager
    def members_down(self, found: str) -> Iterator[str]:
        """A loop over the members of a set, greatest first."""
        wide = self.module.set_type
        rest = self.variable(wide, found)
        with self.loop() as loop:
            left, more = self.get(wide, rest), self.label()
            self.branch(self.some(left), more, loop.out)
            self.place(more)
            item = self.last(left)
            self.put(wide, rest, self.without(left, self.one(item)))
            yield item

    def both(self, one: str, other: str) -> str:
        return self.op(f"and {self.module.set_type} {one}, {other}")

    def any_of(self, one: str, other: str) -> str:
        return self.op(f"or {self.module.set_type} {one}, {other}")

    def without(self, one: str, other: str) -> str:
        return self.both(one, self.op(f"xor {self.module.set_type} {other}, -1"))

    def some(self, found: str) -> str:
        return self.op(f"icmp ne {self.module.set_type} {found}, 0")
