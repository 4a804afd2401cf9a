"""Branches by the lanes of a warp, barriers of numbers that registers have, and what is said where nobody can
go on: stepped by the reference, a word of each lane told afterwards.

Covers groups.py too. Regions, calls and votes, in compiled warps as well: jit/test_flow.py.
"""

from __future__ import annotations

import numpy as np
import pytest

from drivers.sim.nv.sm.launch import FaultKind, SmFault
from tests.drivers.sim.nv.sm.machine import CODE, assembled, execute
from tests.drivers.sim.nv.sm.strict.test_rules import DATA, END, HALF, PLACE

STORE = "\nSTG.E desc[UR4][R2.64], R9\n"


def left(text: str, threads: int = 32, arch: str = "sm_90", barriers: int = 4) -> list[int]:
    """R9 of every thread behind some code. P0: lanes from 16 on; R0: the lane; R1: the thread."""
    out = np.full(threads, 0x77, np.uint32)
    whole = PLACE + HALF + "\nMOV R9, RZ\n" + text + STORE + END
    execute(assembled(whole, arch), {DATA: out}, arch=arch, block=(threads, 1, 1), registers=32, shared=128,
            barriers=barriers, budget=20000)  # fmt: skip
    numbers: list[int] = out.tolist()
    return numbers


def fault(text: str, threads: int = 32, barriers: int = 4) -> SmFault:
    with pytest.raises(SmFault) as caught:
        left(text, threads, barriers=barriers)
    return caught.value


def test_where_one_lane_of_a_warp_goes_all_of_its_lanes_go() -> None:
    text = """
    ISETP.EQ.U32.AND P1, PT, R1, 0x25, PT
    BRA.U.ANY P1, there
    IADD3 R9, R9, 0x1, RZ
    there:
    IADD3 R9, R9, 0x2, RZ
    """
    assert left(text, 96) == [2 if 32 <= n < 64 else 3 for n in range(96)]


def test_branches_ask_whether_all_lanes_of_a_mask_are_here() -> None:
    """The mask names the lower half, which stays together."""
    text = """
    UMOV UR6, 0xffff
    BRA.DIV UR6, wrong
    IADD3 R9, R9, 0x1, RZ
    BRA.CONV UR6, whole
    IADD3 R9, R9, 0x2, RZ
    whole:
    @P0 BRA upper
    BRA.DIV UR6, wrong
    IADD3 R9, R9, 0x4, RZ
    BRA over
    upper:
    BRA.CONV UR6, wrong
    BRA.DIV UR6, far
    IADD3 R9, R9, 0x8, RZ
    far:
    IADD3 R9, R9, 0x10, RZ
    BRA over
    wrong:
    IADD3 R9, R9, 0x80, RZ
    over:
    """
    assert left(text) == [5] * 16 + [0x11] * 16
    one_more = text.replace("0xffff", "0x1ffff")  # lane 16 is missed below, and the upper half has not all
    assert left(one_more) == [0x81] * 16 + [0x11] * 16


def test_lanes_leave_where_guard_and_predicate_hold() -> None:
    low = "ISETP.LT.U32.AND P1, PT, R0, 0x14, PT\n"
    assert left(low + "@P0 EXIT P1") == [0] * 16 + [0x77] * 4 + [0] * 12
    assert left(low + "@P0 EXIT !P1") == [0] * 20 + [0x77] * 12


def test_a_branch_of_sm_120_asks_a_uniform_predicate_too() -> None:
    text = """
    UMOV UR6, 0x7
    UISETP.LT.AND UP1, UPT, UR6, 0x8, UPT
    @P0 BRA.U UP1, there
    LOP3.LUT R9, R9, 0x1, RZ, 0xfc, !PT
    BRA.U !UP1, there
    LOP3.LUT R9, R9, 0x2, RZ, 0xfc, !PT
    there:
    LOP3.LUT R9, R9, 0x4, RZ, 0xfc, !PT
    """
    assert left(text, arch="sm_120") == [7] * 16 + [4] * 16


def test_a_meeting_inside_a_region_is_none_of_the_region() -> None:
    text = """
    BSSY B0, on
    @P0 BRA on
    MOV R10, 0xffff
    WARPSYNC R10
    on:
    BSYNC B0
    VOTE.ANY R9, PT, PT
    """
    assert left(text, 64) == [0xFFFFFFFF] * 64


