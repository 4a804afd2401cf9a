"""Kernels as people write them (nvcc/usual.cu, by nvcc 13.5), through our loader, on simulated cards, against
numpy."""

from __future__ import annotations

from collections.abc import Callable
from math import tanh
from typing import Any

import numpy as np
import pytest

from drivers import open_device
from drivers.core.errors import CodeObjectError, DeviceError
from tests.drivers.nv.test_fresh_kernels import bfloat, rounded
from tests.drivers.nv.test_nvcc_kernels import Bench, bench, cubin_of, mode, of

__all__ = ["bench", "mode"]
Case = Callable[[Bench, np.random.Generator], None]
CASES: dict[str, Case] = {}
MASK = 2**64 - 1
pytestmark = pytest.mark.sim


def case(function: Case) -> Case:
    CASES[function.__name__] = function
    return function


def zeros(*shape: int, kind: Any = np.float32) -> np.ndarray:
    return np.zeros(shape, kind)


@case
def hist(b: Bench, random: np.random.Generator) -> None:
    x = random.integers(0, 256, 3000).astype(np.uint8)
    _, bins, _ = b.run("hist", x, zeros(256, kind=np.uint32), np.int32(3000), grid=4, block=256)
    assert bins.tolist() == np.bincount(x, minlength=256).tolist()


@case
def bitonic(b: Bench, random: np.random.Generator) -> None:
    x = random.standard_normal(512).astype(np.float32)
    assert b.run("bitonic", x, block=256)[0].tolist() == np.sort(x).tolist()


@case
def lookback(b: Bench, random: np.random.Generator) -> None:
    x = random.integers(0, 100, 128 * 6).astype(np.int32)
    states, ticket = zeros(6, kind=np.uint64), zeros(1, kind=np.int32)
    y = b.run("lookback", x, zeros(768, kind=np.int32), states, ticket, grid=6, block=128)[1]
    assert y.tolist() == x.cumsum().tolist()


@case
def transpose(b: Bench, random: np.random.Generator) -> None:
    x = random.standard_normal((50, 70)).astype(np.float32)
    given = x, zeros(70, 50), np.int32(70), np.int32(50)
    y = b.run("transpose", *given, grid=(3, 2, 1), block=(32, 8, 1))[1]
    assert y.tolist() == x.T.tolist()


@case
def heat(b: Bench, random: np.random.Generator) -> None:
    x = random.standard_normal((9, 128)).astype(np.float32)
    y = b.run("heat", x, zeros(9, 128), np.int32(9), block=128)[1]
    around = x[:-2, 1:-1] + x[2:, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:]
    want = x[1:-1, 1:-1] + 0.125 * (around - 4 * x[1:-1, 1:-1])
    np.testing.assert_allclose(y[1:-1, 1:-1], want, rtol=1e-5, atol=1e-6)


@case
def halves(b: Bench, random: np.random.Generator) -> None:
    a, c = (random.integers(-8, 8, (64, 2)).astype(np.float16) / 8 for _ in range(2))
    _, _, y, z, _ = b.run("halves", a, c, zeros(32), zeros(32, kind=np.uint16), np.int32(64))
    assert y.tolist() == [float((a.astype(float) * c).sum())] * 32
    v = a[:32, 0].astype(float)
    gelu = rounded(0.5 * v * (1 + np.array([tanh(0.79788456 * (u + 0.044715 * u**3)) for u in v])))
    np.testing.assert_allclose(bfloat(z), gelu * 1.25, rtol=2**-6)


@case
def nbody(b: Bench, random: np.random.Generator) -> None:
    p = random.standard_normal((128, 4))
    a = b.run("nbody", p, np.zeros((128, 3)), np.int32(128), grid=2, block=64)[1]
    away = p[None, :, :3] - p[:, None, :3]
    r = ((away**2).sum(2) + 1e-3) ** -1.5
    np.testing.assert_allclose(a, (away * (p[None, :, 3] * r)[..., None]).sum(1), rtol=1e-10, atol=1e-10)


