"""Functions of analysis against numpy and math, in units in the last place where that is promised."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from tensor import Tensor, dtypes
from tests.tensor.gradcheck import check_gradient

pytestmark = pytest.mark.usefixtures("on_host")
erf = np.vectorize(math.erf)
WIDE = np.linspace(-80, 80, 4001)
UNIT = np.linspace(-0.999, 0.999, 2001)
SMALL = np.linspace(-6, 6, 4001)
FAR = np.linspace(-1e6, 1e6, 4001)


def ulps(name: str, x: npt.NDArray[Any], exact: Callable[[Any], Any]) -> float:
    """Largest error of a float32 function in units in the last place, the oracle's primitives being exact."""
    x32 = x.astype(np.float32)
    found = getattr(Tensor(x32), name)().numpy()
    wanted = np.asarray(exact(x32.astype(np.float64)))
    return float(np.max(np.abs(found - wanted) / np.spacing(np.abs(wanted).astype(np.float32))))


@pytest.mark.parametrize(
    ("name", "x", "exact", "bound"),
    [
        ("exp", WIDE, np.exp, 3),
        ("tanh", SMALL, np.tanh, 4),
        ("erf", SMALL, erf, 4),
        ("atan", WIDE, np.arctan, 4),
        ("asin", UNIT, np.arcsin, 5),
        ("sinh", WIDE, np.sinh, 6),
        ("cosh", WIDE, np.cosh, 6),
        ("log", np.geomspace(1e-30, 1e30, 999), np.log, 4),
        ("log10", np.geomspace(1e-30, 1e30, 999), np.log10, 4),
    ],
)
def test_float32_accuracy(name: str, x: npt.NDArray[Any], exact: Callable[[Any], Any], bound: float) -> None:
    assert ulps(name, x, exact) <= bound


@pytest.mark.parametrize(
    ("name", "x", "exact"),
    [
        ("sin", SMALL, np.sin),
        ("cos", SMALL, np.cos),
        ("sin", FAR, np.sin),
        ("cos", FAR, np.cos),
        ("acos", UNIT, np.arccos),
        ("acosh", np.linspace(1, 50, 999), np.arccosh),
        ("asinh", WIDE, np.arcsinh),
        ("atanh", UNIT, np.arctanh),
        ("sigmoid", WIDE, lambda x: 1 / (1 + np.exp(-x))),
    ],
)
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_absolute_accuracy(name: str, x: npt.NDArray[Any], exact: Callable[[Any], Any], dtype: Any) -> None:
    found = getattr(Tensor(x.astype(dtype)), name)().numpy()
    error = np.abs(found - exact(x.astype(dtype).astype(np.float64)))
    assert found.dtype == dtype
    assert error.max() < (1e-6 if dtype == np.float32 else 1e-13)


@pytest.mark.parametrize(
    ("name", "x", "exact"),
    [("exp", WIDE, np.exp), ("tanh", SMALL, np.tanh), ("erf", SMALL, erf), ("atan", WIDE, np.arctan)],
)
def test_float64_accuracy(name: str, x: npt.NDArray[Any], exact: Callable[[Any], Any]) -> None:
    np.testing.assert_allclose(getattr(Tensor(x), name)().numpy(), exact(x), rtol=1e-12)


def test_limits() -> None:
    inf, nan = math.inf, math.nan
    ends = Tensor([-inf, inf, nan])
    np.testing.assert_array_equal(ends.exp().numpy(), [0, inf, nan])
    np.testing.assert_array_equal(ends.tanh().numpy(), [-1, 1, nan])
    np.testing.assert_array_equal(ends.erf().numpy(), [-1, 1, nan])
    np.testing.assert_array_equal(ends.sigmoid().numpy(), [0, 1, nan])
    np.testing.assert_allclose(ends.atan().numpy(), [-math.pi / 2, math.pi / 2, nan], rtol=1e-6)
    np.testing.assert_array_equal(Tensor([0.0, -1.0, inf]).log().numpy(), [-inf, nan, inf])
    np.testing.assert_allclose(Tensor([88.7, 89.0]).exp().numpy(), [math.exp(88.7), inf], rtol=1e-5)
    np.testing.assert_allclose(Tensor([1.0, -1.0]).asin().numpy(), [math.pi / 2, -math.pi / 2], rtol=1e-6)
    assert np.signbit(Tensor([-0.0]).tanh().numpy())[0]


def test_sixteen_bit_floats_are_computed_in_float32() -> None:
    x = Tensor([0.5, 1.0, 2.0], dtype=dtypes.float16)
    assert x.exp().dtype == dtypes.float16
    np.testing.assert_array_equal(x.exp().numpy(), np.exp(np.array([0.5, 1, 2])).astype(np.float16))
    assert Tensor([1], dtype=dtypes.bfloat16).tanh().dtype == dtypes.bfloat16
    assert Tensor([1, 2]).exp().dtype == dtypes.float32