def test_each_meeting_is_of_the_lanes_that_it_names_alone() -> None:
    """All have met before; the upper half waits at the region's end while the lower one meets again. Masks
    stand in the instruction up to sm_89."""
    text = """
    WARPSYNC 0xffffffff
    BSSY B0, on
    @P0 BRA on
    WARPSYNC 0xffff
    on:
    BSYNC B0
    VOTE.ANY R9, PT, PT
    """
    assert left(text, 64, "sm_89") == [0xFFFFFFFF] * 64


def test_lanes_that_break_out_are_not_waited_for() -> None:
    text = """
    BSSY B0, on
    @P0 BREAK B0
    @P0 BRA over
    on:
    BSYNC B0
    VOTE.ANY R9, PT, PT
    over:
    """
    assert left(text) == [0xFFFF] * 16 + [0] * 16


def test_those_who_wait_go_on_as_soon_as_the_last_of_the_others_breaks_out() -> None:
    """Both meet at the block's barrier, which comes behind."""
    text = """
    BSSY B0, on
    @P0 BRA far
    on:
    BSYNC B0
    VOTE.ANY R9, PT, PT
    BRA over
    far:
    BREAK B0
    over:
    BAR.SYNC 0x0
    """
    assert left(text) == [0xFFFF] * 16 + [0] * 16


@pytest.mark.parametrize(("guard", "stranger"), [("@P0", 0), ("@!P0", 16)])
def test_a_lane_that_entered_no_region_is_named(guard: str, stranger: int) -> None:
    told = fault(f"{guard} BSSY B2, on\nWARPSYNC.ALL\nBSYNC B2\non:")
    assert (told.kind, told.lane) == (FaultKind.DIVERGENCE, stranger)
    assert "no BSSY has set this register" in told.sentence


def test_a_region_is_over_for_who_came_together_or_broke_out() -> None:
    assert fault("BSSY B0, on\nBSYNC B0\non:\nBSYNC B0").lane == 0
    assert fault("BSSY B0, on\n@P0 BREAK B0\n@P0 BSYNC B0\nBSYNC B0\non:").lane == 16


@pytest.mark.parametrize(("mask", "stranger"), [(0xFFFF0000, 0), (0x0000FFFF, 16)])
def test_a_mask_without_the_lane_itself_is_refused(mask: int, stranger: int) -> None:
    guard = "@!P0" if stranger == 0 else "@P0"
    told = fault(f"MOV R10, {mask:#x}\n{guard} WARPSYNC R10")
    assert (told.kind, told.lane) == (FaultKind.DIVERGENCE, stranger)
    assert f"the mask {mask:#x} has not the lane itself" in told.sentence


def test_a_trap_ends_the_kernel_at_the_first_lane_that_comes() -> None:
    told = fault("@P0 BPT.TRAP 0x1")
    assert (told.kind, told.lane) == (FaultKind.ILLEGAL_INSTRUCTION, 16)
    assert left("@!PT BPT.TRAP 0x1") == [0] * 32


def test_barriers_are_those_that_the_launch_declares() -> None:
    assert left("BAR.SYNC 0x3", 64) == [0] * 64
    told = fault("BAR.SYNC 0x4", 64)
    assert told.kind == FaultKind.BARRIER
    assert "barrier 4 is used and the launch declares 4" in told.sentence


def test_a_barrier_in_a_register_is_one_for_all_lanes_of_a_warp() -> None:
    """With a number of threads both are in one register, as ptxas 13.0 packs them."""
    assert left("MOV R10, 0x400002\nBAR.SYNC R10, R10\nMOV R9, 0x1", 64) == [1] * 64
    told = fault("SHF.R.U32.HI R10, RZ, 0x4, R0\nBAR.SYNC R10", 32)
    assert (told.kind, told.lane) == (FaultKind.BARRIER, 0)
    assert "lanes have different numbers for a barrier: [0, 1]" in told.sentence


def test_a_reduction_of_a_part_of_a_block_is_not_modelled() -> None:
    assert left("BAR.RED.POPC 0x0, 0x40, PT", 64) == [0] * 64
    assert "a part of a block" in fault("BAR.RED.POPC 0x0, 0x20, PT", 64).sentence


