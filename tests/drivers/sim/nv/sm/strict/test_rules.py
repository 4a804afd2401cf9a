"""Every rule that a kernel can break on simulated multiprocessors, each beside a near miss that is right.

Covers executor.py, races.py and order.py; cluster.py too, whose kernels are in
tests/drivers/nv/test_nvcc_kernels.py.
"""

from __future__ import annotations

import numpy as np
import pytest

from drivers.sim.nv.sm.launch import FaultKind, SmFault
from tests.drivers.sim.nv.sm.machine import assembled, execute

DATA = 0x1000_0000
W = "[B------:R-:W-:-:S15]"
# R2..R3 the address of a lane's own word of DATA, R0 the lane, R1 its number in the block
PLACE = f"""
  [B------:R-:W0:-:S01] S2R R0, SR_LANEID
  [B------:R-:W0:-:S01] S2R R1, SR_TID.X
  {W} MOV R4, {DATA:#x}
  {W} MOV R5, 0x0
  {W} CS2R R6, SRZ
  {W} UMOV UR4, 0x0
  {W} UMOV UR5, 0x0
  [B0-----:R-:W-:-:S15] IMAD.WIDE R2, R1, 0x4, R4
"""
END = f"{W} EXIT"
LOAD = "[B------:R-:W0:-:S02] LDG.E R8, desc[UR4][R2.64]"
HALF = f"{W} ISETP.GE.AND P0, PT, R0, 0x10, PT"

RULES = [
    (FaultKind.HAZARD, LOAD + "\n[B------:R-:W-:-:S05] IADD3 R9, R8, 0x1, RZ",
     LOAD + "\n[B0-----:R-:W-:-:S05] IADD3 R9, R8, 0x1, RZ"),
    (FaultKind.HAZARD, "[B------:R-:W-:-:S03] IADD3 R9, R1, 0x1, RZ\nIADD3 R9, R9, R9, RZ",
     "[B------:R-:W-:-:S04] IADD3 R9, R1, 0x1, RZ\nIADD3 R9, R9, R9, RZ"),
    (FaultKind.HAZARD, "[B------:R0:W-:-:S02] STG.E desc[UR4][R2.64], R1\nMOV R1, 0x0",
     "[B------:R0:W-:-:S02] STG.E desc[UR4][R2.64], R1\n[B0-----:R-:W-:-:S05] MOV R1, 0x0"),
    (FaultKind.UNDEFINED, "IADD3 R9, R10, 0x1, RZ", "IADD3 R9, RZ, 0x1, RZ"),
    (FaultKind.UNDEFINED, "@P3 IADD3 R9, R1, 0x1, RZ", "@!PT IADD3 R9, R1, 0x1, RZ"),
    (FaultKind.UNDEFINED, "UIADD3 UR6, UR8, 0x1, URZ", "UIADD3 UR6, UR4, 0x1, URZ"),
    (FaultKind.UNDEFINED, "MOV R9, UR8\nIADD3 R10, R9, 0x1, RZ",
     "MOV R9, UR8\nMOV R9, UR4\nIADD3 R10, R9, 0x1, RZ"),
    (FaultKind.UNDEFINED, "UMOV UR6, UR8\nUIADD3 UR7, UR6, 0x1, URZ",
     "UMOV UR6, UR4\nUIADD3 UR7, UR6, 0x1, URZ"),
    (FaultKind.UNDEFINED, "@P0 MOV R9, UR4", "ISETP.EQ.AND P0, PT, RZ, RZ, PT\n@P0 MOV R9, UR4"),
    (FaultKind.UNDEFINED, "[B------:R-:W0:-:S02] LDS R8, [RZ]\n[B0-----:R-:W-:-:S05] IADD3 R9, R8, 0x1, RZ",
     "[B------:R-:W0:-:S02] LDS R8, [RZ]\n[B0-----:R-:W-:-:S05] NOP"),
    (FaultKind.MMU_FAULT, "LDG.E R8, desc[UR4][R2.64+0x1000]", LOAD),
    (FaultKind.MISALIGNED_ADDRESS, "LDG.E R8, desc[UR4][R2.64+0x2]", "LDG.E.U16 R8, desc[UR4][R2.64+0x2]"),
    (FaultKind.MISALIGNED_ADDRESS, "LDG.E.64 R8, desc[UR4][R2.64]", "LDG.E.64 R8, desc[UR4][R4.64]"),
    (FaultKind.OUT_OF_RANGE_ADDRESS, "STS [RZ+0x80], R1", "STS [RZ+0x7c], R1"),
    (FaultKind.OUT_OF_RANGE_ADDRESS, "STL [RZ], R1", f"MOV R9, {(1 << 24) - 4:#x}\nSTL [R9], R1"),
    (FaultKind.INVALID_CONSTANT_ADDRESS, "LDC R8, c[0x0][0x1000]", "LDC R8, c[0x0][0xffc]"),
    (FaultKind.INVALID_CONSTANT_ADDRESS, "LDC R8, c[0x3][0x0]", "LDC R8, c[0x0][0x0]"),
    (FaultKind.MISALIGNED_REGISTER, "LDG.E.64 R9, desc[UR4][R4.64]", "LDG.E.64 R8, desc[UR4][R4.64]"),
    (FaultKind.MISALIGNED_REGISTER, "LDG.E.128 R10, desc[UR4][R4.64]", "LDG.E.128 R8, desc[UR4][R4.64]"),
    (FaultKind.OUT_OF_RANGE_REGISTER, "MOV R32, 0x1", "MOV R31, 0x1"),
    (FaultKind.BARRIER, "BAR.SYNC 0x1", "BAR.SYNC 0x0"),
    (FaultKind.DEADLOCK, HALF + "\n@P0 BAR.SYNC 0x0\nWARPSYNC.ALL", HALF + "\n@P0 NOP\nWARPSYNC.ALL"),
    (FaultKind.DIVERGENCE, HALF + "\n@P0 SHFL.IDX PT, R8, R1, 0x0, 0x1f", "SHFL.IDX PT, R8, R1, 0x0, 0x1f"),
    (FaultKind.DIVERGENCE, "BSYNC B0", "BSSY B0, on\nBSYNC B0\non:"),
    (FaultKind.ENDLESS, "around:\nBRA around", ""),
]  # fmt: skip


