"""One function with every step of the rules: how code is begun, goes on, fails and returns."""

from __future__ import annotations

from ludoteka.language.actions import Block
from ludoteka.machine.code import DONE, FAILED
from ludoteka.native import plan as at
from ludoteka.native.compiler import Compiler, Writer
from ludoteka.native.emit import Function
from ludoteka.native.frames import Registers, clear_frames, enter_rule
from ludoteka.native.graph import Step

FUEL = 50_000
"""Loops and rules that one way may go through."""


class FlowWriter(Writer):
    """The function `run(state, running point, step, option)` while it is written."""

    def __init__(self, compiler: Compiler) -> None:
        e = Function(compiler.module, "run", "i32", ["ptr", "ptr", "i32", "i32"])
        self.frame_pointer = e.variable("ptr", e.at("%p1", e.get("i32", e.at("%p1", at.FP))))
        self.next = e.variable("i32", "%p2")
        super().__init__(compiler, e, Registers(e, 0, {}), "%p0", "%p1")
        self.graph = compiler.graph
        self.pc = 0
        self.entry = 0
        self.loops = 0
        """Loops that the step being written is inside of, in its rule."""
        self.chosen = False
        """Whether something was surely chosen in the turn before the step being written."""
        self.dispatch = e.label()

    def block(self, block: Block) -> None:
        chosen = self.chosen
        for number, action in enumerate(block):
            pause_at = self.pc
            getattr(self, f"do_{type(action).__name__}")(action)
            if pause_at in self.compiler.pauses:
                self.compiler.pauses[pause_at].rest = block[number + 1:]
        self.chosen = chosen

    def _begin(self, step: Step) -> int:
        """Start the code of the next step."""
        pc = self.pc
        self.graph.steps[pc] = step
        self.e.place(f"P{pc}")
        self.pc += 1
        return pc

    def _plain(self, *, writes: bool = False, fails: bool = False) -> int:
        return self._begin(Step(after=(self.pc + 1,), writes=writes, fails=fails))

    def go(self, pc: int) -> None:
        self.e.jump(f"P{pc}")

    def go_to(self, pc: str) -> None:
        """Go on from a step that is known only when it is run."""
        self.e.put("i32", self.next, pc)
        self.e.jump(self.dispatch)

    def _fail(self) -> None:
        self.e.give(str(FAILED))

    def _keep(self, place: str | int, value: str) -> None:
        self.e.do(f"call void @keep(ptr {self.st}, i32 {place}, i32 {value})")

    def _burn(self, price: int = 1) -> None:
        """A loop or a rule takes from the fuel; without any the way is given up, so that everything comes to an end."""
        e = self.e
        left = e.add_to("i32", e.at(self.rp, at.FUEL), str(-price))
        with e.when(e.op(f"icmp slt i32 {left}, 0")):
            self._fail()

    def enter(self, entry: int, you: str, this: str, args: list[str], back: str) -> None:
        """Open the frame of a rule."""
        enter_rule(self.e, self.plan, self.rp, entry, you, this, args, back)
        self.opened()

    def opened(self) -> None:
        """Another frame is on top now."""
        self.e.put("ptr", self.frame_pointer, self.e.at(self.rp, self.e.get("i32", self.e.at(self.rp, at.FP))))

    def _return(self) -> None:
        e = self.e
        frame = e.get("ptr", self.frame_pointer)
        back, before = e.get("i32", e.at(frame, 4)), e.get("i32", e.at(frame, 8))
        e.put("i32", e.at(self.rp, at.TOP), e.get("i32", e.at(self.rp, at.FP)))
        e.put("i32", e.at(self.rp, at.FP), before)
        left = e.add_to("i32", e.at(self.rp, at.SP), "-1")
        with e.when(e.op(f"icmp eq i32 {left}, 0")):
            e.give(str(DONE))
        e.put("ptr", self.frame_pointer, e.at(self.rp, before))
        self.go_to(back)

    def _clear_frames(self) -> None:
        clear_frames(self.e, self.rp)
