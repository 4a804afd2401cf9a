"""Blocks on their way into LDS: 16-bit elements stay as they are, turned over where they must be."""

from __future__ import annotations

import pytest

from tensor.codegen.rdna.compile import build
from tensor.codegen.rdna.emit import listing
from tensor.dtype import DType, dtypes
from tests.tensor.codegen.rdna.checks import check
from tests.tensor.codegen.rdna.samples import half_product
from tests.tensor.codegen.rdna.wave_rig import target as chip

pytestmark = pytest.mark.usefixtures("each_chip")


@pytest.mark.parametrize("dtype", [dtypes.float16, dtypes.bfloat16], ids=lambda d: d.name)
def test_halves_are_not_converted_on_their_way(dtype: DType) -> None:
    kernel = half_product(64, 64, 64, dtype)
    text = listing(chip.arch, build(kernel, chip.arch).text)
    assert "v_cvt" not in text and "v_perm_b32" in text and "ds_store_b32" in text
    check(kernel, 1e-3)


def test_sides_that_lie_along_their_steps_are_moved_whole() -> None:
    kernel = half_product(64, 64, 64, right_transposed=True)
    text = listing(chip.arch, build(kernel, chip.arch).text)
    assert "v_perm_b32" not in text and "ds_store_b128" in text and "ds_store_b32" not in text


def test_elements_behind_an_odd_end_are_zeros() -> None:
    check(half_product(40, 36, 34), 1e-3)
    check(half_product(40, 36, 33, left_transposed=True), 1e-3)
