"""The warning for a write to a part that nothing holds (lost.py)."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from tensor import Tensor, lost, nn

pytestmark = pytest.mark.usefixtures("on_host")


@pytest.fixture(autouse=True)
def nothing_told() -> Iterator[None]:
    lost._told.clear()
    yield
    lost._told.clear()


def test_a_write_to_a_part_of_a_part_warns_once_with_its_line() -> None:
    x = Tensor.zeros(2, 3)
    with pytest.warns(
        UserWarning, match=r"^this write changes nothing: .* write x\[0, 1\] = value for"
    ) as told:
        x[0][1] = 5
        x.view(6)[2] = 5
    assert len(told) == 1 and Path(told[0].filename).name == "test_lost.py" and x.tolist() == [[0] * 3] * 2


def test_a_write_through_data_of_a_parameter_is_told_too() -> None:
    layer = nn.Linear(2, 2)
    with pytest.warns(UserWarning, match="this write changes nothing"):
        layer.weight.data[0][1] = 5


def test_writes_to_what_something_holds_or_to_a_copy_do_not_warn() -> None:
    x, rows, layer = Tensor.zeros(2, 3), [Tensor.zeros(2)], nn.Linear(2, 2)
    rows[0].requires_grad_().sum().backward()
    row = x[0]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        x[0, 1] = row[1] = rows[0].data[0] = layer.weight.data[0] = 1
        x[0] += 2
        rows[0].grad[0] = 3  # type: ignore[index]
        (lambda given: given.__setitem__(0, 4))(row)
        with Tensor.no_grad():
            layer.weight[0, 0] = 5
            layer.state_dict()["weight"][0, 1] = 6
        x[[0, 1]][0] = 7  # a copy in PyTorch as well
    assert x.tolist() == [[2, 3, 2], [0] * 3] and row.tolist() == [4, 1, 0]
    assert layer.weight[0].tolist() == [5, 6]
