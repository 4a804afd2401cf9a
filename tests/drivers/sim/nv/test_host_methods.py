"""Semaphores, waits and reports by the methods of the host and of compute classes, bit by bit (clc76f.h,
clcbc0.h), and how launches are started and cut short. Covers compute.py's methods.
"""

from __future__ import annotations

import struct
from collections.abc import Callable

import pytest

from drivers.core.errors import SimFault
from tests.drivers.sim.nv.plain_client import PlainClient, acquire, method, release
from tests.drivers.sim.nv.qmds import SASS, Bench, qmd, send
from tests.faults import faults

Make = Callable[..., PlainClient]
WIDE, WFI, TIME, UNSIGNED = 1 << 24, 1 << 20, 1 << 25, 1 << 31


@pytest.fixture
def bench(client: PlainClient) -> Bench:
    made = Bench(client)
    made.stand_in()
    return made


def code_of(act: Callable[[], object]) -> str:
    with pytest.raises(SimFault) as fault:
        act()
    return fault.value.code


MINUS_2 = (1 << 32) - 2


@pytest.mark.parametrize(
    ("flags", "before", "payload", "after", "timed"),
    [
        (1, 0xAAAA_AAAA_BBBB_BBBB, 0x1_0000_0005, 0xAAAA_AAAA_0000_0005, False),
        (1 | WIDE, 0, 0x1_0000_0005, 0x1_0000_0005, False),
        (1 | TIME, 0xAAAA_AAAA_BBBB_BBBB, 0x1_0000_0005, 5, True),
        (1 | TIME | WIDE, 0, 0x1_0000_0005, 0x1_0000_0005, True),
        (6 | 0 << 27, 5, MINUS_2, MINUS_2, False),  # IMIN, signed
        (6 | 0 << 27 | UNSIGNED, 5, MINUS_2, 5, False),
        (6 | 1 << 27, 5, MINUS_2, 5, False),  # IMAX, signed
        (6 | 1 << 27 | UNSIGNED, 5, MINUS_2, MINUS_2, False),
        (6 | 5 << 27, (1 << 32) - 1, 2, 1, False),  # IADD
        (6 | 5 << 27 | WIDE, (1 << 32) - 1, 2, (1 << 32) + 1, False),
        (1 | 5 << 27, 9, 2, 2, False),  # a release is none of the reductions
    ],
)
def test_a_semaphore_is_stored_as_sem_execute_says(
    client: PlainClient, flags: int, before: int, payload: int, after: int, timed: bool
) -> None:
    flag = client.memory(0x1000)
    flag.cpu.write64(0, before)
    client.compute.submit(release(flag.va, payload, flags | WFI))
    client.host.scheduler.drain()
    assert flag.cpu.read64(0) == after and (flag.cpu.read64(8) > 0) is timed


@pytest.mark.parametrize(("wide", "value", "met"), [
    (0, 0xFFFF_FFFF_0000_0005, True), (WIDE, 0xFFFF_FFFF_0000_0005, False), (WIDE, 0x1_0000_0005, True),
])  # fmt: skip
def test_an_acquire_looks_at_four_bytes_or_eight(
    client: PlainClient, wide: int, value: int, met: bool
) -> None:
    flag = client.memory(0x1000)
    flag.cpu.write64(0, value)
    client.compute.submit(release(flag.va, 0x1_0000_0005, 0 | wide) + release(flag.va + 0x100, 1))
    client.host.scheduler.drain()
    assert flag.cpu.read64(0x100) == met


@pytest.mark.parametrize(("offset", "wide", "fine"), [(4, 0, True), (4, WIDE, False), (8, WIDE, True)])
def test_an_acquire_is_aligned_to_what_it_looks_at(
    client: PlainClient, offset: int, wide: int, fine: bool
) -> None:
    flag = client.memory(0x1000)
    client.compute.submit(release(flag.va + offset, 0, wide) + release(flag.va + 0x100, 1))
    if fine:
        client.host.scheduler.drain()
        assert flag.cpu.read64(0x100) == 1
    else:
        with faults("E_ALIGN"):
            client.host.scheduler.drain()


@pytest.mark.parametrize(("operation", "is_watched"), [(0, False), (2, True), (3, True), (4, False)])
def test_what_somebody_waits_to_reach_does_not_go_back(
    client: PlainClient, operation: int, is_watched: bool
) -> None:
    flag = client.memory(0x1000)
    flag.cpu.write64(0, 6)
    client.copy.submit(acquire(flag.va, 6, operation))
    client.host.scheduler.drain()
    client.compute.submit(release(flag.va, 5))
    if is_watched:
        with faults("E_TIMELINE_RACE"):
            client.host.scheduler.drain()
    else:
        client.host.scheduler.drain()
        assert flag.cpu.read64(0) == 5


