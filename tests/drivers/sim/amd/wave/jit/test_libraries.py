"""The libraries: they are valid LLVM IR and have what kernels call."""

from __future__ import annotations

import pytest

from drivers.sim.amd.wave.jit.abi import SIZES
from drivers.sim.amd.wave.jit.cache import engine
from drivers.sim.amd.wave.jit.libraries import native_names, native_text, runtime_module, runtime_names


def test_the_library_of_all_kernels_is_valid_and_complete() -> None:
    module = engine().llvm.parse_assembly(runtime_module())
    module.verify()
    defined = {function.name for function in module.functions if not function.is_declaration}
    assert set(runtime_names()) <= defined


def test_memory_is_reached_by_every_size_and_way() -> None:
    ways = [
        f"db_{verb}{way}_{size}"
        for verb in ("gather", "scatter")
        for way in ("", "_lds", "64")
        for size in SIZES
    ]
    assert set(ways) < set(native_names("memory"))


@pytest.mark.parametrize("name", ["memory", "shadow"])
def test_nothing_is_of_the_processor_that_clang_translated_for(name: str) -> None:
    engine().llvm.parse_assembly(native_text(name)).verify()
    assert not [word for word in ("target", "nvptx", "attributes", "metadata") if word in native_text(name)]
