"""Compute classes: launches by QMD, checks by name, caches. Covers compute.py, qmd.py, caches.py, card.py.

QMDs are packed in `qmds.py`; expected results are numpy's, names of checks those of pri_sked.ref.txt.
"""

from __future__ import annotations

import struct
from collections.abc import Callable

import numpy as np
import pytest

from drivers.core.errors import SimFault
from tests.drivers.sim.nv.plain_client import PlainClient, Refused, bind, blob, copy, got, method, put
from tests.drivers.sim.nv.qmds import LOCAL_WINDOW, SASS, SHARED_WINDOW, Bench, qmd, send
from tests.drivers.sim.nv.sm.machine import assembled
from tests.faults import faults

Make = Callable[..., PlainClient]
SCALE = """
  [B------:R-:W0:-:S01] S2R R0, SR_TID.X
  [B------:R-:W1:-:S01] LDC.64 R2, c[0x0][0x210]
  [B------:R-:W-:-:S04] ULDC.64 UR4, c[0x0][0x208]
  [B01----:R-:W-:-:S05] IMAD.WIDE R2, R0, 0x4, R2
  [B------:R-:W0:-:S02] LDG.E R1, desc[UR4][R2.64]
  [B0-----:R-:W-:-:S05] FFMA R1, R1, 2, R1
  [B------:R-:W-:-:S01] STG.E desc[UR4][R2.64], R1
  [B------:R-:W-:-:S05] EXIT
"""
CHIPS = ["gh100", "ga100", "ga102", "ad102", "gb202"]


@pytest.fixture
def bench(client: PlainClient) -> Bench:
    """A simulated H100 whose launches are noted, and not run."""
    made = Bench(client)
    made.stand_in()
    return made


def refused(bench: Bench, act: Callable[[], object]) -> SimFault:
    with pytest.raises(SimFault) as fault:
        act()
    return fault.value


def test_a_kernel_triples_its_array(client: PlainClient) -> None:
    bench, data, bank = Bench(client), client.memory(0x1000), client.memory(0x1000)
    bench.code.cpu.write_bytes(0, assembled(SCALE))
    numbers = np.random.default_rng(2).standard_normal(32).astype(np.float32)
    data.cpu.write_bytes(0, numbers.tobytes())
    bank.cpu.write_bytes(0x210, struct.pack("<Q", data.va))
    bench.launch(valid=1, bank=bank.va, size=0x220, sass=0x90)
    found = np.frombuffer(data.cpu.read_bytes(0, 128), np.float32)
    assert found == pytest.approx(3 * numbers, rel=1e-6)


@pytest.mark.parametrize("chip", CHIPS)
def test_every_version_of_a_qmd_says_the_same_launch(make_client: Make, chip: str) -> None:
    bench = Bench(make_client(chip).open(), chip)
    bench.stand_in()
    bank = bench.client.memory(0x1000)
    bench.launch(
        grid0=3, grid1=4, grid2=5, block0=8, block1=4, block2=2, registers=40, barriers=2, shared=0x1000,
        min=5, target=9, max=17, sass=SASS[chip], valid=1, bank=bank.va, size=0x400,
        program=bench.code.va + 128,
    )  # fmt: skip
    (launch,) = bench.ran
    assert (launch.grid, launch.block, launch.registers, launch.barriers) == ((3, 4, 5), (8, 4, 2), 40, 2)
    assert (launch.shared_bytes, launch.banks, launch.entry) == (
        0x1000,
        {0: (bank.va, 0x400)},
        bench.code.va + 128,
    )
    assert (launch.shared_window, launch.local_window) == (SHARED_WINDOW, LOCAL_WINDOW)


@pytest.mark.parametrize(
    ("cluster", "told"),
    [((1, 1, 1), ""), ((2, 1, 2), ""), ((2, 1, 3), "not made of clusters of (2, 1, 3)"),
     ((8, 3, 1), "a cluster of (8, 3, 1) blocks; at most 16"), ((0, 0, 0), "")],
)  # fmt: skip
def test_a_grid_is_made_of_whole_clusters_of_at_most_sixteen_blocks(
    bench: Bench, cluster: tuple[int, int, int], told: str
) -> None:
    values = {"type": 3, "grid0": 2, "grid2": 2, **{f"cga{n}": size for n, size in enumerate(cluster)}}
    if told:
        fault = refused(bench, lambda: bench.launch(**values))
        assert fault.code == "E_NV_QMD" and told in fault.detail
    else:
        bench.launch(**values)
    assert len(bench.ran) == (not told)