def test_powers_have_cs_signs_and_zeros() -> None:
    base = np.array([-2, -2, -2, 0, 0, 2, 1, 5], np.float32)
    exponent = np.array([2, 3, 0.5, 0, -1, -1.5, np.inf, 0], np.float32)
    with np.errstate(all="ignore"):
        expected = np.power(base, exponent)
    np.testing.assert_allclose((Tensor(base) ** Tensor(exponent)).numpy(), expected, rtol=1e-6)


def test_whole_powers_multiply_exactly() -> None:
    x = np.array([-3, 2, 7], np.int32)
    np.testing.assert_array_equal((Tensor(x) ** 5).numpy(), x**5)
    np.testing.assert_array_equal((Tensor(x) ** 0).numpy(), [1, 1, 1])
    np.testing.assert_allclose((2 ** Tensor([0.5, 3.0])).numpy(), [math.sqrt(2), 8])
    np.testing.assert_allclose((Tensor([4.0]) ** 0.5).numpy(), [2])
    with pytest.raises(ValueError, match="pow: int32 to -2 is no whole number; cast to a float first"):
        Tensor(x) ** -2


@pytest.mark.parametrize("dtype", [np.int8, np.int32, np.int64, np.uint8])
def test_integers_to_integers_are_exact_and_wrap(dtype: type) -> None:
    base = np.array([0, 0, 1, 2, 3, 11, 7], dtype)
    exponent = np.array([0, 3, 100, 5, 40, 7, 2], dtype)
    pairs = zip(base.tolist(), exponent.tolist(), strict=True)
    expected = np.array([pow(b, e, 1 << 64) for b, e in pairs], np.uint64)
    found = Tensor(base) ** Tensor(exponent)
    np.testing.assert_array_equal(found.numpy(), expected.astype(dtype))


def test_negative_powers_of_integers_in_a_tensor_are_the_whole_part() -> None:
    found = Tensor([2, 1, -1, -1, 0]) ** Tensor([-2, -3, -3, -2, -1])
    assert found.tolist() == [0, 1, -1, 1, 0]


INF, NAN = math.inf, math.nan


@pytest.mark.parametrize("exponent", [-INF, -3, -2, -1, -0.7, 0, 0.3, 1, 2, 3.3, INF, NAN])
def test_powers_at_zeros_infinities_and_of_negatives_are_numpys(exponent: float) -> None:
    base = np.array([-INF, -2.5, -1, -0.0, 0.0, 1, 2.5, INF, NAN], np.float32)
    with np.errstate(all="ignore"):
        expected = base ** np.full_like(base, exponent)
    found = Tensor(base) ** Tensor(np.full_like(base, exponent))
    np.testing.assert_allclose(found.numpy(), expected, rtol=1e-6)
    is_number = ~np.isnan(expected)
    np.testing.assert_array_equal(np.signbit(found.numpy())[is_number], np.signbit(expected)[is_number])


def test_logaddexp_agrees_with_numpy() -> None:
    a = np.array([0, 1000, -np.inf, -5], np.float32)
    b = np.array([1, 999, -np.inf, 80], np.float32)
    np.testing.assert_allclose(Tensor(a).logaddexp(Tensor(b)).numpy(), np.logaddexp(a, b), rtol=1e-6)


@pytest.mark.parametrize(
    "name",
    [
        "exp",
        "exp2",
        "sin",
        "cos",
        "tan",
        "asin",
        "acos",
        "atan",
        "sinh",
        "cosh",
        "tanh",
        "asinh",
        "atanh",
        "erf",
        "sigmoid",
    ],
)
def test_gradients(name: str) -> None:
    x = np.array([-0.9, -0.3, 0.2, 0.65, 0.8])
    check_gradient(lambda t: getattr(t, name)(), x)


@pytest.mark.parametrize(
    "function",
    [
        lambda x: x.log(),
        lambda x: x.log2(),
        lambda x: x.log10(),
        lambda x: (x + 1).acosh(),
        lambda x: x**3,
        lambda x: x**-2,
        lambda x: x**1.7,
        lambda x: 1.3**x,
        lambda x: x**x,
        lambda x: x.logaddexp(x * x),
        lambda x: (x.exp() * x).tanh(),
    ],
)
def test_gradients_for_positive_arguments(function: Callable[[Tensor], Tensor]) -> None:
    check_gradient(function, np.array([0.3, 0.8, 1.4, 2.5]))


def test_a_gradient_can_be_differentiated_again() -> None:
    x = Tensor(np.array([0.3, -1.2]))
    (first,) = x.tanh().sum().gradient(x)
    (second,) = first.sum().gradient(x)
    y = np.tanh([0.3, -1.2])
    np.testing.assert_allclose(second.numpy(), -2 * y * (1 - y * y), rtol=1e-12)


@pytest.mark.parametrize(("name", "slope"), [("sin", np.cos), ("cos", lambda x: -np.sin(x))])
def test_gradients_of_large_angles(name: str, slope: Callable[[Any], Any]) -> None:
    x = Tensor(FAR.astype(np.float32))
    (toward,) = getattr(x, name)().sum().gradient(x)
    np.testing.assert_allclose(toward.numpy(), slope(x.numpy().astype(np.float64)), atol=1e-6)
