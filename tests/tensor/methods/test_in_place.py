"""In-place forms: the same value in the same tensor, whose memory stays."""

from __future__ import annotations

import numpy as np
import pytest

from tensor import Tensor
from tensor.methods.in_place import Changed, InPlace

pytestmark = pytest.mark.usefixtures("on_host")


def test_every_in_place_form_is_named_after_a_method_and_is_a_function_of_its_own() -> None:
    names = [name for name in dir(Tensor) if name.endswith("_") and not name.startswith("_")]
    assert len(names) > 130
    plain = {"to_", "requires_grad_", "fill_", "zero_", "copy_", "set_", "normal_", "uniform_", "random_"}
    for name in set(names) - plain - {"exponential_", "share_memory_"}:
        assert hasattr(Tensor, name[:-1]), name
        assert not isinstance(vars(InPlace).get(name), Changed)
    assert Tensor.relu_.__name__ == "relu_" and "`relu` in place" in (Tensor.relu_.__doc__ or "")


def test_the_tensor_changes_and_is_returned() -> None:
    x = Tensor([-1.0, 4.0])
    memory = x.node.arg
    assert x.relu_() is x
    assert x.add_(1).mul_(2).tolist() == [2, 10]
    assert x.node.arg is memory
    assert x.clamp_(max_=5).sub_(Tensor([1.0, 1.0])).tolist() == [1, 4]
    assert x.index_add_(0, [0, 0], Tensor([1.0, 1.0])).tolist() == [3, 4]
    assert x.eq_(3).tolist() == [1, 0]


def test_what_was_computed_before_keeps_its_value() -> None:
    x = Tensor([1.0, 2.0])
    y, part = x * 10, x[0]
    x.fill_(7)
    assert (y.tolist(), part.item(), x.tolist()) == ([10, 20], 1, [7, 7])


def test_numbers_are_filled_copied_and_drawn_in() -> None:
    x = Tensor.zeros(3)
    assert x.copy_(np.array([1, 2, 3])).tolist() == [1, 2, 3]
    assert x.copy_(Tensor(5)).zero_().tolist() == [0, 0, 0]
    assert x.set_(Tensor([1.0])).shape == (1,)
    many = Tensor.zeros(4000)
    assert abs(many.normal_(3, 2).mean().item() - 3) < 0.2 and abs(many.std().item() - 2) < 0.2
    assert 0.9 < many.uniform_(1, 2).min().item() < many.max().item() < 2
    assert abs(many.exponential_(4).mean().item() - 0.25) < 0.05
    assert set(Tensor.zeros(200, dtype="int32").random_(2, 4).tolist()) == {2, 3}
    assert 0.2 < many.bernoulli_(0.3).mean().item() < 0.4


def test_shapes_change_only_by_movement() -> None:
    x = Tensor([[1.0, 2.0]])
    assert x.t_().shape == (2, 1) and x.squeeze_().shape == (2,) and x.unsqueeze_(0).shape == (1, 2)
    with pytest.raises(ValueError, match=r"in place: the result has shape \(3, 2\), the tensor \(1, 2\)"):
        x.add_(Tensor.ones(3, 2))
    with pytest.raises(ValueError, match="in place"):
        x += Tensor.ones(3, 2)


def test_gradients_flow_through_changes_and_detach_ends_them() -> None:
    w = Tensor([2.0, 3.0], requires_grad=True)
    y = w * 2
    y.mul_(w).add_(1)
    y.sum().backward()
    assert w.grad is not None and w.grad.tolist() == [8, 12]
    assert not y.detach_().requires_grad


def test_remainders_are_kept_in_place() -> None:
    x = Tensor([5, 7])
    x %= 4
    assert x.tolist() == [1, 3]


def test_a_product_by_1_is_another_tensor() -> None:
    w = Tensor([1.0, 2.0])
    for same in (w * 1, w + 0, w.reshape(2), w.cast("float32"), w[:], w.permute(0)):
        same.mul_(3)
        same[0] = 9
        assert (same.tolist(), w.tolist()) == ([9, 6], [1, 2])
    kept = w * 1
    assert w.mul_(2).tolist() == [2, 4] and kept.tolist() == [1, 2]
    z = Tensor([1 + 2j])
    other = z * 1
    assert other.add_(1).tolist() == [2 + 2j] and z.tolist() == [1 + 2j]
