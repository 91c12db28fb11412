"""The messages as TypeScript types: `python -m ludoteka.server.typescript FILE` writes them for the browser client."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import msgspec.inspect as kinds
from msgspec import Struct

from ludoteka.games import facts
from ludoteka.server import answers, messages, selections, tallies
from ludoteka.server.fault_codes import FaultCode
from ludoteka.table import events, scene

HEAD = "// Written by `python -m ludoteka.server.typescript`; change the Python types instead.\n\n"
UNIONS = {
    "TableEvent": events.Event, "FromClient": messages.FromClient, "FromTable": messages.FromTable,
    "Refusal": messages.Refusal, "FaultCode": FaultCode,
}
PLAIN = {
    kinds.StrType: "string", kinds.IntType: "number", kinds.FloatType: "number", kinds.BoolType: "boolean",
    kinds.NoneType: "null",
}


def typescript() -> str:
    """Every struct of tables and messages as an interface, and the unions of them by name."""
    modules = (events, scene, messages, facts, answers, tallies, selections)
    interfaces = "\n".join(_interface(struct) for module in modules for struct in _structs(module))
    unions = "".join(f"export type {name} = {_words(kinds.type_info(union))};\n" for name, union in UNIONS.items())
    return f"{HEAD}export const PROTOCOL = {messages.PROTOCOL};\n\n{interfaces}\n{unions}"


def _structs(module: ModuleType) -> Iterator[type[Struct]]:
    for one in vars(module).values():
        if isinstance(one, type) and issubclass(one, Struct) and one.__module__ == module.__name__:
            yield one


def _interface(struct: type[Struct]) -> str:
    info = kinds.type_info(struct)
    assert isinstance(info, kinds.StructType)
    tag = [f'  type: "{info.tag}";\n'] if info.tag is not None else []
    fields = [f"  {field.encode_name}{'' if field.required else '?'}: {_words(field.type)};\n" for field in info.fields]
    doc = (struct.__doc__ or "").splitlines()[0]
    return f"/** {doc} */\nexport interface {struct.__name__} {{\n{''.join([*tag, *fields])}}}\n"


def _words(kind: kinds.Type) -> str:
    match kind:
        case kinds.StructType():
            return kind.cls.__name__
        case kinds.UnionType():
            return " | ".join(dict.fromkeys(map(_words, kind.types)))
        case kinds.LiteralType():
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in kind.values)
        case kinds.VarTupleType():
            return f"readonly {_grouped(_words(kind.item_type))}[]"
        case kinds.TupleType():
            return f"readonly [{', '.join(map(_words, kind.item_types))}]"
        case kinds.DictType():
            return f"Readonly<Record<string, {_words(kind.value_type)}>>"
        case _:
            return PLAIN[type(kind)]


def _grouped(words: str) -> str:
    return f"({words})" if " " in words else words


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
