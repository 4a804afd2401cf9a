"""A card that our own driver has, seen from outside: only reads, so its owner is not disturbed.

Clocks and sensors are in the table that the owner lets the power controller write into video memory; queues
and memory are read from where the owner put their descriptors and page tables. What is past the BARs, or in
registers that must be selected first, is not read.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from drivers.amd.am import layout
from drivers.amd.am.boot import BOOTING, CLEAN, RUNNING, TAG, CardBlocks
from drivers.amd.am.gfx import MQD_HEADER, QUEUES
from drivers.amd.am.smu import implausible
from drivers.amd.probe.function import STEPS, Look
from drivers.amd.probe.registers import RegisterSteps
from drivers.amd.sysfs import owner_of
from drivers.core.errors import ArgumentError, DeviceError
from drivers.core.finding import Seen, Skip
from drivers.core.host import Host
from drivers.core.readonly import ReadOnlyError, ReadOnlyHost
from tools.smi.interrupts import count_interrupts
from tools.smi.pages import used_video_memory
from tools.smi.reading import Process, Reading

METRICS_BYTES = 1024
OWNER = re.compile(r"(?:pid|process) (\d+),? ?(.*?)(?:, since .*)?")


class PciView:
    """One card by its PCI address. `read` may be called as often as one likes."""

    def __init__(self, host: Host, address: str, name: str, is_simulated: bool = False) -> None:
        self.host, self.address, self.name, self.is_simulated = host, address, name, is_simulated
        self._look: Look | None = None

    def read(self) -> Reading:
        """The card now."""
        try:
            return self._read()
        except DeviceError as error:
            self._look = None
            return self._reading("does not answer", str(error))

    def _read(self) -> Reading:
        look = self._looked()
        if look.machine is None:
            return self._reading(look.barred or "registers are out of reach")
        machine = look.machine
        look.host.steps.clear()
        machine.board.check_present("look")
        owner = owner_of(self.host, self.address)
        state, is_known = state_of(machine, bool(owner))
        found = self._reading(state, product=machine.board.chip.product)
        if not is_known:
            return found
        found = replace(found, faults=faults(machine), queues=queues(machine))
        if not owner:  # what an owner that left once mapped and measured says nothing of now
            return found
        size = used(machine)
        process = replace(owner_in(owner), vram_bytes=size, queues=found.queues)
        return replace(found, processes=(process,), vram_used_bytes=size, **metrics(machine))

    def _looked(self) -> Look:
        """The card's blocks, found once; anew while there is nothing to find."""
        if self._look is None or self._look.machine is None:
            look = Look(ReadOnlyHost(self.host), self.address, self.is_simulated)
            registers = RegisterSteps(look)
            steps: list[Callable[[], Seen]] = [partial(act, look) for _, act in STEPS]
            steps += [registers.registers, registers.boot_firmware, registers.discovery, registers.blocks]
            for step in steps:
                with suppress(Skip, ReadOnlyError):
                    step()
            self._look = look
        return self._look

    def _reading(self, state: str, faults: str | None = None, product: str = "") -> Reading:
        total = self._look.vram_bytes if self._look is not None else 0
        interrupts = count_interrupts(self.host, self.address)
        bare = Reading(self.name, product, "PCI", state, interrupts=interrupts, faults=faults)
        return replace(bare, vram_total_bytes=total or None)


def state_of(machine: CardBlocks, has_owner: bool) -> tuple[str, bool]:
    """(a few words, whether our own driver has set the card up)."""
    board = machine.board
    if not machine.psp.is_alive:
        return "not booted", False
    gc = board.chip.gc
    if board.gc.read(gc.SCRATCH_REG7).scratch_reg7 != TAG:
        return "booted by another driver", False
    left = board.gc.read(gc.SCRATCH_REG6).scratch_reg6
    words = {
        CLEAN: "idle",
        RUNNING: "in use" if has_owner else "owner died",
        BOOTING: "booting" if has_owner else "boot broke off",
    }
    return words.get(left, "unknown"), left != BOOTING


def owner_in(text: str) -> Process:
    """The owner as its lock says."""
    match = OWNER.fullmatch(text)
    return Process(int(match[1]), match[2]) if match else Process(0, text)


def queues(machine: CardBlocks) -> int:
    """Compute slots whose descriptor is written, and copy engines whose ring is on."""
    vram = machine.board.vram
    heads = (vram.read32(layout.MQD + slot * layout.MQD_STRIDE) for slot in range(QUEUES))
    copies = (machine.board.gc.read(engine.rb_control).rb_enable for engine in machine.sdma.engines)
    return sum(head == MQD_HEADER for head in heads) + sum(map(int, copies))


def used(machine: CardBlocks) -> int | None:
    """Bytes that are mapped; None where the tables cannot be read."""
    try:
        return used_video_memory(machine.board)
    except ArgumentError:
        return None


def faults(machine: CardBlocks) -> str:
    """Memory faults that the hubs hold; '' for none."""
    board = machine.board
    held = []
    for hub, registers in ((board.chip.mm_hub, board.mmhub), (board.chip.gc_hub, board.gc)):
        status = registers.read(hub.fault_status)
        held += [f"{hub.name} VMID {status.vmid}"] if int(status) else []
    return ", ".join(held)


def metrics(machine: CardBlocks) -> dict[str, Any]:
    """Clocks and sensors from the table in video memory; nothing where it was never written."""
    facts = machine.board.chip.smu_interface
    raw = machine.board.vram.read_bytes(layout.SMU_TABLE, METRICS_BYTES)
    table = facts.SmuMetrics_t.from_buffer_copy(raw)
    if not table.MetricsCounter or implausible(facts, table):
        return {}
    heat = facts.Temperature
    return {
        "graphics_mhz": table.CurrClock[facts.Clock.GFXCLK],
        "memory_mhz": table.CurrClock[facts.Clock.UCLK],
        "power_w": table.AverageSocketPower,
        "power_limit_w": machine.board.vram.read32(layout.OWNER_NOTE) or None,
        "edge_c": table.AvgTemperature[heat.EDGE],
        "hotspot_c": table.AvgTemperature[heat.HOTSPOT],
        "memory_c": table.AvgTemperature[heat.MEM],
        "fan_rpm": table.AvgFanRpm,
        "fan_percent": table.AvgFanPwm,
        "busy_percent": table.AverageGfxActivity,
    }
