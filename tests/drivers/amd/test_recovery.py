"""After a fault the device runs again: the queue is made anew, memory is kept, what was lost is said."""

from __future__ import annotations

import numpy as np
import pytest

from drivers.amd.am.card import AmCard
from drivers.amd.device import AmdDevice
from drivers.amd.kfd import Kfd
from drivers.amd.program import AmdProgram
from drivers.amd.topology import choose_node
from drivers.core.errors import SimFault
from drivers.core.watch import FaultWatch
from drivers.sim.pci_host import PciHost
from hcq.buffer import Buffer
from hcq.graph import Call
from hcq.settings import Settings
from tests.devices import machine, opened
from tests.drivers.amd.kernels import BUMP, program

ONE = (1, 1, 1)
# (x, n): stores far behind x, for ever, or what nothing ever wrote
STRAY = """
    s_load_b64 s[4:5], s[0:1], null
    v_mov_b32_e32 v0, 0x7ff00000
    s_waitcnt lgkmcnt(0)
    global_store_b32 v0, v0, s[4:5]
    s_endpgm
"""
ENDLESS = """
again:
    s_sleep 1
    s_branch again
    s_endpgm
"""
NEVER_WRITTEN = """
    s_load_b64 s[4:5], s[0:1], null
    v_mov_b32_e32 v0, 0
    s_waitcnt lgkmcnt(0)
    global_store_b32 v0, v5, s[4:5]
    s_endpgm
"""
KERNELS = {"E_VM_FAULT": STRAY, "E_WATCHDOG": ENDLESS, "E_UNINIT": NEVER_WRITTEN}


def bump_of(device: AmdDevice) -> AmdProgram:
    return program(device, ["x", "n"], BUMP)


def one(device: AmdDevice, value: int = 0) -> Buffer:
    return device.buffer(np.array([value], np.uint32))


def value(buffer: Buffer) -> int:
    return int(buffer.numpy(np.uint32)[0])


def break_it(device: AmdDevice, text: str = STRAY) -> SimFault:
    """Run a kernel that faults, wait, and return the error."""
    x = one(device)
    program(device, ["x", "n"], text)(x, np.uint32(1), grid=ONE, block=ONE)
    with pytest.raises(SimFault) as caught:
        device.synchronize()
    return caught.value


@pytest.mark.sim
@pytest.mark.parametrize("mode", ["fast", "strict"])
@pytest.mark.parametrize("code", list(KERNELS))
def test_a_fault_is_reported_with_its_code_and_the_next_launch_is_right(
    device_name: str, code: str, mode: str
) -> None:
    device = opened(device_name, sim=mode, watchdog=10_000)
    bump, x = bump_of(device), one(device, 40)
    bump(x, np.uint32(1), grid=ONE, block=ONE)
    for turn in range(2):
        fault = break_it(device, KERNELS[code])
        assert fault.code == code, str(fault)
        assert f"memory is kept and {device_name} can be used again" in str(fault)
        bump(x, np.uint32(1), grid=ONE, block=ONE)
        assert value(x) == 42 + turn
    device.close()


@pytest.mark.sim
def test_a_store_one_word_past_a_buffer_or_into_a_freed_one_is_named(
    every_device_name: str,
) -> None:
    device = opened(every_device_name)
    bump, x = bump_of(device), device.buffer(np.arange(64, dtype=np.uint32), "victim")
    place = x.gpu_va
    x.gpu_va = place + 256
    bump(x, np.uint32(1), grid=ONE, block=ONE)
    past = rf"{x.gpu_va:#x} is in no mapping, 0x0 bytes past the end of 'victim' \(0x100 bytes\)"
    with pytest.raises(SimFault, match=rf"E_VM_FAULT.*{past}; .*; the wave was in kernel test, .*again"):
        device.synchronize()
    x.gpu_va = place
    bump(x, np.uint32(1), grid=ONE, block=ONE)
    assert value(x) == 1
    y = one(device)
    bump(y, np.uint32(1), grid=ONE, block=ONE)
    x.free()
    assert value(y) == 1
    y.gpu_va, place = place, y.gpu_va
    device.empty(1).free()  # a heap looks for what can go when it is asked for more
    bump(y, np.uint32(1), grid=ONE, block=ONE)
    freed = r"0x0 bytes into 'victim' \(0x100 bytes\), which has been freed"
    with pytest.raises(SimFault, match=rf"E_VM_FAULT.*{freed}; .*; the wave was in kernel test"):
        device.synchronize()
    y.gpu_va = place
    bump(y, np.uint32(1), grid=ONE, block=ONE)
    assert value(y) == 2
    device.close()


