"""A card of each generation, given back after the test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.drivers.sim.amd.pci.rig import Rig, open_rig


@pytest.fixture(params=["navi31", "navi48"])
def rig(request: pytest.FixtureRequest) -> Iterator[Rig]:
    """Both generations."""
    made = open_rig(request.param)
    yield made
    made.card.close()


@pytest.fixture
def navi31() -> Iterator[Rig]:
    made = open_rig("navi31")
    yield made
    made.card.close()


@pytest.fixture
def navi48() -> Iterator[Rig]:
    made = open_rig("navi48")
    yield made
    made.card.close()
