"""The grid loop's IR; what it does is held in test_launch and test_lds."""

from __future__ import annotations

import pytest

from drivers.sim.amd.wave.jit.cache import engine
from drivers.sim.amd.wave.jit.grid import WAVE_PARAMETERS, GridShape, grid_function

CALLED = "\n".join(f"declare i32 @{name}({WAVE_PARAMETERS})" for name in ("wave_x", "db_parts", "start_x"))


@pytest.mark.parametrize(
    "shape",
    [
        GridShape(640, False),
        GridShape(640, True),
        GridShape(640, True, 64),
        GridShape(640, True, linked=True),
    ],
)
def test_every_form_is_valid(shape: GridShape) -> None:
    called = CALLED.replace("i32 @start_x", "void @start_x")
    module = engine().llvm.parse_assembly(called + grid_function("x", shape))
    module.verify()
    assert not module.get_function("run_x").is_declaration
