"""Reset a card that hangs, without a reboot.

    python -m drivers.amd.reset                     # which cards there are, and their state
    python -m drivers.amd.reset 0000:03:00.0 --yes  # reset that one: all that is in its memory is lost

Needs root (or CAP_DAC_OVERRIDE and CAP_SYS_ADMIN) and a card that no kernel driver holds; the message says
which command frees it. Exit status: 0 done, 1 the card did not come back or is held, 2 bad input.
"""

from __future__ import annotations

import argparse
import sys

from drivers.amd.am import reset
from drivers.amd.am.boot import Machine, prepare
from drivers.amd.am.chip import DEVICE_IDS, VENDOR
from drivers.amd.am.discovery import DiscoveryError, discover
from drivers.core.errors import ArgumentError, DeviceError, WaitTimeout
from drivers.core.host import Host
from drivers.core.linux_host import LinuxHost
from drivers.core.pci import PciFunction, find

IDS = tuple(number for numbers in DEVICE_IDS.values() for number in numbers)


def main(argv: list[str] | None = None, host: Host | None = None) -> int:
    """List cards, or reset one."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("address", nargs="?", default="", help="PCI address, such as 0000:03:00.0")
    parser.add_argument("--yes", action="store_true", help="really reset: the card's memory is lost")
    options = parser.parse_args(argv)
    machine = LinuxHost() if host is None else host
    try:
        if options.address:
            print(reset_address(machine, options.address, consent=options.yes))
        else:
            print("\n".join(list_cards(machine)))
    except ArgumentError as error:
        print(error, file=sys.stderr)
        return 2
    except DeviceError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def list_cards(host: Host) -> list[str]:
    """One line per supported card: address, ids, who holds it. Touches no card."""
    lines = []
    for bdf in find(host, VENDOR, IDS):
        driver = f"/sys/bus/pci/devices/{bdf}/driver"
        held = host.readlink(driver).rsplit("/", 1)[-1] if host.exists(driver) else ""
        device = host.read_text(f"/sys/bus/pci/devices/{bdf}/device").strip()
        lines.append(f"{bdf}  {VENDOR:#06x}:{device}  {f'held by {held}' if held else 'free'}")
    return lines or ["no supported card on the PCI bus (looked for Radeon RX 7900 XTX and RX 9070 XT)"]


def reset_address(host: Host, bdf: str, *, consent: bool) -> str:
    """Reset one card and say how it went. Raises ArgumentError without consent, DeviceError."""
    if not consent:
        raise ArgumentError(f"a reset of {bdf} loses all that is in its memory; say so with --yes")
    function = PciFunction(host, bdf)
    try:
        prepare(function)
        return f"{bdf}: {_reset(function)}; it is ready to be booted"
    finally:
        function.close()


def _reset(function: PciFunction) -> str:
    """By the power controller when it answers, else by the bus."""
    try:
        machine = Machine(*discover(function))
    except (WaitTimeout, DiscoveryError) as error:
        reset.reset_function(function)
        discover(function)
        return f"reset by the PCI bus ({error})"
    return reset.reset_card(machine.board, machine.smu)


if __name__ == "__main__":
    sys.exit(main())
