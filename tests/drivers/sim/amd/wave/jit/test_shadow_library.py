"""The library of the shadow as a whole."""

from __future__ import annotations

from drivers.sim.amd.wave.jit.cache import engine
from drivers.sim.amd.wave.jit.shadow_library import shadow_module, shadow_names


def test_every_function_that_kernels_call_is_in_the_library() -> None:
    text = shadow_module()
    assert [name for name in shadow_names() if f"@{name}(" not in text] == []


def test_the_library_is_valid() -> None:
    module = engine().llvm.parse_assembly(shadow_module())
    module.verify()
    defined = {function.name for function in module.functions if not function.is_declaration}
    assert set(shadow_names()) <= defined
