"""Values of single instructions, against numpy and the words of the PTX ISA.

Covers special.py; the files beside it have tables of values of the others. What has no value is held against
Python in both executors: flow.py in ../jit/test_flow.py and test_parting.py, barriers.py in
../jit/test_barriers.py, warpgroup.py in ../jit/test_warpgroup.py.
"""

from __future__ import annotations

import math
import struct
from fractions import Fraction

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.drivers.sim.nv.sm.machine import assembled, execute

DATA = 0x1000_0000
LANES = 32
ZEROS = [0x00000000, 0x80000000, 0x00000001, 0x807FFFFF]
ENDS = [0x00800000, 0x7F7FFFFF, 0xFF7FFFFF, 0x7F800000, 0xFF800000, 0x7FC00000]
OTHERS = [0x3F800000, 0xBF800000, 0x3F800001, 0x33800000, 0x4B800001, 0x3EAAAAAB]
FLOATS = np.array([*ZEROS, *ENDS, *OTHERS], np.uint32)


def run(
    instruction: str, *operands: NDArray[np.generic], words: int = 1, wide: int = 1
) -> NDArray[np.uint32]:
    """An instruction on R8, R12, R16 (so many words each); its result is in R20."""
    given = np.zeros((LANES, 12), np.uint32)
    for n, operand in enumerate(operands):
        given[:, 4 * n : 4 * n + wide] = np.ascontiguousarray(operand).view(np.uint32).reshape(LANES, wide)
    out = np.zeros((LANES, words), np.uint32)
    loads = "\n".join(
        f"[B------:R-:W0:-:S02] LDG.E R{8 + 4 * n + w}, desc[UR4][R2.64+{16 * n + 4 * w:#x}]"
        for n in range(3) for w in range(4)
    )  # fmt: skip
    stores = "\n".join(
        f"[B0-----:R1:W-:-:S02] STG.E desc[UR4][R4.64+{4 * w:#x}], R{20 + w}" for w in range(words)
    )
    text = f"""
      [B------:R-:W0:-:S01] S2R R0, SR_TID.X
      [B------:R-:W1:-:S01] LDC.64 R2, c[0x0][0x210]
      [B------:R-:W1:-:S01] LDC.64 R4, c[0x0][0x218]
      UMOV UR4, 0x0
      UMOV UR5, 0x0
      [B01----:R-:W-:-:S15] IMAD.WIDE R2, R0, 0x30, R2
      IMAD.WIDE R4, R0, {4 * words:#x}, R4
      {loads}
      [B0-----:R-:W0:-:S15] {instruction}
      [B0-----:R-:W-:-:S15] NOP
      [B------:R-:W-:-:S15] NOP
      {stores}
      EXIT"""
    arguments = struct.pack("<QQ", DATA, 2 * DATA)
    execute(assembled(text), {DATA: given, 2 * DATA: out}, arguments=arguments)
    return out[:, 0] if words == 1 else out


