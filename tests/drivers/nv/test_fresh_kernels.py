"""Kernels of nvcc 13.0 of kinds that no other test has (nvcc/fresh.cu), through our loader, on simulated
cards, against numpy."""

from __future__ import annotations

from collections.abc import Callable
from math import erf, lgamma
from typing import Any

import numpy as np
import pytest

from drivers.core.errors import ArgumentError, DeviceError
from tests.drivers.nv.test_nvcc_kernels import Bench, bench, cubin_of, mode, of

__all__ = ["bench", "mode"]
Run = Callable[..., list]
Case = Callable[[Run, np.random.Generator], None]
CASES: dict[str, Case] = {}
pytestmark = pytest.mark.sim


def case(function: Case) -> Case:
    CASES[function.__name__] = function
    return function


def bfloat(bits: np.ndarray) -> np.ndarray:
    """f32 of bfloat16's bits."""
    return (bits.astype(np.uint32) << 16).view(np.float32)


def rounded(x: np.ndarray) -> np.ndarray:
    """f32 at bfloat16's precision, to nearest."""
    bits = x.astype(np.float32).view(np.uint32)
    return bfloat(bits + 0x7FFF + (bits >> 16 & 1) >> 16)


@case
def compact(run: Run, random: np.random.Generator) -> None:
    x = random.integers(0, 100, 200).astype(np.int32)
    _, y, n, _ = run(x, np.zeros(200, np.int32), np.zeros(1, np.int32), np.int32(200), grid=2, block=128)
    assert n[0] == (x > 50).sum() and sorted(y[: n[0]].tolist()) == sorted(x[x > 50].tolist())


@case
def upscan(run: Run, random: np.random.Generator) -> None:
    x = random.integers(0, 9, 256).astype(np.float32)
    assert run(x, np.zeros(256, np.float32), block=256)[1].tolist() == x.cumsum().tolist()


@case
def fft(run: Run, random: np.random.Generator) -> None:
    x = (random.standard_normal((2, 64)) + 1j * random.standard_normal((2, 64))).astype(np.complex64)
    y = run(x, np.zeros((2, 64), np.complex64), grid=2)[1]
    np.testing.assert_allclose(y, np.fft.fft(x), rtol=1e-4, atol=1e-4)


@case
def stencil(run: Run, random: np.random.Generator) -> None:
    x = random.standard_normal(300).astype(np.float32)
    y = run(x, np.zeros(300, np.float32), np.int32(300), np.int32(3), grid=3, block=128, lds=4 * (128 + 6))[1]
    np.testing.assert_allclose(y, np.convolve(x, [1, 2, 3, 4, 3, 2, 1], "same"), rtol=1e-4, atol=1e-4)


@case
def pointers(run: Run, random: np.random.Generator) -> None:
    x = random.integers(0, 100, 32).astype(np.int32)
    want = [(a + i, a * i, a - i)[a % 3] for i, a in enumerate(x.tolist())]
    assert run(x, np.zeros(32, np.int32))[1].tolist() == want


@case
def h2(run: Run, random: np.random.Generator) -> None:
    a, b = (random.standard_normal((32, 2)).astype(np.float16) for _ in range(2))
    _, _, y, z = run(a, b, np.zeros((64, 2), np.float16), np.zeros((32, 2), np.uint16))
    half = (a * np.float16(0.5)).astype(np.float64)
    p = (a.astype(np.float64) * b + half).astype(np.float16)
    assert y[:32].tolist() == np.maximum(p, -b).tolist()
    np.testing.assert_allclose(y[32:].astype(float), np.exp2(np.minimum(a.astype(float), 3)), rtol=2e-3)
    c = rounded(a.astype(np.float32))
    want = rounded((c.astype(np.float64) * c + rounded(c + np.float32(1))).astype(np.float32))
    np.testing.assert_allclose(bfloat(z), want, rtol=2**-7)


@case
def library(run: Run, random: np.random.Generator) -> None:
    x = random.uniform(-9, 9, 32)
    y = run(x, np.zeros(256))[1].reshape(8, 32)
    want = [
        np.sin(x),
        abs(x) ** 1.7,
        [erf(v * 0.2) for v in x],
        np.arctan2(x, 2.5),
        np.cbrt(x),
        np.fmod(x, 0.7),
        np.log1p(abs(x)),
        np.tanh(x),
    ]
    np.testing.assert_allclose(y, want, rtol=1e-14, atol=1e-300)


