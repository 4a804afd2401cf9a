"""programs/numbers.cl: arithmetic of every width equals numpy's, Python's integers or IEEE 754."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.drivers.amd.run.builds import Kernels, kernels_of

RNG = np.random.default_rng(46)
I16, I32, U32, I64, U64 = np.int16, np.int32, np.uint32, np.int64, np.uint64
F16, F32, F64 = np.float16, np.float32, np.float64
N = 64
pytestmark = [pytest.mark.sim, pytest.mark.oracle, pytest.mark.filterwarnings("ignore::RuntimeWarning")]
kernels = kernels_of("numbers", least=1)


def rows(kernels: Kernels, name: str, count: int, dtype: Any, *inputs: Any) -> Any:
    """`count` results of each lane."""
    *_, out = kernels.run(name, *inputs, np.zeros((count, N), dtype), U32(N), grid=(2,))
    return out


def equal(found: Any, expected: list[Any]) -> None:
    for index, (mine, its) in enumerate(zip(found, expected, strict=True)):
        np.testing.assert_array_equal(mine, np.asarray(its).astype(mine.dtype), err_msg=f"row {index}")


def exact_fma(x: Any, y: Any, z: Any, dtype: Any) -> Any:
    """x * y + z with one rounding. Python's fractions are exact."""
    from fractions import Fraction

    def one(a: float, b: float, c: float) -> float:
        exact = Fraction(float(a)) * Fraction(float(b)) + Fraction(float(c))
        return round_to(exact, dtype)

    return np.array([one(*each) for each in zip(x, y, z, strict=True)], dtype)


def round_to(exact: Any, dtype: Any) -> float:
    """The nearest value of the type, ties to even. Exact for normal results."""
    from fractions import Fraction

    if exact == 0:
        return 0.0
    digits = np.finfo(dtype).nmant + 1
    power = 0
    size = abs(exact)
    while size >= 2**digits:
        size, power = size / 2, power + 1
    while size < 2 ** (digits - 1):
        size, power = size * 2, power - 1
    return float(round(size) * Fraction(2) ** power) * (1 if exact > 0 else -1)


def test_doubles(kernels: Kernels) -> None:
    a, b = RNG.normal(0, 1e5, N), RNG.normal(0, 30, N)
    a[:6], b[:6] = (0.0, -0.0, 1.5, -2.5, 1e300, 3), (1.0, 2.0, 0.5, -2.5, 1e-10, 1e-300)
    out = rows(kernels, "f64_basic", 13, F64, a, b)
    equal(
        out,
        [
            a + b, a * b, a / b, np.sqrt(abs(a)), exact_fma(a, b, -a, F64), np.floor(a), np.rint(b),
            np.trunc(a), np.where(a < b, a, b), a.astype(F32), out[10], abs(b).astype(I64), np.ceil(b),
        ],
    )  # fmt: skip
    fits = abs(a) < 2**62
    np.testing.assert_array_equal(out[10][fits], np.trunc(a[fits]))


def test_floats(kernels: Kernels) -> None:
    a, b = RNG.normal(0, 100, N).astype(F32), RNG.normal(0, 3, N).astype(F32)
    a[:4], b[:4] = (0.5, 1.5, -2.5, 7), (3, -3, 1e-20, 1e-38)
    out = rows(kernels, "f32_basic", 13, F32, a, b)
    for index, exact in ((2, a.astype(F64) / b), (3, np.sqrt(abs(a.astype(F64))))):
        with np.errstate(all="ignore"):  # OpenCL C allows 2.5 and 3 ulp, of which clang makes use
            rounded = exact.astype(F32)
            within = (out[index] == rounded) | (abs(out[index] - exact) <= 3 * np.spacing(abs(rounded)))
        assert within.all()
    out[2], out[3] = a / b, np.sqrt(abs(a))
    equal(
        out,
        [
            a + b, a * b, a / b, np.sqrt(abs(a)), exact_fma(a, b, -a, F32), np.floor(a), np.rint(a),
            np.trunc(a), np.ceil(a), np.copysign(a, b), np.minimum(a, b), np.maximum(a, b), a.astype(F16),
        ],
    )  # fmt: skip


