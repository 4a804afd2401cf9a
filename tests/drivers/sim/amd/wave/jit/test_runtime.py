"""The library: it verifies as LLVM IR and exports what kernels call."""

from __future__ import annotations

from drivers.sim.amd.wave.jit.cache import engine, runtime_names
from drivers.sim.amd.wave.jit.runtime import runtime_module


def test_the_library_is_valid_and_complete() -> None:
    module = engine().llvm.parse_assembly(runtime_module())
    module.verify()
    defined = {function.name for function in module.functions if not function.is_declaration}
    assert set(runtime_names()) <= defined
