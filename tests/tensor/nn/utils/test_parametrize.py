"""Parameters that are computed from others (parametrize.py, parametrizations.py, normed.py, computed.py):
torch's names, values and steps, copies and pickles.
"""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import tensor
from tensor import Tensor, dtypes, nn
from tensor.nn.utils import parametrizations, parametrize

pytestmark = pytest.mark.usefixtures("on_host")
RNG = np.random.default_rng(0)
ROWS, IMAGE = (RNG.normal(size=shape).astype(np.float32) for shape in ((5, 4), (2, 3, 5, 5)))
MAPS = ("matrix_exp", "cayley", "householder")


class Symmetric(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        return x.triu() + x.triu(1).mT

    def right_inverse(self, x: Tensor) -> Tensor:
        return x.triu()


class First(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        return x[0]


class Halved(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        return x[:1]

    def right_inverse(self, x: Tensor) -> Tensor:
        return x * 2


class Broken(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        raise RuntimeError("broken")


def orthogonal(shape: tuple[int, int], name: str | None, has_base: bool) -> Callable[[Any], Any]:
    return lambda nn: nn.utils.parametrizations.orthogonal(
        nn.Linear(*shape), orthogonal_map=name, use_trivialization=has_base
    )


LAYERS: dict[str, tuple[Callable[[Any], Any], Any]] = {
    "older lengths": (lambda nn: nn.utils.weight_norm(nn.Linear(4, 3)), ROWS),
    "older length of all": (lambda nn: nn.utils.weight_norm(nn.Conv2d(3, 4, 3), dim=None), IMAGE),
    "older length for -1": (lambda nn: nn.utils.weight_norm(nn.Linear(4, 3), dim=-1), ROWS),
    "lengths": (lambda nn: nn.utils.parametrizations.weight_norm(nn.Linear(4, 3), dim=1), ROWS),
    "length of all": (lambda nn: nn.utils.parametrizations.weight_norm(nn.Linear(4, 3), dim=None), ROWS),
    "older spectrum": (lambda nn: nn.utils.spectral_norm(nn.Conv2d(3, 4, 3), n_power_iterations=2), IMAGE),
    "older spectrum, turned": (lambda nn: nn.utils.spectral_norm(nn.ConvTranspose2d(3, 4, 3)), IMAGE),
    "spectrum": (lambda nn: nn.utils.parametrizations.spectral_norm(nn.Linear(4, 3)), ROWS),
    "spectrum, turned": (
        lambda nn: nn.utils.parametrizations.spectral_norm(nn.ConvTranspose2d(3, 4, 3)), IMAGE
    ),
    "spectrum of a row": (lambda nn: nn.utils.parametrizations.spectral_norm(nn.Linear(4, 3), "bias"), ROWS),
    **{
        f"orthogonal {name} {shape} {has_base}": (orthogonal(shape, name, has_base), ROWS)
        for name, shape, has_base in (
            *((None, (4, 4), True), (None, (4, 3), True), ("cayley", (4, 6), True)),
            *(("householder", (4, 6), False), ("matrix_exp", (4, 3), False), ("cayley", (4, 4), False)),
            ("householder", (4, 4), False),
        )
    },
}  # fmt: skip


def steps(torch: Any, model: Any, given: Any) -> list[float]:
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    found = []
    for _ in range(2):
        optimizer.zero_grad()
        loss = (model(torch.tensor(given)) ** 2).mean()
        loss.backward()
        optimizer.step()
        found.append(float(loss.item()))
    return found


@pytest.mark.parametrize("name", LAYERS)
def test_names_values_and_steps_are_torchs(name: str) -> None:
    torch = pytest.importorskip("torch")
    torch.manual_seed(0)
    make, given = LAYERS[name]
    theirs, ours = (library.Sequential(make(library)) for library in (torch.nn, nn))
    assert list(ours.state_dict()) == list(theirs.state_dict())
    ours.load_state_dict({name: value.numpy() for name, value in theirs.state_dict().items()})
    np.testing.assert_allclose(steps(tensor, ours, given), steps(torch, theirs, given), rtol=1e-5)
    for key, value in theirs.state_dict().items():
        np.testing.assert_allclose(ours.state_dict()[key].numpy(), value.numpy(), atol=2e-5, err_msg=key)
    expected = theirs.eval()(torch.tensor(given)).detach().numpy()
    for model in (ours, copy.deepcopy(ours), pickle.loads(pickle.dumps(ours))):
        np.testing.assert_allclose(model.eval()(Tensor(given)).numpy(), expected, atol=2e-5)


def test_a_parameter_is_computed_at_each_use_and_may_be_set_and_left() -> None:
    layer = parametrize.register_parametrization(nn.Linear(3, 3), "weight", Symmetric())
    assert parametrize.is_parametrized(layer) and not parametrize.is_parametrized(layer, "bias")
    assert [name for name, _ in layer.named_parameters()] == ["bias", "parametrizations.weight.original"]
    layer.weight = Tensor([[1.0, 2.0, 3.0], [0.0, 4.0, 5.0], [0.0, 0.0, 6.0]])
    assert layer.weight.tolist() == [[1, 2, 3], [2, 4, 5], [3, 5, 6]]
    layer.parametrizations.weight.original.data = Tensor.eye(3)
    assert layer.weight.tolist() == Tensor.eye(3).tolist()
    with parametrize.cached():
        assert layer.weight is layer.weight
    assert layer.weight is not layer.weight
    original = layer.parametrizations.weight.original
    parametrize.remove_parametrizations(layer, "weight")
    assert layer.weight is original and type(layer) is nn.Linear and "parametrizations" not in vars(layer)


def test_parametrizations_of_one_parameter_follow_one_another() -> None:
    layer = nn.Linear(3, 3)
    parametrize.register_parametrization(layer, "weight", Symmetric())
    before = layer.weight.numpy()
    parametrizations.spectral_norm(layer)
    found = layer.eval().weight.numpy()
    np.testing.assert_allclose(found, before / np.linalg.norm(before, 2), rtol=1e-3)
    assert len(layer.parametrizations.weight) == 2
    with pytest.raises(ValueError, match=r"would become <Tensor float32\[3\]"):
        parametrize.register_parametrization(layer, "weight", First())
    assert len(layer.parametrizations.weight) == 2


@pytest.mark.parametrize("add", [parametrizations.weight_norm, parametrizations.spectral_norm])
def test_a_frozen_parameter_stays_frozen_and_a_buffer_a_buffer(add: Callable[..., Any]) -> None:
    """As torch's."""
    layer = nn.Linear(3, 2)
    layer.weight.requires_grad_(False)
    add(layer)
    named = dict(layer.named_parameters())
    assert len(named) > 1 and [name for name in named if named[name].requires_grad] == ["bias"]
    parametrize.remove_parametrizations(layer, "weight")
    assert not layer.weight.requires_grad and len(list(layer.parameters())) == 2
    norm = nn.BatchNorm2d(3)
    add(norm, "running_var")
    assert [name for name, _ in norm.named_parameters()] == ["weight", "bias"]
    parametrize.remove_parametrizations(norm, "running_var")
    assert [name for name, _ in norm.named_parameters()] == ["weight", "bias"]
    assert "running_var" in dict(norm.named_buffers())


def test_a_parametrization_that_does_not_fit_or_fails_changes_nothing() -> None:
    layer = nn.Linear(3, 3)
    weight, value = layer.weight, layer.weight.tolist()
    for wrong in (Halved(), Broken()):
        with pytest.raises((ValueError, RuntimeError), match=r"would become|broken"):
            parametrize.register_parametrization(layer, "weight", wrong)
        assert layer.weight is weight and weight.tolist() == value and type(layer) is nn.Linear


def test_what_was_added_is_removed_and_the_value_stays() -> None:
    for add, remove in (
        (nn.utils.weight_norm, nn.utils.remove_weight_norm),
        (nn.utils.spectral_norm, nn.utils.remove_spectral_norm),
    ):
        layer = add(nn.Linear(3, 2))
        value = layer.weight.tolist()
        assert remove(layer).weight.tolist() == value
        assert sorted(layer.state_dict()) == ["bias", "weight"] and type(layer) is nn.Linear
        assert layer._hooks is None or not layer._hooks.before
        assert [name for name, _ in layer.named_parameters()] == ["bias", "weight"]


def test_a_layer_by_itself_begins_near_its_greatest_singular_value() -> None:
    """It is not in training mode, so no call follows it."""
    weight = nn.utils.spectral_norm(nn.Linear(4, 3)).weight.numpy()
    assert np.linalg.norm(weight, 2) == pytest.approx(1, abs=0.05)


@pytest.mark.parametrize("name", ["older spectrum", "spectrum", "orthogonal None (4, 4) True", "lengths"])
def test_weights_are_computed_in_their_own_type_inside_autocast(name: str) -> None:
    make, given = LAYERS[name]
    model = nn.Sequential(make(nn))
    expected = copy.deepcopy(model)(Tensor(given)).numpy()
    with Tensor.autocast("float16"):
        assert model[0].weight.dtype == dtypes.float32
        np.testing.assert_allclose(model(Tensor(given)).float().numpy(), expected, atol=2e-2)


def test_a_recurrent_layer_takes_computed_weights() -> None:
    layer = nn.utils.weight_norm(nn.LSTM(3, 2), "weight_hh_l0")
    assert layer(Tensor.ones(4, 1, 3))[0].shape == (4, 1, 2)


def test_mistakes_are_told() -> None:
    layer = nn.Linear(2, 3)
    with pytest.raises(ValueError, match="Linear has no tensor 'wight'"):
        parametrize.register_parametrization(layer, "wight", Symmetric())
    with pytest.raises(ValueError, match=r"weight <.*> would become <Tensor float32\[2\]"):
        parametrize.register_parametrization(layer, "weight", First())
    assert type(layer) is nn.Linear and sorted(layer.state_dict()) == ["bias", "weight"]
    with pytest.raises(ValueError, match="'weight' of Linear is not parametrized"):
        parametrize.remove_parametrizations(layer, "weight")
    with pytest.raises(ValueError, match="orthogonal_map 'random' of float32; allowed are 'matrix_exp'"):
        parametrizations.orthogonal(layer, orthogonal_map="random")
    with pytest.raises(ValueError, match=r"orthogonal: shape \(3,\); allowed are matrices"):
        parametrizations.orthogonal(layer, "bias")
    with pytest.raises(ValueError, match="n_power_iterations 0; allowed is 1 or more"):
        nn.utils.spectral_norm(layer, n_power_iterations=0)
    with pytest.raises(ValueError, match="remove_weight_norm: weight of Linear has none"):
        nn.utils.remove_weight_norm(layer)
    nn.utils.weight_norm(layer)
    with pytest.raises(ValueError, match="weight of Linear is computed already"):
        nn.utils.spectral_norm(layer)
    with pytest.raises(AttributeError, match="Linear: weight is computed from other parameters"):
        layer.weight = Tensor.ones(3, 2)
    parametrizations.weight_norm(layer, "bias", dim=None)
    with pytest.raises(ValueError, match="bias has several originals"):
        parametrize.remove_parametrizations(layer, "bias", leave_parametrized=False)
