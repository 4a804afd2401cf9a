"""Interrupts are counted over all processors, for the function that is named and no other."""

from __future__ import annotations

import pytest

from drivers.core.host import Host
from tests.drivers.amd.probe.files import Files
from tools.smi.interrupts import count_interrupts

TEXT = """\
           CPU0       CPU1
  16:          5          0   IO-APIC  16-fasteoi   ehci_hcd:usb1
 126:       1200         34  IR-PCI-MSIX-0000:03:00.0    0-edge      amdgpu
 127:          6          0  IR-PCI-MSIX-0000:04:00.0    0-edge      amdgpu
 NMI:          9          9   Non-maskable interrupts
"""


@pytest.mark.parametrize(
    ("address", "count"), [("0000:03:00.0", 1234), ("0000:04:00.0", 6), ("0000:05:00.0", None)]
)
def test_a_functions_interrupts_are_summed(address: str, count: int | None) -> None:
    host: Host = Files({"/proc/interrupts": TEXT})  # type: ignore[assignment]
    assert count_interrupts(host, address) == count


def test_a_machine_without_the_file_counts_nothing() -> None:
    host: Host = Files({})  # type: ignore[assignment]
    assert count_interrupts(host, "0000:03:00.0") is None
