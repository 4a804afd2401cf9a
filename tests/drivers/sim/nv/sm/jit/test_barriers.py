"""Barriers in shared memory (SYNCS) of compiled warps: they count as the reference's do, fault where it does,
and a warp that looks for the end of a phase lets the others run.

Covers bulk.py too, and native/boxes.h with the kernels of ../test_hopper.py.
"""

from __future__ import annotations

import struct

import numpy as np
import pytest

from drivers.sim.nv.sm.jit import kernels
from drivers.sim.nv.sm.launch import FaultKind, SmFault
from tests.drivers.sim.nv.sm.machine import assembled, execute

IN, OUT = 0x1000_0000, 0x2000_0000
BEGIN = f"""
[B------:R-:W0:-:S15] S2R R0, SR_TID.X
MOV R2, {IN:#x}
MOV R4, {OUT:#x}
MOV R3, RZ
MOV R5, RZ
MOV R1, 0x1
UMOV UR4, 0x0
UMOV UR5, 0x0
UMOV UR10, 0x20
[B------:R-:W-:-:S15] ULDC.64 UR8, c[0x0][0x210]
[B0-----:R-:W-:-:S15] IMAD.WIDE.U32 R2, R0, 0x4, R2
IMAD.WIDE.U32 R4, R0, 0x80, R4
SHF.R.U32.HI R6, RZ, 0x5, R0
ISETP.EQ.U32.AND P0, PT, R0, RZ, PT
VOTEU.ALL UP0, !P0
[B------:R-:W0:-:S02] LDG.E R8, desc[UR4][R2.64]
[B0-----:R-:W1:-:S02] @!UP0 SYNCS.EXCH.64 URZ, [UR10], UR8
[B-1----:R-:W-:-:S06] BAR.SYNC.DEFER_BLOCKING 0x0
around:
IADD3 R1, R1, -0x1, RZ
ISETP.NE.AND P6, PT, R1, RZ, PT
@P6 BRA around
"""


def word(phase: int, missing: int, each: int, count: int = 0) -> int:
    """A barrier as bulk.py says that it lies."""
    return phase << 63 | (-each % (1 << 20)) << 43 | (count % (1 << 22)) << 21 | (-missing % (1 << 20)) << 1


def outcome(
    text: str,
    mode: str,
    begin: int,
    data: np.ndarray | None = None,
    warps: int = 1,
    budget: int | None = None,
) -> np.ndarray:
    """u64 [threads, 16] that a kernel leaves."""
    given = np.zeros(32 * warps, np.uint32) if data is None else data.astype(np.uint32)
    out = np.zeros((32 * warps, 16), np.uint64)
    kernels.KERNELS.clear()
    execute(assembled(f"{BEGIN}{text}\nEXIT"), {IN: given, OUT: out}, arguments=struct.pack("<Q", begin),
            block=(32 * warps, 1, 1), shared=64, mode=mode, budget=budget)  # fmt: skip
    ((kernel,),) = kernels.KERNELS.values() if mode == "fast" else [[None]]
    assert kernel is None or kernel.code is not None
    return out


def told(number: int, how: str, guard: str = "") -> str:
    """Arrive, and keep what the barrier was before."""
    return f"""
    [B------:R-:W2:-:S02] {guard} SYNCS.ARRIVE.TRANS64{how} R10, [UR10], R8
    [B--2---:R2:W-:-:S02] {guard} STG.E.64 desc[UR4][R4.64+{8 * number:#x}], R10
    [B--2---:R-:W-:-:S06] NOP
    """


WAYS = ["", ".A1T0", ".A0TR", ".A0TX", ".ART0"]


@pytest.mark.parametrize("mode", ["strict", "fast"])
def test_arrivals_and_bytes_are_counted_lane_by_lane(mode: str) -> None:
    """Of 32 arrivals with lane n expecting n bytes the last finds 31 missing... and none ends the phase."""
    found = outcome(told(0, "") + told(1, ".A0TX", "@P0"), mode, word(0, 40, 40), np.arange(32))
    before = np.cumsum(np.arange(32)) - np.arange(32)
    assert found[:, 0].tolist() == [word(0, 40 - n, 40, int(before[n])) for n in range(32)]
    assert int(found[0, 1]) == word(0, 8, 40, 31 * 16)


