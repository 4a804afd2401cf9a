"""A simulated machine with one process that owns the card and another that only looks."""

from __future__ import annotations

from drivers.amd.am.boot import open_machine
from drivers.amd.am.card import AmCard
from drivers.amd.device import AmdDevice
from drivers.core.pci import PciFunction
from drivers.core.replay import HostRecorder
from drivers.sim.pci_host import PciHost
from hcq.settings import Settings
from tools.smi.pci_card import PciView

BDF = "0000:03:00.0"
OWNER = "pid 4711, python train.py, since 2026-11-21 03:00:00 UTC"


def owned(host: PciHost) -> AmdDevice:
    """A device of the process behind `host`."""
    return AmdDevice("the owner's", AmCard(open_machine(PciFunction(host, BDF, OWNER))), Settings())


def watcher(host: PciHost) -> tuple[PciView, HostRecorder]:
    """A look from another process on the same machine, and a record of all that it asks."""
    record = HostRecorder(PciHost(machine=host.machine))
    return PciView(record, BDF, "card", is_simulated=True), record