@pytest.mark.sim
def test_a_store_far_past_a_buffer_is_named_without_fences_too(every_device_name: str) -> None:
    device = opened(every_device_name, guard=False)
    bump, x = bump_of(device), one(device, 5)
    place = x.gpu_va
    for distance in (1 << 19, 4 << 20, 15 << 20):
        x.gpu_va = place + distance
        bump(x, np.uint32(1), grid=ONE, block=ONE)
        past = rf"in no mapping, {distance - 256:#x} bytes past the end of 'uint32\[1\]' \(0x100 bytes\)"
        with pytest.raises(SimFault, match=rf"E_VM_FAULT.*{past}; .*; the wave was in kernel"):
            device.synchronize()
    x.gpu_va = place
    bump(x, np.uint32(1), grid=ONE, block=ONE)
    assert value(x) == 6
    device.close()


@pytest.mark.sim
@pytest.mark.parametrize("seed", range(6))
def test_what_stood_behind_the_fault_is_said_to_be_lost_but_copies_arrive(
    device_name: str, seed: int
) -> None:
    device = opened(device_name, seed=seed)
    bump, x, y = bump_of(device), one(device), one(device, 7)
    stray = program(device, ["x", "n"], STRAY)
    device.synchronize()
    stray(x, np.uint32(1), grid=ONE, block=ONE)
    first = device.compute_queue.timeline.last_point
    for _ in range(3):
        bump(y, np.uint32(1), grid=ONE, block=ONE)
        device.flush()
    y.copyin(np.array([50], np.uint32))  # ordered behind launches that never run
    with pytest.raises(
        SimFault, match=rf"submissions {first} to {first + 3} on {device_name} compute; memory is kept"
    ):
        device.synchronize()
    assert value(y) == 50
    assert device.was_launch_lost(first) and not device.was_launch_lost(first - 1)
    assert not device.was_launch_lost(first + 4)
    bump(y, np.uint32(2), grid=ONE, block=ONE)
    assert value(y) == 52
    device.close()


@pytest.mark.sim
def test_what_was_recorded_and_not_handed_over_is_lost_too(device_name: str) -> None:
    device = opened(device_name)
    bump, x, y = bump_of(device), one(device), one(device, 7)
    stray = program(device, ["x", "n"], STRAY)
    device.synchronize()
    stray(x, np.uint32(1), grid=ONE, block=ONE)
    bump(y, np.uint32(1), grid=ONE, block=ONE)
    assert device.compute_queue.pending
    with pytest.raises(SimFault):
        for _ in range(100):  # turns of the engines are of random length
            device.machine.relax("the fault")
    assert not device.compute_queue.pending
    assert device.was_launch_lost(y.launch_point)
    assert value(y) == 7
    bump(y, np.uint32(1), grid=ONE, block=ONE)
    assert value(y) == 8
    device.close()


@pytest.mark.sim
@pytest.mark.parametrize("chip", ["navi31", "navi48"])
def test_a_fault_while_the_driver_only_reads_is_told_by_a_wait_and_mended(chip: str) -> None:
    device = opened(f"sim:{chip}/pci")
    card, bump, x, y = device.card, bump_of(device), one(device), one(device, 7)
    assert isinstance(card, AmCard) and isinstance(card.host, PciHost)
    stray = program(device, ["x", "n"], STRAY)
    device.synchronize()
    stray(x, np.uint32(1), grid=ONE, block=ONE)
    for _ in range(100):
        card.machine.board.vram.read32(0)
    assert [fault.code for fault in card.host.late] == ["E_VM_FAULT"]
    bump(y, np.uint32(1), grid=ONE, block=ONE)
    with pytest.raises(SimFault, match=r"E_VM_FAULT.*can be used again"):
        value(y)
    assert value(y) == 7
    device.close()


@pytest.mark.sim
def test_the_kernel_s_report_of_the_same_fault_is_not_raised_a_second_time(device_name: str) -> None:
    device = opened(device_name)
    break_it(device)
    assert isinstance(device.machine, FaultWatch)
    device.machine.check("nothing")
    device.close()