def test_functions_of_doubles_written_in_c(kernels: Kernels) -> None:
    a = RNG.normal(0, 5, N)
    out = rows(kernels, "f64_functions", 4, F64, a)
    for found, expected in zip(out, (np.exp(a), np.log(abs(a)), np.sin(a), abs(a) ** 1.5), strict=True):
        np.testing.assert_allclose(found, expected, rtol=2e-13, atol=1e-15)


def test_functions_of_floats_that_the_card_has(kernels: Kernels) -> None:
    a = (RNG.random(N) * 20 + 0.01).astype(F32)
    x = a.astype(F64)
    out = rows(kernels, "f32_functions", 15, F32, a)
    turn = 2 * np.pi * x
    mantissa, exponent = np.frexp(a)
    expected = [
        np.exp2(x), np.log2(x), np.sin(turn), np.cos(turn), 1 / x, 1 / np.sqrt(x), np.exp2(x), np.log2(x),
        np.exp(x), np.log(x), np.log10(x), x - np.floor(x), x * 2.0 ** (np.arange(N) % 7 - 3),
        mantissa, exponent,
    ]  # fmt: skip
    for index, (found, wanted) in enumerate(zip(out, expected, strict=True)):
        np.testing.assert_allclose(found, wanted, rtol=2e-6, atol=2e-6, err_msg=f"row {index}")


def divided(x: int, y: int) -> tuple[int, int]:
    """Quotient and rest of C: toward zero."""
    quotient = abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)
    return quotient, x - quotient * y


