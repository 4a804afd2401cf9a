"""GPFIFO channels: entries, headers, host methods, faults. Covers channel.py, host_methods.py, semaphore.py,
port.py, reports.py, fifo.py.

Encodings are those of clc76f.h and clc86f.h; numbers of errors those of nverror.h and dev_fault.h.
"""

from __future__ import annotations

import pytest

from drivers.core.errors import SimFault
from drivers.sim.nv import semaphore
from drivers.sim.nv.reports import notifier_code
from tests.drivers.sim.nv.plain_client import (
    DOORBELL,
    GP_PUT,
    Buffer,
    PlainClient,
    Refused,
    acquire,
    bind,
    blob,
    copy,
    got,
    method,
    put,
    release,
    wait,
)
from tests.faults import faults

MMU_ERROR, PBDMA_ERROR, CLASS_ERROR = 31, 32, 69


def run(client: PlainClient, words: list[int]) -> Buffer:
    """Run a pushbuffer on the compute channel to its end; what its semaphore at +0x800 says."""
    flag = client.memory(0x1000)
    client.compute.submit([*words, *release(flag.va + 0x800, 1)])
    wait(client, flag, 0x800, 1)
    return flag


def broken(client: PlainClient, words: list[int]) -> SimFault:
    """The fault that a pushbuffer on the compute channel ends in."""
    client.compute.submit(words)
    with pytest.raises(SimFault) as fault:
        client.host.scheduler.drain()
    return fault.value


def notice(client: PlainClient) -> tuple[int, int]:
    """(code, status) of the error notifier."""
    return client.notifier.cpu.read32(8), client.notifier.cpu.read32(12) >> 16


def test_a_release_stores_its_payload_and_the_time_beside_it(client: PlainClient) -> None:
    flag = client.memory(0x1000)
    run(client, release(flag.va, 0x1_2345_6789) + release(flag.va + 0x40, 7, 1))
    assert flag.cpu.read64(0) == 0x1_2345_6789
    assert flag.cpu.read64(8) > 0
    assert flag.cpu.read64(0x40) == 7
    assert flag.cpu.read64(0x48) == 0


@pytest.mark.parametrize(
    ("operation", "before", "payload", "after"),
    [
        (0, 5, 0xFFFF_FFFF, 5),
        (1, 5, 9, 9),
        (2, 6, 3, 5),
        (3, 6, 3, 2),
        (4, 6, 3, 7),
        (5, 6, 3, 9),
        (6, 6, 3, 0),
        (6, 2, 3, 3),
        (7, 2, 3, 1),
        (7, 0, 3, 3),
        (7, 9, 3, 3),
    ],
)
def test_reductions(client: PlainClient, operation: int, before: int, payload: int, after: int) -> None:
    flag = client.memory(0x1000)
    flag.cpu.write32(0, before)
    run(client, release(flag.va, payload, 6 | operation << 27 | 1 << 31))
    assert flag.cpu.read32(0) == after


def test_signed_numbers_have_their_own_order() -> None:
    minus_two = (1 << 32) - 2
    assert semaphore.reduction("IMIN", True, 4)(5, minus_two, (1 << 32) - 1) == minus_two
    assert semaphore.reduction("RED_MAX", True, 4)(5, minus_two, (1 << 32) - 1) == 5
    assert semaphore.reduction("RED_ADD", True, 4)(5, minus_two, (1 << 32) - 1) == 3


@pytest.mark.parametrize(
    ("operation", "payload", "value", "met"),
    [
        (0, 4, 5, False), (0, 5, 5, True), (2, 6, 5, False), (2, 5, 6, True), (3, 2, 2**64 - 1, False),
        (3, 2**64 - 1, 2, True), (4, 4, 3, False), (4, 2, 3, True), (5, 2**64 - 2, 1, False), (5, 1, 2, True),
    ],
)  # fmt: skip
def test_acquires_wait_for_their_condition(
    client: PlainClient, operation: int, payload: int, value: int, met: bool
) -> None:
    flag = client.memory(0x1000)
    flag.cpu.write64(0, value)
    client.compute.submit(acquire(flag.va, payload, operation) + release(flag.va + 0x100, 1))
    client.host.scheduler.drain()
    assert flag.cpu.read64(0x100) == met