@case
def singles(run: Run, random: np.random.Generator) -> None:
    x = random.uniform(-5, 5, 32).astype(np.float32)
    v = x.astype(np.float64)
    y = run(x, np.zeros(352, np.float32))[1].reshape(11, 32)
    thousand = (x * np.float32(1000)).astype(np.float64)
    want = [
        np.sin(thousand),
        abs(v) ** np.float32(2.3),
        [erf(a) for a in v],
        np.arctan(v),
        v / 3,
        1 / np.sqrt(abs(v) + 1),
        [lgamma(abs(a) + 0.5) for a in v],
        bessel(v),
        np.fmod(x, np.float32(0.3)),
        np.ldexp(v, np.arange(32) - 16),
        10 ** (x * np.float32(0.1)).astype(float),
    ]
    np.testing.assert_allclose(y, want, rtol=3e-6, atol=2e-7)


def bessel(v: np.ndarray) -> np.ndarray:
    t = np.linspace(0, np.pi, 2001)
    return np.trapezoid(np.cos(v[:, None] * np.sin(t)), t, axis=1) / np.pi


@case
def inline_ptx(run: Run, random: np.random.Generator) -> None:
    x = random.integers(0, 2**32, 96, np.uint32)
    y = run(x, np.zeros(384, np.uint32))[1].reshape(12, 32)
    for i in range(32):
        a, b, c = (int(v) for v in x[i::32])
        m, A, B = 2**32 - 1, [a >> 8 * k & 255 for k in range(4)], [b >> 8 * k & 255 for k in range(4)]
        AB = A + B
        want = [
            sum(AB[n] << 8 * k for k, n in enumerate((5, 1, 7, 3))),
            a ^ b ^ c,
            (sum(p * q for p, q in zip(A, B, strict=True)) + c) & m,
            a >> (b & 15) & (1 << (c & 15)) - 1,
            bfi(a, b, c & 15, 7),
            (b << 32 | a) << (c & 31) >> 32 & m,
            (signed(a) * signed(b) >> 32) + signed(c) & m,
            (a >> i).bit_length() - 1 & m,
            (abs(a - b) + c) & m,
            (sum(abs(p - q) for p, q in zip(A, B, strict=True)) + c) & m,
            nth(a, 3, 2),
            (a + b >> 32) * 3 + (a + b & m) & m,
        ]
        assert y[:, i].tolist() == want, (i, [hex(v) for v in y[:, i]], [hex(v) for v in want])


def bfi(a: int, b: int, first: int, count: int) -> int:
    mask = (1 << count) - 1
    return (b & ~(mask << first) | (a & mask) << first) & 2**32 - 1


def nth(mask: int, base: int, offset: int) -> int:
    found = [n for n in range(base, 32) if mask >> n & 1]
    return found[offset - 1] if len(found) >= offset else 2**32 - 1


def signed(v: int) -> int:
    return v - (v >> 31 << 32)


@case
def stages(run: Run, random: np.random.Generator) -> None:
    x = random.standard_normal((7, 32, 4)).astype(np.float32)
    y = run(x, np.zeros((32, 4), np.float32), np.int32(7))[1]
    np.testing.assert_allclose(y, x.sum(0)[::-1], rtol=1e-4, atol=1e-5)


@case
def tf32(run: Run, random: np.random.Generator) -> None:
    a, b = (
        random.integers(-500, 500, (16, 8)).astype(np.float32) / 64,
        random.integers(-500, 500, (8, 8)).astype(np.float32) / 64,
    )
    np.testing.assert_allclose(run(a, b, np.zeros((16, 8), np.float32))[2], a @ b, rtol=1e-5, atol=1e-4)


@case
def s8(run: Run, random: np.random.Generator) -> None:
    a, b = (
        random.integers(-128, 128, (16, 32)).astype(np.int8),
        random.integers(0, 256, (8, 32)).astype(np.uint8),
    )
    d = run(a, b, np.zeros((16, 8), np.int32))[2]
    c = np.tile([1, 2], 4) + np.repeat([[0], [2]], 8, 0)
    assert d.tolist() == (a.astype(int) @ b.astype(int).T + c).tolist()


@case
def bf(run: Run, random: np.random.Generator) -> None:
    a, b = (rounded(random.standard_normal(s).astype(np.float32)) for s in ((16, 16), (8, 16)))
    d = run(*(((v.view(np.uint32) >> 16).astype(np.uint16)) for v in (a, b)), np.zeros((16, 8), np.float32))[
        2
    ]
    np.testing.assert_allclose(d, a @ b.T, rtol=1e-5, atol=1e-5)


