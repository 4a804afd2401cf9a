"""What the compiler knows of an architecture is what the driver knows of its cards."""

from __future__ import annotations

import pytest

from drivers.nv.generation import ARCHS, GENERATIONS
from tensor.codegen.sass.chip import CHIPS, SassChip, warpgroup_fragments
from tensor.dtype import dtypes
from tensor.ir.graph import Op
from tensor.plan.tile import fix
from tests.tensor.codegen.rdna.elementwise_run import binary
from tests.tensor.codegen.rdna.samples import elementwise, op, row_reduce, scattered
from tests.tensor.codegen.sass.rig import check

NAMES = {"sm_80": "Ampere A", "sm_86": "Ampere B", "sm_89": "Ada", "sm_90": "Hopper", "sm_120": "Blackwell B"}


@pytest.mark.parametrize("chip", CHIPS.values(), ids=CHIPS)
def test_constant_bank_0_and_shared_memory_are_as_the_driver_lays_them_out(chip: SassChip) -> None:
    card = next(each for each in GENERATIONS if each.name == NAMES[chip.arch])
    arch = next(each for each in ARCHS.values() if each.name == chip.arch)
    assert (chip.parameters, chip.descriptor) == (card.bank.parameters, card.bank.descriptor)
    assert (chip.shared_base, chip.shared_limit) == (card.reserved_shared, arch.max_block_shared)
    assert chip.own_address in (0, card.bank.own_address)


@pytest.mark.parametrize("arch", CHIPS)
def test_every_chip_runs_what_its_row_names(arch: str) -> None:
    """Halves are packed, whole numbers compared and made floats, quotients scaled, sums made in memory and by
    several warps."""
    casts = [lambda a, b, t=t: op(Op.CAST, a, dtype=t) for t in (dtypes.float16, dtypes.bfloat16)]
    check(elementwise([*casts, binary(Op.DIV)], [dtypes.float32] * 2, 70), arch, 0.0)
    whole = [binary(Op.MAX), binary(Op.MIN), lambda a, b: op(Op.CAST, a, dtype=dtypes.float32)]
    for dtype in (dtypes.int32, dtypes.uint32):
        check(elementwise(whole, [dtype] * 2, 70), arch, 0.0)
    check(row_reduce(Op.REDUCE_ADD, 2, 3000), arch, 1e-5)
    kernel, arrays = scattered(Op.ADD, dtypes.int32)
    check(kernel, arch, 0.0, arrays)


def test_a_lane_of_a_warpgroup_has_the_results_that_ptx_says() -> None:
    """PTX ISA 8.7, "Register fragments for wgmma.mma_async.m64nNk16": figures of the matrices D and A."""
    for made in warpgroup_fragments():
        for lane in range(128):
            line, place = 16 * (lane // 32) + lane % 32 // 4, 2 * (lane % 4)
            for i in range(32):
                row, column = (fix(f, {made.lane: lane, made.register: i}) for f in (made.row, made.column))
                assert row.const == line + 8 * (i % 4 > 1)
                assert column.const == 8 * (i // 4) + place + i % 2
            for i in range(8):
                row, step = (fix(f, {made.lane: lane, made.along: i}) for f in (made.left_row, made.step))
                assert row.const == line + 8 * (i % 4 > 1)
                assert step.const == 8 * (i // 4) + place + i % 2
