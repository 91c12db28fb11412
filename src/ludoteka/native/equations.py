"""Equations of pieces in native code: read sign by sign, as the interpreter reads their text."""

from __future__ import annotations

from ludoteka.native.emit import Function, Module
from ludoteka.native.plan import NotNative, Plan

_SIGNS = "+-*/="
_NUMBER = len(_SIGNS) + 1
_DIGITS = 9
"""A longer number is none."""


def equation_function(module: Module, plan: Plan) -> str:
    """The name of `true_equation(state, pieces)`, written when first asked for."""
    if not any("@true_equation(" in one.split("{", 1)[0] for one in module.functions):
        _Reader(module, plan).write()
    return "true_equation"


class _Reader:
    """One pass over the signs: what is added up on this side, the product at hand, the number at hand."""

    def __init__(self, module: Module, plan: Plan) -> None:
        self.module, self.plan = module, plan
        self.e = e = Function(module, "true_equation", "i1", ["ptr", module.set_type])
        self.total, self.left = e.variable("i64", "0"), e.variable("i64", "0")
        self.product, self.number = e.variable("i64", "0"), e.variable("i64", "0")
        self.digits, self.sides = e.variable("i32", "0"), e.variable("i32", "0")
        self.factor = e.variable("i64", "1")
        """1, or -1 where the product is taken away."""
        self.joined = e.variable("i32", "0")
        """How the number at hand joins the product: 0 begins it, else the place of * or / among the signs."""
        self.begun = e.variable("i1", "false")
        self.wrong = e.label()

    def write(self) -> None:
        e, plan, layout = self.e, self.plan, self.plan.layout
        kinds = self.module.table(self._class(code) for code in range(layout.codes))
        bases = self.module.table(self._base(code) for code in range(layout.codes))
        with e.counted(str(plan.cells)) as (cell, _), e.counted(str(plan.layers)) as (layer, inner):
            slot = e.op(f"add i32 {e.op(f'mul i32 {layer}, {plan.cells}')}, {cell}")
            there = e.label()
            e.branch(e.has("%p1", slot), there, inner.again)
            e.place(there)
            code = e.get("i32", e.at("%p0", slot, 4))
            sign = e.look_up(kinds, code)
            labels = {number: e.label() for number in range(1, _NUMBER + 1)}
            e.switch(sign, labels, self.wrong)
            e.place(labels[_NUMBER])
            place = e.op(f"add i32 {e.look_up(bases, code)}, {slot}")
            self._digits(e.get("i32", e.at("%p0", place, 4)))
            e.jump(inner.again)
            for number, one in enumerate(_SIGNS, 1):
                e.place(labels[number])
                self._sign(one, number)
                e.jump(inner.again)
        self._bad_if(e.op(f"icmp ne i32 {e.get('i32', self.sides)}, 1"))
        self._close_side()
        e.give(e.op(f"icmp eq i64 {e.get('i64', self.total)}, {e.get('i64', self.left)}"))
        e.place(self.wrong)
        e.give("false")
        e.finish()

    def _class(self, code: int) -> int:
        if not code:
            return 0
        if self._base(code) >= 0:
            return _NUMBER
        sign = self.plan.machine.signs[code]
        if len(sign) != 1 or sign.isdigit():
            raise NotNative("pieces that are read as more than a sign are read by the interpreter")
        return _SIGNS.find(sign) + 1

    def _base(self, code: int) -> int:
        base = self.plan.machine.values.number_store(code)
        return -1 if base is None else base

    def _bad_if(self, condition: str) -> None:
        on = self.e.label()
        self.e.branch(condition, self.wrong, on)
        self.e.place(on)

    def _digits(self, value: str) -> None:
        """A piece with a number is so many digits more."""
        e = self.e
        self._bad_if(e.op(f"icmp slt i32 {value}, 0"))
        wide = e.op(f"zext i32 {value} to i64")
        power, count = e.variable("i64", "10"), e.variable("i32", "1")
        with e.loop() as loop:
            on = e.label()
            e.branch(e.op(f"icmp uge i64 {wide}, {e.get('i64', power)}"), on, loop.out)
            e.place(on)
            e.put("i64", power, e.op(f"mul i64 {e.get('i64', power)}, 10"))
            e.add_to("i32", count, "1")
        more = e.op(f"icmp sgt i32 {e.get('i32', self.digits)}, 0")
        nought = e.op(f"icmp eq i64 {e.get('i64', self.number)}, 0")
        self._bad_if(e.op(f"and i1 {more}, {nought}"))
        before = e.op(f"mul i64 {e.get('i64', self.number)}, {e.get('i64', power)}")
        e.put("i64", self.number, e.op(f"add i64 {before}, {wide}"))
        total = e.add_to("i32", self.digits, e.get("i32", count))
        self._bad_if(e.op(f"icmp sgt i32 {total}, {_DIGITS}"))
        e.put("i1", self.begun, "true")

    def _sign(self, sign: str, number: int) -> None:
        e = self.e
        if sign == "=":
            self._bad_if(e.op(f"icmp ne i32 {e.get('i32', self.sides)}, 0"))
            self._close_side()
            e.put("i64", self.left, e.get("i64", self.total))
            e.put("i32", self.sides, "1")
            for kind, place, value in (("i64", self.total, "0"), ("i64", self.factor, "1"), ("i32", self.joined, "0"),
                                       ("i1", self.begun, "false")):
                e.put(kind, place, value)
            return
        if sign == "-":
            out = e.label()
            with e.when(e.op(f"xor i1 {e.get('i1', self.begun)}, true")):
                e.put("i64", self.factor, "-1")
                e.put("i1", self.begun, "true")
                e.jump(out)
            self._close_term("-1")
            e.place(out)
        elif sign == "+":
            self._close_term("1")
        else:
            self._close_number()
            e.put("i32", self.joined, str(number))

    def _close_number(self) -> None:
        """The number at hand becomes part of the product."""
        e = self.e
        self._bad_if(e.op(f"icmp eq i32 {e.get('i32', self.digits)}, 0"))
        value, product = e.get("i64", self.number), e.get("i64", self.product)
        begins, times, divides, out = (e.label() for _ in range(4))
        e.switch(e.get("i32", self.joined), {_SIGNS.index("*") + 1: times, _SIGNS.index("/") + 1: divides}, begins)
        e.place(begins)
        e.put("i64", self.product, value)
        e.jump(out)
        e.place(times)
        e.put("i64", self.product, e.op(f"mul i64 {product}, {value}"))
        e.jump(out)
        e.place(divides)
        self._bad_if(e.op(f"icmp eq i64 {value}, 0"))
        self._bad_if(e.op(f"icmp ne i64 {e.op(f'srem i64 {product}, {value}')}, 0"))
        e.put("i64", self.product, e.op(f"sdiv i64 {product}, {value}"))
        e.place(out)
        e.put("i64", self.number, "0")
        e.put("i32", self.digits, "0")
        e.put("i32", self.joined, "0")

    def _close_term(self, factor: str) -> None:
        """The product is added up, and the next one begins."""
        e = self.e
        self._close_number()
        term = e.op(f"mul i64 {e.get('i64', self.product)}, {e.get('i64', self.factor)}")
        e.add_to("i64", self.total, term)
        e.put("i64", self.factor, factor)

    def _close_side(self) -> None:
        self._close_term("1")
