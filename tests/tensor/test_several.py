"""Tensors on several devices: places, copies, sharding, and what is computed there against one device.

Covers `tensor/placement.py`, `tensor/ir/place.py`, `tensor/card.py`, and in `tensor/schedule` `partition.py`,
`collective.py`, `one_device.py` and `timing.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from drivers import open_many
from drivers.core.links import Link
from hcq.errors import ArgumentError, DeviceError
from hcq.settings import Settings
from tensor import Tensor, jit, nn, optim, runtime
from tensor.cards import compile_for
from tensor.runtime import Runtime
from tensor.schedule import collective, schedule

Array = npt.NDArray[Any]
FOUR = "cpu*4"
RNG = np.random.default_rng(0)
A = RNG.standard_normal((8, 12)).astype(np.float32)
B = RNG.standard_normal((4, 12)).astype(np.float32)


@pytest.fixture(autouse=True, scope="module")
def several() -> Iterator[Runtime]:
    """A processor alone, and beside it four that tensors are shared out to."""
    (device,) = open_many("cpu")
    made = Runtime(device, compile_for(device.arch), Settings(), None)
    before = runtime.use(made)
    made.names(FOUR)
    Tensor.manual_seed(0)
    yield made
    runtime.use(before)
    Tensor.manual_seed(0)


def shared(values: Array, axis: int | None = 0) -> Tensor:
    return Tensor(values).shard(FOUR, axis)


# places


def test_a_tensor_says_where_it_is() -> None:
    assert Tensor(A).device == "cpu"
    assert Tensor(A).to(FOUR).device == tuple(f"cpu#{i}" for i in range(4))
    assert Tensor(A).to("cpu#2").device == "cpu#2"
    assert (shared(A, 1).shard_axis, shared(A, None).shard_axis) == (1, None)
    assert Tensor.zeros(3, device="cpu#1").device == "cpu#1"
    assert Tensor(A, device="cpu#1").zeros_like().device == "cpu#1"


def test_what_is_computed_stays_where_its_sources_are() -> None:
    x = Tensor(A).to("cpu#3")
    y = (x * 2 + 1).sum(0)
    assert y.device == "cpu#3"
    np.testing.assert_allclose(y.numpy(), (A * 2 + 1).sum(0), rtol=1e-6)
    assert y.to("cpu").device == "cpu"


def test_gradients_flow_back_over_copies() -> None:
    x = Tensor(A, requires_grad=True)
    (x.to("cpu#1").square().to("cpu#2") * 3).sum().backward()
    assert x.grad is not None and x.grad.device == "cpu"
    np.testing.assert_allclose(x.grad.numpy(), 6 * A, rtol=1e-6)


def test_a_tensor_that_gets_a_gradient_gets_it_from_a_copy_made_of_host_values() -> None:
    x = Tensor(A)
    (toward,) = x.shard(FOUR, 0).square().sum().gradient(x)
    np.testing.assert_allclose(toward.numpy(), 2 * A)


def test_tensors_of_two_devices_do_not_mix() -> None:
    with pytest.raises(
        ValueError, match=r"^add: one tensor is on cpu#1, the other on the default device; .*to"
    ):
        Tensor(A).to("cpu#1") + Tensor(A)
    with pytest.raises(ValueError, match=r"^assign: one tensor is on the default device, the other on cpu#1"):
        Tensor(A).realize().assign(Tensor(A).to("cpu#1"))


@pytest.mark.parametrize(
    ("make", "kind", "sentence"),
    [
        (
            lambda: Tensor(A).shard("cpu*3", 0),
            ValueError,
            "^shard: axis 0 of shape .8, 12. has 8 elements, which",
        ),
        (
            lambda: Tensor(A).shard(["cpu", "sim:navi31"], 0),
            ValueError,
            r"^shard: devices of different chips, cpu \(host-.*\), sim:navi31 \(gfx1100\); allowed are",
        ),
        (
            lambda: Tensor(A).shard(["cpu#1", "cpu#1"], 0),
            ValueError,
            "^shard: cpu#1, cpu#1 names a device twice",
        ),
        (lambda: Tensor(A).to("cpu#9"), DeviceError, "^device 'cpu#9' is not open; name all of its machine"),
        (lambda: Tensor(A).to("cpu*5"), DeviceError, "^device 'cpu.5': fewer of cpu are open already"),
        (lambda: Tensor(A).shard(FOUR, 2), IndexError, "^shard: axis 2 of shape"),
    ],
)
def test_mistakes_are_told_in_one_sentence(
    make: Callable[[], Tensor], kind: type[Exception], sentence: str
) -> None:
    shared(A).realize()
    with pytest.raises(kind, match=sentence):
        make()


def test_a_device_that_is_gone_is_told(several: Runtime) -> None:
    gone = several.card(*several.names("sim:navi31"))
    gone.device.close()
    with pytest.raises(DeviceError, match=r"^sim:navi31 is closed$"):
        Tensor(A).to("sim:navi31")


# operations

CASES: dict[str, tuple[Callable[[Tensor], Tensor], Callable[[Array], Array]]] = {
    "elementwise": (lambda x: (x * 2).exp(), lambda a: np.exp(a * 2)),
    "sum over the parts": (lambda x: x.sum(0), lambda a: a.sum(0)),
    "sum beside the parts": (lambda x: x.sum(1), lambda a: a.sum(1)),
    "sum of all": (lambda x: x.sum(), lambda a: a.sum()),
    "greatest": (lambda x: x.max(0), lambda a: a.max(0)),
    "transposed": (lambda x: x.T, lambda a: a.T),
    "reshaped in parts": (lambda x: x.reshape(4, 2, 12), lambda a: a.reshape(4, 2, 12)),
    "reshaped across parts": (lambda x: x.reshape(3, 32), lambda a: a.reshape(3, 32)),
    "padded": (lambda x: x.pad(((1, 0), (0, 2))), lambda a: np.pad(a, ((1, 0), (0, 2)))),
    "cut": (lambda x: x[1:7, 2:], lambda a: a[1:7, 2:]),
    "flipped": (lambda x: x.flip(0), lambda a: a[::-1]),
    "repeated": (lambda x: x.unsqueeze(1).expand(8, 3, 12), lambda a: np.repeat(a[:, None], 3, 1)),
    "picked": (lambda x: x[Tensor([3, 0, 5]).shard(FOUR)], lambda a: a[[3, 0, 5]]),
    "joined": (lambda x: x.cat(x * 2, dim=0), lambda a: np.concatenate([a, a * 2])),
    "softmax": (lambda x: x.softmax(0), lambda a: np.exp(a) / np.exp(a).sum(0)),
    "variance": (lambda x: x.var(0), lambda a: a.var(0, ddof=1)),
    "sorted": (lambda x: x.sort(0)[0], lambda a: np.sort(a, 0)),
    "running sum": (lambda x: x.cumsum(0), lambda a: np.cumsum(a, 0)),
    "with whole numbers": (lambda x: x + Tensor.arange(12), lambda a: a + np.arange(12)),
    "product with itself": (lambda x: x @ x.T, lambda a: a @ a.T),
    "shared out otherwise": (lambda x: x.shard(FOUR, 1) + 1, lambda a: a + 1),
    "whole again": (lambda x: x.shard(FOUR) + 1, lambda a: a + 1),
    "on one device": (lambda x: x.to("cpu") + 1, lambda a: a + 1),
}


@pytest.mark.parametrize("axis", [0, 1, None])
@pytest.mark.parametrize("name", CASES)
def test_operations_on_parts_give_what_one_device_gives(name: str, axis: int | None) -> None:
    make, expected = CASES[name]
    found = make(shared(A, axis))
    np.testing.assert_allclose(found.numpy(), expected(A), rtol=2e-5, atol=1e-6)


@pytest.mark.parametrize(("mine", "other"), [(a, b) for a in (None, 0, 1) for b in (None, 0, 1)])
def test_products_of_parts_and_their_gradients(mine: int | None, other: int | None) -> None:
    x, w = shared(A, mine), shared(B, other)
    np.testing.assert_allclose((x @ w.T).numpy(), A @ B.T, rtol=1e-4, atol=1e-5)
    toward_x, toward_w = (x @ w.T).square().sum().gradient(x, w)
    np.testing.assert_allclose(toward_x.numpy(), 2 * (A @ B.T) @ B, rtol=1e-4, atol=1e-4)
    np.testing.assert_allclose(toward_w.numpy(), 2 * (A @ B.T).T @ A, rtol=1e-4, atol=1e-4)
    assert (toward_x.shard_axis, toward_w.shard_axis) == (mine, other)


def test_random_numbers_are_those_of_one_device() -> None:
    found = []
    for place in (None, (FOUR, 0), (FOUR, 1), ("cpu#3", None)):
        Tensor.manual_seed(7)
        drawn = Tensor.rand(8, 12)
        found.append((drawn if place is None else drawn.shard(*place)).numpy())
        found.append(Tensor.randn(4).numpy())
    for i in range(2, len(found)):
        np.testing.assert_array_equal(found[i], found[i % 2])


def test_assignments_keep_the_parts() -> None:
    x = shared(A).realize()
    x.assign(x * 2)
    x[2] = 0.0
    expected = A * 2
    expected[2] = 0
    assert x.shard_axis == 0
    np.testing.assert_array_equal(x.numpy(), expected)


def test_what_is_there_in_whole_is_only_summed_in_parts_where_parts_are_asked_for() -> None:
    x = shared(A)
    target = Tensor(np.zeros(12, np.float32)).shard(FOUR, 0).realize()
    before = runtime.stats().dispatches
    target.assign(target + x.sum(0)).realize()
    assert runtime.stats().dispatches - before <= 4 + 12 + 4 + 12  # a sum each, three shares sent, one total
    np.testing.assert_allclose(target.numpy(), A.sum(0), rtol=1e-5)


@pytest.mark.sim
@pytest.mark.parametrize("chip", ["sim:navi31", "sim:gh100"])
def test_two_cards_share_a_product_and_its_gradient(chip: str) -> None:
    x, w = Tensor(A).shard(f"{chip}*2", 0), Tensor(B).shard(f"{chip}*2", 1)
    (toward,) = (x @ w.T).square().sum().gradient(w)
    assert toward.device == (f"{chip}#0", f"{chip}#1")
    np.testing.assert_allclose(toward.numpy(), 2 * (A @ B.T).T @ A, rtol=1e-4, atol=1e-4)


# collectives


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("way", ["once", "twice", "ring", "tree"])
def test_every_way_to_sum_gives_the_sum_on_every_device(
    way: str, count: int, monkeypatch: pytest.MonkeyPatch, several: Runtime
) -> None:
    only = {way: 0.0}
    monkeypatch.setattr(collective, "costs", lambda nbytes, count, link: only)
    monkeypatch.setattr(several, "_recipes", type(several._recipes)())
    values = RNG.standard_normal((count, 7)).astype(np.float32)
    devices = [f"cpu#{i}" for i in range(count)]
    total = Tensor(values).shard(devices, 0).sum(0).realize()
    for name in devices:
        found = total.to(name).numpy()
        np.testing.assert_allclose(found, values.sum(0), rtol=1e-5, atol=1e-6)
        np.testing.assert_array_equal(found, total.numpy())


def test_a_gradient_is_on_its_way_while_the_backward_pass_goes_on() -> None:
    x = Tensor.rand(64, 512).shard(FOUR, 0).realize()
    weights = [Tensor.rand(512, 512).shard(FOUR).realize() for _ in range(3)]
    hidden = x
    for weight in weights:
        hidden = (hidden @ weight).relu()
    gradients = hidden.sum().gradient(*weights)
    plan = schedule([gradient.node for gradient in gradients], lambda node: node.storage)
    is_copy = [launch.kernel is None for launch in plan.launches]
    products = [
        i
        for i, launch in enumerate(plan.launches)
        if launch.kernel is not None and launch.device == "cpu#0" and launch.kernel.reduce_axes
    ]
    assert is_copy.index(True) < products[-1]


@pytest.mark.parametrize(
    ("nbytes", "is_ring", "way"),
    [(256, False, "once"), (1 << 28, False, "twice"), (1 << 28, True, "ring")],
)
def test_the_way_to_sum_is_chosen_by_size_and_links(nbytes: int, is_ring: bool, way: str) -> None:
    found = collective.costs(nbytes, 6, Link(is_ring=is_ring))
    assert min(found, key=found.__getitem__) == way


# training


class Model:
    def __init__(self) -> None:
        self.hidden, self.drop, self.out = nn.Linear(16, 32), nn.Dropout(0.25), nn.Linear(32, 4)

    def __call__(self, x: Tensor) -> Tensor:
        return self.out(self.drop(self.hidden(x).relu()))


def data_parallel(model: Model) -> None:
    for parameter in nn.state.get_parameters(model):
        parameter.shard_(FOUR)


def tensor_parallel(model: Model) -> None:
    data_parallel(model)
    model.hidden.weight.shard_(FOUR, 0)  # columns of the product
    model.hidden.bias.shard_(FOUR, 0)
    model.out.weight.shard_(FOUR, 1)  # rows of the next


def parameters_shared(model: Model) -> None:
    for parameter in nn.state.get_parameters(model):
        parameter.shard_(FOUR, 0)


def trained(
    prepare: Callable[[Model], None] | None, states_axis: int | None, is_jit: bool
) -> tuple[Any, ...]:
    """Losses and parameters after a few steps."""
    Tensor.manual_seed(3)
    model = Model()
    if prepare is not None:
        prepare(model)
    parameters = nn.state.get_parameters(model)
    optimizer = optim.Adam(parameters, lr=0.01)
    if states_axis is not None:
        for state in (*optimizer.m, *optimizer.v):
            state.shard_(FOUR, states_axis)

    def step(x: Tensor, y: Tensor) -> Tensor:
        with Tensor.train():
            loss = model(x).cross_entropy(y)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        return loss

    run = jit(step) if is_jit else step
    rng = np.random.default_rng(1)
    losses = []
    for _ in range(4):
        x = Tensor(rng.standard_normal((24, 16)).astype(np.float32))
        y = Tensor(rng.integers(0, 4, 24).astype(np.int32))
        if prepare is not None:
            axis = None if prepare is tensor_parallel else 0
            x, y = x.shard(FOUR, axis), y.shard(FOUR, axis)
        losses.append(run(x, y).item())
    return losses, [parameter.numpy() for parameter in parameters]


@pytest.mark.parametrize(
    ("prepare", "states_axis", "is_jit"),
    [
        (data_parallel, None, False),
        (data_parallel, None, True),
        (tensor_parallel, None, True),
        (data_parallel, 0, True),
        (parameters_shared, None, True),
    ],
    ids=["data, plain", "data", "tensor", "optimizer", "parameters"],
)
def test_training_on_four_devices_is_training_on_one(
    prepare: Callable[[Model], None], states_axis: int | None, is_jit: bool
) -> None:
    losses, weights = trained(None, None, is_jit)
    found, parts = trained(prepare, states_axis, is_jit)
    np.testing.assert_allclose(found, losses, rtol=1e-5)
    for part, weight in zip(parts, weights, strict=True):
        np.testing.assert_allclose(part, weight, rtol=1e-3, atol=2e-5)
    again, same = trained(prepare, states_axis, is_jit)
    assert again == found
    for part, weight in zip(same, parts, strict=True):
        np.testing.assert_array_equal(part, weight)


@pytest.mark.parametrize("is_jit", [False, True])
def test_a_schedule_of_rates_goes_to_the_devices_of_its_optimizer(is_jit: bool) -> None:
    def rates(devices: str | None) -> list[float]:
        layer = nn.Linear(12, 4)
        for parameter in (layer.weight, layer.bias):
            parameter.to_(devices)
        optimizer = optim.SGD([layer.weight, layer.bias], lr=1.0)
        schedule = optim.lr_scheduler.ExponentialLR(optimizer, 0.5)

        def step(x: Tensor) -> Tensor:
            optimizer.zero_grad()
            layer(x).sum().backward()
            optimizer.step()
            schedule.step()
            return optimizer.lr * 1

        run = jit(step) if is_jit else step
        return [run(Tensor(A).to(devices)).item() for _ in range(4)]

    assert rates(None) == rates(FOUR) == rates("cpu#2") == [0.5, 0.25, 0.125, 0.0625]


def test_parameters_that_were_moved_away_from_their_optimizer_are_told() -> None:
    layer = nn.Linear(12, 4)
    optimizer = optim.Adam([layer.weight, layer.bias], lr=1.0)
    for parameter in (layer.weight, layer.bias):
        parameter.to_("cpu#2")
    layer(Tensor(A).to("cpu#2")).sum().backward()
    with pytest.raises(ValueError, match=r"^Adam: parameters are on cpu#2, state is on the "):
        optimizer.step()
    for tensor in optimizer.state:
        tensor.to_("cpu#2")
    optimizer.step()
    assert layer.weight.device == "cpu#2"


def test_stages_on_devices_in_a_row_train_as_one_model() -> None:
    """Pipeline parallel: each stage has its device, and a batch comes in pieces."""

    def gradients(devices: list[str]) -> list[Array]:
        Tensor.manual_seed(5)
        stages = [nn.Linear(16, 32), nn.Linear(32, 4)]
        for stage, device in zip(stages, devices, strict=True):
            for parameter in (stage.weight, stage.bias):
                parameter.to_(device).requires_grad_()
        total = Tensor.zeros(())
        for piece in np.split(np.random.default_rng(2).standard_normal((12, 16)).astype(np.float32), 3):
            h = stages[0](Tensor(piece).to(devices[0])).relu()
            total = total + stages[1](h.to(devices[1])).square().sum()
        total.backward()
        return [p.grad.numpy() for stage in stages for p in (stage.weight, stage.bias) if p.grad is not None]

    for one, other in zip(gradients(["cpu", "cpu"]), gradients(["cpu#0", "cpu#1"]), strict=True):
        np.testing.assert_allclose(other, one, rtol=1e-4, atol=1e-4)


def test_attention_over_a_sequence_in_parts_is_attention() -> None:
    """Sequence parallel: queries stay where they are, keys and values come together."""
    q, k, v = (RNG.standard_normal((2, 8, 4)).astype(np.float32) for _ in range(3))
    expected = Tensor(q).scaled_dot_product_attention(Tensor(k), Tensor(v)).numpy()
    found = shared(q, 1).scaled_dot_product_attention(shared(k, 1), shared(v, 1))
    assert found.shard_axis == 1
    np.testing.assert_allclose(found.numpy(), expected, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("axis", [None, 0, 1])
def test_positions_are_written_in_every_part_and_copy(axis: int | None) -> None:
    expected, found = A.copy(), shared(A.copy(), axis).realize()
    places, values = np.array([3, 1, 3], np.int32), B[:3]
    found[shared(places, None)] = shared(values, None)
    expected[places] = values
    np.testing.assert_array_equal(found.numpy(), expected)
    assert found.shard_axis == axis


def test_a_list_of_names_may_be_of_devices_that_are_open() -> None:
    assert Tensor(A).shard("cpu#2, cpu#0", 0).device == ("cpu#2", "cpu#0")
    assert Tensor(A).to("cpu,cpu#1").device == ("cpu", "cpu#1")
    with pytest.raises(ArgumentError, match="device 'cpu#9' is not open"):
        Tensor(A).to("cpu#0,cpu#9")


@pytest.mark.parametrize("cards", [("cpu#0", "cpu#3"), ("cpu#0,cpu#1", "cpu#2,cpu#3")])
@pytest.mark.parametrize("worst", [1.0, float("inf")])
def test_gradients_of_stages_are_scaled_and_clipped_together(cards: tuple[str, str], worst: float) -> None:
    def trained(places: tuple[str | None, str | None]) -> list[Array]:
        Tensor.manual_seed(4)
        stages = [nn.Linear(12, 8), nn.Linear(8, 3)]
        for stage, place in zip(stages, places, strict=True):
            for parameter in nn.state.get_parameters(stage):
                parameter.to_(place)
        parameters = nn.state.get_parameters(stages)
        optimizer, scaler = optim.SGD(parameters, lr=0.5, momentum=0.9), optim.GradScaler(8.0)

        @jit
        def step(x: Tensor, factor: Tensor) -> Tensor:
            optimizer.zero_grad()
            hidden = stages[0](x.to(places[0])).tanh().to(places[1])
            scaler.scale((stages[1](hidden) * factor.to(places[1])).square().mean()).backward()
            scaler.unscale_(optimizer)
            length = nn.utils.clip_grad_norm_(parameters, 0.1)
            scaler.step(optimizer)
            scaler.update()
            return length

        found = [step(Tensor(A), Tensor(factor)).numpy() for factor in (1.0, 2.0, worst, 1.0)]
        return [*found, *(p.numpy() for p in parameters), np.float32(scaler.get_scale())]

    with np.errstate(invalid="ignore"):
        one, several = trained((None, None)), trained(cards)
    for mine, theirs in zip(several, one, strict=True):
        np.testing.assert_allclose(mine, theirs, rtol=1e-5, atol=1e-6)


def test_a_model_in_data_parallel_trains_with_labels_of_the_default_device() -> None:
    layer = nn.Linear(12, 3)
    weight, bias = layer.weight.numpy().copy(), layer.bias.numpy().copy()  # type: ignore[union-attr]
    model = nn.DataParallel(layer, device_ids=FOUR)
    optimizer = optim.SGD(model.parameters(), lr=0.5)
    labels = np.arange(8, dtype=np.int32) % 3
    with Tensor.train():
        result = model(Tensor(A))
        result.cross_entropy(Tensor(labels)).backward()
        optimizer.step()
    assert result.device == "cpu" and layer.weight.device == tuple(f"cpu#{i}" for i in range(4))
    logits = A @ weight.T + bias
    np.testing.assert_allclose(result.numpy(), logits, rtol=1e-5, atol=1e-5)
    slope = np.exp(logits) / np.exp(logits).sum(1, keepdims=True) - np.eye(3, dtype=np.float32)[labels]
    np.testing.assert_allclose(layer.weight.numpy(), weight - 0.5 * slope.T @ A / 8, rtol=1e-4, atol=1e-5)
