"""Constants are what their type holds."""

from __future__ import annotations

from typing import Any

import pytest

from tensor.codegen.gpu.constant import bits_of, constant, rounded, signed
from tensor.dtype import DType, dtypes


@pytest.mark.parametrize(
    ("number", "dtype", "held"),
    [
        (2, dtypes.bool, True),
        (300, dtypes.uint8, 44),
        (200, dtypes.int8, -56),
        (2**31, dtypes.uint32, -(2**31)),  # 32 bits, whose sign no instruction asks for
        (2**63, dtypes.uint64, 2**63),
        (2**63, dtypes.int64, -(2**63)),
        (2**63 - 1, dtypes.int64, 2**63 - 1),
        (-1, dtypes.uint16, 2**16 - 1),
        (127, dtypes.int8, 127),
        (64, dtypes.int8, 64),
        (0, dtypes.bool, False),
        (1 / 3, dtypes.float32, 0.3333333432674408),
        (-1.01171875, dtypes.bfloat16, -1.015625),  # the other tie
        (1.0078126, dtypes.bfloat16, 1.0078125),
        (1.012, dtypes.bfloat16, 1.015625),
        (0.1, dtypes.float16, 0.0999755859375),
        (1.00390625, dtypes.bfloat16, 1.0),  # a tie goes to even
        (0.1, dtypes.float64, 0.1),
    ],
)
def test_a_number_is_wrapped_or_rounded(number: Any, dtype: DType, held: Any) -> None:
    made = constant(number, dtype)
    assert made == held and type(made) is type(held)


def test_infinities_stay() -> None:
    for dtype in (dtypes.float16, dtypes.bfloat16, dtypes.float32, dtypes.float64):
        assert [rounded(number, dtype) for number in (float("inf"), float("-inf"))] == [
            float("inf"),
            float("-inf"),
        ]


def test_the_low_half_of_a_number_with_its_sign() -> None:
    assert [signed(n) for n in (0x7FFFFFFF, 0x80000000, 0x1_FFFFFFFF)] == [2**31 - 1, -(2**31), -1]


def test_the_bits_of_a_constant_are_those_of_its_widest_kind() -> None:
    """IEEE 754: 1.5 is 0x3ff8 and zeros; integers in two's complement."""
    assert bits_of(1.5, dtypes.float64) == bits_of(1.5, dtypes.float32) == 0x3FF8 << 48
    assert bits_of(-1, dtypes.int64) == 2**64 - 1 and bits_of(5, dtypes.uint8) == 5


def test_what_is_no_number_stays_none() -> None:
    assert all(
        rounded(float("nan"), d) != rounded(float("nan"), d) for d in (dtypes.bfloat16, dtypes.float16)
    )
