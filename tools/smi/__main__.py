"""What the cards of this machine do right now, and by whom: clocks, power, heat, memory, queues, owners.

    python -m tools.smi                                 # all cards, live, until Ctrl-C
    python -m tools.smi --once                          # one look
    python -m tools.smi --once --json                   # as data; null is what nobody says
    python -m tools.smi --device sim:navi31/pci --once  # a simulated card, booted for the look

Cards of the kernel driver are read from sysfs, cards of our own driver from their registers and memory; both
only by reading, so their owners are not disturbed. A dash is a value that nobody says.
Exit status: 0 good; 1 a card does not answer; 2 no card, or wrong usage.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from typing import Protocol

from rich.console import Console
from rich.live import Live

from drivers import open_site
from drivers.amd.am.chip import DEVICE_IDS, VENDOR
from drivers.amd.device import AmdDevice
from drivers.amd.topology import choose_node, find_nodes
from drivers.core import command
from drivers.core.errors import ArgumentError, DeviceError
from drivers.core.host import Host
from drivers.core.linux_host import LinuxHost
from drivers.core.pci import DEVICES, find
from drivers.sim.pci_host import PciHost
from drivers.sites import Site, find_site
from hcq.settings import Settings
from tools.smi.kfd_card import KfdView
from tools.smi.pci_card import PciView
from tools.smi.reading import Reading
from tools.smi.screen import table

NO_CARD = (
    "no card that this stack drives is on this machine (looked for KFD nodes, and for RX 7900 XTX "
    "and RX 9070 XT on the PCI bus); --device sim:navi31/pci shows a simulated one"
)
SHORTEST_S, LONGEST_S, NOT_THERE = 0.1, 86_400.0, "does not answer"
KERNEL_DRIVER = "amdgpu"


class CardView(Protocol):
    """What is looked at."""

    def read(self) -> Reading: ...


def main(argv: list[str] | None = None, host: Host | None = None) -> int:
    """Look once, or again and again."""
    options = parser().parse_args(argv)
    opened: list[AmdDevice] = []
    try:
        if not SHORTEST_S <= options.interval <= LONGEST_S:
            raise ArgumentError(f"--interval {options.interval:g}: {SHORTEST_S:g} to {LONGEST_S:g} s")
        cards = named(options.device, opened) if options.device else found(host or LinuxHost())
        if not cards:
            raise ArgumentError(NO_CARD)
        return show(cards, options)
    except (ArgumentError, DeviceError) as error:
        print(error, file=sys.stderr)
        return 2
    finally:
        for device in opened:
            device.close()


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = command.parser("tools.smi", __doc__)
    made.add_argument("--device", default="", help="only this one: amd:kfd:0, amd:pci:0000:03:00.0, sim:...")
    made.add_argument("--once", action="store_true", help="one look instead of a live table")
    made.add_argument("--json", action="store_true", help="print data; live: one line a look")
    made.add_argument("--interval", type=float, default=1.0, metavar="S", help="seconds between looks")
    return made


def found(host: Host) -> list[CardView]:
    """Every card of this machine, the kernel driver's first."""
    nodes = find_nodes(host)
    cards: list[CardView] = [KfdView(host, node, f"amd:kfd:{index}") for index, node in enumerate(nodes)]
    ids = [number for numbers in DEVICE_IDS.values() for number in numbers]
    for address in find(host, VENDOR, ids):
        path = f"{DEVICES}/{address}/driver"
        if not host.exists(path) or not host.readlink(path).endswith(KERNEL_DRIVER):
            cards.append(PciView(host, address, f"amd:pci:{address}"))
    return cards


def named(device: str, opened: list[AmdDevice]) -> list[CardView]:
    """The cards of a device name. A simulated machine that is made for the look is booted, else none is."""
    site = find_site(device, Settings())
    if not site.functions:
        nodes = [choose_node(site.host, number) for number in site.numbers]
        return [KfdView(site.host, node, name) for node, name in zip(nodes, site.names, strict=True)]
    missing = [address for address in site.functions if not site.host.exists(f"{DEVICES}/{address}")]
    if missing:
        raise ArgumentError(
            f"{device}: there is no PCI function {', '.join(missing)}; lspci -nn -d 1002: lists them"
        )
    if isinstance(site.host, PciHost):
        opened += booted(site)
    pairs = zip(site.functions, site.names, strict=True)
    return [PciView(site.host, address, name, site.is_simulated) for address, name in pairs]


def booted(site: Site) -> list[AmdDevice]:
    """Nobody else has these cards: without a boot there would be nothing to see."""
    return [device for device in open_site(site, Settings()) if isinstance(device, AmdDevice)]


def show(cards: Sequence[CardView], options: argparse.Namespace) -> int:
    """Print readings until told to stop; the exit status."""
    if options.once:
        readings = [card.read() for card in cards]
        if options.json:
            print(json.dumps([reading.as_json() for reading in readings], indent=2))
        else:
            console = Console(highlight=False)
            console.print(table(readings, console.width))
        return 1 if any(reading.state == NOT_THERE for reading in readings) else 0
    try:
        watch(cards, options)
    except KeyboardInterrupt:
        return 0
    return 0


def watch(cards: Sequence[CardView], options: argparse.Namespace) -> None:
    """A live table, or a line of data a look. Ends with KeyboardInterrupt."""
    if options.json:
        while True:
            print(json.dumps([card.read().as_json() for card in cards]), flush=True)
            time.sleep(options.interval)
    console = Console(highlight=False)
    with Live(console=console, auto_refresh=False) as live:
        while True:
            live.update(table([card.read() for card in cards], console.width), refresh=True)
            time.sleep(options.interval)


if __name__ == "__main__":
    command.end(main)
