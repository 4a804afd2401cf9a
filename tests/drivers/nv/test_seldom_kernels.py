"""Kernels with instructions that few have (nvcc/seldom.cu, by nvcc 13.0), on simulated cards."""

from __future__ import annotations

import numpy as np
import pytest

from tests.drivers.nv.test_nvcc_kernels import Bench, bench, mode, of

__all__ = ["bench", "mode"]
RANDOM = np.random.default_rng(11)
pytestmark = pytest.mark.sim
seldom = of("seldom", "sm_80", "sm_90", "sm_120")


@seldom
def test_both_halves_of_a_register_are_rounded(bench: Bench) -> None:
    x = (RANDOM.standard_normal((32, 2)) * 50).astype(np.float16)
    assert bench.run("floors", x, np.zeros_like(x))[1].tolist() == np.floor(x).tolist()


@seldom
def test_a_difference_is_added_to_a_number(bench: Bench) -> None:
    a, b = RANDOM.integers(-(2**31), 2**31, (2, 32)).astype(np.int32)
    found = bench.run("differences", a, b, np.zeros(32, np.uint32))[2]
    assert found.tolist() == ((np.abs(a.astype(np.int64) - b) + 9) % 2**32).tolist()


@seldom
def test_atomics_of_the_standard_library_reach_global_memory(bench: Bench) -> None:
    x = RANDOM.integers(0, 5000, 150).astype(np.int32)
    given = x, np.zeros(4, np.int32), np.zeros(1, np.float32), np.int32(150)
    _, out, total, _ = bench.run("standard", *given, grid=3, block=64)
    assert out.tolist() == [x.sum(), x.max(), np.bitwise_xor.reduce(x), x.max()]
    assert total[0] == (x & 7).sum()


@of("seldom", "sm_90")
def test_addresses_of_shared_memory_are_the_blocks_own_or_its_clusters(bench: Bench) -> None:
    """PTX ISA, isspacep: shared::cta is a part of shared::cluster."""
    found = bench.run("spaces", np.zeros(12, np.int32), grid=2, block=1, cluster=(2, 1, 1))[0]
    assert found.tolist() == [1, 1, 0, 1, 0, 0] * 2