@pytest.mark.parametrize(
    ("check", "values"),
    [
        ("SKEDCHECK02_LOCAL_MEMORY_LOW_SIZE", {"low": 8}),
        ("SKEDCHECK03_LOCAL_MEMORY_HIGH_SIZE", {"high": 24 + 2}),
        ("SKEDCHECK05_LOCAL_MEMORY_TOTAL_SIZE", {"low": 64}),
        ("SKEDCHECK06_REGISTER_COUNT", {"registers": 0}),
        ("SKEDCHECK06_REGISTER_COUNT", {"registers": 256}),
        ("SKEDCHECK11_TOTAL_THREADS", {"block0": 1025}),
        ("SKEDCHECK13_PROGRAM_OFFSET", {"program": 0x1_0000_0040}),
        ("SKEDCHECK14_SHARED_MEMORY_SIZE", {"shared": 100}),
        ("SKEDCHECK14_SHARED_MEMORY_SIZE", {"shared": 229 << 10}),
        ("SKEDCHECK16_CTA_THREAD_DIMENSION_ZERO", {"block1": 0}),
        ("SKEDCHECK18_L1_CONFIG_TOO_SMALL", {"shared": 16 << 10}),
        ("SKEDCHECK18_L1_CONFIG_TOO_SMALL", {"target": 4}),
        ("SKEDCHECK18_L1_CONFIG_TOO_SMALL", {"min": 9, "target": 5}),
        ("SKEDCHECK19_CTA_REGISTER_CONSUMPTION", {"block0": 1024, "registers": 65}),
        ("SKEDCHECK23_CONSTANT_BUFFER_SIZE", {"valid": 1, "size": 0}),
        ("SKEDCHECK23_CONSTANT_BUFFER_SIZE", {"valid": 1, "size": 0x10010}),
    ],
)
def test_the_scheduler_refuses_by_the_name_of_its_check(
    bench: Bench, check: str, values: dict[str, int]
) -> None:
    fault = refused(bench, lambda: bench.launch(**values))
    assert (fault.code, fault.detail.split(": ")[1]) == ("E_NV_SKEDCHECK", check)
    assert bench.client.notifier.cpu.read32(8) == 13  # GR_EXCEPTION


@pytest.mark.parametrize(
    "values",
    [
        {"block0": 1024, "registers": 64},
        {"shared": 227 << 10, "min": 58, "target": 58, "max": 58},
        {"registers": 255, "block0": 256},
        {"valid": 1, "size": 0x10000, "bank": 0x1_0000_0000},
    ],
)
def test_near_misses_of_those_checks_run(bench: Bench, values: dict[str, int]) -> None:
    bench.launch(**values)
    assert len(bench.ran) == 1


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"major": 7}, "QMD_MAJOR_VERSION"),
        ({"type": 0}, "QMD_TYPE 0"),
        ({"grid1": 0}, "grid"),
        ({"sass": 0x89}, "SASS_VERSION"),
    ],
)
def test_a_qmd_of_another_kind_is_refused(bench: Bench, values: dict[str, int], why: str) -> None:
    fault = refused(bench, lambda: bench.launch(**values))
    assert fault.code == "E_NV_QMD" and why in fault.detail


def test_version_3_is_taken_by_hopper_too(bench: Bench) -> None:
    bench.qmds.cpu.write_bytes(0, qmd(3, program=bench.code.va, grid0=7))
    bench.submit(send(bench.qmds.va))
    assert bench.ran[0].grid == (7, 1, 1)


def test_local_memory_has_room_for_every_warp_of_a_tpc(bench: Bench) -> None:
    room = bench.client.memory(0x10000)
    need = 64 * 32 * 64 * 2  # bytes of a thread, lanes, warps of an SM, SMs of a TPC
    words = method(1, 0x790, room.va >> 32, room.va & 0xFFFF_FFFF)
    bench.submit(words + method(1, 0x2E4, 0, need, 0xFF))
    bench.launch(low=64)
    assert bench.ran[0].local_bytes == 64
    fault = refused(bench, lambda: bench.submit(method(1, 0x2E8, need - 1) + send(bench.qmds.va)))
    assert "SKEDCHECK05" in fault.detail


