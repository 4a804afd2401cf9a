"""Programs in LLVM IR, compiled by LLVM for the card at -O0 and -O3: every result equals numpy's.

Nobody here wrote the machine code. The programs stand in `programs/`. `oracle`: needs llvmlite's AMDGPU
target.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

PROGRAMS = Path(__file__).parent / "programs"
RNG = np.random.default_rng(31)
U32, I32, F32 = np.uint32, np.int32, np.float32
pytestmark = [pytest.mark.oracle, pytest.mark.parametrize("level", [0, 3])]


def source(name: str) -> str:
    return (PROGRAMS / f"{name}.ll").read_text()


def test_recursion_through_function_pointers(module: Any, level: int) -> None:
    values = RNG.integers(0, 9, 32, dtype=I32)
    out = np.zeros(32, I32)
    module(source("recursion"), level).run(out, values)
    fibonacci = np.array([0, 1, 1, 2, 3, 5, 8, 13, 21])
    np.testing.assert_array_equal(out, np.where(values % 2, values * 2, fibonacci[values]))


def test_integer_division_of_64_and_32_bits(module: Any, level: int) -> None:
    a = RNG.integers(-(2**63), 2**63, 64, dtype=np.int64)
    b = RNG.integers(1, 2**40, 64, dtype=np.int64) * RNG.choice([-1, 1], 64)
    a[:4], b[:4] = (-7, 7, -7, 2**63 - 1), (2, -2, -2, 1)
    b[4:20] >>= 36
    b[b == 0] = 3
    out = np.zeros((6, 64), np.int64)
    module(source("division"), level).run(a, b, out, block=(64, 1, 1))
    ua, ub = a.view(np.uint64), b.view(np.uint64)
    a32, b32 = a.astype(I32), b.astype(I32) | 1
    quotient = np.trunc(a32.astype(np.float64) / b32).astype(np.int64)
    pairs = zip(a.tolist(), b.tolist(), strict=True)
    signed = np.array([abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1) for x, y in pairs])
    np.testing.assert_array_equal(out[0].view(np.uint64), ua // ub)
    np.testing.assert_array_equal(out[1].view(np.uint64), ua % ub)
    np.testing.assert_array_equal(out[2], signed)
    np.testing.assert_array_equal(out[3], a - signed * b)
    np.testing.assert_array_equal(out[4], quotient)
    np.testing.assert_array_equal(out[5], (a32.view(U32) % b32.view(U32)).astype(np.int64))


def test_double_precision(module: Any, level: int) -> None:
    a, b = RNG.normal(0, 100, 64), RNG.normal(0, 3, 64)
    out = np.zeros((5, 64))
    module(source("double"), level).run(a, b, out, block=(64, 1, 1))
    np.testing.assert_array_equal(out[0], a / b)
    np.testing.assert_array_equal(out[1], np.sqrt(a * a))
    np.testing.assert_allclose(out[2], a * b + a / b, rtol=1e-14)
    np.testing.assert_array_equal(out[3], np.floor(out[2]))
    np.testing.assert_array_equal(out[4], np.minimum(a, b))


def step(value: int) -> int:
    steps = [lambda v: v * 3, lambda v: v + 11, lambda v: v ^ 12345, lambda v: v >> 1, lambda v: -v]
    kind = value % 7
    return (steps[kind](value) if kind < 5 else value << 1) & 0xFFFFFFFF


def test_switch_in_a_divergent_loop(module: Any, level: int) -> None:
    a, out = RNG.integers(0, 2**32, 96, dtype=U32), np.zeros(96, U32)
    module(source("switch"), level).run(a, out, block=(96, 1, 1))
    for first, last in zip(a.tolist(), out.tolist(), strict=True):
        value = first
        for _ in range((first & 15) + 1):
            value = step(value)
        assert value == last


def test_histogram_with_atomics(module: Any, level: int) -> None:
    a, out, most = RNG.integers(0, 2**32, 1024, dtype=U32), np.zeros(64, U32), np.zeros(1, U32)
    module(source("histogram"), level).run(a, out, most, grid=(4, 1, 1), block=(256, 1, 1))
    counts = [np.bincount(part & 63, minlength=64) for part in a.reshape(4, 256)]
    np.testing.assert_array_equal(out, np.sum(counts, 0))
    assert most[0] == np.max(counts)


@pytest.mark.parametrize("features", ["", "+wavefrontsize64"])
def test_reduction_through_lds(module: Any, level: int, features: str) -> None:
    a, out = RNG.integers(0, 100, 1024).astype(F32), np.zeros(4, F32)
    made = module(source("reduction"), level, features=features)
    made.run(a, out, grid=(4, 1, 1), block=(256, 1, 1))
    np.testing.assert_array_equal(out, a.reshape(4, 256).sum(1))


def test_private_arrays_in_scratch(module: Any, level: int) -> None:
    a, out = RNG.integers(0, 2**31, 64, dtype=I32), np.zeros(64, I32)
    module(source("private_array"), level).run(a, out, block=(64, 1, 1))
    for first, last in zip(a.tolist(), out.tolist(), strict=True):
        products = [first * j & 0xFFFFFFFF for j in range(40)]
        at, total = 7, 0
        for n in range(25):
            got = products[at] % 40
            total += (products[got] & 255 ^ 128) - 128
            at = (got + n) % 40
        assert last == total


@pytest.mark.parametrize("features", ["", "+wavefrontsize64"])
def test_flat_addresses_reach_lds_scratch_and_memory(module: Any, level: int, features: str) -> None:
    a, out = RNG.integers(0, 1000, 64, dtype=I32), np.zeros(64, I32)
    before = a.copy()
    module(source("flat"), level, features=features).run(a, out, block=(64, 1, 1))
    np.testing.assert_array_equal(out, before * 3 + np.arange(64) + 1)
    np.testing.assert_array_equal(a - before, np.where(np.arange(64) % 3 == 2, np.arange(64) + 1, 0))


def test_dot_products_of_bytes(module: Any, level: int) -> None:
    a, b = RNG.integers(0, 256, (2, 32, 4), dtype=np.uint8)
    out = np.zeros((3, 32), I32)
    module(source("dot4"), level).run(a, b, out)
    wide_a, wide_b = a.astype(np.int64), b.astype(np.int64)
    signed = (a.view(np.int8).astype(np.int64) * b.view(np.int8)).sum(1) + 5
    np.testing.assert_array_equal(out[0], signed)
    np.testing.assert_array_equal(out[1], (a.view(np.int8) * wide_b).sum(1) + 5)
    np.testing.assert_array_equal(out[2], (wide_a * wide_b).sum(1) + signed)


def matrix_of(out: Any, arch: str) -> Any:
    """D[m][n] from lanes of 8 registers. Source: RDNA3 and RDNA4 ISA, WMMA, wave32."""
    found = np.zeros((16, 16), out.dtype)
    for lane in range(32):
        for register in range(8):
            row = 2 * register + lane // 16 if arch == "gfx1100" else register + 8 * (lane // 16)
            found[row, lane % 16] = out[lane, register]
    return found


def halves_of(name: str, arch: str, narrow: list[tuple[str, str]]) -> str:
    """GFX12's lanes hold half a row: the intrinsics take half as many elements."""
    text = source(name)
    if arch == "gfx1201":
        for old, new in narrow:
            text = text.replace(old, new)
    return text