@pytest.mark.parametrize(
    ("address", "value", "code"),
    [
        *((0x34, 5 << 27, ""), (0x34, 4 << 27, "E_NV_PRIVILEGE"), (0x34, 6 << 27, "E_NV_PRIVILEGE")),
        *((0x34, 0, "E_NV_PRIVILEGE"), (0x08, 7, ""), (0x20, 7, ""), (0x50, 7, ""), (0x24, 7, "")),
        *((0x80, 0, ""), (0x84, 0, "E_NV_PRIVILEGE"), (0x04, 0, "E_NV_METHOD"), (0x0C, 0, "E_NV_METHOD")),
        *((0x10, 0, "E_NOT_MODELLED"), (0x1C, 0, "E_NOT_MODELLED"), (0x78, 0, ""), (0x78, 1, "")),
        *((0x78, 2, "E_NV_METHOD"), (0x60, 1 << 24, ""), (0x60, 1 << 25, "E_NV_METHOD")),
        *((0x00, 0x1FFFFF, "E_NV_OBJECT"), (0x00, 1 << 21, "E_NV_METHOD")),
    ],
)
def test_methods_of_the_host_and_their_bits(client: PlainClient, address: int, value: int, code: str) -> None:
    flag = client.memory(0x1000)
    client.compute.submit(method(0, address, value) + release(flag.va, 1))
    if code:
        assert code_of(client.host.scheduler.drain) == code
    else:
        client.host.scheduler.drain()
        assert flag.cpu.read64(0) == 1


REPORTS = [
    # SET_REPORT_SEMAPHORE_D, before, payload, after, whether a time is stored
    (1 << 28, 0xAAAA_AAAA_BBBB_BBBB, 5, 0xAAAA_AAAA_0000_0005, False),
    (0, 0xAAAA_AAAA_BBBB_BBBB, 5, 5, True),
    (1 << 28 | 1 << 3, 7, 5, 12, False),  # RED_ADD
    (1 << 28 | 1 << 3 | 1 << 9, 7, MINUS_2, 7, False),  # RED_MIN, unsigned
    (1 << 28 | 1 << 3 | 1 << 9 | 1 << 17, 7, MINUS_2, MINUS_2, False),  # signed
    (1 << 28 | 1 << 3 | 2 << 9, 7, MINUS_2, MINUS_2, False),  # RED_MAX
    (1 << 28 | 1 << 3 | 7 << 9, 6, 3, 5, False),  # RED_XOR
    (1 << 28 | 7 << 9, 6, 3, 3, False),  # none where none is enabled
]


@pytest.mark.parametrize(("word", "before", "payload", "after", "timed"), REPORTS)
def test_a_report_is_stored_as_its_last_method_says(
    bench: Bench, word: int, before: int, payload: int, after: int, timed: bool
) -> None:
    flag = bench.client.memory(0x1000)
    flag.cpu.write64(0, before)
    bench.submit(method(1, 0x1B00, flag.va >> 32, flag.va & 0xFFFF_FFFF, payload, word))
    assert flag.cpu.read64(0) == after and (flag.cpu.read64(8) > 0) is timed


@pytest.mark.parametrize(
    ("word", "pending", "code"),
    [(1 << 28 | 1 << 2, False, ""), (1 << 28 | 1 << 2, True, "E_NO_MEMBAR"), (1 << 28, True, ""),
     (1 << 28 | 3, False, "E_NOT_MODELLED"), (1 << 28 | 1 << 19, False, "E_NOT_MODELLED")],
)  # fmt: skip
def test_a_report_without_a_flush_waits_for_nothing(
    bench: Bench, word: int, pending: bool, code: str
) -> None:
    flag = bench.client.memory(0x1000)
    words = send(bench.place(0)) if pending else []
    words += method(1, 0x1B00, flag.va >> 32, flag.va & 0xFFFF_FFFF, 5, word)
    if code:
        assert code_of(lambda: bench.submit(words)) == code
    else:
        bench.submit(words)
        assert flag.cpu.read32(0) == 5


ACTIONS = {0: 0, 1: 0, 2: 1, 3: 1, 8: 0, 9: 1, 10: 1}  # how many launches a PCAS action starts


@pytest.mark.parametrize("action", [0, 1, 2, 3, 6, 7, 8, 9, 10, 11, 12, 13])
def test_actions_that_schedule_a_qmd_and_those_that_do_not(bench: Bench, action: int) -> None:
    words = send(bench.place(0), action)
    if action in ACTIONS:
        bench.submit(words)
        assert len(bench.ran) == ACTIONS[action]
    else:
        assert code_of(lambda: bench.submit(words)) == "E_NOT_MODELLED"


