"""Rows in order and sums into places, against numpy: by the oracle, and on the devices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from hcq.settings import Settings
from tensor import Tensor, dtypes, runtime
from tensor.cards import compile_for
from tensor.dtype import DType
from tensor.ir import build
from tensor.ir.graph import ELEMENTWISE, Node, Op, toposort
from tensor.runtime import Runtime
from tests import devices
from tests.tensor.gradcheck import check_gradient

NAMES = [devices.chosen()] if devices.chosen() else ["cpu", "sim:navi31", "sim:navi48"]
RNG = np.random.default_rng(11)
SIZES = (1, 7, 63, 65, 300)


@pytest.fixture(scope="module", params=NAMES)
def card(request: pytest.FixtureRequest) -> Iterator[Runtime]:
    device = devices.opened(request.param, sim="strict")
    made = Runtime(device, compile_for(device.arch), Settings(), None)
    before = runtime.use(made)
    yield made
    runtime.use(before)
    device.close()


def drawn(shape: Any, dtype: DType) -> np.ndarray[Any, Any]:
    """Numbers of which many are equal, of floats also zeros of both signs, infinities and NaN."""
    if dtype.is_float:
        values = RNG.choice([0.0, -0.0, 1.5, -1.5, 2.25, -1e4, np.inf, -np.inf, np.nan], shape)
        return values.astype(dtype.numpy)
    low, high = (0, 2) if dtype.kind == "b" else (-3 if dtype.is_signed else 0, 9)
    made = RNG.integers(low, high, shape).astype(dtype.numpy)
    if dtype.kind != "b":
        made.flat[0], made.flat[-1] = dtype.min, dtype.max
    return made


@pytest.mark.parametrize("count", [40, 300])
@pytest.mark.parametrize("dtype", [d for d in dtypes.all if d.kind != "B"], ids=lambda d: d.name)
@pytest.mark.usefixtures("on_host")
def test_every_type_sorts(dtype: DType, count: int) -> None:
    x = drawn((3, count), dtype)
    wanted = np.argsort(x + np.zeros((), dtype.numpy), 1, kind="stable")
    assert Tensor(x).argsort(1).numpy().tolist() == wanted.tolist()
    down = Tensor(x).sort(1, descending=True)[0].numpy()
    np.testing.assert_array_equal(np.sort(x, 1)[:, ::-1], down)


@pytest.mark.parametrize("count", [0, 1, 2, 5, 33, 63, 64, 65, 100, 129, 193, 1000, 1021, 3000])
@pytest.mark.usefixtures("on_host")
def test_rows_of_any_length_are_put_in_order(count: int) -> None:
    x = RNG.integers(0, 50, (2, count)).astype(np.int32)
    values, places = Tensor(x).sort(1)
    np.testing.assert_array_equal(values.numpy(), np.sort(x, 1))
    np.testing.assert_array_equal(places.numpy(), np.argsort(x, 1, kind="stable"))
    for k in {0, 1, count // 3, count - 1} & {*range(count)}:
        wanted = np.argsort(-x, 1, kind="stable")[:, :k]
        np.testing.assert_array_equal(Tensor(x).topk(k, 1)[1].numpy(), wanted)


@pytest.mark.parametrize("dtype", [np.uint8, np.float32, np.int64])
@pytest.mark.parametrize("count", [1, 7, 63, 65, 131, 300])
def test_rows_are_put_in_order_on_the_device(card: Runtime, count: int, dtype: type) -> None:
    x = RNG.integers(0, 60, (2, count)).astype(dtype)
    np.testing.assert_array_equal(Tensor(x).argsort(1).numpy(), np.argsort(x, 1, kind="stable"))
    first = np.argsort(60 - x, 1, kind="stable")[:, : count // 5]
    np.testing.assert_array_equal(Tensor(x).topk(count // 5, 1)[1].numpy(), first)


def test_the_work_of_sorting_grows_little_faster_than_the_row() -> None:
    def work(count: int) -> int:
        nodes = toposort(Tensor(np.zeros((1, count), np.float32)).argsort(1).node)
        return sum(node.size for node in nodes if node.op in ELEMENTWISE or node.op is Op.GATHER)

    assert 0 < work(1 << 14) < 2 * 4 * work(1 << 12)  # where all pairs are compared 16 times


@pytest.mark.parametrize("dtype", ["float32", "int32", "uint32", "int64", "uint64", "float64"])
def test_sums_into_places_on_the_device(card: Runtime, dtype: str) -> None:
    for places, count in zip(SIZES, reversed(SIZES), strict=True):
        index = RNG.integers(-1, places + 1, count).astype(np.int32)
        data, values = (RNG.integers(0, 9, n).astype(dtype) for n in (places, count))
        inside = (index >= 0) & (index < places)
        want = data.copy()
        np.add.at(want, index[inside], values[inside])
        got = Tensor(data)._added_at(Tensor(index), Tensor(values)) * 2
        np.testing.assert_array_equal(got.numpy(), want * 2)


def test_the_last_of_several_counts_on_the_device(card: Runtime) -> None:
    for places, count in zip(SIZES, reversed(SIZES), strict=True):
        index = RNG.integers(-1, places + 1, count).astype(np.int32)
        want = np.full(places, -1)
        for number, place in enumerate(index):
            if 0 <= place < places:
                want[place] = number
        assert Tensor(np.zeros(places, np.float32))._last_at(Tensor(index)).tolist() == want.tolist()


@pytest.mark.parametrize("dtype", ["bool", "int8", "float16", "float32", "int64", "float64"])
def test_what_is_set_at_places_stands_there_on_the_device(card: Runtime, dtype: str) -> None:
    place = RNG.permutation(100).astype(np.int32)
    values = RNG.integers(0, 2, 65).astype(dtype)
    want = np.ones(100, dtype)
    want[place[:65]] = values
    got = Tensor(np.ones(100, dtype))._set_at(Tensor(place[:65]), Tensor(values))
    np.testing.assert_array_equal(got.numpy(), want)


def test_the_gradient_of_indexing_sums_on_the_device(card: Runtime) -> None:
    rows = RNG.integers(0, 7, 50)
    weight = Tensor(RNG.standard_normal((7, 5)).astype(np.float32), requires_grad=True)
    scale = RNG.standard_normal((50, 5)).astype(np.float32)
    for _ in range(2):
        weight.grad = None
        (weight[Tensor(rows)] * Tensor(scale)).sum().backward()
        want = np.zeros((7, 5))
        np.add.at(want, rows, scale)
        assert weight.grad is not None
        np.testing.assert_allclose(weight.grad.numpy(), want, rtol=1e-4, atol=1e-5)


def sums(seed: int) -> bytes:
    rng = np.random.default_rng(seed)
    index, values = rng.integers(0, 5, 200), rng.standard_normal(200).astype(np.float32)
    return Tensor.zeros(5).scatter_reduce(0, Tensor(index), Tensor(values), "sum").numpy().tobytes()


@pytest.mark.usefixtures("on_host")
def test_deterministic_sums_use_no_atomics_of_floats(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds: list[Any] = []
    scatter = build.scatter

    def spy(data: Node, index: Node, values: Node, op: Op | None = None) -> Node:
        kinds.append((op, values.dtype))
        return scatter(data, index, values, op)

    monkeypatch.setattr(build, "scatter", spy)
    plain = np.frombuffer(sums(1), np.float32)
    assert (Op.ADD, dtypes.float32) in kinds
    kinds.clear()
    with Tensor.deterministic():
        in_order = np.frombuffer(sums(1), np.float32)
    assert kinds and (Op.ADD, dtypes.float32) not in kinds
    np.testing.assert_allclose(plain, in_order, rtol=1e-5)


@pytest.mark.parametrize("reduce", ["sum", "prod", "amax", "amin", "mean"])
@pytest.mark.usefixtures("on_host")
def test_what_is_reduced_into_places_has_a_gradient(reduce: str) -> None:
    index = Tensor(np.array([0, 2, 2, 5, 0, 2, 1], np.int32))
    source = np.array([0.5, -1.25, 2.0, 3.0, 1.5, 0.75, -2.0])
    check_gradient(lambda t: Tensor(np.full(6, 0.9)).scatter_reduce(0, index, t, reduce), source)
    own = np.array([0.3, -0.4, 5.0, 0.1, 0.2, -3.0])
    check_gradient(lambda t: t.scatter_reduce(0, index, Tensor(source), reduce), own)


@pytest.mark.usefixtures("card")
def test_the_greatest_of_halves_that_are_not_stored_is_found_again() -> None:
    """16.5703125 is no float16: one kernel rounds it, the one of the maximum may not."""
    x = Tensor([-1.375, 2.125, -1.25], dtype=dtypes.float16, requires_grad=True)
    y = Tensor(-2.6875, dtype=dtypes.float16)
    assert (x + y * y * 2).argmax(0).item() == 1
    (x + y * y * 2).amax(0).backward()
    assert x.grad is not None and x.grad.tolist() == [0.0, 1.0, 0.0]
