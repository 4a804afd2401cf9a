"""Constants are what their type holds."""

from __future__ import annotations

from typing import Any

import pytest

from tensor.codegen.gpu.constant import constant, rounded, signed
from tensor.dtype import DType, dtypes


@pytest.mark.parametrize(
    ("number", "dtype", "held"),
    [
        (2, dtypes.bool, True),
        (300, dtypes.uint8, 44),
        (200, dtypes.int8, -56),
        (2**31, dtypes.uint32, -(2**31)),  # 32 bits, whose sign no instruction asks for
        (2**63, dtypes.uint64, 2**63),
        (0.1, dtypes.float16, 0.0999755859375),
        (1.00390625, dtypes.bfloat16, 1.0),  # a tie goes to even
        (0.1, dtypes.float64, 0.1),
    ],
)
def test_a_number_is_wrapped_or_rounded(number: Any, dtype: DType, held: Any) -> None:
    made = constant(number, dtype)
    assert made == held and type(made) is type(held)


def test_infinities_stay() -> None:
    assert rounded(float("-inf"), dtypes.float16) == float("-inf")


def test_the_low_half_of_a_number_with_its_sign() -> None:
    assert [signed(n) for n in (0x7FFFFFFF, 0x80000000, 0x1_FFFFFFFF)] == [2**31 - 1, -(2**31), -1]
