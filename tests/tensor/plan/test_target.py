"""A chip as a value."""

from __future__ import annotations

from dataclasses import astuple, replace

import pytest

from tensor.codegen.rdna import compile as rdna
from tensor.codegen.rdna.generation import TARGETS
from tensor.codegen.sass import compile as sass
from tensor.dtype import dtypes
from tensor.ir.errors import IRError
from tensor.ir.form import Axis
from tensor.ir.kernel import Kernel, Param
from tensor.ir.loops import LoopProgram
from tensor.plan import blocks
from tensor.plan.schedule import Schedule, Stage, Steps
from tensor.plan.target import PLAIN
from tests.tensor.codegen.rdna import samples


def test_a_chip_finds_its_fragment_by_the_types_of_sides_and_sums() -> None:
    for target in TARGETS.values():
        found = target.fragment(dtypes.bfloat16, dtypes.float32)
        assert found is not None and found.name.endswith("bf16") and found.lane.size == target.lanes
        assert target.fragment(dtypes.float32, dtypes.float32) is None


def test_chips_have_the_units_of_the_cards_that_were_traced() -> None:
    """KFD's simd_count: 192 of an RX 7900 XTX, 128 of an RX 9070 XT."""
    assert {arch: TARGETS[arch].units for arch in ("gfx1100", "gfx1201")} == {"gfx1100": 192, "gfx1201": 128}
    assert all(target.start > 600 and 0.3 < target.wave_start <= 0.5 for target in TARGETS.values())


def test_what_is_not_said_of_a_device_is_no_ability() -> None:
    assert not any(astuple(PLAIN))


def launched(lanes: int = 64, groups: int = 4, arguments: int = 1) -> LoopProgram:
    params = tuple(Param(slot, dtypes.float32, 1, "r") for slot in range(arguments))
    return LoopProgram("made", params, (), Axis(0, groups), Axis(1, lanes), ())


@pytest.mark.parametrize(
    ("program", "told"),
    [
        (launched(lanes=2048), "made: 2048 lanes of a work-group; .* takes multiples of 32 up to 1024"),
        (launched(lanes=48), "made: 48 lanes of a work-group; .* takes multiples of 32 up to 1024"),
        (launched(groups=1 << 31), "made: 2147483648 work-groups; .* takes up to 2147483647"),
        (launched(arguments=513), "made: 513 arguments; .* takes up to 512"),
    ],
)
def test_what_no_chip_can_launch_is_refused_by_the_name_of_the_budget(
    program: LoopProgram, told: str
) -> None:
    for arch, compiled in (("gfx1100", rdna.finished), ("gfx1201", rdna.finished), ("sm_90", sass.finished)):
        with pytest.raises(IRError, match=told.replace(".*", arch)):
            compiled(program, arch)
    for arch in TARGETS:
        TARGETS[arch].check(launched(1024, (1 << 31) - 1, 512))


def test_a_schedule_that_breaks_a_budget_is_refused_and_never_emitted() -> None:
    """Shared memory and lanes of a work-group. Registers: test_regalloc.py of each vendor."""
    kernel = samples.matmul(4096, 512, 4096)
    (row, column), (inner,) = kernel.axes, kernel.reduce_axes
    stage = replace(found(kernel), lines=(256, 256), depth=256, tile=(16, 16), block=256)
    for compiled, arch in ((rdna.build, "gfx1100"), (rdna.build, "gfx1201"), (sass.build, "sm_90")):
        with pytest.raises(IRError, match=r"\d+ bytes of shared memory; a work-group has \d+"):
            compiled(kernel, arch, blocks.schedule(kernel, stage))
        wide = Schedule((row, column), (), {}, {inner: Steps(inner)}, 2048)
        with pytest.raises(IRError, match="2048 lanes of a work-group"):
            compiled(kernel, arch, wide)


def found(kernel: Kernel) -> Stage:
    stage = blocks.find(kernel, TARGETS["gfx1100"])
    assert stage is not None
    return stage
