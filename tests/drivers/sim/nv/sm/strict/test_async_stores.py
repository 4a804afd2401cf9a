"""STAS (PTX ISA, st.async): stores that tell a barrier in shared memory of their bytes, which nobody reads or
writes before its phase is over. Covers the last part of bulk.py.
"""

from __future__ import annotations

import numpy as np
import pytest

from drivers.sim.nv.sm.launch import FaultKind, SmFault
from tests.drivers.sim.nv.sm.interp.test_flow import STORE
from tests.drivers.sim.nv.sm.machine import assembled, execute
from tests.drivers.sim.nv.sm.strict.test_rules import DATA, END, PLACE

MOST, BARRIER = 1 << 20, 0x100
BEGIN = f"""
  UMOV UR6, {(MOST - 1) << 1:#x}
  UMOV UR7, {(MOST - 1) << 11:#x}
  UMOV UR10, {BARRIER:#x}
  SYNCS.EXCH.64 URZ, [UR10], UR6
  MOV R12, 0x5a
  [B------:R0:W-:-:S15] STS [RZ+0x3c], R12
  [B0-----:R0:W-:-:S15] STS [RZ+0x44], R12
  [B0-----:R-:W-:-:S15] ISETP.EQ.U32.AND P1, PT, R0, RZ, PT
  MOV R11, {BARRIER:#x}
"""


def told(text: str) -> list[int]:
    """R9 of 32 lanes. P1: lane 0; R11: the address of a barrier that one arrival ends."""
    data = np.zeros(32, np.uint32)
    execute(assembled(PLACE + BEGIN + text + STORE + END), {DATA: data}, registers=32, shared=0x108)
    numbers: list[int] = data.tolist()
    return numbers


STORES = """
  MOV R10, 0x40
  MOV R8, {count:#x}
  @P1 SYNCS.ARRIVE.TRANS64 RZ, [UR10], R8
  [B------:R0:W-:-:S15] @P1 STAS [R10.64], R12
  [B0-----:R-:W1:-:S15] SYNCS.PHASECHK.TRANS64 P2, [UR10], RZ
  [B-1----:R-:W-:-:S15] NOP
"""


def test_the_phase_is_over_with_the_last_byte() -> None:
    load = "[B------:R-:W1:-:S15] LDS R9, [RZ+0x40]\n[B-1----:R-:W-:-:S15] NOP"
    assert told(STORES.format(count=4) + load) == [0x5A] * 32
    with pytest.raises(SmFault) as late:
        told(STORES.format(count=8) + load)
    assert (late.value.kind, late.value.address) == (FaultKind.HAZARD, 0x40)


@pytest.mark.parametrize(("at", "is_late"), [(0x3F, False), (0x40, True), (0x43, True), (0x44, False)])
def test_no_other_bytes_are_on_their_way(at: int, is_late: bool) -> None:
    load = f"[B------:R-:W1:-:S15] LDS.U8 R9, [RZ+{at:#x}]\n[B-1----:R-:W-:-:S15] NOP"
    if not is_late:
        assert told(STORES.format(count=8) + load) == [0x5A if at == 0x44 else 0] * 32
        return
    with pytest.raises(SmFault) as late:
        told(STORES.format(count=8) + load)
    assert (late.value.kind, late.value.address) == (FaultKind.HAZARD, at)
