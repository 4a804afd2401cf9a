"""Torch's settings of the whole process: the default type of floats, and those that change nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import tensor
from tensor import Tensor, dtypes, nn, switches

pytestmark = pytest.mark.usefixtures("on_host")
FLOATS = """
torch.tensor([1.5])
torch.tensor(1.5)
torch.tensor([1])
torch.tensor([1j])
torch.zeros(2)
torch.ones(2)
torch.full((2,), 1.5)
torch.eye(2)
torch.rand(2)
torch.randn(2)
torch.empty(2)
torch.linspace(0, 1, 3)
torch.arange(0, 1, 0.5)
torch.arange(3)
torch.tensor([1]) / 2
torch.tensor([1]) * 1.5
torch.tensor([1]).sqrt()
torch.tensor([True]).float()
torch.tensor([1.5]).half() * 2.5
"""


@pytest.fixture(autouse=True)
def default(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(switches, "_kept", {})
    yield
    tensor.set_default_dtype(tensor.float32)
    tensor.use_deterministic_algorithms(False)


@pytest.mark.parametrize("kind", ["float64", "float32"])
@pytest.mark.parametrize("code", FLOATS.split("\n")[1:-1])
def test_floats_of_no_named_type_have_the_default_one_as_in_torch(code: str, kind: str) -> None:
    torch = pytest.importorskip("torch")
    found = []
    for library in (torch, tensor):
        library.set_default_dtype(getattr(library, kind))
        assert library.get_default_dtype() == getattr(library, kind)
        made = eval(code, {"torch": library})
        found.append(str(made.dtype).rpartition(".")[2])
        library.set_default_dtype(library.float32)
    assert found[0] == found[1] or ("int" in found[0] and "int" in found[1])


def test_layers_are_made_and_trained_in_the_default_type() -> None:
    tensor.set_default_dtype(dtypes.float64)
    layer = nn.Sequential(nn.Linear(2, 3), nn.BatchNorm1d(3), nn.LSTM(3, 2))
    kinds = {t.dtype.name for n, t in layer.state_dict().items() if "num_batches" not in n}
    assert kinds == {"float64"} and layer(Tensor.rand(4, 2))[0].dtype == dtypes.float64


def test_lists_are_rounded_to_a_default_of_16_bits() -> None:
    for kind in (dtypes.bfloat16, dtypes.float16):
        tensor.set_default_dtype(kind)
        assert Tensor([1.5, 2.25]).dtype == kind and Tensor([1.5, 2.25]).tolist() == [1.5, 2.25]


def test_a_default_that_is_no_float_is_refused() -> None:
    with pytest.raises(TypeError, match="set_default_dtype: int32; allowed are floats"):
        tensor.set_default_dtype(tensor.int32)


def test_settings_that_change_nothing_are_taken_and_kept() -> None:
    assert not tensor.are_deterministic_algorithms_enabled()
    tensor.use_deterministic_algorithms(True, warn_only=True)
    assert tensor.are_deterministic_algorithms_enabled()
    tensor.set_float32_matmul_precision("high")
    tensor.set_num_threads(3)
    assert (tensor.get_float32_matmul_precision(), tensor.get_num_threads()) == ("high", 3)
    with pytest.raises(ValueError, match="set_float32_matmul_precision: 'low'"):
        tensor.set_float32_matmul_precision("low")


def test_orders_of_axes_in_memory_change_nothing() -> None:
    x = Tensor.rand(1, 2, 3, 3)
    for kind in (tensor.channels_last, tensor.contiguous_format, tensor.preserve_format):
        made = x.to(memory_format=kind).contiguous(memory_format=kind)
        assert made.tolist() == x.tolist() and made.is_contiguous(memory_format=kind)
        assert isinstance(kind, tensor.memory_format)
    assert nn.Conv2d(2, 3, 3).to(memory_format=tensor.channels_last)(x).shape == (1, 3, 1, 1)
    assert x.empty_like(memory_format=tensor.preserve_format).shape == x.shape
    assert isinstance(tensor.strided, tensor.layout) and isinstance(tensor.float32, tensor.dtype)


def test_sums_into_places_have_an_order_where_a_script_asks_for_it() -> None:
    tensor.use_deterministic_algorithms(True)
    assert Tensor.is_in_order and tensor.are_deterministic_algorithms_enabled()
    tensor.use_deterministic_algorithms(False)
    assert not Tensor.is_in_order


def test_gradients_are_switched_off_at_once() -> None:
    tensor.set_grad_enabled(False)
    assert not Tensor.is_grad_enabled()
    tensor.set_grad_enabled(True)
    with tensor.autograd.set_grad_enabled(False):
        assert not Tensor.is_grad_enabled()
    assert Tensor.is_grad_enabled()


def test_a_generator_of_another_kind_is_named() -> None:
    with pytest.raises(TypeError, match=r"generator is of type int; give a tensor\.Generator"):
        Tensor.rand(2, generator=7)


def test_tensors_of_doubles_keep_all_digits() -> None:
    assert tensor.DoubleTensor([0.1]).item() == 0.1


def test_a_recomputed_function_takes_torchs_settings() -> None:
    x = Tensor([2.0], requires_grad=True)
    tensor.utils.checkpoint.checkpoint(lambda x: x * x, x, preserve_rng_state=False).sum().backward()
    assert x.grad is not None and x.grad.tolist() == [4.0]
