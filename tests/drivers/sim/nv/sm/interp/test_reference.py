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


# The first warp looks at a word; the second one, whose code is behind, computes long before it writes it.
LATE = f"""
  [B------:R-:W2:-:S15] S2R R0, SR_TID.X
  MOV R2, {DATA:#x}
  MOV R3, RZ
  UMOV UR4, 0x0
  UMOV UR5, 0x0
  [B--2---:R-:W-:-:S15] ISETP.GE.U32.AND P1, PT, R0, 0x20, PT
  @P1 BRA write
look:
  [B------:R-:W1:-:S15] LDG.E.STRONG.GPU R4, desc[UR4][R2.64]
  {{rest}}
  [B-1----:R-:W-:-:S15] ISETP.EQ.U32.AND P0, PT, R4, RZ, PT
  @P0 BRA look
  EXIT
write:
  MOV R1, RZ
count:
  IADD3 R1, R1, 0x1, RZ
  ISETP.NE.U32.AND P0, PT, R1, {{count:#x}}, PT
  @P0 BRA count
  [B------:R-:W3:-:S15] ATOMG.E.EXCH.STRONG.GPU PT, R5, desc[UR4][R2.64], R1
  EXIT
"""


def waited(rest: str, count: int) -> int:
    """What the second warp wrote; where the first one keeps it from its turn the launch ends in a fault."""
    data = np.zeros(32, np.uint32)
    code = assembled(LATE.format(rest=rest, count=count))
    execute(code, {DATA: data}, block=(64, 1, 1), registers=32, budget=40 * count)
    return int(data[0])


def test_turns_come_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turns of 2 steps of 8: the second warp has one step of four, from the first turn to the last."""
    monkeypatch.setattr(reference, "TURNS", 8)
    monkeypatch.setattr(reference, "WHILE", 2)
    assert waited("NOP", 50) == 50


def test_a_warp_that_yields_while_another_one_computes_does_not_wait_for_ever() -> None:
    assert waited("YIELD", 500) == 500
