"""Which lanes of a warp run, and when those that wait go on: stepped by the reference, told by votes, by the
machine's clock, or by what a way left in a uniform register, which all lanes of a warp share.

Branches and barriers themselves: test_flow.py.
"""

from __future__ import annotations

import pytest

from drivers.sim.nv.sm.launch import FaultKind
from tests.drivers.sim.nv.sm.interp.test_flow import fault, left

ONLY = "ISETP.EQ.U32.AND P1, PT, R0, {lane}, PT\n"


@pytest.mark.parametrize("lane", [0, 5, 31])
def test_of_two_ways_that_part_the_first_by_address_runs_first(lane: int) -> None:
    text = """
    UMOV UR6, 0x1
    @!P1 BRA far
    UMOV UR6, 0x2
    BRA over
    far:
    MOV R9, UR6
    over:
    """
    assert left(ONLY.format(lane=lane) + text) == [0 if n == lane else 2 for n in range(32)]


WAITS = {
    "a region": ("BSSY B0, on\n", "on:\nBSYNC B0\n"),
    "a mask": ("", "on:\nMOV R10, 0xffffffff\nWARPSYNC R10\n"),
    "the whole warp": ("", "on:\nWARPSYNC.ALL\n"),
    "the block": ("", "on:\nBAR.SYNC 0x0\n"),
    "another barrier": ("", "on:\nBAR.SYNC 0x2\n"),
}


@pytest.mark.parametrize("what", WAITS)
def test_who_waits_goes_on_when_the_last_of_the_others_ends(what: str) -> None:
    """The upper half ends after the lower one came to wait."""
    before, wait = WAITS[what]
    text = f"{before}@P0 BRA far\nBRA on\nfar:\nNOP\nEXIT\n{wait}VOTE.ANY R9, PT, PT"
    assert left(text) == [0xFFFF] * 16 + [0x77] * 16


def test_a_block_goes_on_when_its_other_warp_ends() -> None:
    text = "ISETP.GE.U32.AND P1, PT, R1, 0x20, PT\n@!P1 BRA on\n" + "NOP\n" * 8 + "EXIT\non:\nBAR.SYNC 0x0"
    assert left(text + "\nMOV R9, 0x1", 64) == [1] * 32 + [0x77] * 32


def test_lanes_that_yielded_wait_until_the_others_of_their_warp_have_ended() -> None:
    """The others take several turns of the machine meanwhile."""
    text = """
    @P0 BRA far
    YIELD
    CS2R R10, SR_CLOCKLO
    MOV R9, R10
    BRA over
    far:
    MOV R11, 0x200
    again:
    IADD3 R11, R11, -0x1, RZ
    ISETP.NE.AND P1, PT, R11, RZ, PT
    @P1 BRA again
    CS2R R10, SR_CLOCKLO
    MOV R9, R10
    over:
    """
    found = left(text)
    assert min(found[:16]) > max(found[16:])


def test_the_first_four_places_are_named_where_lanes_stand() -> None:
    rows = "\n".join(f"ISETP.EQ.U32.AND P1, PT, R0, {n}, PT\n@P1 BAR.SYNC {n}" for n in (1, 2, 3))
    told = fault(f"{rows}\n@P0 WARPSYNC.ALL\nBSSY B0, on\nBAR.SYNC 0x0\non:")
    assert told.sentence.partition("lanes stand at ")[2].count("0x") == 4


def test_the_last_barrier_of_a_block_is_none_of_the_cluster() -> None:
    text = "BAR.SYNC 0xf, 0x40\nMOV R9, 0x1"
    assert left(text, 64, barriers=16) == [1] * 64
    told = fault(text, 32, barriers=16)
    assert told.kind == FaultKind.DEADLOCK
    assert "it waits for barrier 15 and nobody can come" in told.sentence
