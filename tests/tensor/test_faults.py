"""A fault under a Tensor: the error names the kernel, lost values are never handed out, and work goes on."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from hcq.errors import DeviceError
from hcq.settings import Settings
from tensor import Tensor, jit, runtime
from tensor.cards import compile_for
from tensor.runtime import Runtime
from tests.devices import opened

pytestmark = pytest.mark.sim


@pytest.fixture
def sim(device_name: str) -> Iterator[Runtime]:
    if device_name.startswith("cpu"):
        pytest.skip("a stray access on the host ends the process: there is no fault to survive")
    device = opened(device_name)
    made = Runtime(device, compile_for(device.arch), Settings(), None)
    before = runtime.use(made)
    yield made
    runtime.use(before)
    device.close()


def strayed(tensor: Tensor) -> Tensor:
    """The same tensor, on memory that the card does not have."""
    tensor.realize()
    storage = runtime.storage_of(tensor.node)
    assert storage is not None and storage.buffer is not None
    runtime.synchronize()
    storage.buffer.gpu_va = 0x1234_5000
    return tensor


def back(tensor: Tensor, gpu_va: int) -> None:
    storage = runtime.storage_of(tensor.node)
    assert storage is not None and storage.buffer is not None
    storage.buffer.gpu_va = gpu_va


def address(tensor: Tensor) -> int:
    tensor.realize()
    storage = runtime.storage_of(tensor.node)
    assert storage is not None and storage.buffer is not None
    return storage.buffer.gpu_va


def on_card(*values: float) -> Tensor:
    made = Tensor(np.array(values, np.float32)) + 0.0
    made.realize()
    runtime.synchronize()
    return made


def test_values_that_a_fault_took_are_refused_and_the_rest_goes_on(sim: Runtime, device_name: str) -> None:
    x, y = on_card(1, 2, 3), on_card(4, 5, 6)
    at = address(x)
    strayed(x)
    lost = (x * 2.0).realize()
    after = (y + 1.0).realize()
    with pytest.raises(DeviceError, match=f"E_VM_FAULT.*memory is kept and {device_name} can be used again"):
        lost.numpy()
    back(x, at)
    for value in (lost, after):
        with pytest.raises(
            DeviceError, match=r"the values of a float32\[3\] tensor were lost with the kernel"
        ):
            value.numpy()
    with pytest.raises(DeviceError, match="were lost"):
        (lost + 1.0).numpy()
    assert x.numpy().tolist() == [1, 2, 3]
    assert (y + 1.0).numpy().tolist() == [5, 6, 7]
    assert (x @ y).item() == 32
    for _ in range(20):  # temporaries take the memory of those that were in use
        assert ((x + y) * (x - y)).sum().item() == -63


def test_a_jitted_function_replays_after_a_fault(sim: Runtime) -> None:
    state = on_card(0, 0, 0)

    @jit
    def step(t: Tensor) -> Tensor:
        state.assign(state + t)
        return state * 2.0

    one = on_card(1, 1, 1)
    for n in range(1, 4):
        assert step(one).numpy().tolist() == [2 * n] * 3
    x = on_card(1, 2, 3)
    at = address(x)
    strayed(x)
    with pytest.raises(DeviceError, match="E_VM_FAULT"):
        (x + 1.0).numpy()
    back(x, at)
    assert step(one).numpy().tolist() == [8, 8, 8]


def test_a_replay_that_would_read_lost_values_says_so_until_they_are_assigned(sim: Runtime) -> None:
    state = on_card(0, 0, 0)

    @jit
    def step(t: Tensor) -> Tensor:
        state.assign(state + t)
        return state * 2.0

    one = on_card(1, 1, 1)
    for _ in range(3):
        step(one).numpy()
    x = on_card(1, 2, 3)
    at = address(x)
    strayed(x)
    lost = (x + 1.0).realize()
    step(one)
    with pytest.raises(DeviceError, match="E_VM_FAULT"):
        lost.numpy()
    back(x, at)
    with pytest.raises(DeviceError, match=r"values of a float32\[3\] tensor were lost"):
        step(one)
    state.assign(on_card(10, 10, 10)).realize()
    assert step(one).numpy().tolist() == [22, 22, 22]
