"""Fixtures for tests of the tensor frontend.

They need no device. ``pytest tests/tensor --on-device`` runs the same tests on the one that DEV names.
"""

from __future__ import annotations

import pytest

from tensor import Tensor, runtime
from tests.tensor import oracle


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--on-device", action="store_true", help="realize tensors on the device that DEV names")


@pytest.fixture
def on_host(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Realize by the numpy oracle: no schedule, no device. The random sequence starts afresh."""
    monkeypatch.setattr(runtime, "device_name", lambda: "host")
    if not request.config.getoption("--on-device", default=False):
        monkeypatch.setattr(runtime, "realize", oracle.realize)
    Tensor.manual_seed(0)