@case
def checked(run: Run, random: np.random.Generator) -> None:
    x = random.integers(0, 50, 32).astype(np.int32)
    assert run(x, np.zeros(32, np.int32))[1].tolist() == (2 * x).tolist()


@case
def warpbins(run: Run, random: np.random.Generator) -> None:
    x = random.integers(0, 50, 200).astype(np.int32)
    assert run(x, np.zeros(16, np.int32))[1].tolist() == np.bincount(x & 15, minlength=16).tolist()


@case
def grouped(run: Run, random: np.random.Generator) -> None:
    x = random.integers(0, 9, 32).astype(np.int32)
    tiles = x.reshape(2, 16)
    want = tiles.sum(1) + 1000 * (tiles & 1).sum(1) + 100000 * 32 + np.arange(2)
    assert run(x, np.zeros(32, np.int32))[1].tolist() == np.repeat(want, 16).tolist()


@case
def lock(run: Run, random: np.random.Generator) -> None:
    n, m = run(np.zeros(1, np.int32), np.zeros(1, np.int32), grid=2, block=96)
    assert (n[0], m[0]) == (2 * 2 * 96, 0)


@case
def spmv(run: Run, random: np.random.Generator) -> None:
    dense = random.standard_normal((5, 60)) * (random.random((5, 60)) < 0.5)
    rows, columns = np.nonzero(dense)
    x = random.standard_normal(60)
    p = np.searchsorted(rows, np.arange(6)).astype(np.int32)
    y = run(p, columns.astype(np.int32), dense[rows, columns], x, np.zeros(5), np.int32(5), grid=3, block=64)[
        4
    ]
    np.testing.assert_allclose(y, dense @ x, rtol=1e-12)


@case
def xorshift(run: Run, random: np.random.Generator) -> None:
    y = run(np.zeros(64, np.uint64), np.int32(9), grid=2)[0]
    want = []
    for n in range(64):
        s = 88172645463325252 + n
        for _ in range(9):
            s ^= s << 13 & 2**64 - 1
            s ^= s >> 7
            s ^= s << 17 & 2**64 - 1
        want.append(s % 1000003 * (s // 12345 >> 3) & 2**64 - 1)
    assert y.tolist() == want


@case
def ackermann(run: Run, random: np.random.Generator) -> None:
    assert run(np.zeros(32, np.int32))[0].tolist() == [3, 5, 7, 9] * 8


@case
def byte_sums(run: Run, random: np.random.Generator) -> None:
    x = random.integers(0, 256, (32, 4)).astype(np.uint8)
    _, y, z = run(x, np.zeros((32, 4), np.uint8), np.zeros(64, np.int16))
    want = np.stack([x[:, 3] + np.uint8(1), x[:, :2].min(1), x[:, 2] ^ x[:, 0], x[:, 1] >> 1], 1)
    assert y.tolist() == want.tolist()
    s = x.astype(np.int8).astype(int)
    assert z[:32].tolist() == (s[:, 0] * s[:, 1]).tolist()
    low = np.clip(s[:, 0] + s[:, 2], -128, 127) & 255 | (s[:, 1] & 255) << 8
    assert z[32:].tolist() == low.astype(np.uint16).view(np.int16).tolist()


@of("fresh", "sm_80", "sm_90", "sm_120")
@pytest.mark.parametrize("name", CASES)
def test_a_kernel_of_nvcc_leaves_what_numpy_computes(bench: Bench, mode: str, name: str) -> None:
    def run(*given: Any, **shape: Any) -> list:
        return bench.run({"byte_sums": "bytes"}.get(name, name), *given, **shape)

    CASES[name](run, np.random.default_rng(1))


@of("fresh", "sm_80", "sm_90", "sm_120")
def test_a_stack_that_is_too_small_for_recursion_is_named(bench: Bench) -> None:
    data = cubin_of("fresh", bench.device.arch)
    out, program = bench.device.empty(128), bench.device.load(data, "ackermann", stack=64)
    with pytest.raises(DeviceError, match="its calls have a stack of 64 bytes a thread, load"):
        program(out, grid=(1, 1, 1), block=(32, 1, 1))
        out.numpy(np.int32)
    bench.device.load(data, "ackermann", stack=4096)(out, grid=(1, 1, 1), block=(32, 1, 1))
    assert out.numpy(np.int32).tolist() == [3, 5, 7, 9] * 8
    with pytest.raises(ArgumentError, match="stack=-1; a thread can have 0 to 524288 bytes"):
        bench.device.load(data, "ackermann", stack=-1)
