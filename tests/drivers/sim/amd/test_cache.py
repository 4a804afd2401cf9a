"""Caches that may be stale: what needs which invalidation."""

from __future__ import annotations

import struct
from collections.abc import Callable

import pytest

from autogen import kfd_ioctl as uapi
from autogen.amd import gc_11_0_0 as gc
from autogen.amd import pm4, sdma_6
from tests.drivers.sim.amd.rig import (
    DISPATCH,
    EXECUTABLE,
    GTT,
    RSRC1,
    RSRC2,
    Buffer,
    Queue,
    Rig,
    acquire,
    block,
    drain,
    fails,
    program,
    release,
    set_sh,
)
from tests.drivers.sim.amd.test_sdma import fence

ALL = {"glk_inv": 1, "glv_inv": 1, "gl1_inv": 1}


@pytest.fixture
def code(rig: Rig) -> Buffer:
    return rig.buffer(0x2000, GTT | EXECUTABLE)


@pytest.fixture
def queue(rig: Rig) -> Queue:
    return rig.compute_queue()


def dispatch(code: Buffer, entry: int = 0) -> list[int]:
    return [*program(code.va + entry), *block(32, 1, 1), *DISPATCH.build(), *drain()]


def test_the_first_dispatch_meets_empty_caches(rig: Rig, queue: Queue, code: Buffer) -> None:
    queue.run(dispatch(code))
    assert len(rig.launches) == 1


def test_a_dispatch_after_drained_waves_needs_an_acquire(queue: Queue, code: Buffer) -> None:
    fault = fails(queue, "E_CACHE_STALE", dispatch(code), dispatch(code))
    assert "its earlier waves wrote memory" in str(fault)


def test_a_dispatch_after_a_doorbell_needs_an_acquire(queue: Queue, code: Buffer) -> None:
    queue.run(program(code.va), block(32, 1, 1), DISPATCH.build())
    fault = fails(queue, "E_CACHE_STALE", dispatch(code))
    assert "K$ (GLK_INV), L0 (GLV_INV), GL1 (GL1_INV)" in str(fault)


def test_a_dispatch_after_a_wait_needs_an_acquire(rig: Rig, queue: Queue, code: Buffer) -> None:
    signal = rig.buffer(0x1000)
    wait = pm4.WaitRegMem(
        function=pm4.WaitFunction.ALWAYS, mem_space=pm4.WaitSpace.MEMORY, addr=signal.va, reference=0
    )
    launch = [*program(code.va), *block(32, 1, 1), *DISPATCH.build()]
    fault = fails(queue, "E_CACHE_STALE", launch, wait.build(), launch)
    assert "it waited at" in str(fault)


@pytest.mark.parametrize("missing", sorted(ALL))
def test_each_level_must_be_invalidated(queue: Queue, code: Buffer, missing: str) -> None:
    partial = pm4.AcquireMem().replace(**{**ALL, missing: 0}).build()
    fault = fails(queue, "E_CACHE_STALE", dispatch(code), partial, dispatch(code))
    assert missing.upper() in str(fault)


def test_an_acquire_before_the_drain_is_too_early(queue: Queue, code: Buffer) -> None:
    launch = [*program(code.va), *block(32, 1, 1), *DISPATCH.build()]
    fails(queue, "E_CACHE_STALE", launch, acquire(), drain(), launch)


def test_a_drain_of_one_queue_orders_no_other(rig: Rig, queue: Queue, code: Buffer) -> None:
    other = rig.compute_queue()
    other.submit(acquire(), dispatch(code))
    queue.run(acquire(), dispatch(code))
    assert len(rig.launches) == 2


def test_two_overlapping_dispatches_need_no_acquire(rig: Rig, queue: Queue, code: Buffer) -> None:
    launch = [*program(code.va), *block(32, 1, 1), *DISPATCH.build()]
    queue.run(launch, launch, drain())
    assert len(rig.launches) == 2


def test_code_that_changed_needs_an_instruction_cache_invalidation(queue: Queue, code: Buffer) -> None:
    queue.run(dispatch(code))
    code.mapping.write32(0x40, 0xBFB00000)
    data_only = pm4.AcquireMem().replace(**ALL).build()
    fault = fails(queue, "E_ICACHE_STALE", data_only, dispatch(code))
    assert fault.where["va"] == code.va


def test_an_invalidated_instruction_cache_takes_new_code(rig: Rig, queue: Queue, code: Buffer) -> None:
    queue.run(dispatch(code))
    code.mapping.write32(0x40, 0xBFB00000)
    queue.run(acquire(), dispatch(code))
    assert len(rig.launches) == 2


def test_code_behind_a_program_was_fetched_with_it(queue: Queue, code: Buffer) -> None:
    queue.run(dispatch(code))  # prefetches two lines, bytes 0..255
    code.mapping.write32(0x80, 0xBFB00000)
    data_only = pm4.AcquireMem().replace(**ALL).build()
    queue.write(data_only)
    # the second line is read again only by a program that starts there or before
    fault = fails(queue, "E_ICACHE_STALE", dispatch(code))
    assert fault.where["va"] == code.va + 0x80


