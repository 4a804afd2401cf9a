"""Lengths and positions that are known at run time: one set of kernels serves every value; numpy judges."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from hcq.settings import Settings
from tensor import Tensor, Variable, jit, nn, optim, runtime
from tensor.cards import compile_for
from tensor.runtime import Runtime
from tests import devices

pytestmark = pytest.mark.sim
NAMES = [devices.chosen()] if devices.chosen() else ["cpu", "sim:navi31", "sim:navi48"]
RNG = np.random.default_rng(3)


@pytest.fixture(scope="module", params=NAMES)
def card(request: pytest.FixtureRequest) -> Iterator[Runtime]:
    device = devices.opened(request.param)
    made = Runtime(device, compile_for(device.arch), Settings(), None)
    before = runtime.use(made)
    Tensor.manual_seed(0)
    yield made
    runtime.use(before)
    Tensor.manual_seed(0)  # the count of random numbers lies on the device that goes
    device.close()


def floats(*shape: int) -> np.ndarray[Any, np.dtype[np.float32]]:
    return RNG.standard_normal(shape).astype(np.float32)


def test_a_short_length_is_what_reductions_count(card: Runtime) -> None:
    n, x = Variable("n", 1, 70), floats(70, 3)
    kernels = []
    for length in (1, 7, 63, 65, 70):
        t = Tensor(x)[: n.bind(length)]
        part = x[:length]
        wanted = {
            "values": (t, part),
            "sum": (t.sum(0), part.sum(0)),
            "mean": (t.mean(), part.mean()),
            "max": (t.max(0), part.max(0)),
            "place of the greatest": (t.max(0).indices, part.argmax(0)),
            "place of the least": (t.argmin(0), part.argmin(0)),
            "min": ((t * t).min(), (part * part).min()),
            "prod": (t.abs().prod(0), np.abs(part).prod(0)),
            "var": (t.var(0, correction=0), part.var(0)),
            "softmax": (t.softmax(0), np.exp(part) / np.exp(part).sum(0)),
            "product": (t.T @ t, part.T @ part),
        }
        for name, (got, want) in wanted.items():
            np.testing.assert_allclose(got.numpy(), want, rtol=2e-4, atol=2e-4, err_msg=name)
        kernels.append(card.stats.kernels_compiled)
    assert len(set(kernels)) == 1


def test_a_variance_of_a_short_length_divides_by_no_less_than_nothing(card: Runtime) -> None:
    n, x = Variable("n", 1, 9), Tensor(np.arange(9, dtype=np.float32) ** 2)
    found = {length: x[: n.bind(length)].var(correction=4).item() for length in (2, 3, 4, 5, 9)}
    assert all(found[length] == np.inf for length in (2, 3, 4))
    for length in (5, 9):
        wanted = (np.arange(length) ** 2).var(ddof=4)
        assert found[length] == pytest.approx(wanted, rel=1e-4)


def test_a_cache_of_keys_and_values_grows_with_the_same_kernels(card: Runtime) -> None:
    length, width = 20, 8
    n, position = Variable("n", 1, length), Variable("position", 0, length - 1)
    keys, values = (Tensor(np.zeros((length, width), np.float32)).realize() for _ in range(2))

    @jit
    def decode(query: Tensor, key: Tensor, value: Tensor, at: Any, count: Any) -> Tensor:
        keys[at], values[at] = key, value
        scores = query.reshape(1, width) @ keys[:count].T
        return scores.softmax(-1) @ values[:count]

    q, k, v = floats(length, width), floats(length, width), floats(length, width)
    held, kernels = [], []
    for i in range(length):
        held.append(decode(Tensor(q[i]), Tensor(k[i]), Tensor(v[i]), position.bind(i), n.bind(i + 1)))
        kernels.append(card.stats.kernels_compiled)
    assert len(set(kernels)) == 1
    for i, got in enumerate(held):
        powers = np.exp(k[: i + 1] @ q[i])
        np.testing.assert_allclose(got.numpy()[0], powers @ v[: i + 1] / powers.sum(), rtol=1e-4, atol=1e-5)


def test_a_short_last_batch_trains_with_the_kernels_of_the_others(card: Runtime) -> None:
    batch = Variable("batch", 1, 16)
    model = [nn.Linear(6, 9), Tensor.relu, nn.LayerNorm(9), nn.Linear(9, 4)]
    parameters = nn.state.get_parameters(model)
    optimizer = optim.SGD(parameters, lr=0.0)

    @jit
    def step(x: Tensor, y: Tensor) -> tuple[Tensor, list[Tensor | None], Tensor]:
        with Tensor.train():
            optimizer.zero_grad()
            scores = x.sequential(model)
            loss = scores.cross_entropy(y)
            loss.backward()
            optimizer.step()
            return loss, [p.grad for p in parameters], scores

    results, kernels = [], []
    for count in (16, 16, 7, 1, 15):
        x, y = floats(count, 6), RNG.integers(0, 4, count).astype(np.int32)
        n = batch.bind(count)
        results.append((x, y, step(Tensor(x).up_to(n), Tensor(y).up_to(n))))
        kernels.append(card.stats.kernels_compiled)
    assert len(set(kernels[1:])) == 1  # the first call also makes the parameters
    for x, y, (loss, gradients, scores) in results:
        for p in parameters:
            p.grad = None
        wanted = Tensor(x).sequential(model).cross_entropy(Tensor(y)).backward()
        np.testing.assert_allclose(loss.numpy(), wanted.numpy(), rtol=1e-4)
        np.testing.assert_allclose(scores.numpy(), Tensor(x).sequential(model).numpy(), rtol=1e-3, atol=1e-4)
        for got, p in zip(gradients, parameters, strict=True):
            assert got is not None and p.grad is not None
            np.testing.assert_allclose(got.numpy(), p.grad.numpy(), rtol=1e-3, atol=1e-5)


def test_an_axis_with_a_length_is_joined_with_those_inside_of_it_and_taken_apart_again(card: Runtime) -> None:
    n, kernels = Variable("n", 1, 40), []
    x, weight = floats(40, 5, 6), Tensor(floats(6, 7), requires_grad=True)
    for length in (1, 3, 33, 40):
        part, weight.grad = x[:length].reshape(-1, 6), None
        rows = Tensor(x)[: n.bind(length)].reshape(200, 6)
        made = (rows @ weight).relu().reshape(40, 5, 7)
        np.testing.assert_allclose(rows.mean().numpy(), part.mean(), atol=1e-5)
        np.testing.assert_allclose(rows.flatten().amax().numpy(), part.max(), atol=1e-5)
        want = np.maximum(part @ weight.numpy(), 0)
        np.testing.assert_allclose(made.numpy(), want.reshape(length, 5, 7), rtol=1e-4, atol=1e-5)
        made.sum().backward()
        assert weight.grad is not None
        toward = part.T @ (want > 0).astype(np.float32)
        np.testing.assert_allclose(weight.grad.numpy(), toward, rtol=1e-4, atol=1e-4)
        kernels.append(card.stats.kernels_compiled)
    assert len(set(kernels)) == 1


def test_garbage_behind_the_length_has_no_part_in_a_gradient(card: Runtime) -> None:
    x, weight = np.full((8, 3), np.nan, np.float32), Tensor(floats(3, 2), requires_grad=True)
    x[:5] = floats(5, 3)
    ((Tensor(x)[: Variable("n", 1, 8).bind(5)] @ weight).square().mean()).backward()
    wanted = x[:5].T @ (2 * (x[:5] @ weight.numpy()) / 10)
    assert weight.grad is not None
    np.testing.assert_allclose(weight.grad.numpy(), wanted, rtol=1e-4)


def test_gradients_of_a_whole_are_whole_where_a_part_has_a_length(card: Runtime) -> None:
    x = Tensor(floats(40, 3), requires_grad=True)
    part = x[: Variable("n", 1, 40).bind(7)]
    (x.sum() + (part * part).sum()).backward()
    wanted = np.ones((40, 3), np.float32)
    wanted[:7] += 2 * x.numpy()[:7]
    assert x.grad is not None and x.grad.shape == (40, 3)
    np.testing.assert_allclose(x.grad.numpy(), wanted, rtol=1e-5)


def test_what_is_put_at_places_ends_with_the_length(card: Runtime) -> None:
    table = Tensor(floats(9, 4), requires_grad=True)
    places = np.array([3, 1, 3, 8], np.int32)
    picked = table[Tensor(places).up_to(Variable("n", 1, 300).bind(4))]
    (picked.relu() * 3).sum().backward()
    wanted = np.zeros((9, 4), np.float32)
    np.add.at(wanted, places, 3 * (table.numpy()[places] > 0))
    assert table.grad is not None
    np.testing.assert_allclose(table.grad.numpy(), wanted, rtol=1e-5)


@pytest.mark.parametrize("length", [1, 7, 63, 65, 700, 1000])
def test_a_short_length_of_a_long_axis_computes_what_is_there(card: Runtime, length: int) -> None:
    n, x, w = Variable("n", 1, 1000), floats(2, 1000, 16), floats(16, 24)
    t = Tensor(x)[:, : n.bind(length)].realize()
    part = x[:, :length]
    scaled = (t * 2 + 1).realize()
    np.testing.assert_allclose(scaled.numpy(), part * 2 + 1, rtol=1e-5)
    np.testing.assert_allclose((scaled @ Tensor(w)).numpy(), (part * 2 + 1) @ w, rtol=1e-3, atol=1e-4)
    np.testing.assert_allclose(t.softmax(1).sum(2).numpy(), _softmax(part).sum(2), rtol=1e-3)
    np.testing.assert_allclose(t.layernorm().max(1).numpy(), _layernorm(part).max(1), rtol=1e-3, atol=1e-4)
    halves = (t.half() @ Tensor(w).half()).numpy()
    np.testing.assert_allclose(halves, part @ w, rtol=2e-2, atol=2e-2)


def _softmax(x: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    powers = np.exp(x - x.max(1, keepdims=True))
    return np.asarray(powers / powers.sum(1, keepdims=True))


def _layernorm(x: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    return np.asarray((x - x.mean(-1, keepdims=True)) / np.sqrt(x.var(-1, keepdims=True) + 1e-5))


def test_a_number_outside_its_range_is_refused() -> None:
    n = Variable("n", 1, 1024)
    for wrong in (0, 1025, -1):
        with pytest.raises(ValueError, match=rf"n: {wrong} is outside 1\.\.1024"):
            n.bind(wrong)
    with pytest.raises(TypeError, match="float is not a whole number"):
        n.bind(3.5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="allowed are whole numbers, 0 <= low <= high <= "):
        Variable("m", 5, 2)


SIX = np.zeros((6, 4), np.float32)


@pytest.mark.parametrize(
    ("what", "kind", "sentence"),
    [
        (
            lambda t, n: t.T.reshape(24),
            ValueError,
            "reshape: axis 1 has a length known at run time, n from 1 to 6",
        ),
        (lambda t, n: t.reshape(3, 8), ValueError, "not joined with axes before it or cut"),
        (
            lambda t, n: t.flatten() + Tensor(SIX)[:, 0].repeat(4)[: Variable("m", 1, 24).bind(2)],
            ValueError,
            "in one tensor and 4 times n from 1 to 6",
        ),
        (lambda t, n: t.pad(((0, 1), (0, 0))), ValueError, "pad: axis 0 .* is not padded or cut"),
        (lambda t, n: t[1:], ValueError, "shrink: axis 0"),
        (lambda t, n: t[:, Tensor([0, 2])], ValueError, "nothing is picked"),
        (lambda t, n: t.sum() / t.shape[0], TypeError, "has no one value to compute with"),
        (lambda t, n: float(t.shape[0]), TypeError, "has no one value"),
        (lambda t, n: Tensor.full((2,), t.shape[0]), TypeError, "has no one value"),
        (lambda t, n: t + Tensor(SIX)[: Variable("m", 1, 6).bind(2)], ValueError, "give both the same one"),
        (lambda t, n: Tensor(SIX)[1:n], IndexError, "it begins at 0"),
        (lambda t, n: Tensor(SIX)[:, :n], IndexError, "stays inside"),
        (lambda t, n: Tensor(SIX).up_to(n), ValueError, "is not n = 3"),
        (lambda t, n: Tensor(SIX).assign(t), ValueError, "it does not fill memory"),
    ],
)
def test_what_would_mix_meaning_with_garbage_is_refused(
    what: Any, kind: type[Exception], sentence: str
) -> None:
    n = Variable("n", 1, 6).bind(3)
    with pytest.raises(kind, match=sentence):
        what(Tensor(SIX)[:n], n)


def test_inside_a_captured_function_a_variable_has_no_one_value(card: Runtime) -> None:
    n = Variable("n", 1, 6)
    double = jit(lambda x, count: x * int(count))
    double(Tensor(SIX), n.bind(2))
    with pytest.raises(TypeError, match="n has no one value inside a captured function"):
        double(Tensor(SIX), n.bind(2))


def test_a_variable_computes_as_a_tensor(card: Runtime) -> None:
    scale = jit(lambda x, count: (x + 1) * count)
    for count in range(1, 6):
        assert scale(Tensor(SIX), Variable("n", 1, 6).bind(count)).numpy()[0, 0] == count
