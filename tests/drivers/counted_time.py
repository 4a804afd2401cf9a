"""A clock for hosts in tests: it runs as they sleep."""

from __future__ import annotations


class CountedTime:
    """A host's clock, to be named before the host itself among the bases of a class."""

    time = 0.0

    def now(self) -> float:
        return self.time

    def sleep(self, seconds: float) -> None:
        self.time += seconds
