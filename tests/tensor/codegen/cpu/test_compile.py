"""The way in: a kernel becomes an object for this host, and for no other."""

from __future__ import annotations

import pytest

from drivers.cpu.code import HostCode
from drivers.cpu.machine import host
from tensor.codegen.cpu import compile_kernel
from tensor.codegen.cpu.compile import SHORT, SHORT_FLAT, assemble
from tensor.codegen.cpu.select import select
from tensor.dtype import dtypes
from tensor.ir.errors import IRError
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel
from tests.tensor.codegen.cpu.rig import program_of
from tests.tensor.codegen.rdna import samples


def test_a_compiled_kernel_tells_its_launch_and_its_buffers() -> None:
    made = compile_kernel(samples.matmul(32, 16, 48))
    code = HostCode.unpack(made.code)
    assert made.arch == host().arch and made.grid == (code.groups, 1, 1)
    assert made.block == (host().lanes, 1, 1) and made.lds_bytes == made.vgprs == made.sgprs == 0
    assert code.sizes == (32 * 16 * 4, 16 * 48 * 4, 32 * 48 * 4)
    assert code.work == made.flops // host().lanes + (made.bytes_read + made.bytes_written) // 8
    assert (made.bytes_read, made.bytes_written) == (4 * (32 * 16 + 16 * 48), 4 * 32 * 48)
    assert made.flops == 2 * 32 * 16 * 48 and made.schedule
    assert set(made.pass_ms) == {"schedule", "apply", "select", "object"}


def test_another_processor_s_architecture_is_refused() -> None:
    with pytest.raises(IRError, match="host-z80-0 is another processor"):
        compile_kernel(samples.matmul(4, 4, 4), "host-z80-0")


def flat(count: int) -> Kernel:
    """A sum of two arrays."""
    return samples.elementwise([lambda a, b: samples.op(Op.ADD, a, b)], [dtypes.float32] * 2, count)


@pytest.mark.parametrize(
    ("kernel", "most", "is_short"),
    [
        (samples.matmul(2, 64, 64), SHORT, True),
        (samples.matmul(256, 64, 64), SHORT, False),
        (flat(16_000), SHORT_FLAT, True),
        (flat(32_000), SHORT_FLAT, False),
    ],
)
def test_a_kernel_that_runs_shortly_is_made_quickly(kernel: Kernel, most: int, is_short: bool) -> None:
    """One without sums for as long as memory sets its pace."""
    code = HostCode.unpack(compile_kernel(kernel).code)
    assert SHORT < SHORT_FLAT and (code.work <= most) is is_short
    text = select(program_of(kernel))
    assert code.text == assemble(text, is_short) != assemble(text, not is_short)
