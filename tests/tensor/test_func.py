"""Transforms under torch's names, and modules as functions of their parameters."""

from __future__ import annotations

import pytest

import tensor
from tensor import Tensor, nn
from tensor.func import functional_call, grad, grad_and_value, stack_module_state, vmap

pytestmark = pytest.mark.usefixtures("on_host")


def test_a_module_is_a_function_of_its_parameters_for_one_call() -> None:
    model = nn.Sequential(nn.Linear(2, 1, bias=False), nn.ReLU())
    before = model[0].weight
    x = Tensor([[1.0, 2.0]])
    assert functional_call(model, {"0.weight": Tensor([[3.0, 4.0]])}, (x,)).tolist() == [[11.0]]
    assert model[0].weight is before
    with pytest.raises(KeyError, match="Linear has no 'lost'"):
        functional_call(model, {"0.lost": x}, x)


def test_gradients_of_every_example_are_those_of_each() -> None:
    layer = nn.Linear(2, 1, bias=False)
    weights = {"weight": layer.weight.detach()}
    rows = Tensor([[1.0, 2.0], [3.0, 5.0]])

    def loss(weights: dict[str, Tensor], row: Tensor) -> Tensor:
        made: Tensor = functional_call(layer, weights, (row,)).sum() * 2
        return made

    found = vmap(grad(loss), in_dims=(None, 0))(weights, rows)["weight"]
    assert found.tolist() == [[[2.0, 4.0]], [[6.0, 10.0]]]


def test_models_of_one_kind_are_stacked_by_name() -> None:
    trained, buffers = stack_module_state([nn.BatchNorm1d(3), nn.BatchNorm1d(3)])
    assert trained["weight"].shape == (2, 3) and buffers["running_mean"].shape == (2, 3)
    slope, value = grad_and_value(lambda x: x * x)(Tensor(3.0))
    assert (slope.item(), value.item()) == (6.0, 9.0)


def test_tensors_by_the_names_of_their_types() -> None:
    assert tensor.LongTensor([1, 2]).dtype.name == "int64" and tensor.FloatTensor(2, 3).shape == (2, 3)
    assert tensor.compile(abs) is abs and tensor.compile(mode="default")(abs) is abs