def pairs() -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Two columns of 32 floats, the awkward ones among them."""
    random = np.random.default_rng(5)
    a = np.concatenate([FLOATS, random.integers(0, 1 << 32, 16, dtype=np.uint32)])
    b = np.concatenate([random.permutation(FLOATS), random.integers(0, 1 << 32, 16, dtype=np.uint32)])
    return a.view(np.float32), b.view(np.float32)


def same(found: NDArray[np.uint32], expected: NDArray[np.float32]) -> None:
    """Bit for bit, except that every NaN is 0x7fffffff."""
    bits = np.where(np.isnan(expected), np.uint32(0x7FFFFFFF), expected.astype(np.float32).view(np.uint32))
    assert [hex(n) for n in found] == [hex(n) for n in bits]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("name", "verb"), [("FADD", np.add), ("FMUL", np.multiply)])
def test_sums_and_products_are_those_of_ieee(name, verb) -> None:
    a, b = pairs()
    same(run(f"{name} R20, R8, R12", a, b), verb(a, b))


@pytest.mark.filterwarnings("ignore")
def test_ftz_takes_denormals_for_zeros_on_both_sides() -> None:
    a, b = pairs()

    def flushed(x):
        return np.where(np.abs(x) < np.float32(2.0**-126), np.copysign(np.float32(0), x), x).astype(
            np.float32
        )

    same(run("FADD.FTZ R20, R8, R12", a, b), flushed(flushed(a) + flushed(b)))


@pytest.mark.parametrize(("mode", "low"), [("RM", True), ("RP", False)])
def test_directed_sums_bracket_the_exact_one(mode, low) -> None:
    random = np.random.default_rng(6)
    a, b = (random.standard_normal(LANES).astype(np.float32) for _ in range(2))
    found = run(f"FADD.{mode} R20, R8, R12", a, b).view(np.float32).astype(np.float64)
    exact = a.astype(np.float64) + b.astype(np.float64)
    assert ((found <= exact) if low else (found >= exact)).all()
    assert (np.abs(found - exact) < np.spacing(np.abs(found).astype(np.float32))).all()


def test_a_fused_product_is_rounded_once() -> None:
    """math.fsum of an exact product and a float is rounded to a double, which holds all that is left here."""
    random = np.random.default_rng(7)
    a, b = (random.standard_normal(LANES).astype(np.float32) for _ in range(2))
    c = -(a.astype(np.float64) * b).astype(np.float32)  # what is left is the error of the product
    expected = [
        np.float32(math.fsum((float(x) * float(y), float(z)))) for x, y, z in zip(a, b, c, strict=True)
    ]
    same(run("FFMA R20, R8, R12, R16", a, b, c), np.array(expected, np.float32))


FUNCTIONS = [
    ("RCP", lambda x: 1 / x, 2.0**-23, 0.0), ("RSQ", lambda x: 1 / np.sqrt(x), 2.0**-22.9, 0.0),
    ("SQRT", np.sqrt, 2.0**-22, 0.0), ("EX2", np.exp2, 2.0**-22.5, 0.0), ("LG2", np.log2, 2.0**-22, 2.0**-22),
    ("SIN", lambda x: np.sin(2 * np.pi * x), 0.0, 2.0**-20.5),
    ("COS", lambda x: np.cos(2 * np.pi * x), 0.0, 2.0**-20.5),
    ("TANH", np.tanh, 2.0**-11, 0.0),
]  # fmt: skip


@pytest.mark.parametrize(("name", "function", "relative", "absolute"), FUNCTIONS)
def test_functions_are_as_near_as_ptx_promises(name, function, relative, absolute) -> None:
    x = np.exp(np.random.default_rng(8).uniform(-6, 4, LANES)).astype(np.float32)
    found = run(f"MUFU.{name} R20, R8".replace("R8", "R12"), x, x).view(np.float32)
    np.testing.assert_allclose(found, function(x.astype(np.float64)), rtol=relative, atol=absolute)


def test_functions_at_the_ends_of_their_ranges() -> None:
    x = np.tile(np.array([0.0, -0.0, np.inf, -np.inf, np.nan, -1.0, 1e-40, 200.0], np.float32), 4)
    found = {
        name: run(f"MUFU.{name} R20, R12", x, x).view(np.float32)[:8].tolist()
        for name in ("RCP", "LG2", "EX2")
    }
    inf = math.inf
    assert str(found["RCP"]) == str([inf, -inf, 0.0, -0.0, math.nan, -1.0, inf, np.float32(1 / 200).item()])
    assert str(found["LG2"]) == str(
        [-inf, -inf, inf, math.nan, math.nan, math.nan, -inf, np.log2(np.float32(200)).item()]
    )
    assert str(found["EX2"]) == str([1.0, 1.0, inf, 0.0, math.nan, 0.5, 1.0, inf])


def test_whole_numbers_are_cut_off_bounded_and_nan_is_none() -> None:
    """PTX ISA, cvt: floats beyond the type give its ends, NaN gives 0."""
    x = np.tile(np.array([0.0, -1.9, 2.5, 1e20, -1e20, np.inf, np.nan, 2147483520.0], np.float32), 4)
    found = run("F2I.TRUNC.NTZ R20, R12", x, x).view(np.int32)[:8].tolist()
    assert found == [0, -1, 2, 2**31 - 1, -(2**31), 2**31 - 1, 0, 2147483520]
    found = run("F2I.U32.TRUNC.NTZ R20, R12", x, x)[:8].tolist()
    assert found == [0, 0, 2, 2**32 - 1, 0, 2**32 - 1, 0, 2147483520]


@pytest.mark.filterwarnings("ignore")
def test_halves_are_rounded_once_from_exact_sums() -> None:
    random = np.random.default_rng(9)
    a, b, c = (random.integers(0, 0x7C00, (LANES, 2)).astype(np.uint16) for _ in range(3))
    half = [x.view(np.float16).astype(np.float64) for x in (a, b, c)]
    found = run("HFMA2 R20, R8, R12, R16", a, b, c).view(np.float16).reshape(LANES, 2)
    exact = [[math.fsum((x * y, z)) for x, y, z in zip(*row, strict=True)] for row in zip(*half, strict=True)]
    assert found.tolist() == np.array(exact).astype(np.float16).tolist()


def test_double_products_are_fused() -> None:
    random = np.random.default_rng(10)
    a, b = (random.standard_normal(LANES) for _ in range(2))
    found = run("DFMA R20, R8, R12, R16", a, b, -(a * b), words=2, wide=2).reshape(-1).view(np.float64)
    exact = [
        float(Fraction(x) * Fraction(y) - Fraction(x * y))
        for x, y in zip(a.tolist(), b.tolist(), strict=True)
    ]
    assert found.tolist() == exact


def test_wide_products_and_carries() -> None:
    random = np.random.default_rng(11)
    a, b = (random.integers(0, 1 << 32, LANES, dtype=np.uint32) for _ in range(2))
    c = random.integers(0, 1 << 63, LANES, dtype=np.uint64)
    given = np.zeros((LANES, 2), np.uint32)
    low, high = given.copy(), given.copy()
    low[:, 0], high[:, 0] = a, b
    found = run("IMAD.WIDE.U32 R20, R8, R12, R16", low, high, c, words=2, wide=2).reshape(-1).view(np.uint64)
    assert found.tolist() == [(int(x) * int(y) + int(z)) % 2**64 for x, y, z in zip(a, b, c, strict=True)]
    found = run("LOP3.LUT R20, R8, R12, R16, 0x96, !PT", a, b, a)
    assert found.tolist() == (a ^ b ^ a).tolist()
    found = run("SHF.R.W.U32 R20, R8, R12, R16", a, b, a)
    assert found.tolist() == [
        ((int(x) << 32 | int(x)) >> (int(n) & 31)) & 0xFFFFFFFF for x, n in zip(a, b, strict=True)
    ]
