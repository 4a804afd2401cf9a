"""Rounding, integer division, signs and special values against numpy and Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tensor import Tensor, dtypes
from tests.tensor.gradcheck import check_gradient

pytestmark = pytest.mark.usefixtures("on_host")

HALVES = np.array([-2.5, -1.5, -1.2, -0.5, -0.0, 0.0, 0.4, 0.5, 1.5, 2.5, 3.7, 1e9], np.float32)


@pytest.mark.parametrize("name", ["trunc", "floor", "ceil", "round", "sign", "abs"])
def test_rounding_agrees_with_numpy(name: str) -> None:
    np.testing.assert_array_equal(getattr(Tensor(HALVES), name)().numpy(), getattr(np, name)(HALVES))


def test_whole_numbers_are_rounded_already() -> None:
    x = Tensor([1, -2])
    assert x.floor() is x and x.ceil() is x and x.round() is x and x.trunc() is x
    assert x.sign().tolist() == [1, -1]


@pytest.mark.parametrize("dtype", [np.int32, np.float32])
def test_division_and_remainder_have_pythons_signs(dtype: Any) -> None:
    a = np.array([7, -7, 7, -7, 6, -6], dtype)
    b = np.array([3, 3, -3, -3, 3, 3], dtype)
    np.testing.assert_array_equal((Tensor(a) // Tensor(b)).numpy(), a // b)
    np.testing.assert_array_equal((Tensor(a) % Tensor(b)).numpy(), a % b)
    np.testing.assert_array_equal(Tensor(a).fmod(Tensor(b)).numpy(), np.fmod(a, b))
    truncated = Tensor(a).div(Tensor(b), rounding_mode="trunc")
    np.testing.assert_array_equal(truncated.numpy(), [2, -2, -2, 2, 2, -2])
    assert (Tensor(a) // Tensor(b)).dtype == Tensor(a).dtype


def test_unsigned_division() -> None:
    a = np.array([7, 200], np.uint8)
    np.testing.assert_array_equal((Tensor(a) // 3).numpy(), a // 3)
    np.testing.assert_array_equal((Tensor(a) % 3).numpy(), a % 3)
    np.testing.assert_array_equal((10 // Tensor([3, 4])).numpy(), [3, 2])
    np.testing.assert_array_equal((10 % Tensor([3, 4])).numpy(), [1, 2])


def test_an_unknown_rounding_mode_is_refused() -> None:
    with pytest.raises(ValueError, match=r"div: rounding_mode 'up'; allowed are None, 'trunc' and 'floor'"):
        Tensor([1.0]).div(2, rounding_mode="up")


def test_copysign_sees_the_sign_of_zero() -> None:
    result = Tensor([1.0, -2.0, 3.0]).copysign(Tensor([-0.0, 0.0, -5.0]))
    assert result.tolist() == [-1.0, 2.0, -3.0]


def test_special_values() -> None:
    x = np.array([0, np.inf, -np.inf, np.nan], np.float32)
    np.testing.assert_array_equal(Tensor(x).isnan().numpy(), np.isnan(x))
    np.testing.assert_array_equal(Tensor(x).isinf().numpy(), np.isinf(x))
    np.testing.assert_array_equal(Tensor(x).isinf(detect_negative=False).numpy(), np.isposinf(x))
    np.testing.assert_array_equal(Tensor(x).isfinite().numpy(), np.isfinite(x))
    assert np.isnan(Tensor(x).sign().numpy()[3])
    assert Tensor([1, 2]).isinf().tolist() == [False, False]


def test_isclose_agrees_with_numpy() -> None:
    a = np.array([1, 1, np.inf, np.inf, np.nan, 100], np.float32)
    b = np.array([1 + 1e-6, 1.1, np.inf, 1, np.nan, 100.01], np.float32)
    for equal_nan in (False, True):
        found = Tensor(a).isclose(Tensor(b), equal_nan=equal_nan)
        np.testing.assert_array_equal(found.numpy(), np.isclose(a, b, equal_nan=equal_nan))


def test_clip_takes_either_bound() -> None:
    x = Tensor([-2.0, 0.5, 9.0])
    assert x.clip(0, 1).tolist() == [0.0, 0.5, 1.0]
    assert x.clamp(max_=1).tolist() == [-2.0, 0.5, 1.0]
    with pytest.raises(ValueError, match="clip: give min_, max_ or both"):
        x.clip()


def test_masked_fill_and_lerp() -> None:
    x = Tensor([1.0, 2.0])
    assert x.masked_fill(Tensor([True, False]), -1).tolist() == [-1.0, 2.0]
    assert x.lerp(Tensor([3.0, 6.0]), 0.5).tolist() == [2.0, 4.0]
    assert x.masked_fill(x > 1, 7).dtype == dtypes.float32


@pytest.mark.parametrize(
    "function",
    [
        lambda x: x.abs(),
        lambda x: x.square(),
        lambda x: x.abs().sqrt(),
        lambda x: x.abs().rsqrt(),
        lambda x: x.clip(-0.5, 0.5),
        lambda x: x.copysign(Tensor([-1.0, 1.0, -1.0])),
        lambda x: x % 0.77,
        lambda x: x.lerp(x * x, 0.3),
    ],
)
def test_gradients(function: Callable[[Tensor], Tensor]) -> None:
    check_gradient(function, np.array([[-1.3, 0.4, 2.1], [0.9, -0.2, -0.8]]))


def test_halves_are_divided_before_they_are_cut() -> None:
    a, b = np.array([3.0, 2000.0], np.float16), np.array([1.0003, 1.0], np.float16) * np.float16(0.3333)
    wanted = np.trunc(a.astype(np.float32) / b.astype(np.float32)).astype(np.float16)
    assert Tensor(a).div(Tensor(b), rounding_mode="trunc").tolist() == wanted.tolist()


def test_a_clipped_sum_that_was_read_has_its_gradient() -> None:
    """The sum is made again in the gradient's kernel, in another order."""
    x = np.random.default_rng(7).standard_normal((65, 5)).astype(np.float32)
    toward = Tensor(x).requires_grad_()
    made = toward.relu().sum(-1).exp().clamp(max=50.0)
    value = made.numpy()
    made.sum().backward()
    wanted = np.where((value < 50.0)[:, None] & (x > 0), value[:, None], 0.0)
    np.testing.assert_allclose(toward.grad.numpy(), wanted, rtol=1e-4)
