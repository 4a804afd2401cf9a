"""programs/whole.hip: a HIP program with its host's part, of which the kernels come out and run."""

from __future__ import annotations

import numpy as np
import pytest

from tests.drivers.amd.run.builds import Kernels, kernels_of
from tests.faults import faults

F32, U32 = np.float32, np.uint32
BLOCKS = "_Z6blocksILj64EEvPKfPf4dim3"
pytestmark = [pytest.mark.sim, pytest.mark.oracle]
kernels = kernels_of("whole")


def shape(*sizes: int) -> bytes:
    return np.array(sizes, U32).tobytes()


def test_templates_that_the_host_launches_are_made(kernels: Kernels) -> None:
    assert list(kernels.programs) == [BLOCKS]
    a = np.arange(350, dtype=F32)
    _, sums = kernels.run(BLOCKS, a, np.zeros(6, F32), shape(50, 7, 1), grid=(6,), block=(64,))
    weighted = np.pad(a * np.where(np.arange(350) % 2, F32(0.5), F32(2)), (0, 34))
    np.testing.assert_array_equal(sums, weighted.reshape(6, 64).sum(axis=1))


def test_an_assertion_of_cassert_halts_the_wave(kernels: Kernels) -> None:
    with faults("E_WAVE_HALTED"):
        kernels.run(BLOCKS, np.zeros(64, F32), np.zeros(6, F32), shape(8, 8, 1), grid=(2,), block=(32,))