VOTES = """
[B------:R-:W1:-:S15] S2R R20, SR_CTAID.X
[B-1----:R-:W-:-:S15] IMAD R21, R20, 0x40, R1
IMAD.WIDE.U32 R2, R20, 0x100, R2
IMAD R22, R20, 0xa, RZ
IADD3 R22, R22, 0xa, RZ
ISETP.LT.U32.AND P1, PT, R1, R22, PT
ISETP.EQ.U32.AND P2, PT, R20, 0x1, PT
ISETP.EQ.U32.AND P3, PT, R21, 0x5, PT
BAR.RED.POPC 0x0, P1
[B------:R-:W1:-:S15] B2R.RESULT R9
[B-1----:R-:W-:-:S15] NOP
BAR.RED.AND 0x1, P2
[B------:R-:W1:-:S15] B2R.RESULT R10, P4
[B-1----:R-:W-:-:S15] NOP
@P4 IADD3 R9, R9, 0x100, RZ
BAR.RED.OR 0x0, P3
[B------:R-:W1:-:S15] B2R.RESULT R11, P4
[B-1----:R-:W-:-:S15] NOP
@P4 IADD3 R9, R9, 0x200, RZ
IMAD R9, R10, 0x1000, R9
IMAD R9, R11, 0x1000000, R9
"""


def test_blocks_beside_each_other_count_votes_of_their_own() -> None:
    """PTX ISA, bar.red: who is below 10 in the first block and below 20 in the second; whether all are of the
    second, which every thread of it is; whether one is the first block's thread 5. Nothing is left of a vote
    for the next."""
    out = np.zeros(128, np.uint32)
    whole = PLACE + HALF + VOTES + STORE + END
    execute(assembled(whole), {DATA: out}, grid=(2, 1, 1), block=(64, 1, 1), barriers=2)
    first, second = 10 | 0 << 12 | 1 << 24 | 0x200, 20 | 64 << 12 | 0 << 24 | 0x100
    assert out.tolist() == [first] * 64 + [second] * 64


@pytest.mark.parametrize("threads", [33, 48, 64])
def test_lanes_that_a_warp_never_had_count_as_come(threads: int) -> None:
    assert left("BAR.SYNC 0x1, 0x40\nMOV R9, 0x1", threads) == [1] * threads
    told = fault("BAR.SYNC 0x1, 0x60", threads)
    assert told.kind == FaultKind.DEADLOCK and "waits for barrier 1 and nobody can come" in told.sentence


def test_a_barrier_can_be_met_again_and_others_between() -> None:
    text = "BAR.SYNC 0x1, 0x40\nBAR.SYNC 0x2, 0x40\nBAR.SYNC 0x1\nBAR.SYNC 0x1, 0x40\nMOV R9, 0x1"
    assert left(text, 64) == [1] * 64


@pytest.mark.parametrize("count", ["", ", 0x40"])
def test_who_came_the_first_time_does_not_count_the_second_time(count: str) -> None:
    """The second warp waits elsewhere by then."""
    text = f"""
    ISETP.GE.U32.AND P1, PT, R1, 0x20, PT
    BAR.SYNC 0x1, 0x40
    @P1 BAR.SYNC 0x2, 0x40
    BAR.SYNC 0x1{count}
    """
    told = fault(text, 64)
    assert (told.kind, told.lane) == (FaultKind.DEADLOCK, 0) and "waits for barrier 1 and" in told.sentence


def test_an_arrival_lets_those_go_on_who_wait_already() -> None:
    """Of two warps each waits for the other once."""
    text = """
    ISETP.GE.U32.AND P1, PT, R1, 0x20, PT
    @P1 BRA second
    BAR.SYNC 0x1, 0x40
    BAR.ARV 0x2, 0x40
    BRA over
    second:
    BAR.ARV 0x1, 0x40
    BAR.SYNC 0x2, 0x40
    over:
    MOV R9, 0x1
    """
    assert left(text, 64) == [1] * 64


WAITS = [
    ("@P0 WARPSYNC.ALL\nBAR.SYNC 0x2", "barrier 2", (1, 0)),
    ("@!P0 WARPSYNC.ALL\nBAR.SYNC 0x2", "the lanes of its mask", (0, 1)),
    ("BSSY B0, on\n@P0 WARPSYNC.ALL\nBSYNC B0\non:", "the lanes of its region", (2, 1)),
]


@pytest.mark.parametrize(("text", "what", "at"), WAITS)
def test_where_nobody_can_go_on_it_is_said_who_waits_for_what(
    text: str, what: str, at: tuple[int, int]
) -> None:
    """Of the first lane, and where all of them stand: the lower half, and the upper one."""
    told = fault(text)
    first = len([line for line in (PLACE + HALF).splitlines() if line.strip()]) + 1
    lower, upper = (CODE + 16 * (first + n) for n in at)
    stand = ", ".join(f"{place:#x}" for place in sorted((lower, upper)))
    assert (told.kind, told.lane, told.pc) == (FaultKind.DEADLOCK, 0, lower)
    assert told.sentence.endswith(f"it waits for {what} and nobody can come; lanes stand at {stand}")
