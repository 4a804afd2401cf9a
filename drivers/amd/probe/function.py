"""The PCI function of one card: what configuration space and sysfs say, before any register of the card.

Only reads. Each step says whether the next ones have anything to look at: `Look.registers` gives the register
window, or raises Skip with the reason why the card's registers are left alone.
Sources: Linux Documentation/ABI/testing/sysfs-bus-pci, pci_regs.h; capabilities(7).
"""

from __future__ import annotations

import os
import platform
from dataclasses import dataclass, field

from drivers.amd.am.board import Board
from drivers.amd.am.boot import CardBlocks
from drivers.amd.am.discovery import Inventory, open_window
from drivers.amd.sysfs import DRIVEN, bar_sizes, describe, links_of, owner_of, size_text
from drivers.core.errors import DeviceError
from drivers.core.finding import FAILED, NOTE, ProbeStep, Seen, Skip
from drivers.core.mmio import RegisterWindow
from drivers.core.pci import BAR0, COMMAND, COMMAND_MASTER, COMMAND_MEMORY, DEVICES, GONE, PciFunction
from drivers.core.readonly import ReadOnlyHost
from drivers.core.surroundings import entries, read

REGISTER_BAR, DOORBELL_BAR = 5, 2
NAMES = {0: "video memory", DOORBELL_BAR: "doorbells", REGISTER_BAR: "registers"}
VFIO = "vfio-pci"
CAPABILITIES = {1: "CAP_DAC_OVERRIDE", 14: "CAP_IPC_LOCK", 17: "CAP_SYS_RAWIO", 21: "CAP_SYS_ADMIN"}
POWER_CYCLE = (
    "switch the machine off, wait ten seconds, switch it on; then check the power cables and the riser"
)


