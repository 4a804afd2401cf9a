"""Fixtures for tests of the tensor frontend.

They need no device. On the one that DEV names they run as well, and with the conformance tests on each.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from hcq.settings import Settings
from tensor import Tensor, runtime
from tensor.runtime import Runtime, compile_for
from tests import devices
from tests.tensor import oracle

HOST = "host"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "on_host" in metafunc.fixturenames:
        metafunc.parametrize("on_host", places(), indirect=True)


def places() -> list[object]:
    """Where tests of meaning realize tensors."""
    if devices.chosen():
        return [devices.chosen()]
    return [HOST, *(pytest.param(name, marks=pytest.mark.conformance) for name in devices.NAMES)]


@pytest.fixture
def on_host(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[None]:
    """Realize by the numpy oracle: no schedule, no device; or on a device, whose name stays untold.
    The random sequence starts afresh."""
    before = runtime.use(None if request.param == HOST else runtime_on(request.param))
    if request.param == HOST:
        monkeypatch.setattr(runtime, "realize", oracle.realize)
    monkeypatch.setattr(runtime, "device_name", lambda: HOST)
    Tensor.manual_seed(0)
    yield
    runtime.use(before)


@cache
def runtime_on(name: str) -> Runtime:
    """One runtime a device, kept open."""
    device = devices.opened(name)
    return Runtime(device, compile_for(device.arch), Settings(), None)
