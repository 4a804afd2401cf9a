"""Copy queues by register on both engines and generations; each rule broken once."""

from __future__ import annotations

import pytest

from autogen.amd import sdma_6
from autogen.schema import SdmaPacket
from tests.drivers.sim.amd.pci.queues import (
    DOORBELL,
    SIGNAL,
    Ring,
    describe_copy,
    enable_copy,
    open_doorbells,
    unhalt,
)
from tests.drivers.sim.amd.pci.rig import Rig
from tests.drivers.sim.amd.pci.tables import DATA, EVERY_CACHE, START, enable, invalidate, mapped


def write(value: int) -> list[int]:
    packet: SdmaPacket = sdma_6.WriteLinear(dst_addr=SIGNAL, count=1)
    return packet.build(value)


def signal(rig: Rig) -> int:
    return int.from_bytes(rig.load(DATA + SIGNAL - START, 4), "little")


@pytest.fixture
def ready(rig: Rig) -> Rig:
    mapped(rig)
    open_doorbells(rig)
    return rig


@pytest.mark.parametrize(("engine", "queue"), [(0, 0), (1, 0), (0, 1)])
def test_packets_run_from_any_queue_of_any_engine(ready: Rig, engine: int, queue: int) -> None:
    unhalt(ready, engine)
    ring = enable_copy(ready, engine, queue)
    ring.run(write(0xBEEF))
    assert signal(ready) == 0xBEEF
    assert ready.read(f"SDMA{engine}_QUEUE{queue}_RB_RPTR") == 4 * len(write(0))


def test_pointers_have_64_bits_in_two_registers_while_an_engine_runs_the_queue(ready: Rig) -> None:
    unhalt(ready)
    given = {"RB_RPTR": 0x40, "RB_RPTR_HI": 3, "RB_WPTR": 0x40, "RB_WPTR_HI": 3}
    enable_copy(ready, **given)
    assert {name: ready.read(f"SDMA0_QUEUE0_{name}") for name in given} == given


def test_a_halted_engine_runs_nothing(ready: Rig) -> None:
    assert "halt is 1" in str(ready.fails("E_SDMA_OFF", lambda: enable_copy(ready)))


def test_enable_before_the_ring_is_set(ready: Rig) -> None:
    unhalt(ready)
    told = ready.fails("E_SDMA_OFF", lambda: ready.write("SDMA0_QUEUE0_RB_CNTL", control(10)))
    assert "RB_BASE is 0" in str(told)
    changes = {"RB_BASE": 0, "RB_BASE_HI": 0}
    assert "RB_BASE is 0" in str(ready.fails("E_SDMA_OFF", lambda: enable_copy(ready, **changes)))


def test_pointers_that_are_still_being_updated(ready: Rig) -> None:
    unhalt(ready)
    ready.fails("E_SDMA_OFF", lambda: enable_copy(ready, MINOR_PTR_UPDATE=1))


@pytest.mark.parametrize("register", ["RB_RPTR_ADDR_LO", "RB_WPTR_POLL_ADDR_LO"])
def test_pointers_must_be_mapped(ready: Rig, register: str) -> None:
    unhalt(ready)
    ready.fails("E_SDMA_RPTR", lambda: enable_copy(ready, **{register: 0x0FFF_F000}))


def test_a_running_queue_is_not_rewritten(ready: Rig) -> None:
    unhalt(ready)
    enable_copy(ready)
    ready.fails("E_HQD_LIVE_WRITE", lambda: describe_copy(ready, RB_BASE=0x1000))


def test_a_disabled_queue_loses_its_doorbell(ready: Rig) -> None:
    unhalt(ready)
    ring = enable_copy(ready)
    ready.write("SDMA0_QUEUE0_RB_CNTL", 0)
    assert ready.card.queues == {}
    ready.fails("E_DB_INACTIVE", lambda: ring.submit(write(1)))