@dataclass
class Look:
    """What is known of one card so far. Steps fill it in, in order."""

    host: ReadOnlyHost
    address: str
    is_simulated: bool
    firmware_folder: str = ""  # '' for the system's
    barred: str = ""  # why registers are not to be read
    function: PciFunction | None = None
    window: RegisterWindow | None = None
    vram_bytes: int = 0
    inventory: Inventory | None = None
    machine: CardBlocks | None = None
    is_powered: bool = False  # the secure OS runs, so the graphics core may be read
    files: list[dict[str, object]] = field(default_factory=list)

    @property
    def folder(self) -> str:
        return f"{DEVICES}/{self.address}"

    def bar_it(self, why: str) -> None:
        """From here on registers are left alone; the first reason stays."""
        self.barred = self.barred or why

    def the_function(self) -> PciFunction:
        """The PCI function. Raises Skip when there is none."""
        if self.function is None:
            raise Skip("the PCI function is not there")
        return self.function

    def registers(self) -> RegisterWindow:
        """BAR 5. Raises Skip with the reason when registers are to be left alone."""
        if self.barred:
            raise Skip(self.barred)
        if self.window is None:
            self.window = open_window(self.the_function())
        return self.window

    def board(self) -> Board:
        """The card's blocks. Raises Skip before discovery has found them."""
        self.registers()
        if self.machine is None:
            raise Skip("without the discovery table the addresses of the blocks' registers are unknown")
        return self.machine.board

    def system(self) -> Seen:
        versions = f"Python {platform.python_version()}, {platform.machine()}"
        if self.is_simulated:
            return Seen(f"the simulated machine; {versions}", "nothing here says how a real card behaves")
        release = read(self.host, "/proc/sys/kernel/osrelease") or "unknown"
        return Seen(f"Linux {release}, {versions}", "versions belong into every report")

    def find(self) -> Seen:
        """Raises ArgumentError, which lists the functions that there are."""
        if not self.host.exists(f"{self.folder}/config"):
            self.bar_it("the PCI function is not there")
            there = ", ".join(entries(self.host, DEVICES)) or "none (no PCI bus)"
            return Seen(f"no PCI function {self.address}; {DEVICES} has {there}", "no card there", FAILED)
        self.function = PciFunction(self.host, self.address)
        vendor, device, revision, kind = (
            read(self.host, f"{self.folder}/{name}") for name in ("vendor", "device", "revision", "class")
        )
        found = f"vendor {vendor}, device {device}, revision {revision}, class {kind}"
        if device not in DRIVEN:
            self.bar_it(f"{device} is no chip that this driver knows")
            what = f"another chip, {describe(device, revision)}: its registers are left alone"
            return Seen(found, what, FAILED)
        return Seen(found, describe(device, revision))

    def answers(self) -> Seen:
        word = self.the_function().read_config(0, 4)
        if word & GONE == GONE:
            self.bar_it("the card does not answer on its bus")
            return Seen(f"{word:#010x}", "all ones: nothing answers; the card is gone from the bus", FAILED)
        return Seen(f"{word:#010x}", "the card answers in configuration space")

    def link(self) -> Seen:
        self.the_function()
        links = links_of(self.host, self.address)
        most = [read(self.host, f"{self.folder}/max_link_{what}") for what in ("speed", "width")]
        if not links or not all(most):
            return Seen("the kernel does not say", "no PCI Express link is shown here", NOTE)
        slowest, best = min(links), f"{most[0]} x{most[1]}"
        found = f"{slowest.text} at {slowest.address}, the card can {best}"
        if slowest.text == best:
            return Seen(found, "the link runs at its best")
        meaning = "slower than it could be: normal for a card that idles, else a slot or riser limits it"
        return Seen(found, meaning, NOTE, do=f"sudo lspci -vv -s {slowest.address} | grep -i lnk, under load")

    def power(self) -> Seen:
        self.the_function()
        state = read(self.host, f"{self.folder}/power_state")
        if not state:
            return Seen("the kernel does not say", "taken as on", NOTE)
        if state != "D0":
            self.bar_it(f"the card sleeps ({state}): its registers read all ones")
            return Seen(state, "the card sleeps, and its registers do not answer", FAILED)
        return Seen(state, "the card is on")

    def driver(self) -> Seen:
        driver = self.the_function().driver
        if not driver:
            return Seen("none", "the card is free for our own driver")
        if driver == VFIO:
            return Seen(driver, "the kernel leaves the card to a process")
        self.bar_it(f"the kernel driver {driver} has the card: reading under it can hang a sleeping block")
        meaning = f"{driver} drives the card: `--device amd` goes through it, `amd:pci` cannot take it"
        do = f"echo {self.address} | sudo tee /sys/bus/pci/drivers/{driver}/unbind   # its screens go dark"
        return Seen(driver, meaning, NOTE, "it is the card's usual driver", do)

    def owner(self) -> Seen:
        self.the_function()
        text = owner_of(self.host, self.address)
        if not text:
            return Seen("nobody", "no other process of this driver has the card")
        return Seen(text, "the card is in use; looking does not disturb it, --boot waits for its end", NOTE)

    def iommu(self) -> Seen:
        self.the_function()
        try:
            group = self.host.readlink(f"{self.folder}/iommu_group").rsplit("/", 1)[-1]
        except DeviceError:
            return Seen("no group", "bus addresses are physical addresses: any memory can be pinned for it")
        kind = read(self.host, f"/sys/kernel/iommu_groups/{group}/type") or "unknown"
        found = f"group {group}, type {kind}"
        if kind == "identity":
            return Seen(found, "the IOMMU lets addresses through unchanged")
        ways = f"bind it to {VFIO} (docs/bringup.md), or start the kernel with iommu=pt"
        meaning = "an IOMMU translates: only VFIO can give the card memory"
        return Seen(found, meaning, NOTE, do="" if self.the_function().driver == VFIO else ways)

    def rights(self) -> Seen:
        self.the_function()
        paths = [f"{self.folder}/{name}" for name in ("config", f"resource{REGISTER_BAR}", "resource0")]
        shut = [path for path in paths if not self.host.access(path, os.R_OK | os.W_OK)]
        if shut:
            self.bar_it("this user may not read the card's registers")
            return Seen(f"no access to {', '.join(shut)}", "registers cannot even be read", FAILED)
        lacks = missing_capabilities(read(self.host, "/proc/self/status"))
        if lacks:
            found = f"files can be opened, but {', '.join(lacks)} are missing"
            return Seen(found, "enough to look; --boot must also lock memory and know its addresses", NOTE)
        return Seen("configuration space and BARs can be opened", "this user can look, and boot")

    def bars(self) -> Seen:
        self.the_function()
        sizes = bar_sizes(self.host, self.address)
        found = ", ".join(f"BAR {i} {size_text(size)} ({NAMES.get(i, 'other')})" for i, size in sizes.items())
        if not {0, DOORBELL_BAR, REGISTER_BAR} <= sizes.keys():
            self.bar_it("the firmware gave the card no addresses")
            return Seen(found or "none", "a BAR without an address: the firmware ran out of space", FAILED)
        largest = (int(read(self.host, f"{self.folder}/resource0_resize") or "0", 16)).bit_length() - 1
        if largest > 0 and sizes[0] < 1 << largest + 20:
            meaning = (
                f"video memory shows in part; it can grow to {size_text(1 << largest + 20)} (--boot does)"
            )
            return Seen(found, meaning, NOTE)
        return Seen(found, "BAR 0 is as large as it can be")

    def decode(self) -> Seen:
        command = self.the_function().read_config(COMMAND, 2)
        placed = self.the_function().resource(REGISTER_BAR)[0]
        bar5 = self.the_function().read_config(BAR0 + 4 * REGISTER_BAR, 4) & ~0xF
        master = "on" if command & COMMAND_MASTER else "off"
        found = f"COMMAND {command:#06x}: bus mastering {master}; BAR 5 at {bar5:#x}, given {placed:#x}"
        if bar5 != placed:
            self.bar_it("the card has forgotten its BARs")
            meaning = "the card has forgotten the addresses it was given: it lost power or was reset"
            return Seen(found, meaning, FAILED)
        if not command & COMMAND_MEMORY:
            self.bar_it(
                "the card does not decode its BARs yet, and switching that on is a change: use --boot"
            )
            do = f"echo 1 | sudo tee {self.folder}/enable, or --boot, which does it"
            return Seen(found, "memory decoding is off: registers cannot be read yet", NOTE, do=do)
        return Seen(found, "the card decodes its BARs")


