"""Compute slots and copy queues made ready by register. For tests; not our driver's code."""

from __future__ import annotations

from dataclasses import dataclass

from tests.drivers.sim.amd.pci.rig import Rig
from tests.drivers.sim.amd.pci.tables import DATA, START, mapped

PAGES = 16
RING, WPTR, RPTR, EOP, SIGNAL = (START + n * 0x1000 for n in (0, 4, 5, 6, 8))
DOORBELL = {"CP": 6, "SDMA": 0x200}
S2A = {"navi31": "S2A_DOORBELL_ENTRY_{}_CTRL", "navi48": "GDC_S2A0_S2A_DOORBELL_ENTRY_{}_CTRL"}


@dataclass
class Ring:
    """A ring of one page, and where its doorbell is. `unit`: bytes per count."""

    rig: Rig
    doorbell: int
    unit: int
    put: int = 0

    def submit(self, *packets: list[int]) -> None:
        for word in (word for packet in packets for word in packet):
            self.rig.store(DATA + self.put % 0x1000, word.to_bytes(4, "little"), flush=False)
            self.put += 4
        value = self.put // self.unit
        self.rig.store(DATA + WPTR - START, value.to_bytes(8, "little"))
        self.ring(value)

    def ring(self, value: int) -> None:
        self.rig.board.ring(4 * self.doorbell, value, 8)

    def run(self, *packets: list[int]) -> None:
        self.submit(*packets)
        self.rig.card.scheduler.drain()


def open_doorbells(rig: Rig) -> None:
    """The aperture, and routes to the command processor and the copy engines."""
    rig.write("RCC_DEV0_EPF0_RCC_DOORBELL_APER_EN", 1)
    rig.write(S2A[rig.chip].format(0), 0x30000007)
    rig.write(S2A[rig.chip].format(2), 0x3000001D | 0x200 << 7 | 24 << 17)
    rig.write("CP_MEC_DOORBELL_RANGE_LOWER", 0)
    rig.write("CP_MEC_DOORBELL_RANGE_UPPER", 0xF8)


def start_mec(rig: Rig) -> None:
    """Pipe 0 out of reset."""
    rig.write("GRBM_GFX_CNTL", 1 << 2)
    rig.write("CP_MEC_RS64_PRGRM_CNTR_START", 0xC00)
    rig.write("CP_MEC_RS64_PRGRM_CNTR_START_HI", 0x1C000)
    rig.write("GRBM_GFX_CNTL", 0)
    for value in (1 << 16 | 1 << 30, 1 << 30, 1 << 26):
        rig.write("CP_MEC_RS64_CNTL", value)


def ready(rig: Rig) -> None:
    """Everything up to a slot that could be made active."""
    mapped(rig, PAGES)
    open_doorbells(rig)
    start_mec(rig)


def describe(rig: Rig, queue: int = 0, doorbell: int = DOORBELL["CP"], pipe: int = 0, **changes: int) -> None:
    """Fill a slot and leave it selected. `changes`: registers that get another value."""
    rig.write("GRBM_GFX_CNTL", pipe | 1 << 2 | queue << 8)
    values = {
        "CP_HQD_PQ_BASE": RING >> 8 & 0xFFFFFFFF,
        "CP_HQD_PQ_BASE_HI": RING >> 40,
        "CP_HQD_PQ_RPTR": 0,
        "CP_HQD_PQ_RPTR_REPORT_ADDR": RPTR & 0xFFFFFFFF,
        "CP_HQD_PQ_RPTR_REPORT_ADDR_HI": RPTR >> 32,
        "CP_HQD_PQ_WPTR_POLL_ADDR": WPTR & 0xFFFFFFFF,
        "CP_HQD_PQ_WPTR_POLL_ADDR_HI": WPTR >> 32,
        "CP_HQD_PQ_DOORBELL_CONTROL": 1 << 30 | doorbell << 2,
        "CP_HQD_PQ_CONTROL": 9 | 5 << 8,
        "CP_HQD_EOP_BASE_ADDR": EOP >> 8 & 0xFFFFFFFF,
        "CP_HQD_EOP_BASE_ADDR_HI": EOP >> 40,
        "CP_HQD_EOP_CONTROL": 8,
        "CP_HQD_VMID": 0,
    }
    for name, value in (values | changes).items():
        rig.write(name, value)


def activate(rig: Rig, queue: int = 0, doorbell: int = DOORBELL["CP"], **changes: int) -> Ring:
    describe(rig, queue, doorbell, **changes)
    rig.write("CP_HQD_ACTIVE", 1)
    rig.write("GRBM_GFX_CNTL", 0)
    return Ring(rig, doorbell, 4)


def is_active(rig: Rig, queue: int = 0) -> bool:
    rig.write("GRBM_GFX_CNTL", 1 << 2 | queue << 8)
    found = bool(rig.read("CP_HQD_ACTIVE") & 1)
    rig.write("GRBM_GFX_CNTL", 0)
    return found


def unhalt(rig: Rig, engine: int = 0) -> None:
    name = f"SDMA{engine}_F32_CNTL" if rig.chip == "navi31" else f"SDMA{engine}_MCU_CNTL"
    rig.write(name, 0)


def describe_copy(rig: Rig, engine: int = 0, queue: int = 0, **changes: int) -> None:
    """Fill a copy queue's registers but RB_CNTL."""
    values = {
        "RB_BASE": RING >> 8 & 0xFFFFFFFF,
        "RB_BASE_HI": RING >> 40,
        "RB_RPTR": 0,
        "RB_RPTR_ADDR_LO": RPTR & 0xFFFFFFFF,
        "RB_RPTR_ADDR_HI": RPTR >> 32,
        "RB_WPTR_POLL_ADDR_LO": WPTR & 0xFFFFFFFF,
        "RB_WPTR_POLL_ADDR_HI": WPTR >> 32,
        "DOORBELL_OFFSET": (DOORBELL["SDMA"] + 20 * engine) << 2,
        "DOORBELL": 1 << 28,
        "MINOR_PTR_UPDATE": 0,
    }
    for name, value in (values | changes).items():
        rig.write(f"SDMA{engine}_QUEUE{queue}_{name}", value)


def enable_copy(rig: Rig, engine: int = 0, queue: int = 0, **changes: int) -> Ring:
    describe_copy(rig, engine, queue, **changes)
    rig.write(f"SDMA{engine}_QUEUE{queue}_RB_CNTL", 1 | 10 << 1 | 1 << 12)
    return Ring(rig, DOORBELL["SDMA"] + 20 * engine, 1)
