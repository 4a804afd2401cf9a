"""Kernels of nvcc 13.0 (nvcc/*.cu, kept as cubins) through our loader, on simulated cards, against numpy:
clusters of blocks and barriers in shared memory."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from drivers import open_device
from drivers.core.errors import ArgumentError, DeviceError
from drivers.nv.device import NvDevice

FOLDER = Path(__file__).parent / "nvcc"
CARDS = {"sm_80": "ga100", "sm_86": "ga102", "sm_89": "ad102", "sm_90": "gh100", "sm_120": "gb202"}
X = np.random.default_rng(5).integers(0, 1000, 512).astype(np.int32)
pytestmark = pytest.mark.sim


class Bench:
    """One card with the kernels of one cubin."""

    def __init__(self, device: NvDevice, programs: dict[str, Any]) -> None:
        self.device, self.programs = device, programs

    def run(
        self, name: str, *given: Any, grid: Any = 1, block: Any = 32, lds: int = 0, cluster: Any = None
    ) -> list:
        """Arguments as they are behind the launch."""
        program = self.programs[name].in_clusters(cluster) if cluster else self.programs[name]
        placed = [self.device.buffer(v.ravel()) if isinstance(v, np.ndarray) else v for v in given]
        dims = [size if isinstance(size, tuple) else (size, 1, 1) for size in (grid, block)]
        program(*placed, grid=dims[0], block=dims[1], lds=lds)
        return [b.numpy(v.dtype).reshape(v.shape) if isinstance(v, np.ndarray) else v
                for b, v in zip(placed, given, strict=True)]  # fmt: skip


@pytest.fixture(params=["fast", "strict"])
def mode(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("SIM", request.param)
    made: str = request.param
    return made


def cubin_of(file: str, arch: str) -> bytes:
    return gzip.decompress((FOLDER / f"{file}_{arch}.cubin.gz").read_bytes())


@pytest.fixture
def bench(request: pytest.FixtureRequest, mode: str) -> Iterator[Bench]:
    """The file and the architecture are the test's parameter."""
    file, arch = request.param
    with open_device(f"sim:{CARDS[arch]}") as device:
        yield Bench(device, device.load_all(cubin_of(file, arch)))


def of(file: str, *archs: str) -> Any:
    return pytest.mark.parametrize("bench", [(file, arch) for arch in archs], indirect=True, ids=archs)


clusters = of("clusters", "sm_90", "sm_120")


@clusters
def test_blocks_of_a_cluster_read_each_others_shared_memory(bench: Bench) -> None:
    y = bench.run("swap2", X, np.zeros(256, np.int32), grid=4, block=64)[1]
    assert y.tolist() == X[:256].reshape(2, 2, 64)[:, ::-1, ::-1].ravel().tolist()


@clusters
def test_atomics_reach_the_shared_memory_of_every_block_of_a_cluster(bench: Bench) -> None:
    counts = bench.run("hist", X, np.zeros(128, np.int32), np.int32(512), grid=8, block=64)[1]
    assert counts.tolist() == np.bincount(X & 127, minlength=128).tolist()


@clusters
def test_a_block_knows_its_cluster_and_its_place_there(bench: Bench) -> None:
    (y,) = bench.run("ranks", np.zeros((6, 4, 8), np.int32), grid=(4, 6, 1))
    for row, column in np.ndindex(6, 4):
        want = [column % 2 + 2 * (row % 2), 4, column // 2, row // 2, column % 2, row % 2, 2, 4]
        assert y[row, column].tolist() == want


@clusters
@pytest.mark.parametrize("name", ["push", "s2s"])
def test_bytes_come_from_another_block_and_a_barrier_counts_them(bench: Bench, name: str) -> None:
    y = bench.run(name, X, np.zeros(256, np.int32), grid=4, block=64)[1]
    assert y.tolist() == X[:256].reshape(2, 2, 64)[:, ::-1].ravel().tolist()


@clusters
def test_a_barrier_in_shared_memory_is_arrived_at_from_other_blocks(bench: Bench) -> None:
    x = X[:256].astype(np.float32)
    y = bench.run("ring", x, np.zeros(256, np.float32), grid=8)[1].reshape(2, 4, 32)
    want = (x.reshape(2, 4, 32) * np.arange(1, 5)[:, None]).sum(1, keepdims=True)
    assert y.tolist() == np.broadcast_to(want, y.shape).tolist()


@of("clusters", "sm_90")
def test_a_copy_goes_to_several_blocks_at_once(bench: Bench) -> None:
    y = bench.run("multi", X, np.zeros((4, 128), np.int32), grid=4, block=64)[1]
    assert y.tolist() == np.tile(X[:128], (4, 1)).tolist()


@clusters
@pytest.mark.parametrize("size", [1, 2, 3, 8])
def test_the_launch_says_how_large_clusters_are(bench: Bench, size: int) -> None:
    y = bench.run("any", X, np.zeros(24, np.int32), grid=24, cluster=(size, 1, 1) if size > 1 else None)[1]
    assert y[::size].tolist() == X[:24].reshape(-1, size).sum(1).tolist()


WRONG = {
    "early": "no barrier tells that it has begun",
    "late": "used with no barrier behind",
    "racy": "another warp touched without a barrier",
}


@clusters
@pytest.mark.parametrize("name", WRONG)
def test_a_missing_barrier_of_a_cluster_is_told_in_strict_mode(bench: Bench, mode: str, name: str) -> None:
    if mode != "strict":
        pytest.skip("what a card does not tell")
    with pytest.raises(DeviceError, match=WRONG[name]):
        bench.run(name, X, np.zeros(128, np.int32), grid=2, block=64)
    assert bench.run("swap2", X, np.zeros(128, np.int32), grid=2, block=64)


@clusters
def test_clusters_that_cannot_be_are_refused(bench: Bench) -> None:
    for name, cluster, told in (
        ("any", (17, 1, 1), "17 blocks; at most"),
        ("swap2", (4, 1, 1), "compiled for"),
    ):
        with pytest.raises(ArgumentError, match=told):
            bench.run(name, X, X, grid=68, cluster=cluster)
    with pytest.raises(ArgumentError, match="whole clusters"):
        bench.run("any", X, X, grid=3, cluster=(2, 1, 1))


@of("fresh", "sm_80")
def test_clusters_came_with_hopper(bench: Bench) -> None:
    with pytest.raises(ArgumentError, match="came with Hopper"):
        bench.run("checked", X, X, grid=2, cluster=(2, 1, 1))


@of("barriers", "sm_80", "sm_90", "sm_120")
@pytest.mark.parametrize("name", ["pc", "pipe2"])
def test_producers_and_consumers_meet_at_barriers_in_shared_memory(bench: Bench, name: str) -> None:
    y = bench.run(name, X, np.zeros(64, np.int32), np.int32(5), block=128 if name == "pc" else 64)[1]
    assert y.tolist() == (X[:320].reshape(5, 64)[:, ::-1].sum(0) * (2 if name == "pc" else 1)).tolist()
