"""Reductions, softmax and running sums against numpy."""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tensor import Tensor, dtypes
from tensor.ir.graph import Op, toposort
from tests.tensor.gradcheck import check_gradient

pytestmark = pytest.mark.usefixtures("on_host")
quick = settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@quick
@given(st.data(), st.sampled_from(["sum", "prod", "max", "min", "mean"]), st.booleans())
def test_reductions_agree_with_numpy(data: st.DataObject, name: str, keepdim: bool) -> None:
    shape = data.draw(st.lists(st.integers(1, 4), min_size=1, max_size=4))
    axes = data.draw(st.none() | st.lists(st.integers(0, len(shape) - 1), unique=True).map(tuple))
    x = np.random.default_rng(0).normal(size=shape).astype(np.float32)
    found = getattr(Tensor(x), name)(axes, keepdim=keepdim)
    expected = getattr(np, name)(x, axis=axes if name == "prod" else axes or None, keepdims=keepdim)
    assert found.shape == expected.shape
    np.testing.assert_allclose(found.numpy(), expected, rtol=1e-5, atol=1e-6)


def test_narrow_integers_and_bool_are_summed_in_32_bits() -> None:
    x = np.full(300, 100, np.int8)
    assert Tensor(x).sum().item() == 30000
    assert Tensor(x).sum().dtype == dtypes.int32
    assert Tensor(x.astype(np.uint8)).sum().dtype == dtypes.uint32
    assert Tensor(x > 0).sum().item() == 300
    assert Tensor(np.ones(3, np.int64)).sum().dtype == dtypes.int64


def test_sixteen_bit_sums_are_made_in_float32() -> None:
    x = Tensor(np.full(4096, 1.0, np.float16))
    assert x.sum().item() == 4096.0  # in float16, 2048 + 1 would stay 2048
    assert x.sum().dtype == dtypes.float16
    assert x.mean().item() == 1.0


def test_empty_sums_and_products_and_maxima() -> None:
    x = Tensor.zeros(0, 3)
    assert x.sum(0).tolist() == [0.0] * 3
    assert x.prod(0).tolist() == [1.0] * 3
    assert x.all().item() is True and x.any().item() is False
    with pytest.raises(ValueError, match=r"^max: shape \(0, 3\) has no elements along axis 0"):
        x.max(0)


def test_extremes_of_bool_and_nan() -> None:
    assert Tensor([False, True]).max().item() is True
    assert Tensor([False, True]).min().item() is False
    assert math.isnan(Tensor([1.0, math.nan]).max().item())


def test_any_and_all() -> None:
    x = np.array([[0, 2], [3, 4]], np.float32)
    np.testing.assert_array_equal(Tensor(x).all(1).numpy(), x.all(1))
    np.testing.assert_array_equal(Tensor(x).any(0).numpy(), x.any(0))
    assert Tensor([math.nan]).any().item() is True


@pytest.mark.parametrize("correction", [3, 4, 100])
def test_a_variance_of_no_degrees_of_freedom_is_infinite_as_in_numpy(correction: int) -> None:
    x = np.array([1, 2, 4], np.float32)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        expected, alike = x.var(ddof=correction), np.ones(3).var(ddof=correction)
    assert expected == np.inf and np.isnan(alike)
    for found in (Tensor(x).var(correction=correction), Tensor(x).var_mean(correction=correction)[0]):
        assert found.item() == expected
    assert Tensor(x).std(correction=correction).item() == np.inf
    assert np.isnan(Tensor.ones(3).var(correction=correction).item())


@pytest.mark.parametrize("axis", [None, 0, 1])
@pytest.mark.parametrize("correction", [0, 1])
def test_variance_agrees_with_numpy(axis: int | None, correction: int) -> None:
    x = np.random.default_rng(0).normal(3, 2, (4, 5)).astype(np.float32)
    found = Tensor(x)
    np.testing.assert_allclose(
        found.var(axis, correction=correction).numpy(), x.var(axis, ddof=correction), 1e-5
    )
    np.testing.assert_allclose(
        found.std(axis, correction=correction).numpy(), x.std(axis, ddof=correction), 1e-5
    )
    deviation, mean = found.std_mean(axis, correction=correction)
    np.testing.assert_allclose(mean.numpy(), x.mean(axis), 1e-5)
    assert deviation.shape == mean.shape


@pytest.mark.parametrize("axis", [None, 0, 1, -1])
def test_positions_of_extremes_are_the_first(axis: int | None) -> None:
    x = np.array([[1, 5, 5], [5, 0, 0]], np.float32)
    for values in (x, np.where(x == 0, np.nan, x)):
        np.testing.assert_array_equal(Tensor(values).argmax(axis).numpy(), values.argmax(axis))
        np.testing.assert_array_equal(Tensor(values).argmin(axis).numpy(), values.argmin(axis))
    assert Tensor(x).argmax(1, keepdim=True).shape == (2, 1)
    assert Tensor(x).argmax(keepdim=True).shape == (1, 1)
    assert Tensor(3.0).argmax().item() == 0


def test_wrong_axes_are_named() -> None:
    with pytest.raises(IndexError, match=r"sum: axis 2 of shape \(2, 3\); allowed is -2\.\.1"):
        Tensor.zeros(2, 3).sum(2)
    with pytest.raises(ValueError, match=r"max: axis \(0, -2\) of shape \(2, 3\) names one axis twice"):
        Tensor.zeros(2, 3).max((0, -2))


def softmax(x: Any, axis: int) -> Any:
    powers = np.exp(x - x.max(axis, keepdims=True))
    return powers / powers.sum(axis, keepdims=True)


