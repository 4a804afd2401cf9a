"""Tests of the front end compute on the device that DEV names, else on the host's processor."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tensor import runtime
from tests import devices
from tests.tensor.conftest import runtime_on


@pytest.fixture(autouse=True)
def device() -> Iterator[None]:
    before = runtime.use(runtime_on(devices.chosen() or "cpu"))
    yield
    runtime.use(before)
