"""The plan of memory (lifetimes.py) before anything runs: what is made, kept and most at once."""

from __future__ import annotations

import numpy as np
import pytest

import tensor
from tensor import Tensor, optim
from tests.tensor.numpy_device import NumpyDevice

KIB = 1024


def test_arrays_are_kept_from_their_launch_to_their_last_use(device: NumpyDevice) -> None:
    x = Tensor(np.ones((16, 16), np.float32)).realize()  # 1 KiB
    third = x @ x @ x @ x
    plan = tensor.memory_plan(third)
    assert [(each.first, each.last) for each in plan.arrays] == [(1, 2), (2, 3), (3, None)]
    assert [each.size_bytes for each in plan.arrays] == [KIB] * 3
    assert (plan.launches, plan.there_bytes, plan.peak_bytes, plan.peak_at) == (3, KIB, 3 * KIB, 2)
    assert third.node.storage is None  # nothing ran
    text = str(plan)
    assert text.startswith("3 launches; peak 3072 B in launch 2, of which 1024 B were there before")
    assert "3 on" in text and "matmul float32[16, 1, 16]" in text


def test_what_is_there_needs_no_plan(device: NumpyDevice) -> None:
    assert tensor.memory_plan(Tensor([1.0]).realize()) == (0, 0, 0, 0, ())


@pytest.mark.parametrize(
    ("given", "told"), [([], r"list; .*: memory_plan\(\*list\)$"), (3, "int; .* tensors$")]
)
def test_what_is_no_tensor_is_refused(given: object, told: str) -> None:
    with pytest.raises(TypeError, match=f"memory_plan: an argument of type {told}"):
        tensor.memory_plan(given)  # type: ignore[arg-type]


def test_a_step_of_training_is_planned_before_it_is_taken(device: NumpyDevice) -> None:
    weight = Tensor(np.ones(256, np.float32), requires_grad=True)
    optimizer = optim.SGD([weight], lr=1.0)
    (weight * 2).sum().backward()
    plan = tensor.memory_plan(*optimizer.schedule_step())
    assert plan.launches == 1 and str(plan).startswith("1 launch; peak ")
    assert plan.there_bytes >= KIB and weight.tolist() == [-1.0] * 256


@pytest.mark.parametrize(("side", "told"), [(64, "16.0 KiB"), (2048, "16.0 MiB")])
def test_sizes_have_at_most_four_digits(device: NumpyDevice, side: int, told: str) -> None:
    assert told in str(tensor.memory_plan(Tensor.ones(side, side).contiguous()))