@case
def shapes(b: Bench, random: np.random.Generator) -> None:
    x = random.integers(0, 20, 32).astype(np.float32)
    own = np.array([(w * w, 3 * w * w + 1, 3 * w * w + 1 - w)[i % 3] for i, w in enumerate(x)])
    assert b.run("shapes", x, zeros(32))[1].tolist() == (own + own[::-1]).tolist()


@case
def blur(b: Bench, random: np.random.Generator) -> None:
    x = random.integers(0, 256, (21, 30, 4)).astype(np.uint8)
    given = x, np.zeros_like(x), np.int32(30), np.int32(21)
    y = b.run("blur", *given, grid=(2, 3, 1), block=(16, 8, 1))[1]
    wide = np.pad(x.astype(int), ((1, 1), (1, 1), (0, 0)), "edge")
    total = np.sum([wide[i : i + 21, j : j + 30] for i in range(3) for j in range(3)], axis=0)
    total[..., 3] += 4
    assert y.tolist() == (total // 9).tolist()


@case
def extremes(b: Bench, random: np.random.Generator) -> None:
    x = random.standard_normal(150).astype(np.float32)
    given = x, zeros(1), np.zeros(1), zeros(3, kind=np.uint64), zeros(2, kind=np.float16), np.int32(150)
    _, most, total, bits, half, _ = b.run("extremes", *given, grid=2, block=96)
    assert most[0] == x.max()
    np.testing.assert_allclose(total[0], x.astype(float).sum(), rtol=1e-12)
    assert bits.tolist() == [MASK, -149 & MASK, 0]  # 150 steps around six
    assert half.tolist() == [150, 75]


@case
def dp4a(b: Bench, random: np.random.Generator) -> None:
    a, c = (random.integers(-128, 128, (16, 48)).astype(np.int8) for _ in range(2))
    y = b.run("dp4a", a, c, zeros(16, 16, kind=np.int32), np.int32(12), block=(16, 16, 1))[2]
    assert y.tolist() == (a.astype(int) @ c.astype(int).T).tolist()


@case
def wmma(b: Bench, random: np.random.Generator) -> None:
    a, c = (random.integers(-9, 9, (16, 48)).astype(np.float16) for _ in range(2))
    y = b.run("wmma", a, c, zeros(16, 16), np.int32(48))[2]
    assert y.T.tolist() == (2 * (a.astype(float) @ c.T.astype(float) + 1)).tolist()


@case
def ldmatrix(b: Bench, random: np.random.Generator) -> None:
    a, c = (random.integers(-5, 5, shape).astype(np.float16) for shape in ((16, 16), (16, 8)))
    y = b.run("ldmatrix", a, c, zeros(16, 8, kind=np.float16))[2]
    assert y.tolist() == (a.astype(float) @ c.astype(float)).tolist()


@case
def large(b: Bench, random: np.random.Generator) -> None:
    n = 20480
    x = random.standard_normal(n).astype(np.float32)
    y = b.run("large", x, zeros(n), np.int32(n), block=512, lds=4 * n)[1]
    assert y.tolist() == x[(np.arange(n) * 7 + 3) % n].tolist()


@case
def groups(b: Bench, random: np.random.Generator) -> None:
    x = random.integers(0, 50, 64).astype(np.int32)
    y = b.run("groups", x, zeros(9, 64, kind=np.int32), block=64)[1].astype(np.int64)
    for warp in (slice(0, 32), slice(32, 64)):
        v = x[warp].astype(int)
        eights, own = v.reshape(4, 8), y[:, warp]
        same = v[:, None] % 3 == v[None] % 3
        odd, low = v & 1, v & 3
        assert own[0].tolist() == [v.sum()] * 32
        assert own[1].tolist() == np.repeat(eights.max(1), 8).tolist()
        assert own[2].tolist() == np.repeat(eights.sum(1), 8).tolist()
        assert own[3].tolist() == (same * v).sum(1).tolist()
        assert own[4].tolist() == same.sum(1).tolist()
        assert own[5].tolist() == (odd * (odd.sum() * 100 + odd.cumsum() - 1)).tolist()
        assert own[6].tolist() == (eights.cumsum(1) - eights).ravel().tolist()
        want = ((low[:, None] == low[None]) << np.arange(32)).sum(1)
        assert (own[7] & 0xFFFFFFFF).tolist() == want.tolist()
        assert own[8].tolist() == [int(np.bitwise_xor.reduce(v))] * 32


@case
def softmax(b: Bench, random: np.random.Generator) -> None:
    x = (3 * random.standard_normal((3, 200))).astype(np.float32)
    y = b.run("softmax", x, zeros(3, 200), np.int32(200), grid=3, block=128)[1]
    e = np.exp(x.astype(float) - x.max(1, keepdims=True))
    np.testing.assert_allclose(y, e / e.sum(1, keepdims=True), rtol=2e-5)


@case
def sgemm(b: Bench, random: np.random.Generator) -> None:
    a, c = (random.standard_normal((128, 128)).astype(np.float32) for _ in range(2))
    y = b.run("sgemm", a, c, zeros(128, 128), np.int32(128), grid=(2, 2, 1), block=256)[2]
    np.testing.assert_allclose(y, a.astype(float) @ c, rtol=1e-4, atol=1e-4)


@case
def radix(b: Bench, random: np.random.Generator) -> None:
    x = random.integers(0, 2**32, 32, np.uint32)
    assert b.run("radix", x)[0].tolist() == sorted(x.tolist())


@case
def wide(b: Bench, random: np.random.Generator) -> None:
    x = random.integers(0, 2**64, 64, np.uint64) >> random.integers(0, 40, 64).astype(np.uint64)
    y = b.run("wide", x, zeros(8, 32, kind=np.uint64))[1]
    for i in range(32):
        p, q = int(x[i]), int(x[i + 32]) | 1
        s, t = (v - (v >> 63 << 64) for v in (p, q))
        first = (p & -p).bit_length()
        small = q >> 40 | 1
        want = [
            p * q >> 64,
            s * t >> 64 & MASK,
            (64 - p.bit_length()) * 100 + first,
            int(f"{p:064b}"[::-1], 2),
            (p * q + p) // (q >> 5 | 1) & MASK,
            (abs(s) % small) * (1 if s >= 0 else -1) & MASK,
            p.bit_count() + (p >> 12),
            p >> max(0, p.bit_length() - 53) << max(0, p.bit_length() - 53),
        ]
        assert y[:, i].tolist() == want, i


@case
def rounding(b: Bench, random: np.random.Generator) -> None:
    x = (random.standard_normal(64) * 2.0 ** random.integers(-20, 20, 64)).astype(np.float32)
    v = random.standard_normal(64) * 2.0 ** random.integers(-3, 3, 64)
    _, _, y, z = b.run("rounding", x, v, zeros(9, 32), np.zeros((6, 32)))
    a, c = x[:32].astype(np.longdouble), x[32:].astype(np.longdouble)
    root = np.sqrt(abs(a))
    want = [
        toward(a + c, -1), toward(a * c, 1), toward(a * c + a, 0), x[:32] / x[32:], np.sqrt(abs(x[:32])),
        toward(a / c, 1), toward(root, -1), toward(1 / c, 0),
    ]  # fmt: skip
    for row, (got, expected) in enumerate(zip(y[:8], want, strict=True)):
        assert got.tolist() == expected.astype(np.float32).tolist(), row
    d, e = v[:32], v[32:]
    exact = [d / e, np.sqrt(abs(d)), None, None, d.astype(np.float32).astype(float), np.trunc(d * 1e6)]
    for row, got in enumerate(z):
        if exact[row] is not None:
            assert got.tolist() == exact[row].tolist(), row
    up, down = d.astype(np.longdouble) + e, 1 / e.astype(np.longdouble)
    assert (z[2] >= up).all() and (np.nextafter(z[2], -np.inf) < up).all()
    assert (z[3] <= down).all() and (np.nextafter(z[3], np.inf) > down).all()


def toward(exact: np.ndarray, way: int) -> np.ndarray:
    """f32 of numbers that are known better: down, up, or to zero."""
    near = exact.astype(np.float32)
    over = near > exact
    under = near < exact
    if way < 0:
        return np.where(over, np.nextafter(near, np.float32(-np.inf)), near)
    if way > 0:
        return np.where(under, np.nextafter(near, np.float32(np.inf)), near)
    return np.where(abs(near) > abs(exact), np.nextafter(near, np.float32(0)), near)


@case
def switches(b: Bench, random: np.random.Generator) -> None:
    x = random.integers(0, 5000, 64).astype(np.int32)
    ways: list[Callable[[int], int]] = [
        lambda v: v * 3, lambda v: v ^ 77, lambda v: v // 7, lambda v: v % 11, lambda v: -v, lambda v: v << 3,
        int.bit_count, lambda v: 32 - v.bit_length(), lambda v: v | 1024, lambda v: v * v, lambda v: v - 900,
        lambda v: ~v,
    ]  # fmt: skip
    y = b.run("switches", x, zeros(64, kind=np.int32), block=64)[1]
    assert y.tolist() == [ways[v % 12](v) for v in x.tolist()]


@case
def distances(b: Bench, random: np.random.Generator) -> None:
    p, q = (random.integers(97, 101, (32, 12)).astype(np.int8) for _ in range(2))
    y = b.run("distances", p, q, zeros(32, kind=np.int32), np.int32(12))[2]
    assert y.tolist() == [edits(r.tolist(), s.tolist()) for r, s in zip(p, q, strict=True)]


def edits(p: list[int], q: list[int]) -> int:
    row = list(range(len(q) + 1))
    for i, c in enumerate(p, 1):
        before, row = row, [i]
        for j, other in enumerate(q, 1):
            row.append(min(before[j] + 1, row[-1] + 1, before[j - 1] + (c != other)))
    return row[-1]


@case
def mandel(b: Bench, random: np.random.Generator) -> None:
    (y, *_) = b.run("mandel", zeros(10, 64, kind=np.uint16), np.int32(64), np.int32(60), grid=(1, 10, 1),
                    block=64)  # fmt: skip
    f = np.float32
    re = (f(-2) + f(3) * np.arange(64, dtype=f) / f(64))[None]
    im = (f(-1) + f(2) * np.arange(10, dtype=f) / f(10))[:, None]
    x, z, k = zeros(10, 64), zeros(10, 64), zeros(10, 64, kind=np.int64)
    with np.errstate(over="ignore", invalid="ignore"):
        for _ in range(60):
            going = x * x + z * z < 4
            x, z = np.where(going, x * x - z * z + re, x), np.where(going, 2 * x * z + im, z)
            k += going
    assert (y != k).mean() < 0.02  # sums of squares may be fused


@case
def philox(b: Bench, random: np.random.Generator) -> None:
    key = 12345
    y = b.run("philox", zeros(64, 4, kind=np.uint32), np.uint32(key), grid=2)[0]
    for n in range(64):
        c, k0, k1 = [n, 0, 7, 0], key, ~key & 0xFFFFFFFF
        for _ in range(10):
            p, q = 0xD2511F53 * c[0], 0xCD9E8D57 * c[2]
            c = [q >> 32 ^ c[1] ^ k0, q & 0xFFFFFFFF, p >> 32 ^ c[3] ^ k1, p & 0xFFFFFFFF]
            k0, k1 = k0 + 0x9E3779B9 & 0xFFFFFFFF, k1 + 0xBB67AE85 & 0xFFFFFFFF
        assert y[n].tolist() == c


usual = of("usual", "sm_80", "sm_90", "sm_120")


@usual
@pytest.mark.parametrize("name", CASES)
def test_a_usual_kernel_leaves_what_numpy_computes(bench: Bench, mode: str, name: str) -> None:
    CASES[name](bench, np.random.default_rng(7))


@usual
def test_a_barrier_of_the_grid_needs_a_launch_that_is_cooperative(bench: Bench) -> None:
    with pytest.raises(DeviceError, match="trap"):
        bench.run("gridsync", zeros(2, kind=np.int32), grid=2)


def test_what_cudas_driver_alone_has_on_a_card_is_named() -> None:
    with (
        open_device("sim:gh100") as device,
        pytest.raises(CodeObjectError, match=r"vprintf.*take printf out"),
    ):
        device.load(cubin_of("prints", "sm_90"))