@pytest.mark.parametrize("mode", ["strict", "fast"])
def test_the_last_arrival_ends_a_phase_and_counts_begin_anew(mode: str) -> None:
    found = outcome(told(0, ".A1T0") + told(1, ".A0TX", "@P0"), mode, word(1, 32, 7))
    assert int(found[31, 0]) == word(1, 1, 7)
    assert int(found[0, 1]) == word(0, 7, 7)


@pytest.mark.parametrize("mode", ["strict", "fast"])
def test_bytes_that_came_before_they_were_expected_count(mode: str) -> None:
    text = told(0, ".A0TX", "@P0") + told(1, ".A0TX", "@P0")
    found = outcome(text, mode, word(0, 0, 5, -16), np.full(32, 16))
    assert [int(n) for n in found[0, :2]] == [word(0, 0, 5, -16), word(1, 5, 5)]


@pytest.mark.parametrize("how", WAYS)
@pytest.mark.parametrize("guard", ["", "@P0", "@!P0"])
def test_both_count_the_same(how: str, guard: str) -> None:
    data = np.random.default_rng(len(how)).integers(0, 5, 32)
    text = told(0, how, guard) + told(1, "", guard) + told(2, how)
    found = [outcome(text, mode, word(1, 500, 600, -9), data).tolist() for mode in ("strict", "fast")]
    assert found[0] == found[1]


WAIT = """
[B------:R-:W-:-:S06] SHF.L.U32 R12, RZ, 0x1f, RZ
look{n}:
[B------:R-:W2:-:S02] {guard} SYNCS.PHASECHK.TRANS64.TRYWAIT P2, [UR10], R12
[B--2---:R-:W-:-:S13] NOP
@!P2 BRA look{n}
"""
KEEP = "[B------:R2:W-:-:S02] STG.E desc[UR4][R4.64], R6\n[B--2---:R-:W-:-:S06] NOP\n"
LATE = f"""
ISETP.EQ.U32.AND P1, PT, R6, {{last}}, PT
@P1 BRA arrives
{WAIT.format(n=0, guard="")}
{KEEP}
BAR.SYNC.DEFER_BLOCKING 0x0
EXIT
arrives:
[B------:R2:W3:-:S02] SYNCS.ARRIVE.TRANS64.A1T0 R10, [UR10], RZ
[B--23--:R-:W-:-:S06] NOP
{WAIT.format(n=1, guard="")}
{KEEP}
BAR.SYNC.DEFER_BLOCKING 0x0
"""


