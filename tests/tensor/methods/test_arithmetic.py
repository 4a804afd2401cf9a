"""Arithmetic, comparison, bits and choice against numpy."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tensor import Tensor, dtypes
from tensor.dtype import DType
from tensor.ir.graph import Op
from tests.tensor.gradcheck import check_gradient

pytestmark = pytest.mark.usefixtures("on_host")

ARITHMETIC = [operator.add, operator.sub, operator.mul]
COMPARISONS = [operator.lt, operator.gt, operator.le, operator.ge, operator.eq, operator.ne]
BITWISE = [operator.and_, operator.or_, operator.xor]
NUMBERS = [d for d in dtypes.all if d.kind in "iuf"]


def sample(dtype: DType, seed: int, shape: tuple[int, ...] = (3, 4)) -> Any:
    rng = np.random.default_rng(seed)
    if dtype.is_float:
        return rng.normal(size=shape).astype(dtype.numpy)
    low = -20 if dtype.kind == "i" else 0
    return rng.integers(low, 20, shape).astype(dtype.numpy)


@pytest.mark.parametrize("op", ARITHMETIC + COMPARISONS)
@pytest.mark.parametrize("dtype", NUMBERS, ids=lambda d: d.name)
def test_operators_agree_with_numpy(op: Callable[[Any, Any], Any], dtype: DType) -> None:
    a, b = sample(dtype, 0), sample(dtype, 1)
    b[0] = a[0]
    np.testing.assert_array_equal(op(Tensor(a), Tensor(b)).numpy(), op(a, b))


@pytest.mark.parametrize("op", BITWISE)
def test_bit_operators_agree_with_numpy(op: Callable[[Any, Any], Any]) -> None:
    a, b = sample(dtypes.int32, 0), sample(dtypes.int32, 1)
    np.testing.assert_array_equal(op(Tensor(a), Tensor(b)).numpy(), op(a, b))
    np.testing.assert_array_equal(op(Tensor(a > 0), Tensor(b > 0)).numpy(), op(a > 0, b > 0))


def test_shifts_and_not() -> None:
    a = np.array([-8, 7, 1], np.int32)
    np.testing.assert_array_equal((Tensor(a) << 2).numpy(), a << 2)
    np.testing.assert_array_equal((Tensor(a) >> 1).numpy(), a >> 1)
    np.testing.assert_array_equal((1 << Tensor([1, 2, 3])).numpy(), [2, 4, 8])
    np.testing.assert_array_equal((~Tensor(a)).numpy(), ~a)
    np.testing.assert_array_equal((Tensor(np.array([1 << 31], np.uint32)) >> 31).numpy(), [1])


def test_numbers_and_arrays_stand_on_either_side() -> None:
    x = Tensor([1.0, 2.0])
    np.testing.assert_array_equal((3 - x).numpy(), [2, 1])
    np.testing.assert_array_equal((2 / x).numpy(), [2, 1])
    found: Any = np.array([5.0, 5.0], np.float32) - x
    np.testing.assert_array_equal(found.numpy(), [4, 3])
    np.testing.assert_array_equal((x * np.float32(3)).numpy(), [3, 6])


def test_integer_division_gives_float32_and_bool_addition_is_or() -> None:
    quotient = Tensor([1, 2, 7]) / Tensor([2, 2, 2])
    assert quotient.dtype == dtypes.float32
    np.testing.assert_array_equal(quotient.numpy(), [0.5, 1.0, 3.5])
    truth = Tensor([True, False, True]) + Tensor([True, False, False])
    assert truth.dtype == dtypes.bool
    assert truth.tolist() == [True, False, True]


def test_division_by_a_power_of_two_is_a_multiplication_and_by_others_is_not() -> None:
    x = Tensor([1.0, 3.0])
    assert (x / 8).node.op is Op.MUL
    assert (x / 3).node.op is Op.DIV
    assert (x / 0).node.op is Op.DIV
    assert (Tensor([1.0], dtype=dtypes.float16) / 2.0**-20).node.op is Op.DIV  # the reciprocal overflows


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_shapes_broadcast_as_numpy_has_it(data: st.DataObject) -> None:
    shape = data.draw(st.lists(st.integers(1, 4), max_size=4))
    shapes = []
    for _ in range(2):
        drop = data.draw(st.integers(0, len(shape)))
        shapes.append(tuple(1 if data.draw(st.booleans()) else n for n in shape[drop:]))
    a, b = (sample(dtypes.float32, i, s) for i, s in enumerate(shapes))
    result = Tensor(a) + Tensor(b)
    assert result.shape == np.broadcast_shapes(*shapes)
    np.testing.assert_array_equal(result.numpy(), np.add(a, b))


def test_shapes_that_do_not_broadcast_are_named() -> None:
    with pytest.raises(ValueError, match=r"add: shapes \(2, 3\) and \(4,\) do not broadcast"):
        Tensor.zeros(2, 3) + Tensor.zeros(4)


def test_operands_of_other_kinds_are_refused() -> None:
    with pytest.raises(TypeError, match="add: a tensor and str do not combine"):
        Tensor([1.0]) + "1"
    with pytest.raises(TypeError, match="bitwise_and: float32 has no bitwise operations"):
        Tensor([1.0]) & 1
    with pytest.raises(TypeError, match="bool has no subtraction"):
        Tensor([True]) - Tensor([False])
    with pytest.raises(TypeError, match="bool has no remainders; cast to an integer first"):
        Tensor([True]) % Tensor([True])
    with pytest.raises(TypeError, match="neg: bool"):
        -Tensor([True])
    with pytest.raises(TypeError, match="mul: uint64 and int32 have no common integer type"):
        Tensor(np.ones(1, np.uint64)) * Tensor([1])


def test_where_chooses_and_promotes() -> None:
    condition = Tensor([[True], [False]])
    result = condition.where(Tensor([1, 2]), 0.5)
    assert result.dtype == dtypes.float32
    np.testing.assert_array_equal(result.numpy(), [[1, 2], [0.5, 0.5]])
    np.testing.assert_array_equal(condition.where(0, Tensor([3, 4])).numpy(), [[0, 0], [3, 4]])
    assert condition.where(1, 0.5).dtype == dtypes.float32
    with pytest.raises(TypeError, match="where: the condition is int32"):
        Tensor([1]).where(1, 0)


def test_maximum_keeps_nan() -> None:
    x = Tensor([1.0, float("nan"), 3.0])
    np.testing.assert_array_equal(x.maximum(2).numpy(), [2, np.nan, 3])
    np.testing.assert_array_equal(x.minimum(2).numpy(), [1, np.nan, 2])


def test_casts_truncate_and_bool_is_not_zero() -> None:
    x = Tensor([-1.7, 0.0, 2.9])
    assert x.cast(dtypes.int32).tolist() == [-1, 0, 2]
    assert x.cast(dtypes.bool).tolist() == [True, False, True]
    assert Tensor([1.0]).bitcast(dtypes.int32).tolist() == [0x3F800000]
    with pytest.raises(TypeError, match="bitcast: float32 to int16: 32 bits to 16"):
        x.bitcast(dtypes.int16)


def test_bfloat16_arithmetic_rounds() -> None:
    x = Tensor([1.0, 2.0], dtype=dtypes.bfloat16)
    assert (x + 0.0078125 / 2).tolist() == [1.0, 2.0]
    assert (x * 3).dtype == dtypes.bfloat16


@pytest.mark.parametrize(
    "function",
    [
        lambda a, b: a + b,
        lambda a, b: a - b * 3,
        lambda a, b: a * b,
        lambda a, b: a / b,
        lambda a, b: 2 / b - a,
        lambda a, b: b.reciprocal() * a,
        lambda a, b: a.maximum(b),
        lambda a, b: a.minimum(b),
        lambda a, b: (a < b).where(a * 2, b),
        lambda a, b: a.fmod(b),
    ],
)
def test_gradients_of_arithmetic(function: Callable[..., Tensor]) -> None:
    rng = np.random.default_rng(0)
    check_gradient(function, rng.normal(size=(3, 2)), rng.uniform(0.5, 2, (3, 1)))


def test_equal_elements_share_the_gradient_of_maximum() -> None:
    a, b = Tensor([1.0, 5.0]), Tensor([1.0, 2.0])
    toward_a, toward_b = a.maximum(b).sum().gradient(a, b)
    assert toward_a.tolist() == [0.5, 1.0]
    assert toward_b.tolist() == [0.5, 0.0]
    (toward,) = a.maximum(1.0).sum().gradient(a)
    assert toward.tolist() == [0.5, 1.0]
