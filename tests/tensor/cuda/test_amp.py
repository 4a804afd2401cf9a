"""Mixed precision as older scripts write it."""

from __future__ import annotations

import pytest

from tensor import Tensor
from tensor.cuda.amp import GradScaler, autocast

pytestmark = pytest.mark.usefixtures("on_host")


def test_products_inside_are_of_half_precision_and_outside_are_not() -> None:
    with autocast():
        assert (Tensor.ones(2, 2) @ Tensor.ones(2, 2)).dtype.name == "float16"
    with autocast(enabled=False):
        assert (Tensor.ones(2, 2) @ Tensor.ones(2, 2)).dtype.name == "float32"
    assert GradScaler(enabled=False).get_scale() == 1.0
