"""A whole device on every kernel of the table: memory, kernels, copies, a fault and what comes after it."""

from __future__ import annotations

import numpy as np
import pytest

from autogen.amd.kernels import FAULT_EVENTS, NEWEST, SAVE_AREA_LINES, LinuxKernel, driving
from drivers.amd.topology import find_nodes
from drivers.core.errors import WaitTimeout
from tests.devices import machine, opened
from tests.drivers.amd.kernels import BUMP, fake_device, open_on, program
from tests.faults import faults

pytestmark = pytest.mark.sim
ONE = (1, 1, 1)


def test_a_device_computes_copies_and_says_its_interface(linux: LinuxKernel) -> None:
    device = opened("sim:navi31")
    data = np.arange(100_000, dtype=np.uint32)
    buffer, other = device.buffer(data), device.empty(4 * data.size)
    program(device, ["x", "n"], BUMP)(buffer, np.uint32(3), grid=ONE, block=ONE)
    other.copy_from(buffer)
    assert other.numpy(np.uint32)[:2].tolist() == [3, 1] and (other.numpy(np.uint32)[1:] == data[1:]).all()
    assert f"KFD 1.{linux.minor}," in device.summary()
    device.close()


def test_after_a_fault_a_device_goes_on(linux: LinuxKernel) -> None:
    device = open_on(machine(mode="fast"))
    bump, buffer = program(device, ["x", "n"], BUMP), device.buffer(np.array([1], np.uint32))
    buffer.gpu_va, place = buffer.gpu_va + (1 << 20), buffer.gpu_va
    bump(buffer, np.uint32(1), grid=ONE, block=ONE)
    with faults("E_VM_FAULT"):
        device.synchronize()
    buffer.gpu_va = place
    bump(buffer, np.uint32(1), grid=ONE, block=ONE)
    assert buffer.numpy(np.uint32).tolist() == [2]
    device.close()


def test_what_the_kernel_does_not_say_of_the_save_area_is_computed(linux: LinuxKernel) -> None:
    (node,) = find_nodes(machine())
    assert ("cwsr_size" in node.properties) == linux.has(SAVE_AREA_LINES)
    assert (node.context_bytes, node.control_stack_bytes, node.save_area_bytes) == (
        *(0x2BEA000, 0xA000, 0x2C02000),
    )
    assert any("save area" in reason for reason in node.assumed) != linux.has(SAVE_AREA_LINES)


def test_the_oldest_kernel_keeps_faults_to_itself_and_the_newest_does_not(linux: LinuxKernel) -> None:
    assert linux.has(FAULT_EVENTS) == (linux.name != "6.1")


def test_a_wait_without_an_end_names_the_log_where_the_kernel_tells_no_faults(linux: LinuxKernel) -> None:
    device, host = fake_device()
    host.on_relax = lambda: None
    buffer = device.empty(4)
    buffer.fill(0)
    with pytest.raises(WaitTimeout) as caught:
        device.synchronize()
    assert ("dmesg" in str(caught.value)) == (not linux.has(FAULT_EVENTS))


def test_both_chips_are_driven_by_at_least_eight_kernels(linux: LinuxKernel) -> None:
    if linux is NEWEST:
        assert min(len(list(driving(arch))) for arch in ("gfx1100", "gfx1201")) >= 8
    if linux in driving("gfx1201"):
        with opened("sim:navi48") as device:
            assert device.buffer(np.arange(9, dtype=np.int32)).numpy(np.int32).sum() == 36
