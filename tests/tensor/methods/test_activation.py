"""Activations against their definitions in float64, and at the ends of their range."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tensor import Tensor
from tests.tensor.gradcheck import check_gradient

pytestmark = pytest.mark.usefixtures("on_host")

X = np.linspace(-9, 9, 301)
erf = np.vectorize(math.erf)


def logistic(x: Any) -> Any:
    return 1 / (1 + np.exp(-x))


DEFINITIONS: dict[str, Callable[[Any], Any]] = {
    "relu": lambda x: np.maximum(x, 0),
    "relu6": lambda x: np.clip(x, 0, 6),
    "leaky_relu": lambda x: np.where(x < 0, 0.01 * x, x),
    "elu": lambda x: np.where(x > 0, x, np.exp(x) - 1),
    "celu": lambda x: np.where(x > 0, x, np.exp(x) - 1),
    "selu": lambda x: 1.0507009873554805 * np.where(x > 0, x, 1.6732632423543772 * (np.exp(x) - 1)),
    "silu": lambda x: x * logistic(x),
    "swish": lambda x: x * logistic(x),
    "gelu": lambda x: 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3))),
    "quick_gelu": lambda x: x * logistic(1.702 * x),
    "softplus": lambda x: np.log1p(np.exp(-np.abs(x))) + np.maximum(x, 0),
    "logsigmoid": lambda x: -(np.log1p(np.exp(-np.abs(x))) + np.maximum(-x, 0)),
    "softsign": lambda x: x / (1 + np.abs(x)),
    "mish": lambda x: x * np.tanh(np.log1p(np.exp(x))),
    "hardtanh": lambda x: np.clip(x, -1, 1),
    "hardsigmoid": lambda x: np.clip(x / 6 + 0.5, 0, 1),
    "hardswish": lambda x: x * np.clip(x / 6 + 0.5, 0, 1),
}


@pytest.mark.parametrize("name", DEFINITIONS)
def test_values(name: str) -> None:
    found = getattr(Tensor(X.astype(np.float32)), name)().numpy()
    assert found.dtype == np.float32
    np.testing.assert_allclose(found, DEFINITIONS[name](X), rtol=2e-6, atol=5e-7)


@pytest.mark.parametrize("name", DEFINITIONS)
def test_gradients(name: str) -> None:
    check_gradient(lambda x: getattr(x, name)(), np.array([-7.3, -2.1, -0.6, 0.3, 0.9, 2.4, 7.7]))


@pytest.mark.parametrize(("dtype", "end", "error"), [("float32", 9.0, 2e-6), ("float64", 26.0, 1e-12)])
def test_the_complement_of_erf_is_exact_in_its_far_tail_too(dtype: str, end: float, error: float) -> None:
    x = np.concatenate([np.linspace(-6, end, 1001), [0.0, 1.0, 3.0, 4.0]]).astype(dtype)
    np.testing.assert_allclose(Tensor(x).erfc().numpy(), np.vectorize(math.erfc)(x), rtol=error)
    far = Tensor([30.0, math.inf, -math.inf, math.nan], dtype=dtype).erfc().tolist()
    assert far[:3] == [0.0, 0.0, 2.0] and math.isnan(far[3])
    check_gradient(lambda x: x.erfc(), np.array([-2.0, 0.5, 2.0]))


def test_the_exact_gelu_uses_erf() -> None:
    found = Tensor(X.astype(np.float32)).gelu("none").numpy()
    np.testing.assert_allclose(found, 0.5 * X * (1 + erf(X / np.sqrt(2))), rtol=1e-5, atol=5e-7)
    with pytest.raises(ValueError, match="gelu: approximate 'fast'; allowed are 'tanh' and 'none'"):
        Tensor([1.0]).gelu("fast")


@pytest.mark.parametrize("name", ["sigmoid", "softplus", "logsigmoid", "silu", "gelu", "mish", "elu", "tanh"])
def test_nothing_overflows_to_nan(name: str) -> None:
    x = Tensor([-1e30, -1000.0, 1000.0, 1e30])
    assert not np.isnan(getattr(x, name)().numpy()).any()


def test_the_gradient_of_relu_at_zero_is_zero() -> None:
    x = Tensor([0.0, -1.0, 2.0])
    assert x.relu().sum().gradient(x)[0].tolist() == [0.0, 0.0, 1.0]


def test_softplus_with_beta() -> None:
    np.testing.assert_allclose(Tensor([0.5]).softplus(3.0).numpy(), [np.log1p(np.exp(1.5)) / 3], rtol=1e-6)
