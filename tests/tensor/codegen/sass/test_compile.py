"""The whole compiler: what a compiled kernel says of itself."""

from __future__ import annotations

import pytest

from drivers.nv.code import SassCode
from tensor.codegen.sass.compile import build, choices, compile_kernel, program_of
from tensor.dtype import dtypes
from tensor.ir.errors import IRError
from tensor.ir.graph import Op
from tensor.plan.schedule import Schedule
from tests.tensor.codegen.rdna import samples


def test_a_compiled_kernel_says_what_it_does(arch: str) -> None:
    """Registers count two more than the code names: ptxas, REGCOUNT."""
    kernel = samples.matmul(64, 128, 128)
    made, program, built = compile_kernel(kernel, arch), program_of(kernel, arch), build(kernel, arch)
    assert made.flops == 2 * 64 * 128 * 128
    assert (made.bytes_read, made.bytes_written) == (4 * (64 * 128 + 128 * 128), 4 * 64 * 128)
    assert (made.grid, made.block) == ((program.group.size, 1, 1), (program.lane.size, 1, 1))
    assert (made.lds_bytes, made.sgprs, made.vgprs) == (0, 0, built.allocation.registers + 2)
    code = SassCode.unpack(made.code)
    assert (code.arch, code.threads, code.registers) == (arch, program.lane.size, made.vgprs)
    assert (code.parameters, code.barriers, code.text) == (3 * 8, 1, made.text)
    assert code.shared_bytes == built.shared_bytes and code.local_bytes == built.allocation.local_bytes


def test_equal_kernels_give_equal_bytes(arch: str) -> None:
    first, second = (compile_kernel(samples.matmul(40, 20, 64), arch) for _ in range(2))
    assert first.code == second.code


def test_a_schedule_that_is_given_is_used_and_the_picked_one_is_the_first_choice(arch: str) -> None:
    kernel = samples.elementwise([lambda a: a], [dtypes.float32], 4096)
    given = Schedule(kernel.axes, (), {}, {}, 32)
    assert compile_kernel(kernel, arch, given).block == (32, 1, 1)
    rows = samples.row_reduce(Op.REDUCE_ADD, 64, 1000)
    some = choices(rows, arch, 3)
    assert len(some) == 3 and str(some[0]) == compile_kernel(rows, arch).schedule


def test_other_chips_are_refused() -> None:
    with pytest.raises(IRError, match="no code generator for sm_70; there are sm_80"):
        compile_kernel(samples.matmul(8, 8, 8), "sm_70")
