"""Lanes that parted stay apart where they come to the same place, until something joins them (groups.py): a
card promises no more than that. Each way to part is followed by a vote, which tells who is together.

Covers flow.py of drivers/sim/nv/sm and of its jit.
"""

from __future__ import annotations

from tests.drivers.sim.nv.sm.jit.test_flow import is_low, is_third, mask, together

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
