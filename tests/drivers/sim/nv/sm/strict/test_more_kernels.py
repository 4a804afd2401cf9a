"""Kernels of nvcc (tests/drivers/nv/isa/more_kernels.cu) whose lanes go in groups, with products of every
kind and wide atomics (atomics.py), against numpy, on the strict reference; few are compiled."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from tests.drivers.sim.nv.sm.interp.test_kernels import KERNELS, Kernel

Case = Callable[[Kernel, np.random.Generator], None]
CASES: dict[str, Case] = {}
LANES = np.arange(32)


def case(function: Case) -> Case:
    CASES[function.__name__] = function
    return function


@case
def tiles(kernel: Kernel, random: np.random.Generator) -> None:
    """Sums, running sums, exchanges and votes among eight lanes."""
    x, y = random.integers(0, 100, 64).astype(np.int32), np.zeros(64, np.int32)
    kernel.run([x, y], block=(64, 1))
    t = x.reshape(8, 8)
    want = t.sum(1, keepdims=True) + np.cumsum(t, 1) * 1000 + t[:, np.arange(8) ^ 3] * 3
    want += (t > 50).any(1, keepdims=True) + np.arange(8)[:, None] * 7
    assert y.tolist() == want.ravel().tolist()


@case
def coalesced(kernel: Kernel, random: np.random.Generator) -> None:
    """Lanes that parted, and of these those with the same label."""
    x, y = random.integers(0, 100, 32).astype(np.int32), np.zeros(32, np.int32)
    kernel.run([x, y])
    want, (chosen,), (others,) = np.zeros(32, int), np.nonzero(x % 3 == 0), np.nonzero(x % 3)
    want[chosen] = x[chosen].sum() * 100 + np.arange(len(chosen)) + x[chosen[0]] * 7
    for lane in others:
        same = others[x[others] % 5 == x[lane] % 5]
        want[lane] = -len(same) * 10000 - x[same].max()
    assert y.tolist() == want.tolist()


@case
def named(kernel: Kernel, random: np.random.Generator) -> None:
    """Half of a block arrives at a barrier where the other half waits."""
    x, y = random.integers(0, 100, 128).astype(np.int32), np.zeros(384, np.int32)
    kernel.run([x, y], block=(256, 1))
    assert y[:128].tolist() == (x[::-1] * 2 + 1).tolist()
    assert set(y[128:].tolist()) == {128}


@case
def early(kernel: Kernel, random: np.random.Generator) -> None:
    x, y = random.integers(-3, 30, 100).astype(np.int32), np.zeros(100, np.int32)
    kernel.run([x, y], 100, grid=(4, 1))
    want = [-1 if v < 0 else 17 if v > 17 else sum(range(v)) + 1000 for v in x.tolist()]
    assert y.tolist() == want


@case
def wide(kernel: Kernel, random: np.random.Generator) -> None:
    """Products and quotients of whole numbers of 128 bits."""
    shifts = random.integers(0, 100, 64).tolist()
    numbers = [int.from_bytes(random.bytes(16), "little", signed=True) >> by or 1 for by in shifts]
    x, d, y = of_128(numbers[:32]), of_128(numbers[32:]), np.zeros(192, np.uint64)
    kernel.run([x, d, y])
    want = []
    for a, b in zip(numbers[:32], numbers[32:], strict=True):
        size = abs(a) // abs(b)
        want += [a * b, -size if (a < 0) != (b < 0) else size, a + b - (a >> 7)]
    assert y.tolist() == of_128(want).tolist()


def of_128(numbers: list[int]) -> np.ndarray:
    return np.frombuffer(b"".join((n % (1 << 128)).to_bytes(16, "little") for n in numbers), np.uint64).copy()


@case
def floats(kernel: Kernel, random: np.random.Generator) -> None:
    """Atomic sums of floats in shared memory: ptxas' loop ends when its exchange says that it stored."""
    single, double = np.zeros(1, np.float32), np.zeros(1)
    kernel.run([single, double], block=(64, 1))
    assert (single[0], double[0]) == (96, 16)


@case
def dd(kernel: Kernel, random: np.random.Generator) -> None:
    a, b, c = random.standard_normal((8, 4)), random.standard_normal((4, 8)), np.zeros((8, 8))
    kernel.run([a, b, c])
    np.testing.assert_allclose(c, a @ b, rtol=1e-13, atol=1e-14)


@case
def s4(kernel: Kernel, random: np.random.Generator) -> None:
    a, b = random.integers(-8, 8, (8, 32)), random.integers(-8, 8, (8, 32))
    c = np.zeros((8, 8), np.int32)
    sides = [(v[:, ::2] & 15 | (v[:, 1::2] & 15) << 4).astype(np.uint8) for v in (a, b)]
    kernel.run([*sides, c])
    assert c.tolist() == (a @ b.T).tolist()


