"""Numbers of a kernel that bytes stand for are found by what makes them, and nothing else is."""

from __future__ import annotations

import pytest

from tensor import Tensor, dtypes
from tensor.dtype import DType
from tensor.ir.graph import Op
from tensor.ir.kernel import Value
from tensor.plan.eight_bits import bits_of
from tensor.schedule import schedule


def value(made: Tensor) -> Value:
    """What the last kernel of a tensor stores."""
    kernel = schedule([made.node], lambda node: node.storage).launches[-1].kernel
    assert kernel is not None
    return kernel.stores[0].value


def stored(dtype: DType) -> Tensor:
    return Tensor.empty(8, 8, dtype=dtype).realize()


@pytest.mark.parametrize("dtype", [dtypes.float8_e4m3fn, dtypes.float8_e5m2])
def test_the_bytes_are_found_below_casts_that_keep_every_number(dtype: DType) -> None:
    for made in (stored(dtype).float(), stored(dtype).half().float(), stored(dtype).bfloat16()):
        found = bits_of(value(made))
        assert found is not None and found[1] is dtype
        assert (found[0].op, found[0].dtype) == (Op.BUFFER, dtypes.uint8)


def test_bytes_that_are_computed_are_found_too() -> None:
    found = bits_of(value(stored(dtypes.float32).cast(dtypes.float8_e5m2).float()))
    assert found is not None and found[0].op is Op.CAST and found[0].dtype == dtypes.uint8


def test_what_is_computed_with_the_number_is_no_such_value() -> None:
    number = stored(dtypes.float8_e4m3fn).float()
    for made in (number + 1, number.cast(dtypes.int32), number.half() * 2, stored(dtypes.float32) + 0.5):
        assert bits_of(value(made)) is None
    bits = stored(dtypes.uint8).cast(dtypes.uint32)
    assert bits_of(value(((bits & 0x80) << 24 | (bits & 0x7F) << 20).bitcast(dtypes.float32))) is None
