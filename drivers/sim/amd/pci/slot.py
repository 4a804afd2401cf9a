"""One hardware queue descriptor (HQD): its registers, and the queue that they describe.

In: register values as a driver left them. Out: the checked configuration of the engine that serves the queue.
Rules Q08, Q10, Q41. Sources: Linux gfx_v11_0.c, gfx_v12_0.c (compute_queue_init_register),
kfd_mqd_manager_v11.c (AQL).
"""

from __future__ import annotations

from collections.abc import Callable

from autogen.amd import aql
from autogen.amd.gc_11_0_0 import CP_HQD_AQL_CONTROL, CP_HQD_PQ_CONTROL, CP_HQD_PQ_DOORBELL_CONTROL
from drivers.core.errors import SimFault
from drivers.sim.amd.cp import CommandProcessor
from drivers.sim.amd.pci.bus import Bus
from drivers.sim.amd.ring import RingConfig
from drivers.sim.memory import Access, AddressSpace

MAX_EOP_SIZE = 0xA  # 2 ** (size + 1) dwords; Linux kfd_mqd_manager_v11.c: the hardware does not clamp it
QUEUES_PER_PIPE = 8
PACKET_DW = aql.PACKET_BYTES // 4
AT_RESET = {"CP_HQD_PERSISTENT_STATE": 0x0BE0_5501}  # Linux gfx_v12_0.c, the register's default
# Of a queue that runs, in dwords; the write pointer is what the last doorbell brought.
POINTERS: dict[str, Callable[[CommandProcessor], int]] = {
    "CP_HQD_PQ_RPTR": lambda queue: queue.rptr // 4,
    "CP_HQD_PQ_WPTR_LO": lambda queue: queue.wptr // 4,
    "CP_HQD_PQ_WPTR_HI": lambda queue: queue.wptr // 4 >> 32,
}


