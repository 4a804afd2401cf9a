"""programs/races.cl with SIM=strict: what is in order passes with the right result, each mistake is named.

What is in order follows from LLVM's memory model and OpenCL's ("AMDGPUUsage", Memory Scopes).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from drivers import open_one
from drivers.amd.device import AmdDevice
from drivers.core.errors import DeviceError
from hcq.settings import read_settings
from tests.drivers.amd.run.builds import DEVICES, Build, Kernels, builds, needs_clang

pytestmark = [pytest.mark.sim, pytest.mark.oracle]
I32 = np.int32
GROUPS, LANES = 4, 128
ITEMS = GROUPS * LANES
A = np.random.default_rng(71).integers(0, 100, 1024).astype(I32)
WRONG = {
    "last_group_wrong": "E_RACE", "chain_wrong": "E_RACE", "flag_in_functions_wrong": "E_RACE|E_SCOPE",
    "in_place_wrong": "E_RACE", "lock_wrong": "E_RACE",
    "turns_wrong": "E_LDS_RACE", "histogram_wrong": "E_LDS_RACE", "halo_wrong": "E_LDS_UNINIT",
    "sparse_wrong": "E_UNINIT",
}  # fmt: skip


def sparse(items: Any) -> list[int]:
    heads = [A[: (item & 63) + 1] for item in items]
    return [int(head[head > 10].sum()) for head in heads]


RIGHT: dict[str, Any] = {
    "last_group": [GROUPS, 2 * A[:ITEMS].sum()],
    "last_group_by_fences": [GROUPS, 2 * A[:ITEMS].sum()],
    "grid_meets": [GROUPS, *[0] * (LANES - 1), *np.roll(A[:ITEMS], -LANES)],
    "chain": [GROUPS],
    "flag_in_functions": [1, *[42] * 32],
    "flag_anywhere": [A[0] + 5] * GROUPS,
    "flag_volatile": [A[0] + 5] * GROUPS,
    "ring": [A[:12].sum()] * GROUPS,
    "own_barrier": A[:ITEMS].reshape(GROUPS, LANES)[:, ::-1].ravel(),
    "sparse": sparse(A[:ITEMS]),
}


@pytest.fixture(scope="module", params=list(builds(tuple(DEVICES), (32,), 0)))
def kernels(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kernels]:
    build: Build = request.param
    if build.by == "clang":
        needs_clang()
    path: Path = build.make(tmp_path_factory.mktemp("races"), "races")
    device = open_one(DEVICES[build.arch], replace(read_settings(), sim="strict", watchdog=3_000_000))
    if not isinstance(device, AmdDevice):
        raise TypeError(f"{device.name} is no AMD card")
    yield Kernels(device, dict(device.load_all(path)), build)
    device.close()


def run(kernels: Kernels, name: str) -> Any:
    zeros = np.zeros(2048, I32)
    _, found, _ = kernels.run(name, A, zeros, zeros, I32(5), grid=(GROUPS,), block=(LANES,))
    return found


@pytest.mark.parametrize("name", RIGHT)
def test_what_is_in_order_passes(kernels: Kernels, name: str) -> None:
    expected = np.array(RIGHT[name])
    np.testing.assert_array_equal(run(kernels, name)[: len(expected)], expected)


@pytest.mark.parametrize("name", WRONG)
def test_each_mistake_is_named(kernels: Kernels, name: str) -> None:
    with pytest.raises(DeviceError, match=WRONG[name]):
        run(kernels, name)


def test_every_program_is_one_or_the_other(kernels: Kernels) -> None:
    assert set(kernels.programs) == {*RIGHT, *WRONG}