def run(text: str, threads: int = 32) -> None:
    """One block over 32 words, with 128 bytes of shared memory and 32 registers."""
    execute(assembled(PLACE + text + "\n" + END), {DATA: np.zeros(threads, np.uint32)}, block=(threads, 1, 1),
            registers=32, shared=128, budget=20000)  # fmt: skip


@pytest.mark.parametrize(("kind", "wrong", "right"), RULES)
def test_a_broken_rule_has_its_name_and_its_near_miss_none(kind: FaultKind, wrong: str, right: str) -> None:
    run(right)
    with pytest.raises(SmFault) as caught:
        run(wrong)
    assert caught.value.kind == kind
    assert caught.value.pc is not None


EXCHANGE = """
  IMAD.SHL.U32 R9, R0, 0x4, RZ
  {first} STS [R9], R1
  {barrier}
  [B------:R-:W0:-:S02] LDS R8, [R9]
  [B0-----:R-:W-:-:S15] NOP
"""


def test_two_warps_that_share_bytes_need_a_barrier_between() -> None:
    setp = "ISETP.GE.AND P1, PT, R1, 0x20, PT\n"
    run(setp + EXCHANGE.format(first="@!P1", barrier="BAR.SYNC 0x0"), 64)
    with pytest.raises(SmFault) as caught:
        run(setp + EXCHANGE.format(first="@!P1", barrier="NOP"), 64)
    assert (caught.value.kind, caught.value.address) == (FaultKind.RACE, 0)


MATRIX = """
  ISETP.GE.AND P1, PT, R1, 0x20, PT
  IMAD.SHL.U32 R9, R0, 0x4, RZ
  LOP3.LUT R10, R0, 0x7, RZ, 0xc0, !PT
  IMAD.SHL.U32 R10, R10, 0x10, RZ
  BSSY B0, met
  @P1 BRA met
  {store}
  met:
  BSYNC B0
  {barrier}
  [B------:R-:W0:-:S02] {load}
  [B0-----:R-:W-:-:S15] IADD3 R8, R8, 0x1, RZ
"""


