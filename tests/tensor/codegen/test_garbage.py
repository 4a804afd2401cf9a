"""No search for garbage while a kernel is compiled."""

from __future__ import annotations

import gc
from importlib import import_module

import pytest

from tensor.codegen.garbage import uncollected
from tensor.codegen.gpu.machine import VReg
from tests.tensor.codegen.rdna import samples


def test_no_garbage_is_searched_for_inside_and_all_goes_on_as_before_behind() -> None:
    for is_on in (True, False):
        (gc.enable if is_on else gc.disable)()
        try:
            with uncollected():
                assert not gc.isenabled()
            assert gc.isenabled() is is_on
        finally:
            gc.enable()


@pytest.mark.parametrize(("folder", "arch"), [("rdna", "gfx1100"), ("sass", "sm_90")])
def test_none_is_searched_for_while_a_card_s_kernel_is_compiled(
    folder: str, arch: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler, found = import_module(f"tensor.codegen.{folder}.compile"), []
    pick = compiler.pick
    monkeypatch.setattr(compiler, "pick", lambda *given: found.append(gc.isenabled()) or pick(*given))
    compiler.compile_kernel(samples.matmul(32, 32, 32), arch)
    assert found == [False] and gc.isenabled()


@pytest.mark.parametrize(("folder", "arch"), [("rdna", "gfx1100"), ("sass", "sm_90")])
def test_a_compiled_kernel_leaves_no_register_for_the_next_search(folder: str, arch: str) -> None:
    """Registers and the scopes that they were made in know each other."""
    compiler = import_module(f"tensor.codegen.{folder}.compile")
    kernel = samples.matmul(32, 32, 32)
    compiler.compile_kernel(kernel, arch)  # what is made once
    gc.collect()
    gc.disable()
    try:
        compiler.compile_kernel(kernel, arch)
        assert [each for each in gc.get_objects() if isinstance(each, VReg)] == []
    finally:
        gc.enable()
