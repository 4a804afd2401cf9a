"""Fixtures for tests of the tensor frontend."""

from __future__ import annotations

import pytest

from tensor import Tensor, runtime
from tests.tensor import oracle


@pytest.fixture
def on_host(monkeypatch: pytest.MonkeyPatch) -> None:
    """Realize by the numpy oracle: no schedule, no device. The random sequence starts afresh."""
    monkeypatch.setattr(runtime, "realize", oracle.realize)
    monkeypatch.setattr(runtime, "device_name", lambda: "host")
    Tensor.manual_seed(0)