def test_a_further_queue_that_was_not_enabled_runs_nothing(ready: Rig) -> None:
    """S14: only queue 0 is enabled, and the doorbell is queue 1's."""
    unhalt(ready)
    further = Ring(ready, DOORBELL["SDMA"] + 2, 1)
    enable_copy(ready, queue=0)
    describe_copy(ready, queue=1, DOORBELL_OFFSET=further.doorbell << 2)
    ready.fails("E_SDMA_QUEUE", lambda: further.ring(12))
    ready.write("SDMA0_QUEUE1_DOORBELL", 0)
    ready.fails("E_DB_INACTIVE", lambda: further.ring(12))


def test_a_soft_reset_halts_the_engine_and_forgets_its_queues(ready: Rig) -> None:
    unhalt(ready)
    enable_copy(ready)
    ready.write("GRBM_SOFT_RESET", 1 << 23)
    assert ready.card.queues == {}
    assert "in reset" in str(ready.fails("E_SDMA_OFF", lambda: enable_copy(ready)))
    ready.write("GRBM_SOFT_RESET", 0)
    assert "halt is 1" in str(ready.fails("E_SDMA_OFF", lambda: enable_copy(ready)))
    unhalt(ready)
    enable_copy(ready).run(write(5))
    assert signal(ready) == 5


def test_an_engine_that_stays_halted_by_injection(ready: Rig) -> None:
    unhalt(ready)
    ready.board.faults.arm("sdma.halted")
    enable_copy(ready).run(write(7))
    assert signal(ready) == 0
    assert ready.read("SDMA0_STATUS_REG") & 1 == 0


def flush_hdp(rig: Rig, bit: int) -> list[int]:
    """Header with HDP_FLUSH and ==, DONE and REQ as byte addresses, value, mask: Linux sdma_v6_0.c."""
    at = rig.board.bus.at
    done, request = at("BIF_BX_PF0_GPU_HDP_FLUSH_DONE"), at("BIF_BX_PF0_GPU_HDP_FLUSH_REQ")
    return [8 | 1 << 26 | 3 << 28, 4 * done, 4 * request, bit, bit, 0xFFF << 16 | 10]


def test_a_copy_engine_flushes_the_host_path_by_its_own_bit(ready: Rig) -> None:
    unhalt(ready, 1)
    ring = enable_copy(ready, 1)
    ring.submit(flush_hdp(ready, 1 << 11), write(0xBEEF))
    ready.wait(lambda: bool(ready.card.scheduler.drain()) and signal(ready) == 0xBEEF)
    ready.fails("E_HDP_BIT", lambda: ring.run(flush_hdp(ready, 1 << 10)))


def test_a_flush_through_other_registers_is_refused(ready: Rig) -> None:
    unhalt(ready)
    ring = enable_copy(ready)
    words = flush_hdp(ready, 1 << 10)
    ready.fails("E_SDMA_POLL", lambda: ring.run([words[0], 0x1000, *words[2:]]))


def test_a_copy_of_what_was_not_flushed_is_stale(ready: Rig) -> None:
    """M17: the copy engine reads video memory without what rests in the host's path."""
    unhalt(ready)
    ring = enable_copy(ready)
    copy = sdma_6.CopyLinear(count=64, src_addr=START + 0x9000, dst_addr=START + 0xA000).build()
    ready.store(DATA + 0x9000, bytes(64))
    ring.run(copy)
    ring.submit(copy)
    ready.store(DATA + 0x9000, b"new", flush=False)
    ready.fails("E_HDP_STALE", ready.card.scheduler.drain)


