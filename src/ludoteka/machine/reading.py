"""What is read along a row or column: several numbers in their order, an equation of signs."""

from __future__ import annotations

import re
from collections.abc import Callable

from ludoteka.language import form
from ludoteka.machine.directions import DirectionCompiler
from ludoteka.machine.sets import Value
from ludoteka.machine.state import Frame, Run, bits

Numbers = Callable[[Run, Frame], tuple[int, ...]]
_NUMBER = r"(?:0|[1-9]\d{0,8})"
_SIDE = re.compile(rf"-?{_NUMBER}(?:[-+*/]{_NUMBER})*")
_TERM = re.compile(r"([-+]?)([\d*/]+)")


class ReadingCompiler(DirectionCompiler):
    """Turns what is read in order into functions."""

    def numbers(self, node: form.Expr) -> Numbers:
        """The function of a node that means several numbers."""
        return getattr(self, f"numbers_{type(node).__name__}")(node)  # type: ignore[no-any-return]  # one per class

    def numbers_Runs(self, node: form.Runs) -> Numbers:
        of = self.value(node.of)

        def runs(run: Run, frame: Frame) -> tuple[int, ...]:
            cells, found = of(run, frame), []
            while cells:
                together = self.flood(cells & -cells, cells)
                found.append(together.bit_count())
                cells &= ~together
            return tuple(found)

        return runs

    def numbers_Numbers(self, node: form.Numbers) -> Numbers:
        of, local, value = self.value(node.of), node.local, self.value(node.value)

        def numbers(run: Run, frame: Frame) -> tuple[int, ...]:
            found = []
            for item in bits(of(run, frame)):
                frame[local] = item
                found.append(value(run, frame))
            return tuple(found)

        return numbers

    def value_SameNumbers(self, node: form.SameNumbers) -> Value:
        left, right = self.numbers(node.left), self.numbers(node.right)
        return lambda run, frame: left(run, frame) == right(run, frame)

    def value_TrueEquation(self, node: form.TrueEquation) -> Value:
        of, layout, size = self.value(node.of), self.layout, self.geometry.size
        written = [self.number_store(code) for code in range(layout.codes)]

        def true(run: Run, frame: Frame) -> int:
            text = ""
            for slot in sorted(bits(of(run, frame)), key=lambda slot: slot % size):
                store = written[run.state[slot]]
                text += self.machine.signs[run.state[slot]] if store is None else str(run.state[store + slot])
            return is_true(text)

        return true

    def number_store(self, code: int) -> int | None:
        """Where the number of such a piece is kept; nothing for one that is read by its sign."""
        kind = self.layout.kind_of(code)
        numbers = self.machine.description.numbers_of(self.layout.kinds[kind]) if kind >= 0 else ()
        return self.layout.base[f"piece.{numbers[0].name}"] if numbers else None


def is_true(text: str) -> bool:
    """Whether a text such as '12+3=5*3' is an equation with two equal sides.

    >>> is_true("12+3=5*3"), is_true("1+2*3=9"), is_true("3-5=-2"), is_true("7/2=3"), is_true("1+=1")
    (True, False, True, False, False)
    """
    left, _, right = text.partition("=")
    value = value_of(left)
    return value is not None and value == value_of(right)


def value_of(side: str) -> int | None:
    """The value of a side; nothing if it is not written properly or a division leaves a rest."""
    if not _SIDE.fullmatch(side):
        return None
    total = 0
    for sign, term in _TERM.findall(side):
        value = _product(term)
        if value is None:
            return None
        total += -value if sign == "-" else value
    return total


def _product(term: str) -> int | None:
    first, *rest = re.split(r"([*/])", term)
    value = int(first)
    for sign, number in zip(rest[::2], map(int, rest[1::2]), strict=True):
        if sign == "*":
            value *= number
        elif number == 0 or value % number:
            return None
        else:
            value //= number
    return value
