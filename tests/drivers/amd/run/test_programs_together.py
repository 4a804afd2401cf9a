"""programs/together.cl: functions of whole work-groups, whose memory `source.py` links to a source."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from drivers import open_one
from hcq.settings import read_settings
from tests.drivers.amd.run.builds import DEVICES, Build, needs_clang

RNG = np.random.default_rng(41)
I32, F32, U64 = np.int32, np.float32, np.uint64
BUILDS = [
    Build("gfx1100", 3, "clang"),
    pytest.param(Build("gfx1201", 3, "clang", wave=64), marks=pytest.mark.conformance),
    pytest.param(Build("gfx1201", 0, "clang"), marks=pytest.mark.conformance),
    pytest.param(Build("gfx1100", 0, "clang", wave=64), marks=pytest.mark.conformance),
]
pytestmark = [pytest.mark.sim, pytest.mark.oracle]


@pytest.mark.parametrize("build", BUILDS, ids=str)
def test_groups_of_full_and_partial_waves_agree(build: Build, tmp_path: Path) -> None:
    needs_clang()
    with open_one(DEVICES[build.arch], replace(read_settings(), sim="strict")) as device:
        kernel = device.load(build.make(tmp_path, "together"))
        for lanes in (32, 40, 256):
            given = RNG.integers(-50, 50, (2, lanes)).astype(I32)
            outs: list[NDArray[Any]] = [
                np.zeros((2, lanes, 8), I32),
                np.zeros((2, lanes), F32),
                np.zeros((2, lanes), U64),
            ]
            placed = [device.buffer(array) for array in (given, *outs)]
            kernel(*placed, grid=(2, 1, 1), block=(lanes, 1, 1))
            ints, halves, words = (p.numpy(o.dtype, o.shape) for p, o in zip(placed[1:], outs, strict=True))
            greatest = np.maximum.accumulate(given, axis=1)[:, :-1]
            running = given.cumsum(axis=1)
            expected = [
                np.broadcast_to(running[:, -1:], given.shape),
                running,
                np.hstack([np.full((2, 1), -(2**31)), greatest]),
                np.broadcast_to(given[:, 5:6], given.shape),
                np.broadcast_to(2 | (given == 7).any(axis=1, keepdims=True), given.shape),
                np.broadcast_to(given.min(axis=1, keepdims=True), given.shape),
                np.minimum.accumulate(given, axis=1),
                running - given,
            ]
            np.testing.assert_array_equal(ints, np.stack(expected, 2))
            np.testing.assert_array_equal(
                halves, np.broadcast_to(given.max(1, keepdims=True) / 2, given.shape)
            )
            np.testing.assert_array_equal(words, ((running - given) * 3).astype(U64))
