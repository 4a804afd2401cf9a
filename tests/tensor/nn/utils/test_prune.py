"""Pruning (prune.py): torch's names, masks and steps."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import tensor
from tensor import Tensor, nn
from tensor.nn.utils import prune

pytestmark = pytest.mark.usefixtures("on_host")
ROWS = np.random.default_rng(0).normal(size=(5, 6)).astype(np.float32)
WAYS: dict[str, Callable[[Any, Any], Any]] = {
    "least elements": lambda torch, m: torch.l1_unstructured(m[0], "weight", amount=0.3),
    "least elements of two": lambda torch, m: [
        torch.l1_unstructured(m[0], "weight", 7), torch.l1_unstructured(m[1], "bias", 1),
    ],
    "shortest rows": lambda torch, m: torch.ln_structured(m[0], "weight", amount=0.5, n=2, dim=0),
    "flattest columns": lambda torch, m: torch.ln_structured(m[0], "weight", 2, n=float("inf"), dim=1),
    "again and again": lambda torch, m: [
        torch.l1_unstructured(m[0], "weight", 0.3), torch.ln_structured(m[0], "weight", 0.5, n=2, dim=0),
        torch.l1_unstructured(m[0], "weight", 2), torch.ln_structured(m[0], "weight", 0.5, n=1, dim=1),
    ],
    "of all": lambda torch, m: torch.global_unstructured(
        [(m[0], "weight"), (m[1], "weight")], pruning_method=torch.L1Unstructured, amount=0.4
    ),
    "of all again": lambda torch, m: [
        torch.l1_unstructured(m[0], "weight", 5),
        torch.global_unstructured([(m[0], "weight"), (m[1], "bias")], torch.L1Unstructured, amount=9),
    ],
    "for good": lambda torch, m: torch.remove(torch.l1_unstructured(m[0], "weight", 0.5), "weight"),
    "nothing": lambda torch, m: torch.identity(m[0], "weight"),
}  # fmt: skip


def model(nn: Any) -> Any:
    return nn.Sequential(nn.Linear(6, 4), nn.Linear(4, 3))


def steps(torch: Any, model: Any) -> float:
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
    for _ in range(2):
        optimizer.zero_grad()
        loss = (model(torch.tensor(ROWS)) ** 2).mean()
        loss.backward()
        optimizer.step()
    return float(loss.item())


@pytest.mark.parametrize("name", WAYS)
def test_names_masks_and_steps_are_torchs(name: str) -> None:
    torch = pytest.importorskip("torch")
    from torch.nn.utils import prune as its

    torch.manual_seed(0)
    theirs, ours = model(torch.nn), model(nn)
    ours.load_state_dict({name: value.numpy() for name, value in theirs.state_dict().items()})
    WAYS[name](its, theirs)
    WAYS[name](prune, ours)
    assert prune.is_pruned(ours) == its.is_pruned(theirs)
    assert list(ours.state_dict()) == list(theirs.state_dict())
    assert [n for n, _ in ours.named_parameters()] == [n for n, _ in theirs.named_parameters()]
    np.testing.assert_allclose(steps(tensor, ours), steps(torch, theirs), rtol=1e-5)
    for key, value in theirs.state_dict().items():
        np.testing.assert_allclose(ours.state_dict()[key].numpy(), value.numpy(), atol=1e-6, err_msg=key)
    again = copy.deepcopy(ours)[0].weight.numpy()
    np.testing.assert_allclose(again, theirs[0].weight.detach().numpy(), atol=0.2)  # of before the last step


def test_what_goes_at_random_is_as_much_as_asked_for() -> None:
    layer = prune.random_unstructured(nn.Linear(6, 4), "weight", 0.25)
    assert layer.weight_mask.sum().item() == 18 and layer.weight.eq(0).sum().item() == 6
    prune.random_structured(layer, "weight", 1, dim=0)
    assert layer.weight_mask.sum(1).eq(0).sum().item() == 1


def test_scores_and_masks_may_be_given() -> None:
    layer = prune.l1_unstructured(nn.Linear(2, 4), "bias", 2, importance_scores=Tensor([3.0, 0.0, -1.0, 2.0]))
    assert layer.bias_mask.tolist() == [1, 0, 0, 1]
    prune.custom_from_mask(layer, "bias", Tensor([0, 1, 1, 1]))
    assert layer.bias_mask.tolist() == [0, 0, 0, 1]
    assert prune.L1Unstructured(1).prune(Tensor([3.0, -1.0])).tolist() == [3, 0]


def test_a_kind_of_ones_own_says_what_stays() -> None:
    class Above(prune.BasePruningMethod):
        def __init__(self, least: float) -> None:
            self.least = least

        def compute_mask(self, t: Tensor, default_mask: Tensor) -> Tensor:
            return default_mask * (t.abs() > self.least)

    layer = nn.Linear(1, 3, bias=False)
    layer.weight.data = Tensor([[0.5], [-2.0], [1.0]])
    Above.apply(layer, "weight", least=0.75)
    assert layer.weight.tolist() == [[0], [-2], [1]]
    Above.apply(layer, "weight", 1.5)
    assert layer.weight.tolist() == [[0], [-2], [0]]


def test_a_frozen_parameter_stays_frozen() -> None:
    layer = nn.Linear(3, 2)
    layer.weight.requires_grad_(False)
    prune.l1_unstructured(layer, "weight", 1)
    assert not layer.weight_orig.requires_grad
    assert not prune.remove(layer, "weight").weight.requires_grad


def test_mistakes_are_told() -> None:
    layer = nn.Linear(2, 3)
    with pytest.raises(ValueError, match=r"amount 1\.5; allowed are counts, and shares of 0\.0\.\.1\.0"):
        prune.l1_unstructured(layer, "weight", 1.5)
    with pytest.raises(ValueError, match="amount 7; there are 6"):
        prune.l1_unstructured(layer, "weight", 7)
    with pytest.raises(ValueError, match=r"shape \(3,\) has no channels"):
        prune.ln_structured(layer, "bias", 1, 2, 0)
    with pytest.raises(ValueError, match=r"scores of shape \(2,\) for bias of shape \(3,\)"):
        prune.l1_unstructured(layer, "bias", 1, importance_scores=Tensor([1.0, 2.0]))
    with pytest.raises(ValueError, match="bias of Linear is not pruned"):
        prune.remove(layer, "bias")
    with pytest.raises(TypeError, match="LnStructured is structured"):
        prune.global_unstructured([(layer, "weight")], prune.LnStructured, amount=1, n=2)
    with pytest.raises(ValueError, match="weight of Linear is computed already"):
        prune.identity(nn.utils.weight_norm(layer), "weight")
    assert type(nn.Linear(2, 3)) is nn.Linear and not prune.is_pruned(layer)
