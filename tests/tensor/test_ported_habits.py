"""Habits of torch's scripts: `.data`, `save` and `load`, what they ask of devices, shared weights, sizes of
layers. Covers amp.py, distributed.py, profiler.py, version.py, and torch_write.py of the weights."""

from __future__ import annotations

import ctypes
from collections import OrderedDict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tensor
from tensor import Tensor, dtypes, nn, runtime
from tensor.weights import load_torch_tree, save_torch_tree
from tests import devices
from tests.tensor.conftest import runtime_on


@pytest.fixture
def card() -> Iterator[None]:
    """The device of DEV, else the host's processor."""
    before = runtime.use(runtime_on(devices.chosen() or "cpu"))
    yield
    runtime.use(before)


def test_what_changes_data_in_place_changes_the_tensor_and_no_gradient_notices(on_host: None) -> None:
    weight = Tensor([1.0, 2.0], requires_grad=True)
    weight.data.mul_(3)
    weight.data.add_(Tensor([1.0, 0.0]), alpha=2)
    weight.data[1] = 9.0
    assert weight.tolist() == [5, 9] and weight.requires_grad and not weight.data.requires_grad
    weight.data.uniform_(2.0, 3.0)
    assert all(2 <= x < 3 for x in weight.tolist())
    weight.data = Tensor([7.0, 8.0])
    (weight * weight.data).sum().backward()
    assert weight.grad is not None and weight.grad.tolist() == [7, 8]
    weight.grad.data.zero_()
    assert weight.grad.tolist() == [0, 0]
    assert type(weight.data + 1) is Tensor and type(weight.data.zeros(2)) is Tensor


def test_data_is_a_memoryview_when_called_and_refuses_what_gradients_go_through(on_host: None) -> None:
    assert Tensor([1.0, 2.0]).data().tolist() == [1, 2]
    made = Tensor([1.0], requires_grad=True) * 2
    with pytest.raises(RuntimeError, match="data: a change in place of what gradients go through"):
        made.data.zero_()


KEPT: dict[str, Any] = {
    "model": OrderedDict(weight=[[1.0, 2.0]], bias=[3.0]),
    "step": 7,
    "rates": [0.5, (1, None)],
    "name": "naïve",
    "far": -(2**70),
    "done": True,
}


def tensors(make: Any) -> dict[str, Any]:
    """`KEPT` with its numbers as tensors."""
    return KEPT | {"model": {name: make(values) for name, values in KEPT["model"].items()}}


def test_a_checkpoint_is_read_as_it_was_written(on_host: None, tmp_path: Path) -> None:
    tensor.save(tensors(Tensor), tmp_path / "all.pt")
    found = tensor.load(tmp_path / "all.pt", map_location="cpu")
    assert {name: t.tolist() for name, t in found["model"].items()} == KEPT["model"]
    assert {k: v for k, v in found.items() if k != "model"} == {k: v for k, v in KEPT.items() if k != "model"}


