"""Module, Sequential and the layers without weights (sequential.py, functional.py, activation.py,
loss.py, pooling.py)."""

from __future__ import annotations

import numpy as np
import pytest

import tensor.nn.functional as F
from tensor import Tensor, dtypes, nn, optim

pytestmark = pytest.mark.usefixtures("on_host")


class Model(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Conv2d(1, 2, 3), nn.BatchNorm2d(2), nn.ReLU(), nn.MaxPool2d(2), nn.Flatten()
        )
        self.heads = nn.ModuleList([nn.Linear(8, 3), nn.Dropout(0.5)])
        self.register_buffer("scale", Tensor([2.0]))
        self.register_buffer("table", Tensor([1.0]), persistent=False)
        self.free = nn.Parameter(np.zeros(3, np.float32))

    def forward(self, x: Tensor) -> Tensor:
        made = self.body(x)
        for head in self.heads:
            made = head(made)
        return made * self.scale + self.free


def test_a_model_written_for_torch_runs_trains_and_is_put_back() -> None:
    model, x = Model(), Tensor.rand(4, 1, 6, 6)
    names = [name for name, _ in model.named_parameters()]
    assert names == [
        "body.0.weight", "body.0.bias", "body.1.weight", "body.1.bias", "heads.0.weight",
        "heads.0.bias", "free",
    ]  # fmt: skip
    assert "scale" in model.state_dict() and "table" not in model.state_dict()
    optimizer = optim.Adam(model.parameters(), 0.01)
    before = model(x).cross_entropy(Tensor([0, 1, 2, 0]))
    before.backward()
    optimizer.step()
    assert model.body[1].num_batches_tracked.item() == 1
    model.eval()
    assert model(x).tolist() == model(x).tolist()
    assert model.body[1].num_batches_tracked.item() == 1
    other = Model()
    other.load_state_dict(model.state_dict())
    assert other.eval()(x).tolist() == model(x).tolist()
    assert [type(m).__name__ for m in model.children()] == ["Sequential"]
    assert len(list(model.modules())) == 9


def test_frozen_parameters_stay_parameters() -> None:
    model = Model()
    model.body.requires_grad_(False)
    assert len(list(model.parameters())) == 7
    assert len(optim.SGD(model.parameters(), 0.1).params) == 3
    model.requires_grad_()
    assert len(optim.SGD(model.parameters(), 0.1).params) == 7


def test_a_model_is_converted_where_it_stands() -> None:
    layer = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2)).half()
    assert {t.dtype for t in layer.parameters()} == {dtypes.float16}
    assert layer[1].num_batches_tracked.dtype == dtypes.int64
    layer(Tensor.rand(3, 2).half()).float().sum().backward()
    assert layer.float()[0].weight.dtype == dtypes.float32
    layer.zero_grad()
    assert layer[0].weight.grad is None


def test_sequential_names_slices_and_grows() -> None:
    made = nn.Sequential({"first": nn.Linear(2, 3), "act": nn.Tanh()})
    assert list(made.state_dict()) == ["first.weight", "first.bias"]
    plain = nn.Sequential(nn.Linear(2, 3), Tensor.tanh).append(nn.Linear(3, 1))
    assert list(plain.state_dict()) == ["0.weight", "0.bias", "2.weight", "2.bias"]
    assert len(plain) == 3 and len(plain[:2]) == 2 and plain[-1] is list(plain)[2]
    assert plain(Tensor.ones(4, 2)).shape == (4, 1)
    assert repr(plain[:1]) == "Sequential(\n  (0): Linear(weight=(3, 2), bias=(3,))\n)"


@pytest.mark.parametrize("rows", [7, 8])
def test_adaptive_means_are_over_the_parts(rows: int) -> None:
    x = np.random.default_rng(0).normal(size=(2, rows)).astype(np.float32)
    expected = [x[:, rows * i // 4 : -(-rows * (i + 1) // 4)].mean(1) for i in range(4)]
    np.testing.assert_allclose(nn.AdaptiveAvgPool1d(4)(Tensor(x)).numpy().T, expected, rtol=1e-5)


def test_functions_have_torchs_defaults() -> None:
    x = Tensor([[-1.0, 2.0]])
    assert F.gelu(x).numpy()[0, 1] == pytest.approx(
        2 * 0.9772499, rel=1e-5
    )  # 2 * the normal distribution at 2
    assert F.linear(x, Tensor([[1.0, 1.0], [0.0, 1.0], [1.0, 0.0]])).tolist() == [[1.0, 2.0, -1.0]]
    assert F.tanh(x).tolist() == F.tanh(input=x).tolist() == x.tanh().tolist()
    assert F.huber_loss(x, Tensor([[0.0, 0.0]]), "none").tolist() == [[0.5, 1.5]]
    assert F.cosine_similarity(x, Tensor([[-2.0, 4.0]])).item() == pytest.approx(1)
    assert F.dropout(Tensor.ones(64), 0.5, training=False).tolist() == [1.0] * 64
    assert set(F.dropout(Tensor.ones(64), 0.5).tolist()) == {0.0, 2.0}
    with pytest.raises(AttributeError, match=r"nn\.functional has no 'brew'"):
        F.__getattr__("brew")
    with pytest.raises(ValueError, match="adaptive_avg_pool2d: 0 pieces of axis 1"):
        F.adaptive_avg_pool2d(Tensor.ones(1, 4, 4), 0)


def test_losses_as_layers_are_the_functions() -> None:
    x, labels = Tensor([[1.0, 2.0], [0.0, 3.0]]), Tensor([1, 0])
    weight = Tensor([1.0, 3.0])
    found = nn.CrossEntropyLoss(weight=weight, label_smoothing=0.1)(x, labels)
    assert found.item() == x.cross_entropy(labels, weight=weight, label_smoothing=0.1).item()
    assert nn.MSELoss(reduction="sum")(x, x + 1).item() == 4.0
    assert nn.NLLLoss()(x.log_softmax(1), labels).item() == pytest.approx(x.cross_entropy(labels).item())
