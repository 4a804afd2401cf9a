"""All stages, from harmless to bold; what one of them does in its own process."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass

from drivers import Place, find_place
from drivers.amd.am.card import AmCard
from drivers.amd.device import AmdDevice
from drivers.amd.first_light import blocks, engines, instructions, latencies
from drivers.amd.first_light.bench import Bench
from drivers.amd.first_light.experiment import FAILED, Experiment, Stage
from drivers.amd.first_light.record import Line, Record
from drivers.core.errors import DeviceError
from hcq.settings import Settings

_PACKETS, _TIMES, _BOLD = engines.STAGES
STAGES: tuple[Stage, ...] = (
    *instructions.STAGES,
    *latencies.STAGES,
    _PACKETS,
    _TIMES,
    _BOLD,
    *blocks.STAGES,
)
FIRMWARE = {"fw_version": "MEC", "sdma_fw_version": "SDMA"}


def stages_for(is_pci: bool) -> tuple[Stage, ...]:
    """Those that a device's door allows, in order."""
    return tuple(stage for stage in STAGES if is_pci or not stage.needs_pci)


def experiments() -> Iterator[Experiment]:
    """Every experiment, in order."""
    for stage in STAGES:
        yield from stage.experiments


@dataclass
class StageRun:
    """One stage over one device, in this process. Everything goes to the record as it happens."""

    stage: Stage
    name: str
    settings: Settings
    record: Record

    def run(self) -> None:
        """Open the device, ask what was not asked yet, close it. Raises DeviceError when it does not open."""
        begin = time.perf_counter()
        place = find_place(self.name, self.settings)
        bench = Bench(Bench.opened(place, self.settings), place, self.settings)
        opened = {"opened": self.stage.name, "left": left(bench), "card": card(bench, place)}
        self.record.put({**opened, "seconds": round(time.perf_counter() - begin, 3)})
        done = self.record.done()
        try:
            for each in self.stage.experiments:
                if each.name not in done and each.is_for(bench.arch, bool(place.functions)):
                    self.ask(each, bench)
        finally:
            bench.device.close()
        self.record.put({"closed": self.stage.name})

    def ask(self, each: Experiment, bench: Bench) -> None:
        """One experiment. An error of the device is an outcome; the device is opened anew after it."""
        self.record.put({"begin": each.name})
        begin = time.perf_counter()
        try:
            found = each.run(bench)
            told: Line = {"found": found, "verdict": each.verdict(bench.arch, found)}
        except DeviceError as error:
            told = {"found": None, "verdict": FAILED, "why": str(error)}
        seconds = round(time.perf_counter() - begin, 3)
        self.record.put({"done": each.name, "stage": self.stage.name, **told, "seconds": seconds})
        if told["verdict"] == FAILED and not bench.device.is_usable:
            bench.reopen()


def left(bench: Bench) -> list[str]:
    """How the card was found when it was opened: over PCI the boot's own steps, else nothing."""
    device_card = bench.device.card
    if not isinstance(device_card, AmCard):
        return []
    return [f"{name}: {found}" if found else name for name, found in device_card.machine.steps]


def card(bench: Bench, place: Place) -> Line:
    """What the card is: no serial number, no address."""
    device = bench.device
    return {
        "arch": device.arch,
        "name": device.card.node.name,
        "compute_units": device.card.node.cu_count,
        "vram_mib": device.card.node.vram_bytes >> 20,
        "simulated": place.is_simulated,
        "door": "pci" if place.functions else "kfd",
        "firmware": firmware(device),
    }


def firmware(device: AmdDevice) -> dict[str, str]:
    """Versions, as far as this door tells them."""
    if isinstance(device.card, AmCard):
        return {"SMU": device.card.machine.smu.version()}
    told = device.card.node.properties
    return {what: hex(told[key]) for key, what in FIRMWARE.items() if told.get(key)}
