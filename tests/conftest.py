"""How every test runs: hypothesis draws the same examples each time, unless asked for new ones; tests of
the whole stack run on the device that DEV names.

`HYPOTHESIS_SEARCH=1 make test` looks for new counterexamples; what it finds belongs into a test of its own.
"""

from __future__ import annotations

import gc
import os

import pytest
from hypothesis import HealthCheck, settings

from tests import devices
from tests.peak_memory import PeakMemory

_ANY_SPEED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # machines are busy
settings.register_profile("repeatable", _ANY_SPEED, derandomize=True)
settings.register_profile("search", _ANY_SPEED, derandomize=False)
settings.load_profile("search" if os.environ.get("HYPOTHESIS_SEARCH") else "repeatable")


@pytest.fixture(params=devices.some())
def device_name(request: pytest.FixtureRequest) -> str:
    """The device to open: DEV's, else the default one, and with the conformance tests each of the others."""
    return str(request.param)


@pytest.fixture(params=devices.every())
def every_device_name(request: pytest.FixtureRequest) -> str:
    """The device to open: DEV's, else each of them in turn."""
    return str(request.param)


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(PeakMemory())


def pytest_collection_finish() -> None:
    """Tests and what their modules hold live as long as the process: no collection looks through them.
    Of what tests make, most that dies needs no collection: at Python's own thresholds a tenth of the time of
    all tests goes into looking through what lives."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
