"""Elementwise functions by numpy's and torch's names, held against numpy over special values."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest

from tensor import Tensor, dtypes

LIMITS, SMALL = [-np.inf, np.inf, np.nan], [-1e-6, -0.0, 0.0, 1e-6]
X = np.array([*LIMITS, *SMALL, -3.5, -1.0, -0.5, 0.5, 1.0, 3.5, 40.0], np.float32)
Y = np.array([1, np.inf, 1, -1, -0.0, 0, -2, 0, 3, np.inf, -np.inf, 2.5, -40, 2], np.float32)
ONE: list[tuple[str, Callable[..., object]]] = [
    ("log1p", np.log1p), ("expm1", np.expm1), ("sinc", np.sinc), ("deg2rad", np.deg2rad),
    ("rad2deg", np.rad2deg), ("signbit", np.signbit), ("isposinf", np.isposinf), ("isneginf", np.isneginf),
    ("nan_to_num", np.nan_to_num), ("negative", np.negative), ("absolute", np.absolute),
    ("positive", np.positive),
]  # fmt: skip
TWO = [
    ("hypot", np.hypot), ("arctan2", np.arctan2), ("fmax", np.fmax), ("fmin", np.fmin),
    ("heaviside", np.heaviside), ("logaddexp2", np.logaddexp2), ("logical_and", np.logical_and),
    ("logical_or", np.logical_or), ("logical_xor", np.logical_xor),
]  # fmt: skip
NAMES = {"arctan2": "atan2"}


@pytest.mark.parametrize(("name", "meaning"), ONE)
def test_functions_of_one_argument_are_numpys(name: str, meaning: Callable[..., object]) -> None:
    with np.errstate(all="ignore"):
        expected = meaning(X)
    np.testing.assert_allclose(getattr(Tensor(X), name)().numpy(), expected, rtol=2e-6, atol=1e-7)


@pytest.mark.parametrize(("name", "meaning"), TWO)
def test_functions_of_two_arguments_are_numpys(name: str, meaning: Callable[..., object]) -> None:
    with np.errstate(all="ignore"):
        expected = meaning(X, Y)
    made = getattr(Tensor(X), NAMES.get(name, name))(Tensor(Y)).numpy()
    np.testing.assert_allclose(made, expected, rtol=3e-6, atol=1e-6)


def test_small_arguments_lose_nothing() -> None:
    tiny = np.array([1e-7, -3e-6, 2e-4], np.float32)
    np.testing.assert_allclose(Tensor(tiny).log1p().numpy(), np.log1p(tiny.astype(np.float64)), rtol=4e-7)
    np.testing.assert_allclose(Tensor(tiny).expm1().numpy(), np.expm1(tiny.astype(np.float64)), rtol=4e-7)


def test_nothing_times_a_logarithm_is_nothing_but_beside_nan() -> None:
    made = Tensor([0.0, 0.0, 2.0, 0.0]).xlogy(Tensor([0.0, -1.0, math.e, math.nan])).numpy()
    np.testing.assert_allclose(made, [0, 0, 2, np.nan], rtol=1e-6)


@pytest.mark.parametrize("name", ["log1p", "expm1"])
def test_gradients_are_those_of_the_function_also_at_0(name: str) -> None:
    x = Tensor([-0.5, 0.0, 2.0], requires_grad=True)
    getattr(x, name)().sum().backward()
    assert x.grad is not None
    expected = {"log1p": [2.0, 1.0, 1 / 3], "expm1": np.exp([-0.5, 0.0, 2.0])}[name]
    np.testing.assert_allclose(x.grad.numpy(), expected, rtol=1e-6)


def test_the_gradient_of_an_angle_and_of_a_length_at_the_origin_is_0() -> None:
    y, x = Tensor([0.0, 3.0], requires_grad=True), Tensor([0.0, 4.0], requires_grad=True)
    (y.atan2(x) + y.hypot(x)).sum().backward()
    assert y.grad is not None and x.grad is not None
    np.testing.assert_allclose(y.grad.numpy(), [0, 4 / 25 + 3 / 5], rtol=1e-6)
    np.testing.assert_allclose(x.grad.numpy(), [0, -3 / 25 + 4 / 5], rtol=1e-6)


def test_tensors_of_one_shape_and_all_elements_alike_are_equal() -> None:
    assert Tensor([1, 2]).equal(Tensor([1, 2]))
    assert not Tensor([1, 2]).equal(Tensor([1, 3]))
    assert not Tensor([1, 2]).equal(Tensor([[1, 2]]))


def test_where_nothing_comes_to_xlogy_nothing_goes_on() -> None:
    """As torch's gradient, which is xlogy of what comes: 0 and not 0 * NaN for a negative y."""
    x, y = Tensor([2.0, 3.0]), Tensor([-1.0, 2.0])
    made = Tensor([False, True]).where(x.xlogy(y), 0.0)
    assert made.sum().gradient(x)[0].tolist() == [0.0, pytest.approx(np.log(2.0), rel=1e-6)]


def test_integers_beside_halves_give_halves() -> None:
    """As in torch, which promotes before it computes: 8 * 8 * 2 is no int8."""
    whole, half = Tensor([8], dtype=dtypes.int8), Tensor([0.5], dtype=dtypes.float16)
    for name in ("atan2", "copysign", "hypot", "logaddexp", "xlogy"):
        assert getattr(whole, name)(half).dtype is getattr(half, name)(whole).dtype is dtypes.float16
    assert half.addcmul(whole, whole, value=2).item() == 128.5
