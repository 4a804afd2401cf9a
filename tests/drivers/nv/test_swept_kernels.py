"""Kernels of nvcc 13.0 with instructions that simulated cards once did not know or did wrong (nvcc/swept.cu),
against numpy."""

from __future__ import annotations

import numpy as np
import pytest

from tests.drivers.nv.test_fresh_kernels import bfloat, rounded
from tests.drivers.nv.test_nvcc_kernels import Bench, bench, mode, of

__all__ = ["bench", "mode"]
RANDOM = np.random.default_rng(13)
LANES = np.arange(32)
pytestmark = pytest.mark.sim
swept = of("swept", "sm_80", "sm_90", "sm_120")


def halves(shape: tuple[int, ...], scale: float = 2) -> np.ndarray:
    return (RANDOM.standard_normal(shape) * scale).astype(np.float16)


@swept
def test_bfloat16_becomes_whole_numbers_and_is_made_of_doubles(bench: Bench) -> None:
    x = rounded(RANDOM.standard_normal((32, 2)) * 3)
    given = (x.view(np.uint32) >> 16).astype(np.uint16)
    _, y, z = bench.run("bfloats", given, np.zeros((3, 32), np.uint32), np.zeros((3, 32), np.int32))
    pairs = y[0].view(np.uint16).reshape(32, 2)
    assert bfloat(pairs).tolist() == np.floor(x).tolist()
    assert bfloat(y[1].astype(np.uint16)).tolist() == rounded(LANES / 7).tolist()
    assert y[2].tolist() == ((LANES / 3).astype(np.float32).view(np.uint32) >> 16).tolist()
    assert z.tolist() == [
        np.ceil(x[:, 0]).tolist(),
        np.floor(x[:, 0]).tolist(),
        np.abs(x[:, 0]).astype(int).tolist(),
    ]


@swept
def test_complex_halves_are_multiplied_and_added(bench: Bench) -> None:
    """CUDA math API, __hcmadd: real and imaginary part by two fused steps each."""
    x, w = halves((32, 2)), halves((32, 2))
    a, b = x.astype(float), w.astype(float)
    real = (a[:, 0] * b[:, 0] + a[:, 0]).astype(np.float16) - a[:, 1] * b[:, 1]
    imaginary = (a[:, 0] * b[:, 1] + a[:, 1]).astype(np.float16) + a[:, 1] * b[:, 0]
    y = bench.run("complexes", x, w, np.zeros((32, 2), np.float16))[2]
    assert y.tolist() == np.stack([real, imaginary], 1).astype(np.float16).tolist()


@swept
def test_extremes_of_64_bits_are_signed_or_not(bench: Bench) -> None:
    x, w = RANDOM.integers(-(2**63), 2**63 - 1, (2, 32))
    y = bench.run("longs", x, w, np.zeros((3, 32), np.int64))[2]
    unsigned = np.maximum(x.view(np.uint64), w.view(np.uint64)).view(np.int64)
    assert y.tolist() == [np.maximum(x, w).tolist(), np.minimum(x, w).tolist(), unsigned.tolist()]


@of("swept", "sm_80", "sm_90")
def test_a_product_of_bits_may_lie_where_a_side_does(bench: Bench) -> None:
    a, b = (RANDOM.integers(0, 2, (n, 256)).astype(np.uint8) for n in (16, 8))
    packed = (np.packbits(side, axis=1, bitorder="little") for side in (a, b))
    d = bench.run("bits", *packed, np.zeros((16, 8), np.int32))[2]
    assert d.tolist() == (a.astype(int) @ b.T.astype(int) + 5).tolist()


@swept
def test_hints_for_caches_change_no_value(bench: Bench) -> None:
    x = RANDOM.integers(-99, 99, 35).astype(np.int32)
    assert bench.run("hints", x, np.zeros(32, np.int32))[1].tolist() == (x[3:] - x[:32]).tolist()


@swept
def test_halves_are_approximated_and_numbers_cut_to_bytes(bench: Bench) -> None:
    x = halves((32, 2))
    y = bench.run("quick", x, np.zeros((3, 32), np.uint32))[1]
    tanh, power = (y[n].view(np.float16).reshape(32, 2) for n in range(2))
    np.testing.assert_allclose(tanh, np.tanh(x.astype(float)), rtol=2e-3, atol=1e-3)
    np.testing.assert_allclose(power, np.exp2(x.astype(float)), rtol=2e-3)
    first, second = (np.clip(v, -128, 127) & 255 for v in (x.view(np.int32).ravel() >> 20, LANES * 9 - 100))
    assert y[2].tolist() == (LANES << 16 | first << 8 | second).tolist()


@swept
def test_halves_become_floats_of_8_bits(bench: Bench) -> None:
    """E5M2 is the upper half of a half, to nearest; numbers of E4M3 are k / 8 here, exact."""
    x = (RANDOM.integers(-15, 16, 32) / 8).astype(np.float16)
    y = bench.run("narrow", x, np.zeros((2, 32), np.uint8))[1]
    bits = x.view(np.uint16).astype(int)
    assert y[0].tolist() == ((bits + 0x7F + (bits >> 8 & 1)) >> 8).tolist()
    exponent, mantissa = y[1] >> 3 & 15, y[1] & 7
    size = np.where(exponent == 0, mantissa / 8 * 2.0**-6, (1 + mantissa / 8) * 2.0 ** (exponent - 7.0))
    assert (np.where(y[1] >> 7, -1, 1) * size).tolist() == x.tolist()


@swept
def test_bytes_of_local_memory_are_found_by_a_computed_place(bench: Bench) -> None:
    x = RANDOM.integers(0, 200, 32).astype(np.int32)
    y = bench.run("bytes", x, np.zeros(32, np.uint8))[1]
    for lane, value in enumerate(x.tolist()):
        b = [value + k * lane & 255 for k in range(64)]
        for k in range(64):
            b[b[k] & 63] ^= k
        assert y[lane] == b[value & 63]


@swept
def test_a_warp_knows_its_place_among_those_that_an_sm_holds(bench: Bench) -> None:
    places, slots = bench.run("slots", np.zeros((128, 2), np.uint32), block=128)[0].T
    assert places.tolist() == np.repeat(range(4), 32).tolist()
    assert set(slots.tolist()) == {48 if bench.device.arch == "sm_120" else 64}


@swept
def test_three_reductions_at_barriers_follow_each_other(bench: Bench) -> None:
    x = RANDOM.integers(0, 100, 128).astype(np.int32)
    y = bench.run("reduced", x, np.zeros(128, np.int32), np.int32(98), block=128)[1]
    assert set(y.tolist()) == {(x & 1).sum() + 1000 * int((x > 98).any()) + 2000}
