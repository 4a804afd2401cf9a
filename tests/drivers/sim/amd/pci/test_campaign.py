"""Boots with one random fault each end ready or with a named error, and the next attach repairs the card.

The default run tries a few seeds; `make conformance` tries a thousand.
"""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from drivers.amd.am.boot import open_machine
from drivers.amd.am.card import AmCard
from drivers.amd.device import AmdDevice
from drivers.core.errors import DeviceError, DeviceGone
from drivers.core.pci import PciFunction
from drivers.sim.pci_host import PciHost
from hcq.settings import Settings

BDF = "0000:03:00.0"
LONGEST_S = 120.0  # of model time for one attempt, whatever happens
PATTERN = np.arange(4096, dtype=np.uint32)


def boot_and_copy(host: PciHost, seed: int) -> None:
    """Take the card, send data there and back, leave it. Raises DeviceError."""
    function = PciFunction(host, BDF, f"seed {seed}")
    try:
        device = AmdDevice("sim", AmCard(open_machine(function)), Settings())
        copied = device.buffer(PATTERN).numpy(np.uint32, PATTERN.shape)
        device.close()
    finally:
        function.close()
    assert np.array_equal(copied, PATTERN)


def campaign(chip: str, seed: int) -> None:
    host = PciHost(chip, seed=seed)
    card = host.cards[0]
    name = card.faults.arm_any(Random(seed))
    began = host.now()
    try:
        boot_and_copy(host, seed)
    except DeviceError as error:
        assert card.faults.fired == [name], f"{name} did not fire, but: {error}"
    assert host.now() - began < LONGEST_S
    card.faults.disarm()
    card.faults.fired.clear()
    host.kill()
    if card.bus.is_gone:
        with pytest.raises(DeviceGone):
            boot_and_copy(host, seed)
    else:
        boot_and_copy(host, seed)
    host.shutdown()


@pytest.mark.sim
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("chip", ["navi31", "navi48"])
def test_a_boot_with_a_random_fault_ends_and_the_next_one_repairs(chip: str, seed: int) -> None:
    campaign(chip, seed)


@pytest.mark.conformance
@pytest.mark.parametrize("chip", ["navi31", "navi48"])
def test_a_thousand_boots_with_random_faults(chip: str) -> None:
    for seed in range(100, 600):
        campaign(chip, seed)
