"""What simulated cards keep: nothing of a fault that was told, and nothing at all once they are closed."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from drivers.amd.device import AmdDevice
from drivers.core.errors import SimFault
from drivers.sim.amd.card import SimulatedCard
from drivers.sim.amd.wave.shadow.pages import Page
from drivers.sim.amd.wave.shadow.space import Shadow
from drivers.sim.memory import AddressSpace, Backing
from tests.devices import every, opened
from tests.drivers.amd.kernels import BUMP, program

MODES = ("fast", "strict", "interpret")
ONE, LANES = (1, 1, 1), (32, 1, 1)
UNDEFINED = BUMP.replace("v1, s6, v1", "v1, v7, v1")
LARGE = (Shadow, Page, Backing)
FAULTS = 25


def doors() -> list[Any]:
    """Both doors in each mode; the other generation on demand."""
    rare = [pytest.mark.conformance]
    names = [(name, rare if "navi48" in name else []) for name in every()]
    return [pytest.param(name, mode, marks=marks) for name, marks in names for mode in MODES]


def alive(*kinds: type) -> int:
    return sum(type(each) in kinds for each in gc.get_objects())


@pytest.fixture
def nothing() -> Iterator[None]:
    """What other tests left is taken away first, then never looked through; the collector is off."""
    gc.collect()
    gc.collect()
    gc.freeze()
    gc.disable()
    yield
    gc.enable()


class Trouble:
    """Waves that use what is not defined, race, and leave their memory."""

    def __init__(self, device: AmdDevice) -> None:
        self.device = device
        self.x = device.buffer(np.zeros(64, np.uint32))
        self.undefined, self.bump = (program(device, ["x", "n"], text) for text in (UNDEFINED, BUMP))

    def meet(self, count: int) -> None:
        x, bump = self.x, self.bump
        for turn in range(count):
            kernel, groups, ahead = ((self.undefined, 1, 0), (bump, 8, 0), (bump, 1, 256))[turn % 3]
            place, x.gpu_va = x.gpu_va, x.gpu_va + ahead
            kernel(x, np.int32(1), grid=(groups, 1, 1), block=LANES)
            x.gpu_va = place
            try:
                self.device.synchronize()
            except SimFault as fault:
                assert fault.code in ("E_UNINIT", "E_RACE", "E_VM_FAULT")


@pytest.mark.parametrize(("name", "mode"), doors())
def test_a_closed_card_gives_back_what_is_large_at_once_and_the_rest_when_it_is_collected(
    name: str, mode: str, nothing: None
) -> None:
    spaces, shadows = alive(AddressSpace, SimulatedCard), alive(Shadow, Page)
    large = alive(*LARGE)  # of cards that other tests keep
    for _ in range(3):
        with opened(name, sim=mode) as device:
            Trouble(device).meet(3)
        assert alive(Shadow, Page) == shadows
    del device
    gc.collect()
    gc.collect()  # what the first one freed held more
    assert alive(AddressSpace, SimulatedCard) <= spaces and alive(*LARGE) <= large


@pytest.mark.parametrize(("name", "mode"), doors())
def test_a_session_that_meets_faults_keeps_none(name: str, mode: str, nothing: None) -> None:
    with opened(name, sim=mode) as device:
        trouble = Trouble(device)
        trouble.meet(3)
        gc.collect()
        faults, shadows = alive(SimFault), alive(*LARGE)
        trouble.meet(FAULTS)
        gc.collect()
        assert alive(SimFault) <= faults and alive(*LARGE) <= shadows
