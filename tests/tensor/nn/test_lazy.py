"""Layers that wait for their first input (lazy.py): they become torch's, whose weights they take."""

from __future__ import annotations

import copy
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tensor import Tensor, dtypes, nn

pytestmark = pytest.mark.usefixtures("on_host")
RNG = np.random.default_rng(0)
MODELS: dict[str, tuple[Callable[[Any], Any], tuple[int, ...]]] = {
    "linear": (lambda nn: [nn.LazyLinear(3), nn.ReLU(), nn.LazyLinear(2, bias=False)], (2, 5)),
    "images": (
        lambda nn: [nn.LazyConv2d(4, 3, padding=1), nn.LazyBatchNorm2d(), nn.Flatten(), nn.LazyLinear(2)],
        (2, 2, 4, 4),
    ),
    "groups": (lambda nn: [nn.LazyConv1d(4, 3, 1, 1, 1, 2)], (2, 4, 5)),
    "one image": (lambda nn: [nn.LazyConv3d(4, 2)], (3, 2, 2, 2)),
    "turned": (lambda nn: [nn.LazyConvTranspose2d(4, 3, groups=2)], (1, 2, 3, 3)),
    "instances": (lambda nn: [nn.LazyInstanceNorm2d(affine=True, track_running_stats=True)], (4, 2, 3, 3)),
    "norm": (lambda nn: [nn.LazyBatchNorm1d(eps=1e-3, momentum=0.2)], (4, 2)),
}


@pytest.mark.parametrize("name", MODELS)
def test_a_layer_becomes_torchs_by_an_input_or_by_weights(name: str) -> None:
    torch = pytest.importorskip("torch")
    make, shape = MODELS[name]
    theirs, ours, loaded = (library.Sequential(*make(library)) for library in (torch.nn, nn, nn))
    x = RNG.normal(size=shape).astype(np.float32)
    theirs(torch.tensor(x))
    assert ours(Tensor(x)).shape == tuple(theirs(torch.tensor(x)).shape)
    expected = theirs.eval()(torch.tensor(x)).detach().numpy()
    for model in (ours, loaded):
        model.load_state_dict({key: value.numpy() for key, value in theirs.state_dict().items()})
        assert list(model.state_dict()) == list(theirs.state_dict())
        np.testing.assert_allclose(model.eval()(Tensor(x)).numpy(), expected, rtol=1e-4, atol=1e-5)


def test_type_mode_and_hooks_stay_what_they_were() -> None:
    layer = nn.LazyLinear(3, dtype=dtypes.float64).eval()
    seen: list[Any] = []
    layer.register_forward_hook(lambda module, args, made: seen.append(type(module)))
    assert layer.has_uninitialized_params() and not layer.state_dict()
    assert layer(Tensor.ones(2, 5).double()).dtype == dtypes.float64
    assert layer.training is False and seen == [nn.Linear] and layer.in_features == 5


def test_what_is_asked_of_a_model_comes_to_layers_that_wait() -> None:
    """As torch's: types, frozen parameters and attributes of one's own stay."""
    model = nn.Sequential(nn.LazyLinear(3), nn.LazyBatchNorm1d()).double().requires_grad_(False)
    model[0].tag = "first"
    assert copy.deepcopy(model)(Tensor.ones(2, 5).double()).dtype == dtypes.float64
    model(Tensor.ones(2, 5).double())
    named = dict(model.named_parameters())
    assert len(named) == 4 and not any(each.requires_grad for each in named.values())
    assert model[0].tag == "first" and type(model[0]) is nn.Linear


def test_a_warning_tells_of_parameters_that_are_not_there_yet() -> None:
    model = nn.Sequential(nn.LazyLinear(3), nn.Linear(3, 2)).requires_grad_()
    model.zero_grad()
    with pytest.warns(UserWarning, match="LazyLinear has none before its first input; call the model once"):
        assert len(list(model.parameters())) == 2
    model(Tensor.ones(1, 2))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert len(list(model.parameters())) == 4


def test_an_input_or_settings_that_do_not_fit_are_told_and_change_nothing() -> None:
    layer = nn.LazyConv2d(4, 3, groups=2)
    with pytest.raises(ValueError, match=r"LazyConv2d: shape \(5, 5\); allowed are 3 axes or more"):
        layer(Tensor.ones(5, 5))
    with pytest.raises(ValueError, match="3 and 4 channels do not divide into 2 groups"):
        layer(Tensor.ones(1, 3, 5, 5))
    assert layer(Tensor.ones(1, 4, 5, 5)).shape == (1, 4, 3, 3)
    with pytest.raises(TypeError, match="missing a required argument: 'kernel_size'"):
        nn.LazyConv2d(4)


def test_a_name_that_no_layer_has_is_told() -> None:
    with pytest.raises(AttributeError, match="LazyBrew"):
        nn.LazyBrew  # noqa: B018
