"""A launch on the host is refused where its code, which checks nothing, would leave its buffers."""

from __future__ import annotations

from collections.abc import Iterator

import llvmlite.binding as llvm
import numpy as np
import pytest

from drivers import open_one
from drivers.cpu.code import HostCode
from drivers.cpu.device import CpuDevice
from drivers.cpu.machine import host
from drivers.cpu.program import CpuProgram
from hcq.errors import ArgumentError, DeviceError
from tensor.codegen.cpu import compile_kernel
from tests.tensor.codegen.rdna import samples


@pytest.fixture
def device() -> Iterator[CpuDevice]:
    made = open_one("cpu")
    assert isinstance(made, CpuDevice)
    yield made
    made.close()


def program(device: CpuDevice) -> CpuProgram:
    return device.load(compile_kernel(samples.matmul(20, 30, 40)).code)


def test_a_launch_computes(device: CpuDevice) -> None:
    made, arrays = program(device), samples.memory(samples.matmul(20, 30, 40))
    buffers = [device.buffer(a) for a in arrays]
    made(*buffers, grid=(made.code.groups, 1, 1), block=(1, 1, 1))
    want = arrays[0].reshape(20, 30) @ arrays[1].reshape(30, 40)
    np.testing.assert_allclose(buffers[2].numpy(np.float32).reshape(20, 40), want, rtol=1e-5)


def test_the_argument_block_is_one_address_of_64_bits_for_each_buffer(device: CpuDevice) -> None:
    made = program(device)
    assert made.kernarg_bytes == 24
    assert [(each.offset, each.size) for each in made.signature.arguments] == [(0, 8), (8, 8), (16, 8)]


def test_code_that_calls_what_is_not_there_is_told_by_name(device: CpuDevice) -> None:
    module = llvm.parse_assembly("""declare void @__extendhfsf2()
define void @cast() {
  call void @__extendhfsf2()
  ret void
}""")
    module.triple = host().triple
    code = HostCode("cast", 1, 0, (), bytes(host().target.emit_object(module)))
    with pytest.raises(DeviceError, match=r"cast cannot be linked: .*F16C"):
        device.load(code.pack())


def test_another_grid_is_refused(device: CpuDevice) -> None:
    made = program(device)
    buffers = [device.buffer(a) for a in samples.memory(samples.matmul(20, 30, 40))]
    with pytest.raises(ArgumentError, match=r"grid=\(9999, 1, 1\); this kernel runs on \(\d+, 1, 1\)"):
        made(*buffers, grid=(9999, 1, 1), block=(1, 1, 1))


def test_a_buffer_that_is_too_short_is_refused(device: CpuDevice) -> None:
    made = program(device)
    buffers = [device.empty(20 * 30 * 4), device.empty(30 * 40 * 4 - 4), device.empty(20 * 40 * 4)]
    with pytest.raises(ArgumentError, match=r"argument 1 is .*; it takes 4800 bytes"):
        made(*buffers, grid=(made.code.groups, 1, 1), block=(1, 1, 1))
