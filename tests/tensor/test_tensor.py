"""Gradients into leaves, conversion by name and in-place operators."""

from __future__ import annotations

import numpy as np
import pytest

from tensor import Tensor, dtypes

pytestmark = pytest.mark.usefixtures("on_host")


def test_backward_fills_the_leaves() -> None:
    w = Tensor([[1.0, 2.0], [3.0, 4.0]], requires_grad=True)
    b = Tensor([1.0, 1.0], requires_grad=True)
    x = Tensor([[1.0, -1.0]])
    loss = (x @ w + b).square().sum()
    assert loss.backward() is loss
    assert w.grad is not None and b.grad is not None and x.grad is None
    y = np.array([[1.0, -1.0]]) @ w.numpy() + b.numpy()
    np.testing.assert_allclose(b.grad.numpy(), 2 * y[0])
    np.testing.assert_allclose(w.grad.numpy(), np.array([[1.0], [-1.0]]) @ (2 * y))


def test_gradients_accumulate_until_they_are_cleared() -> None:
    w = Tensor([2.0], requires_grad=True)
    for expected in (4.0, 8.0):
        (w * w).sum().backward()
        assert w.grad is not None and w.grad.item() == expected
    w.grad = None
    (w * w).sum().backward()
    assert w.grad is not None and w.grad.item() == 4.0


def test_equal_leaves_are_told_apart() -> None:
    a, b = Tensor.zeros(2, requires_grad=True), Tensor.zeros(2, requires_grad=True)
    (a * 3 + b * 5).sum().backward()
    assert a.grad is not None and b.grad is not None
    assert (a.grad.tolist(), b.grad.tolist()) == ([3.0, 3.0], [5.0, 5.0])


def test_realizing_on_the_way_keeps_the_gradient() -> None:
    w = Tensor.full((2,), 2.0, requires_grad=True)
    before = w * 3
    w.realize()
    hidden = before.square().realize()
    loss = hidden.sum()
    loss.realize()
    loss.backward()
    assert w.grad is not None and w.grad.tolist() == [36.0, 36.0]
    (toward,) = loss.gradient(hidden)
    assert toward.tolist() == [1.0, 1.0]


def test_a_leaf_that_was_assigned_is_a_leaf_still() -> None:
    w = Tensor([1.0], requires_grad=True)
    w.assign(w.detach() * 3)
    (w * w).sum().backward()
    assert w.is_leaf and w.grad is not None and w.grad.item() == 6.0
    w.grad = None
    w.assign(w * 2)  # its history is not followed
    w.sum().backward()
    assert w.grad is not None and w.grad.item() == 1.0


def test_backward_with_a_gradient_of_its_own() -> None:
    w = Tensor([1.0, 2.0], requires_grad=True)
    (w * w).backward(Tensor([1.0, 10.0]))
    assert w.grad is not None and w.grad.tolist() == [2.0, 40.0]


def test_mistakes_of_backward_are_named() -> None:
    w = Tensor([1.0, 2.0], requires_grad=True)
    with pytest.raises(ValueError, match=r"backward: shape \(2,\) is not a scalar; sum it or give gradient="):
        (w * 2).backward()
    with pytest.raises(ValueError, match="backward: this tensor depends on no float that is held"):
        Tensor([1.0]).sum().backward()
    with pytest.raises(TypeError, match="backward: a tensor of int32 has no gradient"):
        Tensor([1]).sum().backward()
    with pytest.raises(ValueError, match=r"gradient: gradient of shape \(3,\) for a tensor of shape \(2,\)"):
        (w * 2).gradient(w, gradient=Tensor([1.0] * 3))
    with pytest.raises(TypeError, match="gradient: target 0 is int32; allowed are floats"):
        w.sum().gradient(Tensor([5]))


def test_the_gradient_toward_what_does_not_matter_is_zeros() -> None:
    w, other, empty = Tensor([1.0, 2.0]), Tensor([[5.0]], dtype=dtypes.float16), Tensor.zeros(0, 3)
    found = (w.sum() + empty.sum()).gradient(w, other, empty)
    assert [each.shape for each in found] == [(2,), (1, 1), (0, 3)]
    assert found[1].dtype == dtypes.float16 and found[1].tolist() == [[0.0]]


def test_a_gradient_through_what_was_computed_and_forgotten_is_refused() -> None:
    x = Tensor([1.0, 2.0])
    between = (x * 3).realize()
    with pytest.raises(ValueError, match="gradient: what leads to target 0 was dropped when a tensor"):
        (between * between).sum().gradient(x)
    later = Tensor([1.0])
    assert (between * between).sum().gradient(later)[0].tolist() == [0.0]
    wanted = Tensor([1.0, 2.0], requires_grad=True)
    kept = (wanted * 3).realize()
    assert kept.sum().gradient(wanted)[0].tolist() == [3.0, 3.0]


def test_backward_where_nothing_requires_a_gradient_goes_to_every_float_that_is_held() -> None:
    w, fixed, number = Tensor([1.0, 2.0]), Tensor([3.0, 4.0]), Tensor([1, 2])
    fixed.requires_grad = False
    (w * w * fixed * number).sum().backward()
    assert w.grad is not None and w.grad.tolist() == [6.0, 32.0]
    assert fixed.grad is None and number.grad is None


def test_names_of_types() -> None:
    x = Tensor([1.5])
    for name, dtype in {
        "float": dtypes.float32,
        "double": dtypes.float64,
        "half": dtypes.float16,
        "bfloat16": dtypes.bfloat16,
        "int": dtypes.int32,
        "long": dtypes.int64,
        "short": dtypes.int16,
        "bool": dtypes.bool,
    }.items():
        assert getattr(x, name)().dtype == dtype


def test_in_place_operators_keep_the_memory_of_a_leaf() -> None:
    x = Tensor([1.0, 2.0])
    storage, kept = x.node.storage, x * 1
    alias = x
    x += 1
    x *= 2
    assert x is alias
    assert x.tolist() == [4.0, 6.0]
    assert x.node.storage is storage
    assert kept.tolist() == [1.0, 2.0]


def test_in_place_operators_of_lazy_tensors_keep_their_history() -> None:
    w = Tensor([2.0], requires_grad=True)
    total = w * 3
    total += w
    total.sum().backward()
    assert w.grad is not None and w.grad.item() == 4.0
    n = Tensor([7])
    n //= 2
    assert n.dtype == dtypes.int32 and n.item() == 3


def test_every_in_place_operator() -> None:
    x = Tensor([6.0])
    x -= 1
    x /= 2
    x **= 2
    assert x.item() == 6.25
    y = Tensor([6])
    y &= 3
    y |= 8
    y ^= 1
    y <<= 2
    y >>= 1
    assert y.item() == 22
    z = Tensor([[1.0, 2.0], [3.0, 4.0]])
    z @= z
    assert z.tolist() == [[7.0, 10.0], [15.0, 22.0]]


def test_a_plain_tensor_changed_by_one_with_a_gradient_joins_its_history() -> None:
    w, x, y = Tensor([2.0], requires_grad=True), Tensor([1.0, 1.0]), Tensor([3.0])
    x[0] = w * 3
    y += w
    x.realize(y)
    (x.sum() + y.sum()).backward()
    assert w.grad is not None and w.grad.item() == 4.0
    assert (x.tolist(), y.tolist()) == ([6.0, 1.0], [5.0])
