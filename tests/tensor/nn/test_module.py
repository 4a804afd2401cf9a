"""Module, Sequential and the layers without weights (sequential.py, functional.py, activation.py,
loss.py, pooling.py).
Covers hooks.py and parameter.py."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

import tensor.nn.functional as F
from tensor import Tensor, dtypes, nn, optim
from tensor.nn.module import evaluated

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
        "free", "body.0.weight", "body.0.bias", "body.1.weight", "body.1.bias", "heads.0.weight",
        "heads.0.bias",
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
    assert [type(m).__name__ for m in model.children()] == ["Sequential", "ModuleList"]
    assert len(list(model.modules())) == 10


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


SIZES = {"Sequential": (), "ModuleList": (), "ModuleDict": (), "Transformer": (2, 1, 1, 1, 2)}


@pytest.mark.parametrize("name", [*SIZES, "MultiheadAttention", "RNN", "GRU", "LSTM"])
def test_what_torch_alone_has_trains_until_it_is_told_to_evaluate(name: str) -> None:
    layer = getattr(nn, name)(*SIZES.get(name, (2, 2)))
    assert layer.training is True
    inner = [module for module in layer.modules() if type(module).__name__.startswith("Transformer")]
    assert all(module.training for module in inner) and len(inner) == 5 * (name == "Transformer")
    assert not any(module.training for module in layer.eval().modules())


def test_a_sequential_trains_its_layers_and_a_simple_layer_does_as_it_is_told_from_around() -> None:
    x, norm = Tensor([[1.0], [3.0]]), nn.BatchNorm1d(1, eps=0.0)
    assert norm.training is None and norm(x).tolist() == x.tolist()
    model = nn.Sequential(norm, nn.Sequential(nn.Dropout(1.0)))
    assert model(x).tolist() == [[0.0], [0.0]] and norm.num_batches_tracked.item() == 1
    for copied in (pickle.loads(pickle.dumps(model)), copy.deepcopy(model)):
        assert copied.training and not copied.eval()[1].training and copied.state_dict().keys() == {
            f"0.{name}" for name in ("weight", "bias", "running_mean", "running_var", "num_batches_tracked")
        }  # fmt: skip
    model.eval()
    with Tensor.train():
        assert model(x).tolist() != [[0.0], [0.0]] and norm.num_batches_tracked.item() == 1


def test_eval_of_the_model_around_reaches_what_it_holds_in_lists() -> None:
    class Around(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.parts = [nn.Sequential(nn.Dropout(1.0))]

        def forward(self, x: Tensor) -> Tensor:
            return self.parts[0](x)

    model, x = Around(), Tensor([2.0])
    assert model(x).tolist() == [0.0]
    with evaluated():
        assert model(x).tolist() == [2.0]
    assert model(x).tolist() == [0.0] and model.eval()(x).tolist() == [2.0]


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


def test_a_layer_of_ones_own_changes_the_forward_of_ours() -> None:
    class Doubled(nn.Linear):
        def forward(self, x: Tensor) -> Tensor:
            return super().forward(x) * 2

    layer = Doubled(2, 1, bias=False)
    layer.weight.assign(Tensor([[1.0, 2.0]]))
    assert nn.Sequential(layer)(Tensor([[1.0, 1.0]])).tolist() == [[6.0]]


def test_hooks_see_and_change_what_goes_through_a_layer() -> None:
    layer, seen = nn.Linear(2, 1, bias=False), []
    layer.weight.assign(Tensor([[1.0, 2.0]]))
    x = Tensor([[3.0, 4.0]], requires_grad=True)
    before = layer.register_forward_pre_hook(lambda module, args: (args[0] * 2,))
    after = layer.register_forward_hook(lambda module, args, result: seen.append(result.tolist()))
    named = layer.register_forward_hook(lambda m, args, names, result: result + 1, with_kwargs=True)
    back = layer.register_full_backward_hook(lambda module, toward, given: (toward[0] * 10,))
    assert layer(x).tolist() == [[23.0]] and seen == [[[22.0]]]
    (layer(x) * 3).sum().backward()
    assert x.grad is not None and x.grad.tolist() == [[60.0, 120.0]]
    for hook in (before, after, named, back):
        hook.remove()
    assert layer(x).tolist() == [[11.0]] and len(seen) == 2


def test_a_backward_hook_of_a_layer_whose_input_has_no_gradient_sees_what_comes_to_its_result() -> None:
    layer, seen = nn.Linear(2, 1), []
    layer.register_full_backward_hook(lambda module, toward, given: seen.append((toward, given[0].tolist())))
    (layer(Tensor([[3.0, 4.0]])) * 5).sum().backward()
    assert seen == [((None,), [[5.0]])]


def test_what_a_model_only_computed_or_keeps_in_plain_is_neither_parameter_nor_state() -> None:
    class Remembering(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.layer, self.table = nn.Linear(2, 2), Tensor([1.0])

        def forward(self, x: Tensor) -> Tensor:
            self.last = self.layer(x)
            return self.last

    model = Remembering()
    model(Tensor.ones(1, 2)).realize()
    assert list(model.state_dict()) == ["layer.weight", "layer.bias"]
    assert len(list(model.parameters())) == 2 and not list(model.buffers())
    assert model.load_state_dict(model.state_dict()) == ([], [])


def test_lists_and_dicts_of_modules_are_modules() -> None:
    model = nn.ModuleList([nn.ModuleDict({"a": nn.Linear(2, 1)}), nn.Linear(1, 1)])
    assert [name for name, _ in model.named_parameters()] == [
        "0.a.weight", "0.a.bias", "1.weight", "1.bias",
    ]  # fmt: skip
    assert model.eval()[0]["a"].training is False and isinstance(model[1:], nn.ModuleList)
    assert model.get_submodule("0.a") is model[0]["a"]
    with pytest.raises(AttributeError, match=r"ModuleList has no '0\.b'"):
        model.get_submodule("0.b")


def test_what_isinstance_takes_for_a_parameter() -> None:
    weight = nn.Linear(1, 1).weight
    assert isinstance(weight, nn.Parameter) and isinstance(
        nn.Parameter([1.0], requires_grad=False), nn.Parameter
    )
    assert not isinstance(Tensor([1.0]), nn.Parameter) and not isinstance(weight * 2, nn.Parameter)
    frozen = nn.Module()
    frozen.places = nn.Parameter(Tensor.arange(3).float() * 2, requires_grad=False)  # type: ignore[attr-defined]
    assert list(frozen.state_dict()) == [name for name, _ in frozen.named_parameters()] == ["places"]


def test_what_is_no_layer_may_be_an_attribute_of_a_sequential_model() -> None:
    """As in torch."""
    model = nn.Sequential(nn.Identity())
    model.name, model.seen = "first", [1, 2]  # type: ignore[attr-defined]
    model.register_buffer("mean", Tensor([1.0]))
    assert len(model) == 1 and model(Tensor([2.0])).tolist() == [2]
    with pytest.raises(TypeError, match="Sequential: layer 1 is NoneType; allowed are modules and functions"):
        nn.Sequential(nn.Identity(), None)  # type: ignore[arg-type]


def test_layers_of_a_sequential_model_are_exchanged_taken_out_and_put_in() -> None:
    """As torch's: names are numbers again after a layer is taken out or put in."""
    theirs = pytest.importorskip("torch").nn
    found = []
    for library in (nn, theirs):
        model = library.Sequential(library.Linear(2, 3), library.ReLU(), library.Linear(3, 1))
        model[-1] = library.Linear(3, 4)
        del model[1]
        model.insert(1, library.Tanh())
        model.extend([library.Linear(4, 2), library.ReLU()])
        del model[-1]
        model.append(library.Flatten())
        found.append([f"{name} {type(each).__name__}" for name, each in model.named_children()])
        found.append([(name, tuple(each.shape)) for name, each in model.state_dict().items()])
    assert found[:2] == found[2:]
    with pytest.raises(TypeError, match="Sequential: layer 0 is int"):
        nn.Sequential(nn.Identity())[0] = 1


def test_missing_and_unknown_names_are_given_back() -> None:
    layer = nn.Linear(1, 1)
    found = layer.load_state_dict({"weight": [[2.0]], "other": [1.0]}, strict=False)
    assert (found.missing_keys, found.unexpected_keys) == (["bias"], ["other"])
    assert layer.weight.tolist() == [[2.0]]
