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
from drivers.core.errors import DeviceError, DeviceGone, SimFault
from drivers.core.pci import PciFunction
from drivers.sim.amd.pci.inject import POINTS, Faults
from drivers.sim.pci_host import PciHost
from hcq.settings import Settings

BDF = "0000:03:00.0"
LONGEST_S = 120.0  # of model time for one attempt, whatever happens
ACCESSES_OF_A_BOOT = 4000  # more than there are: some losses come after it
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


def arm_any(faults: Faults, random: Random) -> str:
    """Arm one point at a random moment; returns its name."""
    name = random.choice(sorted(POINTS))
    faults.arm(name, after=random.randint(0, 200 if name.endswith(".lost") else 2))
    return name


def campaign(chip: str, seed: int, *, losses: bool = False) -> None:
    """One boot with a random fault and the next one. losses: of link, power or BARs, at any access."""
    host = PciHost(chip, seed=seed)
    card, random = host.cards[0], Random(seed)
    if losses:
        name = random.choice(("link.lost", "power.lost", "config.lost"))
        card.faults.arm(name, after=random.randint(0, ACCESSES_OF_A_BOOT))
    else:
        name = arm_any(card.faults, random)
    began = host.now()
    try:
        boot_and_copy(host, seed)
    except DeviceError as error:
        assert not isinstance(error, SimFault), f"{name}: the card's own rule ends the boot, not the driver"
        assert card.faults.fired == [name], f"{name} did not fire, but: {error}"
    assert host.now() - began < LONGEST_S
    card.faults.armed.clear()
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


@pytest.mark.sim
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("chip", ["navi31", "navi48"])
def test_a_card_that_is_lost_at_any_access_is_told_so_and_repaired(chip: str, seed: int) -> None:
    campaign(chip, seed, losses=True)


@pytest.mark.conformance
@pytest.mark.parametrize("chip", ["navi31", "navi48"])
def test_a_thousand_boots_with_random_faults(chip: str) -> None:
    for seed in range(100, 800):
        campaign(chip, seed)
    for seed in range(800, 1100):
        campaign(chip, seed, losses=True)