def test_the_shared_window_of_hopper_is_aligned_to_4_gib(bench: Bench) -> None:
    bench.place(0)
    fault = refused(bench, lambda: bench.submit(method(1, 0x2A0, 1, 0x0100_0000) + send(bench.qmds.va)))
    assert "SKEDCHECK17_MEMORY_WINDOW_OVERLAP" in fault.detail


def test_the_shared_window_of_ada_is_aligned_to_16_mib(make_client: Make) -> None:
    bench = Bench(make_client("ad102").open(), "ad102")
    bench.stand_in()
    bench.place(0)
    bench.submit(method(1, 0x2A0, 1, 0x0100_0000) + send(bench.qmds.va))
    fault = refused(bench, lambda: bench.submit(method(1, 0x2A0, 1, 0x0080_0000) + send(bench.qmds.va)))
    assert "SKEDCHECK17_MEMORY_WINDOW_OVERLAP" in fault.detail


def test_the_windows_of_shared_and_local_memory_lie_apart(bench: Bench) -> None:
    bench.place(0)
    high, low = LOCAL_WINDOW >> 32, LOCAL_WINDOW & 0xFFFF_FFFF
    fault = refused(bench, lambda: bench.submit(method(1, 0x2A0, high, low) + send(bench.qmds.va)))
    assert "SKEDCHECK17_MEMORY_WINDOW_OVERLAP: shared" in fault.detail


def test_a_qmd_releases_its_semaphore_when_it_ends(bench: Bench) -> None:
    flag = bench.client.memory(0x1000)
    bench.launch(release=1, release_va=flag.va, payload=0x77, wide=1, structure=0)
    assert (flag.cpu.read64(0), flag.cpu.read64(8) > 0) == (0x77, True)


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize(
    ("operation", "signed", "wide", "payload", "after"),
    [(0, 0, 0, 7, (3 << 32) + 9), (0, 0, 1, 1 << 32, (4 << 32) + 2), (1, 0, 0, 1 << 31, (3 << 32) + 2),
     (1, 1, 0, 1 << 31, (3 << 32) + (1 << 31)), (2, 0, 0, 9, (3 << 32) + 9)],
)  # fmt: skip
def test_a_qmd_releases_by_a_reduction(
    make_client: Make, chip: str, operation: int, signed: int, wide: int, payload: int, after: int
) -> None:
    """RED_ADD, RED_MIN, RED_MAX of 32 bits without or with a sign, or of 64, of a word that holds 2 and 3."""
    bench = Bench(make_client(chip).open(), chip)
    bench.stand_in()
    flag = bench.client.memory(0x1000)
    flag.cpu.write64(0, (3 << 32) + 2)
    bench.launch(release=1, release_va=flag.va, payload=payload, wide=wide, structure=1, sass=SASS[chip],
                 reduces=1, reduction=operation, signed=signed)  # fmt: skip
    assert flag.cpu.read64(0) == after


def test_a_release_without_a_membar_is_told(bench: Bench) -> None:
    flag = bench.client.memory(0x1000)
    fault = refused(
        bench, lambda: bench.launch(release=1, release_va=flag.va, payload=1, structure=1, membar=0)
    )
    assert fault.code == "E_NO_MEMBAR"


def test_a_qmd_schedules_the_one_that_depends_on_it(bench: Bench) -> None:
    second = bench.place(0x400, grid0=2)
    bench.launch(grid0=1, depend=1, action=1, dependent=second)
    assert [launch.grid[0] for launch in bench.ran] == [1, 2]


def test_launches_without_a_wait_between_them_have_no_order(bench: Bench) -> None:
    orders = set()
    for seed in range(8):
        bench.client.host.scheduler.random.seed(seed)
        bench.ran.clear()
        words = send(bench.place(0, grid0=1)) + send(bench.place(0x400, grid0=2))
        bench.submit(words)
        orders.add(tuple(launch.grid[0] for launch in bench.ran))
        bench.ran.clear()
        bench.submit(send(bench.qmds.va) + method(1, 0x110, 0) + send(bench.qmds.va + 0x400))
        assert [launch.grid[0] for launch in bench.ran] == [1, 2]
    assert orders == {(1, 2), (2, 1)}


