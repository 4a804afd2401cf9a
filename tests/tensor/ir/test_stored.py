"""Floats of 16 bits compared as memory has them."""

from __future__ import annotations

import numpy as np
import pytest

from tensor import Tensor
from tensor.dtype import DType, dtypes
from tensor.ir.graph import Op
from tensor.ir.stored import as_stored, equal_as_stored


def test_wider_floats_and_integers_are_compared_as_they_are() -> None:
    for dtype in (dtypes.float32, dtypes.float64, dtypes.int16):
        node = Tensor([1, 2], dtype=dtype).node
        assert as_stored(node) is node


@pytest.mark.parametrize("dtype", [dtypes.float16, dtypes.bfloat16])
def test_halves_pass_through_their_bits_which_rounds_them(dtype: DType) -> None:
    """tests/tensor/methods/test_order.py has what goes wrong else."""
    node = as_stored(Tensor([0.1, 0.2], dtype=dtype).node)
    assert (node.op, node.dtype, node.src[0].op, node.src[0].dtype) == (
        *(Op.BITCAST, dtype),
        *(Op.BITCAST, dtypes.int16),
    )


@pytest.mark.parametrize("dtype", [dtypes.float16, dtypes.bfloat16])
def test_a_computed_value_equals_what_memory_got_of_it_and_nothing_else(dtype: DType) -> None:
    tenths = Tensor(np.arange(1, 200) / 10, dtype=dtype)
    product, kept = tenths * tenths, (tenths * tenths).realize()
    same = Tensor._from_node(equal_as_stored(product.node, kept.node))
    other = Tensor._from_node(equal_as_stored(product.node, (-kept).node))
    assert same.all().item() and not other.any().item()
