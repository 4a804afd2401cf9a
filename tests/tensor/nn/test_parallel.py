"""A model in DataParallel is itself, or has its batch shared among devices; and torch.nn.modules' names."""

from __future__ import annotations

import pytest
import tensor.nn.modules.conv as modules_of_conv
from tensor.nn.modules.batchnorm import _BatchNorm
from tensor.nn.modules.module import Module
from tensor.nn.modules.utils import _pair

from tensor import Tensor, dtypes, nn

pytestmark = pytest.mark.usefixtures("on_host")


def test_without_names_of_devices_it_is_the_model() -> None:
    layer = nn.Linear(2, 3)
    made = nn.DataParallel(layer)
    x = Tensor.rand(4, 2)
    assert made(x).tolist() == layer(x).tolist() and made.module is layer
    assert list(made.state_dict()) == ["module.weight", "module.bias"]
    assert nn.parallel.DataParallel(layer, device_ids=[0])(x).tolist() == layer(x).tolist()  # type: ignore[list-item]


def test_numbers_of_devices_and_processes_are_told_what_to_do() -> None:
    with pytest.raises(ValueError, match="give names of devices, such as"):
        nn.DataParallel(nn.Linear(2, 3), device_ids=[0, 1])  # type: ignore[list-item]
    with pytest.raises(RuntimeError, match=r"tensor\.mpi trains over several processes"):
        nn.parallel.DistributedDataParallel(nn.Linear(2, 3))


def test_layers_are_imported_from_where_torch_has_them() -> None:
    assert modules_of_conv.Conv2d is nn.Conv2d and nn.modules.linear.Linear is nn.Linear
    assert isinstance(nn.BatchNorm2d(3), _BatchNorm) and Module is nn.Module
    assert _pair(3) == (3, 3) and _pair((1, 2)) == (1, 2) and nn.modules.ReLU is nn.ReLU
    with pytest.raises(AttributeError, match="Nothing"):
        nn.modules.Nothing  # noqa: B018


def test_layers_are_made_in_a_type() -> None:
    layer = nn.Linear(2, 3, dtype=dtypes.float64)
    assert layer.weight.dtype == dtypes.float64 and layer.bias is not None
