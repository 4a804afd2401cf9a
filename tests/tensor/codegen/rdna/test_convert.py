"""Casts between all types and reinterpreted bits."""

from __future__ import annotations

import numpy as np
import pytest

from tensor.dtype import DType, dtypes
from tensor.ir.graph import Op
from tests.tensor import kernel_oracle
from tests.tensor.codegen.rdna.checks import check_bits
from tests.tensor.codegen.rdna.elementwise_run import (
    COUNT,
    Maker,
    run,
)
from tests.tensor.codegen.rdna.samples import (
    data,
    elementwise,
    op,
)
from tests.tensor.codegen.rdna.wave_rig import Array

pytestmark = pytest.mark.usefixtures("each_chip")


def data_of(values: Array, dtype: DType) -> Array:
    return kernel_oracle.encode(values.astype(np.float32 if dtype.kind == "B" else dtype.numpy), dtype)


@pytest.mark.parametrize("source", dtypes.all, ids=lambda d: d.name)
def test_casts(source: DType) -> None:
    """Values that both types can hold, where numpy's own conversion is defined."""
    functions: list[Maker] = [lambda a, d=d: op(Op.CAST, a, dtype=d) for d in dtypes.all if d != source]
    kernel = elementwise(functions, [source], COUNT)
    values = data(source, COUNT, 5, special=False)
    if source.is_float:
        wide = np.random.default_rng(1).uniform(0, 120, COUNT)
        values = data_of(wide, source)
    outputs = [np.zeros(COUNT, p.dtype.numpy) for p in kernel.params[1:]]
    with np.errstate(all="ignore"):
        check_bits(kernel, [values, *outputs])


def test_negative_floats_to_signed_integers() -> None:
    targets = [dtypes.int8, dtypes.int16, dtypes.int32, dtypes.int64]
    functions: list[Maker] = [lambda a, d=d: op(Op.CAST, a, dtype=d) for d in targets]
    for source in (dtypes.float32, dtypes.float64, dtypes.float16):
        kernel = elementwise(functions, [source], COUNT)
        values = data_of(np.random.default_rng(2).uniform(-128, 0, COUNT), source)
        check_bits(kernel, [values, *(np.zeros(COUNT, p.dtype.numpy) for p in kernel.params[1:])])


def test_bitcasts_keep_bits() -> None:
    pairs = [
        (dtypes.float32, dtypes.int32),
        (dtypes.int32, dtypes.float32),
        (dtypes.float64, dtypes.uint64),
        (dtypes.uint16, dtypes.bfloat16),
        (dtypes.bfloat16, dtypes.int16),
        (dtypes.int8, dtypes.uint8),
        (dtypes.float16, dtypes.uint16),
    ]
    for source, target in pairs:
        run([lambda a, t=target: op(Op.BITCAST, a, dtype=t)], [source], 64, special=False)
