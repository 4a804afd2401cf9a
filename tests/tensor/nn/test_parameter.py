"""Layers with weights or indices of their own, against torch: values, gradients, names of state."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tensor
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
    ("RMSNorm", ([6, 6],), {}, (IMAGE / 300,)),
    ("RMSNorm", (6, 0.1, True), {}, (IMAGE,)),
    ("ConvTranspose2d", (3, 6, 3, 2, 1, 1, 3, False, 2, "zeros"), {}, (IMAGE,)),
    ("Embedding", (7, 3, 2), {}, (BAGS,)),
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


@pytest.mark.parametrize("momentum", [0.3, None])
def test_running_statistics_of_instances_are_torchs(momentum: float | None) -> None:
    torch = pytest.importorskip("torch")
    settings = {"affine": True, "track_running_stats": True, "momentum": momentum}
    theirs, ours = (library.InstanceNorm2d(3, **settings).train() for library in (torch.nn, nn))
    assert list(ours.state_dict()) == list(theirs.state_dict())
    assert [key for key, _ in ours.named_buffers()] == [key for key, _ in theirs.named_buffers()]
    for x in (IMAGE, IMAGE * 2 + 1):
        expected = theirs(torch.tensor(x)).detach().numpy()
        np.testing.assert_allclose(ours(Tensor(x)).numpy(), expected, rtol=2e-5, atol=2e-6)
    for key, value in theirs.eval().state_dict().items():
        np.testing.assert_allclose(ours.state_dict()[key].numpy(), value.numpy(), rtol=2e-5, atol=1e-6)
    expected = theirs(torch.tensor(IMAGE[0])).detach().numpy()
    np.testing.assert_allclose(ours.eval()(Tensor(IMAGE[0])).numpy(), expected, rtol=2e-5, atol=2e-6)


def test_an_embedding_takes_a_table() -> None:
    assert nn.Embedding(2, 1, _weight=Tensor([[1.0], [2.0]]))(Tensor([1])).tolist() == [[2.0]]
    assert not nn.Embedding(2, 1, _weight=Tensor([[1.0], [2.0]]), _freeze=True).weight.requires_grad
    with pytest.raises(ValueError, match=r"^Embedding: _weight of shape \(2, 1\); allowed is \(2, 3\)"):
        nn.Embedding(2, 3, _weight=Tensor([[1.0], [2.0]]))


def test_a_transposed_convolution_pads_with_zeros_alone() -> None:
    with pytest.raises(ValueError, match=r"^ConvTranspose1d: padding_mode 'reflect'; allowed is 'zeros'"):
        nn.ConvTranspose1d(2, 2, 3, padding_mode="reflect")


def test_a_buffer_is_saved_and_not_trained() -> None:
    torch = pytest.importorskip("torch")
    found = []
    for library in (torch, tensor):
        layer = library.nn.Linear(1, 1)
        layer.mean = library.nn.Buffer(library.tensor([1.0]))
        layer.seen = library.nn.Buffer(library.tensor([2.0]), persistent=False)
        layer.mean = library.tensor([3.0])
        names = [name for name, _ in layer.named_buffers()], [name for name, _ in layer.named_parameters()]
        found.append((*names, sorted(layer.state_dict()), layer.mean.tolist(), layer.mean.requires_grad))
        is_one = isinstance(layer.seen, library.nn.Buffer), isinstance(layer.weight, library.nn.Buffer)
        assert is_one == (True, False)
    assert [sorted(each) if isinstance(each, list) else each for each in found[1]] == [
        sorted(each) if isinstance(each, list) else each for each in found[0]
    ]
