"""The grid loop's IR; what it does is held in test_launch and test_jit_lds."""

from __future__ import annotations

import pytest

from drivers.sim.amd.wave.jit_cache import engine
from drivers.sim.amd.wave.jit_grid import grid_function

WAVE = "declare i32 @wave_x(ptr, ptr, ptr, i32, i32, i32, i32, ptr)\ndeclare void @db_stop(ptr, i32, i32)\n"


@pytest.mark.parametrize("state_bytes", [0, 640])
def test_both_forms_are_valid(state_bytes: int) -> None:
    module = engine().llvm.parse_assembly(WAVE + grid_function("x", state_bytes))
    module.verify()
    assert not module.get_function("run_x").is_declaration
