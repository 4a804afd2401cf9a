"""The likely cause of an error: first by the present state of the card, then by the error's text.

The words matched are the driver's own messages; a test walks every fault that can be injected and checks that
each finds its cause here or in its step.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from drivers.amd.probe.function import POWER_CYCLE
from drivers.core.errors import DeviceError, DeviceGone, SimFault
from drivers.core.pci import BAR0, GONE, PciFunction

REGISTER_BAR_AT = BAR0 + 4 * 5
RESET = "python -m drivers.amd.reset ADDRESS --yes, then this again"
AGAIN = "run it again with --boot: the next boot puts that right; if it comes back, check the power supply"


class Cause(NamedTuple):
    """A likely cause and what to do."""

    cause: str
    do: str


NONE = Cause("", "")
OFF_THE_BUS = Cause(
    "the card is gone from the bus: it lost power, its link went down, or it was pulled", POWER_CYCLE
)
FORGOT = Cause("the card forgot its BARs: it lost power for a moment, or another program reset it", AGAIN)
MESSAGES = (
    (r"discovery table", "the discovery table was overwritten, or its memory is damaged", RESET),
    (r"C2PMSG_33", "the card's own boot firmware hangs, mostly while it trains the memory", POWER_CYCLE),
    (
        r"PSP bootloader, .*error",
        "the bootloader refused that component: a firmware file of another version, or damaged memory",
        "install the distribution's firmware package again; then " + RESET,
    ),
    (r"PSP bootloader to be ready", "the bootloader hangs in the component it was given", RESET),
    (
        r"secure OS of the PSP to start",
        "every component was taken, but the secure OS does not start: its image is of another version",
        "install the distribution's firmware package again; then " + RESET,
    ),
    (
        r"PSP to (accept|take|stop)",
        "the secure OS hangs, or does not reach its ring in memory",
        RESET,
    ),
    (r"PSP refused", "the secure OS refused a command: an image that is not for this chip", RESET),
    (r"PSP to finish", "the secure OS never answered a command: it hangs, or cannot reach its fence", RESET),
    (
        r"SMU message .*(failed|busy|before it|not know)",
        "the power firmware refused a message: it is of another version, or a step before it is missing",
        "install the distribution's firmware package again; then " + RESET,
    ),
    (r"the SMU (to answer|before)", "the power firmware does not answer: it hangs, or never started", RESET),
    (
        r"the doorbell got lost",
        "a doorbell never reached its engine (aperture, route, range), or the engine takes none (halted)",
        RESET,
    ),
    (r"autoload", "the autoload never ends: an image of another version, or the core has no power", RESET),
    (r"semaphore of the", "the memory hub grants no semaphore: its last holder died", RESET),
    (r"to invalidate VMID", "the memory hub never acknowledges a TLB invalidation: it hangs", RESET),
)


def cause_of(error: DeviceError, function: PciFunction | None) -> Cause:
    """By the card's state and the error; NONE where neither says more than the step does."""
    if function is not None and function.is_open and function.read_config(0, 2) == GONE:
        return OFF_THE_BUS
    if "lost its BARs" in str(error) or (function is not None and has_forgotten(function)):
        return FORGOT
    if isinstance(error, DeviceGone):
        return OFF_THE_BUS
    if isinstance(error, SimFault) and error.code != "E_WAIT_DEADLOCK":
        bug = "the simulated card refused what the driver did: a bug of the driver, or of the simulation"
        return Cause(f"{bug} ({error.code})", "firmware_notes/strictness.md says what the code means")
    found = (Cause(cause, do) for pattern, cause, do in MESSAGES if re.search(pattern, str(error)))
    return next(found, NONE)


def has_forgotten(function: PciFunction) -> bool:
    """Whether BAR 5 is not where the kernel put it."""
    return function.read_config(REGISTER_BAR_AT, 4) & ~0xF != function.resource(5)[0]
