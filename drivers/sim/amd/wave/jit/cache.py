"""The engine of compiled waves: LLVM's, with the library functions that their code calls."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from drivers.sim.llvm import engine as llvm_engine

RULES = tuple(  # what decides about code; an edited rule or fact never meets an old object
    f"drivers.sim.amd.wave.jit.{name}" for name in ("build", "cache", "libraries", "tables")
)


def cache_folder() -> Path:
    """Where objects are kept."""
    return llvm_engine.cache_folder("wave")


class WaveEngine(llvm_engine.LlvmEngine):
    """With the library functions of waves."""

    def __init__(self) -> None:
        super().__init__(RULES)

    def folder(self) -> Path:
        return cache_folder()

    def load_runtime(self) -> None:
        """Link the library functions, once, before the first kernel."""
        if self._symbols:
            return
        from drivers.sim.amd.wave.jit.libraries import native_text, runtime_module, runtime_names

        key = f"runtime {native_text('memory')}"
        data = self.kept(key, lambda: self.compile(runtime_module(), optimise=False))
        self._symbols = self.load(data, runtime_names())

    def load_shadow(self) -> None:
        """Link the functions of strict runs, before the first kernel that calls them."""
        from drivers.sim.amd.wave.jit.libraries import native_names, native_text

        names, text = native_names("shadow"), native_text("shadow")
        if names[0] not in self._symbols:
            data = self.kept(f"shadow {text}", lambda: self.compile_whole(text))
            self._symbols = self._symbols | self.load(data, names)


@cache
def engine() -> WaveEngine:
    """The process's one engine."""
    return WaveEngine()