SYSTEM = ProbeStep("system", "kernel, Python, processor", "anything")
FUNCTION = ProbeStep(
    "function",
    "PCI ids of the function",
    f"vendor 0x1002, device {' or '.join(sorted(DRIVEN))}",
    "a wrong address, or another card",
    "lspci -nn -d 1002:",
)
ANSWERS = ProbeStep(
    "answers",
    "the first dword of configuration space",
    "vendor and device id, not 0xffffffff",
    "the card lost power, its link is down, or it was unplugged",
    POWER_CYCLE,
    "firmware_notes/reset_and_recovery.md",
)
LINK = ProbeStep("link", "speed and width of the PCI Express link", "the most that the card can")
POWER = ProbeStep(
    "power",
    "PCI power state",
    "D0",
    "a driver let the card sleep (vfio-pci does when no process has it open)",
    "modprobe -r vfio-pci; modprobe vfio-pci disable_idle_d3=1",
)
DRIVER = ProbeStep("driver", "the kernel driver that is bound", f"none, or {VFIO}")
OWNER = ProbeStep("owner", "the lock of this card's owner", "nobody")
IOMMU = ProbeStep("iommu", "the function's IOMMU group", "none, or one of type identity, or VFIO")
RIGHTS = ProbeStep(
    "rights",
    "what this user may do",
    "open configuration space and BARs; lock memory and know its addresses",
    "sysfs gives these files to root",
    "run it as root: sudo -E env PATH=$PATH .venv/bin/python -m drivers.amd.probe ...",
)
BARS = ProbeStep(
    "bars",
    "base address registers",
    "BAR 0, 2 and 5; BAR 0 as large as video memory",
    "'Above 4G decoding' is off in the firmware setup",
    "enable 'Above 4G decoding' and 'Resizable BAR' in the firmware setup, then boot again",
)
DECODE = ProbeStep(
    "decode",
    "the COMMAND register, and whether BARs hold what the kernel gave them",
    "memory decoding on, BARs in place",
    "a dip of the power supply, or another program reset the card",
    "--boot puts the BARs back and boots the card again; if this happens again, check the power supply",
    "firmware_notes/reset_and_recovery.md",
)


STEPS = (
    (SYSTEM, Look.system),
    (FUNCTION, Look.find),
    (ANSWERS, Look.answers),
    (LINK, Look.link),
    (POWER, Look.power),
    (DRIVER, Look.driver),
    (OWNER, Look.owner),
    (IOMMU, Look.iommu),
    (RIGHTS, Look.rights),
    (BARS, Look.bars),
    (DECODE, Look.decode),
)


def missing_capabilities(status: str) -> list[str]:
    """Names of what /proc/self/status says this process lacks for --boot; none where it says nothing."""
    line = next((line for line in status.splitlines() if line.startswith("CapEff:")), "")
    if not line:
        return []
    has = int(line.split()[1], 16)
    return [name for bit, name in CAPABILITIES.items() if not has >> bit & 1]
