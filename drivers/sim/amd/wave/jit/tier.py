"""Machine code in two qualities: made quickly for a kernel's first run, made well for one that runs much.

Both come from the same LLVM text and give the same bits. Which one runs is decided by wave-instructions
counted, never by time, so a run can be repeated. What was made well before is taken from disk at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from drivers.sim.amd.wave.jit.cache import engine

if TYPE_CHECKING:
    from drivers.sim.amd.wave.jit.build import Module

# Wave-instructions for each instruction of the kernel: run so far, and still to run in this launch
ENOUGH_RUN, ENOUGH_AHEAD = 1_000, 60_000


class Code:
    """The code of one module with `size` instructions of the kernel."""

    def __init__(self, module: Module, size: int) -> None:
        llvm = engine()
        llvm.load_runtime()
        self.module, self.size = module, size
        self.executed = 0
        data = llvm.stored(self._key)
        self.is_thorough = data is not None
        self.address = self._load(data or llvm.kept(f"quick {module.text}", self._quick))

    @property
    def _key(self) -> str:
        return f"kernel {self.module.text}"

    def _quick(self) -> bytes:
        return engine().compile_quickly(self.module.text)

    def _thorough(self) -> bytes:
        return engine().compile(self.module.text, optimise=True)

    def _load(self, data: bytes) -> int:
        return engine().load(data, [self.module.entry])[self.module.entry]

    def note(self, executed: int) -> None:
        """So many wave-instructions more were run."""
        self.executed += executed

    def is_worth(self, ahead: int = 0) -> bool:
        """Whether better code pays: for what ran before, or for `ahead` wave-instructions still to run."""
        much = self.executed >= ENOUGH_RUN * self.size or ahead >= ENOUGH_AHEAD * self.size
        return much and not self.is_thorough

    def improve(self) -> int:
        """Make it well; the new address."""
        self.address = self._load(engine().kept(self._key, self._thorough))
        self.is_thorough = True
        return self.address
