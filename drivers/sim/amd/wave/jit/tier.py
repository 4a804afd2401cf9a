"""Machine code in two qualities: made quickly for a kernel's first run, made well for one that runs much.

Both come from the same rules and give the same bits; quick code is made of calls (`outline`). What runs much
is told by wave-instructions counted, never by time. What was made well before is taken from disk at once.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, replace

from drivers.sim.amd.wave.jit.cache import engine
from drivers.sim.amd.wave.jit.variant import LlvmModule
from drivers.sim.llvm.engine import LinkedCode

# Wave-instructions for each instruction of the kernel: run so far, and still to run in this launch. About as
# many run in quick code while better code is made.
ENOUGH_RUN, ENOUGH_AHEAD = 20_000, 60_000


@dataclass
class RunLength:
    """How much a kernel of `size` instructions has run: `executed` wave-instructions."""

    size: int
    executed: int = 0

    def is_much(self, ahead: int = 0) -> bool:
        """Whether better code pays: for what ran before, or for `ahead` wave-instructions still to run."""
        return self.executed >= ENOUGH_RUN * self.size or ahead >= ENOUGH_AHEAD * self.size


class ModuleCode:
    """The code of one module. `better` gives the module that is to be made well."""

    def __init__(self, module: LlvmModule, better: Callable[[], LlvmModule]) -> None:
        llvm = engine()
        llvm.load_runtime()
        self._better = better
        self._linked: list[LinkedCode] = []  # quick code may still run when there is better
        self._key = f"kernel {hashlib.sha256(module.text.encode()).hexdigest()}"  # the text is long
        data = llvm.stored(self._key)
        self.is_thorough = data is not None
        if data is None:
            self._use(module, llvm.kept(f"quick {module.text}", lambda: llvm.compile_quickly(module.text)))
        else:
            self._use(better(), data)

    def improve(self) -> bool:
        """Have it made well, if it is not; it then has another address, and True is returned."""
        if self.is_thorough:
            return False
        module = self._better()
        data = engine().compile(module.text, optimise=True)
        engine().keep(self._key, data)
        self._use(module, data)
        self.is_thorough = True
        return True

    def _use(self, module: LlvmModule, data: bytes) -> None:
        self.module = replace(module, text="")
        self._linked.append(engine().link(data, [module.entry]))
        self.address = self._linked[-1].addresses[module.entry]
