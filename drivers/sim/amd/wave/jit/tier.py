"""Machine code in two qualities: made quickly for a kernel's first run, made well for one that runs much.

Both come from the same rules and give the same bits; quick code is made of calls (`outline`). Which one runs
is decided by wave-instructions counted, never by time, so a run can be repeated. What was made well before is
taken from disk at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from drivers.sim.amd.wave.jit.cache import engine

if TYPE_CHECKING:
    from drivers.sim.amd.wave.jit.variant import Module

# Wave-instructions for each instruction of the kernel: run so far, and still to run in this launch
ENOUGH_RUN, ENOUGH_AHEAD = 1_000, 60_000


class Code:
    """The code of one module with `size` instructions of the kernel; `better` gives the module that is made
    well.
    """

    def __init__(self, module: Module, size: int, better: Callable[[], Module]) -> None:
        llvm = engine()
        llvm.load_runtime()
        llvm.load_calls()
        self.module, self.size = module, size
        self._better = better
        self._key = f"kernel {module.text}"
        self.executed = 0
        data = llvm.stored(self._key)
        self.is_thorough = data is not None
        if data is not None:
            self.module = better()
        self.address = self._load(data or llvm.kept(f"quick {module.text}", self._quick))

    def _quick(self) -> bytes:
        return engine().compile_quickly(self.module.text)

    def _thorough(self) -> bytes:
        return engine().compile(self.module.text, optimise=True)

    def _load(self, data: bytes) -> int:
        return engine().load(data, [self.module.entry])[self.module.entry]

    def note(self, executed: int) -> None:
        """So many wave-instructions more were run."""
        self.executed += executed

    def has_run_much(self, ahead: int = 0) -> bool:
        """Whether better code pays: for what ran before, or for `ahead` wave-instructions still to run."""
        return self.executed >= ENOUGH_RUN * self.size or ahead >= ENOUGH_AHEAD * self.size

    def improve(self) -> None:
        """Make it well, if it is not; it then has another address."""
        if self.is_thorough:
            return
        self.module = self._better()
        self.address = self._load(engine().kept(self._key, self._thorough))
        self.is_thorough = True