@pytest.mark.parametrize(
    ("store", "load"),
    [("STS [R9], R1", "LDSM.16.M88 R8, [R10]"), ("STSM.16.M88 [R10], R1", "LDS R8, [R9]")],
)
def test_matrices_in_shared_memory_are_watched_as_words_are(store: str, load: str) -> None:
    run(MATRIX.format(store=store, barrier="BAR.SYNC 0x0", load=load), 64)
    for missing, kind in ((store, FaultKind.UNDEFINED), ("BAR.SYNC 0x0", FaultKind.RACE)):
        text = MATRIX.format(store=store, barrier="BAR.SYNC 0x0", load=load).replace(missing, "NOP")
        with pytest.raises(SmFault) as caught:
            run(text, 64)
        assert caught.value.kind == kind


def test_bytes_that_were_a_barrier_are_watched_again_behind_its_end() -> None:
    """mbarrier.inval; as long as the barrier lives, its bytes are no race."""
    text = """
      ISETP.GE.AND P1, PT, R1, 0x20, PT
      UMOV UR6, 0xfffffffe
      UMOV UR7, 0x7fffffff
      SYNCS.EXCH.64 URZ, [UR4], UR6
      BAR.SYNC 0x0
      @!P1 {end}
      BAR.SYNC 0x0
      @!P1 STS [RZ], R1
      {barrier}
      [B------:R-:W0:-:S02] LDS R8, [RZ]
      [B0-----:R-:W-:-:S15] NOP
    """
    run(text.format(end="NOP", barrier="NOP"), 64)
    run(text.format(end="SYNCS.CCTL.IV [RZ]", barrier="BAR.SYNC 0x0"), 64)
    with pytest.raises(SmFault) as caught:
        run(text.format(end="SYNCS.CCTL.IV [RZ]", barrier="NOP"), 64)
    assert (caught.value.kind, caught.value.address) == (FaultKind.RACE, 0)


def test_two_warps_that_write_a_byte_are_a_race_in_global_memory_too() -> None:
    store = "STG.E desc[UR4][{at}.64], R1"
    run(store.format(at="R2"), 64)
    with pytest.raises(SmFault) as caught:
        run(store.format(at="R4"), 64)
    assert caught.value.kind == FaultKind.RACE


def test_a_fault_says_where_it_was() -> None:
    with pytest.raises(SmFault) as caught:
        run("@P0 NOP".replace("@P0 ", "") + "\nLDG.E R8, desc[UR4][R2.64+0x4]")
    fault = caught.value
    assert (fault.warp, fault.lane, fault.address, fault.block) == (0, 31, DATA + 32 * 4, (0, 0, 0))
    assert fault.sentence == "LDG.E R8, desc[UR4][R2.64+0x4]: nothing is mapped at 0x10000080"


def test_bits_that_are_no_instruction_are_named() -> None:
    with pytest.raises(SmFault) as caught:
        execute(b"\xff" * 16, {})
    assert caught.value.kind == FaultKind.ILLEGAL_INSTRUCTION


def test_a_program_that_does_not_end_runs_out_of_its_memory() -> None:
    with pytest.raises(SmFault) as caught:
        execute(assembled("NOP"), {})
    assert (caught.value.kind, caught.value.sentence) == (
        FaultKind.MMU_FAULT,
        "the program goes to 0x7f0000000010: nothing is mapped at 0x7f0000000010",
    )


def test_lanes_that_parted_are_apart_until_something_joins_them() -> None:
    """Both ways of a branch come to the same SHFL, which only some of the lanes reach at once."""
    ways = HALF + "\n{enter}\n@P0 BRA other\nNOP\nother:\n{leave}\nSHFL.IDX PT, R8, R1, 0x0, 0x1f"
    run(ways.format(enter="BSSY B0, other", leave="BSYNC B0"))
    run(ways.format(enter="NOP", leave="WARPSYNC.ALL"))
    with pytest.raises(SmFault) as caught:
        run(ways.format(enter="NOP", leave="NOP"))
    assert caught.value.kind == FaultKind.DIVERGENCE
