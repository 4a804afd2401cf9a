"""The way in: a kernel becomes an object for this host, and for no other."""

from __future__ import annotations

import pytest

from drivers.cpu.code import HostCode
from drivers.cpu.machine import host
from tensor.codegen.cpu import compile_kernel
from tensor.ir.errors import IRError
from tests.tensor.codegen.rdna import samples


def test_a_compiled_kernel_tells_its_launch_and_its_buffers() -> None:
    made = compile_kernel(samples.matmul(32, 16, 48))
    code = HostCode.unpack(made.code)
    assert made.arch == host().arch and made.grid == (code.groups, 1, 1)
    assert code.sizes == (32 * 16 * 4, 16 * 48 * 4, 32 * 48 * 4)
    assert code.work == made.flops // host().lanes + (made.bytes_read + made.bytes_written) // 8
    assert (made.bytes_read, made.bytes_written) == (4 * (32 * 16 + 16 * 48), 4 * 32 * 48)
    assert made.flops == 2 * 32 * 16 * 48 and made.schedule
    assert set(made.pass_ms) == {"schedule", "apply", "select", "object"}


def test_another_processor_s_architecture_is_refused() -> None:
    with pytest.raises(IRError, match="host-z80-0 is another processor"):
        compile_kernel(samples.matmul(4, 4, 4), "host-z80-0")
