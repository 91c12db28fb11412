"""Every code that the server may answer has its words in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast, parse

from ludoteka.server.fault_codes import FaultCode

TEXTS = Path(__file__).parents[2] / "web" / "src" / "texts"


@pytest.mark.parametrize("language", ["en", "cs"])
def test_every_fault_has_words(language: str) -> None:
    texts = "\n".join(path.read_text("utf-8") for path in TEXTS.glob(f"*.{language}.ftl"))
    told = {entry.id.name for entry in parse(texts).body if isinstance(entry, ast.Message)}
    assert {f"fault-{code}" for code in get_args(FaultCode)} <= told
