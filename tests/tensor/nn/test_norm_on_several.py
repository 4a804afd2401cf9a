"""BatchNorm of a batch in parts (norm.py): as on one device, or each part by itself as under torch's
DistributedDataParallel, whose layers see their own part alone and whose gradients are means over devices. And
`Module.to_empty`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from drivers import open_one
from hcq.settings import Settings
from tensor import Tensor, jit, nn, runtime
from tensor.schedule import schedule
from tools.bench.computing import computing_on

Array = npt.NDArray[Any]
FOUR, COUNT = "cpu*4", 4
X = np.random.default_rng(0).normal(30, 2, (8, 8, 8, 3)).astype(np.float32)
AIM = np.random.default_rng(1).normal(0, 1, X.shape).astype(np.float32)


@pytest.fixture(autouse=True, scope="module")
def several() -> Iterator[runtime.Runtime]:
    with computing_on(open_one("cpu", Settings())) as made:
        made.names(FOUR)
        yield made


def made_layer(**options: Any) -> nn.BatchNorm:
    layer = nn.BatchNorm(8, **options)
    assert layer.weight is not None and layer.bias is not None
    layer.weight.assign(Tensor.arange(8) / 6 + 0.5).realize()
    layer.bias.assign(Tensor.arange(8) / 3 - 1).realize()
    return layer


def passed(layer: nn.BatchNorm, x: Tensor, aim: Tensor) -> dict[str, Array]:
    """What a step gives: values, gradients of the mean square error, running statistics."""
    x.requires_grad_(True)
    with Tensor.train():
        made = layer(x)
        (made - aim).square().mean().backward()
    found = {"made": made, "x": x.grad, "mean": layer.running_mean, "variance": layer.running_var}
    found |= {"weight": layer.weight.grad, "bias": layer.bias.grad}  # type: ignore[union-attr]
    return {name: tensor.numpy() for name, tensor in found.items() if tensor is not None}


def passed_on_several(axis: int, **options: Any) -> dict[str, Array]:
    layer = made_layer(**options)
    for tensor in nn.state.get_state_dict(layer).values():
        tensor.shard_(FOUR).realize()
    return passed(layer, Tensor(X).shard(FOUR, axis), Tensor(AIM).shard(FOUR, axis))


def agree(found: dict[str, Array], wanted: dict[str, Array]) -> None:
    assert found.keys() == wanted.keys() and len(found) == 6
    for name, values in wanted.items():
        scale = np.abs(values).max()
        np.testing.assert_allclose(found[name] / scale, values / scale, atol=3e-5, err_msg=name)


@pytest.mark.parametrize("axis", [0, 2])
def test_a_batch_in_parts_is_normalized_as_on_one_device(axis: int) -> None:
    found = passed_on_several(axis)
    agree(found, passed(made_layer(), Tensor(X), Tensor(AIM)))
    again = passed_on_several(axis)
    assert all(np.array_equal(values, again[name]) for name, values in found.items())


@pytest.mark.parametrize("axis", [0, 2])
def test_without_sync_every_device_knows_its_part_alone(axis: int) -> None:
    found = passed_on_several(axis, sync=False)
    rows, aims = (np.split(values, COUNT, axis) for values in (X, AIM))
    alone = [passed(made_layer(), Tensor(x), Tensor(aim)) for x, aim in zip(rows, aims, strict=True)]
    wanted = {name: np.mean([one[name] for one in alone], 0) for name in alone[0]}
    wanted["made"] = np.concatenate([one["made"] for one in alone], axis)
    wanted["x"] = np.concatenate([one["x"] for one in alone], axis) / COUNT
    agree(found, wanted)


@pytest.mark.parametrize(("sync", "exchanges"), [(True, 1), (False, 0)])
def test_a_forward_pass_exchanges_once_or_never(sync: bool, exchanges: int) -> None:
    """Each of four devices hands what it has to three others."""
    layer = made_layer(sync=sync, track_running_stats=False)
    for tensor in nn.state.get_state_dict(layer).values():
        tensor.shard_(FOUR).realize()
    made = layer(Tensor(X).shard(FOUR, 0))
    launches = schedule([made.node], lambda node: node.storage).launches
    assert sum(each.kernel is None for each in launches) == exchanges * COUNT * (COUNT - 1)


def test_channels_in_parts_need_no_exchange_and_steps_can_be_captured() -> None:
    agree(passed_on_several(1), passed(made_layer(), Tensor(X), Tensor(AIM)))
    layer = made_layer(sync=False)

    @jit
    def step(x: Tensor) -> Tensor:
        with Tensor.train():
            return layer(x).realize()

    for tensor in nn.state.get_state_dict(layer).values():
        tensor.shard_(FOUR).realize()
    wanted = np.concatenate([passed(made_layer(), Tensor(x), Tensor(x))["made"] for x in np.split(X, COUNT)])
    for _ in range(4):
        np.testing.assert_allclose(step(Tensor(X).shard(FOUR, 0)).numpy(), wanted, atol=1e-3)


def test_a_module_brought_to_a_device_by_to_empty_is_there() -> None:
    model = nn.Sequential(nn.Linear(2, 1))
    model.scale = nn.Parameter([1.0])
    model.to_empty(device="cpu#1", recurse=False)
    assert [t.device for t in model.state_dict().values()] == ["cpu#1", "cpu", "cpu"]
    assert model.to_empty(device="cpu#1") is model
    assert {t.device for t in model.state_dict().values()} == {"cpu#1"}