def test_the_watchdog_ends_a_poll_that_waits_too_long(ready: Rig) -> None:
    """S15: QUEUE_HANG_COUNT in units of 100 ms, 0 for none."""
    unhalt(ready)
    ring = enable_copy(ready)
    poll = sdma_6.PollRegmem(
        func=sdma_6.PollFunction.EQUAL, mem_poll=1, addr=SIGNAL, value=77, retry_count=0xFFF
    )
    ring.run(poll.build())
    ready.board.timers.pass_time(10_000_000_000)
    ready.card.scheduler.drain()
    ready.write("SDMA0_WATCHDOG_CNTL", 200)
    ready.card.scheduler.drain()
    ready.write("SDMA0_WATCHDOG_CNTL", 100)
    ready.board.timers.pass_time(1_000_000)
    assert "allows 10 s" in str(ready.fails("E_SDMA_HANG", ready.card.scheduler.drain))


def test_each_poll_has_the_watchdog_s_whole_patience(ready: Rig) -> None:
    """S15: a poll of now does not wait since an earlier poll began."""
    unhalt(ready)
    ring = enable_copy(ready)
    ready.write("SDMA0_WATCHDOG_CNTL", 100)
    poll = sdma_6.PollRegmem(
        func=sdma_6.PollFunction.EQUAL, mem_poll=1, addr=SIGNAL, value=77, retry_count=0xFFF
    )
    ring.run(poll.build())
    ready.store(DATA + SIGNAL - START, bytes([77, 0, 0, 0]))
    ready.card.scheduler.drain()
    ready.store(DATA + SIGNAL - START, bytes(4))
    ready.board.timers.pass_time(20_000_000_000)
    ring.run(poll.build())


def privileged(rig: Rig) -> Ring:
    unhalt(rig)
    describe_copy(rig)
    rig.write("SDMA0_QUEUE0_RB_CNTL", 1 | 10 << 1 | 1 << 12 | 1 << 23)
    return Ring(rig, DOORBELL["SDMA"], 1)


def register_write(chip: str, dword: int) -> list[int]:
    """As Linux writes it: sdma_v6_0_ring_emit_wreg, sdma_v7_0_ring_emit_wreg."""
    return [14 | 0xF << 28, dword, 0x77] if chip == "navi31" else [14, 4 * dword, 0x77]


def test_a_register_is_written_as_the_kernel_does(ready: Rig) -> None:
    ring = privileged(ready)
    ring.run(register_write(ready.chip, ready.board.bus.at("SCRATCH_REG0")), write(0xBEEF))
    assert (ready.read("SCRATCH_REG0"), signal(ready)) == (0x77, 0xBEEF)


def test_the_register_address_of_the_other_generation_is_refused(ready: Rig) -> None:
    """S16: dwords on SDMA 6, bytes on SDMA 7, whose header enables no bytes."""
    ring, dword = privileged(ready), ready.board.bus.at("SCRATCH_REG0")
    other = "navi48" if ready.chip == "navi31" else "navi31"
    ready.fails("E_SRBM_ADDR", lambda: ring.run(register_write(other, dword)))


@pytest.mark.parametrize("scale", [1, 4])
def test_a_register_address_in_the_wrong_unit_is_refused(ready: Rig, scale: int) -> None:
    ring, dword = privileged(ready), ready.board.bus.at("SCRATCH_REG0") | 1
    right = 1 if ready.chip == "navi31" else 4
    words = register_write(ready.chip, 0)
    words[1] = scale * dword if scale != right else 4 * 0xF_FFF1 // right * right
    ready.fails("E_SRBM_ADDR", lambda: ring.run(words))


def test_only_a_privileged_queue_writes_registers(ready: Rig) -> None:
    unhalt(ready)
    ring = enable_copy(ready)
    words = register_write(ready.chip, ready.board.bus.at("SCRATCH_REG0"))
    ready.fails("E_PM4_PRIVREG", lambda: ring.run(words))


def test_a_dead_engine_takes_no_doorbell(ready: Rig) -> None:
    unhalt(ready)
    ring = enable_copy(ready)
    ready.board.faults.arm("sdma.dead")
    ring.run(write(0xBEEF))
    assert signal(ready) == 0