def test_a_qmd_in_the_pushbuffer_starts_with_its_last_dword(bench: Bench) -> None:
    data = struct.unpack("<96I", qmd(4, program=bench.code.va, grid0=9))
    words = method(1, 0x318, 1 << 30 | bench.qmds.va >> 40, bench.qmds.va >> 8 & 0xFFFF_FFFF)
    bench.submit(words + method(1, 0x320, *data))
    assert bench.ran[0].grid == (9, 1, 1)


def test_a_report_semaphore_comes_after_launches(bench: Bench) -> None:
    flag = bench.client.memory(0x1000)
    words = method(1, 0x1B00, flag.va >> 32, flag.va & 0xFFFF_FFFF, 0x55, 1 << 28)
    bench.submit(send(bench.place(0)) + words)
    assert (flag.cpu.read64(0), flag.cpu.read64(8), len(bench.ran)) == (0x55, 0, 1)
    bench.submit(method(1, 0x1B0C, 0))  # four words
    assert flag.cpu.read64(8) > 0


def test_what_waits_for_launches_leaves_none_to_a_release_that_does_not(bench: Bench) -> None:
    plain = method(0, 0x5C, bench.flag.va + 0x40 & 0xFFFF_FFFF, bench.flag.va >> 32, 1, 0, 1)
    for wait in (method(1, 0x21C, 0x11), method(1, 0x110, 0), method(0, 0x78, 0)):
        bench.submit(send(bench.place(0)) + wait + plain)
    fault = refused(bench, lambda: bench.submit(send(bench.place(0)) + method(1, 0x1698, 0x11) + plain))
    assert fault.code == "E_NO_DRAIN"


def test_lines_of_a_cache_are_those_around_what_is_read(bench: Bench) -> None:
    """Bytes of a line that a launch did not read may change."""
    bank = bench.client.memory(0x1000)
    bench.launch(valid=1, bank=bank.va + 0x40, size=0x20, constants=0)
    bank.cpu.write32(0x38, 1)
    bank.cpu.write32(0x60, 1)
    bench.launch(valid=1, bank=bank.va + 0x40, size=0x20, constants=0)
    bank.cpu.write32(0x5C, 1)
    fault = refused(bench, lambda: bench.launch(valid=1, bank=bank.va + 0x40, size=0x20, constants=0))
    assert fault.where["va"] == bank.va + 0x40


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (method(1, 0x1234, 0), "E_NV_METHOD"),
        (method(1, 0x2A0, 1 << 30), "E_NV_METHOD"),
        (method(1, 0x1B0, 0), "E_NOT_MODELLED"),
        (method(1, 0x3800, 0), "E_NOT_MODELLED"),
        (method(1, 0x2C0, 6), "E_NOT_MODELLED"),
        (send(0x6000_0000_0000 & 0xFF_FFFF_FF00), "E_VM_FAULT"),
    ],
)
def test_methods_that_a_class_refuses(bench: Bench, words: list[int], code: str) -> None:
    assert refused(bench, lambda: bench.submit(words)).code == code


def test_a_channel_that_uvm_does_not_know_has_no_context(client: PlainClient) -> None:
    client.host.rm.clients[client.client].objects[client.compute.handle].engine.is_registered = False
    client.compute.submit(bind(1, client.compute_class) + method(1, 0x110, 0))
    with faults("E_NV_CONTEXT"):
        client.host.scheduler.drain()


def test_constants_that_changed_are_invalidated_first(bench: Bench) -> None:
    bank = bench.client.memory(0x1000)
    keep = {"valid": 1, "bank": bank.va, "size": 0x100, "constants": 0}
    bench.launch(**keep)
    bench.launch(**keep)
    bank.cpu.write32(0x80, 5)
    bench.launch(**keep, invalidate=1)
    bank.cpu.write32(0x80, 6)
    bench.submit(method(1, 0x1698, 1 << 12) + send(bench.place(0, **keep)))
    bank.cpu.write32(0x80, 7)
    fault = refused(bench, lambda: bench.launch(**keep))
    assert (fault.code, fault.where["level"], fault.where["va"]) == (
        "E_CACHE_STALE",
        "constant",
        bank.va + 0x80,
    )


