"""All stages, from harmless to bold; what one of them does in its own process."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass

from drivers.amd.am.card import AmCard
from drivers.amd.device import AmdDevice
from drivers.amd.first_light import blocks, engines, instructions, latencies, throughput, wrong
from drivers.amd.first_light.bench import Bench
from drivers.amd.first_light.experiment import FAILED, Experiment, ExperimentStage
from drivers.amd.first_light.record import Line, Record
from drivers.core.errors import DeviceError
from drivers.sites import Site, find_site
from hcq.settings import Settings

_PACKETS, _TIMES, _BOLD = engines.STAGES
STAGES: tuple[ExperimentStage, ...] = (
    *instructions.STAGES,
    *latencies.STAGES,
    *throughput.STAGES,
    _PACKETS,
    _TIMES,
    _BOLD,
    *blocks.STAGES,
    *wrong.STAGES,
)
FIRMWARE = {"fw_version": "MEC", "sdma_fw_version": "SDMA"}


def stages_for(is_pci: bool, until: str = "") -> tuple[ExperimentStage, ...]:
    """Those that a device's door allows, in order, up to the one named `until`; such as run by name alone
    only where it is they."""
    allowed = [stage for stage in STAGES if is_pci or not stage.needs_pci]
    asked = [stage for stage in allowed if not stage.by_name or stage.name == until]
    names = [stage.name for stage in asked]
    return tuple(asked[: names.index(until) + 1] if until in names else asked)


def experiments() -> Iterator[Experiment]:
    """Every experiment, in order."""
    for stage in STAGES:
        yield from stage.experiments


@dataclass
class StageRun:
    """One stage over one device, in this process. Everything goes to the record as it happens."""

    stage: ExperimentStage
    name: str
    settings: Settings
    record: Record

    def run(self) -> None:
        """Open the device, ask what was not asked yet, close it. Raises DeviceError when it does not open."""
        begin = time.perf_counter()
        site = find_site(self.name, self.settings)
        bench = Bench(Bench.opened(site, self.settings), site, self.settings)
        opened = {"opened": self.stage.name, "left": found_as(bench), "card": card(bench, site)}
        self.record.put({**opened, "seconds": round(time.perf_counter() - begin, 3)})
        done, is_pci = self.record.done(), bool(site.functions)
        left = [e for e in self.stage.experiments if e.name not in done and e.is_for(bench.arch, is_pci)]
        try:
            for each in left[:1] if self.stage.is_apart else left:
                self.ask(each, bench)
        finally:
            bench.device.close()
        if len(left) < 2 or not self.stage.is_apart:
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


def found_as(bench: Bench) -> list[str]:
    """How the card was found when it was opened: over PCI the boot's own steps, else nothing."""
    device_card = bench.device.card
    if not isinstance(device_card, AmCard):
        return []
    return [f"{name}: {found}" if found else name for name, found in device_card.machine.steps]


def card(bench: Bench, site: Site) -> Line:
    """What the card is: no serial number, no address."""
    device = bench.device
    return {
        "arch": device.arch,
        "name": device.card.node.name,
        "compute_units": device.card.node.cu_count,
        "vram_mib": device.card.node.vram_bytes >> 20,
        "simulated": site.is_simulated,
        "door": "pci" if site.functions else "kfd",
        "firmware": firmware(device),
    }


def firmware(device: AmdDevice) -> dict[str, str]:
    """Versions, as far as this door tells them."""
    if isinstance(device.card, AmCard):
        return {"SMU": device.card.machine.smu.version()}
    told = device.card.node.properties
    return {what: hex(told[key]) for key, what in FIRMWARE.items() if told.get(key)}