class HqdSlot:
    """`values`: by dword address of the register; `queue`: its engine while active."""

    def __init__(self, bus: Bus, pipe: int, number: int) -> None:
        self.bus, self.pipe, self.number = bus, pipe, number
        self.values: dict[int, int] = {}
        self.queue: CommandProcessor | None = None
        self.vmid = 0
        self.dequeue = 0
        self.is_stuck = False
        self.are_waves_reset = False

    def __str__(self) -> str:
        return f"pipe {self.pipe} queue {self.number}"

    def value(self, name: str) -> int:
        return self.values.get(self.bus.at(name), AT_RESET.get(name, 0))

    def read(self, name: str) -> int:
        """A register as a driver reads it: the pointers of a queue that runs move."""
        pointer = POINTERS.get(name)
        return (
            self.value(name) if self.queue is None or pointer is None else pointer(self.queue) & 0xFFFF_FFFF
        )

    def keep(self, name: str, value: int) -> None:
        self.values[self.bus.at(name)] = value

    def wide(self, low: str, high: str) -> int:
        return self.value(low) | self.value(high) << 32

    @property
    def doorbell(self) -> int | None:
        """The dword that rings the queue, where one does."""
        control = CP_HQD_PQ_DOORBELL_CONTROL._wrap(self.value("CP_HQD_PQ_DOORBELL_CONTROL"))
        return control.doorbell_offset if control.doorbell_en else None

    @property
    def is_privileged(self) -> bool:
        return bool(CP_HQD_PQ_CONTROL._wrap(self.value("CP_HQD_PQ_CONTROL")).priv_state)

    def config(self) -> RingConfig:
        """What the registers say of the queue that is made active. Raises SimFault E_HQD_CONFIG: rule Q08."""
        control = CP_HQD_PQ_CONTROL._wrap(self.value("CP_HQD_PQ_CONTROL"))
        eop_size = self.value("CP_HQD_EOP_CONTROL") & 0x3F
        base = self.wide("CP_HQD_PQ_BASE", "CP_HQD_PQ_BASE_HI") << 8
        wrong = ""
        if not base:
            wrong = "CP_HQD_PQ_BASE is 0"
        elif not 6 <= control.queue_size <= 29:
            wrong = (
                f"CP_HQD_PQ_CONTROL.queue_size is {control.queue_size}: log2 of the ring's dwords, minus 1"
            )
        elif eop_size > MAX_EOP_SIZE:
            wrong = f"CP_HQD_EOP_CONTROL.eop_size is {eop_size}; at most {MAX_EOP_SIZE}"
        if wrong:
            raise self.bus.fault("E_HQD_CONFIG", f"{self} made active: {wrong}", engine="MEC")
        return RingConfig(
            queue_id=self.pipe * QUEUES_PER_PIPE + self.number,
            ring_va=base,
            ring_bytes=8 << control.queue_size,
            wptr_va=self.wide("CP_HQD_PQ_WPTR_POLL_ADDR", "CP_HQD_PQ_WPTR_POLL_ADDR_HI"),
            rptr_va=self.wide("CP_HQD_PQ_RPTR_REPORT_ADDR", "CP_HQD_PQ_RPTR_REPORT_ADDR_HI"),
            eop_va=self.wide("CP_HQD_EOP_BASE_ADDR", "CP_HQD_EOP_BASE_ADDR_HI") << 8,
            eop_bytes=8 << eop_size,
            unit=aql.PACKET_BYTES if self._is_aql() else 4,
        )

    def _is_aql(self) -> bool:
        """Whether the slot takes AQL packets. Rule Q41: all that asks for them agrees."""
        control = CP_HQD_PQ_CONTROL._wrap(self.value("CP_HQD_PQ_CONTROL"))
        doorbell = CP_HQD_PQ_DOORBELL_CONTROL._wrap(self.value("CP_HQD_PQ_DOORBELL_CONTROL"))
        firmware = CP_HQD_AQL_CONTROL._wrap(self.value("CP_HQD_AQL_CONTROL"))
        wanted = (
            ("CP_HQD_PQ_CONTROL.slot_based_wptr", control.slot_based_wptr, aql.SLOT_BASED_WPTR),
            ("CP_HQD_AQL_CONTROL.control0", firmware.control0, aql.AQL_CONTROL),
            ("CP_HQD_PQ_CONTROL.no_update_rptr", control.no_update_rptr, 1),
            ("CP_HQD_PQ_CONTROL.queue_full_en", control.queue_full_en, 1),
            ("CP_HQD_PQ_DOORBELL_CONTROL.doorbell_bif_drop", doorbell.doorbell_bif_drop, 1),
        )
        if not control.slot_based_wptr and not firmware.control0:
            return False
        wrong = [f"{name} is {found}, must be {value}" for name, found, value in wanted if found != value]
        if self.value("CP_HQD_PQ_RPTR") % PACKET_DW:
            wrong.append(f"CP_HQD_PQ_RPTR is no multiple of {PACKET_DW} dwords")
        if wrong:
            raise self.bus.fault("E_AQL", f"{self} made active for AQL: {'; '.join(wrong)}", engine="MEC")
        return True

    def check_pointers(self, memory: AddressSpace, config: RingConfig) -> None:
        """The pointers lead somewhere in `memory`. Raises SimFault E_HQD_PTR: rule Q10."""
        pointers = (
            ("CP_HQD_PQ_RPTR_REPORT_ADDR", config.rptr_va, 4, Access.WRITE),
            ("CP_HQD_PQ_WPTR_POLL_ADDR", config.wptr_va, 8, Access.READ),
            ("CP_HQD_PQ_BASE", config.ring_va, 4, Access.READ),
        )
        for name, va, align, access in pointers:
            if va % align:
                raise self.bus.fault("E_HQD_PTR", f"{name} of {self} is {va:#x}, not a multiple of {align}")
            try:
                memory.segment(va, access, {"engine": "MEC", "reg": name})
            except SimFault as fault:
                detail = f"{name} of {self} is {va:#x} in VMID {self.vmid}: {fault.detail}"
                raise self.bus.fault("E_HQD_PTR", detail, None, cause=fault.code, va=va) from fault
