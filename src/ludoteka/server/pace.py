"""How fast a client may talk."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

PER_SECOND = 40.0
AT_ONCE = 80.0


class Pace:
    """So many messages at once, and so many a second in the long run."""

    def __init__(self, per_second: float = PER_SECOND, at_once: float = AT_ONCE,
                 clock: Callable[[], float] = monotonic) -> None:
        self._per_second, self._at_once, self._clock = per_second, at_once, clock
        self._left, self._since = at_once, clock()

    def allows(self) -> bool:
        """Whether one more message may be heard now.

        >>> pace = Pace(per_second=1, at_once=2, clock=lambda: 0.0)
        >>> pace.allows(), pace.allows(), pace.allows()
        (True, True, False)
        """
        now = self._clock()
        self._left = min(self._at_once, self._left + (now - self._since) * self._per_second)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
