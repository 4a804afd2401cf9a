"""Places over machines that a test has made itself."""

from __future__ import annotations

from drivers.amd.probe import inject
from drivers.sim.pci_host import PciHost
from drivers.sites import Site


def place_of(host: PciHost, started: bool = True) -> Site:
    """started: its firmware has switched the card's BARs on, as a PC's does."""
    site = Site(host, (f"sim:{host.chip.name}/pci",), tuple(host.functions))
    if started:
        inject.start(site)
    return site
