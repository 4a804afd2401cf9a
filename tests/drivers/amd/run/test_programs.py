"""OpenCL C programs compiled by LLVM at -O0 and -O3 for both generations: results equal numpy's.

programs/more.cl is ours; clang made more.ll of it; LLVM makes the machine code here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from drivers import open_one
from drivers.amd.device import AmdDevice
from hcq.program import Local, Program
from hcq.settings import Settings
from tests.drivers.amd.run.builds import DEVICES, compiled, three

RNG = np.random.default_rng(3)
I32, U32, F32 = np.int32, np.uint32, np.float32
pytestmark = [pytest.mark.sim, pytest.mark.oracle]


class Kernels:
    """The kernels of one build on one device; arrays go in and come back."""

    def __init__(self, device: AmdDevice, programs: dict[str, Program]) -> None:
        self.device, self.programs = device, programs

    def run(
        self, name: str, *args: Any, grid: tuple[int, ...] = (1,), block: tuple[int, ...] = (32,)
    ) -> list[Any]:
        """The arrays among `args` as the kernel leaves them."""
        placed = [self.device.buffer(a) if isinstance(a, np.ndarray) else a for a in args]
        self.programs[name](*placed, grid=three(grid), block=three(block))
        pairs = zip(args, placed, strict=True)
        return [p.numpy(a.dtype, a.shape) for a, p in pairs if isinstance(a, np.ndarray)]


@pytest.fixture(
    scope="module", params=[(a, n) for a in DEVICES for n in (0, 3)], ids=lambda p: f"{p[0]}-O{p[1]}"
)
def kernels(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kernels]:
    arch, level = request.param
    path = compiled(tmp_path_factory.mktemp("more"), "more", level, arch)
    device = open_one(DEVICES[arch], Settings())
    assert isinstance(device, AmdDevice)
    yield Kernels(device, dict(device.load_all(path)))
    device.close()


def test_scan_with_dynamic_lds(kernels: Kernels) -> None:
    a = RNG.integers(-99, 99, 512, I32)
    _, b = kernels.run("scan", a, np.zeros_like(a), Local(1024), grid=(2,), block=(256,))
    np.testing.assert_array_equal(b.reshape(2, 256), a.reshape(2, 256).cumsum(axis=1))


def test_bitonic_sort(kernels: Kernels) -> None:
    a = RNG.integers(0, 2**32, 256, U32)
    (b,) = kernels.run("bitonic", a, Local(1024), block=(256,))
    np.testing.assert_array_equal(b, np.sort(a))


def test_mandelbrot(kernels: Kernels) -> None:
    left, top, pitch, limit = F32(-2), F32(-1), F32(1 / 16), I32(50)
    (found,) = kernels.run(
        "mandelbrot", np.zeros((32, 48), I32), left, top, pitch, limit, grid=(3, 4), block=(16, 8)
    )
    cr, ci = np.meshgrid(left + pitch * np.arange(48), top + pitch * np.arange(32))
    z, steps = np.zeros_like(cr, complex), np.zeros(cr.shape, I32)
    for _ in range(limit):
        inside = abs(z) < 2
        steps[inside] += 1
        z[inside] = z[inside] ** 2 + (cr + 1j * ci)[inside]
    assert (found != steps).mean() < 0.02, "float32 there, float64 here: a few points of the edge may differ"
    assert (found == limit).sum() > 100


def test_n_bodies_in_double(kernels: Kernels) -> None:
    x = RNG.random(64)
    _, force = kernels.run("nbody", x, np.zeros(64), I32(64), grid=(2,))
    d = x[None, :] - x[:, None]
    np.testing.assert_allclose(force, (d / (d * d + 0.25)).sum(axis=1), rtol=1e-12, atol=1e-13)


def test_division_of_long(kernels: Kernels) -> None:
    a, b = RNG.integers(-(2**62), 2**62, 32, np.int64), RNG.integers(1, 2**33, 32, np.int64)
    *_, quotient, rest = kernels.run("divide", a, b, np.zeros(32, np.int64), np.zeros(32, np.uint64))
    np.testing.assert_array_equal(
        quotient, [int(abs(x) // y) * (1 if x >= 0 else -1) for x, y in zip(a, b, strict=True)]
    )
    np.testing.assert_array_equal(rest, a.view(np.uint64) % b.view(np.uint64))


def test_string_search(kernels: Kernels) -> None:
    text = b"the ring holds packets; the doorbell says that the ring has more"
    arrays = [np.frombuffer(part, np.uint8) for part in (text, b"the doorbell")]
    found = kernels.run(
        "search", arrays[0], I32(len(text)), arrays[1], I32(12), np.array([999], I32), grid=(2,)
    )
    assert found[-1].tolist() == [text.index(b"the doorbell")]


def chosen(v: int) -> int:
    for _ in range(4):
        kind = v & 7
        if kind == 0:
            v += 3
        elif kind == 1:
            v = v * 5 + 1
        elif kind in (2, 3):
            v = (v - 100 if kind == 2 else v) ^ 0x55
        elif kind == 5:
            v = -v
        else:
            v >>= 1
    return v


def test_switch_with_a_fall_through(kernels: Kernels) -> None:
    a = RNG.integers(-10000, 10000, 64, I32)
    (b,) = kernels.run("choose", a, grid=(2,))
    assert b.tolist() == [chosen(int(v)) for v in a]


def test_sorting_in_private_memory(kernels: Kernels) -> None:
    a = RNG.integers(-1000, 1000, (64, 24), I32)
    (b,) = kernels.run("private_sort", a, grid=(2,))
    np.testing.assert_array_equal(b, np.sort(a, axis=1))


def test_fourier_transform_of_8(kernels: Kernels) -> None:
    a = (RNG.random((32, 8)) + 1j * RNG.random((32, 8))).astype(np.complex64)
    (b,) = kernels.run("fft8", a)
    np.testing.assert_allclose(b, np.fft.fft(a), rtol=1e-5, atol=1e-5)


def test_half_precision(kernels: Kernels) -> None:
    a, b = RNG.random(32).astype(np.float16), RNG.random(32).astype(np.float16)
    *_, c = kernels.run("halves", a, b, np.zeros(32, np.float16))
    np.testing.assert_array_equal(c, a * b + np.float16(1))


def test_a_global_variable_lasts_from_launch_to_launch(kernels: Kernels) -> None:
    first = kernels.run("global_variable", np.zeros(1, I32))[0][0]
    assert kernels.run("global_variable", np.zeros(1, I32))[0][0] == first + 1 == 43


@pytest.mark.parametrize(
    ("grid", "block", "dims"),
    [((3, 1, 1), (4, 1, 1), 1), ((1, 1, 1), (4, 2, 1), 2), ((2, 3, 4), (2, 2, 2), 3)],
)
def test_a_kernel_sees_the_shape_of_its_launch(
    kernels: Kernels, grid: tuple[int, ...], block: tuple[int, ...], dims: int
) -> None:
    count = int(np.prod(grid) * np.prod(block))
    (out,) = kernels.run("shape", np.zeros(count, U32), grid=grid, block=block)
    sizes = [*grid, *block]
    expected = sum(size * 10**place for place, size in enumerate(sizes)) + 1_000_000 * dims
    assert set(out.tolist()) == {expected}