@pytest.mark.parametrize("privileged", [False, True])
def test_only_a_privileged_queue_polls_a_register(ready: Rig, privileged: bool) -> None:
    """Register address in bytes, 0xFFF tries: Linux sdma_v6_0.c, sdma_v6_0_ring_emit_reg_wait."""
    unhalt(ready)
    ready.write("SCRATCH_REG2", 0x55)
    describe_copy(ready)
    ready.write("SDMA0_QUEUE0_RB_CNTL", 1 | 10 << 1 | 1 << 12 | int(privileged) << 23)
    ring = Ring(ready, DOORBELL["SDMA"], 1)
    address = 4 * ready.board.bus.at("SCRATCH_REG2")
    poll = [8 | 3 << 28, address, 0, 0x50, 0xF0, 0xFFF << 16 | 10]
    if privileged:
        ring.run(poll, write(0xBEEF))
        assert signal(ready) == 0xBEEF
    else:
        ready.fails("E_SDMA_POLL", lambda: ring.run(poll))


def control(size: int, vmid: int = 0) -> int:
    """RB_CNTL: enable, log2 of dwords, write-back of the read pointer, VMID."""
    return 1 | size << 1 | 1 << 12 | vmid << 24


@pytest.mark.parametrize(("size", "is_right"), [(4, False), (5, True), (30, True), (31, False)])
def test_a_ring_has_2_to_the_5_to_30_dwords(ready: Rig, size: int, is_right: bool) -> None:
    unhalt(ready)
    describe_copy(ready)
    if not is_right:
        told = ready.fails("E_SDMA_OFF", lambda: ready.write("SDMA0_QUEUE0_RB_CNTL", control(size))).detail
        assert f"RB_CNTL.rb_size is {size}: log2" in told
        return
    ready.write("SDMA0_QUEUE0_RB_CNTL", control(size))
    (queue,) = ready.card.queues.values()
    assert queue.config.ring_bytes == 4 << size


def test_queues_have_numbers_of_their_own(ready: Rig) -> None:
    for engine in (0, 1):
        unhalt(ready, engine)
        for number in (0, 7):
            describe_copy(ready, engine, number, DOORBELL=0)
            ready.write(f"SDMA{engine}_QUEUE{number}_RB_CNTL", control(10))
    assert sorted(ready.card.queues) == [0x100, 0x107, 0x108, 0x10F]
    names = {queue.name for queue in ready.card.queues.values()}
    assert names == {f"SDMA{engine} queue {number}" for engine in (0, 1) for number in (0, 7)}


def test_status_says_that_a_queue_has_work_and_on_sdma_7_that_its_program_runs(ready: Rig) -> None:
    """sdma_6_0_0_sh_mask.h, SDMA0_STATUS_REG: IDLE at bit 0; sdma_v7_0.c waits for bit 27."""
    done = 0 if ready.chip == "navi31" else 1 << 27
    unhalt(ready)
    assert ready.read("SDMA0_STATUS_REG") == 1 | done
    ring = enable_copy(ready)
    assert ready.read("SDMA0_STATUS_REG") == 1 | done
    poll = sdma_6.PollRegmem(
        func=sdma_6.PollFunction.EQUAL, mem_poll=1, addr=SIGNAL, value=77, retry_count=0xFFF
    )
    ring.run(poll.build())
    assert ready.read("SDMA0_STATUS_REG") == done and ready.read("SDMA1_STATUS_REG") == 1 | done


def test_a_running_queue_stands_still_while_its_engine_is_halted(ready: Rig) -> None:
    unhalt(ready)
    ring = enable_copy(ready)
    name = "SDMA0_F32_CNTL" if ready.chip == "navi31" else "SDMA0_MCU_CNTL"
    ready.write(name, 1)
    assert ready.read(name) == 1
    ring.run(write(0xBEEF))
    assert signal(ready) == 0 and f"is suspended: {name}.halt is 1" in ready.card.scheduler.report()
    unhalt(ready)
    ready.card.scheduler.drain()
    assert signal(ready) == 0xBEEF


