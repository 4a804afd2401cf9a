"""Products at ragged shapes, with a batch and turned sides, of types narrower than float32, on a card of each
generation. Expected values are numpy's.

Covers what fragments.py, boxes.py and the plan make of such products together.
"""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

from drivers import open_one
from hcq.settings import Settings
from tensor import Tensor
from tools.bench.computing import computing_on

CARDS = ("sim:gh100", *(pytest.param(n, marks=pytest.mark.conformance) for n in ("sim:ad102", "sim:gb202")))
SHAPES = (((33, 47), (47, 21)), ((2, 17, 70), (2, 70, 35)), ((1, 100), (100, 1)))


@pytest.mark.parametrize("card", CARDS)
def test_products_of_narrow_types_at_ragged_shapes_are_numpys(card: str) -> None:
    source = np.random.default_rng(0)
    with computing_on(open_one(card, Settings())):
        for left, right in SHAPES:
            for dtype in (np.float16, ml_dtypes.bfloat16, np.int8):
                whole = dtype is np.int8
                a, b = (source.integers(-9, 9, shape).astype(dtype) for shape in (left, right))
                wanted = np.matmul(a.astype(np.float32), b.astype(np.float32))
                how = {"dtype": "int32" if whole else "float32"}
                turned = Tensor(np.ascontiguousarray(np.swapaxes(b, -1, -2))).transpose(-1, -2)
                for other in (Tensor(b), turned):
                    found = Tensor(a).dot(other, **how).numpy()
                    assert (found == wanted).all(), (left, right, dtype)
