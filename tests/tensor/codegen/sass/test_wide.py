"""64-bit operands: halves of numbers and of pairs, and what stands in instructions themselves.

What the instructions compute: test_elementwise.py.
"""

from __future__ import annotations

import struct
from typing import Any

import pytest

from tensor.codegen.sass import wide
from tensor.codegen.sass.build import Bits, Scope, root_scope
from tensor.codegen.sass.chip import chip_of
from tensor.dtype import DType, dtypes
from tensor.ir.graph import Op


@pytest.fixture
def here() -> Scope:
    return root_scope(chip_of("sm_90"))


def ops(scope: Scope) -> list[str]:
    return [item.op for item in scope.items]


def halves(number: float) -> tuple[int, int]:
    """IEEE 754 binary64, as signed dwords."""
    return struct.unpack("<ii", struct.pack("<d", number))  # type: ignore[return-value]


@pytest.mark.parametrize("number", [1.5, -2.0, -0.0, 2.0**1000, 3.0])
def test_a_double_whose_lower_half_is_zero_stands_in_the_instruction(here: Scope, number: float) -> None:
    assert wide.double(here, number) == Bits(halves(number)[1] & 0xFFFFFFFF)
    assert not here.items


def test_any_other_double_is_moved_to_a_pair_once_and_zero_is_rz(here: Scope) -> None:
    pairs = [wide.double(here, number) for number in (0.1, 0.1, 5e-324)]
    assert pairs[0] is pairs[1] is not pairs[2]
    assert [item.uses for item in here.items] == [(n,) for n in (*halves(0.1), *halves(5e-324))]
    assert wide.double(here, 0.0) == 0 and wide.registers(here, 0.0) == 0
    wide.registers(here, 1.5)
    assert ops(here) == ["MOV"] * 6


@pytest.mark.parametrize(
    ("number", "dtype", "low", "high"),
    [
        *[(-1, dtypes.int64, -1, -1), (1 << 32, dtypes.int64, 0, 1), (-(1 << 32), dtypes.int64, 0, -1)],
        *[(2**64 - 2, dtypes.uint64, -2, -1), (1 << 31, dtypes.uint64, -(1 << 31), 0)],
        (0.1, dtypes.float64, *halves(0.1)),
    ],
)
def test_the_halves_of_a_number(number: float, dtype: DType, low: int, high: int) -> None:
    assert (wide.low(number, dtype), wide.high(number, dtype)) == (low, high)


def test_the_halves_of_a_pair_and_of_a_pair_inside_more_registers(here: Scope) -> None:
    pair, four = here.reg("r", 2), here.reg("r", 4)
    assert (wide.low(pair, dtypes.int64), wide.high(pair, dtypes.int64)) == (pair[0], pair[1])
    assert [wide.half(four[2], n) for n in range(2)] == [four[2], four[3]]
    assert wide.low(here.reg("r"), dtypes.int32).count == 1


def test_a_choice_that_is_known_and_the_sign_of_a_number_need_nothing(here: Scope) -> None:
    x = here.reg("r", 2)
    assert wide.select(here, dtypes.int64, True, x, 5) is x
    assert wide.select(here, dtypes.int64, False, x, 5) == 5
    assert wide.flipped(here, 2.5) == -2.5 and wide.unary(here, Op.TRUNC, dtypes.int64, x) is x
    assert not here.items


def test_a_number_is_taken_away_as_the_sum_with_its_other_sign(here: Scope) -> None:
    x: Any = here.reg("r", 2)
    wide.binary(here, Op.SUB, dtypes.float64, x, 1.5)
    assert here.items[-1].op == "DADD" and here.items[-1].uses == (x, Bits(halves(-1.5)[1] & 0xFFFFFFFF))
