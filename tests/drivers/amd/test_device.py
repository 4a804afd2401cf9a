"""The AMD device as users meet it, on the simulated card and on the stand-in kernel driver.

Covers device.py and card_device.py.
"""

from __future__ import annotations

import ctypes
import dataclasses
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from autogen import kfd_ioctl as uapi
from autogen.amd.kernels import LinuxKernel
from drivers.amd.card import CardAllocation, HardwareQueue
from drivers.amd.device import AmdDevice
from drivers.core.alloc import Chunk
from drivers.core.errors import DeviceError, OutOfMemory, SimFault
from drivers.core.record import Event, RecordingHost
from drivers.core.watch import FAULT_CHECK_TURNS
from hcq import trace
from hcq.heap import MemoryKind
from hcq.settings import Settings
from tests.devices import machine, opened
from tests.drivers.amd.fake_kfd import FakeHost
from tests.drivers.amd.kernels import BUMP, fake_device, open_on, program

ONE = (1, 1, 1)


@pytest.mark.sim
@pytest.mark.parametrize("count", [1, 1000, (4 << 20) // 4, (40 << 20) // 4 + 3])
def test_arrays_come_back_as_they_went(device_name: str, count: int) -> None:
    device = opened(device_name)
    data = np.random.default_rng(count).integers(0, 2**32, count, np.uint32)
    buffer = device.buffer(data)
    copy = device.empty(buffer.size_bytes)
    copy.copy_from(buffer)
    assert (copy.numpy(np.uint32) == data).all()
    device.close()


def test_packets_may_cross_the_end_of_the_compute_ring_and_not_of_the_copy_engine_s() -> None:
    device, _ = fake_device()
    assert [(q.ring.may_wrap, q.ring.filler) for q in device.queues] == [(True, 0), (False, 0)]
    assert device.compute_queue.ring.may_wrap is True


@pytest.mark.sim
def test_a_thousand_allocations_launches_and_frees_map_nothing_new(device_name: str) -> None:
    device = opened(device_name, guard=False)
    bump = program(device, ["x", "n"], BUMP)
    for turn in range(1000):
        if turn == 10:
            mapped = {kind: heap.mapped_bytes for kind, heap in device.heaps.items()}
        buffer = device.empty(1000 * (1 + turn % 7), f"turn {turn}")
        buffer.fill(turn)
        bump(buffer, np.uint32(1), grid=ONE, block=ONE)
        if turn % 50 == 0:
            assert buffer.numpy(np.uint32, 2).tolist() == [turn + 1, turn]
    assert {kind: heap.mapped_bytes for kind, heap in device.heaps.items()} == mapped
    device.close()


@pytest.mark.sim
def test_fenced_buffers_that_are_gone_are_unmapped(device_name: str) -> None:
    device = opened(device_name, guard=True)
    bump = program(device, ["x", "n"], BUMP)
    kept = device.heaps[MemoryKind.DEVICE].mapped_bytes
    for turn in range(200):
        bump(device.buffer(np.array([turn], np.uint32)), np.uint32(1), grid=ONE, block=ONE)
    device.synchronize()
    last = device.empty(1)
    assert device.heaps[MemoryKind.DEVICE].mapped_bytes == kept + 4096
    assert last.numpy(np.uint8).size == 1
    device.close()


@pytest.mark.sim
def test_out_of_memory_is_a_sentence_and_the_device_goes_on(device_name: str) -> None:
    device = opened(device_name)
    whole = device.heaps[MemoryKind.DEVICE].capacity_bytes
    size = (whole >> 30) - 3
    weights = device.empty(size << 30, "weights")
    free = rf"3\.\d* GiB of {whole / 2**30:.4g} GiB free; held by 'weights' {size} GiB in 1"
    with pytest.raises(OutOfMemory, match=rf"asked 4\.5 GiB for 'cache', {free}"):
        device.empty(4608 << 20, "cache")
    weights.free()
    assert device.empty(4608 << 20, "cache").gpu_va
    assert device.buffer(np.arange(4)).numpy(np.int64).tolist() == [0, 1, 2, 3]
    device.close()


@pytest.mark.sim
def test_closing_gives_everything_back_to_the_kernel() -> None:
    events: list[Event] = []
    device = open_on(RecordingHost(machine(), events.append))
    buffer = device.buffer(np.arange(1000))
    device.close()
    device.close()
    names = [event.arguments.get("name", event.call) for event in events]
    assert names.count("kfd_ioctl_alloc_memory_of_gpu_args") == names.count(
        "kfd_ioctl_free_memory_of_gpu_args"
    )
    assert names.count("open") == names.count("close") == 2
    assert names.count("kfd_ioctl_destroy_queue_args") == 2
    with pytest.raises(DeviceError, match="card is closed"):
        buffer.copyout()


@pytest.mark.sim
def test_a_wait_nobody_can_end_is_reported_at_once(device_name: str) -> None:
    device = opened(device_name)
    queue = device.compute_queue
    queue.wait(queue.timeline.signal, 1000)
    with pytest.raises(SimFault) as caught:
        device.synchronize()
    assert caught.value.code == "E_WAIT_DEADLOCK"
    assert f"submission 1 on {device_name} compute; memory is kept" in str(caught.value)
    assert device.buffer(np.arange(4)).numpy(np.int64).tolist() == [0, 1, 2, 3]
    device.close()


@pytest.mark.sim
def test_the_trace_shows_the_way_from_kernel_to_doorbell(device_name: str, tmp_path: Path) -> None:
    path = tmp_path / "trace.json"
    trace.start(str(path))
    device = opened(device_name)
    bump = program(device, ["x", "n"], BUMP)
    x = device.buffer(np.array([0], np.uint32))
    bump(x, np.uint32(1), grid=ONE, block=ONE)
    x.numpy(np.uint32)
    device.close()
    trace.stop()
    events = json.loads(path.read_text())["traceEvents"]
    names = [event["name"] for event in events if event["ph"] == "X"]
    assert (
        "test" in names
        and f"doorbell {device_name} compute" in names
        and f"doorbell {device_name} copy" in names
    )
    words = next(e for e in events if e["name"] == f"doorbell {device_name} compute")["args"]["dwords"]
    assert "c0031500 00000001 00000001 00000001" in words


def test_a_fault_that_the_kernel_reports_names_the_buffer_and_a_card_that_stays_silent_is_lost() -> None:
    device, host = fake_device()
    weights = device.empty(1000, "weights")
    host.on_relax = lambda: None

    def answer(arg: ctypes.Structure) -> None:
        assert isinstance(arg, uapi.kfd_ioctl_wait_events_args)
        data = uapi.kfd_event_data.from_address(arg.events_ptr).memory_exception_data
        data.gpu_id, data.va, data.failure.NotPresent = 4660, weights.gpu_va + 1024 + 8, 1
        arg.wait_result = uapi.KFD_IOC_WAIT_RESULT_COMPLETE

    host.answers[uapi.AMDKFD_IOC_WAIT_EVENTS] = answer
    device.compute_queue.timestamp(weights.gpu_va)
    sentence = (
        r"GPU memory fault: address 0x[0-9a-f]+ is not mapped; it is in unused device memory, "
        r"0x8 bytes past the end of 'weights' \(0x400 bytes\); seen while waiting for submission 1 on card "
        r"compute; "
        "queues of card could not be made to run again; close it"
    )
    with pytest.raises(DeviceError, match=sentence):
        device.synchronize()
    assert device.lost.startswith("GPU memory fault")
    device.close()
    assert host.calls[-1] == "close /dev/kfd"


def test_faults_are_looked_for_from_time_to_time_only() -> None:
    device, host = fake_device()
    host.on_relax = lambda: None
    host.calls.clear()
    for _ in range(FAULT_CHECK_TURNS * 3):
        device.machine.relax("x")
    assert host.calls == ["WAIT_EVENTS"] * 3


def test_a_real_card_s_memory_kinds_are_asked_for_as_such() -> None:
    device, host = fake_device()
    host.requests.clear()
    for kind in MemoryKind:
        device.empty(100 << 20, kind=kind)
    flags = [r.flags for r in host.requests if isinstance(r, uapi.kfd_ioctl_alloc_memory_of_gpu_args)]
    vram, gtt, executable = 1, 2, 1 << 30
    assert [f & (vram | gtt) for f in flags] == [vram, gtt, vram, vram]
    assert [bool(f & executable) for f in flags] == [False, True, True, True]


def test_another_card_s_block_is_where_its_allocation_is_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    device, _ = fake_device()
    asked = []

    def reach(memory: CardAllocation, owner: object) -> int:
        asked.append(owner)
        return memory.gpu_va + (1 << 40)

    monkeypatch.setattr(device.card, "reach", reach)
    first, second = device.empty(256), device.empty(256)
    for buffer in (first, second):
        assert device.reach_block(device, buffer.block) == buffer.gpu_va + (1 << 40)
    assert first.gpu_va != second.gpu_va
    assert device.reach_signals(device) == 1 << 40
    assert asked == [device.card] * 3


@pytest.mark.parametrize("owner", [None, Chunk(0, 4096, None, None)])
def test_a_block_that_is_of_no_allocation_of_a_card_is_not_reached(owner: Chunk | None) -> None:
    device, _ = fake_device()
    block = dataclasses.replace(device.empty(256, "strange").block, owner=owner)
    with pytest.raises(DeviceError, match="'strange' is no memory of card"):
        device.reach_block(device, block)


@pytest.mark.parametrize(("part", "label"), [("ring", "compute ring"), ("wptr", "compute write pointer")])
def test_a_queue_whose_memory_the_host_cannot_reach_is_refused(
    part: str, label: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    device, _ = fake_device()
    create = device.card.create_compute_queue

    def created(ring_bytes: int) -> HardwareQueue:
        made = create(ring_bytes)
        return dataclasses.replace(made, **{part: dataclasses.replace(getattr(made, part), mapping=None)})

    monkeypatch.setattr(device.card, "create_compute_queue", created)
    with pytest.raises(DeviceError, match=f"the host has no mapping of the {label}"):
        AmdDevice("card", device.card, Settings())


def test_a_queue_that_is_made_again_begins_with_what_must_run_before_all_else() -> None:
    device, _ = fake_device()
    for queue, hardware in zip(device.queues, device.hardware, strict=True):
        hardware.prologue = (0xC000_1000, 5)
        queue.pending.extend([1, 2, 3])
        lost, how = device.restart(queue)
        assert list(queue.pending) == [0xC000_1000, 5] and (len(lost), how) == (1, "")


def test_debug_1_prints_the_card_and_at_the_end_its_memory(
    capsys: pytest.CaptureFixture[str], linux: LinuxKernel
) -> None:
    device, _ = fake_device(Settings(debug=1))
    weights = device.empty(5 << 20, "weights")
    device.tell_memory()  # as a program that ends does, before its cards are left in order
    device.close()
    text = capsys.readouterr().err
    assert f"card: gfx1100 navi31, 96 CU, 23.98 GiB VRAM, KFD 1.{linux.minor}, gpu_id 0x1234" in text
    assert weights.size_bytes == 5 << 20
    assert text.count("at most 21 MiB") == 1 and "device: 5 MiB mapped of 23.98 GiB" in text


@pytest.mark.parametrize(("level", "has_registers"), [(5, False), (6, True)])
def test_debug_5_prints_packets_and_6_registers(
    level: int, has_registers: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    device, _ = fake_device(Settings(debug=level))
    program(device, ["x"])(device.empty(4), grid=ONE, block=ONE)
    device.close()
    text = capsys.readouterr().err
    assert "DispatchDirect(dim_x=0x1" in text
    assert ("COMPUTE_PGM_RSRC2(" in text) == has_registers


def test_the_machine_is_what_the_card_s_host_is() -> None:
    device, host = fake_device()
    assert isinstance(device, AmdDevice) and isinstance(host, FakeHost)
    assert device.machine.now() == host.now()


@pytest.mark.parametrize(
    ("queue", "others", "mine"), [(1, 0, 1), (2, 1, 0), (None, 1, 1), (1, None, 1), (2, None, 1)]
)
def test_a_fault_is_recovered_by_the_device_that_it_names_and_by_all_that_share_a_card_where_it_names_none(
    monkeypatch: pytest.MonkeyPatch, queue: int | None, others: int | None, mine: int
) -> None:
    """others: how often another device of the card is asked; None where there is none."""
    device = AmdDevice.__new__(AmdDevice)
    hardware: Any = [SimpleNamespace(queue_id=1)]
    device.hardware = hardware
    told: dict[str, list[DeviceError]] = {"mine": [], "others": []}
    monkeypatch.setattr("drivers.core.recovery.recover", lambda _, error: told["mine"].append(error))
    error = SimFault("E_VM_FAULT", "a write", {} if queue is None else {"queue": queue})
    device._fault(None if others is None else told["others"].append, error)
    assert (len(told["mine"]), len(told["others"])) == (mine, others or 0)