def test_code_that_was_never_fetched_may_change(rig: Rig, queue: Queue, code: Buffer) -> None:
    queue.run(dispatch(code))
    code.mapping.write32(0x100, 0xBFB00000)
    queue.run(pm4.AcquireMem().replace(**ALL).build(), dispatch(code, entry=0x100))
    assert len(rig.launches) == 2


def test_signals_alone_do_not_make_caches_stale(rig: Rig, queue: Queue, code: Buffer) -> None:
    signal = rig.buffer(0x1000)
    launch = [*program(code.va), *block(32, 1, 1), *DISPATCH.build(), *drain()]
    queue.run(launch, release(signal.va, 1), acquire(), launch, release(signal.va, 2))
    assert len(rig.launches) == 2


def test_prefetch_may_not_leave_the_code(queue: Queue, code: Buffer) -> None:
    near_the_end = [*program(code.va + 0x1F00), *set_sh(gc.COMPUTE_PGM_RSRC3, 3 << 4)]
    fault = fails(queue, "E_PC_RANGE", near_the_end, block(32, 1, 1), DISPATCH.build())
    assert "prefetches 0x180 bytes" in str(fault)
    assert fault.where["va"] == code.va + 0x2000


def busy_behind_its_acquire(rig: Rig, queue: Queue, code: Buffer, *end: list[int]) -> None:
    """The queue executes a submission behind its acquire; another queue's waves have filled the caches."""
    other = rig.compute_queue()
    queue.submit(acquire(), *[pm4.Nop().build(0)] * 300, *end)
    other.submit(*[pm4.Nop().build(0)] * 100, dispatch(code))
    while not rig.launches:
        rig.host.scheduler.run(1)
    assert queue.rptr.mapping.read64(0) == 0


def test_a_doorbell_says_nothing_of_the_submission_before_it(rig: Rig, queue: Queue, code: Buffer) -> None:
    busy_behind_its_acquire(rig, queue, code, dispatch(code))
    queue.run(acquire(), dispatch(code))
    assert len(rig.launches) == 3


def test_a_submission_rung_while_the_queue_was_busy_needs_its_own_acquire(
    rig: Rig, queue: Queue, code: Buffer
) -> None:
    busy_behind_its_acquire(rig, queue, code)
    fault = fails(queue, "E_CACHE_STALE", dispatch(code))
    assert len(rig.launches) == 1 and "its doorbell follows host writes" in str(fault)


def with_arguments(rig: Rig, flags: int = GTT) -> tuple[Buffer, list[int]]:
    """A kernel that reads its arguments from memory of its own, and its dispatch with every cache but L2."""
    head = struct.pack("<3I4xq20x3IH6x", 0, 0, 8, 0x100, 0, int(RSRC1), int(RSRC2), 1 << 3 | 1 << 10)
    code, memory = rig.buffer(0x2000, GTT | EXECUTABLE), rig.buffer(0x1000, flags)
    code.mapping.view()[:64] = head
    user = set_sh(gc.COMPUTE_USER_DATA_0, memory.va & 0xFFFFFFFF, memory.va >> 32)
    registers = [*program(code.va + 0x100), *user, *block(32, 1, 1)]
    return memory, [*acquire(), *registers, *DISPATCH.build(), *drain()]


def test_arguments_that_the_host_writes_again_need_an_invalidated_l2(rig: Rig, queue: Queue) -> None:
    """Cached memory, MTYPE_NC: Linux gmc_v11_0.c get_vm_pte without COHERENT or UNCACHED."""
    memory, run = with_arguments(rig)
    queue.run(run, run)
    memory.mapping.write64(0x20, 1)
    queue.run(pm4.AcquireMem(gl2_inv=1).build(), run)
    memory.mapping.write64(0x20, 2)
    fault = fails(queue, "E_CACHE_STALE", run)
    assert fault.where["level"] == "L2" and fault.where["va"] == memory.va


@pytest.mark.parametrize("flag", ["COHERENT", "UNCACHED"])
def test_l2_holds_no_line_of_uncached_memory(rig: Rig, queue: Queue, flag: str) -> None:
    memory, run = with_arguments(rig, GTT | getattr(uapi, f"KFD_IOC_ALLOC_MEM_FLAGS_{flag}"))
    queue.run(run)
    memory.mapping.write64(0x20, 1)
    queue.run(run)
    assert len(rig.launches) == 2


def test_host_memory_of_gfx12_is_cached_whatever_was_asked(make_rig: Callable[..., Rig]) -> None:
    rig = make_rig(chip="navi48")
    queue = rig.compute_queue()
    memory, run = with_arguments(rig, GTT | uapi.KFD_IOC_ALLOC_MEM_FLAGS_UNCACHED)
    queue.run(run)
    memory.mapping.write64(0x20, 1)
    fails(queue, "E_CACHE_STALE", run)


