"""Compiled loads and stores of any lanes at any places leave what numpy says."""

from __future__ import annotations

import numpy as np
import pytest

from tests.drivers.sim.nv.sm.machine import assembled, execute

IN, OUT, PLACES = 0x1000_0000, 0x2000_0000, 0x3000_0000
LANE = np.arange(32)
PATTERNS = {
    "one place": LANE * 0,
    "a row": LANE,
    "two places": LANE // 16,
    "a row twice": LANE % 16,
    "a row and a place": np.where(LANE < 16, LANE, 3),
    "backwards": 31 - LANE,
    "every second": 2 * LANE,
    "mixed": (LANE * 11 + 5) % 64,
}
TEXT = """
  [B------:R-:W0:-:S02] S2R R0, SR_TID.X
  MOV R1, 0x2
  MOV R4, {places:#x}
  MOV R5, 0x0
  MOV R6, {source:#x}
  MOV R7, 0x0
  MOV R8, {out:#x}
  MOV R9, 0x0
  UMOV UR4, 0x0
  UMOV UR5, 0x0
  [B0-----:R-:W-:-:S15] IMAD.WIDE R4, R0, 0x4, R4
  ISETP.LT.AND P0, PT, R0, {limit:#x}, PT
  [B------:R-:W0:-:S02] LDG.E R10, desc[UR4][R4.64]
  [B0-----:R-:W-:-:S15] IMAD.WIDE R6, R10, {size}, R6
  IMAD.WIDE R8, R10, {size}, R8
around:
  [B------:R-:W0:-:S02] @P0 LDG.E{mod} R12, desc[UR4][R6.64]
  [B0-----:R1:W-:-:S02] @P0 STG.E{mod} desc[UR4][R8.64], R12
  [B-1----:R-:W-:-:S15] IADD3 R1, R1, -0x1, RZ
  ISETP.NE.AND P1, PT, R1, RZ, PT
  @P1 BRA around
  EXIT
"""


@pytest.mark.parametrize(("words", "mod"), [(1, ""), (2, ".64"), (4, ".128")])
@pytest.mark.parametrize("places", PATTERNS.values(), ids=PATTERNS)
def test_lanes_load_and_store_where_they_say(places: np.ndarray, words: int, mod: str) -> None:
    source = np.random.default_rng(words).integers(0, 1 << 32, (64, words), dtype=np.uint32)
    for limit in (32, 21, 0):
        out, want = np.zeros_like(source), np.zeros_like(source)
        active = places[:limit]
        want[active] = source[active]
        text = TEXT.format(places=PLACES, source=IN, out=OUT, limit=limit, size=f"{4 * words:#x}", mod=mod)
        arrays = {IN: source, OUT: out, PLACES: places.astype(np.int32)}
        execute(assembled(text), arrays, mode="fast", registers=32)
        assert (out == want).all(), limit
