"""Python numbers beside tensors: numpy 2's rule (NEP 50) for every integer dtype.

What the dtype holds gives numpy's result; what it does not is an OverflowError, and of comparisons the truth.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tensor import Tensor, dtypes
from tensor.dtype import DType

pytestmark = pytest.mark.usefixtures("on_host")
INTEGERS = [d for d in dtypes.all if d.is_int]
ARITHMETIC = [operator.add, operator.sub, operator.mul, operator.floordiv, operator.mod, operator.and_,
              operator.or_, operator.xor]  # fmt: skip
DIVISIONS = (operator.floordiv, operator.mod)
COMPARISONS = [operator.lt, operator.le, operator.gt, operator.ge, operator.eq, operator.ne]
names: Callable[[Any], str] = lambda x: getattr(x, "name", None) or x.__name__  # noqa: E731


def numbers(dtype: DType) -> list[int]:
    """The ends of the range, what lies beyond them, and what would wrap to 5."""
    low, high = int(dtype.min), int(dtype.max)
    wrapping = 5 + (1 << dtype.bits)
    return [
        low - 1,
        low,
        low + 1,
        -1,
        1,
        7,
        high - 1,
        high,
        high + 1,
        wrapping,
        2**40,
        -(2**40),
        2**70,
        -(2**70),
    ]


def samples(dtype: DType) -> Any:
    return np.array([dtype.min, 5, dtype.max], dtype.numpy)


def outcome(function: Callable[..., Any], *args: Any) -> Any:
    try:
        with np.errstate(all="ignore"):
            return function(*args)
    except OverflowError:
        return OverflowError


@pytest.mark.parametrize("op", COMPARISONS, ids=names)
@pytest.mark.parametrize("dtype", INTEGERS, ids=names)
def test_comparisons_with_any_whole_number_are_exact(dtype: DType, op: Any) -> None:
    array = samples(dtype)
    for number in numbers(dtype):
        truth = [op(int(element), number) for element in array]
        assert op(Tensor(array), number).tolist() == truth, number
        assert op(number, Tensor(array)).tolist() == [op(number, int(element)) for element in array], number


@pytest.mark.parametrize("op", ARITHMETIC, ids=names)
@pytest.mark.parametrize("dtype", INTEGERS, ids=names)
def test_arithmetic_with_what_does_not_fit_is_an_overflow_error_as_in_numpy(dtype: DType, op: Any) -> None:
    array = samples(dtype)
    for number in numbers(dtype):
        for left, right in ((0, 1), (1, 0)):
            pair, want_pair = [Tensor(array), number], [array, number]
            if op in DIVISIONS and not left and not number:
                continue  # a card's result is undefined, docs/codegen.md
            if op in DIVISIONS and left:
                pair[0] = Tensor(array | 1)
                want_pair[0] = array | 1
            want = outcome(op, want_pair[left], want_pair[right])
            got = outcome(op, pair[left], pair[right])
            if want is OverflowError:
                assert got is OverflowError, (number, left)
            else:
                np.testing.assert_array_equal(got.numpy(), want, f"{number} {left}")
                assert got.dtype == dtype


@pytest.mark.parametrize("dtype", INTEGERS, ids=names)
def test_limits_beyond_the_range_limit_nothing_or_are_refused_as_in_numpy(dtype: DType) -> None:
    array = samples(dtype)
    for number in numbers(dtype):
        for low, high in ((number, None), (None, number), (0, number), (number, 7)):
            want = outcome(np.clip, array, low, high)
            got = outcome(Tensor(array).clip, low, high)
            if want is OverflowError:
                assert got is OverflowError, (low, high)
            else:
                np.testing.assert_array_equal(got.numpy(), want, f"{low} {high}")


WAYS: dict[str, Callable[[DType, int], Tensor]] = {
    "full": lambda d, n: Tensor.full((2,), n, dtype=d),
    "full_like": lambda d, n: Tensor.zeros(2, dtype=d).full_like(n),
    "a number": lambda d, n: Tensor(n, dtype=d).reshape(1),
    "a list": lambda d, n: Tensor([n, n], dtype=d),
    "where": lambda d, n: Tensor([True, False]).where(Tensor.zeros(2, dtype=d), n)[1:],
    "masked_fill": lambda d, n: Tensor.zeros(2, dtype=d).masked_fill(Tensor([True, True]), n),
    "maximum": lambda d, n: Tensor.full((2,), d.min, dtype=d).maximum(n),
    "minimum": lambda d, n: Tensor.full((2,), d.max, dtype=d).minimum(n),
    "pad": lambda d, n: Tensor.zeros(0, dtype=d).pad([(0, 2)], value=n),
    "setitem": lambda d, n: changed(Tensor.zeros(2, dtype=d), n),
    "assign": lambda d, n: Tensor.zeros(2, dtype=d).contiguous().realize().assign(n),
    "arange": lambda d, n: Tensor.arange(n, n + 1, dtype=d),
    "scatter": lambda d, n: Tensor.zeros(2, dtype=d).scatter(0, Tensor([0, 1]), n),
    "masked_select": lambda d, n: Tensor.zeros(2, dtype=d).masked_select(Tensor([False, False]), 2, n),
}


def made(way: str, dtype: DType, number: int) -> list[int]:
    return WAYS[way](dtype, number).tolist()


def changed(tensor: Tensor, number: int) -> Tensor:
    tensor[:] = number
    return tensor


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("dtype", INTEGERS, ids=names)
def test_no_way_into_a_tensor_changes_a_whole_number(dtype: DType, way: str) -> None:
    for number in numbers(dtype):
        got = outcome(made, way, dtype, number)
        if dtype.min <= number <= dtype.max:
            assert set(got) == {number}
        else:
            assert got is OverflowError, number


@pytest.mark.parametrize("dtype", INTEGERS, ids=names)
def test_shifts_by_any_count_are_those_of_numpy(dtype: DType) -> None:
    array = samples(dtype)
    for count in (0, 1, dtype.bits - 1, dtype.bits, dtype.bits + 1, 100):
        np.testing.assert_array_equal((Tensor(array) << count).numpy(), array << count, str(count))
        np.testing.assert_array_equal((Tensor(array) >> count).numpy(), array >> count, str(count))
    with pytest.raises(ValueError, match="lshift: by -1"):
        Tensor(array) << -1
    with pytest.raises(OverflowError, match="rshift"):
        Tensor(array) >> 2**70


@pytest.mark.parametrize("dtype", INTEGERS, ids=names)
def test_powers_and_quotients_take_the_exponents_and_divisors_that_numpy_takes(dtype: DType) -> None:
    array = samples(dtype)
    for exponent in (0, 1, 3, 65, 100, 127):
        np.testing.assert_array_equal((Tensor(array) ** exponent).numpy(), array**exponent, str(exponent))
    with pytest.raises(OverflowError, match="pow"):
        Tensor(array) ** 2**70
    np.testing.assert_allclose((Tensor([1, 2]).cast(dtype) / 300).numpy(), np.array([1, 2]) / 300, 1e-6)


def test_numbers_without_a_dtype_take_the_least_integer_that_holds_them() -> None:
    assert [Tensor(n).dtype for n in (2**31 - 1, 2**31, 2**63)] == [dtypes.int32, dtypes.int64, dtypes.uint64]
    assert (
        Tensor(2**40).item() == Tensor([2**40]).tolist()[0] == Tensor.full((1,), 2**40).tolist()[0] == 2**40
    )
    assert Tensor.arange(2**40, 2**40 + 2).tolist() == [2**40, 2**40 + 1]
    assert (Tensor([True, False]) + 2**40).tolist() == [2**40 + 1, 2**40]
    assert Tensor([True, False]).where(1, 2**40).tolist() == [1, 2**40]
    assert (Tensor([True]) > 2**70).tolist() == [False]
    for wrong in (2**64, [2**64], [-1, 2**63], -(2**63) - 1):
        with pytest.raises(OverflowError, match="does not fit"):
            Tensor(wrong)


def test_floats_that_no_integer_holds_are_refused_and_others_cut() -> None:
    assert Tensor([2.7, -2.7], dtype=dtypes.int8).tolist() == [2, -2]
    t = Tensor([2**24 + 1, 1])
    t[1] = 2.9
    assert t.tolist() == [2**24 + 1, 2]
    for way in (
        lambda: Tensor.full((1,), 1e20, dtype=dtypes.int32),
        lambda: Tensor([300.0], dtype=dtypes.int8),
    ):
        with pytest.raises(OverflowError, match="does not fit"):
            way()
    with pytest.raises(TypeError, match="nan"):
        Tensor([float("nan")], dtype=dtypes.int8)


def test_floats_take_whole_numbers_up_to_their_infinity() -> None:
    assert (Tensor([1.0]).half() + 70000).tolist() == [float("inf")]
    with pytest.raises(OverflowError, match="longer whole number"):
        Tensor([1.0]) + 10**400


@pytest.mark.filterwarnings("error")
def test_scalars_of_numpy_s_narrow_floats_make_a_list_without_a_warning() -> None:
    mixed = Tensor([np.float16(1), np.int8(2)])
    assert mixed.dtype == dtypes.float16 and mixed.tolist() == [1.0, 2.0]
    assert Tensor([np.float16("inf"), np.float16("nan")]).isinf().tolist() == [True, False]


def test_evenly_spaced_integers_drop_their_fractions_as_torch_has_it() -> None:
    for start, stop, steps in ((0, 10, 5), (-7, 3, 4), (0, 1, 3), (5, -5, 20)):
        got = Tensor.linspace(start, stop, steps, dtype=dtypes.int32).tolist()
        assert got == np.trunc(np.linspace(start, stop, steps)).tolist()


def test_classes_and_positions_beyond_the_narrower_type_are_not_taken_for_others() -> None:
    assert Tensor(np.array([5], np.uint8)).one_hot(300).sum().item() == 1
    assert (Tensor(np.array([2**32])) + 1).one_hot(3).tolist() == [[0, 0, 0]]
    far = Tensor(np.array([2**32, 0])) + 1  # the host does not know them
    assert Tensor([10, 20, 30])[far].tolist() == [0, 20]
    assert Tensor([10, 20, 30]).gather(0, far).tolist() == [0, 20]
