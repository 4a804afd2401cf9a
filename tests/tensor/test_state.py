"""Parameters of a model by name."""

from __future__ import annotations

import numpy as np
import pytest

from tensor import nn, state

pytestmark = pytest.mark.usefixtures("on_host")


class Model:
    def __init__(self) -> None:
        self.first = nn.Linear(2, 3)
        self.rest = [nn.Linear(3, 3, bias=False), {"out": nn.Linear(3, 1)}]
        self.tied = self.first.weight
        self.owner = self
        self.size = 7


def test_tensors_are_found_by_path_each_once() -> None:
    found = state.get_state_dict(Model())
    assert list(found) == [
        "first.weight",
        "first.bias",
        "rest.0.weight",
        "rest.1.out.weight",
        "rest.1.out.bias",
    ]
    assert len(state.get_parameters(Model())) == 5
    assert list(state.get_state_dict(nn.Linear(1, 1), "a.")) == ["a.weight", "a.bias"]


def test_loading_copies_into_the_models_memory() -> None:
    model, other = Model(), Model()
    weight = model.first.weight
    state.load_state_dict(model, {name: t.numpy() for name, t in state.get_state_dict(other).items()})
    assert model.first.weight is weight
    np.testing.assert_array_equal(weight.numpy(), other.first.weight.numpy())
    weight.assign(weight.detach() * 0)
    assert other.first.weight.numpy().any()


def test_what_does_not_fit_is_named_and_changes_nothing() -> None:
    layer = nn.Linear(2, 1)
    kept = layer.weight.numpy()
    with pytest.raises(KeyError, match=r"load_state_dict: missing \['bias'\], unknown \['extra'\]"):
        state.load_state_dict(layer, {"weight": kept, "extra": kept})
    with pytest.raises(
        ValueError, match=r"load_state_dict: weight has shape \(3, 1\), the model's has \(1, 2\)"
    ):
        state.load_state_dict(
            layer, {"weight": np.zeros((3, 1), np.float32), "bias": np.zeros(1, np.float32)}
        )
    np.testing.assert_array_equal(layer.weight.numpy(), kept)
    state.load_state_dict(layer, {"weight": kept * 2}, strict=False)
    np.testing.assert_array_equal(layer.weight.numpy(), kept * 2)
