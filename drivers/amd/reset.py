"""Reset a card that hangs, without a reboot.

    python -m drivers.amd.reset                              # which cards there are, and who holds them
    python -m drivers.amd.reset 0000:03:00.0                 # what a reset would do and cost; does nothing
    python -m drivers.amd.reset 0000:03:00.0 --yes           # do it: all that is in the card's memory is lost
    python -m drivers.amd.reset 0000:03:00.0 --yes --by bus  # not by the power controller, by the PCI bus
    python -m drivers.amd.reset --device sim:navi31/pci --yes

A process that has the card tries milder resets by itself (ending waves, restarting the MEC or a copy engine);
this command resets the whole card when no process has it. Needs root (or CAP_DAC_OVERRIDE and CAP_SYS_ADMIN)
and a card that neither a kernel driver nor another process holds; the message says which command frees it.
Exit status: 0 done; 1 the card did not come back or is held; 2 wrong usage, or no consent.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict, dataclass

from drivers.amd.am import reset
from drivers.amd.am.boot import CardBlocks, prepare
from drivers.amd.am.chip import DEVICE_IDS, VENDOR
from drivers.amd.am.discovery import DiscoveryError, discover
from drivers.amd.sysfs import owner_of
from drivers.core import command
from drivers.core.errors import ArgumentError, DeviceError, HostError, WaitTimeout
from drivers.core.host import Host
from drivers.core.linux_host import LinuxHost
from drivers.core.pci import DEVICES, PciFunction, find
from drivers.core.vfio import open_function
from drivers.sites import find_site
from hcq.settings import Settings

IDS = tuple(number for numbers in DEVICE_IDS.values() for number in numbers)
LOST = "everything in the card's memory, its firmware, its queues; programs that use it must open it again"
KEPT = "all of the host: files, pinned memory, other cards"
NONE_FOUND = "no supported card on the PCI bus (looked for navi31, Radeon RX 7900, and navi48, RX 9070)"
RUNGS = ("best", "mode1", "bus")


@dataclass(frozen=True)
class Done:
    """One reset. rung: by which means, with the reason where the first did not do. seconds: it took."""

    address: str
    before: str
    rung: str
    seconds: float
    lost: str = LOST
    kept: str = KEPT
    next: str = "python -m drivers.amd.probe --device {} --boot  # the next open boots it too"

    def text(self) -> str:
        """For people."""
        return (
            f"{self.address}: {self.before}; {self.rung}, {self.seconds:.2f} s; it is ready to be booted\n"
            f"lost: {self.lost}\nkept: {self.kept}\nnext: {self.next}"
        )


def main(argv: list[str] | None = None, host: Host | None = None) -> int:
    """List cards, say what a reset would do, or reset one."""
    options = parser().parse_args(argv)
    try:
        machine, address, name = named(options, host)
        if not address:
            print("\n".join(list_cards(machine)))
            return 0
        check_there(machine, address)
        if not options.yes:
            raise ArgumentError(consent(machine, address))
        done = reset_address(machine, address, name, options.by)
    except ArgumentError as error:
        print(error, file=sys.stderr)
        return 2
    except DeviceError as error:
        print(error, file=sys.stderr)
        return 1
    print(json.dumps(asdict(done), indent=2) if options.json else done.text())
    return 0


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = command.parser("drivers.amd.reset", __doc__)
    made.add_argument("address", nargs="?", default="", help="PCI address, such as 0000:03:00.0")
    made.add_argument("--device", default="", help="the card by a device's name: amd:pci:..., sim:navi31/pci")
    made.add_argument("--yes", action="store_true", help="really reset: the card's memory is lost")
    made.add_argument("--by", choices=RUNGS, default=RUNGS[0], help="by which means; best: mode1, else bus")
    made.add_argument("--json", action="store_true", help="print what was done as one object")
    return made


def named(options: argparse.Namespace, host: Host | None) -> tuple[Host, str, str]:
    """As `target`; a device that cannot even be looked for is wrong usage, too."""
    try:
        return target(options, host)
    except DeviceError as error:
        raise ArgumentError(str(error)) from error


def target(options: argparse.Namespace, host: Host | None) -> tuple[Host, str, str]:
    """(machine, PCI address or '', the name of the device). Raises ArgumentError for no card of ours."""
    if options.device and options.address:
        raise ArgumentError(f"both {options.address} and --device {options.device}: one of them, please")
    if options.device:
        site = find_site(options.device, Settings())
        if len(site.functions) != 1:
            kinds = "amd:pci:ADDRESS, sim:navi31/pci or sim:navi48/pci"
            raise ArgumentError(f"--device {options.device} names no single card on the PCI bus; use {kinds}")
        return site.host, site.functions[0], site.names[0]
    machine = LinuxHost() if host is None else host
    return machine, options.address, f"amd:pci:{options.address}"


def list_cards(host: Host) -> list[str]:
    """One line for each supported card: address, ids, which process holds it. Touches no card."""
    lines = []
    for bdf in find(host, VENDOR, IDS):
        held = driver_of(host, bdf)
        device = host.read_text(f"{DEVICES}/{bdf}/device").strip()
        lines.append(f"{bdf}  {VENDOR:#06x}:{device}  {f'held by {held}' if held else 'free'}")
    return lines or [NONE_FOUND]


def driver_of(host: Host, bdf: str) -> str:
    """The kernel driver that is bound to a function; '' for none."""
    path = f"{DEVICES}/{bdf}/driver"
    return host.readlink(path).rpartition("/")[2] if host.exists(path) else ""


def check_there(host: Host, bdf: str) -> None:
    """Raise ArgumentError for an address without a function, naming those that there are."""
    if not host.exists(f"{DEVICES}/{bdf}"):
        there = ", ".join(find(host, VENDOR, IDS)) or "none"
        raise ArgumentError(f"no PCI function {bdf}; cards that this driver knows here: {there}")


def consent(host: Host, bdf: str) -> str:
    """What a reset of this card would do and cost, and how to say yes."""
    lines = [
        f"a reset of {bdf} loses {LOST}.",
        "It is done by the power controller (mode1) if that answers, else by the PCI bus.",
    ]
    holder = owner_of(host, bdf)
    if holder:
        lines.append(f"It is in use by {holder}: that process must end first.")
    others = siblings(host, bdf)
    if others:
        lines.append(f"The other functions of the card go through it too: {', '.join(others)}.")
    return "\n".join([*lines, "To do it, say so with --yes"])


def siblings(host: Host, bdf: str) -> list[str]:
    """Other functions of the same card, such as its sound, with their drivers."""
    slot = bdf.rsplit(".", 1)[0]
    there = host.listdir(DEVICES) if host.exists(DEVICES) else []
    others = [name for name in there if name.startswith(f"{slot}.") and name != bdf]
    return [f"{name} ({driver_of(host, name) or 'no driver'})" for name in others]


def reset_address(host: Host, bdf: str, name: str, by: str = "best") -> Done:
    """Reset one card. Raises ArgumentError for a card that is not there, DeviceError with what to do next."""
    try:
        function = open_function(host, bdf, "python -m drivers.amd.reset")
    except HostError as error:
        then = "; end that process first, then reset the card" if "is in use" in str(error) else ""
        raise DeviceError(f"{error}{then}") from error
    began = host.now()
    try:
        prepare(function)
        before, rung = _reset(function, by)
    except DeviceError as error:
        raise DeviceError(f"{error}\n{after_a_failure(host, bdf)}") from error
    finally:
        function.close()
    return Done(bdf, before, rung, host.now() - began, next=Done.next.format(name))


def after_a_failure(host: Host, bdf: str) -> str:
    """What is left to try, mildest first."""
    driver = driver_of(host, bdf)
    if driver and driver != "vfio-pci":
        return "nothing was reset"
    remove = f"echo 1 | sudo tee {DEVICES}/{bdf}/remove; echo 1 | sudo tee /sys/bus/pci/rescan"
    power = "switch the machine off for ten seconds: a reboot alone does not cut the card's power"
    return f"what is left: 1. --by bus; 2. {remove}; 3. {power}"


def _reset(function: PciFunction, by: str) -> tuple[str, str]:
    """(state before, the rung that did it). By the power controller when it answers, else by the bus."""
    try:
        machine = CardBlocks(*discover(function))
    except (WaitTimeout, DiscoveryError) as error:
        reset.reset_function(function)
        discover(function)
        return f"found: {error}", "reset by the PCI bus"
    state = machine.state()
    found = f"found: {state.reason or ('booted, and left in order' if state.is_booted else 'not booted')}"
    if by == "bus":
        reset.bus_reset(machine.board)
        return found, "reset by the PCI bus, as asked"
    if by == "mode1":
        if not machine.smu.is_alive():
            raise DeviceError(f"{function.bdf}: no mode1 reset, the power controller does not answer")
        reset.mode1(machine.board, machine.smu)
        return found, "mode1 reset by the power controller, as asked"
    return found, reset.reset_card(machine.board, machine.smu)


if __name__ == "__main__":
    command.end(main)
