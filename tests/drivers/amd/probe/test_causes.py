"""Causes come from the card's state first, then from what the error says."""

from __future__ import annotations

import pytest

from drivers.amd.probe.causes import FORGOT, NONE, OFF_THE_BUS, cause_of
from drivers.core.errors import DeviceError, DeviceGone, SimFault, WaitTimeout
from drivers.core.pci import PciFunction
from drivers.sim.pci_host import PciHost


def test_a_card_that_does_not_answer_is_gone_whatever_the_error_says() -> None:
    host = PciHost(engines=False)
    function = PciFunction(host, "0000:03:00.0")
    assert cause_of(DeviceError("anything"), function) == NONE
    host.cards[0].power.unplug()
    assert cause_of(WaitTimeout("wait for the SMU to answer TestMessage"), function) == OFF_THE_BUS


def test_bars_that_are_not_where_the_kernel_put_them_were_forgotten() -> None:
    host = PciHost(engines=False)
    function = PciFunction(host, "0000:03:00.0")
    host.functions["0000:03:00.0"].forget(asked=False)
    assert cause_of(DeviceGone("register reads all ones"), function) == FORGOT


@pytest.mark.parametrize(
    ("error", "phrase"),
    [
        (DeviceGone("0000:03:00.0 reads all ones"), "gone from the bus"),
        (DeviceGone("0000:03:00.0 has lost its BARs"), "forgot its BARs"),
        (
            SimFault("E_PSP_ORDER", "a component too many"),
            "a bug of the driver, or of the simulation (E_PSP_ORDER)",
        ),
        (DeviceError("SMU message SetPptLimit(0x1): failed (0xff)"), "the power firmware refused"),
        (WaitTimeout("wait for the GC hub to invalidate VMID 0"), "never acknowledges a TLB invalidation"),
    ],
)
def test_an_error_has_its_cause(error: DeviceError, phrase: str) -> None:
    assert phrase in cause_of(error, None).cause