def test_torch_reads_what_is_written_and_the_other_way_round(on_host: None, tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    tensor.save(tensors(Tensor), tmp_path / "ours.pt")
    torch.save(tensors(torch.tensor), tmp_path / "theirs.pt")
    for found in (torch.load(tmp_path / "ours.pt"), tensor.load(tmp_path / "theirs.pt")):
        assert {name: t.tolist() for name, t in found["model"].items()} == KEPT["model"]
        assert (found["step"], found["rates"], found["far"]) == (7, KEPT["rates"], KEPT["far"])


@pytest.mark.parametrize("name", ["float16", "bfloat16", "float64", "int8", "int64", "bool", "complex64"])
def test_every_type_of_elements_and_empty_ones_come_to_torch(card: None, name: str, tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    values = Tensor([[0, 1, 1], [1, 0, 1]]).cast(getattr(dtypes, name))
    save_torch_tree([values, values[:0], values[0, 0]], tmp_path / "made.pth")
    whole, empty, one = torch.load(tmp_path / "made.pth")
    assert whole.dtype is getattr(torch, name) and whole.real.float().tolist() == [[0, 1, 1], [1, 0, 1]]
    assert (tuple(empty.shape), tuple(one.shape)) == ((0, 3), ())
    assert load_torch_tree(tmp_path / "made.pth")[0].dtype == values.dtype


def test_a_file_holds_no_other_objects_and_an_old_one_stays(on_host: None, tmp_path: Path) -> None:
    file = tmp_path / "model.pt"
    tensor.save({"a": 1}, file)
    for wrong, sentence in (({"a": nn.Linear(1, 1)}, "save: a Linear"), ([1 + 2j], "save: a complex")):
        with pytest.raises(TypeError, match=sentence):
            tensor.save(wrong, file)
    assert tensor.load(file) == {"a": 1} and [path.name for path in tmp_path.iterdir()] == ["model.pt"]


def test_weights_that_two_layers_share_have_both_names_and_are_loaded_by_either(on_host: None) -> None:
    class Model(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.parts = nn.ModuleDict({"words": nn.Embedding(3, 2)})
            self.head = nn.Linear(2, 3, bias=False)
            self.parts.words.weight = self.head.weight

    model = Model()
    assert sorted(model.state_dict()) == ["head.weight", "parts.words.weight"]
    assert len(list(model.parameters())) == 1
    values = np.ones((3, 2), np.float32)
    model.load_state_dict({"head.weight": values, "parts.words.weight": values})
    assert model.head.weight.tolist() == values.tolist()
    with pytest.raises(AttributeError, match="ModuleDict has no 'other'; it has words"):
        model.parts.other  # noqa: B018


def test_layers_tell_their_sizes_by_torchs_names(on_host: None) -> None:
    torch = pytest.importorskip("torch")
    rows = {
        "Linear": ((3, 4), "in_features out_features"),
        "Embedding": ((5, 4), "num_embeddings embedding_dim padding_idx"),
        "Conv2d": ((3, 4, 3), "in_channels out_channels kernel_size groups"),
        "ConvTranspose1d": ((3, 4, 3), "in_channels out_channels kernel_size"),
        "BatchNorm2d": ((4,), "num_features eps momentum"),
        "GroupNorm": ((2, 4), "num_groups num_channels eps"),
    }
    for name, (sizes, names) in rows.items():
        ours, theirs = (getattr(library, name)(*sizes) for library in (nn, torch.nn))
        for each in names.split():
            assert getattr(ours, each) == getattr(theirs, each), (name, each)
    assert nn.LayerNorm(4, bias=False).bias is None


def test_there_is_no_second_device_to_choose(on_host: None) -> None:
    assert not tensor.cuda.is_available() and tensor.cuda.device_count() == 0
    assert not tensor.backends.mps.is_available()
    tensor.backends.cudnn.benchmark = True
    tensor.cuda.manual_seed_all(1)
    a = Tensor.ones(16, 16)
    with tensor.amp.autocast("cuda", dtype=tensor.bfloat16):
        assert (a @ a).dtype == dtypes.bfloat16
    with tensor.amp.autocast("cuda", enabled=False), tensor.set_grad_enabled(False):
        assert (a @ a).dtype == dtypes.float32
    assert tensor.amp.GradScaler("cuda", enabled=False).get_scale() == 1


def test_what_torch_has_for_other_devices_and_processes_says_where_ours_is(on_host: None) -> None:
    assert not tensor.distributed.is_available() and not tensor.distributed.is_initialized()
    with pytest.raises(AttributeError, match=r"'init_process_group': tensor\.mpi trains over several"):
        tensor.distributed.init_process_group("gloo")
    with pytest.raises(AttributeError, match=r"'profile': TRACE=out\.json writes"):
        tensor.profiler.profile()
    with pytest.raises(AttributeError, match="no SparseAdam, as gradients have all elements here; use Adam"):
        tensor.optim.SparseAdam([])
    assert tensor.version.cuda is None and tensor.version.__version__ == tensor.__version__
    model = nn.Sequential(nn.Linear(2, 3), nn.SyncBatchNorm(3))
    assert nn.SyncBatchNorm.convert_sync_batchnorm(model) is model and model(Tensor.ones(2, 2)).shape == (
        2,
        3,
    )


def test_addresses_are_those_of_memory_that_the_process_sees(card: None) -> None:
    x = Tensor([1.0, 2.0]) * 2
    if devices.chosen() not in (None, "", "cpu"):
        with pytest.raises(BufferError, match=r"data_ptr: .* has memory of its own"):
            x.data_ptr()
        return
    found = (ctypes.c_float * 2).from_address(x.data_ptr())
    assert list(found) == [2.0, 4.0]
    found[1] = 7.0
    assert x.tolist() == [2.0, 7.0]


def test_tables_and_transformers_start_as_torchs() -> None:
    Tensor.manual_seed(3)
    table = nn.Embedding(100, 64).weight.numpy()
    assert abs(table.mean()) < 0.05 and abs(table.std() - 1) < 0.05 and abs(table).max() > 3  # N(0, 1)
    weight = nn.Transformer(32, 4, 1, 1, 64).encoder.layers[0].linear1.weight.numpy()
    bound = (6 / (32 + 64)) ** 0.5  # Glorot's
    assert 0.95 * bound < abs(weight).max() <= bound
    assert Tensor.ones(2, 3).shape.numel() == tensor.Size([2, 3]).numel() == 6


def test_layers_take_torchs_arguments_by_place_and_by_name(on_host: None) -> None:
    norm = nn.BatchNorm2d(3, 1e-3, 0.2, False)
    assert (norm.eps, norm.momentum, norm.weight) == (1e-3, 0.2, None) and repr(norm).startswith(
        "BatchNorm2d("
    )
    assert (
        isinstance(nn.BatchNorm1d(num_features=2), nn.BatchNorm) and nn.BatchNorm(2, 1e-3, False).bias is None
    )
    x, y = Tensor([[1.0, 2.0]]), Tensor([[1.0, 4.0]])
    assert nn.MSELoss()(input=x, target=y).item() == 2
    assert nn.HingeEmbeddingLoss()(input=x, target=Tensor([[1.0, 1.0]])).item() == 1.5
    assert nn.CosineEmbeddingLoss()(x, x, target=Tensor([1.0])).item() == pytest.approx(0, abs=1e-6)
    weighed = nn.BCEWithLogitsLoss(Tensor([2.0, 0.0]))(x, Tensor([[0.0, 1.0]])).item()
    assert weighed == pytest.approx(np.log1p(np.e), rel=1e-6)  # (2 * log(1 + e) + 0) / 2
    rows, (last, _) = nn.LSTM(2, 3)(input=x, hx=(Tensor.ones(1, 3), Tensor.ones(1, 3)))
    assert rows.tolist() == last.tolist()
    w = Tensor([3.0], requires_grad=True)
    assert tensor.autograd.grad(w * w, [w], Tensor([1.0]), True, False, True)[0].tolist() == [6.0]
    assert tensor.optim.Adam([w], 1e-3, (0.5, 0.75)).param_groups[0]["betas"] == (0.5, 0.75)
    assert tensor.optim.Adam([w], 1e-3, (0.5, 0.75), 1e-6).eps == 1e-6