def test_a_wait_that_nobody_ends_is_told_with_what_it_waits_for(client: PlainClient) -> None:
    flag = client.memory(0x1000)
    client.compute.submit(acquire(flag.va, 3))
    with faults("E_WAIT_DEADLOCK") as fault:
        wait(client, flag, 0, 3)
    assert f"ACQ_STRICT_GEQ 3 at {flag.va:#x}, which holds 0" in str(fault.value)


def test_every_form_of_method_header(client: PlainClient) -> None:
    """Increasing, non-increasing, immediate, once increasing, the old forms, the end of a segment."""
    flag = client.memory(0x1000)
    va = flag.va
    words = [1 << 29 | 2 << 16 | 0x5C >> 2, va & 0xFFFF_FFFF, va >> 32]  # increasing
    words += [3 << 29 | 2 << 16 | 0x64 >> 2, 1, 2]  # non-increasing: the second value stays
    words += [4 << 29 | 0 << 16 | 0x68 >> 2]  # immediate
    words += [5 << 29 | 1 << 16 | 0x6C >> 2, 1]  # increasing once
    run(client, words)
    assert flag.cpu.read64(0) == 2
    words = [
        0 << 29 | 5 << 18 | 0x5C,
        va + 16 & 0xFFFF_FFFF,
        va >> 32,
        9,
        0,
        1,
    ]  # old increasing: 13 bits of byte address
    words += [2 << 29 | 2 << 18 | 0x08, 0, 0, 0]  # old non-increasing NOP, then a NOP header
    run(client, words)
    assert flag.cpu.read64(16) == 9
    client.compute.submit([7 << 29, *release(va + 32, 5)])
    client.host.scheduler.drain()
    assert flag.cpu.read64(32) == 0


@pytest.mark.parametrize(
    ("words", "code", "error"),
    [
        ([6 << 29 | 0x5C >> 2], "E_NV_PBDMA", PBDMA_ERROR),
        ([1 << 29 | 4 << 16 | 0x5C >> 2, 1], "E_NV_PBDMA", PBDMA_ERROR),
        ([1 << 29 | 1 << 12, 1], "E_NV_PBDMA", PBDMA_ERROR),
        (method(0, 0xFC, 1), "E_NV_METHOD", CLASS_ERROR),
        (method(0, 0x6C, 7), "E_NV_METHOD", CLASS_ERROR),
        (method(0, 0x5C, 3), "E_NV_METHOD", CLASS_ERROR),
        (method(0, 0x04, 0), "E_NV_METHOD", CLASS_ERROR),
        (method(0, 0x34, 9 << 27), "E_NV_PRIVILEGE", PBDMA_ERROR),
        (method(0, 0x84, 0), "E_NV_PRIVILEGE", PBDMA_ERROR),
        (method(3, 0x100, 0), "E_NV_OBJECT", CLASS_ERROR),
        (bind(1, 0xC9C0), "E_NV_OBJECT", CLASS_ERROR),
        (bind(4, 0xC8B5), "E_NV_OBJECT", CLASS_ERROR),
        (release(0x5000_0000_0000, 1), "E_VM_FAULT", MMU_ERROR),
        (release(0x1_0000_0008, 1), "E_ALIGN", 13),
        (acquire(0x1_0000_0004, 1), "E_ALIGN", 13),
    ],
)
def test_what_a_card_refuses_ends_the_channel_and_is_in_its_notifier(
    client: PlainClient, words: list[int], code: str, error: int
) -> None:
    assert broken(client, words).code == code
    assert notice(client) == (error, 0xFFFF)
    with faults("E_DB_INACTIVE"):
        client.compute.submit(release(client.notifier.va, 1))


def test_a_membar_is_for_everybody(client: PlainClient) -> None:
    run(client, method(0, 0x28, 0, 0, 0, 5 << 27))


def test_methods_are_named_as_the_class_names_them(client: PlainClient) -> None:
    fault = broken(client, method(0, 0x6C, 7))
    assert fault.where["packet"] == "SEM_EXECUTE"
    assert fault.where["cmd_va"] == client.compute.commands.va


def test_a_fault_takes_the_whole_group_and_another_group_goes_on(client: PlainClient) -> None:
    flag = client.memory(0x1000)
    client.copy.submit(acquire(flag.va, 1))
    client.host.relax("a turn")
    assert broken(client, method(0, 0xFC, 1)).code == "E_NV_METHOD"
    with faults("E_DB_INACTIVE"):
        client.copy.ring()
    for handle in (client.compute.handle, client.copy.handle, client.group):
        client.free(handle)
    client.open_channels(0x7100_0000_0000)
    run(client, [])


