"""The driver against a host that says yes to everything."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from drivers.nv.device import NvDevice, open_device
from hcq.settings import Settings
from tests.drivers.nv.fake_rm import FakeRm


@pytest.fixture
def host() -> FakeRm:
    return FakeRm()


@pytest.fixture
def device(host: FakeRm) -> Iterator[NvDevice]:
    made = open_device("nv:0", host, 0, Settings())
    yield made
    made.close()