def test_arguments_that_a_packet_wrote_are_those_of_l2(rig: Rig, queue: Queue) -> None:
    memory, run = with_arguments(rig)
    write = pm4.WriteData(dst_sel=pm4.WriteDst.MEMORY, wr_confirm=1, dst_addr=memory.va).build(1)
    queue.run(run, write, run)
    queue.run(run)
    assert len(rig.launches) == 3


def test_other_lines_may_be_written_at_any_time(rig: Rig, queue: Queue) -> None:
    memory, run = with_arguments(rig)
    queue.run(run)
    memory.mapping.write64(0x80, 1)
    queue.run(run)
    assert len(rig.launches) == 2


@pytest.fixture(params=["navi31", "navi48"])
def strict(request: pytest.FixtureRequest, make_rig: Callable[..., Rig]) -> Rig:
    return make_rig(mode="strict", chip=request.param)


def copied(source: Buffer, target: Buffer, count: int = 256) -> list[int]:
    """A copy, and a signal of it to the host behind what it may copy."""
    packet = sdma_6.CopyLinear(src_addr=source.va, dst_addr=target.va, count=count)
    return [*packet.build(), *fence(target.va + 0x800, 1)]


def test_a_copy_of_what_the_host_wrote_over_l2_needs_an_invalidated_l2(strict: Rig) -> None:
    queue, source, target = strict.sdma_queue(), strict.buffer(0x1000), strict.buffer(0x1000)
    queue.run(copied(source, target))
    source.mapping.write32(0x90, 7)
    fault = fails(queue, "E_CACHE_STALE", copied(source, target))
    assert fault.where["va"] == source.va + 0x80 and fault.where["level"] == "L2"
    assert (
        "before the host or another card wrote it: COPY of SDMA0 queue 0 read it then; GCR_REQ with GL2_INV"
        in str(fault)
    )


INVALIDATE = [0x111, 0, 0xC1C0_0000, 0, 0]  # ROCR-Runtime amd_blit_sdma.cpp BuildGCRCommand
WRITE_BACK = [0x111, 0, 1 << 31, 0, 0]


def test_a_cache_request_makes_the_copy_see_it(strict: Rig) -> None:
    queue, source, target = strict.sdma_queue(), strict.buffer(0x1000), strict.buffer(0x1000)
    queue.run(copied(source, target))
    source.mapping.write32(0x90, 7)
    queue.run(INVALIDATE, copied(source, target))
    assert target.mapping.read32(0x90) == 7
    source.mapping.write32(0x90, 8)
    fails(queue, "E_CACHE_STALE", WRITE_BACK, copied(source, target))


def test_a_copy_of_other_lines_or_of_what_a_device_wrote_is_fresh(strict: Rig) -> None:
    queue, source, target = strict.sdma_queue(), strict.buffer(0x1000), strict.buffer(0x1000)
    other = strict.buffer(0x1000)
    queue.run(copied(source, target))
    source.mapping.write32(0x100, 7)
    queue.run(copied(source, target))
    source.mapping.write32(0x90, 7)
    queue.run(copied(other, source), copied(source, target))
    assert target.mapping.read32(0x90) == 0


def test_what_a_device_wrote_before_the_host_had_its_turn_is_fresh(strict: Rig) -> None:
    """It went through L2; a copy of it in a later turn needs no invalidation."""
    queue, source, target = strict.sdma_queue(), strict.buffer(0x1000), strict.buffer(0x1000)
    other = strict.buffer(0x1000)
    other.mapping.write32(0x90, 5)
    queue.run(copied(source, target))
    queue.run(copied(other, source))
    queue.run(copied(source, target))
    assert target.mapping.read32(0x90) == 5


def test_a_copy_of_uncached_memory_reads_memory(make_rig: Callable[..., Rig]) -> None:
    rig = make_rig(mode="strict")
    flags = GTT | uapi.KFD_IOC_ALLOC_MEM_FLAGS_UNCACHED
    queue, source, target = rig.sdma_queue(), rig.buffer(0x1000, flags), rig.buffer(0x1000)
    queue.run(copied(source, target))
    source.mapping.write32(0x90, 7)
    queue.run(copied(source, target))
    assert target.mapping.read32(0x90) == 7


def test_a_copy_engine_s_request_is_good_for_kernel_arguments_too(rig: Rig, queue: Queue) -> None:
    memory, run = with_arguments(rig)
    queue.run(run)
    memory.mapping.write64(0x20, 1)
    rig.sdma_queue().run(INVALIDATE)
    queue.run(run)
    assert len(rig.launches) == 2


def test_arguments_that_a_packet_wrote_in_an_earlier_turn_are_those_of_l2(rig: Rig, queue: Queue) -> None:
    memory, run = with_arguments(rig)
    write = pm4.WriteData(dst_sel=pm4.WriteDst.MEMORY, wr_confirm=1, dst_addr=memory.va).build(1)
    queue.run(run)
    queue.run(write)
    queue.run(run)
    assert len(rig.launches) == 2
