"""LDSM and products of matrices in compiled warps, by the layouts of PTX ISA ("ldmatrix", "Matrix fragments
for mma.m16n8k16"): kernels that have them are compiled, and numpy says what they compute.

Covers outline.py too.
"""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

from drivers.sim.nv.sm.jit import kernels
from drivers.sim.nv.sm.launch import FaultKind, SmFault
from tests.drivers.sim.nv.sm.machine import assembled, execute

IN, OUT = 0x1000_0000, 0x2000_0000
SLOW = "[B01----:R1:W0:-:S15]"
WAIT = "[B01----:R-:W-:-:S15]"
BEGIN = f"""
{SLOW} S2R R0, SR_TID.X
MOV R2, {IN:#x}
MOV R4, {OUT:#x}
MOV R3, 0x0
MOV R5, 0x0
UMOV UR4, 0x0
UMOV UR5, 0x0
IMAD.WIDE.U32 R2, R0, 0x10, R2
IMAD.WIDE.U32 R4, R0, 0x10, R4
SHF.L.U32 R1, R0, 0x4, RZ
MOV R6, 0x2
MOV R16, RZ
MOV R17, RZ
MOV R18, RZ
MOV R19, RZ
{SLOW} LDG.E.128 R8, desc[UR4][R2.64]
"""
# a loop, so that the kernel is worth compiling
AGAIN = """
IADD3 R6, R6, -0x1, RZ
ISETP.NE.AND P0, PT, R6, RZ, PT
@P0 BRA around
"""
END = f"{SLOW} STG.E.128 desc[UR4][R4.64], R16\nEXIT"


def computed(middle: str, given: np.ndarray, mode: str, arch: str = "sm_90") -> np.ndarray:
    """u32 [32, 4]: R16 to R19 of each lane, whose R8 to R11 are `given`."""
    out = np.zeros((32, 4), np.uint32)
    lines = f"{BEGIN}around:\n{middle}{AGAIN}{END}".split("\n")
    text = "\n".join(
        line if line.strip()[-1:] in (":", "") or "[B" in line else f"{WAIT} {line}" for line in lines
    )
    kernels.KERNELS.clear()
    execute(assembled(text, arch), {IN: given, OUT: out}, arch=arch, mode=mode, shared=512)
    ((kernel,),) = kernels.KERNELS.values() if mode == "fast" else [[None]]
    assert kernel is None or kernel.code is not None
    return out


@pytest.mark.parametrize("mode", ["strict", "fast"])
@pytest.mark.parametrize("is_turned", [False, True])
@pytest.mark.parametrize("count", [1, 2, 4])
def test_rows_of_shared_memory_become_matrices(count: int, is_turned: bool, mode: str) -> None:
    matrices = np.arange(256, dtype=np.uint16).reshape(4, 8, 8)
    given = matrices.reshape(32, 8).view(np.uint32)
    name = f"LDSM.16.M{'T' * is_turned}88{f'.{count}' if count > 1 else ''}"
    middle = f"{SLOW} STS.128 [R1], R8\n{SLOW} {name} R16, [R1]\n"
    wanted = (matrices.transpose(0, 2, 1) if is_turned else matrices)[:count].copy()
    found = computed(middle, given, mode)[:, :count].T
    assert (found == wanted.view(np.uint32).reshape(count, 32)).all()


@pytest.mark.parametrize("is_turned", [False, True])
@pytest.mark.parametrize("count", [1, 2, 4])
def test_matrices_become_rows_of_shared_memory(count: int, is_turned: bool) -> None:
    """PTX ISA, stmatrix: register n has matrix n, as LDSM would have left it there."""
    matrices = np.arange(256, dtype=np.uint16).reshape(4, 8, 8)
    given = np.ascontiguousarray(matrices.reshape(4, 64).view(np.uint32).T)
    name = f"STSM.16.M{'T' * is_turned}88{f'.{count}' if count > 1 else ''}"
    zeros = "".join(f"MOV R{n}, RZ\n" for n in range(20, 24))
    middle = f"{zeros}{SLOW} STS.128 [R1], R20\n{SLOW} {name} [R1], R8\n{SLOW} LDS.128 R16, [R1]\n"
    wanted = np.zeros_like(matrices)
    wanted[:count] = (matrices.transpose(0, 2, 1) if is_turned else matrices)[:count]
    found = computed(middle, given, "strict")
    assert (found.view(np.uint16).reshape(4, 8, 8) == wanted).all()


