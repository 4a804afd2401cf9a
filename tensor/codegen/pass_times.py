"""How long passes take, for `DEBUG=2` and the benchmarks of the compiler."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import TypeVar

Result = TypeVar("Result")


@dataclass
class PassTimes:
    """Time spent per pass, in milliseconds."""

    passes: dict[str, float] = field(default_factory=dict)

    def time(self, name: str, work: Callable[[], Result]) -> Result:
        start = perf_counter()
        result = work()
        self.passes[name] = self.passes.get(name, 0.0) + (perf_counter() - start) * 1e3
        return result