def test_what_the_debugger_and_the_channel_tell_of_an_mmu_fault(client: PlainClient) -> None:
    params = blob(12)
    put(params, "II", 4, client.client, client.compute.object)
    debugger = client.alloc(client.device, 0x83DE, params)
    broken(client, release(0x5000_0000_0000, 1))
    faults = blob(72)
    client.control(debugger, 0x83DE0328, faults)
    assert (got(faults, "I", 64), got(faults, "Q", 0)) == (1, 0x5000_0000_0000)
    assert (got(faults, "I", 8), got(faults, "I", 12)) == (2, 1)  # PTE, VIRT_WRITE
    states = blob(4824)
    put(states, "II", 0, client.compute.handle, 4)
    client.control(debugger, 0x83DE030C, states)
    assert got(states, "B", 4812) == 1


@pytest.mark.parametrize(
    ("code", "engine", "number"),
    [
        ("E_NV_OVERLAP", 1, 13),
        ("E_NV_OVERLAP", 9, 39),
        ("E_NV_OVERLAP", 11, 41),
        ("E_VM_PERM", 11, MMU_ERROR),
    ],
)
def test_errors_have_the_number_of_their_engine(code: str, engine: int, number: int) -> None:
    assert notifier_code(SimFault(code, ""), engine) == number


def test_a_debugger_is_of_a_compute_object(client: PlainClient) -> None:
    params = blob(12)
    own, compute = client.client, client.compute.object
    for obsolete, owner, handle, status in (
        (0, own, 0xBAD, 0x36), (0, own, client.group, 0x31),
        (0, 0xBAD, compute, 0x23), (1, own, compute, 0x1F),
    ):  # fmt: skip
        put(params, "III", 0, obsolete, owner, handle)
        with pytest.raises(Refused) as refused:
            client.alloc(client.device, 0x83DE, params)
        assert refused.value.status == status


def test_doorbells_of_nobody_and_of_channels_that_are_not_scheduled_are_lost(client: PlainClient) -> None:
    with pytest.raises(SimFault, match=r"E_DB_INACTIVE.*no live channel"):
        client.doorbell.write32(DOORBELL, 0x7777)
    client.control(client.group, 0xA06C0101, blob(3))
    with pytest.raises(SimFault, match=r"E_DB_INACTIVE.*not scheduled"):
        client.compute.submit(release(client.notifier.va, 1))


def test_a_put_pointer_past_the_ring_is_refused(client: PlainClient) -> None:
    client.ring_memory.cpu.write32(client.compute.userd + GP_PUT, 64)
    with pytest.raises(SimFault, match=r"E_NV_PBDMA.*64 entries"):
        client.doorbell.write32(DOORBELL, client.compute.token)
    assert notice(client)[0] == PBDMA_ERROR


def test_entries_that_were_not_fetched_yet_are_not_overtaken(client: PlainClient) -> None:
    flag = client.memory(0x1000)
    for _ in range(10):
        client.compute.submit(acquire(flag.va, 1))
    client.compute.put = 5
    with faults("E_RING_OVERFLOW"):
        client.compute.ring()


def test_a_pushbuffer_that_changes_after_the_doorbell_is_told(client: PlainClient) -> None:
    flag = client.memory(0x1000)
    client.compute.submit(release(flag.va, 1))
    client.compute.commands.cpu.write32(4 * 3, 99)
    with faults("E_CMD_REUSE"):
        client.host.scheduler.drain()


def test_a_ring_entry_that_changes_after_the_doorbell_is_told(client: PlainClient) -> None:
    client.compute.submit(release(client.notifier.va, 1))
    client.ring_memory.cpu.write64(0, 0)
    with faults("E_CMD_REUSE"):
        client.host.scheduler.drain()


def test_entries_are_below_2_to_the_40_and_their_reserved_bits_are_0(client: PlainClient) -> None:
    ring = client.ring_memory.cpu
    ring.write64(0, 1 << 40 | client.compute.commands.va | 4 << 42)
    client.compute.put = 1
    with pytest.raises(SimFault, match=r"E_NV_PBDMA.*reserved"):
        client.compute.ring()


