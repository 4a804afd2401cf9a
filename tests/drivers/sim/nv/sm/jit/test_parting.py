"""Lanes that parted stay apart where they come to the same place, until something joins them (groups.py): a
card promises no more than that. Each way to part is followed by a vote, which tells who is together.

Covers flow.py of drivers/sim/nv/sm and of its jit.
"""

from __future__ import annotations

import pytest

from tests.drivers.sim.nv.sm.jit.test_flow import STORE, is_low, is_third, mask, together

LOW, HIGH = mask(is_low), mask(lambda n: not is_low(n))


def own(lane: int) -> int:
    return LOW if is_low(lane) else HIGH


def test_the_two_ways_of_a_branch() -> None:
    found = together("@P0 BRA low\nMOV R9, 0x1\nlow:\nVOTE.ANY R10, PT, PT")
    assert found.tolist() == [[n, 0 if is_low(n) else 1, own(n), 0] for n in range(32)]


def test_lanes_that_return_to_different_places() -> None:
    text = """
    MOV R7, 0x0
    MOV R6, <first>
    @P0 MOV R6, <second>
    RET.REL.NODEC R6 0x0
    first:
    MOV R9, 0x1
    second:
    VOTE.ANY R10, PT, PT
    """
    found = together(text, ("strict",))  # compiled warps return to calls only
    assert found.tolist() == [[n, 0 if is_low(n) else 1, own(n), 0] for n in range(32)]


def test_a_call_through_a_register_goes_where_each_lane_says() -> None:
    text = """
    MOV R7, 0x0
    MOV R6, <first>
    @P0 MOV R6, <second>
    @!P1 CALL.REL.NOINC R6 0x0
    MOV R9, 0x4
    BRA over
    first:
    MOV R9, 0x1
    second:
    VOTE.ANY R10, PT, PT
    over:
    """
    found = together(text, ("strict",))  # compiled warps have no such call
    assert found[:, 1].tolist() == [4 if is_third(n) else 0 if is_low(n) else 1 for n in range(32)]
    called = [mask(lambda n, low=low: is_low(n) == low and not is_third(n)) for low in (False, True)]  # type: ignore[misc]
    assert found[:, 2].tolist() == [0 if is_third(n) else called[is_low(n)] for n in range(32)]


def test_a_branch_that_all_lanes_of_a_warp_take_parts_none() -> None:
    found = together("BRA.U.ANY P1, on\nMOV R9, 0x1\non:\nVOTE.ANY R10, PT, PT", threads=64)
    assert found.tolist() == [[n, 0, (1 << 32) - 1, 0] for n in range(64)]


@pytest.mark.parametrize(("before", "wait"), [("BSSY B0, on", "BSYNC B0"), ("", "WARPSYNC.ALL")])
def test_who_waits_already_goes_on_when_the_last_of_the_others_ends(before: str, wait: str) -> None:
    text = f"""
    {before}
    @P0 BRA far
    on:
    {wait}
    VOTE.ANY R10, PT, PT
    BRA over
    far:
    MOV R8, R0
    MOV R9, 0x5
    {STORE}
    EXIT
    over:
    """
    assert together(text).tolist() == [[n, 5, 0, 0] if is_low(n) else [n, 0, HIGH, 0] for n in range(32)]


def test_who_waits_already_goes_on_when_the_last_of_the_others_breaks_out() -> None:
    """Both meet at the block's barrier, which comes behind and counts them."""
    text = """
    BSSY B0, on
    @P0 BRA far
    on:
    BSYNC B0
    VOTE.ANY R10, PT, PT
    BRA over
    far:
    BREAK B0
    over:
    BAR.RED.POPC.DEFER_BLOCKING 0x0, PT
    [B------:R-:W1:-:S15] B2R.RESULT R9
    [B-1----:R-:W-:-:S15] NOP
    """
    assert together(text).tolist() == [[n, 32, 0 if is_low(n) else HIGH, 0] for n in range(32)]


def test_who_waits_for_lanes_that_yield_goes_on_when_nobody_else_can() -> None:
    """The rest yield first, then the low lanes wait, and every third works for long before it waits too."""
    text = """
    BSSY B0, joined
    @P1 BRA busy
    @P0 BRA joined
    YIELD
    BRA joined
    busy:
    MOV R6, 0x200
    again:
    IADD3 R6, R6, -0x1, RZ
    ISETP.NE.AND P2, PT, R6, RZ, PT
    @P2 BRA again
    joined:
    BSYNC B0
    VOTE.ANY R10, PT, PT
    """
    waited = mask(lambda n: is_low(n) or is_third(n))
    rest = mask(lambda n: not (is_low(n) or is_third(n)))
    assert together(text)[:, 2].tolist() == [waited if waited >> n & 1 else rest for n in range(32)]


def test_lanes_that_yielded_before_and_wait_elsewhere_are_waited_for() -> None:
    """The low lanes wait for every third of the others, which waits for the rest, which yields again."""
    text = f"""
    MOV R6, {HIGH:#x}
    @P0 BRA met
    YIELD
    met:
    WARPSYNC.ALL
    BSSY B0, joined
    @P0 BRA joined
    @P1 BRA third
    YIELD
    WARPSYNC R6
    BRA joined
    third:
    WARPSYNC R6
    joined:
    BSYNC B0
    VOTE.ANY R10, PT, PT
    """
    found = together(text, ("strict",))  # compiled warps have no mask
    assert found[:, 2].tolist() == [LOW | HIGH] * 32
