"""Arrays for inner loops: compiled code counts who uses an array, which can cost more than what is done with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from numba.core import cgutils
from numba.extending import intrinsic


def _lent(context: Any, array: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        lent = cast(Any, cgutils).create_struct_proxy(array)(context, builder, value=args[0])
        lent.meminfo = cast(Any, cgutils).get_null_value(lent.meminfo.type)
        return lent._getvalue()

    return array(array), codegen


lent = cast(Callable[..., Any], intrinsic(_lent))
"""lent(array): the same array, uncounted; whoever lends it must keep it until the end."""