@case
def b1(kernel: Kernel, random: np.random.Generator) -> None:
    a, b = random.integers(0, 2, (8, 128)), random.integers(0, 2, (8, 128))
    c = np.zeros((8, 8), np.int32)
    kernel.run([*(np.packbits(v.astype(np.uint8), 1, "little") for v in (a, b)), c])
    assert c.tolist() == (a @ b.T).tolist()


@case
def sparse(kernel: Kernel, random: np.random.Generator) -> None:
    """Two of each four steps of the left side are there; PTX ISA says which lanes tell where."""
    a, b = (
        random.standard_normal((16, 8)).astype(np.float16),
        random.standard_normal((16, 8)).astype(np.float16),
    )
    full, told, c = np.zeros((16, 16)), np.zeros(32, np.uint32), np.zeros((16, 8), np.float32)
    for row, part in np.ndindex(16, 4):
        places = sorted(random.choice(4, 2, replace=False).tolist())
        full[row, [4 * part + place for place in places]] = a[row, 2 * part : 2 * part + 2]
        bits = (places[0] | places[1] << 2) << 4 * part + 16 * (row // 8)
        told[4 * (row % 8)] |= np.uint32(bits)
    told[1::4] = told[::4]
    kernel.run([a, b, told, c])
    np.testing.assert_allclose(c, full @ b, rtol=1e-3, atol=1e-3)


@case
def cpasync(kernel: Kernel, random: np.random.Generator) -> None:
    """Copies of 16 bytes of which 4 are taken and the rest are zeros."""
    x, y = random.integers(0, 1000, 256).astype(np.int32), np.zeros(128, np.int32)
    kernel.run([x, y], 40, block=(64, 1))
    rows = x.reshape(64, 4)
    assert y[:64].tolist() == np.where(np.arange(64) < 40, rows[:, 0] + rows[:, 3], rows[:, 0]).tolist()
    assert y[64:].tolist() == x[:64].tolist()


@case
def fp8(kernel: Kernel, random: np.random.Generator) -> None:
    """To floats of 8 bits with an end instead of infinity, and back."""
    x = (random.standard_normal((32, 2)) * 10.0 ** random.integers(-4, 5, (32, 1))).astype(np.float32)
    small, large, back = (
        np.zeros((32, 2), np.uint8),
        np.zeros((32, 2), np.uint8),
        np.zeros((32, 2), np.float16),
    )
    kernel.run([x, small, large, back])
    ml_dtypes = pytest.importorskip("ml_dtypes")
    e4m3 = np.clip(x, -448, 448).astype(ml_dtypes.float8_e4m3fn)
    e5m2 = np.clip(x, -57344, 57344).astype(ml_dtypes.float8_e5m2)
    assert small.tolist() == e4m3.view(np.uint8).tolist()
    assert large.tolist() == e5m2.view(np.uint8).tolist()
    assert back.tolist() == e4m3.astype(np.float16).tolist()


@case
def stm(kernel: Kernel, random: np.random.Generator) -> None:
    x, y = random.integers(0, 2**32, 128, np.uint32), np.zeros((4, 8, 8), np.uint16)
    kernel.run([x, y])
    assert y.tolist() == x.view(np.uint16).reshape(4, 8, 8).tolist()


@case
def cas128(kernel: Kernel, random: np.random.Generator) -> None:
    x = np.zeros(2, np.uint64)
    kernel.run([x, np.zeros(4, np.int32)], grid=(2, 1), block=(40, 1))
    assert x.tolist() == [80, 80]


@case
def vec(kernel: Kernel, random: np.random.Generator) -> None:
    x = random.integers(0, 9, (32, 4)).astype(np.float32)
    four, two = np.zeros(4, np.float32), np.zeros(2, np.float32)
    kernel.run([x, four, two])
    assert (four.tolist(), two.tolist()) == (x.sum(0).tolist(), [32, 64])


@pytest.mark.parametrize(("arch", "name"), [key for key in KERNELS if key[1] in CASES])
def test_a_kernel_of_nvcc_leaves_what_numpy_computes(arch: str, name: str) -> None:
    CASES[name](Kernel(arch, name, "strict"), np.random.default_rng(3))


@pytest.mark.parametrize(
    ("arch", "name"), [("sm_90", "dd"), ("sm_89", "b1"), ("sm_80", "s4"), ("sm_90", "floats")]
)
def test_so_it_does_as_host_code(arch: str, name: str) -> None:
    CASES[name](Kernel(arch, name, "fast"), np.random.default_rng(3))
