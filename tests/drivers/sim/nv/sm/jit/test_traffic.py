"""Compiled loads and stores of any lanes at any places leave what numpy says."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

from drivers.sim.nv.sm.jit import kernels, run
from drivers.sim.nv.sm.launch import SmFault
from tests.drivers.sim.nv.sm.machine import STACK, assembled, execute
from tests.drivers.sim.nv.sm.meaning.test_memory import ATOMICS, GIVEN, OLD, TOP, WORDS

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


SLOW, WAIT, KEEP = "[B------:R-:W0:-:S15]", "[B0-----:R-:W-:-:S15]", "[B0-----:R1:W-:-:S15]"
OTHER = f"""
  {SLOW} S2R R0, SR_TID.X
  MOV R1, 0x2
  MOV R2, {IN:#x}
  MOV R3, RZ
  MOV R4, {OUT:#x}
  MOV R5, RZ
  UMOV UR4, 0x0
  UMOV UR5, 0x0
  UMOV UR6, 0x8
  {WAIT} IMAD.WIDE.U32 R2, R0, 0x4, R2
  IMAD.WIDE.U32 R4, R0, 0x4, R4
  MOV R10, {GIVEN:#x}
  IMAD.SHL.U32 R12, R0, 0x4, RZ
  MOV R13, {TOP - STACK:#x}
around:
  {SLOW} STS [R12], R0
  {WAIT} IADD3 R1, R1, -0x1, RZ
  ISETP.NE.AND P1, PT, R1, RZ, PT
  @P1 BRA around
"""


def traffic() -> list[tuple[str, list[int]]]:
    """(instruction, what it gives each lane in R16), each with 128 bytes of IN."""
    bytes_of = WORDS.view(np.uint8).reshape(32, 4).tolist()
    found = [
        (f"ATOMG.E.{name}.STRONG.GPU PT, R16, desc[UR4][R2.64+{{at}}], R10", OLD.tolist()) for name in ATOMICS
    ]
    found += [
        ("LDG.E.U8 R16, desc[UR4][R2.64+{at}+0x1]", [b[1] for b in bytes_of]),
        ("LDG.E.S8 R16, desc[UR4][R2.64+{at}+0x3]", [b[3] - (b[3] >> 7 << 8) for b in bytes_of]),
        ("LDG.E.U16 R16, desc[UR4][R2.64+{at}+0x2]", [b[2] | b[3] << 8 for b in bytes_of]),
        ("LDG.E.S16 R16, desc[UR4][R2.64+{at}]", [(b[0] | b[1] << 8) - (b[1] >> 7 << 16) for b in bytes_of]),
    ]
    lanes = list(range(32))
    found += [
        ("LDS R16, [R0.X4]", lanes), ("LDS R16, [R12+UR6+-0x8]", lanes), ("LDS.U8 R16, [R0.X4]", lanes),
        ("LDS R16, [R0.X4+UR6]", [*lanes[2:], 0, 0]), ("LDS.U16 R16, [R12+0x2]", [0] * 32),
        ("LDC R16, c[0x0][0x0]", [32] * 32),
        ("LDC.U8 R16, c[0x0][0x211]", [0x92] * 32), ("LDC.S8 R16, c[0x0][0x210]", [0x81 - 256] * 32),
        ("LDC.U16 R16, c[0x0][0x212]", [0xB4A3] * 32), ("LDC.S16 R16, c[0x0][0x210]", [0x9281 - 65536] * 32),
        ("LDC.64 R16, c[0x0][0x210]", [0xB4A39281] * 32),
    ]  # fmt: skip
    return found


def test_every_kind_of_access_of_compiled_warps_is_that_of_the_document() -> None:
    """One kernel, so that it is compiled once. The last lanes' LDS goes past what was stored, to zeros."""
    kernels.KERNELS.clear()
    steps, lines = traffic(), []
    for number, (text, _) in enumerate(steps):
        placed = re.sub(r"\{at\}(\+0x(\d))?", lambda m: hex(128 * number + int(m[2] or 0)), text)  # noqa: B023
        lines += [f"{SLOW} {placed}", f"{KEEP} STG.E desc[UR4][R4.64+{128 * number:#x}], R16",
                  "[B-1----:R-:W-:-:S15] NOP"]  # fmt: skip
    lines += [f"{SLOW} STL [R13], R0", f"{SLOW} STL.U8 [R13+0x5], R0", f"{SLOW} LDL R16, [R13]"]
    lines += [f"{KEEP} STG.E desc[UR4][R4.64+{128 * len(steps):#x}], R16", "[B-1----:R-:W-:-:S15] EXIT"]
    given = np.stack([OLD if "ATOMG" in text else WORDS for text, _ in steps])
    before, out = given.copy(), np.zeros((len(steps) + 1, 32), np.uint32)
    code = assembled(OTHER + "\n".join(lines))
    execute(code, {IN: given, OUT: out}, mode="fast", registers=32, shared=256,
            arguments=bytes.fromhex("8192a3b4c5d6e7f8"))  # fmt: skip
    ((kernel,),) = kernels.KERNELS.values()
    assert kernel.code is not None, "these warps are not compiled"
    for (text, values), row in zip(steps, out, strict=False):
        assert row.tolist() == [value & 0xFFFFFFFF for value in values], text
    assert out[-1].tolist() == list(range(32))
    for number, name in enumerate(ATOMICS):
        assert given[number].tolist() == [ATOMICS[name](int(old)) for old in OLD], name
    assert (given[len(ATOMICS) :] == before[len(ATOMICS) :]).all()


def compiled(text: str, arrays: dict[int, np.ndarray], **more: Any) -> None:
    """Run lines behind those of OTHER as host code."""
    kernels.KERNELS.clear()
    execute(
        assembled(OTHER + text + "[B-1----:R-:W-:-:S15] EXIT"),
        arrays,
        mode="fast",
        registers=32,
        shared=256,
        **more,
    )
    ((kernel,),) = kernels.KERNELS.values()
    assert kernel.code is not None, "these warps are not compiled"


def test_constants_of_each_bank_are_its_own() -> None:
    banks, out = (
        {n: np.arange(100 * n, 100 * n + 8, dtype=np.uint32) for n in (1, 2, 3)},
        np.zeros((4, 32), np.uint32),
    )
    lines = []
    for number in banks:
        lines.append(f"[B-1----:R-:W0:-:S15] LDC R16, c[{number:#x}][0x8]\n")
        lines.append(f"{KEEP} STG.E desc[UR4][R4.64+{128 * number:#x}], R16\n")
    more = {number: data.tobytes() for number, data in banks.items()}
    compiled("".join(lines), {IN: np.zeros(32, np.uint32), OUT: out}, more_banks=more)
    assert out[1:, 0].tolist() == [102, 202, 302] and (out == out[:, :1]).all()


LOCAL = """
  MOV R12, {at:#x}
  MOV R1, 0x5
  MOV R2, 0x6
  MOV R3, 0x7
  {slow} STL.128 [R12], R0
  {slow} LDL.128 R16, [R12]
  {keep} STG.E desc[UR4][R4.64], R16
  {keep} STG.E desc[UR4][R4.64+0x80], R19
"""


def test_local_memory_may_be_as_small_as_one_access() -> None:
    out, arrays = np.zeros((2, 32), np.uint32), {IN: np.zeros(32, np.uint32)}
    compiled(LOCAL.format(at=0, slow=SLOW, keep=KEEP), arrays | {OUT: out}, low=16)
    assert out.tolist() == [list(range(32)), [7] * 32]
    for at, low in ((16, 16), (0, 8)):
        with pytest.raises(SmFault, match="beyond the memory that the launch declares"):
            compiled(LOCAL.format(at=at, slow=SLOW, keep=KEEP), arrays | {OUT: out}, low=low)


@pytest.mark.parametrize("mode", ["fast", "strict"])
@pytest.mark.parametrize("at", [-4, 4, -0x7FFFFC])
def test_offsets_of_addresses_have_a_sign(mode: str, at: int) -> None:
    source, out = np.arange(96, dtype=np.uint32), np.zeros(32, np.uint32)
    text = f"{SLOW} LDG.E R16, desc[UR4][R2.64+{at:#x}]\n{KEEP} STG.E desc[UR4][R4.64], R16\n"
    code = assembled(OTHER + text + "[B-1----:R-:W-:-:S15] EXIT")
    execute(code, {IN + at - 128: source, OUT: out}, mode=mode, registers=32, shared=512)
    assert out.tolist() == list(range(32, 64))


@pytest.mark.parametrize("spans", [2, 4096])
def test_memory_may_have_more_parts_than_are_remembered_and_lie_above_the_hosts(
    spans: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """GPU VAs of 49 bits: a host's have 47."""
    monkeypatch.setattr(run, "SPANS", spans)
    places = [(1 << 48) + (n << 32) for n in range(5)]
    arrays: dict[int, np.ndarray] = {at: np.full(32, 10**n, np.uint32) for n, at in enumerate(places)}
    lines = ["MOV R16, RZ"]
    for at in [*places, *places]:
        lines += [f"MOV R2, {at & 0xFFFF_FFFF:#x}", f"MOV R3, {at >> 32:#x}",
                  f"{SLOW} LDG.E R17, desc[UR4][R2.64]", f"{WAIT} IADD3 R16, R16, R17, RZ"]  # fmt: skip
    lines.append(f"{KEEP} STG.E desc[UR4][R4.64], R16\n")
    out = np.zeros(32, np.uint32)
    compiled("\n".join(lines), arrays | {OUT: out})
    assert out.tolist() == [22222] * 32


@pytest.mark.parametrize("mode", ["fast", "strict"])
def test_an_access_that_reaches_beyond_what_is_mapped_is_told(mode: str) -> None:
    text = OTHER + f"MOV R2, 0x1000007c\n{SLOW} LDG.E R16, desc[UR4][R2.64]\n{WAIT} EXIT"
    with pytest.raises(SmFault, match="4 bytes at 0x1000007c reach beyond what is mapped"):
        execute(assembled(text), {IN: np.zeros(126, np.uint8)}, mode=mode, registers=32, shared=512)
