"""Fixtures for tests of the tensor frontend.

They need no device. On the one that DEV names they run as well, and with the conformance tests on each.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from hcq.settings import Settings
from tensor import Tensor, runtime
from tensor.cards import compile_for
from tensor.ir.graph import Node
from tensor.runtime import Runtime
from tests import devices
from tests.tensor import oracle
from tests.tensor.numpy_device import NumpyDevice, numpy_runtime

HOST = "host"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "on_host" in metafunc.fixturenames:
        metafunc.parametrize("on_host", places(), indirect=True)


def places() -> list[object]:
    """Where tests of meaning realize tensors."""
    if devices.chosen():
        return [devices.chosen()]
    names = (*devices.NAMES, *devices.NVIDIA)
    return [HOST, *(pytest.param(name, marks=pytest.mark.conformance) for name in names)]


@pytest.fixture
def on_host(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[None]:
    """Realize by the numpy oracle: no schedule, no device; or on a device, whose name stays untold.
    The random sequence starts afresh, and again behind it: its count lies on a device."""
    before = runtime.use(None if request.param == HOST else runtime_on(request.param))
    if request.param == HOST:
        monkeypatch.setattr(runtime, "realize", oracle.realize)
    monkeypatch.setattr(runtime, "device_name", lambda: HOST)
    Tensor.manual_seed(0)
    yield
    Tensor.manual_seed(0)
    runtime.use(before)


@pytest.fixture
def batches(on_host: None, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many roots each schedule had so far."""
    found: list[int] = []
    original = runtime.realize

    def realize(nodes: Sequence[Node]) -> None:
        found.append(len(nodes))
        original(nodes)

    monkeypatch.setattr(runtime, "realize", realize)
    return found


@pytest.fixture
def device() -> Iterator[NumpyDevice]:
    """The numpy device, on which everything is computed meanwhile."""
    made = NumpyDevice()
    before = runtime.use(numpy_runtime(device=made))
    Tensor.manual_seed(0)  # the count of random numbers lies on a device
    yield made
    Tensor.manual_seed(0)
    runtime.use(before)


_OPEN: dict[str, Runtime] = {}


def runtime_on(name: str) -> Runtime:
    """One runtime a device, kept open."""
    if name not in _OPEN:
        device = devices.opened(name)
        _OPEN[name] = Runtime(device, compile_for(device.arch), Settings(), None)
    return _OPEN[name]


@pytest.fixture(scope="module", autouse=True)
def kernels_of_one_module() -> Iterator[None]:
    """What modules compile for each of the devices would add up to more memory than a process may take."""
    yield
    for made in _OPEN.values():
        made.forget_kernels()