def test_an_engine_that_does_not_leave_its_halt_says_so(ready: Rig) -> None:
    unhalt(ready)
    ready.board.faults.arm("sdma.halted")
    enable_copy(ready).run(write(7))
    assert "SDMA0 does not leave its halt" in ready.card.scheduler.report()


@pytest.mark.parametrize(
    "name", ["RB_BASE", "RB_BASE_HI", "DOORBELL_OFFSET", "RB_RPTR_ADDR_LO", "RB_RPTR_ADDR_HI"]
)
def test_what_a_running_queue_stands_on_may_be_written_as_it_is_only(ready: Rig, name: str) -> None:
    unhalt(ready)
    enable_copy(ready)
    full = f"SDMA0_QUEUE0_{name}"
    ready.write(full, ready.read(full))
    fault = ready.fails("E_HQD_LIVE_WRITE", lambda: ready.write(full, ready.read(full) ^ 0x100))
    assert fault.where["reg"] == full and f"{full} changed while RB_ENABLE is 1" in fault.detail


def test_a_queue_that_was_disabled_has_its_read_pointer_in_two_registers(ready: Rig) -> None:
    unhalt(ready)
    ring = enable_copy(ready)
    ring.run(write(5))
    (queue,) = ready.card.queues.values()
    queue.restart(0x3_0000_0040)
    ready.write("SDMA0_QUEUE0_RB_CNTL", 0)
    pointers = [ready.read(f"SDMA0_QUEUE0_RB_RPTR{half}") for half in ("", "_HI")]
    assert pointers == [0x40, 3] and ready.card.queues == {}


def test_no_copy_begins_in_a_vmid_whose_invalidation_was_not_waited_for(ready: Rig) -> None:
    enable(ready, "GC", vmid=3)
    invalidate(ready, "GC", vmid=3)
    unhalt(ready)
    describe_copy(ready)
    ready.write("SDMA0_QUEUE0_RB_CNTL", control(10, vmid=3))
    ready.write("GCVM_INVALIDATE_ENG17_REQ", 1 << 3 | EVERY_CACHE)
    ring = Ring(ready, DOORBELL["SDMA"], 1)
    assert ready.fails("E_TLB_NO_ACK", lambda: ring.run(write(1))).where["vmid"] == 3


@pytest.mark.parametrize(
    ("register", "name"),
    [
        ("RB_RPTR_ADDR_HI", "RB_RPTR_ADDR"),
        ("RB_WPTR_POLL_ADDR_HI", "RB_WPTR_POLL_ADDR"),
        ("RB_BASE_HI", "RB_BASE"),
    ],
)
def test_an_address_that_nothing_maps_is_named_with_its_register(
    ready: Rig, register: str, name: str
) -> None:
    unhalt(ready)
    describe_copy(ready, **{register: 0x5})
    fault = ready.fails("E_SDMA_RPTR", lambda: ready.write("SDMA0_QUEUE0_RB_CNTL", control(10)))
    assert fault.detail.startswith(f"SDMA0_QUEUE0_{name} is {fault.where['va']:#x} in VMID 0:")
    assert fault.where["cause"] == "E_VM_RANGE"


@pytest.mark.parametrize("enabled", [0, 0x7, 0xE])
def test_sdma_6_writes_registers_whole(navi31: Rig, enabled: int) -> None:
    """BYTE_EN at bit 28 of SRBM_WRITE; Linux sdma_v6_0.c sets all four."""
    mapped(navi31)
    open_doorbells(navi31)
    ring = privileged(navi31)
    words = [14 | enabled << 28, navi31.board.bus.at("SCRATCH_REG0"), 0x77]
    assert f"BYTE_EN {enabled:#x}" in navi31.fails("E_SRBM_ADDR", lambda: ring.run(words)).detail
