"""Whole kernels in the reference executor, against numpy.

Covers code.py, eager.py, handlers.py, lanes.py, launch.py and traffic.py; other tests for
atomics.py and pieces.py: ../meaning/test_memory.py, for warpgroup.py: ../strict/test_hopper.py.
"""

from __future__ import annotations

import struct

import numpy as np
import pytest

from drivers.sim.nv.sm.interp import reference
from drivers.sim.nv.sm.request import FaultKind, SmFault
from tests.drivers.sim.nv.sm.machine import assembled, execute

DATA = 0x1000_0000
DOUBLED = """
  [B------:R-:W0:-:S01] S2R R0, SR_TID.X
  [B------:R-:W1:-:S01] LDC.64 R2, c[0x0][0x210]
  [B------:R-:W-:-:S04] ULDC.64 UR4, c[0x0][0x208]
  [B01----:R-:W-:-:S05] IMAD.WIDE R2, R0, 0x4, R2
  [B------:R-:W0:-:S02] LDG.E R1, desc[UR4][R2.64]
  [B0-----:R-:W-:-:S05] FFMA R1, R1, 2, R1
  [B------:R-:W-:-:S01] STG.E desc[UR4][R2.64], R1
  [B------:R-:W-:-:S05] EXIT
"""


def test_the_kernel_of_the_documentation_triples_its_array() -> None:
    data = np.arange(32, dtype=np.float32)
    counted = execute(assembled(DOUBLED), {DATA: data}, arguments=struct.pack("<Q", DATA))
    assert data.tolist() == [3.0 * n for n in range(32)]
    assert (counted.warp_instructions, counted.warps, counted.blocks) == (8, 1, 1)
    assert counted.cycles == 1 + 1 + 4 + 5 + 2 + 5 + 1 + 5


@pytest.mark.parametrize("mode", ["strict", "fast"])
@pytest.mark.parametrize("end", [0xFF80, 0xFF81])
def test_an_address_in_the_upper_half_is_told_without_a_sign(mode: str, end: int) -> None:
    """No page maps the first, and the second is no multiple of 4."""
    far = 0xFFFF_FFFF_FFFF_0000 + end
    with pytest.raises(SmFault) as found:
        execute(assembled(DOUBLED), {}, arguments=struct.pack("<Q", far), mode=mode)
    assert found.value.address == far and "-0x" not in str(found.value)


def test_an_instruction_without_a_meaning_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """As one would be that the assembler learned and these cards did not."""
    monkeypatch.delitem(reference.HANDLERS, "FFMA")
    with pytest.raises(SmFault, match="has no meaning for it") as found:
        execute(assembled(DOUBLED), {DATA: np.zeros(32, np.uint32)}, arguments=struct.pack("<Q", DATA))
    assert found.value.kind is FaultKind.ILLEGAL_INSTRUCTION
    assert found.value.instruction.startswith("FFMA R1")