def test_code_that_changed_is_invalidated_first(bench: Bench) -> None:
    bench.launch()
    bench.code.cpu.write32(0x100, 1)
    bench.launch(code=1)
    bench.code.cpu.write32(0x100, 2)
    fault = refused(bench, lambda: bench.launch(code=0))
    assert (fault.code, fault.where["va"]) == ("E_ICACHE_STALE", bench.code.va + 0x100)


def test_data_that_others_wrote_is_invalidated_first(bench: Bench) -> None:
    client = bench.client
    words = send(bench.place(0, data=0)) + method(1, 0x110, 0)
    bench.submit(words + send(bench.qmds.va))
    acquire = method(0, 0x5C, bench.flag.va & 0xFFFF_FFFF, bench.flag.va >> 32, 1, 0, 2 | 1 << 24)
    bench.submit(acquire + send(bench.place(0, data=1)))
    fault = refused(bench, lambda: bench.submit(acquire + send(bench.place(0, data=0))))
    assert (fault.code, fault.where["level"]) == ("E_CACHE_STALE", "L1")
    assert client.notifier.cpu.read32(8) == 13


def test_data_that_a_copy_wrote_is_invalidated_first(bench: Bench) -> None:
    """On the copy engine, while a launch that came before it still holds what it read."""
    client = bench.client
    source, target = client.memory(0x1000), client.memory(0x1000)
    bench.launch(data=1)
    client.copy.submit(bind(4, client.copy_class) + copy(source.va, target.va, 16))
    client.host.scheduler.drain()
    with pytest.raises(SimFault, match="after a copy reads through a data cache") as fault:
        bench.launch(data=0)
    assert fault.value.code == "E_CACHE_STALE"


@pytest.mark.parametrize(
    ("offset", "notified", "warp"), [(1 << 40, 31, 0), (2, 13, 15)], ids=["unmapped", "misaligned"]
)
def test_faults_of_a_kernel_are_in_notifier_and_debugger(
    client: PlainClient, offset: int, notified: int, warp: int
) -> None:
    bench, bank = Bench(client), client.memory(0x1000)
    params = blob(12)
    put(params, "II", 4, client.client, client.compute.object)
    debugger = client.alloc(client.device, 0x83DE, params)
    bench.code.cpu.write_bytes(0, assembled(SCALE))
    bank.cpu.write_bytes(0x210, struct.pack("<Q", bench.flag.va + offset))
    fault = refused(bench, lambda: bench.launch(valid=1, bank=bank.va, size=0x220))
    assert fault.code == ("E_SM_MISALIGNED_ADDRESS" if warp else "E_VM_FAULT")
    assert fault.where["arch"] == "sm_90" and fault.where["pc"] == bench.code.va + 0x40
    assert client.notifier.cpu.read32(8) == notified
    states = blob(4824)
    put(states, "II", 0, client.compute.handle, 4)
    client.control(debugger, 0x83DE030C, states)
    assert got(states, "I", 8 + 4) & 0xFFFF == warp
    for first, count in ((132, 4), (0, 101)):  # past the last SM; more than a call has room for
        put(states, "I", 4820, first)
        put(states, "I", 4, count)
        with pytest.raises(Refused):
            client.control(debugger, 0x83DE030C, states)
    put(states, "I", 4820, 131)
    put(states, "I", 4, 100)
    client.control(debugger, 0x83DE030C, states)  # ctrl83dedebug.h allows too many
    put(states, "I", 4820, 0)
    client.control(debugger, 0x83DE030C, states)
    if warp:
        assert bench.code.va <= got(states, "Q", 8 + 32) < bench.code.va + 0x100
    else:
        faults = blob(72)
        client.control(debugger, 0x83DE0328, faults)
        assert got(faults, "Q", 0) == bench.flag.va + offset


def test_a_kernel_that_writes_what_may_be_read_only_has_no_right_to(client: PlainClient) -> None:
    bench, bank, data = Bench(client), client.memory(0x1000), client.memory(0x1000, writable=False)
    bench.code.cpu.write_bytes(0, assembled(SCALE))
    bank.cpu.write_bytes(0x210, struct.pack("<Q", data.va))
    fault = refused(bench, lambda: bench.launch(valid=1, bank=bank.va, size=0x220))
    assert (fault.code, fault.where["access"], fault.where["va"]) == ("E_VM_PERM", "write", data.va)
    assert client.notifier.cpu.read32(8) == 31
