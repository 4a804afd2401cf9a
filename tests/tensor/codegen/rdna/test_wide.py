"""Operations on 64-bit values give numpy's result on simulated waves."""

from __future__ import annotations

import math
import struct

import pytest

from tensor.codegen.rdna.build import root_scope
from tensor.codegen.rdna.generation import GFX11
from tensor.codegen.rdna.wide import NAN_HIGH, add, full, subtract
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


@pytest.mark.parametrize(
    ("number", "dtype", "is_inline"),
    [
        *[(1.0, dtypes.float64, True), (4, dtypes.float64, True), (0.3, dtypes.float64, False)],
        *[(3, dtypes.float64, False), (64, dtypes.int64, True), (65, dtypes.int64, False)],
        *[(-16, dtypes.int64, True), (-17, dtypes.int64, False), (64, dtypes.uint64, True)],
    ],
)
def test_a_number_of_64_bits_takes_registers_only_where_no_source_encodes_it(
    number: float, dtype: DType, is_inline: bool
) -> None:
    """RDNA3 ISA, table of scalar source operands; a 64-bit source has no literal of its own."""
    scope = root_scope(GFX11)
    made = full(scope, number, dtype)
    assert full(scope.inner(), number, dtype) is made or made == number
    assert len(scope.items) == (0 if is_inline else 2)
    assert not is_inline or (made == number and isinstance(made, float) is dtype.is_float)


def test_carries_are_lane_masks_which_vcc_can_hold() -> None:
    scope = root_scope(GFX11)
    a, b = scope.reg("v", 2), scope.reg("v", 2)
    for make in (add, subtract):
        make(scope, a, b, dtypes.int64)
    carries = [inst.defs[1] for inst in scope.items[::2]]
    assert all(carry.mask for carry in carries)
    assert [inst.uses[2] for inst in scope.items[1::2]] == carries
