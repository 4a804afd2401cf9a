"""Machine code in two qualities: made quickly for a kernel's first run, made well for one that runs much.

Both come from the same rules and give the same bits; quick code is made of calls (`outline`). What runs much
is told by wave-instructions counted, never by time. Its better code is then made beside the launches
(`builder`), which go on with quick code until it is there: so the moment of the change may differ from run to
run, and nothing else. What was made well before is taken from disk at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass

from drivers.sim.amd.wave.jit.builder import Made, Make, at_once, builder
from drivers.sim.amd.wave.jit.cache import engine
from drivers.sim.amd.wave.jit.variant import Module

# Wave-instructions for each instruction of the kernel: run so far, and still to run in this launch
ENOUGH_RUN, ENOUGH_AHEAD = 1_000, 60_000


def ask(make: Make, key: str) -> Future[Made]:
    """Have code made beside the launches."""
    return builder().ask(make, key)


@contextmanager
def made_at_once() -> Iterator[None]:
    """Meanwhile launches wait for better code: for figures that are to be those of good code alone."""
    global ask  # noqa: PLW0603 - one way for the process
    before, ask = ask, at_once
    try:
        yield
    finally:
        ask = before


@dataclass
class RunLength:
    """How much a kernel of `size` instructions has run: `executed` wave-instructions."""

    size: int
    executed: int = 0

    def is_much(self, ahead: int = 0) -> bool:
        """Whether better code pays: for what ran before, or for `ahead` wave-instructions still to run."""
        return self.executed >= ENOUGH_RUN * self.size or ahead >= ENOUGH_AHEAD * self.size


class ModuleCode:
    """The code of one module. `better` gives what makes the module that is made well, to be pickled."""

    def __init__(self, module: Module, better: Callable[[], Make]) -> None:
        llvm = engine()
        llvm.load_runtime()
        llvm.load_calls()
        self.module = module
        self._better = better
        self._key = f"kernel {module.text}"
        self._asked: Future[Made] | None = None
        data = llvm.stored(self._key)
        self.is_thorough = data is not None
        if data is not None:
            self.module = better()()
        data = data or llvm.kept(f"quick {module.text}", self._quick)
        self.address = llvm.load(data, [self.module.entry])[self.module.entry]

    def _quick(self) -> bytes:
        return engine().compile_quickly(self.module.text)

    @property
    def is_awaited(self) -> bool:
        """Whether better code was asked for and is not in use yet."""
        return self._asked is not None

    def improve(self) -> None:
        """Have it made well, if it is not; nothing waits for it."""
        if not self.is_thorough and self._asked is None:
            self._asked = ask(self._better(), self._key)

    def change(self) -> bool:
        """Use the better code from now on if it is there; it then has another address."""
        if self._asked is None or not self._asked.done():
            return False
        asked, self._asked = self._asked, None
        self.module, self.address = asked.result()
        self.is_thorough = True
        return True
