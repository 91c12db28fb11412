"""What is read along a row or column: several numbers in their order."""

from __future__ import annotations

from collections.abc import Callable

from ludoteka.language import form
from ludoteka.machine.sets import SetCompiler, Value
from ludoteka.machine.state import Frame, Run, bits

Numbers = Callable[[Run, Frame], tuple[int, ...]]


class ReadingCompiler(SetCompiler):
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