@pytest.mark.sim
def test_a_recorded_graph_stays_valid(device_name: str) -> None:
    device = opened(device_name)
    bump, x = bump_of(device), one(device)
    graph = device.graph([Call(bump, (x, np.uint32(n)), ONE, ONE) for n in (1, 2)])
    graph.replay()
    break_it(device)
    graph.replay()
    assert value(x) == 6
    device.close()


@pytest.mark.sim
def test_a_copy_that_faults_takes_only_the_copy_queue_with_it(device_name: str) -> None:
    device = opened(device_name)
    bump, x = bump_of(device), one(device, 1)
    device.synchronize()
    compute_id = device.hardware[0].queue_id
    stray = device.empty(4096)
    stray.gpu_va = 0x1234_5000
    stray.fill(0)
    with pytest.raises(
        SimFault, match=rf"E_VM_FAULT.*lost with it: submission \d+ on {device_name} copy; memory is kept"
    ):
        device.synchronize()
    stray.gpu_va = 0
    assert device.hardware[0].queue_id == compute_id
    bump(x, np.uint32(1), grid=ONE, block=ONE)
    assert value(x) == 2
    device.close()


@pytest.mark.sim
def test_a_program_whose_code_never_arrived_is_not_run(device_name: str) -> None:
    device = opened(device_name)
    kept = bump_of(device)  # so that memory for code is there: mapping more may already tell of the fault
    device.synchronize()
    stray = device.empty(4096)
    stray.gpu_va = 0x1234_5000
    stray.fill(0)
    program(device, ["x", "n"], BUMP)
    with pytest.raises(SimFault, match="test code was on its way to the card; close the device"):
        device.synchronize()
    stray.gpu_va = 0
    assert device.lost and kept.device is device
    device.close()


@pytest.mark.sim
def test_faults_come_again_and_again_and_nothing_runs_out(device_name: str) -> None:
    device = opened(device_name, guard=False)
    bump, x = bump_of(device), one(device)
    mapped = {kind: heap.mapped_bytes for kind, heap in device.heaps.items()}
    count = len(device.card.memories)
    for turn in range(50):
        break_it(device)
        bump(x, np.uint32(1), grid=ONE, block=ONE)
        assert value(x) == turn + 1
    assert {kind: heap.mapped_bytes for kind, heap in device.heaps.items()} == mapped
    assert len(device.card.memories) == count and len(device.card.queues) == 2
    device.close()


@pytest.mark.sim
def test_the_fault_of_another_card_is_mended_there() -> None:
    host = machine(cards=2)
    driver = Kfd(host)
    cards = [driver.open_card(choose_node(host, number)) for number in range(2)]
    good, bad = [AmdDevice(f"card{i}", card, Settings()) for i, card in enumerate(cards)]
    x, y = one(good), one(bad)
    bump, bump_there = bump_of(good), bump_of(bad)
    stray = program(bad, ["x", "n"], STRAY)
    good.synchronize()
    bad.synchronize()
    stray(y, np.uint32(1), grid=ONE, block=ONE)
    bump(x, np.uint32(1), grid=ONE, block=ONE)
    with pytest.raises(SimFault, match="on card1 compute; memory is kept and card1 can be used again"):
        while True:
            good.machine.relax("the fault of the other card")
    assert not good.losses and bad.losses
    bump_there(y, np.uint32(5), grid=ONE, block=ONE)
    assert (value(x), value(y)) == (1, 5)
    bad.close()
    good.close()


@pytest.mark.parametrize("mode", ["fast", "strict", "interpret"])
def test_a_store_in_front_of_a_buffer_is_named_by_waves_and_copies(mode: str, every_device_name: str) -> None:
    device = opened(every_device_name, sim=mode)
    bump, x = bump_of(device), device.buffer(np.zeros(64, np.uint32), "victim")
    place, before = x.gpu_va, r"0x4 bytes before 'victim'"
    for _ in range(2):
        x.gpu_va = place - 4
        bump(x, np.uint32(1), grid=ONE, block=ONE)
        x.gpu_va = place
        with pytest.raises(SimFault, match=rf"E_VM_FAULT.*{before}.*the wave was in kernel test.*again"):
            device.synchronize()
        bump(x, np.uint32(1), grid=ONE, block=ONE)
    device.copy_queue.fill(place - 4, 7, 4)
    with pytest.raises(SimFault, match=rf"E_VM_FAULT: write .*{before}"):
        device.synchronize()
    assert value(x) == 2
    device.close()
