"""copy.deepcopy and pickle of tensors (exchange.py), models and optimizers: same values, own memory."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tensor import Tensor, dtypes, nn, optim
from tensor.dtype import DType

pytestmark = pytest.mark.usefixtures("on_host")
WAYS: dict[str, Callable[[Any], Any]] = {
    "deepcopy": copy.deepcopy,
    "pickle": lambda item: pickle.loads(pickle.dumps(item)),
}
ways = pytest.mark.parametrize("way", WAYS)


@ways
@pytest.mark.parametrize("dtype", dtypes.all, ids=lambda d: d.name)
def test_tensors_of_every_type_keep_their_values(way: str, dtype: DType) -> None:
    for made in (
        Tensor([[0, 1, 3]]).cast(dtype),
        Tensor(np.array([0, 1, 3])).cast(dtype).contiguous().realize(),
    ):
        found = WAYS[way](made)
        assert (found.dtype, found.shape) == (made.dtype, made.shape)
        assert found.dtype is made.dtype
        np.testing.assert_array_equal(found.numpy(), made.numpy())
    assert WAYS[way](Tensor.zeros(0, 3, dtype=dtype)).shape == (0, 3)


@ways
def test_a_copy_does_not_see_what_is_written_to_the_other(way: str) -> None:
    first = Tensor([1.0, 2.0]).realize()
    second = WAYS[way](first)
    first.assign(Tensor([5.0, 6.0]))
    second += 1
    assert (first.tolist(), second.tolist()) == ([5, 6], [2, 3])


@ways
def test_what_is_asked_of_gradients_is_kept(way: str) -> None:
    for wanted in (True, False, None):
        leaf = Tensor([1.0, 2.0])
        if wanted is not None:
            leaf.requires_grad_(wanted)
        assert WAYS[way](leaf)._requires_grad is wanted
    leaf = Tensor([1.0, 2.0], requires_grad=True)
    (leaf * leaf).sum().backward()
    found = WAYS[way](leaf)
    assert found.grad.tolist() == [2, 4]
    (found * 3).sum().backward()
    assert (found.grad.tolist(), leaf.grad.tolist()) == ([5, 7], [2, 4])  # type: ignore[union-attr]


@ways
def test_a_tensor_with_a_history_is_refused(way: str) -> None:
    leaf = Tensor([1.0], requires_grad=True)
    with pytest.raises(TypeError, match=r"was computed from tensors that want gradients.*detach\(\) it"):
        WAYS[way](leaf * 2)
    assert WAYS[way]((leaf * 2).detach()).tolist() == [2]


class Model:
    def __init__(self) -> None:
        self.layers = [nn.Linear(4, 8), Tensor.relu, nn.BatchNorm(8), nn.Linear(8, 3)]
        self.tied = self.layers[0]

    def __call__(self, x: Tensor) -> Tensor:
        return x.sequential(self.layers)


def trained(model: Model, optimizer: optim.Optimizer, steps: int) -> list[Any]:
    images, labels = Tensor(np.eye(4, dtype=np.float32)), Tensor([0, 1, 2, 0])
    with Tensor.train():
        for _ in range(steps):
            optimizer.zero_grad()
            model(images).cross_entropy(labels).backward()
            optimizer.step()
    return [p.numpy() for p in nn.state.get_parameters(model)]


@ways
@pytest.mark.parametrize("kind", [optim.SGD, optim.Adam, optim.AdamW, optim.LAMB])
def test_a_model_and_its_optimizer_go_on_as_they_would_have(way: str, kind: Any) -> None:
    model = Model()
    optimizer = kind(nn.state.get_parameters(model), lr=0.1)
    trained(model, optimizer, 2)
    other_model, other = WAYS[way]((model, optimizer))
    assert other_model.tied is other_model.layers[0]
    assert other.params[0] is other_model.layers[0].weight
    for ours, theirs in zip(trained(model, optimizer, 2), trained(other_model, other, 2), strict=True):
        np.testing.assert_allclose(ours, theirs, 1e-6)
    other.lr = 0.0
    before = other_model.layers[0].weight.numpy()
    if kind is not optim.SGD:
        assert optimizer.lr.item() == pytest.approx(0.1)
    trained(other_model, other, 1)
    np.testing.assert_array_equal(before, other_model.layers[0].weight.numpy())