@pytest.mark.parametrize("mode", ["strict", "fast"])
@pytest.mark.parametrize("last", [0, 1, 2])
def test_warps_wait_for_the_one_that_arrives_wherever_it_stands(last: int, mode: str) -> None:
    found = outcome(LATE.format(last=f"{last:#x}"), mode, word(0, 32, 32), warps=3)
    assert found[:, 0].tolist() == [n // 32 for n in range(96)]


IN_TURN = f"""
ISETP.EQ.U32.AND P1, PT, R6, 0x1, PT
@P1 BRA looks
ISETP.EQ.U32.AND P1, PT, R6, 0x2, PT
@!P1 BRA meets
[B------:R2:W3:-:S02] SYNCS.ARRIVE.TRANS64.A1T0 R10, [UR10], RZ
[B--23--:R-:W-:-:S06] NOP
BRA meets
looks:
{WAIT.format(n=0, guard="")}
[B------:R2:W-:-:S02] @P2 STS [RZ], R6
[B--2---:R-:W-:-:S06] NOP
meets:
BAR.SYNC.DEFER_BLOCKING 0x0
[B------:R-:W2:-:S02] LDS R6, [RZ]
[B--2---:R-:W-:-:S06] NOP
{KEEP}
"""


@pytest.mark.parametrize("mode", ["strict", "fast"])
def test_a_barrier_of_the_block_is_not_passed_while_a_warp_looks(mode: str) -> None:
    """The first warp waits there from the start for what the second stores when the third has arrived."""
    found = outcome(IN_TURN, mode, word(0, 32, 32), warps=3)
    assert found[:, 0].tolist() == [1] * 96


PARTED = f"""
@P0 BRA arrives
{WAIT.format(n=0, guard="")}
{KEEP}
EXIT
arrives:
[B------:R2:W3:-:S02] SYNCS.ARRIVE.TRANS64.A1T0 R10, [UR10], RZ
[B--23--:R-:W-:-:S06] NOP
{KEEP}
"""


@pytest.mark.parametrize("mode", ["strict", "fast"])
def test_lanes_of_one_warp_wait_for_another_of_it(mode: str) -> None:
    found = outcome(PARTED.replace("R6", "R0"), mode, word(0, 1, 1))
    assert found[:, 0].tolist() == list(range(32))


YIELDED = f"""
YIELD
ISETP.EQ.U32.AND P1, PT, R6, 0x1, PT
ISETP.LT.U32.AND P3, PT, R0, 0x10, PT
@P1 BRA arrives
BSSY B0, joined
@P3 BRA joined
{WAIT.format(n=0, guard="")}
joined:
BSYNC B0
VOTE.ANY R6, PT, PT
BRA over
arrives:
MOV R1, 0x40
late:
IADD3 R1, R1, -0x1, RZ
ISETP.NE.AND P2, PT, R1, RZ, PT
@P2 BRA late
[B------:R2:W3:-:S02] SYNCS.ARRIVE.TRANS64.A1T0 R10, [UR10], RZ
[B--23--:R-:W-:-:S06] NOP
over:
{KEEP}
"""


@pytest.mark.parametrize("mode", ["strict", "fast"])
def test_lanes_that_yielded_once_are_waited_for_again(mode: str) -> None:
    """All have yielded. Then half of a warp waits for the other half, which looks for another warp."""
    found = outcome(YIELDED, mode, word(0, 32, 32), warps=2)
    assert found[:, 0].tolist() == [0xFFFF_FFFF] * 32 + [1] * 32


@pytest.mark.parametrize("mode", ["strict", "fast"])
def test_a_look_under_a_guard_leaves_the_other_lanes_their_answer(mode: str) -> None:
    """Lane 0 looks for a phase that is over, the others for none."""
    text = f"""
    ISETP.EQ.U32.AND P2, PT, R0, 0x5, PT
    [B------:R-:W2:-:S02] @P0 SYNCS.PHASECHK.TRANS64 P2, [UR10], RZ
    [B--2---:R-:W-:-:S13] NOP
    SEL R6, R0, 0x63, P2
    {KEEP}"""
    found = outcome(text, mode, word(1, 1, 1))
    assert found[:, 0].tolist() == [n if n in (0, 5) else 99 for n in range(32)]


@pytest.mark.parametrize("mode", ["strict", "fast"])
def test_lanes_look_for_either_parity(mode: str) -> None:
    text = f"""
    SHF.L.U32 R12, R0, 0x1f, RZ
    [B------:R-:W2:-:S02] SYNCS.PHASECHK.TRANS64 P2, [UR10], R12
    [B--2---:R-:W-:-:S13] NOP
    SEL R6, R0, 0x63, P2
    {KEEP}"""
    found = outcome(text, mode, word(0, 1, 1))
    assert found[:, 0].tolist() == [n if n % 2 else 99 for n in range(32)]


FAULTS = {
    "no multiple of 8": (FaultKind.MISALIGNED_ADDRESS, "SYNCS.ARRIVE.TRANS64.A1T0 R10, [UR10+0x4], RZ"),
    "beyond": (FaultKind.OUT_OF_RANGE_ADDRESS, "SYNCS.PHASECHK.TRANS64 P1, [UR10+0x20], RZ"),
    "too many": (FaultKind.BARRIER, "SYNCS.ARRIVE.TRANS64.ART0 R10, [UR10], R2"),
    "a beginning beyond": (FaultKind.OUT_OF_RANGE_ADDRESS, "SYNCS.EXCH.64 URZ, [UR10+0x20], UR8"),
    "endless": (FaultKind.ENDLESS, WAIT.format(n=0, guard="")),
}


@pytest.mark.parametrize(("kind", "text"), FAULTS.values(), ids=FAULTS)
def test_compiled_warps_fault_where_the_reference_does(kind: FaultKind, text: str) -> None:
    if kind != FaultKind.ENDLESS:
        text = f"[B------:R2:W3:-:S02] {text}\n[B--23--:R-:W-:-:S06] NOP"
    found = []
    for mode in ("strict", "fast"):
        with pytest.raises(SmFault) as caught:
            outcome(text, mode, word(0, 31, 31), budget=400 if mode == "strict" else None)
        found.append((caught.value.kind, caught.value.address, caught.value.lane))
    assert found[0] == found[1]
    assert found[0][0] == kind