@pytest.mark.parametrize("mode", ["strict", "fast"])
def test_products_of_one_kind_find_their_own_registers(mode: str) -> None:
    """Two products of 16 x 16 by 16 x 8 ones and twos, the second on top of the first."""
    given = np.full((32, 4), 0x3C003C00, np.uint32)  # halves of 1
    middle = f"""
    MOV R12, 0x40004000
    MOV R13, 0x40004000
    {SLOW} HMMA.16816.F32 R20, R8, R12, RZ
    NOP
    {SLOW} HMMA.16816.F32 R16, R8, R8, R20
    """
    assert (computed(middle, given, mode).view(np.float32) == 16 * 2 + 16).all()


@pytest.mark.parametrize("mode", ["strict", "fast"])
def test_products_of_two_encodings_with_the_same_fields_are_two_functions(mode: str) -> None:
    """16 products of bytes of 17, and on top of them 32 of half bytes of 1."""
    given = np.full((32, 4), 0x11111111, np.uint32)
    middle = f"""
    {SLOW} IMMA.8816.S8.U8 R20, R8.ROW, R9.COL, R18
    NOP
    {SLOW} IMMA.8832.S4.U4 R16, R8.ROW, R9.COL, R20
    """
    assert (computed(middle, given, mode, "sm_80")[:, :2] == 16 * 17 * 17 + 32).all()


@pytest.mark.parametrize("mode", ["strict", "fast"])
def test_a_product_of_doubles_beyond_every_double_is_finite_beside_an_infinity(mode: str) -> None:
    """1e300 * 1e300 - inf with one rounding, four times."""
    given = np.full((32, 2), 1e300).view(np.uint32)
    middle = f"""
    MOV R20, RZ
    MOV R21, 0xfff00000
    MOV R22, RZ
    MOV R23, 0xfff00000
    {SLOW} DMMA.884 R16, R8, R10, R20
    """
    assert (computed(middle, given, mode, "sm_80").view(np.float64) == -np.inf).all()


KINDS = {"E4M3": ml_dtypes.float8_e4m3fn, "E5M2": ml_dtypes.float8_e5m2}


@pytest.mark.parametrize("mode", ["strict", "fast"])
@pytest.mark.parametrize("left", KINDS)
@pytest.mark.parametrize("right", KINDS)
def test_floats_of_8_bits_stand_where_ptx_says_and_are_numpys(left: str, right: str, mode: str) -> None:
    """All 256 bytes of the left side's type, two of each, in 16 rows of 32 steps; the right side's two
    registers are the lane's last two. PTX ISA, "Matrix fragments for mma.m16n8k32"."""
    bits = np.random.default_rng(1).permutation(np.repeat(np.arange(256, dtype=np.uint8), 2))
    a = bits.reshape(16, 32)
    given = np.zeros((32, 4), np.uint32)
    for lane, register, part in np.ndindex(32, 4, 4):
        byte = a[lane // 4 + 8 * (register % 2), 4 * (lane % 4) + part + 16 * (register // 2)]
        given[lane, register] |= np.uint32(byte) << np.uint32(8 * part)
    columns = np.array([[given[4 * n + k % 16 // 4, 2 + k // 16] >> 8 * (k % 4) & 0xFF for n in range(8)]
                        for k in range(32)]).astype(np.uint8)  # fmt: skip
    found = computed(f"{SLOW} QMMA.16832.F32.{left}.{right} R16, R8.ROW, R10.COL, RZ\n", given, mode, "sm_89")
    with np.errstate(invalid="ignore"):
        wanted = a.view(KINDS[left]).astype(np.float64) @ columns.view(KINDS[right]).astype(np.float64)
    for lane, n in np.ndindex(32, 4):
        value, want = (
            found[lane, n].view(np.float32),
            wanted[lane // 4 + 8 * (n // 2), 2 * (lane % 4) + n % 2],
        )
        assert value == pytest.approx(want, rel=1e-6, abs=1e-6, nan_ok=True)


@pytest.mark.parametrize("mode", ["strict", "fast"])
@pytest.mark.parametrize("name", ["LDSM.16.M88 R16, [R1]", "HMMA.16816.F32 R16, R8, R12, RZ"])
def test_a_part_of_a_warp_is_refused(name: str, mode: str) -> None:
    part = f"ISETP.LT.AND P1, PT, R0, 0x7, PT\n{SLOW} STS.128 [R1], R8\nMOV R12, RZ\nMOV R13, RZ\n@P1 EXIT\n"
    with pytest.raises(SmFault, match="needs all 32 lanes") as caught:
        computed(f"{part}{SLOW} {name}\n", np.zeros((32, 4), np.uint32), mode)
    assert caught.value.kind == FaultKind.DIVERGENCE
