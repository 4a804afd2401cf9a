"""Averages of models' weights, and the rate that goes to them, against torch's."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest

from tensor import Tensor, nn, optim
from tensor.optim import swa_utils

torch = pytest.importorskip("torch")
pytestmark = pytest.mark.usefixtures("on_host")
RNG = np.random.default_rng(2)
BATCHES = [RNG.normal(size=(5, 3)).astype(np.float32) for _ in range(4)]
AVERAGES: list[tuple[str, Any]] = [
    ("the mean", lambda utils: {}),
    ("a function", lambda utils: {"avg_fn": utils.get_ema_avg_fn(0.7)}),
    ("a function of lists", lambda utils: {"multi_avg_fn": utils.get_ema_multi_avg_fn(0.7)}),
    ("a mean of lists", lambda utils: {"multi_avg_fn": utils.get_swa_multi_avg_fn()}),
    ("buffers too", lambda utils: {"use_buffers": True}),
]


def pair() -> tuple[Any, Any]:
    torch.manual_seed(0)
    theirs = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.BatchNorm1d(4))
    ours = nn.Sequential(nn.Linear(3, 4), nn.BatchNorm1d(4))
    ours.load_state_dict({name: value.numpy() for name, value in theirs.state_dict().items()})
    return theirs.train(), ours.train()


def same(ours: Any, theirs: Any) -> None:
    wanted = {name: value.numpy() for name, value in theirs.state_dict().items()}
    found = ours.state_dict()
    assert set(found) == set(wanted)
    for name, value in wanted.items():
        np.testing.assert_allclose(found[name].numpy(), value, rtol=2e-5, atol=2e-6)


@pytest.mark.parametrize(("name", "options"), AVERAGES, ids=[row[0] for row in AVERAGES])
def test_a_model_of_averages_is_torchs(name: str, options: Any) -> None:
    models, made = pair(), []
    for model, library, utils, array in zip(
        models, (torch.optim, optim), (torch.optim.swa_utils, swa_utils), (torch.tensor, Tensor), strict=True
    ):
        average = utils.AveragedModel(model, **options(utils))
        optimizer = library.SGD(model.parameters(), lr=0.1)
        for batch in BATCHES[:3]:
            optimizer.zero_grad()
            model(array(batch)).square().sum().backward()
            optimizer.step()
            average.update_parameters(model)
        utils.update_bn([array(batch) for batch in BATCHES], average)
        made.append(average.eval())
    same(made[1], made[0])
    results = made[0](torch.tensor(BATCHES[0])).detach().numpy(), made[1](Tensor(BATCHES[0])).numpy()
    np.testing.assert_allclose(results[1], results[0], rtol=2e-5, atol=2e-6)


@pytest.mark.parametrize("options", [{}, {"anneal_strategy": "linear", "anneal_epochs": 3}])
def test_the_rate_goes_to_the_last_one_as_torchs(options: dict[str, Any]) -> None:
    found = []
    for library, weight in ((torch.optim, torch.zeros(1, requires_grad=True)), (optim, Tensor([0.0]))):
        optimizer = library.SGD([weight], lr=0.4)
        before = library.lr_scheduler.ExponentialLR(optimizer, 0.9)
        schedule = library.swa_utils.SWALR(optimizer, swa_lr=0.05, **options)
        rates = []
        for epoch in range(16):
            weight.grad = weight.detach() * 0
            optimizer.step()
            (before if epoch < 3 else schedule).step()
            rates.append(float(optimizer.param_groups[0]["lr"]))
        found.append(rates)
    np.testing.assert_allclose(found[1], found[0], rtol=1e-5)


def test_the_model_itself_is_left_alone() -> None:
    _, model = pair()
    before = copy.deepcopy(model).state_dict()
    average = swa_utils.AveragedModel(model)
    average.update_parameters(model)
    for name, value in model.state_dict().items():
        assert value.tolist() == before[name].tolist()
    swa_utils.update_bn(map(Tensor, BATCHES), nn.Linear(3, 4))


def test_settings_that_are_not_allowed_are_told() -> None:
    _, model = pair()
    with pytest.raises(ValueError, match="avg_fn and multi_avg_fn; give one of them"):
        swa_utils.AveragedModel(
            model, avg_fn=swa_utils.get_swa_avg_fn(), multi_avg_fn=swa_utils.get_swa_multi_avg_fn()
        )
    with pytest.raises(ValueError, match="get_ema_avg_fn: decay 2; allowed is"):
        swa_utils.get_ema_avg_fn(2)
    with pytest.raises(ValueError, match="SWALR: anneal_strategy 'steps'"):
        swa_utils.SWALR(optim.SGD([Tensor([0.0])], lr=0.1), 0.1, anneal_strategy="steps")
    with pytest.raises(AttributeError, match=r"tensor\.optim has no 'Nothing'"):
        optim.Nothing  # noqa: B018