@pytest.mark.parametrize(("action", "is_fine"), [(2, True), (9, True), (1, False), (3, False), (10, False)])
def test_a_qmd_that_runs_is_not_invalidated(bench: Bench, action: int, is_fine: bool) -> None:
    """SKEDCHECK22: another one is, and so is one that has ended."""
    bench.place(0x400)
    words = send(bench.place(0))
    if is_fine:
        bench.submit(words + send(bench.qmds.va, action))
        assert len(bench.ran) == 2
    else:
        bench.submit(words + send(bench.qmds.va + 0x400, action))
        bench.submit(words + method(1, 0x110, 0) + send(bench.qmds.va, action))
        fault = code_of(lambda: bench.submit(words + send(bench.qmds.va, action)))
        assert fault == "E_NV_SKEDCHECK"


@pytest.mark.parametrize(("value", "runs"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_the_older_action_has_a_bit_that_schedules(make_client: Make, value: int, runs: int) -> None:
    bench = Bench(make_client("ga100").open(), "ga100")
    bench.stand_in()
    bench.submit(method(1, 0x2B4, bench.place(0, sass=SASS["ga100"]) >> 8) + method(1, 0x2BC, value))
    assert len(bench.ran) == runs


@pytest.mark.parametrize(("version", "size", "count"), [(4, 1, 96), (3, 0, 64)])
def test_an_inline_qmd_starts_with_its_last_dword_and_has_no_more(
    bench: Bench, version: int, size: int, count: int
) -> None:
    data = struct.unpack(f"<{count}I", qmd(version, program=bench.code.va, grid0=9))
    at = method(1, 0x318, size << 30 | bench.qmds.va >> 40, bench.qmds.va >> 8 & 0xFFFF_FFFF)
    bench.submit(at + method(1, 0x320, *data[:-1]))
    assert bench.ran == []
    bench.submit(method(1, 0x320 + 4 * (count - 1), data[-1]))
    assert [launch.grid for launch in bench.ran] == [(9, 1, 1)]
    assert bench.qmds.cpu.read_bytes(0, 4 * count) == struct.pack(f"<{count}I", *data)
    if count == 64:
        assert code_of(lambda: bench.submit(method(1, 0x320 + 4 * count, 0))) == "E_NV_METHOD"


@pytest.mark.parametrize(("bit", "is_stale"), [(0, False), (4, True), (12, True)])
@pytest.mark.parametrize("where", [0x1698, 0x21C])
def test_an_invalidation_has_a_bit_for_each_cache(bench: Bench, bit: int, is_stale: bool, where: int) -> None:
    bench.launch(code=0)
    bench.code.cpu.write32(0x100, 1)
    words = method(1, where, 1 << bit) + send(bench.place(0, code=0))
    if is_stale:
        assert code_of(lambda: bench.submit(words)) == "E_ICACHE_STALE"
    else:
        bench.submit(words)
        assert len(bench.ran) == 2


@pytest.mark.parametrize(("at", "is_stale"), [(2044, True), (2048, False), (0, True)])
def test_two_kib_of_a_kernel_are_looked_at(bench: Bench, at: int, is_stale: bool) -> None:
    bench.launch(code=0)
    bench.code.cpu.write32(at, 1)
    if is_stale:
        assert code_of(lambda: bench.launch(code=0)) == "E_ICACHE_STALE"
    else:
        bench.launch(code=0)


def test_blocks_that_wait_for_each_other_all_run_at_once(bench: Bench) -> None:
    """A workspace of bank 0 says so: 64 warps of an SM, two in each block, 132 SMs."""
    bank = bench.client.memory(0x1000)
    keep = {"valid": 1, "bank": bank.va, "size": 0x50, "block0": 64}
    bank.cpu.write32(0x40, 0xFFFF_FFFF)
    bank.cpu.write32(0x4C, 0xFFFF_FFFF)
    bench.launch(**keep)
    bank.cpu.write32(0x48, 0x8000_0000)
    bench.launch(**keep)
    bank.cpu.write32(0x48, 0)
    bank.cpu.write32(0x44, 1)
    bench.launch(**keep, grid0=32 * 132)
    short = {**keep, "size": 0x40}
    bench.launch(**short)
    assert [launch.is_together for launch in bench.ran] == [False, True, True, False]
    assert code_of(lambda: bench.launch(**keep, grid0=32 * 132 + 1)) == "E_SM_DEADLOCK"


def test_a_workspace_beyond_the_end_of_its_bank_is_none(make_client: Make) -> None:
    """Of sm_86, where its halves are at 0x90 and 0x8C; a bank's size is a multiple of 16."""
    bench = Bench(make_client("ga102").open(), "ga102")
    bench.stand_in()
    bank = bench.client.memory(0x1000)
    bank.cpu.write32(0x90, 0x1000)
    for size in (0x90, 0xA0):
        bench.launch(valid=1, bank=bank.va, size=size, sass=SASS["ga102"])
    assert [launch.is_together for launch in bench.ran] == [False, True]


def test_a_bank_that_is_invalidated_need_not_be_one_of_the_launch(bench: Bench) -> None:
    bench.launch(invalidate=1)
    assert len(bench.ran) == 1
