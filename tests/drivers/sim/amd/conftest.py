"""Machines for the tests of the simulated card; each is shut down after its test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.drivers.sim.amd.rig import Rig, open_rig


@pytest.fixture
def make_rig() -> Iterator[Callable[..., Rig]]:
    """Opens machines with what `open_rig` takes."""
    made: list[Rig] = []

    def make(*given: Any, **named: Any) -> Rig:
        made.append(open_rig(*given, **named))
        return made[-1]

    yield make
    for machine in made:
        machine.host.shutdown()


@pytest.fixture
def rig(make_rig: Callable[..., Rig]) -> Rig:
    return make_rig()
