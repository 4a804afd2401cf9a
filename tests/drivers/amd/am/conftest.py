"""A machine of each generation, and its booted card."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from drivers.amd.am.boot import CardBlocks
from drivers.sim.pci_host import PciHost
from tests.drivers.amd.am.rig import boot


@pytest.fixture(params=["navi31", "navi48"])
def host(request: pytest.FixtureRequest) -> Iterator[PciHost]:
    made = PciHost(request.param)
    yield made
    made.shutdown()


@pytest.fixture
def machine(host: PciHost) -> CardBlocks:
    return boot(host)
