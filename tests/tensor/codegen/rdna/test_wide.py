"""Operations on 64-bit values give numpy's result on simulated waves."""

from __future__ import annotations

import math
import struct

import pytest

from tensor.codegen.rdna.wide import NAN_HIGH
from tensor.dtype import DType, dtypes
from tests.tensor.codegen.rdna.elementwise_run import (
    FLOATS,
    INTS,
    run_float_arithmetic,
    run_integer_arithmetic,
    run_shifts,
    run_where,
)

pytestmark = pytest.mark.usefixtures("each_chip")


@pytest.mark.parametrize("dtype", [d for d in FLOATS if d.bits == 64], ids=lambda d: d.name)
def test_float_arithmetic_is_exact(dtype: DType) -> None:
    run_float_arithmetic(dtype)


@pytest.mark.parametrize("dtype", [d for d in INTS if d.bits == 64], ids=lambda d: d.name)
def test_integer_arithmetic_wraps_as_in_numpy(dtype: DType) -> None:
    run_integer_arithmetic(dtype)


@pytest.mark.parametrize("dtype", [d for d in INTS if d.bits == 64], ids=lambda d: d.name)
def test_integer_shifts(dtype: DType) -> None:
    run_shifts(dtype)


@pytest.mark.parametrize("dtype", [d for d in dtypes.all if d.bits == 64], ids=lambda d: d.name)
def test_where(dtype: DType) -> None:
    run_where(dtype)


def test_a_nan_that_is_made_is_the_quiet_one() -> None:
    """IEEE 754, 6.2.1: the first bit of the significand's field is set."""
    assert struct.unpack("<2I", struct.pack("<d", math.nan))[1] == NAN_HIGH
