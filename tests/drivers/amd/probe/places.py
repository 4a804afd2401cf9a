"""Places over machines that a test has made itself."""

from __future__ import annotations

from drivers import Place
from drivers.amd.probe import inject
from drivers.sim.pci_host import PciHost


def place_of(host: PciHost, started: bool = True) -> Place:
    """started: its firmware has switched the card's BARs on, as a PC's does."""
    place = Place(host, (f"sim:{host.chip.name}/pci",), tuple(host.functions))
    if started:
        inject.start(place)
    return place