def test_longs(kernels: Kernels) -> None:
    a, b = RNG.integers(-(2**63), 2**63, N, I64), RNG.integers(-(2**63), 2**63, N, I64)
    b[::3] >>= 40
    b[1::3] >>= 17
    b[b == 0] = 5
    a[:3], b[:3] = (-(2**63), 7, -7), (3, -2, 2)
    pairs = [(int(x), int(y)) for x, y in zip(a, b, strict=True)]
    unsigned = [(x % 2**64, y % 2**64) for x, y in pairs]
    out = rows(kernels, "i64_all", 13, I64, a, b)
    expected = [
        [divided(x, y)[0] for x, y in pairs],
        [divided(x, y)[1] for x, y in pairs],
        [x // y for x, y in unsigned],
        [x % y for x, y in unsigned],
        [x * y for x, y in pairs],
        [x << (y & 63) for x, y in unsigned],
        [x >> (y & 63) for x, y in pairs],
        [x >> (y & 63) for x, y in unsigned],
        [min(pair) for pair in pairs],
        [x * y >> 64 for x, y in pairs],
        [x * y >> 64 for x, y in unsigned],
        [x << (y & 63) | x >> (-y & 63) for x, y in unsigned],
    ]
    for index, values in enumerate(expected):
        assert [int(v) % 2**64 for v in out[index]] == [v % 2**64 for v in values], f"row {index}"
    np.testing.assert_array_equal(out[12][3:], a.astype(F32).astype(F64)[3:].astype(I64))


def test_division_of_128_bits(kernels: Kernels) -> None:
    a, b = RNG.integers(0, 2**64, (32, 2), U64), RNG.integers(1, 2**64, (32, 2), U64)
    b[::2, 1] >>= U64(44)
    _, _, out = kernels.run("i128_divide", a, b, np.zeros((32, 6), U64))
    for (low, high), (y0, y1), row in zip(a.tolist(), b.tolist(), out.tolist(), strict=True):
        x, y = high << 64 | low, y1 << 64 | y0
        wide = [row[i] | row[i + 1] << 64 for i in (0, 2, 4)]
        assert wide == [x // y, x % y, x]


def signed(x: int, bits: int) -> int:
    return (x + 2 ** (bits - 1)) % 2**bits - 2 ** (bits - 1)


def test_chars_shorts_and_ints(kernels: Kernels) -> None:
    a, b = RNG.integers(-(2**31), 2**31, N, I32), RNG.integers(-(2**31), 2**31, N, I32)
    out = rows(kernels, "small_widths", 14, I32, a, b)
    for lane, (x, y) in enumerate(zip(a.tolist(), b.tolist(), strict=True)):
        x8, y8, x16, y16 = signed(x, 8), signed(y, 8), signed(x, 16), signed(y, 16)
        ux, uy = x % 2**32, y % 2**32
        turn = y & 31
        expected = [
            divided(x8, y8 | 1)[0],
            (x & 255) % (y8 | 1 if (y8 | 1) > 0 else (y8 | 1) & 255),
            signed(x8 * y8, 8),
            divided(x16, y16 | 1)[0],
            (x16 + y16) & 0xFFFF,
            signed(x16 * y16, 16) >> 3,
            (x & 0xFFFF) >> (y16 & 15),
            divided(x, y | 1)[0],
            ux % ((y | 1) % 2**32),
            (x16 > y16) + 2 * (x8 > y8) + 4 * ((x & 255) > (y & 255)) + 8 * (x > y),
            ux * uy >> 32,
            x * y >> 32,
            signed(x, 24) * signed(y, 24) + x,
            ux << turn | ux >> (-turn & 31),
        ]
        assert out[:, lane].tolist() == [signed(v, 32) for v in expected], f"lane {lane}: {x}, {y}"


def test_bits(kernels: Kernels) -> None:
    a, b = RNG.integers(0, 2**32, N, U32), RNG.integers(0, 2**32, N, U32)
    a[:4], b[:4] = (0, 1, 2**31, 0), (0, 0, 7, 9)
    out = rows(kernels, "bits", 18, U32, a, b)
    for lane, (x, y) in enumerate(zip(a.tolist(), b.tolist(), strict=True)):
        w, turn = x << 32 | y, y & 31
        both = x.to_bytes(4, "big") + y.to_bytes(4, "big")  # byte 7 of a permutation is the first
        expected = [
            x.bit_count(),
            32 - x.bit_length(),
            (x & -x).bit_length() - 1 if x else 32,
            int(f"{x:032b}"[::-1], 2),
            int.from_bytes(x.to_bytes(4, "little"), "big"),
            x << turn | x >> (32 - turn),
            w >> turn,
            x & y | ~x & N,
            w.bit_count(),
            64 - w.bit_length(),
            (w & -w).bit_length() - 1 if w else 64,
            int(f"{w:064b}"[::-1], 2) >> 7,
            x >> 5 & 0x7FF,
            signed(x << 9, 32) >> 20,
            w >> 11,
            int.from_bytes(bytes(both[7 - k] for k in (6, 1, 7, 0)), "big"),
            x >> (y & 15) & 0x1FF,
            sum(abs((x >> k & 255) - (y >> k & 255)) for k in (0, 8, 16, 24)) + N,
        ]
        assert out[:, lane].tolist() == [v % 2**32 for v in expected], f"lane {lane}: {x:#x}, {y:#x}"


def clamped(x: int, bits: int, is_signed: bool = True) -> int:
    low, high = (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1) if is_signed else (0, 2**bits - 1)
    return min(max(x, low), high)


def test_saturation_and_overflow(kernels: Kernels) -> None:
    a, b = RNG.integers(-(2**31), 2**31, N, I32), RNG.integers(-(2**31), 2**31, N, I32)
    a[:2], b[:2] = 2**31 - 1, (1, -1)
    out = rows(kernels, "saturating", 11, I32, a, b)
    for lane, (x, y) in enumerate(zip(a.tolist(), b.tolist(), strict=True)):
        ux, uy = x % 2**32, y % 2**32
        expected = [
            clamped(x + y, 32),
            clamped(x - y, 32),
            clamped(ux + uy, 32, False),
            clamped(ux - uy, 32, False),
            clamped(signed(x, 16) + signed(y, 16), 16),
            clamped((x & 0xFFFF) - (y & 0xFFFF), 16, False),
            clamped(signed(x, 8) + signed(y, 8), 8),
            int(clamped(x + y, 32) != x + y),
            x + y,
            int(ux * uy >= 2**32),
            abs(x),
        ]
        assert out[:, lane].tolist() == [signed(v, 32) for v in expected], f"lane {lane}: {x}, {y}"


def test_halves(kernels: Kernels) -> None:
    a, b = RNG.normal(0, 4, N).astype(F16), RNG.normal(0, 4, N).astype(F16)
    with np.errstate(all="ignore"):
        expected = [
            a + b, a * b, a / b, np.sqrt(abs(a)), exact_fma(a, b, b, F16), np.maximum(a, b), np.trunc(a),
            (a.astype(F32) * F32(3)).astype(F16), np.floor(a), exact_fma(a, a, np.ones(N), F16),
            exact_fma(b, b, np.full(N, 2), F16), np.where(a < b, a, -b), a + b,
        ]  # fmt: skip
    out = rows(kernels, "halves", 13, F16, a, b)
    for index in (9, 10):  # v * v + c may be contracted to one rounding, or keep two
        c = F16(index - 8)
        x = a if index == 9 else b
        twice = x * x + c
        assert ((out[index] == twice) | (out[index] == expected[index])).all()
        out[index] = expected[index]
    equal(out, expected)


def as_bf16(x: Any) -> Any:
    bits = np.asarray(x, F32).view(U32)
    return ((bits + U32(0x7FFF) + (bits >> U32(16) & U32(1))) >> U32(16)).astype(np.uint16)


def from_bf16(x: Any) -> Any:
    return (x.astype(U32) << U32(16)).view(F32)


def test_bfloats_by_hand(kernels: Kernels) -> None:
    a, b = as_bf16(RNG.normal(0, 4, N)), as_bf16(RNG.normal(0, 4, N))
    *_, out = kernels.run("bf16_soft", a, b, np.zeros(N, np.uint16), grid=(2,))
    x, y = from_bf16(a), from_bf16(b)
    once, twice = as_bf16(exact_fma(x, y, x, F32)), as_bf16(x * y + x)
    assert ((out == once) | (out == twice)).all()


def test_bfloats_by_the_compiler(kernels: Kernels) -> None:
    a, b = RNG.normal(0, 4, N).astype(F32), RNG.normal(0, 4, N).astype(F32)
    out = rows(kernels, "bf16_native", 4, np.uint16, a, b)
    x, y = from_bf16(as_bf16(a)), from_bf16(as_bf16(b))
    equal(out, [as_bf16(x), as_bf16(x + y), as_bf16(x * y), as_bf16(x - y)])


def test_conversions(kernels: Kernels) -> None:
    a = RNG.normal(0, 20000, N).astype(F32).clip(-32000, 32000)
    out = rows(kernels, "conversions", 10, I32, a)
    i = np.arange(N, dtype=U64)
    scaled = (a * F32(1000)).astype(F64)
    expected = [
        a.astype(I32),
        abs(a).astype(I32),
        scaled.astype(I64).astype(I32),
        a.astype(I16),
        (i.astype(F32) - F32(7)).view(I32),
        (i * U64(123456789)).astype(U32).astype(F32).view(I32),
        (i * U64(0x123456789ABCD)).astype(F32).view(I32),
        np.minimum(abs(a), 255).astype(I32),
        a.view(I32),
        i.astype(F32).view(I32),
    ]
    equal(out, expected)


def test_denormals_infinities_and_nothing(kernels: Kernels) -> None:
    special = [0.0, -0.0, 1e-45, -1e-40, 1.1754944e-38, 3.4e38, np.inf, -np.inf, np.nan, 1.0, -1.0, 1e-38]
    a = np.array((special * 6)[:N], F32)
    b = np.array([special[(3 * i + i // 12) % 12] for i in range(N)], F32)
    _, _, out, claims = kernels.run("edges", a, b, np.zeros((4, N), F32), np.zeros(N, I32), U32(N), grid=(2,))
    with np.errstate(all="ignore"):
        equal(out, [a + b, a * F32(0.5), a * b, a - b])
        tiny = np.finfo(F32).tiny
        tests = [
            a < b, a <= b, a == b, a != b, a > b, ~(a < b), np.isnan(a), np.isinf(a),
            np.isfinite(a) & (abs(a) >= tiny), np.signbit(a),
        ]  # fmt: skip
    np.testing.assert_array_equal(claims & 511, sum(t.astype(I32) << k for k, t in enumerate(tests[:9])))
    known = ~np.isnan(a)
    np.testing.assert_array_equal((claims >> 9)[known], tests[9][known].astype(I32))
