"""Layers with weights or indices of their own, against torch: values, gradients, names of state."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tensor import Tensor, nn, optim

pytestmark = pytest.mark.usefixtures("on_host")
RNG = np.random.default_rng(11)
LEFT, RIGHT = (RNG.normal(size=(5, n)).astype(np.float32) for n in (2, 3))
BAGS, ROW, STARTS = RNG.integers(0, 7, (3, 4)), RNG.integers(0, 7, 8), np.array([0, 0, 5])
SHARES = RNG.normal(size=8).astype(np.float32)
IMAGE = RNG.normal(size=(2, 3, 6, 6)).astype(np.float32)

ROWS: list[tuple[str, tuple[Any, ...], dict[str, Any], tuple[Any, ...]]] = [
    ("Bilinear", (2, 3, 4), {}, (LEFT, RIGHT)),
    ("Bilinear", (2, 3, 1), {"bias": False}, (LEFT, RIGHT)),
    ("EmbeddingBag", (7, 3), {}, (BAGS,)),
    ("EmbeddingBag", (7, 3), {"mode": "max"}, (ROW, STARTS)),
    ("EmbeddingBag", (7, 3), {"mode": "sum", "padding_idx": 2}, (ROW, STARTS, SHARES)),
    ("EmbeddingBag", (7, 3), {"include_last_offset": True}, (ROW, np.array([0, 5, 8]))),
    ("InstanceNorm2d", (3,), {"affine": True}, (IMAGE,)),
]


@pytest.mark.parametrize(
    ("name", "sizes", "settings", "inputs"), ROWS, ids=[f"{i}-{r[0]}" for i, r in enumerate(ROWS)]
)
def test_values_gradients_and_state_are_torchs(name: str, sizes: Any, settings: Any, inputs: Any) -> None:
    torch = pytest.importorskip("torch")
    theirs, ours = (getattr(library, name)(*sizes, **settings) for library in (torch.nn, nn))
    assert {k: v.shape for k, v in ours.state_dict().items()} == {
        k: tuple(v.shape) for k, v in theirs.state_dict().items()
    }
    ours.load_state_dict({k: v.numpy() for k, v in theirs.state_dict().items()})
    results = theirs(*map(torch.tensor, inputs)), ours(*map(Tensor, inputs))
    np.testing.assert_allclose(results[1].numpy(), results[0].detach().numpy(), rtol=2e-5, atol=2e-6)
    for result in results:
        result.square().sum().backward()
    wanted = dict(theirs.named_parameters())
    for key, parameter in ours.named_parameters():
        assert parameter.grad is not None
        np.testing.assert_allclose(parameter.grad.numpy(), wanted[key].grad.numpy(), rtol=2e-4, atol=2e-5)


@pytest.mark.parametrize("rank", [1, 2, 3])
def test_unpooling_puts_back_what_pooling_took(rank: int) -> None:
    torch = pytest.importorskip("torch")
    x = RNG.normal(size=(2, 3, *[6] * rank)).astype(np.float32)
    found = []
    for library, array in ((torch.nn, torch.tensor), (nn, Tensor)):
        taken = getattr(library, f"MaxPool{rank}d")(2, return_indices=True)(array(x))
        found.append(getattr(library, f"MaxUnpool{rank}d")(2)(*taken).numpy())
    np.testing.assert_array_equal(*found)


def test_parameters_in_containers_are_trained_under_torchs_names() -> None:
    class Model(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.rows = nn.ParameterList([Tensor([1.0]), Tensor([2.0])])
            self.rows.append(Tensor([3.0]))
            self.named = nn.ParameterDict({"scale": Tensor([4.0])})

        def forward(self) -> Tensor:
            return sum(self.rows) * self.named["scale"]  # type: ignore[no-any-return]

    model = Model()
    assert list(model.state_dict()) == ["rows.0", "rows.1", "rows.2", "named.scale"]
    optimizer = optim.SGD(model.parameters(), lr=1.0)
    model().sum().backward()
    optimizer.step()
    assert [t.item() for t in model.parameters()] == [-3, -2, -1, -2]


def test_running_statistics_of_instances_are_refused() -> None:
    with pytest.raises(ValueError, match="InstanceNorm1d: track_running_stats=True; allowed is False"):
        nn.InstanceNorm1d(3, track_running_stats=True)
