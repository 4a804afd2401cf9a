"""The boot of one card as steps of the probe: what each does, what is likely when it fails.

The probe runs the driver's own boot, which reports each step as it ends; an error belongs to the step after
the last reported one. The driver marks the card during the boot, so that the next owner resets it if the boot
stops half-way. Steps: firmware_notes/boot_order.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from drivers.amd.am.boot import CardBlocks, open_machine
from drivers.core.errors import DeviceError, DeviceGone
from drivers.core.finding import Finding, ProbeStep, Seen, finding, skipped
from drivers.core.pci import PciFunction

RESET = "python -m drivers.amd.reset ADDRESS --yes, then this again"
LATE_S = 4.0  # before a reset the driver waits 2 s for a dead bootloader, during one it sleeps 1 s at most


class Stopped(Exception):
    """The boot got to the step at which it was to end."""


def step(name: str, looks_at: str, expected: str, cause: str, see: str, do: str = RESET) -> ProbeStep:
    """A step of the boot."""
    return ProbeStep(name, looks_at, expected, cause, do, f"firmware_notes/{see}.md", needs_boot=True)


# The names under which drivers/amd/am/boot.py reports its steps, in the order of a cold boot.
STEPS: dict[str, ProbeStep] = {
    "discovery": step(
        "take",
        "taking the function: lock, BARs decoded and enlarged, bus mastering off, discovery",
        "the card's blocks found",
        "the card is held, or does not answer; see the steps above",
        "discovery",
    ),
    "warm attach": step(
        "warm",
        "attaching to a card that runs",
        "an orderly end of the last owner",
        "the card changed between two looks",
        "reset_and_recovery",
    ),
    "reset": step(
        "reset",
        "a reset of the whole card, because of what its last owner left",
        "the card back on the bus within a second or two",
        "the card does not come back from its reset, or late: its power supply, or firmware that hangs",
        "reset_and_recovery",
        "switch the machine off, wait ten seconds, switch it on",
    ),
    "bus interface": step(
        "bus",
        "bus mastering, doorbell aperture",
        "the registers take their values",
        "the card left the bus, or forgot its BARs",
        "nbio_doorbells_hdp",
    ),
    "video memory": step(
        "vram",
        "where the memory controllers put video memory",
        "a base and a size that agree with discovery",
        "the memory hub does not answer",
        "gmc",
    ),
    "MM hub": step(
        "mm-hub",
        "page tables and TLB of the system side",
        "the invalidation is acknowledged within a second",
        "the memory hub hangs: it grants no semaphore, or never acknowledges a TLB invalidation",
        "gmc",
    ),
    "interrupt rings": step(
        "ih", "interrupt rings described and on", "the registers take them", "the block has no power", "ih"
    ),
    "PSP secure OS": step(
        "psp-boot",
        "the bootloader loads its components, the secure OS last",
        "C2PMSG_35 bit 31 after each, low byte 0; then a sign of life in C2PMSG_81",
        "the bootloader refused or choked on an image: firmware of another version, damaged, or a boot that "
        "broke off before",
        "psp",
    ),
    "PSP ring": step(
        "psp-ring",
        "the secure OS takes a command ring",
        "C2PMSG_64 bit 31, status 0, within a second",
        "the secure OS hangs, or cannot reach the ring's memory",
        "psp",
    ),
    "PSP power firmware and trusted memory": step(
        "psp-memory",
        "table of contents, power firmware, trusted memory",
        "a fence and status 0 for each command",
        "the secure OS does not answer a command, or refuses an image or a place",
        "psp",
    ),
    "PSP engine firmware": step(
        "psp-engines",
        "firmware of copy engines, command processors, IMU and RLC",
        "a fence and status 0 for each image",
        "the secure OS does not answer, or an image is not for this chip",
        "psp",
    ),
    "SMU": step(
        "smu-start",
        "the power controller: test message, table address, all features",
        "answer 1 to each message within 5 s",
        "the power firmware does not answer, or refuses a message: its firmware did not start, or is of "
        "another version",
        "smu",
    ),
    "RLC autoload": step(
        "rlc",
        "RLC spreads the firmware over the graphics core",
        "BOOTLOAD_COMPLETE and CP_STAT 0 within 5 s",
        "the autoload never completes: an image is missing or of another version, or the core has no power",
        "boot_order",
    ),
    "GC hub": step(
        "gc-hub",
        "page tables and TLB of the graphics side",
        "the invalidation is acknowledged within a second",
        "the graphics hub hangs: it grants no semaphore, or never acknowledges a TLB invalidation",
        "gmc",
    ),
    "copy engines": step(
        "sdma", "both copy engines released", "the registers take it", "their firmware did not start", "sdma"
    ),
    "MEC": step(
        "mec",
        "the compute command processor started",
        "it runs at its program's address",
        "its firmware did not start",
        "gfx_mec_hqd",
    ),
    "ready": step(
        "clocks",
        "graphics and memory clocks parked until the first work",
        "answer 1 to each message",
        "the power controller refuses a clock level, or does not answer",
        "smu",
    ),
}
ORDER = list(STEPS)
WARM_LEAVES_OUT = ("reset", *ORDER[ORDER.index("PSP secure OS") : ORDER.index("GC hub")])


class Boot:
    """One boot. tell: takes each finding. until: the step after which to stop, or ''. folder: of firmware."""

    def __init__(
        self, function: PciFunction, tell: Callable[[Finding], object], until: str, folder: str = ""
    ) -> None:
        self.function, self.tell, self.until, self.folder = function, tell, until, folder
        self.done: list[str] = []
        self._began = function.host.now()
        self._is_warm = False

    def run(self) -> CardBlocks:
        """The booted card. Raises DeviceError when a step fails, Stopped after `until`."""
        return open_machine(self.function, self.folder, self.report)

    def report(self, name: str, found: str) -> None:
        """The driver calls this after each step. Steps with an unknown name are reported too."""
        if self.leave_out(name):
            raise Stopped
        now = self.function.host.now()
        took, self._began = now - self._began, now
        self.done.append(name)
        known = STEPS.get(name) or ProbeStep(name, name, "no error", needs_boot=True)
        seen = Seen(f"{found or 'done'}, {took * 1000:.1f} ms", known.looks_at)
        if name == "reset" and took > LATE_S:
            seen = replace(seen, verdict="failed", meaning=f"it came back, but took {took:.1f} s")
        self.tell(finding(known, seen))
        if known.name == self.until:
            raise Stopped

    def failing(self, error: DeviceError) -> str:
        """The step that was under way when the boot ended, by the driver's name for it."""
        if self._in_reset(error):
            return "reset"
        waiting = [name for name in self._expected() if name not in self.done]
        return waiting[0] if waiting else ORDER[-1]

    def _in_reset(self, error: DeviceError) -> bool:
        """Whether it was the reset that failed: nothing but discovery was done, and the card is not back."""
        text = str(error)
        return self.done == ["discovery"] and (isinstance(error, DeviceGone) or "reset" in text)

    def _expected(self) -> Iterator[str]:
        for name in ORDER:
            if (name == "warm attach" and not self._is_warm) or name == "reset":
                continue
            if not (self._is_warm and name in WARM_LEAVES_OUT):
                yield name

    def leave_out(self, name: str) -> bool:
        """Tell the steps that this boot does not take before step `name`, up to `until` if it is one of them;
        whether it is.
        """
        if name == "warm attach":
            self._is_warm = True
        if name not in STEPS:
            return False
        begin = ORDER.index(self.done[-1]) + 1 if self.done and self.done[-1] in STEPS else 0
        for passed in ORDER[begin : ORDER.index(name)]:
            why = "the card runs: its firmware stays" if self._is_warm else "this card does not need it"
            self.tell(skipped(STEPS[passed], why))
            if STEPS[passed].name == self.until:
                return True
        return False
