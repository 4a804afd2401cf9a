"""Values and gradients at corners, at bounds and of rows without a direction: as torch has them."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tensor import Tensor

INF, NAN = math.inf, math.nan
Function = Callable[[Tensor], Tensor]
# Expected gradients are torch 2's, on the CPU.
GRADIENTS: dict[str, tuple[Function, list[float], list[float]]] = {
    "relu at 0": (lambda x: x.relu(), [-1, 0, 1], [0, 0, 1]),
    "relu6 at its ends": (lambda x: x.relu6(), [0, 3, 6], [0, 1, 0]),
    "hardtanh at its ends": (lambda x: x.hardtanh(), [-1, 0, 1], [0, 1, 0]),
    "clip at its bounds": (lambda x: x.clip(-1, 1), [-2, -1, 0, 1, 2], [0, 0, 1, 0, 0]),
    "clip from below": (lambda x: x.clip(min_=1.0), [0, 1, 2], [0, 0, 1]),
    "clip between crossed bounds": (lambda x: x.clip(1, -1), [-1, 0, 1], [0, 0, 0]),
    "elu at 0": (lambda x: x.elu(0.5), [-1, 0, 1], [0.5 * math.exp(-1), 0.5, 1]),
    "celu at 0": (lambda x: x.celu(2.0), [-1, 0, 1], [math.exp(-0.5), 1, 1]),
    "selu at 0": (lambda x: x.selu(), [0], [1.67326324 * 1.05070099]),
    "maximum beside a number": (lambda x: x.maximum(0), [-1, 0, 1], [0, 0.5, 1]),
    "leaky_relu at 0": (lambda x: x.leaky_relu(0.25), [-1, 0, 1], [0.25, 0.25, 1]),
    "logit at its ends": (lambda x: x.logit(), [-1, 0, 0.5, 1], [NAN, INF, 4, INF]),
    "power of 0.3": (lambda x: x**0.3, [-INF, 0, 1], [0, INF, 0.3]),
    "power of -1": (lambda x: x**-1, [-2, 0, INF], [-0.25, -INF, 0]),
    "cummax of equal elements": (lambda x: x.cummax(0).values, [1, 1, 0], [1, 2, 0]),
    "cummin with infinity": (lambda x: x.cummin(0).values, [INF, INF, 3], [1, 1, 1]),
    "std of equal elements": (lambda x: x.std(), [2, 2, 2], [0, 0, 0]),
    "norm of zeros": (lambda x: x.norm(), [0, 0], [0, 0]),
    "norm": (lambda x: x.norm(), [3, -4], [0.6, -0.8]),
    "third norm": (lambda x: x.norm(3), [0, -2], [0, -1]),
    "normalize of a row of zeros": (lambda x: x.normalize(dim=0), [0, 0], [1e12, 1e12]),
    "log of a probability of 0": (
        lambda x: x.binary_crossentropy(Tensor([1.0, 1.0]), "sum"), [0.0, 0.5], [-1e12, -2.0]
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", GRADIENTS)
def test_a_gradient_at_a_corner_is_torchs(name: str) -> None:
    function, x, expected = GRADIENTS[name]
    leaf = Tensor(np.array(x, np.float32), requires_grad=True)
    function(leaf).sum().backward()
    assert leaf.grad is not None
    np.testing.assert_allclose(leaf.grad.numpy(), expected, rtol=2e-6)


@pytest.mark.parametrize("gap", [0.0, 1.0, 17.0, 60.0, 200.0, -90.0])
def test_the_gradient_of_logaddexp_is_each_ones_share(gap: float) -> None:
    a, b = Tensor([gap], requires_grad=True), Tensor([0.0], requires_grad=True)
    a.logaddexp(b).sum().backward()
    assert a.grad is not None and b.grad is not None
    share = 1 / (1 + math.exp(-gap)) if gap > -700 else 0.0
    np.testing.assert_allclose([a.grad.item(), b.grad.item()], [share, 1 - share], rtol=1e-5, atol=1e-7)


def test_a_power_of_0_has_torchs_gradients() -> None:
    base, exponent = Tensor([0.0, 0.0, 2.0], requires_grad=True), Tensor([0.0, 2.0, 0.0], requires_grad=True)
    (base**exponent).sum().backward()
    assert base.grad is not None and exponent.grad is not None
    np.testing.assert_allclose(base.grad.numpy(), [0, 0, 0])
    np.testing.assert_allclose(exponent.grad.numpy(), [0, 0, math.log(2)], rtol=1e-6)


@pytest.mark.parametrize("count", [1, 5, 513, 2000])
def test_running_sums_of_powers_keep_what_is_small(count: int) -> None:
    x = np.random.default_rng(1).normal(0, 300, count).astype(np.float32)
    x[:1] = -900
    expected = np.logaddexp.accumulate(x.astype(np.float64))
    np.testing.assert_allclose(Tensor(x).logcumsumexp(0).numpy(), expected, rtol=2e-6, atol=1e-5)


def test_running_sums_of_powers_begin_with_nothing() -> None:
    np.testing.assert_allclose(Tensor([-INF, -INF, 2.0]).logcumsumexp(0).numpy(), [-INF, -INF, 2.0])


@pytest.mark.parametrize(
    ("a", "b"), [(7e9, 3.0), (1e20, 7.0), (-7.5, 2.0), (7.5, -2.0), (-1e-7, 1.0), (6.0, 3.0)]
)
def test_a_quotient_is_rounded_down_by_its_exact_remainder(a: float, b: float) -> None:
    x, y = np.float32(a), np.float32(b)
    assert (Tensor([x]) // Tensor([y])).item() == x // y
    assert (Tensor([x]) % Tensor([y])).item() == x % y


def test_quotients_without_a_remainder_are_numpys() -> None:
    x, y = np.array([1, -1, 0, INF, 3, NAN], np.float32), np.array([0, 0, 0, 2, INF, 1], np.float32)
    with np.errstate(all="ignore"):
        expected = np.trunc(x / y)  # infinite or NaN, but 3 / inf
    np.testing.assert_array_equal((Tensor(x) // Tensor(y)).numpy(), expected)


def test_shifts_by_the_width_or_more_leave_nothing() -> None:
    amounts = Tensor([0, 31, 32, 40, -1])
    np.testing.assert_array_equal((1 << amounts).numpy(), [1, -(2**31), 0, 0, 0])
    np.testing.assert_array_equal((Tensor([-8] * 5) >> amounts).numpy(), [-8, -1, -1, -1, -1])
    with pytest.raises(TypeError, match="lshift: float32 has no bitwise operations"):
        Tensor([1]) << Tensor([1.0])


def test_rows_of_no_elements_have_a_softmax_of_none_and_a_log_of_nothing() -> None:
    empty = Tensor.zeros(3, 0)
    assert empty.softmax(1).shape == empty.log_softmax(1).shape == (3, 0)
    np.testing.assert_array_equal(empty.logsumexp(1).numpy(), [-INF] * 3)


def test_the_lower_triangle_of_bool_is_bool() -> None:
    made = Tensor([[True, True], [True, True]]).tril()
    np.testing.assert_array_equal(made.numpy(), np.tril(np.ones((2, 2), bool)))
    assert made.numpy().dtype == np.bool_


@pytest.mark.parametrize(
    ("p", "expected"), [(INF, 4.0), (-INF, 1.0), (0, 3.0), (1, 7.0), (2, math.sqrt(21)), (3, 73 ** (1 / 3))]
)
def test_norms_are_numpys(p: float, expected: float) -> None:
    np.testing.assert_allclose(Tensor([1.0, -2.0, 4.0]).norm(p).item(), expected, rtol=1e-6)


def test_certain_probabilities_cost_nothing_or_a_hundred() -> None:
    certain = Tensor([0.0, 1.0])
    assert certain.binary_crossentropy(Tensor([0.0, 1.0])).item() == 0.0
    assert certain.binary_crossentropy(Tensor([1.0, 0.0])).item() == 100.0


def test_a_product_with_a_logarithm_has_the_logarithm_as_slope_at_0() -> None:
    x, y = Tensor([0.0, 0.0, 2.0], requires_grad=True), Tensor([2.0, 0.0, 0.5], requires_grad=True)
    toward = x.xlogy(y).sum().gradient(x, y)
    np.testing.assert_allclose(toward[0].numpy(), [math.log(2), 0, -math.log(2)], rtol=1e-6)
    np.testing.assert_array_equal(toward[1].numpy(), [0, NAN, 4])


def test_the_gradient_of_a_remainder_does_not_know_multiples() -> None:
    x, y = Tensor([6.0, -7.0, 0.0], requires_grad=True), Tensor([3.0, 2.0, 5.0], requires_grad=True)
    toward = (x % y).sum().gradient(x, y)
    assert [each.tolist() for each in toward] == [[1, 1, 1], [-2, 4, 0]]


def test_of_a_number_and_nan_the_gradient_goes_where_torchs_goes() -> None:
    x, y = Tensor([NAN, 1.0, 2.0], requires_grad=True), Tensor([1.0, NAN, 2.0], requires_grad=True)
    for name, wanted in (("maximum", [[1, 1, 0.5], [1, 1, 0.5]]), ("fmin", [[0, 1, 1], [1, 0, 0]])):
        assert [g.tolist() for g in getattr(x, name)(y).sum().gradient(x, y)] == wanted


def test_what_is_undefined_below_1_or_has_no_elements_is_told_as_torch_does() -> None:
    x = Tensor([0.5, 1.0, 2.0], requires_grad=True)
    np.testing.assert_allclose(x.acosh().numpy(), [NAN, 0, math.acosh(2)], rtol=1e-6)
    (toward,) = x.acosh().sum().gradient(x)
    np.testing.assert_allclose(toward.numpy(), [NAN, INF, 3**-0.5], rtol=1e-6)
    with pytest.raises(ValueError, match=r"quantile: axis 1 of shape \(2, 0\)"):
        Tensor.zeros(2, 0).quantile(0.5, 1)
    for name in ("scaled_uniform", "glorot_uniform", "kaiming_uniform", "kaiming_normal"):
        assert getattr(Tensor, name)(0, 0).shape == (0, 0)
    assert Tensor([[1.0, 2.0], [0.0, 0.0]]).normalize(p=0).tolist() == [[0.5, 1], [0, 0]]
    assert Tensor([1.0, 2.0]).add(3, alpha=2).sub(Tensor(1.0), alpha=0.5).tolist() == [6.5, 7.5]


@pytest.mark.parametrize("kind", [np.float32, np.float64])
def test_mantissas_of_powers_of_two_are_a_half(kind: Any) -> None:
    values = np.array([2.0**n for n in range(-40, 41)] + [-1.0, -3.0, 0.0], kind)
    for mine, wanted in zip(Tensor(values).frexp(), np.frexp(values), strict=True):
        np.testing.assert_array_equal(mine.numpy(), wanted)
