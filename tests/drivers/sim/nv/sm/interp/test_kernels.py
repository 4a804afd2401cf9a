"""Kernels that nvcc compiled (tests/drivers/nv/isa/kernels.cu) leave what numpy computes, both executors."""

from __future__ import annotations

import gzip
import json
import struct
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from drivers.sim.nv.sm.jit import kernels
from tests.drivers.sim.nv.sm.machine import execute

FOLDER = Path(__file__).parents[4] / "nv" / "isa"
FILES = [FOLDER / "kernels.json.gz", FOLDER / "more_kernels.json.gz"]
ROWS = [row for file in FILES for row in json.loads(gzip.decompress(file.read_bytes()))]
KERNELS = {(row["arch"], row["name"]): row for row in ROWS}
RESERVED = 1024  # bytes of shared memory that sm_90 and sm_120 keep for themselves
Case = Callable[["Kernel", np.random.Generator], None]
CASES: dict[str, Case] = {}


def case(function: Case) -> Case:
    CASES[function.__name__] = function
    return function


class Kernel:
    """One of them, ready to run."""

    def __init__(self, arch: str, name: str, mode: str) -> None:
        self.row, self.arch, self.mode = KERNELS[arch, name], arch, mode

    def run(
        self, arrays: list, *numbers: int, grid: tuple = (1, 1), block: tuple = (32, 1), dynamic: int = 0
    ) -> None:
        """Arrays are the first arguments, 32-bit numbers the others."""
        places = {0x1000_0000 * (n + 1): array for n, array in enumerate(arrays)}
        arguments = struct.pack(f"<{len(arrays)}Q{len(numbers)}i", *places, *numbers)
        shared = self.row["shared"] + dynamic + RESERVED * (self.arch in ("sm_90", "sm_120"))
        execute(bytes.fromhex(self.row["code"]), places, arch=self.arch, arguments=arguments,
                grid=(*grid, 1), block=(*block, 1), registers=self.row["registers"],
                shared=-(-shared // 128) * 128, barriers=16, mode=self.mode, stack=8192,
                more_banks={int(n): bytes.fromhex(d) for n, d in self.row["constants"].items()})  # fmt: skip


@case
def tiled(kernel: Kernel, random: np.random.Generator) -> None:
    a, b = (random.standard_normal((32, 32)).astype(np.float32) for _ in range(2))
    c = np.zeros_like(a)
    kernel.run([a, b, c], 32, grid=(2, 2), block=(16, 16))
    np.testing.assert_allclose(c, a @ b, rtol=1e-4, atol=1e-4)


@case
def softmax(kernel: Kernel, random: np.random.Generator) -> None:
    x = (4 * random.standard_normal((3, 200))).astype(np.float32)
    y = np.zeros_like(x)
    kernel.run([x, y], 200, grid=(3, 1), block=(128, 1))
    powers = np.exp(x - x.max(1, keepdims=True))
    np.testing.assert_allclose(y, powers / powers.sum(1, keepdims=True), rtol=1e-5)


@case
def wm(kernel: Kernel, random: np.random.Generator) -> None:
    a, b = (random.standard_normal((32, 32)).astype(np.float16) for _ in range(2))
    c = np.zeros((32, 32), np.float32)
    kernel.run([a, b, c], 32, grid=(2, 2))
    np.testing.assert_allclose(c, a.astype(np.float64) @ b.astype(np.float64).T, rtol=1e-4, atol=1e-4)


@case
def wmh(kernel: Kernel, random: np.random.Generator) -> None:
    a, b = (random.standard_normal((32, 32)).astype(np.float16) for _ in range(2))
    c = np.zeros((32, 32), np.float16)
    kernel.run([a, b, c], 32, grid=(2, 2))
    np.testing.assert_allclose(
        c.astype(np.float64), a.astype(np.float64) @ b.astype(np.float64), rtol=1e-2, atol=3e-2
    )


@case
def pipe(kernel: Kernel, random: np.random.Generator) -> None:
    x = random.standard_normal((5, 128, 4)).astype(np.float32)
    y = np.zeros((128, 4), np.float32)
    kernel.run([x, y], 5, block=(128, 1))
    np.testing.assert_allclose(y, np.roll(x.sum(0), -1, 0), rtol=1e-5, atol=1e-5)


@case
def histogram(kernel: Kernel, random: np.random.Generator) -> None:
    x, h = random.integers(0, 1000, 777).astype(np.int32), np.zeros(64, np.int32)
    kernel.run([x, h], 777, grid=(2, 1), block=(128, 1))
    assert h.tolist() == np.bincount(x & 63, minlength=64).tolist()


@case
def scan(kernel: Kernel, random: np.random.Generator) -> None:
    x = random.integers(-9, 9, (2, 256)).astype(np.int32)
    y = np.zeros_like(x)
    kernel.run([x, y], 512, grid=(2, 1), block=(256, 1))
    assert y.tolist() == x.cumsum(1).tolist()


@case
def collatz(kernel: Kernel, random: np.random.Generator) -> None:
    x, y = random.integers(1, 1000, 128).astype(np.int32), np.zeros(128, np.int32)
    kernel.run([x, y], 128, block=(128, 1))
    for start, found in zip(x.tolist(), y.tolist(), strict=True):
        number, steps = start, 0
        while number > 1 and steps < 100:
            number, steps = 3 * number + 1 if number & 1 else number >> 1, steps + 1
        assert found == steps


@case
def bitonic(kernel: Kernel, random: np.random.Generator) -> None:
    x = random.permutation(256).astype(np.int32)
    kernel.run([x], block=(256, 1))
    assert x.tolist() == list(range(256))


@case
def recursive(kernel: Kernel, random: np.random.Generator) -> None:
    y = np.zeros(32, np.int32)
    kernel.run([y], 8)
    assert y.tolist() == [[0, 1, 1, 2, 3, 5, 8, 13][n % 8] for n in range(32)]


@case
def localarray(kernel: Kernel, random: np.random.Generator) -> None:
    x, y = random.integers(0, 100, 512).astype(np.int32), np.zeros(32, np.int32)
    kernel.run([x, y], 20)
    assert y.tolist() == [sum(int(x[n * 16 + ((int(x[q]) + q) & 15)]) for q in range(20)) for n in range(32)]


@case
def transpose(kernel: Kernel, random: np.random.Generator) -> None:
    x = random.standard_normal((64, 64)).astype(np.float32)
    y = np.zeros_like(x)
    kernel.run([x, y], 64, grid=(2, 2), block=(32, 8))
    assert (y == x.T).all()


@case
def doubles(kernel: Kernel, random: np.random.Generator) -> None:
    x, y = random.uniform(-9, 9, 128), np.zeros(128)
    longs, made = random.integers(-(2**40), 2**40, 128), np.zeros(128, np.int64)
    kernel.run([x, y, longs, made], 128, block=(128, 1))
    expected = (
        np.exp(x) + x / 3.7 + np.sqrt(abs(x)) + np.log(abs(x) + 1) + np.minimum(x, 2) + np.maximum(x, -1)
    )
    np.testing.assert_allclose(y, expected + np.floor(x) + (x * x + 1.5), rtol=1e-13)


@case
def lastblock(kernel: Kernel, random: np.random.Generator) -> None:
    x, y = random.integers(0, 10, 1024).astype(np.float32), np.zeros(1, np.float32)
    kernel.run([x, np.zeros(4, np.float32), np.zeros(1, np.uint32), y], 1024, grid=(4, 1), block=(256, 1))
    assert y[0] == x.sum()


@case
def dyn(kernel: Kernel, random: np.random.Generator) -> None:
    y, thread = np.zeros(64, np.float32), np.arange(64)
    kernel.run([y], 100, block=(64, 1), dynamic=400)
    assert y.tolist() == ((thread * 7) % 100 + 99 - thread).tolist()


QUICK = ("softmax", "collatz", "recursive", "lastblock", "bitonic")  # to compile, of sm_90 and sm_120
KEYS = [key for key in KERNELS if key[1] in CASES]
SLOW = [key for key in KEYS if not (key[1] in QUICK and key[0] in ("sm_90", "sm_120"))]


@pytest.mark.parametrize(("arch", "name"), KEYS)
def test_a_kernel_of_nvcc_leaves_what_numpy_computes(arch: str, name: str) -> None:
    CASES[name](Kernel(arch, name, "strict"), np.random.default_rng(3))


@pytest.mark.parametrize(
    ("arch", "name"),
    [pytest.param(*key, marks=pytest.mark.conformance if key in SLOW else ()) for key in KEYS],
)
def test_so_it_does_as_host_code(monkeypatch: pytest.MonkeyPatch, arch: str, name: str) -> None:
    monkeypatch.setattr(kernels, "KERNELS", {})
    CASES[name](Kernel(arch, name, "fast"), np.random.default_rng(3))
    made = [kernel.code for known in kernels.KERNELS.values() for kernel in known]
    assert made and None not in made
