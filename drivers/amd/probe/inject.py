"""Faults for the simulated card, so that users can see what the probe says about a broken card.

A fault is permanent: it occurs at every visit. Two kinds need a card in a certain state first: faults of the
boot firmware need a power cycle, those of a reset need an owner that died.
"""

from __future__ import annotations

from drivers.amd.am.boot import open_machine
from drivers.core.errors import ArgumentError
from drivers.core.pci import PciFunction
from drivers.sim.amd.pci.inject import POINTS
from drivers.sim.pci_host import PciHost
from drivers.sites import Site

ALWAYS = 1 << 30
ONCE = ("power.lost", "config.lost", "vram.flip")  # a card that does so all the time shows nothing


def known() -> dict[str, str]:
    """Name and a sentence of every fault there is."""
    return dict(sorted(POINTS.items()))


def start(site: Site) -> PciHost | None:
    """Do what a PC's firmware does first: decode BARs, with BAR 0 as large as possible.

    Returns the simulated machine; None if this process did not make the site's machine.
    """
    host = site.host
    if not isinstance(host, PciHost):
        return None
    for function in host.functions.values():
        function.resize(function.sizes().bit_length() - 1)
        function.write_attribute("enable", "1")
    return host


def arm(site: Site, name: str, after: int) -> None:
    """Break the site's card. after: how often the point passes before it fails. Raises ArgumentError."""
    host = site.host
    if not isinstance(host, PciHost):
        there = "sim:navi31/pci and sim:navi48/pci"
        raise ArgumentError(f"--inject {name}: {site.names[0]} cannot be broken on purpose; {there} can")
    if name not in POINTS:
        faults = "\n".join(f"  {each:24} {what}" for each, what in known().items())
        raise ArgumentError(f"--inject {name}: there is no such fault; there are\n{faults}")
    if name.startswith("reset."):
        open_machine(PciFunction(host, site.functions[0], "an owner that dies"))
        host.kill()
    card = host.cards[0]
    card.faults.arm(name, after=after, times=1 if name in ONCE else ALWAYS)
    if name.startswith("discovery."):
        host.functions[site.functions[0]].write_attribute("reset", "1")
        host.sleep(0.1)


def was_met(site: Site, name: str) -> bool:
    """Whether the fault has happened."""
    return isinstance(site.host, PciHost) and name in site.host.cards[0].faults.fired
