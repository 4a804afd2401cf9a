"""Copies by the warps that tell a barrier in shared memory when they are done (PTX ISA,
cp.async.mbarrier.arrive): nobody reads their bytes before the barrier's phase is over.
"""

from __future__ import annotations

import numpy as np
import pytest

from drivers.sim.nv.sm.launch import FaultKind, SmFault
from tests.drivers.sim.nv.sm.interp.test_flow import STORE
from tests.drivers.sim.nv.sm.machine import assembled, execute
from tests.drivers.sim.nv.sm.strict.test_rules import DATA, END, PLACE

MOST = 1 << 20  # counts of a barrier lie in it below 0, at bit 1 and at bit 43


def copied(missing: int, behind: str = "") -> list[int]:
    """What 32 lanes find that copied a word each, and all arrived at a barrier for which so many are missing.
    behind: what each lane does between the arrival and the load."""
    word = (MOST - missing) << 43 | (MOST - missing) << 1
    text = f"""
      UMOV UR6, {word & 0xFFFFFFFF:#x}
      UMOV UR7, {word >> 32:#x}
      UMOV UR10, 0x80
      SYNCS.EXCH.64 URZ, [UR10], UR6
      IMAD.SHL.U32 R8, R0, 0x4, RZ
      [B------:R0:W-:-:S15] LDGSTS.E [R8], desc[UR4][R2.64]
      [B0-----:R-:W-:-:S15] ARRIVES.LDGSTSBAR.64 [UR10]
      {behind}
      [B------:R-:W0:-:S02] LDS R9, [R8]
      [B0-----:R-:W-:-:S15] IADD3 R9, R9, 0x1, RZ
    """
    data = np.arange(100, 132).astype(np.uint32)
    execute(assembled(PLACE + text + STORE + END), {DATA: data}, registers=32, shared=256)
    numbers: list[int] = data.tolist()
    return numbers


def test_copies_that_a_barrier_counts_are_there_when_its_phase_is_over() -> None:
    assert copied(32) == list(range(101, 133))
    with pytest.raises(SmFault) as told:
        copied(33)
    assert (told.value.kind, told.value.address) == (FaultKind.HAZARD, 0)
    assert "reads shared memory at 0x0, which an asynchronous copy has still to write" in told.value.sentence


def test_nobody_writes_where_a_copy_has_still_to_write() -> None:
    with pytest.raises(SmFault) as told:
        copied(33, "STS [R8+0x4], R1")
    assert (told.value.kind, told.value.address) == (FaultKind.HAZARD, 4)
    assert "writes shared memory at 0x4" in told.value.sentence
