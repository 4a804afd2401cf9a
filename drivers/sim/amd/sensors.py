"""The sensor files that amdgpu shows of a card in sysfs, behind the simulated kernel driver: a card at rest.

The numbers are those of the simulated power controller (`pci/smu.py`), which the PCI door has as a mailbox;
memory in use is counted. Whoever reads them looks between two turns of the engines, when nothing runs.
Sources: Linux Documentation/gpu/amdgpu/thermal.rst, driver-misc.rst (names, units).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from drivers.sim.amd.card import SimulatedCard
from drivers.sim.amd.topology import pci_address
from drivers.sim.chips import CLOCK_MHZ

Read = Callable[[], str]
MICRO, MILLI, HZ_PER_MHZ = 1_000_000, 1000, 1_000_000
TEMPERATURES = {"edge": 45, "junction": 55, "mem": 60}
IDLE_W = 20
GFXCLK, UCLK = 0, 2  # numbers of clocks, as the power controller has them on both chips


def sensor_files(card: SimulatedCard) -> dict[str, Read]:
    """path -> what reads it, of every sensor file of one card."""
    base = f"/sys/bus/pci/devices/{pci_address(card.index)}"
    clocks, limit = CLOCK_MHZ[card.chip.name], card.chip.power_watts[0]
    hwmon = f"{base}/hwmon/hwmon{card.index}"
    found: dict[str, Read] = {
        f"{base}/mem_info_vram_total": partial(_line, card.vram.size_bytes),
        f"{base}/mem_info_vram_used": lambda: _line(card.vram.size_bytes - card.vram.free_bytes),
        f"{base}/gpu_busy_percent": partial(_line, 0),
        f"{hwmon}/freq1_input": partial(_line, clocks[GFXCLK][0] * HZ_PER_MHZ),
        f"{hwmon}/freq2_input": partial(_line, clocks[UCLK][0] * HZ_PER_MHZ),
        f"{hwmon}/power1_average": partial(_line, IDLE_W * MICRO),
        f"{hwmon}/power1_cap": partial(_line, limit * MICRO),
        f"{hwmon}/fan1_input": partial(_line, 0),
        f"{hwmon}/pwm1": partial(_line, 0),
    }
    for number, (label, degrees) in enumerate(TEMPERATURES.items(), 1):
        found[f"{hwmon}/temp{number}_label"] = partial(_line, label)
        found[f"{hwmon}/temp{number}_input"] = partial(_line, degrees * MILLI)
    return found


def _line(value: int | str) -> str:
    return f"{value}\n"
