"""Attention in one pass over its rows, forward and backward, on strict multiprocessors of NVIDIA's."""

from __future__ import annotations

import pytest

from tensor.codegen.sass.chip import TARGETS
from tensor.dtype import DType, dtypes
from tensor.plan.pick import pick
from tests.tensor.codegen.sass.rig import check
from tests.tensor.plan.test_attention import gradient_kernels
from tests.tensor.plan.test_online import one_pass


@pytest.mark.parametrize("shape", [(1, 33, 35, 7, 5), (2, 3, 37, 5, 6)], ids=["many rows", "few rows"])
def test_no_scores_are_stored(arch: str, shape: tuple[int, int, int, int, int]) -> None:
    kernel = one_pass(*shape, causal=shape[1] == 3)
    assert "below a running maximum" in str(pick(kernel, TARGETS[arch]))
    check(kernel, arch)


@pytest.mark.parametrize(
    "dtype",
    [dtypes.float32, pytest.param(dtypes.float16, marks=pytest.mark.conformance)],
    ids=lambda d: d.name,
)
def test_kernels_of_the_gradient_make_the_scores_again(arch: str, dtype: DType) -> None:
    kernels = gradient_kernels(33, 9, 5, dtype)
    assert len(kernels) == 5
    for kernel in kernels:
        assert "sums along" in str(pick(kernel, TARGETS[arch]))
        check(kernel, arch, 1e-3 if dtype is dtypes.float32 else 1e-2)
