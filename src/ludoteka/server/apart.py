"""Threads for tables alone: whoever plays never waits for whoever leafs through the library."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

_threads = ThreadPoolExecutor(4, "ludoteka-table")


async def apart(work: Callable[P, T], *values: P.args, **named: P.kwargs) -> T:
    """The result of something that may take a while, without holding up the loop that talks to clients."""
    return await asyncio.get_running_loop().run_in_executor(_threads, partial(work, *values, **named))
