"""The barrier of a cluster: who is waited for, and what is said of warps that use it wrongly.

PTX ISA 9.7.13.4, barrier.cluster. Kernels of nvcc with clusters: tests/drivers/nv/test_nvcc_kernels.py.
"""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from drivers.sim.nv.sm.launch import FaultKind, Launch, SmFault
from tests.drivers.sim.nv.sm.interp.test_flow import STORE, fault, left
from tests.drivers.sim.nv.sm.machine import assembled, execute
from tests.drivers.sim.nv.sm.strict.test_rules import DATA, END, PLACE

MEET = "UCGABAR_ARV\nUCGABAR_WAIT\n"
# R11 the block; R2..R3 then lead to a word of its own
OWN = """
  [B------:R-:W0:-:S15] S2R R11, SR_CTAID.X
  [B0-----:R-:W-:-:S15] IMAD R2, R11, 0x80, R2
  ISETP.EQ.AND P1, PT, R11, RZ, PT
  MOV R9, RZ
"""


def by_block(text: str, blocks: int = 4, cluster: int = 2, **how: int) -> list[int]:
    """R9 of each block, in which all lanes have the same."""
    out = np.full((blocks, 32), 0x77, np.uint32)
    execute(
        assembled(PLACE + OWN + text + STORE + END), {DATA: out}, grid=(blocks, 1, 1), cluster=cluster, **how
    )
    assert (out == out[:, :1]).all()
    numbers: list[int] = out[:, 0].tolist()
    return numbers


@pytest.mark.parametrize("cluster", [1, 2, 4])
def test_all_blocks_of_a_cluster_meet_as_often_as_they_like(cluster: int) -> None:
    assert by_block(MEET + MEET + "IADD3 R9, R9, 0x1, RZ", cluster=cluster) == [1] * 4


def test_blocks_that_have_ended_are_not_waited_for() -> None:
    assert by_block("@P1 EXIT\n" + MEET + "MOV R9, 0x1") == [0x77, 1, 1, 1]
    assert by_block("UCGABAR_ARV\n@P1 EXIT\nUCGABAR_WAIT\nMOV R9, 0x1") == [0x77, 1, 1, 1]
    late = "@!P1 BRA on\n" + "NOP\n" * 8 + "EXIT\non:\n"  # the others wait when it ends
    assert by_block(late + MEET + "MOV R9, 0x1") == [0x77, 1, 1, 1]


LATER = """
  @P1 BRA later
  {meet}
  IADD3 R9, R9, 0x1, RZ
  BRA over
later:
  NOP
  {last}
over:
"""


def test_a_warp_that_comes_first_waits_until_the_last_one_comes_or_ends() -> None:
    """The first block's code lies behind that of the others, which are stepped first."""
    assert by_block(LATER.format(meet=MEET, last=MEET + "MOV R9, 0x5")) == [5, 1, 1, 1]
    assert by_block(LATER.format(meet=MEET + MEET, last=MEET + MEET)) == [0, 1, 1, 1]
    assert by_block(LATER.format(meet=MEET, last="EXIT")) == [0x77, 1, 1, 1]
    with pytest.raises(SmFault) as caught:
        by_block(LATER.format(meet=MEET + "UCGABAR_WAIT", last=MEET))
    assert caught.value.kind == FaultKind.BARRIER and "has not arrived" in caught.value.sentence
    with pytest.raises(SmFault) as caught:
        by_block(LATER.format(meet=MEET + MEET, last=MEET + "BAR.SYNC 0x0\nUCGABAR_WAIT"))
    assert caught.value.kind == FaultKind.BARRIER


def test_a_warp_may_do_something_between_its_arrival_and_its_wait() -> None:
    assert left("UCGABAR_ARV\nBAR.SYNC 0x0\nIADD3 R9, R9, 0x1, RZ\nUCGABAR_WAIT", 64) == [1] * 64


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (MEET + "UCGABAR_ARV\nUCGABAR_ARV", "arrives at the cluster's barrier again and has not waited"),
        (MEET + "UCGABAR_WAIT", "waits at the cluster's barrier and has not arrived"),
    ],
)
def test_arrivals_and_waits_take_turns(text: str, told: str) -> None:
    found = fault(text, 64)
    assert (found.kind, found.lane) == (FaultKind.BARRIER, 0) and told in found.sentence


def test_who_was_let_pass_has_to_arrive_again() -> None:
    """The first warp waits before the second one arrives, and then once more."""
    late = "ISETP.GE.AND P1, PT, R1, 0x20, PT\n@!P1 BRA on\n" + "NOP\n" * 8 + "on:\n" + MEET
    assert left(late + "IADD3 R9, R9, 0x1, RZ", 64) == [1] * 64
    found = fault(late + "@P1 BRA over\nUCGABAR_WAIT\nover:", 64)
    assert found.kind == FaultKind.BARRIER and "has not arrived" in found.sentence


def test_all_lanes_of_a_warp_that_live_come_together() -> None:
    found = fault("@P0 BRA on\n" + MEET + "on:\n", 64)
    assert (found.kind, found.lane) == (FaultKind.DIVERGENCE, 0)
    assert "16 lanes of a warp are here; the cluster's barrier takes all of them" in found.sentence
    assert left("@P0 EXIT\n" + MEET + "MOV R9, 0x1") == [1] * 16 + [0x77] * 16


def test_a_warp_for_which_nobody_comes_says_so() -> None:
    found = fault("ISETP.GE.AND P1, PT, R1, 0x20, PT\n@P1 BAR.SYNC 0x0\n" + MEET, 64)
    assert found.kind == FaultKind.DEADLOCK
    assert "it waits for its cluster's barrier and nobody can come" in found.sentence


