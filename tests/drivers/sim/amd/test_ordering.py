"""Copies and dispatches that no signal orders are a race by name; what orders them passes. Rules S11, W13."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from drivers.amd.isa import isa
from drivers.core.errors import SimFault
from drivers.sim.amd.ordering import Ordering, TaskOrder
from tests.devices import opened
from tests.drivers.amd.kernels import BUMP
from tests.drivers.amd.kernels import program as kernel_of
from tests.drivers.sim.amd.rig import (
    DISPATCH,
    EXECUTABLE,
    GTT,
    RSRC1,
    Buffer,
    Queue,
    Rig,
    acquire,
    block,
    drain,
    open_rig,
    program,
    release,
    set_sh,
)
from tests.drivers.sim.amd.rig import gc as registers
from tests.drivers.sim.amd.test_sdma import copy, fence, poll

SIZE = 0x1000
FLOAT_MODE = int(RSRC1.replace(float_mode=0xF0))
STORE = "v_lshlrev_b32 v1, 2, v0\ns_lshl_b32 s3, s2, 8\nv_add_nc_u32 v1, s3, v1\n"
STORE += "global_store_b32 v1, v1, s[0:1]\ns_endpgm"
LOAD = STORE.replace("global_store_b32 v1, v1", "global_load_b32 v2, v1")


@pytest.fixture
def rig() -> Rig:
    return open_rig(mode="strict")


@pytest.fixture
def data(rig: Rig) -> Buffer:
    return rig.buffer(SIZE)


def code_of(rig: Rig, text: str) -> Buffer:
    found = rig.buffer(SIZE, GTT | EXECUTABLE)
    raw = isa("gfx1100").assemble(text) + bytes.fromhex("00009fbf") * 64
    found.mapping.view()[: len(raw)] = raw
    return found


def dispatch(code: Buffer, va: int) -> list[int]:
    """Four groups of 64 lanes over 1 KiB at `va`, not drained."""
    user = set_sh(registers.COMPUTE_USER_DATA_0, va & 0xFFFFFFFF, va >> 32)
    return [*acquire(), *program(code.va, rsrc1=FLOAT_MODE), *user, *block(64, 1, 1), *DISPATCH.build()]


def run(rig: Rig, *work: tuple[Queue, Sequence[int]]) -> None:
    """Submit everything, then let the engines run."""
    for queue, packets in work:
        queue.submit(packets)
    rig.host.scheduler.drain()


def races(rig: Rig, *work: tuple[Queue, Sequence[int]]) -> SimFault:
    with pytest.raises(SimFault) as caught:
        run(rig, *work)
    assert caught.value.code == "E_RACE"
    return caught.value


def test_two_copies_to_one_place_on_two_queues(rig: Rig, data: Buffer) -> None:
    source, one, two = rig.buffer(SIZE), rig.sdma_queue(), rig.sdma_queue()
    found = races(rig, (one, copy(source.va, data.va, 256)), (two, copy(source.va + 256, data.va + 252, 256)))
    assert "COPY of queue" in found.detail and found.where["va"] == data.va + 252


def test_copies_that_only_read_or_lie_apart(rig: Rig, data: Buffer) -> None:
    source, one, two = rig.buffer(SIZE), rig.sdma_queue(), rig.sdma_queue()
    run(rig, (one, copy(source.va, data.va, 256)), (two, copy(source.va, data.va + 256, 256)))


@pytest.mark.parametrize("seed", range(3))
def test_a_signal_orders_two_queues(seed: int) -> None:
    rig = open_rig(seed=seed, mode="strict")
    data, source, signal = rig.buffer(SIZE), rig.buffer(SIZE), rig.buffer(SIZE)
    one, two = rig.sdma_queue(), rig.sdma_queue()
    first = [*copy(source.va, data.va, 256), *fence(signal.va, 1)]
    run(rig, (one, first), (two, [*poll(signal.va), *copy(source.va, data.va, 256)]))


def test_a_signal_before_the_copy_orders_nothing(rig: Rig, data: Buffer) -> None:
    source, signal, one, two = rig.buffer(SIZE), rig.buffer(SIZE), rig.sdma_queue(), rig.sdma_queue()
    first = [*fence(signal.va, 1), *copy(source.va, data.va, 256)]
    races(rig, (one, first), (two, [*poll(signal.va), *copy(source.va, data.va, 256)]))


def test_the_host_orders_what_it_submits_after_a_signal(rig: Rig, data: Buffer) -> None:
    source, signal, one, two = rig.buffer(SIZE), rig.buffer(SIZE), rig.sdma_queue(), rig.sdma_queue()
    run(rig, (one, [*copy(source.va, data.va, 256), *fence(signal.va, 1)]))
    run(rig, (two, [*copy(source.va, data.va, 256), *fence(signal.va + 4, 1)]))
    run(rig, (one, copy(source.va, data.va, 256)))  # no signal: the host cannot know that it is done
    races(rig, (two, copy(source.va, data.va, 256)))


def test_what_a_queue_did_is_over_when_it_is_taken_away(rig: Rig, data: Buffer) -> None:
    source, one, two = rig.buffer(SIZE), rig.sdma_queue(), rig.sdma_queue()
    run(rig, (one, copy(source.va, data.va, 256)))  # no signal, as when a process is killed
    rig.destroy(one)
    run(rig, (two, copy(source.va, data.va, 256)))
    races(rig, (rig.sdma_queue(), copy(source.va, data.va, 256)))  # the second one is there, and told nothing


@pytest.mark.parametrize("text", [STORE, LOAD])
@pytest.mark.parametrize("seed", range(3))
def test_a_dispatch_and_a_copy_that_nothing_orders(text: str, seed: int) -> None:
    rig = open_rig(seed=seed, mode="strict")
    data, source = rig.buffer(SIZE), rig.buffer(SIZE)
    compute, sdma = rig.compute_queue(), rig.sdma_queue()
    waves = [*dispatch(code_of(rig, text), data.va), *drain()]
    found = races(rig, (compute, waves), (sdma, copy(source.va, data.va + 64, 64)))
    assert "dispatch" in found.detail and "COPY of" in found.detail
    assert found.where["va"] == data.va + 64


@pytest.mark.parametrize("seed", range(3))
def test_a_release_orders_a_copy_after_a_dispatch(seed: int) -> None:
    rig = open_rig(seed=seed, mode="strict")
    data, target, signal = rig.buffer(SIZE), rig.buffer(SIZE), rig.buffer(SIZE)
    compute, sdma = rig.compute_queue(), rig.sdma_queue()
    waves = [*dispatch(code_of(rig, STORE), data.va), *drain(), *release(signal.va, 1)]
    run(rig, (compute, waves), (sdma, [*poll(signal.va), *copy(data.va, target.va, 256)]))


def test_a_dispatch_that_only_reads_beside_a_copy_from_the_same_place(rig: Rig, data: Buffer) -> None:
    target = rig.buffer(SIZE)
    waves = [*dispatch(code_of(rig, LOAD), data.va), *drain()]
    run(rig, (rig.compute_queue(), waves), (rig.sdma_queue(), copy(data.va, target.va, 256)))


def test_two_dispatches_need_a_drain_between(rig: Rig, data: Buffer) -> None:
    queue, store, load = rig.compute_queue(), code_of(rig, STORE), code_of(rig, LOAD)
    run(rig, (queue, [*dispatch(store, data.va), *drain(), *dispatch(load, data.va), *drain()]))
    run(rig, (queue, [*dispatch(load, data.va), *dispatch(load, data.va), *drain()]))
    run(rig, (queue, [*dispatch(store, data.va), *dispatch(load, data.va + 1024), *drain()]))
    fresh = rig.buffer(SIZE)
    found = races(rig, (queue, [*dispatch(store, fresh.va), *dispatch(load, fresh.va), *drain()]))
    assert found.detail.count("dispatch ") == 2


def test_knowledge_travels_along_signals() -> None:
    book = Ordering()
    one, two, three = (book.new_queue() for _ in range(3))
    first = one.begin()
    one.finish()
    one.signal(0x100, 1)
    two.waited(0x100, 1)
    two.signal(0x200, 1)
    three.waited(0x200, 1)
    assert three.begin().covers(first)
    assert TaskOrder(9, 1).covers(first)


def test_a_wait_knows_what_its_value_says_though_who_signals_went_further() -> None:
    """Whether a later value is there already is chance, so what came with it proves nothing."""
    book = Ordering()
    one, two, three = (book.new_queue() for _ in range(3))
    first = one.begin()
    one.finish()
    one.signal(0x100, 1)
    second = one.begin()
    one.finish()
    one.signal(0x100, 2)
    two.waited(0x100, 2, lambda value: value >= 1)
    assert two.begin().covers(first) and not two.begin().covers(second)
    two.waited(0x100, 2, lambda value: value >= 2)
    assert two.begin().covers(second)
    one.signal(0x100, 0)  # used anew: values of before say nothing of this one
    three.waited(0x100, 0, lambda value: value == 0)
    assert three.begin().covers(second)


def test_a_signal_whose_memory_was_freed_says_nothing() -> None:
    book = Ordering()
    one, two = book.new_queue(), book.new_queue()
    first = one.begin()
    one.finish()
    one.signal(0x100, 1)
    book.forget(0x100, 0x200)
    two.waited(0x100, 1)
    assert not two.begin().covers(first)
    two.doorbell()  # the host may have seen it
    assert two.begin().covers(first)


def test_a_dispatch_and_a_copy_race_on_every_device(every_device_name: str) -> None:
    """Over PCI they have page tables of their own each, which lead to the same memory."""
    device = opened(every_device_name, sim="strict")
    bump = kernel_of(device, ["x", "n"], BUMP)
    x, y = device.buffer(np.zeros(64, np.uint32)), device.empty(256)
    device.synchronize()
    bump(x, np.uint32(1), grid=(1, 1, 1), block=(1, 1, 1))
    device.copy_queue.copy(y.gpu_va, x.gpu_va, 256)  # behind the driver's back: nothing waits
    device.copy_queue.flush()
    with pytest.raises(SimFault, match=r"E_RACE.*nothing orders them"):
        device.synchronize()
    device.close()