def rows_of(matrix: Any, arch: str) -> Any:
    """What lane 0, 1, ... load: whole rows on GFX11, on GFX12 all first halves, then all second halves."""
    if arch == "gfx1100":
        return matrix
    return np.ascontiguousarray(np.concatenate(np.split(matrix, 2, 1)))


def test_matrix_multiply_of_halves(module: Any, arch: str, level: int) -> None:
    a, b = RNG.integers(-8, 8, (2, 16, 16)).astype(np.float16)
    out = np.zeros((32, 8), F32)
    text = halves_of("wmma", arch, [("16 x half", "8 x half"), ("v16f16", "v8f16"), ("%id, 15", "%id, 31")])
    module(text, level).run(rows_of(a, arch), rows_of(b, arch), out)
    np.testing.assert_array_equal(matrix_of(out, arch), 2 * (a.astype(F32) @ b.astype(F32).T))


NARROW_BYTES = [("4 x i32", "2 x i32"), ("v4i32", "v2i32"), ("%id, 15", "%id, 31")]


def test_matrix_multiply_of_bytes(module: Any, arch: str, level: int) -> None:
    a, b = RNG.integers(0, 256, (2, 16, 16), dtype=np.uint8)
    a = a.view(np.int8)
    out = np.zeros((32, 8), I32)
    text = halves_of("wmma_int", arch, NARROW_BYTES)
    module(text, level).run(rows_of(a, arch), rows_of(b, arch), out)
    np.testing.assert_array_equal(matrix_of(out, arch), a.astype(I32) @ b.astype(I32).T)


@pytest.mark.parametrize("place", [0, 2, 7])
def test_an_index_that_only_the_wave_knows(module: Any, level: int, place: int) -> None:
    a, out = RNG.integers(0, 1000, (32, 8), dtype=I32), np.zeros(32, I32)
    module(source("vector_index"), level).run(a, out, I32(place))
    changed = a.copy()
    changed[:, place ^ 3] = np.arange(32)
    picked = changed[np.arange(32), a[:, place] & 7]
    np.testing.assert_array_equal(out, a[:, place] + picked + changed[:, 0] + changed[:, 6])


