"""Transcendental functions of float64 are within a few units in the last place."""

from __future__ import annotations

import numpy as np
import pytest

from tensor.dtype import dtypes
from tensor.ir.graph import Op
from tests.tensor.codegen.rdna.checks import check_bits
from tests.tensor.codegen.rdna.samples import (
    data,
    elementwise,
    op,
)

pytestmark = pytest.mark.usefixtures("each_chip")


@pytest.mark.parametrize("kind", [Op.EXP2, Op.LOG2, Op.SIN], ids=lambda o: o.name)
def test_double_transcendentals_are_close(kind: Op) -> None:
    kernel = elementwise([lambda a: op(kind, a)], [dtypes.float64], 256)
    values = data(dtypes.float64, 256, 8)
    values[12:17] = (2.0, 1e-310, -3e-42, 1e6, -1000.5)
    check_bits(kernel, [values, np.zeros(256)], 4e-16)
