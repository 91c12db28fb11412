"""From a game's rules to machine code: LLVM makes it."""

from __future__ import annotations

from dataclasses import dataclass

import llvmlite
import llvmlite.binding as llvm

from ludoteka.language import actions as act
from ludoteka.native.at_once import AtOnceWriter
from ludoteka.native.chance import ChanceWriter
from ludoteka.native.compiler import Compiler
from ludoteka.native.course import CourseWriter
from ludoteka.native.dice import DiceWriter
from ludoteka.native.imagining import ImagineWriter
from ludoteka.native.lets import write_lets
from ludoteka.native.match import MatchWriter
from ludoteka.native.matter import write_matter
from ludoteka.native.plan import Plan
from ludoteka.native.playouts import PlayoutWriter
from ludoteka.native.routes import write_routes
from ludoteka.native.secrets import write_secrets
from ludoteka.native.steps import StepWriter
from ludoteka.native.telling import TellingWriter
from ludoteka.native.ways import WayWriter

FUNCTIONS = ("chooser", "moves", "play", "worth", "mark", "playout", "perft", "chances", "imagine",
             "keys", "seen")

llvm.initialize_native_target()
llvm.initialize_native_asmprinter()


@dataclass(frozen=True, slots=True)
class Code:
    """Machine code in memory; it stays as long as this is held."""

    addresses: dict[str, int]
    library: object


def write_module(plan: Plan) -> str:
    """The LLVM code of a game."""
    compiler = Compiler(plan)
    write_matter(compiler.module, plan)
    StepWriter(compiler).write()
    if any(isinstance(pause.action, act.Roll) for pause in compiler.pauses.values()):
        DiceWriter(compiler).write()
    ways = WayWriter(compiler)
    if ways.shows:
        write_secrets(compiler)
    if ways.lets:
        write_lets(compiler.module, plan)
    ways.write()
    write_routes(ways)
    if ways.chancy:
        ChanceWriter(compiler, ways).write()
    MatchWriter(compiler, ways).write()
    if ways.stops:
        CourseWriter(compiler, ways).write()
    PlayoutWriter(compiler, ways).write()
    if plan.waits is not None:
        AtOnceWriter(compiler, ways).write()
    if (plan.things or plan.waits is not None) and not plan.description.secrets:
        ImagineWriter(compiler, ways).write()
    if plan.things or plan.waits is not None or plan.description.secrets:
        TellingWriter(compiler, ways).write()
    return compiler.module.text()


def processor() -> str:
    """What the machine code is for: its version of LLVM, the processor and what that can do."""
    return f"{llvmlite.__version__} {llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"


def _target() -> llvm.TargetMachine:
    """This machine; an engine takes over the one it is given, so each gets its own."""
    target = llvm.Target.from_default_triple()
    return target.create_target_machine(cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten(),
                                        opt=2, reloc="pic", codemodel="default", jit=True)


def compile_module(text: str) -> bytes:
    """Optimised machine code as an object file."""
    target = _target()
    module = llvm.parse_assembly(text)
    module.triple = target.triple
    module.data_layout = str(target.target_data)
    builder = llvm.create_pass_builder(target, llvm.create_pipeline_tuning_options(speed_level=1))
    builder.getModulePassManager().run(module, builder)
    return target.emit_object(module)  # type: ignore[no-any-return]  # llvmlite has no types


def load(code: bytes) -> Code:
    """Machine code brought into memory."""
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _target())
    engine.add_object_file(llvm.object_file.ObjectFileRef.from_data(code))
    engine.finalize_object()
    return Code({name: engine.get_function_address(name) for name in FUNCTIONS}, engine)
