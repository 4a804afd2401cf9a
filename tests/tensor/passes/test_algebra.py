"""Algebraic rules: for each, both sides evaluated by numpy on random inputs,
and cases where it must not apply. Covers coordinates.py and values.py too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis, Bound, Form, divmod_form, of_axis
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Load, Param, Store, Value, postorder
from tensor.passes import algebra, coordinates
from tensor.passes.algebra import RULES, builder, holds_all
from tensor.passes.values import Parts, Rule, as_number
from tests.tensor import kernel_oracle

F32, F16, BF16, I32, I64, I8, U8 = (
    dtypes.float32,
    dtypes.float16,
    dtypes.bfloat16,
    dtypes.int32,
    dtypes.int64,
    dtypes.int8,
    dtypes.uint8,
)
BOOL = dtypes.bool
OUTER, INNER, THIRD = Axis(0, 6), Axis(1, 5), Axis(2, 3)
SLOTS: dict[DType, int] = {d: i + 1 for i, d in enumerate(dtypes.all)}
COUNT = OUTER.size * INNER.size


def memory(seed: int) -> list[npt.NDArray[Any]]:
    """An output and one array of each dtype, with the values that break careless algebra among them."""
    rng = np.random.default_rng(seed)
    arrays: list[npt.NDArray[Any]] = [np.zeros(0)]
    for dtype in dtypes.all:
        if dtype.kind == "b":
            arrays.append(rng.integers(0, 2, COUNT).astype(np.bool_))
        elif dtype.is_int:
            values = rng.integers(-8, 9, COUNT)
            values[:2] = dtype.min, 1
            arrays.append(values.astype(dtype.numpy))
        else:
            floats = rng.standard_normal(COUNT) * 4
            floats[:5] = np.inf, -np.inf, np.nan, 0.0, -0.0
            arrays.append(kernel_oracle.encode(floats.astype(np.float32), dtype))
    return arrays


def x(dtype: DType, index: Form | None = None, guards: tuple[Bound, ...] = ()) -> Value:
    """A load of the random array of `dtype`."""
    at = of_axis(OUTER) * 5 + of_axis(INNER) if index is None else index
    return Value(Op.BUFFER, dtype, (), Load(SLOTS[dtype], at, guards))


def c(dtype: DType, number: float) -> Value:
    return Value(Op.CONST, dtype, (), as_number(dtype, number))


def iota(form: Form, dtype: DType = I32) -> Value:
    return Value(Op.IOTA, dtype, (), form)


def make(op: Op, dtype: DType, *src: Value, arg: Any = None) -> Value:
    return Value(op, dtype, src, arg)


def absolute(dtype: DType) -> Value:
    value = x(dtype)
    return make(Op.MAX, dtype, value, make(Op.NEG, dtype, value))


A, B = of_axis(OUTER), of_axis(INNER)
TRUE = c(BOOL, 1)


def reduced_row(dtype: DType) -> Value:
    return x(dtype, A * 5)


EXAMPLES: dict[Rule, list[Value]] = {
    algebra.constants: [
        make(Op.ADD, F32, c(F32, 0.1), c(F32, 0.2)),
        make(Op.MUL, I8, c(I8, 100), c(I8, 3)),
        make(Op.WHERE, I32, c(BOOL, 1), c(I32, 4), c(I32, 5)),
        make(Op.CAST, U8, c(F32, 3.9)),
    ],
    algebra.constant_last: [make(op, F32, c(F32, 2), x(F32)) for op in (Op.ADD, Op.MUL, Op.MAX, Op.MIN)]
    + [make(Op.EQ, BOOL, c(F32, 2), x(F32))],
    algebra.zero_on_the_right: [make(Op.ADD, F32, x(F32), c(F32, -0.0))]
    + [make(Op.SUB, BF16, x(BF16), c(BF16, 0))]
    + [make(op, I32, x(I32), c(I32, 0)) for op in (Op.OR, Op.XOR, Op.SHL, Op.SHR)],
    algebra.one_on_the_right: [
        make(op, d, x(d), c(d, 1)) for op in (Op.MUL, Op.DIV) for d in (F32, F16, I64)
    ],
    algebra.float_times_minus_one: [make(Op.MUL, d, x(d), c(d, -1)) for d in (F32, F16, BF16)],
    algebra.whole_number_times_zero: [make(op, I32, x(I32), c(I32, 0)) for op in (Op.MUL, Op.AND)],
    algebra.same_twice: [make(op, F32, v, v) for op in (Op.MAX, Op.MIN) for v in (x(F32),)]
    + [make(op, BOOL, v, v) for op in (Op.AND, Op.OR) for v in (x(BOOL),)],
    algebra.itself_taken_away: [make(op, I32, v, v) for op in (Op.SUB, Op.XOR) for v in (x(I32),)],
    algebra.bool_with_true: [make(op, BOOL, x(BOOL), c(BOOL, 1)) for op in (Op.AND, Op.OR)],
    algebra.twice: [make(Op.NEG, F32, make(Op.NEG, F32, x(F32))), make(Op.NOT, I8, make(Op.NOT, I8, x(I8)))],
    algebra.negated_addend: [
        make(op, d, x(d), make(Op.NEG, d, x(d, B))) for op in (Op.ADD, Op.SUB) for d in (F32, I32, I8)
    ],
    algebra.constants_together: [
        make(op, I8, make(op, I8, x(I8), c(I8, 99)), c(I8, 77)) for op in (Op.ADD, Op.MUL, Op.AND, Op.XOR)
    ],
    algebra.quotient_by_power_of_two: [
        make(Op.DIV, d, x(d), c(d, k)) for d in (F32, F16) for k in (2, -4, 0.125, 2.0**14, 2.0**-14)
    ]
    + [make(Op.DIV, F32, x(F32), c(F32, k)) for k in (2.0**126, 2.0**-126)],
    algebra.square_of_absolute: [
        make(Op.MUL, d, a, a)
        for d in (F32, F16, I32, I8)
        for a in (absolute(d), make(Op.ADD, d, absolute(d), c(d, 0)))
    ],
    algebra.known_choice: [
        make(Op.WHERE, F32, c(BOOL, 1), x(F32), c(F32, 7)),
        make(Op.WHERE, F32, c(BOOL, 0), x(F32), c(F32, 7)),
        make(Op.WHERE, F32, x(BOOL), *[x(F32)] * 2),
    ],
    algebra.choice_of_negation: [make(Op.WHERE, F32, make(Op.NOT, BOOL, x(BOOL)), x(F32), c(F32, 7))],
    algebra.choice_of_truth: [
        make(Op.WHERE, BOOL, x(BOOL), c(BOOL, 1), c(BOOL, 0)),
        make(Op.WHERE, BOOL, x(BOOL), c(BOOL, 0), c(BOOL, 1)),
    ],
    algebra.comparison_with_truth: [
        make(op, BOOL, x(BOOL), c(BOOL, k)) for op in (Op.EQ, Op.NE) for k in (0, 1)
    ],
    algebra.same_type: [make(op, F16, x(F16)) for op in (Op.CAST, Op.BITCAST)],
    algebra.cast_through_wider: [
        make(Op.CAST, I32, make(Op.CAST, wide, x(narrow)))
        for wide, narrow in ((I64, I8), (F32, I8), (I32, U8), (F32, BOOL), (I32, I8))
    ]
    + [make(Op.CAST, BF16, make(Op.CAST, F32, x(F16)))],
    coordinates.cast_of_coordinate: [make(Op.CAST, I64, iota(A * 3 + -7))],
    coordinates.coordinate_that_stands_still: [iota(Form(5))],
    coordinates.coordinate_arithmetic: [
        make(Op.ADD, I32, iota(A), iota(B * 2)),
        make(Op.SUB, I64, iota(A, I64), c(I64, 3)),
        make(Op.MUL, I32, c(I32, -3), iota(A)),
        make(Op.DIV, I32, iota(A * 5 + B), c(I32, 4)),
        make(Op.MOD, I32, iota(A * 5 + B), c(I32, 4)),
        make(Op.ADD, I32, iota(A), c(I32, (1 << 31) - 6)),
        make(Op.SUB, I64, iota(A, I64), c(I64, 1 << 31)),
    ],
    coordinates.comparison_by_range: [
        make(Op.LT, BOOL, iota(A), c(I32, 6)),
        make(Op.LT, BOOL, iota(A), c(I32, 0)),
        make(Op.EQ, BOOL, iota(A), c(I32, 9)),
        make(Op.NE, BOOL, iota(A), iota(A + 7)),
        make(Op.EQ, BOOL, iota(A), iota(A)),
        make(Op.EQ, BOOL, iota(A + 7), iota(A)),
    ],
    coordinates.decided_guards: [
        x(F32, A, (Bound(A, 0, 6),)),
        x(F32, A, (Bound(A + 6, 0, 6),)),
        x(F32, A, (Bound(A, -1, 9), Bound(B, 1, 3))),
    ],
    coordinates.gather_at_coordinate: [
        make(Op.BUFFER, F32, iota(A * 3 + -2), arg=Load(SLOTS[F32], Form(4), (), 10)),
        make(Op.BUFFER, F32, c(I32, 12), arg=Load(SLOTS[F32], Form(4), (), 10)),
        make(Op.BUFFER, F32, iota(A), arg=Load(SLOTS[F32], Form(4), (Bound(B, 1, 3),), 10)),
        *[make(Op.BUFFER, F32, iota(A + k), arg=Load(SLOTS[F32], Form(4), (), 5)) for k in (-1, 0)],
    ],
    coordinates.reduction_of_invariant: [
        make(op, d, reduced_row(d), arg=(INNER,))
        for op in (Op.REDUCE_ADD, Op.REDUCE_MAX, Op.REDUCE_MIN)
        for d in (I32, I8)
    ]
    + [make(op, I32, x(I32), arg=(INNER, THIRD)) for op in (Op.REDUCE_ADD, Op.REDUCE_MAX)]
    + [make(Op.REDUCE_ADD, F32, c(F32, 0.5), arg=(INNER,))],
    coordinates.sum_of_one_hot: [
        make(
            Op.REDUCE_ADD,
            I32,
            make(Op.WHERE, I32, make(Op.EQ, BOOL, *pair), x(I32), c(I32, 0)),
            arg=(INNER,),
        )
        for pair in ((iota(B), x(I32, A)), (x(I32, A + 3), iota(B)))
    ],
}

NO_PAIRS = [
    make(Op.ADD, I32, make(Op.ADD, I32, x(I32), x(I32, of_axis(OUTER))), c(I32, 1)),
    make(Op.ADD, I32, make(Op.ADD, I32, x(I32), c(I32, 1)), x(I32, of_axis(OUTER))),
]


def one_hot(
    op: Op = Op.EQ,
    at: Value | None = None,
    where: Value | None = None,
    picked: Value | None = None,
    other: float = 0.0,
    axes: tuple[Axis, ...] = (INNER,),
) -> Value:
    """A sum that picks the element of a row at a number."""
    chosen = make(op, BOOL, at or iota(B), where or x(I32, A))
    return make(Op.REDUCE_ADD, F32, make(Op.WHERE, F32, chosen, picked or x(F32, B), c(F32, other)), arg=axes)


REFUSED: dict[Rule, list[Value]] = {
    algebra.constants: [
        make(Op.DIV, I32, c(I32, 1), c(I32, 0)),
        make(Op.SHL, I32, c(I32, 1), c(I32, 32)),
        make(Op.CAST, I32, c(F32, 1e30)),
        make(Op.ADD, BF16, c(BF16, 1), c(BF16, 2)),
    ],
    algebra.zero_on_the_right: [
        make(Op.ADD, F32, x(F32), c(F32, 0.0)),
        make(Op.SUB, F32, x(F32), c(F32, -0.0)),
    ],
    algebra.bool_with_true: [make(op, I32, x(I32), c(I32, 1)) for op in (Op.AND, Op.OR)],
    algebra.choice_of_truth: [
        make(Op.WHERE, I32, x(BOOL), c(I32, 1), c(I32, 0)),
        *[make(Op.WHERE, BOOL, x(BOOL), *pair) for pair in ((TRUE, x(BOOL, A)), (x(BOOL, A), TRUE))],
    ],
    algebra.comparison_with_truth: [
        make(Op.EQ, BOOL, x(I32), c(I32, 1)),
        make(Op.EQ, BOOL, x(BOOL), x(BOOL, A)),
    ],
    algebra.whole_number_times_zero: [make(Op.MUL, F32, x(F32), c(F32, 0))],
    algebra.itself_taken_away: [make(Op.SUB, F32, *[x(F32)] * 2)],
    algebra.constants_together: [
        make(Op.ADD, F32, make(Op.ADD, F32, x(F32), c(F32, 1e8)), c(F32, 1)),
        *NO_PAIRS,
    ],
    algebra.quotient_by_power_of_two: [
        *[make(Op.DIV, I32, x(I32), c(I32, 4)), make(Op.DIV, F32, x(F32), x(F32, A))],
        *[make(Op.DIV, F32, x(F32), c(F32, 2.0**k)) for k in (127, -127)],
        *[make(Op.DIV, F16, x(F16), c(F16, 2.0**k)) for k in (15, -15)],
        make(Op.DIV, F32, x(F32), c(F32, 3)),
        make(Op.DIV, F16, x(F16), c(F16, 65536)),
        make(Op.DIV, F32, x(F32), c(F32, 0)),
        make(Op.DIV, F32, x(F32), c(F32, float("inf"))),
    ],
    algebra.square_of_absolute: [
        make(Op.MUL, F32, absolute(F32), x(F32)),
        make(Op.MUL, F32, *[make(Op.MAX, F32, x(F32, B), make(Op.NEG, F32, x(F32)))] * 2),
        make(Op.MUL, F32, *[make(Op.ADD, F32, absolute(F32), c(F32, 1))] * 2),
        make(Op.MUL, F32, *[make(Op.MIN, F32, *absolute(F32).src)] * 2),
    ],
    algebra.cast_through_wider: [
        make(Op.CAST, F32, make(Op.CAST, F16, x(F32))),
        make(Op.CAST, F32, make(Op.CAST, BF16, x(F16))),
        make(Op.CAST, I32, make(Op.CAST, U8, x(I8))),
        make(Op.CAST, F32, make(Op.CAST, BOOL, x(F32))),
        make(Op.CAST, I32, make(Op.CAST, F32, x(I32))),
    ],
    coordinates.coordinate_arithmetic: [
        make(Op.MUL, I32, iota(A), iota(B)),
        make(Op.DIV, I32, iota(A + -1), c(I32, 4)),
        make(Op.MUL, I32, iota(A), c(I32, 1 << 30)),
        make(Op.ADD, I8, x(I8), c(I8, 1)),
        make(Op.ADD, I8, iota(A, I8), iota(B, I8)),
        make(Op.ADD, I32, iota(A), x(I32)),
        make(Op.ADD, I64, iota(A, I64), c(I64, (1 << 31) - 5)),
        make(Op.SUB, I64, iota(A, I64), c(I64, (1 << 31) + 1)),
        *[make(op, I32, iota(A), c(I32, k)) for op in (Op.DIV, Op.MOD) for k in (0, -4)],
        *[make(op, I32, c(I32, 4), iota(A + 1)) for op in (Op.DIV, Op.MOD)],
    ],
    coordinates.cast_of_coordinate: [make(Op.CAST, F32, iota(A)), make(Op.CAST, I64, x(I32))],
    coordinates.comparison_by_range: [
        *[make(Op.LT, BOOL, iota(A), c(I32, k)) for k in (1, 5)],
        *[make(op, BOOL, iota(A), c(I32, k)) for op in (Op.EQ, Op.NE) for k in (0, 5)],
        *[make(Op.LT, BOOL, iota(A), x(I32)), make(Op.LT, BOOL, x(I32), iota(A))],
    ],
    coordinates.decided_guards: [x(F32, A, (Bound(A, 1, 6),)), x(F32, A, (Bound(A, 0, 5), Bound(B, 1, 3)))],
    coordinates.reduction_of_invariant: [
        make(Op.REDUCE_ADD, F32, x(F32), arg=(INNER,)),
        make(Op.REDUCE_MUL, F32, reduced_row(F32), arg=(INNER,)),
        make(Op.REDUCE_ADD, F32, c(F32, 0.5), arg=(Axis(2, (1 << 24) + 1),)),  # no float has this count
    ],
    coordinates.sum_of_one_hot: [
        *[one_hot(picked=x(F32, form)) for form in (B * 2, B + divmod_form(B, 2)[0], A)],
        *[one_hot(picked=x(F32, B, (Bound(B, 1, 4),))), one_hot(picked=c(F32, 2)), one_hot(op=Op.NE)],
        *[one_hot(at=iota(B * 2)), one_hot(where=x(I32)), one_hot(other=1.0), one_hot(axes=(INNER, THIRD))],
    ],
}


def evaluate(value: Value, seed: int) -> npt.NDArray[Any]:
    """The value at each point of the parallel axes; the inner axis is parallel unless a reduction uses it."""
    reduced = any(v.op.name.startswith("REDUCE") for v in postorder(value))
    axes = (OUTER,) if reduced else (OUTER, INNER)
    index = A if reduced else A * 5 + B
    arrays = memory(seed)
    arrays[0] = np.zeros(6 if reduced else COUNT, value.dtype.numpy)
    params = [Param(0, value.dtype, arrays[0].size, "w")]
    params += [Param(SLOTS[d], d, COUNT, "r") for d in dtypes.all]
    kernel_oracle.run(Kernel("k", axes, tuple(params), (Store(0, index, value),)), arrays)
    decoded: npt.NDArray[Any] = kernel_oracle.decode(arrays[0], value.dtype)
    return decoded


def reduced_scope(original: Value, seed: int, other: Value) -> Sequence[npt.NDArray[Any]]:
    """Both sides over the same axes, also where only one of them still reduces."""
    left, right = evaluate(original, seed), evaluate(other, seed)
    if left.size != right.size:
        right = right.reshape(6, 5)[:, 0]
    return left, right


@pytest.mark.parametrize(
    ("rule", "original"),
    [(r, v) for r, values in EXAMPLES.items() for v in values],
    ids=lambda p: getattr(p, "__name__", ""),
)
def test_both_sides_of_a_rule_are_equal(rule: Rule, original: Value) -> None:
    found = rule(Parts(original.op, original.dtype, original.src, original.arg), builder())
    assert found is not None, "the rule does not apply to its example"
    for seed in range(3):
        left, right = reduced_scope(original, seed, found)
        np.testing.assert_array_equal(left, right)


@pytest.mark.parametrize(
    ("rule", "original"),
    [(r, v) for r, values in REFUSED.items() for v in values],
    ids=lambda p: getattr(p, "__name__", ""),
)
def test_a_rule_does_not_apply_where_it_would_be_wrong(rule: Rule, original: Value) -> None:
    assert rule(Parts(original.op, original.dtype, original.src, original.arg), builder()) is None


def test_every_rule_has_an_example_and_its_algebra_written_down() -> None:
    registered = {r for rules in RULES.of.values() for r in rules}
    assert registered == set(EXAMPLES)
    assert all(r.__doc__ for r in registered)


def test_equal_parts_give_one_object() -> None:
    build = builder()
    load = Load(1, A)
    first, second = (build.make(Op.BUFFER, F32, (), load) for _ in range(2))
    assert first is second
    assert build.const(F32, 0.0) is not build.const(F32, -0.0)


def test_rules_apply_one_after_the_other() -> None:
    build = builder()
    p = build.make(Op.BUFFER, BOOL, (), Load(1, A))
    negated = build.make(Op.WHERE, BOOL, (p, build.const(BOOL, 0), build.const(BOOL, 1)))
    assert build.make(Op.EQ, BOOL, (negated, build.const(BOOL, 0))) is p


@pytest.mark.parametrize(
    ("dtype", "number", "expected"),
    [(I8, 200, -56), (U8, -1, 255), (BOOL, 2, True), (F32, 3, 3.0), (I64, 1 << 63, -(1 << 63))],
)
def test_numbers_take_the_type_of_their_dtype(dtype: DType, number: int, expected: float) -> None:
    got = as_number(dtype, number)
    assert got == expected and type(got) is type(expected)


@pytest.mark.parametrize("wide", dtypes.all, ids=str)
@pytest.mark.parametrize("narrow", dtypes.all, ids=str)
def test_a_type_holds_all_of_another_if_it_keeps_its_ends_and_finest_steps(
    wide: DType, narrow: DType
) -> None:
    if "bfloat16" in (wide.name, narrow.name):
        return
    if narrow.is_float:
        values = [1 + np.finfo(narrow.numpy).eps, np.finfo(narrow.numpy).max, np.finfo(narrow.numpy).tiny]
    else:
        values = [narrow.min, narrow.max, max(narrow.max - 1, 0)]
    exact = np.array(values, narrow.numpy)
    with np.errstate(all="ignore"):
        assert holds_all(wide, narrow) is (exact.astype(wide.numpy).tolist() == exact.tolist())


def test_bfloat16_holds_bytes_and_is_held_by_wider_floats() -> None:
    """Its significand has 8 bits, and its exponent as many as that of float32."""
    assert all(holds_all(BF16, d) for d in (BF16, BOOL, I8, U8)) and holds_all(F32, BF16)
    assert not any(holds_all(BF16, d) for d in (F16, F32, dtypes.int16)) and not holds_all(F16, BF16)
