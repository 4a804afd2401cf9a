"""Random small models of odd sizes, trained in every kind of parallelism, against one device and themselves.

Covers what `test_several.py` says by example; `make conformance` draws more models.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drivers import open_many
from hcq.settings import Settings
from tensor import Tensor, jit, nn, optim, runtime
from tensor.cards import compile_for
from tensor.runtime import Runtime

Array = npt.NDArray[Any]
KINDS = ("data", "optimizer", "parameters", "tensor", "sequence", "pipeline")
STEPS = 3
MOST = 6  # devices


@dataclass(frozen=True)
class Plan:
    """One model and how it is trained. Sizes are of one device's part of it."""

    kind: str
    count: int
    batch: int
    time: int
    width: int
    heads: int
    layers: int
    activation: str
    optimizer: str
    is_normed: bool
    dropout: float
    is_jit: bool
    seed: int

    @property
    def features(self) -> int:
        return self.count * self.heads * self.width

    def names(self, chip: str) -> list[str]:
        return [f"{chip}#{i}" for i in range(self.count)]


def plans(kind: str) -> st.SearchStrategy[Plan]:
    return st.builds(
        Plan,
        kind=st.just(kind),
        count=st.integers(2, MOST),
        batch=st.sampled_from([1, 2, 3, 5]),
        time=st.sampled_from([1, 2, 3, 5, 7]),
        width=st.sampled_from([1, 2, 3, 5]),
        heads=st.integers(1, 3),
        layers=st.integers(1, 2),
        activation=st.sampled_from(["relu", "gelu", "tanh", "silu"]),
        optimizer=st.sampled_from(["SGD", "Adam", "AdamW"]),
        is_normed=st.booleans(),
        dropout=st.sampled_from([0.0, 0.25]),
        is_jit=st.booleans(),
        seed=st.integers(0, 2**16),
    )


class Block:
    """Attention over time and a perceptron, each beside a way around."""

    def __init__(self, plan: Plan) -> None:
        width = plan.features
        self.plan = plan
        self.norm = nn.LayerNorm(width) if plan.is_normed else nn.Identity()
        self.queries, self.keys, self.values = (nn.Linear(width, width, bias=False) for _ in range(3))
        self.mixed = nn.Linear(width, width)
        self.wide, self.narrow = nn.Linear(width, 3 * width), nn.Linear(3 * width, width)
        self.drop = nn.Dropout(plan.dropout)

    def __call__(self, x: Tensor) -> Tensor:
        rows = self.norm(x)
        q, k, v = (
            layer(rows).reshape(*x.shape[:2], self.plan.heads, -1).transpose(1, 2)
            for layer in (self.queries, self.keys, self.values)
        )
        seen = q.scaled_dot_product_attention(k, v).transpose(1, 2).reshape(x.shape)
        x = x + self.drop(self.mixed(seen))
        made: Tensor = x + self.narrow(getattr(self.wide(x), self.plan.activation)())
        return made


class Model:
    """(batch, time, features) -> (batch, 5)."""

    def __init__(self, plan: Plan) -> None:
        self.blocks = [Block(plan) for _ in range(plan.layers)]
        self.out = nn.Linear(plan.features, 5)
        self.stages: list[str] = []

    def __call__(self, x: Tensor) -> Tensor:
        for block, card in zip(self.blocks, self.stages or [None] * len(self.blocks), strict=False):
            x = block(x.to(card))
        logits: Tensor = self.out(x.mean(1).to(self.stages[-1] if self.stages else None))
        return logits


def place(model: Model, plan: Plan, names: list[str]) -> None:
    """Put parameters where the kind of parallelism has them."""
    if plan.kind == "pipeline":
        model.stages = [names[i % plan.count] for i in range(plan.layers + 1)]
        for part, name in zip([*model.blocks, model.out], model.stages, strict=True):
            for parameter in nn.state.get_parameters(part):
                parameter.to_(name)
        return
    for parameter in nn.state.get_parameters(model):
        is_cut = plan.kind == "parameters" and parameter.shape[0] % plan.count == 0
        parameter.shard_(names, 0 if is_cut else None)
    if plan.kind == "tensor":
        for block in model.blocks:
            block.wide.weight.shard_(names, 0)
            block.wide.bias.shard_(names, 0)
            block.narrow.weight.shard_(names, 1)


def trained(plan: Plan, names: list[str] | None) -> tuple[list[float], list[Array]]:
    """Losses of a few steps and the parameters after them; without names on the one device there is."""
    Tensor.manual_seed(plan.seed)
    model = Model(plan)
    if names is not None:
        place(model, plan, names)
    parameters = nn.state.get_parameters(model)
    optimizer = getattr(optim, plan.optimizer)(parameters, lr=0.01)
    if names is not None and plan.kind == "optimizer":
        optimizer.shard_(names)

    def step(x: Tensor, y: Tensor) -> Tensor:
        with Tensor.train():
            loss = model(x).cross_entropy(y)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        return loss.detach()

    run, losses = jit(step) if plan.is_jit else step, []
    rng = np.random.default_rng(plan.seed)
    shape = (plan.count * plan.batch, plan.count * plan.time, plan.features)
    for _ in range(STEPS):
        x = Tensor(rng.standard_normal(shape).astype(np.float32))
        y = Tensor(rng.integers(0, 5, shape[0]).astype(np.int32))
        if names is not None:
            x, y = placed(plan, names, x, y)
        losses.append(run(x, y).item())
    return losses, [parameter.numpy() for parameter in parameters]


def placed(plan: Plan, names: list[str], x: Tensor, y: Tensor) -> tuple[Tensor, Tensor]:
    """A batch where the kind of parallelism has it."""
    match plan.kind:
        case "pipeline":
            return x.to(names[0]), y.to(names[plan.layers % plan.count])
        case "tensor":
            return x.shard(names), y.shard(names)
        case "sequence":
            return x.shard(names, 1), y.shard(names)
        case _:
            return x.shard(names, 0), y.shard(names, 0)


def check(plan: Plan, chip: str) -> None:
    losses, weights = trained(plan, None)
    found, parts = trained(plan, plan.names(chip))
    np.testing.assert_allclose(found, losses, rtol=1e-4, err_msg=str(plan))
    for part, weight in zip(parts, weights, strict=True):
        np.testing.assert_allclose(part, weight, rtol=1e-3, atol=2e-3, err_msg=str(plan))
    again, same = trained(plan, plan.names(chip))
    assert again == found
    for part, weight in zip(same, parts, strict=True):
        np.testing.assert_array_equal(part, weight)


@pytest.fixture(autouse=True)
def several() -> Iterator[None]:
    """A processor alone, and beside it those that models are shared out to."""
    (device,) = open_many("cpu")
    made = Runtime(device, compile_for(device.arch), Settings(), None)
    before = runtime.use(made)
    made.names(f"cpu*{MOST}")
    yield
    runtime.use(before)
    Tensor.manual_seed(0)


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=1)
@given(data=st.data())
def test_a_random_model_in_parallel_is_that_of_one_device(kind: str, data: st.DataObject) -> None:
    check(data.draw(plans(kind)), "cpu")


@pytest.mark.conformance
@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=10)
@given(data=st.data())
def test_many_random_models_in_parallel(kind: str, data: st.DataObject) -> None:
    check(data.draw(plans(kind)), "cpu")
