"""Where lanes go, part and come together again, stepped by the reference and in compiled warps: results are
those of Python for each lane, and a vote tells which lanes are together afterwards.

Covers flow.py and groups.py of drivers/sim/nv/sm too.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from drivers.sim.nv.sm.jit import kernels
from tests.drivers.sim.nv.sm.machine import assembled, execute

OUT = 0x2000_0000
SLOW, WAIT = "[B------:R-:W0:-:S15]", "[B0-----:R-:W-:-:S15]"
ALL = (1 << 32) - 1
# P0: the first 11 lanes; P1: every third; a loop, so that the kernel is worth compiling
BEGIN = f"""
{SLOW} S2R R0, SR_TID.X
{WAIT} MOV R2, {OUT:#x}
MOV R3, 0x0
UMOV UR4, 0x0
UMOV UR5, 0x0
IMAD.WIDE.U32 R2, R0, 0x10, R2
MOV R9, RZ
MOV R10, RZ
MOV R11, RZ
MOV R12, RZ
MOV R1, 0x2
around:
IADD3 R1, R1, -0x1, RZ
ISETP.NE.AND P0, PT, R1, RZ, PT
@P0 BRA around
ISETP.LT.U32.AND P0, PT, R0, 0xb, PT
IMAD R4, R0, 0xab, RZ
SHF.R.U32.HI R4, RZ, 0x9, R4
IMAD R4, R4, -0x3, R0
ISETP.EQ.U32.AND P1, PT, R4, RZ, PT
"""
STORE = "[B------:R1:W-:-:S15] STG.E.128 desc[UR4][R2.64], R8"
END = f"\nMOV R8, R0\n{STORE}\nEXIT\n"


def places(text: str) -> dict[str, int]:
    """Where labels stand, in bytes."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    found, count = dict[str, int](), 0
    for line in lines:
        if line.endswith(":"):
            found[line[:-1]] = 16 * count
        else:
            count += 1
    return found


def together(text: str, modes: tuple[str, ...] = ("strict", "fast"), threads: int = 32) -> np.ndarray:  # type: ignore[type-arg]
    """u32 [threads, 4] that the machines leave: the thread, R9, R10 and R11."""
    whole = BEGIN + text + END
    at = places(whole)
    whole = whole.replace("<", "{").replace(">", "}").format(**{n: f"{place:#x}" for n, place in at.items()})
    made = []
    for mode in modes:
        out = np.full((threads, 4), 0x77, np.uint32)
        kernels.KERNELS.clear()
        execute(assembled(whole), {OUT: out}, mode=mode, block=(threads, 1, 1), barriers=4)
        if mode == "fast":
            ((kernel,),) = kernels.KERNELS.values()
            assert kernel.code is not None, "these warps are not compiled"
        made.append(out)
    np.testing.assert_array_equal(made[0], made[-1])
    return made[0]


def check(
    text: str, nine: Callable[[int], int], ten: int, eleven: Callable[[int], int] = lambda n: 0
) -> None:
    wanted = [[n, nine(n), ten, eleven(n)] for n in range(32)]
    assert together(text).tolist() == wanted


def mask(holds: Callable[[int], bool]) -> int:
    return sum(1 << n for n in range(32) if holds(n))


def is_low(lane: int) -> bool:
    return lane < 11


def is_third(lane: int) -> bool:
    return lane % 3 == 0


def test_two_ways_come_together_behind_a_region() -> None:
    text = """
    BSSY B0, joined
    @P0 BRA low
    IADD3 R9, R0, 0x64, RZ
    BRA joined
    low:
    IADD3 R9, R0, 0x1, RZ
    joined:
    BSYNC B0
    VOTE.ANY R10, PT, PT
    """
    check(text, lambda n: n + 1 if is_low(n) else n + 100, ALL)


def test_lanes_leave_a_loop_one_after_the_other() -> None:
    text = """
    LOP3.LUT R6, R0, 0x7, RZ, 0xc0, !PT
    BSSY B0, out
    again:
    IADD3 R9, R9, 0x1, RZ
    IADD3 R6, R6, -0x1, RZ
    ISETP.GE.AND P2, PT, R6, RZ, PT
    @P2 BRA again
    out:
    BSYNC B0
    VOTE.ANY R10, PT, PT
    """
    check(text, lambda n: n % 8 + 1, ALL)


def test_a_region_inside_a_region() -> None:
    text = """
    BSSY B0, outer
    @P0 BRA low
    BSSY B1, inner
    @P1 BRA third
    MOV R9, 0x1
    BRA inner
    third:
    MOV R9, 0x2
    inner:
    BSYNC B1
    VOTE.ANY R11, PT, PT
    BRA outer
    low:
    MOV R9, 0x3
    outer:
    BSYNC B0
    VOTE.ANY R10, PT, PT
    """
    high = mask(lambda n: not is_low(n))
    check(
        text,
        lambda n: 3 if is_low(n) else 2 if is_third(n) else 1,
        ALL,
        lambda n: 0 if is_low(n) else high,
    )


def test_nobody_waits_for_lanes_that_have_ended() -> None:
    text = f"""
    BSSY B0, joined
    @!P1 BRA joined
    MOV R8, R0
    MOV R9, 0x5
    {STORE}
    EXIT
    joined:
    BSYNC B0
    MOV R9, 0x6
    VOTE.ANY R10, PT, PT
    """
    found = together(text)
    others = mask(lambda n: not is_third(n))
    assert found.tolist() == [[n, 5, 0, 0] if is_third(n) else [n, 6, others, 0] for n in range(32)]


def test_nobody_waits_for_lanes_that_broke_out_and_a_warpsync_joins_all() -> None:
    text = """
    BSSY B0, joined
    @P0 BREAK B0
    @P0 BRA far
    @P1 BRA joined
    IADD3 R9, R9, 0x4, RZ
    joined:
    BSYNC B0
    VOTE.ANY R11, PT, PT
    IADD3 R9, R9, 0x1, RZ
    far:
    WARPSYNC.ALL
    VOTE.ANY R10, PT, PT
    """
    high = mask(lambda n: not is_low(n))
    check(
        text,
        lambda n: 0 if is_low(n) else 1 if is_third(n) else 5,
        ALL,
        lambda n: 0 if is_low(n) else high,
    )


def test_a_region_may_be_laid_aside_in_a_register() -> None:
    text = """
    BSSY B0, joined
    [B------:R-:W1:-:S15] BMOV.32.CLEAR R6, B0
    BSSY B0, inner
    @P1 BRA inner
    MOV R9, 0x2
    inner:
    BSYNC B0
    VOTE.ANY R11, PT, PT
    [B-1----:R-:W-:-:S15] BMOV.32 B0, R6
    @P0 BRA joined
    IADD3 R9, R9, 0x1, RZ
    joined:
    BSYNC B0
    VOTE.ANY R10, PT, PT
    """
    check(text, lambda n: (0 if is_third(n) else 2) + (0 if is_low(n) else 1), ALL, lambda n: ALL)


def test_lanes_that_yield_may_have_their_region_in_a_register() -> None:
    """Nobody waits at the BSYNC meanwhile in the first text; in the second, lanes that pass it do."""
    aside = """
    BSSY B0, joined
    {leave}
    [B------:R-:W1:-:S15] BMOV.32.CLEAR R6, B0
    YIELD
    [B-1----:R-:W-:-:S15] BMOV.32 B0, R6
    IADD3 R9, R9, 0x1, RZ
    joined:
    BSYNC B0
    VOTE.ANY R10, PT, PT
    """
    check(aside.format(leave=""), lambda n: 1, ALL)
    low, high = mask(is_low), mask(lambda n: not is_low(n))
    found = together(aside.format(leave="@P0 BRA joined"))
    assert found.tolist() == [[n, 0, low, 0] if is_low(n) else [n, 1, high, 0] for n in range(32)]


def test_a_cluster_of_one_block_has_rank_and_size_0() -> None:
    """The size is a logarithm."""
    text = """
    [B------:R-:W1:-:S15] S2R R9, SR_CgaCtaId
    [B-1----:R-:W1:-:S15] S2R R10, SR_CgaSize
    [B-1----:R-:W-:-:S15] NOP
    """
    check(text, lambda n: 0, 0)


def test_two_calls_of_one_function_return_to_where_each_came_from() -> None:
    text = """
    BSSY B0, joined
    MOV R7, 0x0
    @P0 BRA low
    MOV R6, <behind_high>
    CALL.REL.NOINC function
    behind_high:
    IADD3 R9, R9, 0x64, RZ
    BRA joined
    low:
    MOV R6, <behind_low>
    CALL.REL.NOINC function
    behind_low:
    IADD3 R9, R9, 0x1, RZ
    joined:
    BSYNC B0
    VOTE.ANY R10, PT, PT
    BRA over
    function:
    IADD3 R9, R0, R0, RZ
    RET.REL.NODEC R6 0x0
    over:
    """
    check(text, lambda n: 2 * n + (1 if is_low(n) else 100), ALL)


def test_lanes_jump_where_their_registers_say() -> None:
    text = """
    BSSY B0, joined
    MOV R7, 0x0
    MOV R6, <first>
    @P0 MOV R6, <second>
    @P1 MOV R6, <third>
    BRX R6 -<first>
    first:
    MOV R9, 0x1
    BRA joined
    second:
    MOV R9, 0x2
    BRA joined
    third:
    MOV R9, 0x3
    joined:
    BSYNC B0
    VOTE.ANY R10, PT, PT
    """
    wanted = [3 if is_third(n) else 2 if is_low(n) else 1 for n in range(32)]
    found = together(text, ("strict",))  # compiled warps have no BRX
    assert found.tolist() == [[n, nine, ALL, 0] for n, nine in enumerate(wanted)]


def test_a_guarded_exit_ends_its_lanes_alone() -> None:
    text = f"""
    MOV R8, R0
    MOV R9, 0x5
    {STORE}
    @P0 EXIT
    [B-1----:R-:W-:-:S15] VOTE.ANY R10, PT, PT
    """
    high = mask(lambda n: not is_low(n))
    assert together(text).tolist() == [[n, 5, 0 if is_low(n) else high, 0] for n in range(32)]


def test_a_warpsync_of_a_mask_joins_the_lanes_it_names() -> None:
    text = f"""
    @P0 BRA low
    MOV R9, 0x1
    @P1 BRA near
    NOP
    near:
    MOV R6, {ALL & ~0x7FF:#x}
    WARPSYNC R6
    VOTE.ANY R10, PT, PT
    BRA over
    low:
    MOV R9, 0x2
    over:
    """
    high = mask(lambda n: not is_low(n))
    wanted = [[n, 2, 0, 0] if is_low(n) else [n, 1, high, 0] for n in range(32)]
    assert together(text, ("strict",)).tolist() == wanted  # compiled warps have no mask


def test_uniform_predicates_keep_what_each_was_given() -> None:
    text = """
    UMOV UR6, 0x7
    UISETP.LT.AND UP0, UPT, UR6, 0x8, UPT
    UISETP.LT.AND UP1, UPT, UR6, 0x7, UPT
    UISETP.LT.AND UP4, UPT, UR6, 0x9, UPT
    USEL UR8, UR6, 0x1, UP0
    USEL UR9, UR6, 0x2, UP1
    USEL UR10, UR6, 0x3, !UP4
    [B------:R-:W-:-:S15] MOV R9, UR8
    MOV R10, UR9
    MOV R11, UR10
    """
    check(text, lambda n: 7, 2, lambda n: 3)


def test_every_warp_parts_and_joins_by_itself() -> None:
    text = """
    LOP3.LUT R6, R0, 0x3, RZ, 0xc0, !PT
    SHF.R.U32.HI R7, RZ, 0x5, R0
    IADD3 R6, R6, R7, RZ
    BSSY B0, out
    again:
    IADD3 R9, R9, 0x1, RZ
    IADD3 R6, R6, -0x1, RZ
    ISETP.GE.AND P2, PT, R6, RZ, PT
    @!P2 BRA out
    BRA again
    out:
    BSYNC B0
    VOTE.ANY R10, PT, PT
    VOTE.ANY R11, PT, P1
    """
    found = together(text, threads=96)
    votes = [sum(1 << n for n in range(32) if is_third(32 * warp + n)) for warp in range(3)]
    assert found.tolist() == [[n, n % 4 + n // 32 + 1, ALL, votes[n // 32]] for n in range(96)]


@pytest.mark.parametrize(
    ("threads", "holds"), [(96, is_low), (96, is_third), (64, lambda n: True), (64, lambda n: False)]
)
def test_a_barrier_counts_who_said_yes(threads: int, holds: Callable[[int], bool]) -> None:
    """PTX ISA, bar.red: popc counts, and holds for all, or for one."""
    given = {is_low: "P0", is_third: "P1"}.get(holds, "PT" if holds(0) else "!PT")
    text = f"""
    BAR.RED.POPC.DEFER_BLOCKING 0x0, {given}
    [B------:R-:W1:-:S15] B2R.RESULT R9
    [B-1----:R-:W-:-:S15] BAR.RED.AND.DEFER_BLOCKING 0x0, {given}
    [B------:R-:W1:-:S15] B2R.RESULT RZ, P2
    [B-1----:R-:W-:-:S15] BAR.RED.OR.DEFER_BLOCKING 0x0, {given}
    [B------:R-:W1:-:S15] B2R.RESULT RZ, P3
    [B-1----:R-:W-:-:S15] SEL R10, RZ, 0x1, !P2
    SEL R11, RZ, 0x1, !P3
    """
    yes = [holds(n) for n in range(threads)]
    found = together(text, threads=threads)
    assert found.tolist() == [[n, sum(yes), int(all(yes)), int(any(yes))] for n in range(threads)]


def test_a_barrier_of_some_warps_waits_for_no_other() -> None:
    """Two of three warps meet at barrier 1; the third only arrives at barrier 2, where the second waits."""
    text = """
    SHF.R.U32.HI R7, RZ, 0x5, R0
    ISETP.EQ.U32.AND P2, PT, R7, 0x2, PT
    ISETP.EQ.U32.AND P3, PT, R7, 0x1, PT
    @P2 BRA third
    BAR.SYNC.DEFER_BLOCKING 0x1, 0x40
    IADD3 R9, R9, 0x1, RZ
    @!P3 BRA over
    BAR.SYNC.DEFER_BLOCKING 0x2, 0x40
    IADD3 R9, R9, 0x1, RZ
    BRA over
    third:
    BAR.ARV 0x2, 0x40
    IADD3 R9, R9, 0x4, RZ
    over:
    """
    found = together(text, ("strict",), threads=96)  # compiled warps have no BAR.ARV
    assert found.tolist() == [[n, (1, 2, 4)[n // 32], 0, 0] for n in range(96)]