@pytest.mark.parametrize("axis", [0, -1])
def test_softmax_is_stable_for_large_arguments(axis: int) -> None:
    x = np.array([[1000, 999, -1000], [0.1, 2, 1e4]], np.float32)
    wide = x.astype(np.float64)
    np.testing.assert_allclose(Tensor(x).softmax(axis).numpy(), softmax(wide, axis), rtol=1e-5)
    expected = wide - wide.max(axis, keepdims=True)
    expected = expected - np.log(np.exp(expected).sum(axis, keepdims=True))
    np.testing.assert_allclose(Tensor(x).log_softmax(axis).numpy(), expected, rtol=1e-5, atol=1e-6)
    np.testing.assert_allclose(Tensor(x).logsumexp(axis).numpy(), np.logaddexp.reduce(wide, axis), rtol=1e-6)
    np.testing.assert_allclose(Tensor(x).softmin(axis).numpy(), softmax(-wide, axis), rtol=1e-5)


def test_logsumexp_of_infinities() -> None:
    x = Tensor([[-math.inf, -math.inf], [math.inf, 0.0]])
    np.testing.assert_array_equal(x.logsumexp(1).numpy(), [-np.inf, np.inf])
    assert x.logsumexp(1, keepdim=True).shape == (2, 1)


def test_log_softmax_is_a_few_nodes() -> None:
    x = Tensor(np.ones((4, 10), np.float32))
    assert len(toposort(x.log_softmax().node)) <= 14


@pytest.mark.parametrize(("size", "block"), [(33, 8), (256, 8), (257, 16), (512, 16), (513, 8), (2049, 16)])
def test_blocks_of_running_sums_are_short_where_that_takes_no_more_kernels(size: int, block: int) -> None:
    made = Tensor(np.ones((3, size), np.float32)).cumsum(1)
    sums = [node for node in toposort(made.node) if node.op is Op.REDUCE_ADD]
    assert {node.src[0].shape[-1] for node in sums[:1]} == {block}
    assert made.numpy().tolist() == [list(range(1, size + 1))] * 3


@pytest.mark.parametrize("size", [1, 7, 700])
def test_running_reductions_agree_with_numpy(size: int) -> None:
    x = np.random.default_rng(0).uniform(0.99, 1.01, (2, size, 2)).astype(np.float32)
    np.testing.assert_allclose(Tensor(x).cumsum(1).numpy(), x.cumsum(1), rtol=1e-5)
    np.testing.assert_allclose(Tensor(x).cumprod(1).numpy(), x.cumprod(1), rtol=1e-4)
    np.testing.assert_array_equal(Tensor(x).cummax(1).values.numpy(), np.maximum.accumulate(x, 1))
    np.testing.assert_array_equal(Tensor(x).cummin(1).values.numpy(), np.minimum.accumulate(x, 1))
    np.testing.assert_allclose(Tensor(x).logcumsumexp(1).numpy(), np.log(np.exp(x).cumsum(1)), rtol=1e-5)


def test_running_sums_of_integers() -> None:
    assert Tensor([1, 2, 3]).cumsum().tolist() == [1, 3, 6]
    assert Tensor([True, True]).cumsum().tolist() == [1, 2]


def test_normalize_divides_by_the_norm() -> None:
    x = np.array([[3, 4], [0, 0]], np.float32)
    np.testing.assert_allclose(Tensor(x).normalize().numpy(), [[0.6, 0.8], [0.0, 0.0]], rtol=1e-6)


def test_allclose() -> None:
    assert Tensor([1.0, 2.0]).allclose(Tensor([1.0, 2.0 + 1e-7]))
    assert not Tensor([1.0]).allclose(Tensor([1.1]))


@pytest.mark.parametrize(
    "function",
    [
        lambda x: x.sum(1),
        lambda x: x.mean(0, keepdim=True),
        lambda x: x.prod(1),
        lambda x: x.max(1),
        lambda x: x.min(0),
        lambda x: x.var(1),
        lambda x: x.std(),
        lambda x: x.softmax(1),
        lambda x: x.softmax(0),
        lambda x: x.log_softmax(),
        lambda x: x.logsumexp(1),
        lambda x: x.cumsum(1),
        lambda x: x.cumprod(1),
        lambda x: x.logcumsumexp(1),
        lambda x: x.normalize(),
    ],
)
def test_gradients(function: Callable[[Tensor], Tensor]) -> None:
    check_gradient(function, np.random.default_rng(1).normal(size=(3, 4)))


def test_the_gradient_of_a_product_is_right_beside_zeros() -> None:
    x = Tensor(np.array([[2.0, 3.0, 4.0], [0.0, 3.0, 4.0], [0.0, 0.0, 4.0]]))
    (toward,) = x.prod(1).sum().gradient(x)
    assert toward.tolist() == [[12.0, 8.0, 6.0], [12.0, 0.0, 0.0], [0.0, 0.0, 0.0]]


def test_equal_maxima_share_the_gradient() -> None:
    x = Tensor([3.0, 1.0, 3.0])
    (toward,) = x.max().gradient(x)
    assert toward.tolist() == [0.5, 0.0, 0.5]


def test_a_list_of_axes_of_a_tensor_without_axes_names_nothing() -> None:
    x = Tensor(3.0)
    assert x.sum([0]).item() == x.logsumexp((0,)).item() == x.amax([-1]).item() == 3.0


def test_unbiased_may_stand_in_the_place_of_the_axis() -> None:
    x = np.array([[1.0, 2.0], [4.0, 8.0]])
    t = Tensor(x)
    assert t.var(True).item() == pytest.approx(x.var(ddof=1)) and t.std(False).item() == pytest.approx(
        x.std()
    )
    spread, mean = t.var_mean(False)
    assert (spread.item(), mean.item()) == (pytest.approx(x.var()), x.mean())
