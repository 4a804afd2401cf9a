"""Every operation on every two of a pool of values: what the rules make of it is what it says.

The pool has what rules look for: the same value, its negation, constants next to those that a rule takes,
comparisons, widened values. numpy evaluates both sides.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis, Form, of_axis
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Param, Store, Value, postorder
from tensor.passes.algebra import builder, holds_all
from tests.tensor import kernel_oracle
from tests.tensor.passes.test_algebra import COUNT, INNER, OUTER, SLOTS, A, B, c, iota, make, memory, x

FLOATS, WHOLE = (dtypes.float16, dtypes.float32, dtypes.float64), (dtypes.int8, dtypes.uint8, dtypes.int32)
ARITHMETIC = (Op.ADD, Op.SUB, Op.MUL, Op.DIV, Op.MAX, Op.MIN)
BITWISE = (Op.AND, Op.OR, Op.XOR)
COMPARED = (Op.LT, Op.EQ, Op.NE)


def pool(dtype: DType) -> list[Value]:
    """Two unrelated values, what can be made of one, and constants that rules know, with their neighbours."""
    one, other = x(dtype), x(dtype, B * 3)
    constants = [c(dtype, number) for number in (0, 1, -1, 2, 3, 4)]
    if dtype.kind == "b":
        return [one, other, make(Op.NOT, dtype, one), *constants[:2]]
    negated = make(Op.NEG, dtype, one)
    halves = [c(dtype, 0.5), c(dtype, -8.0)] if dtype.is_float else [c(dtype, 100)]
    added = [make(op, dtype, one, c(dtype, k)) for op in (Op.ADD, Op.MUL) for k in (2, 100)]
    places = [iota(A, dtype), iota(A * 5 + B, dtype), iota(A + -3, dtype)] if dtype.bits == 32 else []
    return [one, other, negated, *constants, *halves, *added, *(places if dtype.is_int else [])]


def simplified(value: Value) -> Value:
    """The same value made by a builder, sources first."""
    build, made = builder(), dict[int, Value]()
    for each in postorder(value):
        made[id(each)] = build.make(each.op, each.dtype, tuple(made[id(s)] for s in each.src), each.arg)
    return made[id(value)]


def evaluate(value: Value) -> npt.NDArray[Any]:
    arrays = memory(1)
    arrays[0] = np.zeros(COUNT, value.dtype.numpy)
    params = [Param(0, value.dtype, COUNT, "w"), *(Param(SLOTS[d], d, COUNT, "r") for d in dtypes.all)]
    kernel = Kernel("k", (OUTER, INNER), tuple(params), (Store(0, A * 5 + B, value),))
    kernel_oracle.run(kernel, arrays)
    found: npt.NDArray[Any] = kernel_oracle.decode(arrays[0], value.dtype)
    return found


def same(value: Value) -> None:
    changed = simplified(value)
    if changed.op is value.op and changed.src == value.src:
        return
    np.testing.assert_array_equal(evaluate(value), evaluate(changed), err_msg=f"{value} became {changed}")


@pytest.mark.parametrize("dtype", (*FLOATS, *WHOLE, dtypes.bool), ids=str)
def test_two_values_together_are_what_they_were(dtype: DType) -> None:
    ops = BITWISE if dtype.kind == "b" else ARITHMETIC if dtype.is_float else (*ARITHMETIC, *BITWISE)
    for op, (a, b) in product(ops, product(pool(dtype), repeat=2)):
        if op is Op.DIV and dtype.is_int and not (b.op is Op.CONST and b.arg > 0):
            continue  # what the device does there is its own business
        same(make(op, dtype, a, b))


@pytest.mark.parametrize("dtype", (*FLOATS, *WHOLE, dtypes.bool), ids=str)
def test_comparisons_and_choices_are_what_they_were(dtype: DType) -> None:
    values = pool(dtype)
    for op, (a, b) in product(COMPARED, product(values, repeat=2)):
        same(make(op, dtypes.bool, a, b))
    conditions = [
        x(dtypes.bool),
        make(Op.NOT, dtypes.bool, x(dtypes.bool)),
        c(dtypes.bool, 0),
        c(dtypes.bool, 1),
    ]
    for condition, (a, b) in product(conditions, product(values[:6], repeat=2)):
        same(make(Op.WHERE, dtype, condition, a, b))


@pytest.mark.parametrize("between", dtypes.all, ids=str)
def test_a_value_that_is_converted_twice_is_what_it_was(between: DType) -> None:
    """Where numpy says what a conversion gives: not of floats to narrower whole numbers."""
    for first, last in product(dtypes.all, repeat=2):
        if first.is_float and (between.is_int or last.is_int):
            continue
        if between.is_float and last.is_int and not holds_all(last, first):
            continue  # what does not fit is the device's business
        same(make(Op.CAST, last, make(Op.CAST, between, x(first))))


def survives(wide: DType, narrow: DType) -> bool:
    """Whether the edges of `narrow` are numbers of `wide`: its ends, their neighbours, 1 and a bit."""
    if narrow.kind == "b":
        return True
    if narrow.is_float:
        info = np.finfo(narrow.numpy)
        numbers = [info.max, info.min, info.tiny, 1 + info.eps]
    else:
        numbers = [narrow.min, narrow.min + 1, narrow.max, narrow.max - 1]
    exact = np.array(numbers, narrow.numpy)
    with np.errstate(all="ignore"):
        return exact.astype(wide.numpy).tolist() == exact.tolist()


PAIRS = [p for p in product(dtypes.all, repeat=2) if "bfloat16" not in (p[0].name, p[1].name)]


@pytest.mark.parametrize(("wide", "narrow"), PAIRS, ids=str)
def test_a_type_holds_all_of_another_if_and_only_if_every_edge_survives(wide: DType, narrow: DType) -> None:
    by_kind = wide.kind != "b" or narrow.kind == "b"
    by_float = not (narrow.is_float and not wide.is_float)
    assert holds_all(wide, narrow) is (by_kind and by_float and survives(wide, narrow))


B16 = dtypes.bfloat16


@pytest.mark.parametrize(
    ("wide", "narrow", "holds"),
    [
        *[(dtypes.float32, B16, True), (dtypes.float16, B16, False), (B16, dtypes.float16, False)],
        *[(B16, dtypes.int8, True), (B16, dtypes.uint8, True), (B16, dtypes.int16, False)],
    ],
)
def test_bfloat16_holds_eight_bits_and_is_held_by_float32(wide: DType, narrow: DType, holds: bool) -> None:
    assert holds_all(wide, narrow) is holds


@pytest.mark.parametrize(
    ("dtype", "exponent", "applies"),
    [
        *[(dtypes.float16, 14, True), (dtypes.float16, 15, False), (dtypes.float16, -14, True)],
        *[(dtypes.float32, 126, True), (dtypes.float32, 127, False), (dtypes.float32, -126, True)],
    ],
)
def test_a_division_becomes_a_product_while_the_factor_is_a_normal_number(
    dtype: DType, exponent: int, applies: bool
) -> None:
    made = simplified(make(Op.DIV, dtype, x(dtype), c(dtype, 2.0**exponent)))
    assert made.op is (Op.MUL if applies else Op.DIV)
    if applies:
        assert made.src[1].arg == 2.0**-exponent


@pytest.mark.parametrize(
    ("low", "high", "fits"),
    [(-(2**31), 0, True), (-(2**31) - 1, 0, False), (0, 2**31 - 1, True), (0, 2**31, False)],
)
def test_a_coordinate_is_made_while_every_point_of_it_fits_32_bits(low: int, high: int, fits: bool) -> None:
    """Its values run from `low` to `high` as the axis runs from 0 to 1."""
    steps = of_axis(Axis(0, 2)) * (high - low)
    made = builder().make(Op.ADD, dtypes.int64, (iota(steps + (low - 5), dtypes.int64), c(dtypes.int64, 5)))
    assert (made.op is Op.IOTA) is fits
    cast = builder().make(Op.CAST, dtypes.int32, (iota(steps + low, dtypes.int64),))
    assert (cast.op is Op.IOTA) is fits


def test_a_comparison_is_known_only_where_every_point_agrees() -> None:
    for shift in range(-8, 9):
        for op in COMPARED:
            for right in (c(dtypes.int32, shift), iota(B + shift), iota(A + shift), iota(Form(shift))):
                same(make(op, dtypes.bool, iota(A), right))
                same(make(op, dtypes.bool, right, iota(A)))