@pytest.mark.parametrize("features", ["", "+wavefrontsize64"])
def test_mandelbrot(module: Any, level: int, features: str) -> None:
    out = np.zeros((16, 64), U32)
    first, step, limit = F32(-2.0), F32(0.046875), 40
    made = module(source("mandelbrot"), level, features=features)
    made.run(out, first, step, U32(limit), grid=(16, 1, 1), block=(64, 1, 1))
    cx = first + np.arange(64, dtype=F32) * step
    cx, cy = np.meshgrid(cx, first + np.arange(16, dtype=F32) * step)
    zx, zy, counts = np.zeros_like(cx), np.zeros_like(cx), np.zeros(cx.shape, U32)
    inside = np.ones(cx.shape, bool)
    with np.errstate(all="ignore"):
        for _ in range(limit):
            inside &= ~(zx * zx + zy * zy > 4)
            counts += inside
            zx, zy = zx * zx - zy * zy + cx, zx * zy * F32(2) + cy
    np.testing.assert_array_equal(out, counts)


def test_a_wave_of_64_lanes_crosses_its_halves(module: Any, level: int) -> None:
    a, out = RNG.integers(0, 2**31, 128, dtype=U32), np.zeros((2, 128), U32)
    module(source("scan64"), level, features="+wavefrontsize64").run(a, out, block=(128, 1, 1))
    for wave in (slice(0, 64), slice(64, 128)):
        odd = a[wave] & 1
        np.testing.assert_array_equal(out[0, wave], np.cumsum(odd) - odd)
        expected = a[wave][np.flatnonzero(odd)[0]] + a[wave][40]
        np.testing.assert_array_equal(out[1, wave], np.where(odd, expected, 0))


def test_a_buffer_ends_where_its_resource_says(module: Any, level: int) -> None:
    """822243328 is raw bounds and a 32-bit format, as LLVM's own tests have it for gfx11."""
    a = RNG.integers(0, 1000, 128, dtype=U32)
    before, out, size = a.copy(), np.zeros(32, U32), 20 * 16 + 8
    counters = module(source("buffer"), level).run(a, out, U32(size))
    inside = np.where(np.arange(128) * 4 < size, before, 0).reshape(32, 4)
    np.testing.assert_array_equal(out, inside.sum(1) + inside[:, 0])
    lanes = np.arange(32)
    np.testing.assert_array_equal(a[::4], before[::4] + np.where(lanes * 16 < size, lanes, 0))
    assert "E_BUFFER_OOB" in counters.notes[0]


def test_denormals_and_rounding_as_attributes_say(module: Any, level: int) -> None:
    x = np.array([2.0**-126, 2.0**-127, 1.0, 3.0 + 2.0**-15] * 8, F32)
    out, wide = np.zeros(32, F32), RNG.normal(0, 1, 32)
    before = wide.copy()
    module(source("flushed"), level).run(x, out, wide)
    np.testing.assert_array_equal(out, np.where(np.abs(x) < 2.0**-125, 0, x / 2).astype(F32))
    gaps = np.array([2.0**-24, 0.0, 0.0, 2.0**-9] * 8)
    np.testing.assert_array_equal(wide, before + gaps)


def directed(exact: Any, nearest: Any, way: int) -> Any:
    """f32 neighbours of `exact` (f64) on the side that C's rounding `way` wants: 0 zero, 1 nearest, 2 up, 3
    down.
    """
    up = np.where(nearest < exact, np.nextafter(nearest, F32(np.inf)), nearest)
    down = np.where(nearest > exact, np.nextafter(nearest, F32(-np.inf)), nearest)
    return [np.where(exact > 0, down, up), nearest, up, down][way]


@pytest.mark.parametrize("features", ["", "+wavefrontsize64"])
def test_a_loop_that_sets_the_rounding(module: Any, level: int, features: str) -> None:
    """In a function that it calls, too; f64 sums of these numbers are exact."""
    x = (RNG.normal(0, 1, 64) * 2.0 ** RNG.integers(-3, 3, 64)).astype(F32)
    out, told = np.zeros((2, 4, 64), F32), np.zeros((4, 64), I32)
    module(source("rounding"), level, features=features).run(x, out, told, I32(4), block=(64, 1, 1))
    small = F32(float.fromhex("0x1.555556p-23"))
    for way in range(4):
        for row, other in ((out[0, way], small), (out[1, way], -small)):
            exact = x.astype(np.float64) + np.float64(other)
            np.testing.assert_array_equal(row, directed(exact, x + other, way))
    assert told.tolist() == [[way] * 64 for way in range(4)]


def test_counters_and_quads(module: Any, level: int) -> None:
    a, out = RNG.integers(0, 1000, 32, dtype=U32), np.zeros((32, 4), U32)
    module(source("counted"), level).run(a, out)
    odd = a % 2 == 1
    up, down = 1000 + odd.sum(), 1000 - (~odd).sum()
    assert (set(out[odd, 0]), set(out[~odd, 0])) in (({1000}, {up}), ({down}, {1000}))
    quads = [bool(odd[place : place + 4].any()) for place in range(0, 32, 4)]
    assert set(out[:, 1]) == {sum(on << place for place, on in enumerate(quads))}
    assert set(out[:, 2]) == {sum(15 << 4 * place for place, on in enumerate(quads) if on)}
