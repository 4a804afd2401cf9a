"""A little of everything on both generations and both ways down, and on a simulated NVIDIA card, in every run
of the tests; numpy judges.

All tests of the frontend run on every device with the conformance tests (`tests/devices.py`).
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from hcq.settings import Settings
from tensor import Tensor, jit, nn, optim, runtime
from tensor.cards import compile_for
from tensor.runtime import Runtime
from tests import devices

pytestmark = pytest.mark.sim
RNG = np.random.default_rng(7)


@pytest.fixture(scope="module", params=[*devices.every(), *devices.nvidia()], autouse=True)
def card(request: pytest.FixtureRequest) -> Iterator[Runtime]:
    device = devices.opened(request.param)
    made = Runtime(device, compile_for(device.arch), Settings(), None)
    before = runtime.use(made)
    Tensor.manual_seed(0)
    yield made
    runtime.use(before)
    Tensor.manual_seed(0)  # the count of random numbers lies on the device that goes
    device.close()


def test_a_product_of_matrices() -> None:
    a, b = RNG.random((48, 64), np.float32), RNG.random((64, 80), np.float32)
    np.testing.assert_allclose((Tensor(a) @ Tensor(b)).numpy(), a @ b, rtol=1e-5)


def test_a_product_of_halves_by_matrix_instructions() -> None:
    a = RNG.standard_normal((48, 64)).astype(np.float16)
    b = RNG.standard_normal((64, 32)).astype(np.float16)
    got = (Tensor(a) @ Tensor(b) + 1).numpy()
    np.testing.assert_allclose(got, a.astype(np.float32) @ b.astype(np.float32) + 1, rtol=2e-3, atol=2e-2)


def test_sums_across_the_waves_of_a_work_group() -> None:
    """Goes through LDS and a barrier; a maximum with a NaN is NaN."""
    x = RNG.random(20_000, np.float32)
    np.testing.assert_allclose(Tensor(x).sum().item(), x.astype(np.float64).sum(), rtol=1e-4)
    assert Tensor(x).max().item() == x.max()
    x[777] = np.nan
    assert np.isnan(Tensor(x).max().item())


def test_quotients_of_64_bit_integers() -> None:
    a, b = RNG.integers(-(2**62), 2**62, 100), RNG.integers(1, 2**40, 100)
    np.testing.assert_array_equal((Tensor(a) // Tensor(b)).numpy(), a // b)


def test_functions_of_floats_and_halves() -> None:
    x = RNG.random(1000).astype(np.float32) + 0.5
    got = (Tensor(x).exp() * Tensor(x).sin() / Tensor(x).sqrt()).numpy()
    np.testing.assert_allclose(got, np.exp(x) * np.sin(x) / np.sqrt(x), rtol=2e-6)
    half = x.astype(np.float16)
    np.testing.assert_allclose((Tensor(half) * 2).numpy(), half * np.float16(2), rtol=1e-3)


def test_a_convolution_and_a_gather() -> None:
    x, w = RNG.random((2, 3, 9, 9), np.float32), RNG.random((4, 3, 3, 3), np.float32)
    got = Tensor(x).conv2d(Tensor(w), padding=1).numpy()
    padded = np.pad(x, ((0, 0), (0, 0), (1, 1), (1, 1)))
    windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), axis=(2, 3))
    np.testing.assert_allclose(got, np.einsum("nchwij,ocij->nohw", windows, w), rtol=1e-4)
    rows = np.array([5, 0, 3])
    table = RNG.random((6, 5), np.float32)
    np.testing.assert_array_equal(Tensor(table)[Tensor(rows)].numpy(), table[rows])


def test_a_recorded_training_step_lowers_the_loss_as_numpy_does() -> None:
    x, y = RNG.random((32, 8), np.float32), RNG.random((32, 1), np.float32)
    layer = nn.Linear(8, 1)
    weight, bias = layer.weight.numpy().copy(), np.array(layer.bias.numpy())
    optimizer = optim.SGD(nn.state.get_parameters(layer), lr=0.1)

    @jit
    def step(images: Tensor, wanted: Tensor) -> Tensor:
        loss = ((layer(images) - wanted) ** 2).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        return loss.realize()

    for _ in range(6):
        got = step(Tensor(x), Tensor(y)).item()
        error = x @ weight.T + bias - y
        assert got == pytest.approx(float((error**2).mean()), rel=1e-4)
        weight = weight - 0.1 * 2 / len(x) * error.T @ x
        bias = bias - 0.1 * 2 / len(x) * error.sum(axis=0)


def test_what_a_captured_function_returned_keeps_its_values() -> None:
    weight = Tensor(np.zeros(300, np.float32)).realize()

    @jit
    def step(x: Tensor) -> tuple[Tensor, Tensor]:
        weight.assign(weight + x)
        return x * 2, weight

    held = [step(Tensor(np.full(300, k, np.float32))) for k in range(6)]
    for k, (doubled, sums) in enumerate(held):
        np.testing.assert_array_equal(doubled.numpy(), np.full(300, 2 * k))
        np.testing.assert_array_equal(sums.numpy(), np.full(300, sum(range(k + 1))))