def test_a_timeline_that_somebody_waits_for_does_not_go_back(client: PlainClient) -> None:
    flag = client.memory(0x1000)
    client.copy.submit(acquire(flag.va, 5) + release(flag.va + 0x100, 1))
    client.compute.submit(release(flag.va, 6))
    client.host.scheduler.drain()
    assert broken(client, release(flag.va, 5)).code == "E_TIMELINE_RACE"


def test_a_release_does_not_overtake_work_without_saying_so(client: PlainClient) -> None:
    source, target = client.memory(0x1000), client.memory(0x1000)
    words = bind(4, client.copy_class) + copy(source.va, target.va, 64)
    client.copy.submit(words + release(target.va + 0x800, 1, 1))
    with pytest.raises(SimFault, match=r"E_NO_DRAIN.*RELEASE_WFI"):
        client.host.scheduler.drain()


def test_wfi_waits_for_the_engines(client: PlainClient) -> None:
    source, target = client.memory(0x1000), client.memory(0x1000)
    words = bind(4, client.copy_class) + copy(source.va, target.va, 64) + method(0, 0x78, 1)
    client.copy.submit(words + release(target.va + 0x800, 1, 1))
    wait(client, target, 0x800, 1)


@pytest.mark.parametrize(
    ("form", "at", "value", "status"),
    [
        ("I", 16, 48, 0x1F),  # gpFifoEntries, no power of two
        ("Q", 8, 0x1_0000_0004, 0x1F),  # gpFifoOffset
        ("Q", 64, 0x300 + 64, 0x1F),  # userdOffset, not 512-byte aligned
        ("I", 32, 0xBAD, 0x33),  # hUserdMemory
        ("I", 0, 0xBAD, 0x33),  # hObjectError
        ("I", 24, 0xBAD, 0x33),  # hContextShare
        ("I", 28, 1, 0x1F),  # hVASpace beside hContextShare
        ("I", 128, 11, 0x1F),  # engineType that is not the group's
    ],
)
def test_parameters_of_a_channel(client: PlainClient, form: str, at: int, value: int, status: int) -> None:
    params = blob(368)
    put(params, "I", 0, client.notifier.handle)
    put(params, "QIIII", 8, client.ring_memory.va, 64, 0, client.share, 0)
    put(params, "I", 32, client.ring_memory.handle)
    put(params, "Q", 64, 0x20000)
    put(params, "I", 128, 1)
    put(params, form, at, value)
    with pytest.raises(Refused) as refused:
        client.alloc(client.group, client.gpfifo, params)
    assert refused.value.status == status


@pytest.mark.parametrize(("engine", "share", "status"), [(99, 0, 0x1F), (1, 1, 0x1F), (1, 0, 0)])
def test_a_channel_without_a_group_names_its_engine(
    client: PlainClient, engine: int, share: int, status: int
) -> None:
    params = blob(368)
    put(params, "QIIII", 8, client.ring_memory.va + 0x30000, 64, 0, share and client.share, 0)
    put(params, "I", 28, 0 if share else client.space)
    put(params, "I", 32, client.ring_memory.handle)
    put(params, "Q", 64, 0x40000)
    put(params, "I", 128, engine)
    found = 0
    try:
        client.alloc(client.device, client.gpfifo, params)
    except Refused as refused:
        found = refused.status
    assert found == status


def test_a_copy_engine_of_its_own_runs_copies_and_no_compute(client: PlainClient) -> None:
    params = blob(20)
    put(params, "IIII", 0, 0, 0, client.space, 11)
    group = client.alloc(client.device, 0xA06C, params)
    params = blob(368)
    put(params, "QI", 8, client.ring_memory.va + 0x30000, 64)
    put(params, "I", 32, client.ring_memory.handle)
    put(params, "Q", 64, 0x40000)
    channel = client.alloc(group, client.gpfifo, params)
    with pytest.raises(Refused) as refused:
        client.alloc(channel, client.compute_class)
    assert refused.value.status == 0x22
    client.alloc(channel, client.copy_class)
    bound = blob(4)
    put(bound, "I", 0, 11)
    client.control(channel, 0xA06F0104, bound)


def test_the_clock_of_the_user_page_runs(client: PlainClient) -> None:
    first = client.doorbell.read32(0x80)
    client.host.sleep(1e-3)
    assert client.doorbell.read32(0x80) > first
    with faults("E_MMIO_WIDTH"):
        client.doorbell.write64(DOORBELL, 0)