WINDOW = 1 << 40  # generic addresses of shared memory: 16 MiB for each block of the cluster
FAR = """
  MOV R12, {rank:#x}
  MOV R13, 0x100
  {first}
  [B------:R-:W0:-:S15] @P1 LD.E R9, desc[UR4][R12.64+0x8]
  [B0-----:R-:W-:-:S15] NOP
"""


def test_a_generic_address_reaches_the_memory_of_another_block_of_the_cluster() -> None:
    """Each block stores its number plus 7; the first one of all reads the second's."""
    store = f"""
    LOP3.LUT R15, R11, 0x1, RZ, 0xc0, !PT
    IMAD.SHL.U32 R15, R15, {1 << 24:#x}, RZ
    IADD3 R14, R11, 0x7, RZ
    ISETP.EQ.AND P2, PT, R0, RZ, PT
    @P2 STS [R15+0x8], R14
    {MEET}"""
    for rank, found in ((0, 7), (1, 8)):
        text = FAR.format(rank=rank << 24, first=store) + MEET
        assert by_block(text, shared=128, window=WINDOW) == [found, 0, 0, 0]


ZERO = f"IMAD.SHL.U32 R15, R11, {1 << 24:#x}, RZ\nSTS [R15+0x8], RZ\n"  # in the block's own memory


@pytest.mark.parametrize(
    ("rank", "first", "last", "why"),
    [
        (1, ZERO, MEET, "shared memory of block (1, 0, 0), and no barrier tells that it has begun"),
        (1, ZERO + MEET, "", "the block ends, whose shared memory block (0, 0, 0) used with no barrier"),
        (1, ZERO + MEET, MEET, ""), (0, ZERO, "", ""),
    ],
)  # fmt: skip
def test_a_block_is_used_between_barriers_of_its_cluster(rank: int, first: str, last: str, why: str) -> None:
    """CUDA C++ Programming Guide, "Distributed Shared Memory": it exists from the one to the other."""
    text = FAR.format(rank=rank << 24, first=first) + last
    if not why:
        assert by_block(text, blocks=2, shared=128, window=WINDOW) == [0, 0]
        return
    with pytest.raises(SmFault) as caught:
        by_block(text, blocks=2, shared=128, window=WINDOW)
    assert (caught.value.kind, caught.value.lane) == (FaultKind.RACE, 0) and why in caught.value.sentence
    assert caught.value.block == ((0, 0, 0) if "begun" in why else (1, 0, 0))


@pytest.mark.parametrize(
    ("rank", "first", "why"),
    [(1, "@!P1 EXIT\n" + MEET, "a block that has ended"), (2, MEET, "no block"), (255, MEET, "no block")],
)
def test_a_block_that_is_not_there_is_told(rank: int, first: str, why: str) -> None:
    with pytest.raises(SmFault) as caught:
        by_block(FAR.format(rank=rank << 24, first=first), blocks=2, shared=128, window=WINDOW)
    told = caught.value
    assert (told.kind, told.address) == (FaultKind.OUT_OF_RANGE_ADDRESS, (rank << 24) + 8)
    assert f"address {(rank << 24) + 8:#x} is in the shared memory of {why} of the cluster" in told.sentence


def test_other_instructions_reach_the_blocks_own_memory_alone() -> None:
    with pytest.raises(SmFault) as caught:
        by_block(f"MOV R12, {1 << 24:#x}\n@P1 STS [R12+0x8], R0", blocks=2, shared=128)
    told = caught.value
    assert (told.kind, told.address, told.lane) == (FaultKind.OUT_OF_RANGE_ADDRESS, (1 << 24) + 8, 0)
    assert "is not of this block of the cluster; a generic address reaches another's" in told.sentence


@pytest.mark.parametrize("block", [0, 1])
def test_a_copy_takes_from_its_own_blocks_memory_alone(block: int) -> None:
    """PTX ISA, cp.async.bulk: the source is .shared::cta. Each block stores 16 bytes; both copy `block`'s."""
    text = f"""
    [B------:R-:W0:-:S15] S2UR UR9, SR_CgaCtaId
    [B0-----:R-:W-:-:S15] USHF.L.U32 UR9, UR9, 0x18, URZ
    MOV R15, UR9
    MOV R9, 0x7
    ISETP.EQ.AND P2, PT, R0, RZ, PT
    @P2 STS.128 [R15], RZ
    FENCE.VIEW.ASYNC.S
    UMOV UR8, {DATA:#x}
    UMOV UR6, {block << 24:#x}
    UMOV UR7, 0x1
    UMOV UR9, URZ
    {MEET}UBLKCP.G.S [UR8], [UR6], UR7
    {MEET}"""
    with pytest.raises(SmFault) as caught:
        by_block(text, blocks=2, shared=128)
    told = caught.value
    assert (told.kind, told.address) == (FaultKind.OUT_OF_RANGE_ADDRESS, 0)
    assert told.block == (1 - block, 0, 0)
    assert "a copy takes from its own block's shared memory" in told.sentence


def test_blocks_are_numbered_cluster_by_cluster_x_first() -> None:
    launch = Launch("sm_90", 0, (4, 6, 4), (5, 3, 7), 16, cluster=(2, 3, 2))
    outer = product(range(2), range(2), range(2))
    want = [(2 * cx + x, 3 * cy + y, 2 * cz + z)
            for cz, cy, cx in outer for z, y, x in product(range(2), range(3), range(2))]  # fmt: skip
    assert [launch.block_at(n) for n in range(96)] == want
    assert (launch.cluster_blocks, launch.blocks, launch.threads, launch.warps) == (12, 96, 105, 4)
