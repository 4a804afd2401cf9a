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
from tests.drivers.sim.amd.pci.tables import DATA, START, mapped


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
